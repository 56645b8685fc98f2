import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import { SLICE } from '../../src/games/in-slices.ts';
import { ENTRIES_AT_ONCE } from '../../src/games/match-story.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { tinyPresenter, tinyRules } from './tiny.ts';

afterEach(() => void vi.restoreAllMocks());

/** How often an answer was written out: a match that is followed does so at each of its plies. */
let written = 0;
const { make, parse } = tinyRules.notation;
const counting = createPlayable(
  {
    ...tinyRules,
    notation: {
      parse,
      make: (move) => {
        written += 1;
        return make(move);
      },
    },
  },
  tinyPresenter,
);
/** Answers of a question, at most. */
const ANSWERS = 4;

const MOVES = ['dare', 'no', 'end'];
const log: string[] = [];
let match: PlayableMatch = counting.begin({ seats: 2, options: { pace: 'slow', begins: '0' }, seed: 'long' });
while (log.length < 3_000) {
  const next = match.play(match.decisions[0]?.seat ?? 0, MOVES[log.length % MOVES.length] ?? '');
  if (typeof next === 'string') throw new Error(next);
  log.push(next.entry);
  match = next.match;
}

/** Does something, and tells how many answers were written out and texts parsed: in all, and at most before others had a turn. */
async function counted(work: () => Promise<unknown>) {
  const parsing = vi.spyOn(JSON, 'parse');
  written = 0;
  const [all, most] = [
    { written: 0, parsed: 0 },
    { written: 0, parsed: 0 },
  ];
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    for (const [what, count] of [
      ['written', written],
      ['parsed', parsing.mock.calls.length],
    ] as const) {
      all[what] += count;
      most[what] = Math.max(most[what], count);
    }
    written = 0;
    parsing.mockClear();
  }
  await done;
  return { all, most };
}

test.each<[string, () => Promise<unknown>]>([
  ['going back to an early turn', () => match.goBack(0, 3, log)],
  ['looking at an early turn', () => match.asItWas(3, log)],
  ['looking for ways back', () => match.waysBack(0, log)],
])('%s of a long match lets others have a turn every few steps', async (_, work) => {
  expect(await work()).not.toBe('too-long-ago');
  const { all, most } = await counted(work);
  expect(all.parsed).toBeGreaterThanOrEqual(log.length);
  // Between two looks there are two slices at most.
  expect(most.parsed).toBeLessThanOrEqual(2 * ENTRIES_AT_ONCE * SLICE);
  expect(most.written).toBeLessThanOrEqual(2 * ANSWERS * SLICE);
});
