import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { DAY, daysOf, HOUR, lateButton, MINUTE } from './days.ts';
import { control, words } from './screen.ts';

/** The contracts as somebody sees them who has no seat. */
const PUBLIC_ALONE = /^(?!.*\*\*Yours\*\*).*\*\*Public\*\*/s;

const lookAtContracts = (message: APIMessage) => control(message, 'look', 'asides');

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
