import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type RegistrationApi, register, staleCommands } from '../../../src/discord/client/registration.ts';
import { fakeLog } from '../fake-log.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

const play: Command = {
  name: 'play',
  description: 'Open a table',
  description_localizations: { de: 'Öffne einen Tisch', 'sv-SE': 'Öppna ett bord' },
  contexts: [0],
  options: [
    {
      type: ApplicationCommandOptionType.Subcommand,
      name: 'tiny',
      description: 'A tiny game',
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: 'pace',
          description: 'How fast',
          required: false,
          choices: [{ name: 'Slow', name_localizations: { de: 'Langsam' }, value: 'slow' }],
        },
      ],
    },
  ],
};
const hand: Command = { name: 'hand', description: 'Your hand' };

/** Discord as far as commands go, with those of every application `there`, as it tells of them. */
function fakeApi(fails = false) {
  const puts: { route: string; body: unknown }[] = [];
  const there = new Map<string, unknown>();
  const api: RegistrationApi = {
    get: async (route, { query }) => {
      expect(String(query)).toBe('with_localizations=true');
      return there.get(route) ?? [];
    },
    put: async (route, { body }) => {
      puts.push({ route, body });
      if (fails) throw new Error('500');
      there.set(route, body);
    },
  };
  return { ...api, puts, there };
}

const ROUTE = '/applications/7/commands';

describe('commands', () => {
  test('are registered all at once by the first start, and again only when Discord has others', async () => {
    const [api, log] = [fakeApi(), fakeLog()];
    const start = () => register({ api, log, application: '7', commands: [play, hand] });
    await start();
    await start();
    expect(api.puts).toMatchObject([{ route: ROUTE, body: [play, hand] }]);
    for (const there of [[hand], [play, { ...hand, description: 'The hand of another version' }]]) {
      api.there.set(ROUTE, there);
      await start();
      expect(api.there.get(ROUTE)).toMatchObject([play, hand]);
    }
  });

  test('that Discord does not take stop nothing', async () => {
    const log = fakeLog();
    await register({ api: fakeApi(true), log, application: '7', commands: [play] });
    expect(log.lines).toEqual([expect.stringMatching(/^error: /)]);
  });
});

describe('commands are the same', () => {
  /** As Discord tells of a command ("Application Commands", Object): with what it adds, and without what says nothing. */
  const told = {
    id: '1',
    application_id: '7',
    version: '2',
    type: 1,
    default_member_permissions: null,
    nsfw: false,
    integration_types: [0],
    name_localizations: null,
  };
  const stale = async (there: readonly object[], commands: readonly Command[]) => {
    const api = fakeApi();
    api.there.set(ROUTE, there);
    return staleCommands(api, '7', commands);
  };

  test('unless they come along with people into servers in which the bot is not', async () => {
    const asDiscordHasIt = { ...told, ...play };
    expect(await stale([asDiscordHasIt], [play])).toEqual([]);
    expect(await stale([{ ...asDiscordHasIt, integration_types: [0, 1] }], [play])).toEqual([play.name]);
    const api = fakeApi();
    await register({ api, log: fakeLog(), application: '7', commands: [play] });
    expect(api.puts).toMatchObject([{ body: [{ name: play.name, integration_types: [0] }] }]);
  });

  test('whatever Discord adds to them or leaves out, in whichever order it has them', async () => {
    const { description_localizations: _, options: __, ...rest } = play;
    const asDiscordHasIt = {
      ...told,
      ...rest,
      description_localizations: { 'sv-SE': 'Öppna ett bord', de: 'Öffne einen Tisch' },
      dm_permission: true,
      options: [
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: 'tiny',
          description: 'A tiny game',
          name_localizations: null,
          options: [
            {
              type: ApplicationCommandOptionType.String,
              name: 'pace',
              description: 'How fast',
              choices: [{ value: 'slow', name: 'Slow', name_localizations: { de: 'Langsam' } }],
            },
          ],
        },
      ],
    };
    const theHand = { ...told, ...hand, contexts: null, options: [] };
    expect(await stale([theHand, asDiscordHasIt], [play, hand])).toEqual([]);
  });

  test.each([
    ['its words', { description: 'Another' }],
    ['its words in another language', { description_localizations: { de: 'Anders' } }],
    ['where it is to be had', { contexts: [0, 1] }],
    ['its options', { options: [] }],
  ])('but not where one differs in %s', async (_, change) => {
    expect(await stale([{ ...told, ...play, ...change }, hand], [play, hand])).toEqual(['play']);
  });

  test('but not where one is missing or too many', async () => {
    const another = { ...told, name: 'undo', description: 'Of a former version' };
    expect(await stale([play, another], [play, hand])).toEqual(['hand', 'undo']);
  });
});
