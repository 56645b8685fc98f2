import { expect, it } from 'vitest';
import { DAY, daysOf, HOUR, MINUTE } from './days.ts';
import { words } from './screen.ts';

it('a relaxed table reminds whoever is up after 8, 24 and 48 hours, in the channel, and then no more', async () => {
  const { harbour, channel, table, up, postedWithin, board } = await daysOf(2, 'relaxed');
  const { user } = await up();
  const live = await board();
  const reminded = {
    channel,
    pings: [user.id],
    words: expect.stringMatching(
      `<@${user.id}> · \\*\\*Otys · .+\\*\\* with .*: It’s your turn. It began <t:\\d+:R>.*/${live.id}`,
    ),
  };
  expect(await postedWithin(8 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(10 * MINUTE)).toEqual([reminded]);
  expect(await postedWithin(16 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(10 * MINUTE)).toEqual([reminded]);
  expect(await postedWithin(DAY)).toEqual([reminded]);
  expect(await postedWithin(5 * DAY)).toEqual([]);
  expect((await board()).id).toBe(live.id);
  expect((await harbour.bot().tables.look(table))?.table.phase).toBe('playing');
  expect(harbour.complaints()).toEqual([]);
  expect(harbour.logged).toEqual([]);
});

it('reminders count anew from each answer, and not while the bot is down, which the board then says', async () => {
  const { harbour, up, playOnce, postedWithin, postedIn, board } = await daysOf(2, 'relaxed');
  await postedWithin(7 * HOUR);
  await playOnce();
  expect(await postedWithin(7 * HOUR)).toEqual([]);
  expect(await postedWithin(1 * HOUR)).toHaveLength(1);
  await harbour.bot().stop();
  harbour.clock.advance(2 * DAY);
  const back = await postedIn(() => harbour.restart());
  expect(back).toEqual([]);
  expect(words(await board())).toMatch(
    /I was offline from <t:\d+:f> to <t:\d+:f>\. Nobody has lost any time/,
  );
  expect(await postedIn(() => harbour.restart())).toEqual([]);
  expect(await postedWithin(16 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(20 * MINUTE)).toMatchObject([{ pings: [(await up()).user.id] }]);
  expect(harbour.complaints()).toEqual([]);
});

it('nobody is called in their quiet hours, by the clock of where they live, but once at their end', async () => {
  const { harbour, channel, people, says, up, others, playTurn, postedWithin, postedIn, board } =
    await daysOf(2, 'relaxed');
  const first = await up();
  const [second] = await others();
  if (second === undefined) throw new Error('nobody is there');
  const settle = (zone: string) => [
    { name: 'quiet-from', value: 22 },
    { name: 'quiet-to', value: 7 },
    { name: 'zone', value: zone },
  ];
  // It is 14:00 in Budapest, and 5:00 in Los Angeles.
  expect(await says(first, ['settings', 'mine'], settle('Europe/Budapest'))).toContain('Your settings');
  await says(second, ['settings', 'mine'], settle('America/Los_Angeles'));
  expect(people).toContain(first);
  expect(await postedWithin(17 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(10 * MINUTE)).toMatchObject([{ channel, pings: [first.user.id] }]);

  // At 5:00 UTC it is 22:00 there.
  const turned = await postedIn(playTurn);
  expect(turned).toMatchObject([{ channel, pings: [] }]);
  expect(words(await board())).toContain(`<@${second.user.id}>`);
  expect(await postedWithin(9 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(10 * MINUTE)).toMatchObject([
    { channel, pings: [second.user.id], words: expect.stringContaining('It’s your turn.') },
  ]);
  expect(await postedWithin(3 * HOUR)).toMatchObject([]);
  expect(harbour.complaints()).toEqual([]);
});

it('who wants to hear nothing hears nothing, and the game goes on beside them', async () => {
  const { harbour, up, others, says, playTurn, postedWithin, postedIn, board } = await daysOf(2, 'relaxed');
  const first = await up();
  const [second] = await others();
  if (second === undefined) throw new Error('nobody is there');
  await says(first, ['settings', 'mine'], [{ name: 'reminders', value: false }]);
  await says(second, ['settings', 'mine'], [{ name: 'notices', value: 'off' }]);
  expect(await postedWithin(3 * DAY)).toEqual([]);
  expect(await postedIn(playTurn)).toMatchObject([{ pings: [] }]);
  expect(words(await board())).toContain(`<@${second.user.id}>`);
  expect(await postedWithin(3 * DAY)).toEqual([]);
  expect(await says(first, ['table', 'nudge'])).toContain('to be disturbed');
  expect(await postedIn(playTurn)).toMatchObject([{ pings: [first.user.id] }]);
  expect(harbour.complaints()).toEqual([]);
});

it('a direct message brings the way to the board; who blocks them is told so once and called in the channel again', async () => {
  const {
    harbour,
    channel,
    table,
    up,
    others,
    says,
    playTurn,
    playOnce,
    told,
    letters,
    postedIn,
    postedWithin,
    board,
  } = await daysOf(2, 'relaxed');
  const first = await up();
  const [second] = await others();
  if (second === undefined) throw new Error('nobody is there');
  await says(second, ['settings', 'mine'], [{ name: 'notices', value: 'direct' }]);
  const turned = await postedIn(playTurn);
  expect(turned.map(({ pings }) => pings)).toEqual([[]]);
  await postedWithin(2 * MINUTE);
  expect(letters(second)).toEqual([expect.stringMatching(/\*\*Otys · .+\*\* with .*: It’s your turn\./)]);
  expect(letters(second)[0]).toContain((await board()).id);
  await postedWithin(8 * HOUR);
  expect(letters(second)).toEqual([expect.anything(), expect.stringContaining('It’s your turn.')]);
  expect(harbour.complaints()).toEqual([]);

  await playTurn();
  harbour.discord.overseer.order({ order: 'close direct', member: second.user.id, closed: true });
  expect(await postedIn(playTurn)).toMatchObject([{ channel, pings: [] }]);
  expect(await postedWithin(2 * MINUTE)).toMatchObject([
    { channel, pings: [second.user.id], words: expect.stringContaining('It’s your turn.') },
  ]);
  expect(letters(second)).toHaveLength(2);
  expect(harbour.complaints()).toEqual([expect.stringContaining('50007')]);
  expect(await harbour.bot().tables.profiles.of(second.user.id)).toMatchObject({ notices: 'mention' });
  expect((await harbour.bot().tables.look(table))?.table.seats.map(({ kind }) => kind)).toEqual([
    'person',
    'person',
  ]);

  await playOnce();
  expect(await told(second)).toContain('couldn’t send you a direct message');
  await playTurn();
  expect(await postedIn(playTurn)).toMatchObject([{ channel, pings: [second.user.id] }]);
  const requests = harbour.discord.journal.requests();
  expect(requests.filter(({ status }) => status === 403)).toHaveLength(1);
  expect(first.messages(channel).length).toBeGreaterThan(0);
});
