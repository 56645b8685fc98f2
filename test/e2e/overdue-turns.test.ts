import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { DAY, daysOf, HOUR, lateButton, MINUTE } from './days.ts';
import { control, controls, words } from './screen.ts';

it('at a live table each of the four ways to go on without somebody does what it says', async () => {
  const days = await daysOf(3, 'live');
  const { harbour, channel, guest, now, up, others, board, presses, says, told, postedWithin, postedIn } =
    days;
  // Her Discord speaks Russian.
  await says(guest, ['settings', 'mine'], [{ name: 'language', value: 'en' }]);
  const late = await up();
  const [one, two] = await others();
  if (one === undefined || two === undefined) throw new Error('nobody is there');
  expect(words(await board())).toMatch(`<@${late.user.id}>’s time runs out <t:`);
  expect(await postedWithin(4 * MINUTE)).toEqual([]);
  const [offer, ...more] = await postedWithin(MINUTE);
  expect(more).toEqual([]);
  expect(offer).toMatchObject({ channel });
  expect(new Set(offer?.pings)).toEqual(new Set([one.user.id, two.user.id]));
  expect(offer?.words).toContain(`<@${late.user.id}> has run out of time.`);
  // Nobody answers: they are asked again, less and less often.
  const again = [{ channel, pings: expect.arrayContaining([one.user.id, two.user.id]) }];
  for (const time of [15 * MINUTE, 45 * MINUTE, 23 * HOUR])
    expect(await postedWithin(time)).toMatchObject(again);
  expect(await postedWithin(3 * DAY)).toEqual([]);

  // Whoever is late, and a guest, have no say in it.
  for (const [person, sentence] of [
    [late, 'for the others to answer'],
    [guest, 'not playing at this table'],
  ] as const) {
    await presses(person, lateButton(await board(), 'free'));
    expect(await told(person)).toContain(sentence);
  }

  // To wait on takes one, and gives the whole time again.
  await presses(one, lateButton(await board(), 'wait'));
  expect(lateButton(await board(), 'wait')).toBeUndefined();
  expect(words(await board())).toMatch(`<@${late.user.id}>’s time runs out <t:`);
  expect(await postedWithin(5 * MINUTE)).toHaveLength(1);

  // To play on for them takes more than half of the others, and a press that was counted is shown.
  await presses(one, lateButton(await board(), 'skip'));
  expect(words(await board())).toContain(`<@${one.user.id}>: Play it safe`);
  const { match: before } = await now();
  const skipped = await postedIn(async () => presses(two, lateButton(await board(), 'skip')));
  const { match: after, table: going } = await now();
  expect(after?.turn.number).toBe((before?.turn.number ?? 0) + 1);
  expect(after?.ply).toBeGreaterThan(before?.ply ?? 0);
  expect(skipped).toMatchObject([{ pings: [(await up()).user.id] }]);
  expect(skipped[0]?.words).toContain(`<@${late.user.id}> ran out of time, so the turn was played for them`);
  // It is news to whoever was away, with the table as it was and as it is.
  await presses(late, control(await board(), 'look', 'happened'));
  expect(await told(late)).toMatch(/At the start of the game|After your last turn/);
  expect(going.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  expect((await up()).user.id).not.toBe(late.user.id);

  // A seat that is given away is whoever takes it.
  const slow = await up();
  expect(await postedWithin(5 * MINUTE)).toHaveLength(1);
  for (const person of await others()) await presses(person, lateButton(await board(), 'free'));
  const [free] = (await now()).table.seats.filter(({ kind }) => kind === 'free');
  expect(free).toMatchObject({ why: 'late', left: { id: slow.user.id } });
  const taken = await postedIn(async () => presses(guest, control(await board(), 'take')));
  expect(taken).toMatchObject([{ pings: [guest.user.id] }]);
  expect((await up()).user.id).toBe(guest.user.id);
  await presses(slow, lookAtContracts(await board()));
  expect(await told(slow)).toMatch(PUBLIC_ALONE);

  // The computer plays on at once, and the turn is somebody else's. Whoever it plays for is told, and can come back.
  expect(await postedWithin(5 * MINUTE)).toHaveLength(1);
  const replaced = await postedIn(async () => {
    for (const person of await others()) await presses(person, lateButton(await board(), 'computer'));
  });
  expect(replaced.filter(({ pings }) => pings.includes(guest.user.id))).toMatchObject([
    { channel, words: expect.stringContaining('the computer is playing for you') },
  ]);
  expect((await now()).table.seats.map(({ kind }) => kind).sort()).toEqual(['computer', 'person', 'person']);
  expect((await up()).user.id).not.toBe(guest.user.id);
  await presses(guest, lookAtContracts(await board()));
  expect(await told(guest)).toMatch(PUBLIC_ALONE);
  await presses(slow, control(await board(), 'return'));
  expect(await told(slow)).toContain('isn’t playing any seat of yours');
  await presses(guest, control(await board(), 'return'));
  expect((await now()).table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  expect(words(await board())).toContain(`<@${guest.user.id}> is back in their seat`);
  expect(control(await board(), 'return')).toBeUndefined();
  expect(harbour.complaints()).toEqual([]);
  expect(harbour.logged).toEqual([]);
});

it('a day a turn: two reminders, then the question, which whoever was late can settle by playing', async () => {
  const { harbour, up, others, board, playOnce, presses, postedWithin } = await daysOf(2, 'daily');
  const late = await up();
  const [other] = await others();
  if (other === undefined) throw new Error('nobody is there');
  expect(await postedWithin(8 * HOUR)).toMatchObject([{ pings: [late.user.id] }]);
  expect(await postedWithin(12 * HOUR)).toMatchObject([{ pings: [late.user.id] }]);
  expect(await postedWithin(4 * HOUR)).toMatchObject([{ pings: [other.user.id] }]);
  await playOnce();
  expect(lateButton(await board(), 'skip')).toBeUndefined();
  expect(words(await board())).toMatch(`<@${late.user.id}>’s time runs out <t:`);
  expect(await postedWithin(DAY - 10 * MINUTE)).toHaveLength(2);
  expect(await postedWithin(10 * MINUTE)).toMatchObject([{ pings: [other.user.id] }]);
  // Who waits on has them reminded once more, too.
  await presses(other, lateButton(await board(), 'wait'));
  expect(await postedWithin(8 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(10 * MINUTE)).toMatchObject([{ pings: [late.user.id] }]);
  expect(harbour.complaints()).toEqual([]);
});

it('another pace is agreed upon while somebody is waited for: their time begins then, and nobody is told twice', async () => {
  const { harbour, up, others, says, board, presses, postedWithin, postedIn, letters } = await daysOf(
    2,
    'relaxed',
  );
  const late = await up();
  const [other] = await others();
  if (other === undefined) throw new Error('nobody is there');
  await says(late, ['settings', 'mine'], [{ name: 'notices', value: 'direct' }]);
  await postedWithin(30 * HOUR);
  const reminded = letters(late).length;
  const asked = await postedIn(() => says(late, ['table', 'pace'], [{ name: 'pace', value: 'live' }]));
  expect(asked).toMatchObject([
    { words: expect.stringContaining('a different pace: five minutes per turn') },
  ]);
  expect(asked[0]?.pings).toEqual([other.user.id]);
  expect(await postedIn(async () => presses(other, control(await board(), 'motion', 'agree')))).toEqual([]);
  expect(words(await board())).toMatch(`<@${late.user.id}>’s time runs out <t:`);
  expect(letters(late)).toHaveLength(reminded);
  expect(await postedWithin(4 * MINUTE)).toEqual([]);
  expect(await postedWithin(MINUTE)).toMatchObject([{ pings: [other.user.id] }]);
  expect(lateButton(await board(), 'wait')).toBeDefined();

  // Back to a pace that never ends a turn, the question is gone with it.
  await says(other, ['table', 'pace'], [{ name: 'pace', value: 'none' }]);
  await presses(late, control(await board(), 'motion', 'agree'));
  expect(lateButton(await board(), 'wait')).toBeUndefined();
  expect(words(await board())).not.toContain('time runs out');
  expect(await postedWithin(3 * DAY)).toEqual([]);
  expect(harbour.complaints()).toEqual([]);
});

it('a vacation stops one’s clock at every table until its end, within its limits', async () => {
  const { harbour, up, others, says, board, postedWithin, now } = await daysOf(2, 'daily');
  const away = await up();
  const [other] = await others();
  if (other === undefined) throw new Error('nobody is there');
  const until = (value: string) => says(away, ['settings', 'vacation'], [{ name: 'until', value }]);
  expect(await says(away, ['settings', 'vacation'])).toContain('You’re not away');
  expect(await until('2026-05-31')).toContain('longer than three weeks');
  expect(await until('2026-04-30')).toContain('already over');
  expect(await until('soon')).toContain('like this: 2026-12-31');
  await postedWithin(4 * HOUR);
  expect(await until('2026-05-10')).toContain('Enjoy!');
  expect(words(await board())).toMatch(`<@${away.user.id}> is away until <t:`);
  expect(words(await board())).toContain(`<t:${Date.UTC(2026, 4, 10, 12) / 1000}:D>`);
  // Midnight of the tenth, where it is 16:00 of the first now.
  expect(await postedWithin(9 * DAY + 8 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(words(await board())).toContain('is away until');
  expect(await postedWithin(10 * MINUTE)).toMatchObject([
    { pings: [away.user.id], words: expect.stringMatching(/It’s your turn.*your time runs out <t:/) },
  ]);
  expect(words(await board())).not.toContain('is away until');
  // Nobody is reminded within hours of that.
  expect(await postedWithin(4 * HOUR)).toEqual([]);
  expect(await postedWithin(12 * HOUR)).toMatchObject([{ pings: [away.user.id] }]);
  expect(await postedWithin(4 * HOUR)).toMatchObject([{ pings: [other.user.id] }]);
  expect((await now()).table.turnClocks[0]?.offer).toBeDefined();
  await until('2026-05-30');
  expect(await says(away, ['settings', 'vacation'])).toContain('Welcome back');
  expect(harbour.complaints()).toEqual([]);
});

it('a reminder that quiet hours hold back past the deadline becomes word that the time is over, at their end', async () => {
  const { harbour, channel, up, others, says, postedWithin } = await daysOf(2, 'daily');
  const late = await up();
  const [other] = await others();
  if (other === undefined) throw new Error('nobody is there');
  // It is noon: the second reminder would come at eight in the morning, and the time is over at noon again.
  const quiet = [
    { name: 'quiet-from', value: 7 },
    { name: 'quiet-to', value: 14 },
  ];
  expect(await postedWithin(8 * HOUR)).toMatchObject([
    { pings: [late.user.id], words: expect.stringMatching(/your time runs out <t:\d+:R>/) },
  ]);
  await says(late, ['settings', 'mine'], quiet);
  expect(await postedWithin(16 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(10 * MINUTE)).toMatchObject([{ pings: [other.user.id] }]);
  expect(await postedWithin(2 * HOUR - 10 * MINUTE)).toEqual([]);
  expect(await postedWithin(10 * MINUTE)).toMatchObject([
    { channel, pings: [late.user.id], words: expect.stringContaining('Your time has run out') },
  ]);
  expect(await postedWithin(20 * HOUR)).toEqual([]);
  expect(harbour.complaints()).toEqual([]);
});

it('a time that would have been over while the bot was down is given back, and then put to the others once', async () => {
  const { harbour, others, now, board, postedIn, postedWithin } = await daysOf(3, 'daily');
  const asked = (await others()).map(({ user }) => user.id);
  await harbour.bot().stop();
  harbour.clock.advance(3 * DAY);
  expect(await postedIn(() => harbour.restart())).toEqual([]);
  expect(words(await board())).toContain('Nobody has lost any time by it');
  // Reminders after 8 and 20 hours, and the end of the time.
  const posted = await postedWithin(DAY);
  expect(posted).toHaveLength(3);
  expect(new Set(posted[2]?.pings)).toEqual(new Set(asked));
  expect(await postedIn(() => harbour.restart())).toEqual([]);
  // It is so when the others are to be asked again.
  await harbour.bot().stop();
  harbour.clock.advance(5 * DAY);
  expect(await postedIn(() => harbour.restart())).toEqual([]);
  expect(await postedWithin(DAY)).toMatchObject([{ pings: posted[2]?.pings }]);
  expect((await now()).table.turnClocks).toHaveLength(1);
  expect(controls(await board()).filter(({ label }) => label === 'Keep waiting')).toHaveLength(1);
  expect(harbour.complaints()).toEqual([]);
});

/** The contracts as somebody sees them who has no seat. */
const PUBLIC_ALONE = /^(?!.*\*\*Yours\*\*).*\*\*Public\*\*/s;

const lookAtContracts = (message: APIMessage) => control(message, 'look', 'asides');
