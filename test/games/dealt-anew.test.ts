import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';

/** Numbers that look random and are the same each time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const entryShape = z.object({ facts: z.array(z.unknown()) });
const drawnShape = z.object({ drawn: z.int() });
const factsOf = (entry: string): string => JSON.stringify(entryShape.parse(JSON.parse(entry)).facts);
const drawnIn = (match: PlayableMatch): number => drawnShape.parse(JSON.parse(match.snapshot())).drawn;

interface Played {
  readonly match: PlayableMatch;
  readonly seat: number;
  readonly notation: string;
  readonly entry: string;
}

/** Plays one game at random, with what each move was and how the match stood after it. */
function played(game: PlayableGame, seed: number, plies: number): readonly Played[] {
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]] as const));
  const roll = dice(seed);
  let match = game.begin({ seats: game.seats.min, options, seed: `anew ${seed}` });
  const moves: Played[] = [];
  while (moves.length < plies && match.result === undefined) {
    const decision = match.decisions[roll(match.decisions.length)];
    const answer = decision?.answers[roll(decision.answers.length)];
    if (decision === undefined || answer === undefined) throw new Error('nobody can answer');
    const next = match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(next);
    match = next.match;
    moves.push({ match, seat: decision.seat, notation: answer.notation, entry: next.entry });
  }
  return moves;
}

describe.each(games.map((game) => [game.name, game] as const))(
  'what was drawn before a match of %s went back',
  (_, game) => {
    test('is drawn anew by the very same moves, and is another in many of the matches', () => {
      let anew = 0;
      let tried = 0;
      for (let seed = 1; seed <= 60; seed += 1) {
        const moves = played(game, seed, 40);
        const log = moves.map(({ entry }) => entry);
        const last = moves.at(-1)?.match;
        const at = moves.findIndex(({ match }, ply) => {
          const before = moves[ply - 1]?.match;
          return before !== undefined && drawnIn(match) > drawnIn(before);
        });
        const revealing = moves[at];
        if (last === undefined || revealing === undefined || last.result !== undefined) continue;
        const back = last.goBack(revealing.seat, at, log);
        if (typeof back === 'string') continue;
        expect(drawnIn(back.match)).toBe(drawnIn(last));
        const again = back.match.play(revealing.seat, revealing.notation);
        if (typeof again === 'string') throw new Error(`the very same move is ${again}`);
        tried += 1;
        if (factsOf(again.entry) !== factsOf(revealing.entry)) anew += 1;
      }
      expect(tried).toBeGreaterThan(30);
      expect(anew / tried).toBeGreaterThan(0.3);
    });
  },
);
