import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import { dice } from '../discord/dice.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { tiny } from './tiny.ts';
import { optionsOf } from './walk.ts';

const chanceOf = z.object({ drawn: z.int(), seed: z.string() });
const drawnIn = (match: PlayableMatch) => chanceOf.parse(JSON.parse(match.snapshot())).drawn;
const textContext = (seats: number) => ({
  say: keysSaid,
  people: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
});

/** Plays at random from here, up to so many plies. */
function on(from: PlayableMatch, before: readonly string[], plies: number, roll: (below: number) => number) {
  const log = [...before];
  let match = from;
  for (let count = 0; count < plies && match.result === undefined; count += 1) {
    const decision = match.decisions[roll(match.decisions.length)];
    const answer = decision?.answers[roll(decision.answers.length)];
    if (decision === undefined || answer === undefined) throw new Error('nobody can answer');
    const next = match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(`a listed answer is ${next}`);
    log.push(next.entry);
    match = next.match;
  }
  return { match, log };
}

const begun = (game: PlayableGame, seats: number, seed: string): PlayableMatch =>
  game.begin({ seats, options: optionsOf(game, seats), seed });

const played = [...games, tiny];

describe.each(played.map((game) => [game.name, game] as const))(
  'going back by agreement in %s',
  (_, game) => {
    test.each([1, 2, 3, 4])('leads to legal play that goes on to its end (%i)', async (seed) => {
      const roll = dice(seed);
      const seats = game.seats.min + roll(game.seats.max - game.seats.min + 1);
      let at = on(begun(game, seats, `back ${seed}`), [], 5 + roll(60), roll);
      for (let times = 0; times < 3 && at.match.result === undefined; times += 1) {
        const { match, log } = at;
        const seat = roll(seats);
        for (const { to, moves } of await match.logged(log).waysBack(seat)) {
          const next = await match.logged(log).goBack(seat, to);
          if (typeof next === 'string') throw new Error(next);
          expect(moves).toBeGreaterThan(0);
          expect(drawnIn(next.match)).toBe(drawnIn(match));
          expect(next.match.decisions.length).toBeGreaterThan(0);
          for (const decision of next.match.decisions) expect(decision.opened).toBe(next.match.ply);
          at = on(game.resume(next.match.snapshot()), [...log, next.entry], 10 + roll(40), roll);
        }
      }
      const end = on(at.match, at.log, 50_000, roll);
      expect(end.match.result).toBeDefined();
    });

    test('shows nobody who was not to know what is dealt anew', async () => {
      const roll = dice(77);
      const seats = game.seats.min;
      const { match, log } = on(begun(game, seats, 'views'), [], 12, roll);
      const [way] = (await match.logged(log).waysBack(0)).toReversed();
      if (way === undefined) throw new Error('seat 0 has not played');
      const then = on(begun(game, seats, 'views'), [], way.to, dice(77)).match;
      const back = await match.logged(log).goBack(0, way.to);
      if (typeof back === 'string') throw new Error(back);
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(back.match.description(viewer, textContext(seats))).toEqual(
          then.description(viewer, textContext(seats)),
        );
    });
  },
);
