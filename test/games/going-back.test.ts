import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import { dice } from '../discord/dice.ts';
import { keysSaid as say } from '../texts/keys-said.ts';
import { PEOPLE } from './played-pictures.ts';
import { tiny } from './tiny.ts';
import { atRandom, choosing, endOf, nextOf, optionsOf, type Stop, walk } from './walk.ts';

const savedShape = z.object({ drawn: z.int(), position: z.unknown() });
const saved = (match: PlayableMatch) => savedShape.parse(JSON.parse(match.snapshot()));
const positionOf = (match: PlayableMatch): string => JSON.stringify(saved(match).position);
const moveShape = z.object({ seat: z.int(), notation: z.string() });

type Played = Stop<PlayableMatch, string>;

const begun = (game: PlayableGame, seats: number, seed: string): Played => ({
  match: game.begin({ seats, options: optionsOf(game, seats), seed }),
  log: [],
});

function on(
  { match, log }: Played,
  roll: (below: number) => number,
  plies = Number.POSITIVE_INFINITY,
): Played {
  const end = endOf(walk<PlayableMatch, string>(match, choosing(roll), match.ply + plies));
  return { match: end.match, log: [...log, ...end.log] };
}

async function wentBack({ match, log }: Played, seat: number, to: number) {
  const back = await match.logged(log).goBack(seat, to);
  if (typeof back === 'string') throw new Error(`going back is ${back}`);
  return back;
}

/** How many matches are played to see what is drawn anew, and how far. */
const [MATCHES, PLIES] = [24, 40];

describe.each([...games, tiny])('going back by agreement in $name', (game) => {
  test.each([1, 2, 3, 4])('leads to legal play that goes on to its end (%i)', async (seed) => {
    const roll = dice(seed);
    const seats = game.seats.min + roll(game.seats.max - game.seats.min + 1);
    let at = on(begun(game, seats, `back ${seed}`), roll, 5 + roll(60));
    for (let times = 0; times < 3 && at.match.result === undefined; times += 1) {
      const { match, log } = at;
      const seat = roll(seats);
      for (const { to, moves } of await match.logged(log).waysBack(seat)) {
        const next = await wentBack({ match, log }, seat, to);
        expect(moves).toBeGreaterThan(0);
        expect(saved(next.match).drawn).toBe(saved(match).drawn);
        expect(next.match.decisions.length).toBeGreaterThan(0);
        for (const decision of next.match.decisions) expect(decision.opened).toBe(next.match.ply);
        const back = { match: game.resume(next.match.snapshot()), log: [...log, next.entry] };
        at = on(back, roll, 10 + roll(40));
      }
    }
    expect(on(at, roll).match.result).toBeDefined();
  });

  test('shows nobody who was not to know what is dealt anew', async () => {
    const seats = game.seats.min;
    const textContext = { say, people: PEOPLE.slice(0, seats) };
    const { match, log } = on(begun(game, seats, 'views'), dice(77), 12);
    const [way] = (await match.logged(log).waysBack(0)).toReversed();
    if (way === undefined) throw new Error('seat 0 has not played');
    const then = on(begun(game, seats, 'views'), dice(77), way.to).match;
    const back = await wentBack({ match, log }, 0, way.to);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(back.match.description(viewer, textContext)).toEqual(then.description(viewer, textContext));
  });

  test('draws anew by the very same moves, and something else in many of the matches', async () => {
    let [drawing, tried, anew] = [0, 0, 0];
    for (let number = 1; number <= MATCHES; number += 1) {
      const seed = `anew ${number}`;
      const stops = [...walk(begun(game, game.seats.min, seed).match, atRandom(seed), PLIES)];
      // From a match that is over there is no way back.
      const last = stops.findLast(({ match }) => match.result === undefined);
      const at = stops.findIndex(({ match }, ply) => {
        const next = stops[ply + 1]?.match;
        return next !== undefined && saved(next).drawn > saved(match).drawn;
      });
      const [after] = stops.slice(at + 1);
      if (at < 0 || last === undefined || after === undefined) continue;
      drawing += 1;
      if (last.match.ply <= at) continue;
      const log = last.log.slice(0, last.match.ply);
      const { seat, notation } = moveShape.parse(JSON.parse(log[at] ?? ''));
      const back = await wentBack({ match: last.match, log }, seat, at);
      expect(saved(back.match).drawn).toBe(saved(last.match).drawn);
      const again = nextOf(back.match, seat, notation);
      tried += 1;
      if (positionOf(again.match) !== positionOf(after.match)) anew += 1;
    }
    // A game may use chance in its set-up alone.
    expect(tried).toBeGreaterThanOrEqual(drawing > 0 ? Math.min(drawing, MATCHES / 4) : 0);
    expect(anew).toBeGreaterThan(tried * 0.3 - 1);
  });
});
