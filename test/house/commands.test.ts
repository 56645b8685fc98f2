import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import {
  CHOICE_LENGTH,
  COMMAND_DESCRIPTION,
  COMMAND_LENGTH,
  COMMAND_NAME,
  COMMAND_OPTIONS,
  COMMANDS,
} from '../../src/discord/protocol/limits.ts';
import { games } from '../../src/games/index.ts';
import { TEXT_VARIABLES } from '../../src/texts/keys.ts';
import { readLanguages } from '../../src/texts/texts.ts';
import { texts } from '../texts/shipped.ts';

/** Any part of a command as it is registered: the command, a subcommand, an option. */
interface Part {
  readonly name: string;
  readonly description?: string;
  readonly type?: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly options?: readonly Part[];
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description_localizations?: Readonly<Record<string, string>>;
}

const registered = commands.map((command): Part => {
  const part: unknown = JSON.parse(JSON.stringify(command.data(texts, games)));
  return part as Part;
});
const partsOf = (part: Part): readonly Part[] => [part, ...(part.options ?? []).flatMap(partsOf)];
const parts = registered.flatMap(partsOf);

/** https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-naming */
const NAME = new RegExp(`^[-_'\\p{L}\\p{N}]{1,${COMMAND_NAME}}$`, 'u');

describe('every command', () => {
  test('is one of as many as Discord registers, under a name of its own', () => {
    expect(registered.length).toBeLessThanOrEqual(COMMANDS);
    expect(new Set(registered.map(({ name }) => name)).size).toBe(registered.length);
    expect(registered.map(({ name }) => name)).toEqual(commands.map(({ name }) => name));
  });

  test.each(parts)('has a name and a description that Discord takes: $name', (part) => {
    for (const name of [part.name, ...Object.values(part.name_localizations ?? {})]) {
      expect(name).toMatch(NAME);
      expect(name).toBe(name.toLowerCase());
    }
    for (const text of [part.description ?? '', ...Object.values(part.description_localizations ?? {})]) {
      expect(text.length).toBeGreaterThanOrEqual(1);
      expect(text.length).toBeLessThanOrEqual(COMMAND_DESCRIPTION);
    }
  });

  test.each(parts)(
    'has options within bounds, the required ones first: $name',
    ({ options = [], choices, autocomplete }) => {
      expect(options.length).toBeLessThanOrEqual(COMMAND_OPTIONS);
      expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
      const required = options.map((option) => option.required === true);
      expect(required).toEqual([...required].sort().reverse());
      if (choices === undefined) return;
      expect(autocomplete ?? false).toBe(false);
      expect(choices.length).toBeLessThanOrEqual(COMMAND_OPTIONS);
      for (const kind of ['name', 'value'] as const)
        expect(new Set(choices.map((choice) => choice[kind])).size).toBe(choices.length);
      for (const { name, value } of choices) {
        expect(name.length).toBeGreaterThanOrEqual(1);
        expect(name.length).toBeLessThanOrEqual(CHOICE_LENGTH);
        expect(String(value).length).toBeLessThanOrEqual(CHOICE_LENGTH);
      }
    },
  );

  test.each(registered)('is not longer than Discord takes: $name', (command) => {
    const words = partsOf(command).flatMap(({ name, description, choices }) => [
      name,
      description ?? '',
      ...(choices ?? []).flatMap((choice) => [choice.name, String(choice.value)]),
    ]);
    expect(words.join('').length).toBeLessThanOrEqual(COMMAND_LENGTH);
  });

  test('has in English the names of options that the code calls them by', () => {
    const say = readLanguages('assets/texts').in('en');
    const names = new Set(parts.map(({ name }) => name));
    for (const key of Object.keys(TEXT_VARIABLES).filter((each) => each.startsWith('option-')))
      expect(names).toContain(say(key).split(' · ')[0]);
  });

  test('answers while it is typed where one of its options says so', () => {
    for (const command of commands) {
      const typed = partsOf(registered.find(({ name }) => name === command.name) ?? { name: '' });
      if (typed.some(({ autocomplete }) => autocomplete)) expect(command.complete).toBeDefined();
    }
  });

  test('keeps no game out: each has its subcommand of /play and of /rules', () => {
    for (const name of ['play', 'rules']) {
      const options = registered.find((command) => command.name === name)?.options ?? [];
      expect(options.map((option) => option.name)).toEqual(games.map((game) => game.name));
    }
  });

  test('is named in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const { name } of commands) expect(readme).toContain(`/${name}`);
  });
});
