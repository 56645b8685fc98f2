import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../../src/engine/game.ts';
import { type Match, openMatch } from '../../../src/engine/match.ts';
import { gameEntries } from '../../../src/games/index.ts';
import type { Insight } from '../../../src/games/insight.ts';
import type { PlayableMatch } from '../../../src/games/playable.ts';
import { hasPuzzles, notationsIn, type Puzzle } from '../../../src/lessons/puzzle.ts';
import { knowledgeOf } from '../../../src/opponents/knowledge.ts';
import { opponentsOf } from '../../../src/opponents/opponents.ts';
import { answered } from '../../../src/opponents/played.ts';
import { linesTold, tryTurn } from '../../../src/opponents/puzzles/find.ts';
import { plansOf } from '../../../src/opponents/puzzles/plans.ts';
import { winsOf } from '../../../src/opponents/puzzles/search.ts';
import { worthOf } from '../../../src/opponents/puzzles/weighing.ts';
import { inForm } from '../../form.ts';
import { puzzlesIn } from '../../lessons/shown-puzzles.ts';

/** Hands out a puzzle's match with the types of its game. */
const withMatch = <T>(
  { simulate }: (typeof gameEntries)[number],
  puzzle: Puzzle,
  by: <G extends GameTypes>(match: Match<G>, insight: Insight<G>) => T,
): T =>
  simulate((game, _, insight) => {
    const { match: begun } = openMatch(game, puzzle.setup);
    const match = notationsIn(puzzle.log).reduce(
      (now, notation) => answered(now, now.decisions[0]?.seat ?? 0, notation),
      begun,
    );
    return by(match, insight);
  });

const reachedBy = <G extends GameTypes>(from: Match<G>, seat: number, line: string): Match<G> =>
  notationsIn(line).reduce((match, notation) => answered(match, seat, notation), from);

describe.each(
  gameEntries
    .filter(({ playable }) => hasPuzzles(playable))
    .map((entry) => [entry.playable.name, entry] as const),
)('a puzzle of %s', (_, entry) => {
  const { puzzles } = puzzlesIn(entry.playable);

  it('has one best turn, also at another look: no other known one is worth as much', () => {
    // Each takes a good part of a second.
    const tried = puzzles.filter((_, at) => at % inForm(5, 1) === 0);
    const wrong = tried.filter((puzzle) =>
      withMatch(entry, puzzle, (match, insight) => {
        const { seat, solutions, next } = puzzle;
        const known = knowledgeOf(match, seat);
        const care = insight.isOpen ? { deals: 2, rest: 60, onward: 300 } : { deals: 48, rest: 100 };
        const worth = ({ line }: { readonly line: string }): number =>
          (known && worthOf(known, insight, notationsIn(line), care, 'another look')) ?? Number.NaN;
        return !(worth(solutions[0]) > worth(next));
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('gives a choice of turns, and its solutions and the next are among them', () => {
    for (const puzzle of puzzles.slice(0, inForm(6, puzzles.length)))
      withMatch(entry, puzzle, (match) => {
        const plans = (plansOf(match, puzzle.seat, 1200) ?? []).map(({ reached }) =>
          JSON.stringify(reached.snapshot.position),
        );
        expect(plans.length, puzzle.id).toBeGreaterThanOrEqual(4);
        for (const { line } of [...puzzle.solutions, puzzle.next])
          expect(plans).toContain(JSON.stringify(reachedBy(match, puzzle.seat, line).snapshot.position));
      });
  });

  it('has words for why its solutions are better than the next, where what comes of them is told', () => {
    for (const puzzle of puzzles) {
      const { id, seat, solutions, next } = puzzle;
      if ([...solutions, next].some(({ sequel }) => sequel === undefined)) continue;
      withMatch(entry, puzzle, (match) => {
        const isTold = linesTold(entry.playable, match, seat);
        for (const solution of solutions) expect(isTold(solution, next), id).toBe(true);
      });
    }
  });

  // It takes seconds for each: a few of them, and only in the long form, where it also has the time to be sure.
  it('is found again by the same search', () => {
    for (const puzzle of puzzles.slice(0, inForm(1, 4)))
      withMatch(entry, puzzle, (match, insight) => {
        const [series = '', number = '', ply = ''] = puzzle.id.split('-');
        const expert = reachedBy(match, puzzle.seat, puzzle.solutions[0].line);
        const tried = tryTurn(
          { match, seat: puzzle.seat, expert },
          insight,
          `${series} ${number} ${ply}`,
          entry.playable,
        );
        expect(tried).toEqual({ stage: 'puzzle', solutions: puzzle.solutions, next: puzzle.next });
        if (insight.deeds === undefined) return;
        const mute = tryTurn({ match, seat: puzzle.seat, expert }, insight, `${series} ${number} ${ply}`, {
          ...entry.playable,
          resume: (snapshot) => {
            const resumed = entry.playable.resume(snapshot);
            const openTo: PlayableMatch['openTo'] = (seat) => {
              const asked = resumed.openTo(seat);
              return asked && { ...asked, compared: () => ({ one: [], other: [] }) };
            };
            return { ...resumed, openTo };
          },
        });
        expect(mute).toEqual({ stage: 'no reason' });
      });
  });
});

it('the search for puzzles plays a turn to the end of its match the same way for the same seed', () => {
  const [entry] = gameEntries.toReversed();
  const [puzzle] = entry === undefined ? [] : puzzlesIn(entry.playable).puzzles;
  if (entry === undefined || puzzle === undefined) throw new Error('there is no puzzle');
  const wins = () =>
    withMatch(entry, puzzle, (match, insight) => {
      const player = { ...opponentsOf(insight).easy, budget: { answers: 4 } };
      return winsOf(match, puzzle.seat, notationsIn(puzzle.solutions[0].line), player, 4, 'one');
    });
  const first = wins();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThanOrEqual(1);
  expect(wins()).toBe(first);
});
