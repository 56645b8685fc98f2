import { afterEach, expect, test, vi } from 'vitest';
import { SLICE } from '../../src/engine/steps.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import { ENTRIES_AT_ONCE } from '../../src/games/logged-match.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { betweenTurns, callsOf } from '../between-turns.ts';
import { tinyPresenter, tinyRules } from './tiny.ts';
import { nextOf } from './walk.ts';

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
  const next = nextOf(match, match.decisions[0]?.seat ?? 0, MOVES[log.length % MOVES.length] ?? '');
  log.push(next.entry);
  match = next.match;
}

test.each<[string, () => Promise<unknown>]>([
  ['going back to an early turn', () => match.logged(log).goBack(0, 3)],
  ['looking at an early turn', () => match.logged(log).asItWas(3)],
  ['looking for ways back', () => match.logged(log).waysBack(0)],
])('%s of a long match lets others have a turn every few steps', async (_, work) => {
  expect(await work()).not.toBe('too-long-ago');
  written = 0;
  const {
    counted: { parsed, answers },
  } = await betweenTurns(work, {
    parsed: callsOf(vi.spyOn(JSON, 'parse')),
    answers: () => {
      const count = written;
      written = 0;
      return count;
    },
  });
  expect(parsed.all).toBeGreaterThanOrEqual(log.length);
  // Between two turns of the one who counts there are two slices at most.
  expect(parsed.most).toBeLessThanOrEqual(2 * ENTRIES_AT_ONCE * SLICE);
  expect(answers.most).toBeLessThanOrEqual(2 * ANSWERS * SLICE);
});
