import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { register } from '../../src/discord/client/registration.ts';
import { openApi } from '../../src/doctor/discord/api.ts';
import { games } from '../../src/games/index.ts';
import { APPLICATION_ID } from '../../src/playground/world/cast.ts';
import { TEXT_VARIABLES } from '../../src/texts/keys.ts';
import { readLanguages } from '../../src/texts/texts.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { discordForTest } from '../playground/with-bot.ts';
import { texts } from '../texts/shipped.ts';

/** Any part of a command as it is registered: the command, a subcommand, an option. */
interface Part {
  readonly name: string;
  readonly autocomplete?: boolean | undefined;
  readonly options?: readonly Part[];
  readonly choices?: readonly { readonly value: string | number }[];
}

const registered = commands.map((command) => command.data(texts, games));
const partsOf = (part: Part): readonly Part[] => [part, ...(part.options ?? []).flatMap(partsOf)];
const parts = registered.flatMap((command) => partsOf(command as Part));

describe('every command', () => {
  test('is taken by Discord, with all that it is called and offers in any language', async () => {
    const discord = await discordForTest();
    const { rest: api } = openApi(discord.token, discord.apiBase);
    const log = fakeLog();
    const order = { api, log, application: APPLICATION_ID, commands: registered };
    await register(order);
    expect(log.lines).toEqual(['info: The commands were registered.']);
    expect(registered.map(({ name }) => name)).toEqual(commands.map(({ name }) => name));
    for (const { choices = [] } of parts)
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
  });

  test('has in English the names of options that the code calls them by', () => {
    const say = readLanguages('assets/texts').in('en');
    const names = new Set(parts.map(({ name }) => name));
    for (const key of Object.keys(TEXT_VARIABLES).filter((each) => each.startsWith('option-')))
      expect(names).toContain(say(key).split(' · ')[0]);
  });

  test('answers while it is typed where one of its options says so', () => {
    for (const command of commands) {
      const typed = partsOf(command.data(texts, games) as Part);
      if (typed.some(({ autocomplete }) => autocomplete)) expect(command.complete).toBeDefined();
    }
  });

  test('keeps no game out: each has its subcommand of /play and of /rules', () => {
    for (const name of ['play', 'rules']) {
      const options = registered.find((command) => command.name === name)?.options ?? [];
      expect(options.map((option) => option.name)).toEqual(games.map((game) => game.name));
    }
  });
});
