import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { aim, filledOptions } from '../../src/playground/people/options.ts';
import { ask, complaints } from './raw.ts';
import { discordForTest } from './with-bot.ts';

const command = (more: object) => ({
  ...{ name: 'play', description: 'Play', contexts: [0], ...more },
});
const option = (more: object = {}) => ({ type: 3, name: 'game', description: 'Which', ...more });

/** Commands that Discord refuses (interactions/application-commands.mdx). */
const REFUSED_COMMANDS: readonly (readonly [what: string, body: object, complaint: string])[] = [
  ['a capital letter', command({ name: 'Play' }), 'name'],
  ['a space in its name', command({ name: 'play now' }), 'name'],
  ['no description', command({ description: undefined }), 'description'],
  ['a description over 100', command({ description: 'x'.repeat(101) }), 'description'],
  [
    'an option required after one that is not',
    command({ options: [option(), option({ name: 'seats', required: true })] }),
    'options',
  ],
  [
    'completion beside choices',
    command({ options: [option({ autocomplete: true, choices: [{ name: 'A', value: 'a' }] })] }),
    'options.0',
  ],
  ['an option twice', command({ options: [option(), option()] }), 'options'],
  [
    '26 options',
    command({ options: Array.from({ length: 26 }, (_, i) => option({ name: `o${i}` })) }),
    'options',
  ],
  [
    '8000 characters and more',
    command({
      options: Array.from({ length: 25 }, (_, i) =>
        option({
          name: `o${i}`,
          choices: Array.from({ length: 2 }, (_none, j) => ({
            name: `${j}`.repeat(99),
            value: 'x'.repeat(99),
          })),
        }),
      ),
    }),
    '',
  ],
];

test.each(REFUSED_COMMANDS)('a command with %s is refused', async (_what, body, complaint) => {
  const discord = await discordForTest();
  const path = '/applications/1300000000000000001/commands';
  const answer = await ask(discord, 'PUT', path, [body]);
  expect(complaints(answer.body)).toContain(['0', complaint].filter(Boolean).join('.'));
  expect(answer.status).toBe(400);
});

test('the same name twice among all commands is refused', async () => {
  const discord = await discordForTest();
  const answer = await ask(discord, 'PUT', '/applications/1300000000000000001/commands', [
    command({}),
    command({}),
  ]);
  expect(complaints(answer.body)).toEqual(['']);
});

test('commands keep their ids when they are set again', async () => {
  const discord = await discordForTest();
  const path = '/applications/1300000000000000001/commands';
  await ask(discord, 'PUT', path, [command({})]);
  const [made] = discord.world.commands.list();
  const all = await ask(discord, 'PUT', path, [
    command({ description: 'Other' }),
    command({ name: 'rules' }),
  ]);
  expect(all.body).toMatchObject([{ id: made?.id, name: 'play', description: 'Other' }, { name: 'rules' }]);
});

test('a list of commands says what they are called elsewhere only where somebody asks for it', async () => {
  const discord = await discordForTest();
  const path = '/applications/1300000000000000001/commands';
  const named = { name_localizations: { de: 'spiel' } };
  const choices = [{ name: 'A', ...named, value: 'a' }];
  await ask(discord, 'PUT', path, [command({ ...named, options: [option({ ...named, choices })] })]);
  const told = async (query: string) => JSON.stringify((await ask(discord, 'GET', `${path}${query}`)).body);
  expect((await told('?with_localizations=true')).match(/spiel/g)).toHaveLength(3);
  expect(await told('')).not.toContain('spiel');
});

test('a file that is handed over with a command is served to the bot, unless it is too large', async () => {
  const discord = await discordForTest();
  const [channel] = discord.person('Ana').channels();
  const file = { type: Option.Attachment, name: 'file', description: 'A record' } as const;
  const replay = command({ name: 'replay', options: [file] });
  await ask(discord, 'PUT', '/applications/1300000000000000001/commands', [replay]);
  const aimed = aim(discord.person('Ana').commands(), ['replay']);
  if (channel === undefined) throw new Error('there is no channel');
  const handed = (bytes: Buffer) =>
    filledOptions(discord.world, channel.id, aimed, [
      { name: 'file', value: { name: 'a game.txt', type: 'text/plain', bytes: bytes.toString('base64') } },
    ]);
  const filled = handed(Buffer.from('[record 1]'));
  const [attachment] = Object.values(filled.resolved.attachments ?? {});
  expect(filled.options).toEqual([{ type: Option.Attachment, name: 'file', value: attachment?.id }]);
  expect(attachment).toMatchObject({ filename: 'a_game.txt', size: 10, content_type: 'text/plain' });
  expect(await (await fetch(attachment?.url ?? '')).text()).toBe('[record 1]');
  expect(() => handed(Buffer.alloc(10 * 1024 * 1024 + 1))).toThrow('10 MiB');
  expect(() => filledOptions(discord.world, channel.id, aimed, [{ name: 'file', value: 'x' }])).toThrow(
    'does not fit',
  );
});
