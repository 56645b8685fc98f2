import { expect, test } from 'vitest';
import type { Level } from '../../src/games/level.ts';
import type { Computer, ComputerQuestion } from '../../src/tables/service/computer.ts';
import { days } from './days.ts';
import { ana, ben, cem, done } from './room.ts';

/** Time in which people have their turn at this pace, in milliseconds. */
const LATE = 5 * 60_000;

/** A live table at which every question to a computer is kept, and answered by what comes last. */
async function watched(level?: Level) {
  const asked: ComputerQuestion[] = [];
  const computer: Computer = {
    choose: (question) => {
      asked.push(question);
      return question.answers.at(-1)?.notation ?? '';
    },
  };
  const at = await days({ computer });
  const id = await at.lobby([ben, cem].slice(0, level === undefined ? 2 : 1));
  done(await at.tables.setPace(at.act(id, ana), 'live'));
  if (level !== undefined) done(await at.tables.addComputer(at.act(id, ana), level));
  done(await at.tables.start(at.act(id, ana)));
  /** What the others want done about whoever is late. */
  const agreed = async (action: 'skip' | 'computer') => {
    await at.later(id, LATE);
    const late = { seat: 0, offer: (await at.tableOf(id)).revision, action } as const;
    for (const other of level === undefined ? [ben, cem] : [ben])
      done(await at.tables.late(at.act(id, other), late));
  };
  const manners = () =>
    asked.map(({ seat, level: how, isSafe, leavesExtras }) => ({ seat, how, isSafe, leavesExtras }));
  return { ...at, id, asked, agreed, manners };
}

test('for somebody who is late a computer plays safely, and leaves what may be done besides', async () => {
  const { asked, agreed, manners } = await watched();
  await agreed('skip');
  expect(new Set(manners().map((manner) => JSON.stringify(manner)))).toEqual(
    new Set([JSON.stringify({ seat: 0, how: 'medium', isSafe: true, leavesExtras: true })]),
  );
  expect(asked.flatMap(({ answers }) => answers).some(({ isExtra }) => isExtra)).toBe(false);
});

test('in a seat that was handed over a computer plays safely, and all that there is to play', async () => {
  const { agreed, manners } = await watched();
  await agreed('computer');
  expect(manners()[0]).toEqual({ seat: 0, how: 'medium', isSafe: true, leavesExtras: false });
});

test('in a seat of its own a computer plays as it was asked to in the lobby', async () => {
  const { id, says, manners } = await watched('hard');
  done(await says(id, ana, 'end'));
  done(await says(id, ben, 'end'));
  expect(manners()[0]).toEqual({ seat: 2, how: 'hard', isSafe: false, leavesExtras: false });
});
