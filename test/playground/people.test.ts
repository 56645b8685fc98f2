import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, COMMANDS, idOf, post, said } from './raw.ts';
import { discordForTest, interactionsOf } from './with-bot.ts';

/** Registers commands and collects the data of what people do. */
async function withCommands(commands: readonly object[]) {
  const discord = await discordForTest({ clock: holdClock() });
  const answer = await ask(discord, 'PUT', COMMANDS, commands);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const done = interactionsOf(discord);
  discord.world.onChange((event) => {
    if (event.kind !== 'interaction') return;
    const { id, token, type } = event.payload;
    const body = type === 4 ? { type: 8, data: { choices: [{ name: 'Sea', value: 's' }] } } : { type: 5 };
    void ask(discord, 'POST', `/interactions/${id}/${token}/callback`, body);
  });
  return { discord, done };
}

const table = {
  ...{ name: 'table', description: 'About a table', contexts: [0] },
  options: [
    { type: 1, name: 'status', description: 'How it stands' },
    {
      ...{ type: 1, name: 'remove', description: 'Remove someone' },
      options: [{ type: 6, name: 'who', description: 'Who', required: true }],
    },
  ],
};

const play = {
  ...{ name: 'play', description: 'Play', contexts: [0] },
  options: [
    {
      ...{ type: 3, name: 'game', description: 'Which', required: true },
      choices: [{ name: 'Otys', value: 'otys' }],
    },
    { type: 4, name: 'seats', description: 'How many', min_value: 2, max_value: 4 },
    { type: 3, name: 'level', description: 'How deep', autocomplete: true },
    { type: 5, name: 'open', description: 'For anyone' },
  ],
};

test('a subcommand is wrapped around its options, and people are resolved', async () => {
  const { discord, done } = await withCommands([table]);
  const ana = discord.person('Ana');
  const eve = discord.person('Eve').user.id;
  expect(await ana.command(PIER, ['table', 'remove'], [{ name: 'who', value: eve }])).toEqual({
    kind: 'answered',
  });
  expect(done[0]).toMatchObject({
    type: 2,
    data: {
      name: 'table',
      options: [{ type: 1, name: 'remove', options: [{ type: 6, name: 'who', value: eve }] }],
      resolved: { users: { [eve]: { username: 'eve' } }, members: { [eve]: { roles: [] } } },
    },
  });
});

const GAME = { game: 'otys' };
test.each<readonly [what: string, path: readonly string[], given: object]>([
  ['a command that is not registered', ['chess'], {}],
  ['a command without its subcommand', ['table'], {}],
  ['an unknown subcommand', ['table', 'burn'], {}],
  ['a required option left out', ['play'], {}],
  ['a value that is no choice', ['play'], { game: 'go' }],
  ['a number above its greatest', ['play'], { ...GAME, seats: 5 }],
  ['a fraction for a whole number', ['play'], { ...GAME, seats: 2.5 }],
  ['an option of the wrong kind', ['play'], { ...GAME, open: 'yes' }],
  ['an option it does not have', ['play'], { ...GAME, colour: 'red' }],
  ['someone who is not there', ['table', 'remove'], { who: '1' }],
])('%s never reaches the bot', async (_what, path, given) => {
  const { discord, done } = await withCommands([table, play]);
  const options = Object.entries(given).map(([name, value]) => ({ name, value }));
  expect(await discord.person('Ana').command(PIER, path, options)).toMatchObject({ kind: 'refused' });
  expect(done).toEqual([]);
});

test('an option is completed while the others are still missing', async () => {
  const { discord, done } = await withCommands([play]);
  const ana = discord.person('Ana');
  expect(await ana.complete(PIER, ['play'], [{ name: 'level', value: 's' }], 'level')).toEqual([
    { name: 'Sea', value: 's' },
  ]);
  expect(done).toMatchObject([
    { type: 4, data: { options: [{ type: 3, name: 'level', value: 's', focused: true }] } },
  ]);
  expect(await ana.complete(PIER, ['play'], [], 'game')).toEqual([]);
});

test('completion that gets no answer is empty and leaves no notice', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  await ask(discord, 'PUT', COMMANDS, [play]);
  const ana = discord.person('Ana');
  const choices = ana.complete(PIER, ['play'], [], 'level');
  clock.advance(3_000);
  expect(await choices).toEqual([]);
  expect(ana.notices(PIER)).toEqual([]);
});

test('a menu takes as many of its values as it allows', async () => {
  const { discord, done } = await withCommands([]);
  const options = ['a', 'b', 'c'].map((value) => ({ label: value, value }));
  const menu = { type: 3, custom_id: 'menu', min_values: 1, max_values: 2, options };
  const users = { type: 5, custom_id: 'who' };
  const rows = [menu, users].map((each) => ({ type: 1, components: [each] }));
  const id = idOf(await post(discord, said('Choose', ...rows)));
  const ana = discord.person('Ana');
  for (const values of [[], ['a', 'b', 'c'], ['d'], ['a', 'a']])
    expect(await ana.choose(PIER, id, 'menu', values)).toMatchObject({ kind: 'refused' });
  expect(await ana.press(PIER, id, 'menu')).toMatchObject({ kind: 'refused' });
  expect(await ana.choose(PIER, id, 'menu', ['a', 'c'])).toEqual({ kind: 'answered' });
  expect(await ana.choose(PIER, id, 'who', [ana.user.id])).toEqual({ kind: 'answered' });
  expect(done).toMatchObject([
    { data: { component_type: 3, values: ['a', 'c'] } },
    { data: { component_type: 5, values: [ana.user.id], resolved: { users: { [ana.user.id]: {} } } } },
  ]);
});

test('what one person does is announced to those who watch', async () => {
  const { discord } = await withCommands([play]);
  const seen: string[] = [];
  const stop = discord.person('Eve').watch(() => seen.push('changed'));
  discord.person('Ana').say(PIER, 'Ahoj');
  expect(seen).toEqual(['changed']);
  stop();
  discord.person('Ana').say(PIER, 'Again');
  expect(seen).toHaveLength(1);
});
