import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { aim, filledOptions } from '../../src/playground/people/options.ts';
import type { GivenOption } from '../../src/playground/person.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { PIER } from './boards.ts';
import { ask, COMMANDS, complaints } from './raw.ts';
import { discordForTest, PLAY } from './with-bot.ts';

const command = (more: object) => ({ ...PLAY, ...more });
const set = (discord: RunningDiscord, ...commands: readonly object[]) =>
  ask(discord, 'PUT', COMMANDS, commands);
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
          choices: ['0', '1'].map((each) => ({ name: each.repeat(99), value: 'x'.repeat(99) })),
        }),
      ),
    }),
    '',
  ],
];

test.each(REFUSED_COMMANDS)('a command with %s is refused', async (_what, body, complaint) => {
  const discord = await discordForTest();
  const answer = await set(discord, body);
  expect(complaints(answer.body)).toContain(['0', complaint].filter(Boolean).join('.'));
  expect(answer.status).toBe(400);
});

test('the same name twice among all commands is refused', async () => {
  const discord = await discordForTest();
  const answer = await set(discord, PLAY, PLAY);
  expect(complaints(answer.body)).toEqual(['']);
});

test('commands keep their ids when they are set again', async () => {
  const discord = await discordForTest();
  await set(discord, PLAY);
  const [made] = discord.world.commands.list();
  const all = await set(discord, command({ description: 'Other' }), command({ name: 'rules' }));
  expect(all.body).toMatchObject([{ id: made?.id, name: 'play', description: 'Other' }, { name: 'rules' }]);
});

test('a list of commands says what they are called elsewhere only where somebody asks for it', async () => {
  const discord = await discordForTest();
  const named = { name_localizations: { de: 'spiel' } };
  const choices = [{ name: 'A', ...named, value: 'a' }];
  await set(discord, command({ ...named, options: [option({ ...named, choices })] }));
  const told = async (query: string) => JSON.stringify((await ask(discord, 'GET', COMMANDS + query)).body);
  expect((await told('?with_localizations=true')).match(/spiel/g)).toHaveLength(3);
  expect(await told('')).not.toContain('spiel');
});

test('a file that is handed over with a command is served to the bot, unless it is too large', async () => {
  const discord = await discordForTest();
  const file = { type: Option.Attachment, name: 'file', description: 'A record' } as const;
  await set(discord, command({ name: 'replay', options: [file] }));
  const aimed = aim(discord.person('Ana').commands(), ['replay']);
  const fill = (value: GivenOption['value']) =>
    filledOptions(discord.world, PIER, aimed, [{ name: 'file', value }]);
  const handed = (bytes: Buffer) =>
    fill({ name: 'a game.txt', type: 'text/plain', bytes: bytes.toString('base64') });
  const filled = handed(Buffer.from('[record 1]'));
  const [attachment] = Object.values(filled.resolved.attachments ?? {});
  expect(filled.options).toEqual([{ type: Option.Attachment, name: 'file', value: attachment?.id }]);
  expect(attachment).toMatchObject({ filename: 'a_game.txt', size: 10, content_type: 'text/plain' });
  expect(await (await fetch(attachment?.url ?? '')).text()).toBe('[record 1]');
  expect(() => handed(Buffer.alloc(10 * 1024 * 1024 + 1))).toThrow('10 MiB');
  expect(() => fill('x')).toThrow('does not fit');
});
