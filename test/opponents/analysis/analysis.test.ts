import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../../src/engine/game.ts';
import { type Match, matchFrom, openMatch } from '../../../src/engine/match.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import type { Analysis } from '../../../src/games/analysis.ts';
import { gameEntries } from '../../../src/games/index.ts';
import type { Insight } from '../../../src/games/insight.ts';
import { ruledGame } from '../../../src/games/ruled-game.ts';
import { readLogEntry, readSnapshot, writeSnapshot } from '../../../src/games/saved.ts';
import { analysed, type WorkOut } from '../../../src/opponents/analysis/analysis.ts';
import { courseOf } from '../../../src/opponents/analysis/course.ts';
import {
  type AnalysisPart,
  answerLoss,
  type PlayedMatch,
  partOf,
} from '../../../src/opponents/analysis/part.ts';
import { inForm } from '../../form.ts';
import { atRandom, endOf, optionsOf, walk } from '../../games/walk.ts';

/** Plies that are gone through: some rounds of each game. */
const PLIES = inForm(24, 60);

/** A match that was ended after so many plies, as it goes to a thread. */
function played<G extends GameTypes>(game: Match<G>['game'], plies: number, judged?: readonly Seat[]) {
  const seats = game.seats.min;
  const { match: begun } = openMatch(game, {
    seats,
    options: optionsOf(game, seats, 1),
    seed: 'gone through',
  });
  const stops = [...walk(begun, atRandom(`gone through ${plies}`), plies)];
  const { match, log } = endOf(stops);
  const all: PlayedMatch = {
    ...{ game: game.name, snapshot: writeSnapshot(match.snapshot), seed: 'one' },
    log: log.map((entry) => JSON.stringify(entry)),
    judged: judged ?? Array.from({ length: seats }, (_, seat) => seat),
  };
  /** In how many rounds something was answered: one that has only begun is none. */
  const rounds = new Set(stops.slice(0, -1).map((stop) => stop.match.turn.round)).size;
  return { match, played: all, rounds };
}

/** Works out all parts in this thread; `seen` is told of each. */
const here = <G extends GameTypes>(
  game: Match<G>['game'],
  insight: Insight<G>,
  match: PlayedMatch,
  seen: (part: AnalysisPart, found: unknown) => void = () => {},
): Promise<Analysis | undefined> =>
  analysed((async (part) => {
    const found = partOf(ruledGame(game, insight), match, part);
    seen(part, found);
    return found;
  }) as WorkOut);

describe.each(gameEntries)('the analysis of a match of $playable.name', ({ simulate }) => {
  test('tells the chances after each round and where most was lost, the same each time', async () => {
    await simulate(async (game, _simulation, insight) => {
      const { match, played: all, rounds } = played(game, PLIES);
      const parts = new Map<AnalysisPart['kind'], readonly [AnalysisPart, unknown]>();
      const analysis = await here(game, insight, all, (part, found) => parts.set(part.kind, [part, found]));
      if (analysis === undefined) throw new Error('the log leads nowhere');
      const { stops, turningPoints } = analysis;
      expect(stops.map((stop) => stop.rounds)).toEqual(stops.map((_, at) => at));
      expect(stops.length).toBe(rounds + 1);
      for (const { odds } of stops) {
        expect(odds).toHaveLength(match.seats);
        expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
        for (const { low, high } of odds) expect(low).toBeLessThanOrEqual(high);
      }
      expect(turningPoints.length).toBeGreaterThan(0);
      expect(turningPoints.length).toBeLessThanOrEqual(3);
      const plies = turningPoints.map(({ before }) => matchFrom(game, readSnapshot(game, before)).ply);
      expect(plies).toEqual(plies.toSorted((one, other) => one - other));
      for (const { before, after, seat, played: made, better, chance, stop, round } of turningPoints) {
        expect(chance.better).toBe(stop.odds[seat]?.chance);
        expect(stop.rounds).toBeGreaterThanOrEqual(round - 1);
        expect(stop.rounds).toBeLessThan(round);
        // At the beginning of a round the curve has that place already.
        const drawn = stops.find(({ rounds: after }) => after === stop.rounds);
        if (drawn !== undefined) expect(drawn.odds).toEqual(stop.odds);
        const then = matchFrom(game, readSnapshot(game, before));
        const { ply } = then;
        expect(readLogEntry(game, all.log[ply] ?? '')).toMatchObject({ ply, seat, notation: made[0] });
        expect(matchFrom(game, readSnapshot(game, after)).ply).toBeGreaterThan(ply);
        const answers = then.decisions.find((each) => each.seat === seat)?.answers ?? [];
        const notations = answers.map(({ notation }) => notation);
        expect(notations).toContain(made[0]);
        expect(notations).toContain(better[0]);
        expect(better[0]).not.toBe(made[0]);
        expect(chance.better).toBeGreaterThanOrEqual(chance.played);
      }
      expect([...parts.keys()].sort()).toEqual(['move', 'odds', 'outline', 'position', 'turn']);
      for (const [part, found] of parts.values())
        expect(partOf(ruledGame(game, insight), all, part)).toEqual(found);
    });
  });

  test('looks for what was lost at those alone who are to be judged', async () => {
    await simulate(async (game, _simulation, insight) => {
      const analysis = await here(game, insight, played(game, PLIES, [1]).played);
      expect(new Set(analysis?.turningPoints.map(({ seat }) => seat))).toEqual(new Set([1]));
    });
  });

  test('ends with who has won', () => {
    simulate((game, _simulation, insight) => {
      const { match, played: all } = played(game, Number.POSITIVE_INFINITY);
      const end = partOf(ruledGame(game, insight), all, { kind: 'odds', ply: match.ply });
      const winners = match.result?.winners ?? [];
      expect(end).toMatchObject(
        Array.from({ length: match.seats }, (_, seat) => ({
          chance: winners.includes(seat) ? 1 / winners.length : 0,
        })),
      );
    });
  });

  test('is not made where the log no longer leads to the match', async () => {
    await simulate(async (game, _simulation, insight) => {
      const { played: all } = played(game, 8);
      const shorter = { ...all, log: all.log.slice(0, -1) };
      expect(await here(game, insight, shorter)).toBeUndefined();
      const { edition, ...snapshot } = JSON.parse(all.snapshot) as { readonly edition: number };
      const former = { ...all, snapshot: JSON.stringify({ ...snapshot, edition: edition - 1 }) };
      expect(await here(game, insight, former)).toBeUndefined();
    });
  });
});

test('moves that were taken back are no part of how a match went', () => {
  let undone = 0;
  for (const { simulate } of gameEntries)
    simulate((game) => {
      const seats = game.seats.min;
      const setup = { seats, options: optionsOf(game, seats, 1), seed: 'taken back' };
      for (const { match, log } of walk(openMatch(game, setup).match, atRandom('taken back'), 60)) {
        const back = match.undo(match.turn.seat);
        if (typeof back === 'string') continue;
        undone += 1;
        const entries = [...log, back.entry].map((entry) => JSON.stringify(entry));
        const course = courseOf(back.match, entries);
        const moves = course?.turns.flatMap((turn) => turn.moves) ?? [];
        expect(moves.map(({ ply }) => ply)).toEqual(log.slice(0, -1).map(({ ply }) => ply));
      }
    });
  expect(undone).toBeGreaterThan(0);
});

describe('what was lost with an answer', () => {
  const weight = (notation: string, value: number) => ({ place: 0, notation, value, line: [notation] });

  test('is how much better the best answer is, not one that was looked at less often', () => {
    const lost = answerLoss('a', [weight('b', 0.7), weight('a', 0.4), weight('c', 0.9)]);
    expect(lost).toMatchObject({ best: { notation: 'b' }, played: { notation: 'a' } });
    expect(lost?.loss).toBeCloseTo(0.3);
  });

  test('is nothing where the best was played, and unknown where nobody looked at it', () => {
    expect(answerLoss('a', [weight('a', 0.5), weight('b', 0.4)])?.loss).toBe(0);
    expect(answerLoss('x', [weight('a', 0.5)])).toBeUndefined();
  });
});
