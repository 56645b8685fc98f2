import { z } from 'zod';
import { BrokenRule } from '../../engine/agenda.ts';
import type { GameTypes } from '../../engine/game.ts';
import { type Match, matchFrom } from '../../engine/match.ts';
import { numberOf, quickChance } from '../../engine/quick-chance.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Insight } from '../../games/insight.ts';
import type { PlayableGame } from '../../games/playable.ts';
import { lead, notationsIn, type Puzzle, type PuzzlePlan, puzzleShape } from '../../lessons/puzzle.ts';
import { answerOf, type Opponent } from '../knowledge.ts';
import { opponentsOf } from '../opponents.ts';
import { answered, type PlayedSeries, playedToEnd, playOut, replayed, setupOf } from '../played.ts';
import { type PuzzleTurn, SEARCH_STAGES, type SearchStage, tryTurn } from './find.ts';
import { isPlanOver } from './plans.ts';

/** What came of a match that was played to find puzzles. */
export const searchedShape = z.strictObject({
  /** Which match of its series it is, from 0. */
  number: z.int(),
  /** How many turns came how far. */
  turns: z.record(z.enum(SEARCH_STAGES), z.int()),
  puzzles: z.array(puzzleShape),
});

/** What came of a match that was played to find puzzles. */
export type Searched = z.infer<typeof searchedShape>;

/** A puzzle has no more solutions: with more of them no turn is clearly the best. */
const SOLUTIONS = 2;
/** The part of all puzzles that may begin in the same way. */
const ALIKE = 1 / 4;

/** With what a plan begins, alike for the same thing done with another player or piece: `aim.swap`, `k3`. */
const startOf = ({ line }: PuzzlePlan): string => notationsIn(line)[0]?.replace(/\.\d+$/, '') ?? '';

/** This many puzzles, in match order, so that not too many begin alike; fewer if there are no more. */
export function chosenFrom(all: readonly Searched[], count: number): readonly Puzzle[] {
  const begun = new Map<string, number>();
  const most = Math.ceil(count * ALIKE);
  const chosen = all
    .flatMap(({ puzzles }) => puzzles)
    .filter(({ solutions }) => solutions.length <= SOLUTIONS)
    .filter(({ solutions: [best] }) => {
      const start = startOf(best);
      const before = begun.get(start) ?? 0;
      begun.set(start, before + 1);
      return before < most;
    });
  return chosen.slice(0, count);
}

/** How many puzzles are taken from one match at most, the clearest ones: more would be alike. */
const OF_ONE_MATCH = 4;
/** How often a match is played out with the best plan and the next, if the search stops at the turn's end. */
const PLAYOUTS = 90;
/** How much each answer in them is thought about: there are many, and all players are alike. */
const PLAYOUT_BUDGET = { answers: 8 };
/** By how much the part of them that the best plan wins is greater. */
const WINS_MORE = 0.02;

interface Candidate<G extends GameTypes> {
  readonly match: Match<G>;
  readonly puzzle: Puzzle;
}

/** Has *expert* play a match of a series against itself, and looks for puzzles in every turn; reproducible. */
export function searchMatch<G extends GameTypes>(
  series: PlayedSeries<G>,
  insight: Insight<G>,
  number: number,
  playable: PlayableGame,
): Searched {
  const { expert, easy } = opponentsOf(insight);
  const played = playOut(series, number, (known, chance) => answerOf(expert, known, chance));
  const turns = Object.fromEntries(SEARCH_STAGES.map((stage) => [stage, 0])) as Record<SearchStage, number>;
  const candidates: Candidate<G>[] = [];
  for (const turn of turnsOf([...replayed(series, played)].map(({ match }) => match))) {
    const { match, seat } = turn;
    const tried = tryTurn(turn, insight, `${series.seed} ${number} ${match.ply}`, playable);
    if (tried.stage !== 'puzzle') {
      turns[tried.stage] += 1;
      continue;
    }
    const { solutions, next } = tried;
    const puzzle: Puzzle = {
      id: `${series.seed}-${number}-${match.ply}`,
      setup: setupOf(series, number),
      log: played.notations.slice(0, match.ply).join(' '),
      ...{ seat, next },
      solutions: [...solutions],
    };
    candidates.push({ match, puzzle });
  }
  const margin = ({ puzzle: { solutions, next } }: Candidate<G>): number => lead(solutions[0], next);
  candidates.sort((one, other) => margin(other) - margin(one));
  const puzzles: Puzzle[] = [];
  for (const { match, puzzle } of candidates) {
    const stage =
      puzzles.length >= OF_ONE_MATCH
        ? 'one too many'
        : insight.isOpen || winsMore(match, puzzle, { ...easy, budget: PLAYOUT_BUDGET })
          ? 'puzzle'
          : 'wins no more';
    turns[stage] += 1;
    if (stage === 'puzzle') puzzles.push(puzzle);
  }
  return { number, turns, puzzles };
}

/** The turns of a match that was played, each with where its plan led. `stops` are the match at each ply. */
function turnsOf<G extends GameTypes>(stops: readonly Match<G>[]): readonly PuzzleTurn<G>[] {
  return stops.flatMap((match, at) => {
    const { seat, number } = match.turn;
    if (stops[at - 1]?.turn.number === number || match.decisions[0]?.seat !== seat) return [];
    const expert = stops.slice(at + 1).find((then) => isPlanOver(then, seat));
    return expert === undefined ? [] : [{ match, seat, expert }];
  });
}

/** Matches per plan between checks of which wins more: if clearly more or less, no further ones are needed. */
const AT_ONCE = 30;
const CLEARLY = 0.12;

/** Whether a seat wins more often with the best plan than with the next, in matches that are played to the end. */
function winsMore<G extends GameTypes>(
  match: Match<G>,
  { id, seat, solutions: [best], next }: Puzzle,
  player: Opponent<G>,
): boolean {
  let won = 0;
  for (let played = AT_ONCE; ; played += AT_ONCE) {
    const wins = ({ line }: PuzzlePlan) =>
      winsOf(match, seat, notationsIn(line), player, AT_ONCE, `${id} ${played}`);
    won += (wins(best) - wins(next)) * AT_ONCE;
    const share = won / played;
    if (played >= PLAYOUTS || Math.abs(share - WINS_MORE) >= CLEARLY) return share >= WINS_MORE;
  }
}

/** A seat's share of wins after a plan, all playing on like `player`. With one seed other plans meet the same deals. */
export function winsOf<G extends GameTypes>(
  { game, snapshot }: Match<G>,
  seat: Seat,
  line: readonly string[],
  player: Opponent<G>,
  deals: number,
  seed: string,
): number {
  let won = 0;
  for (let at = 0; at < deals; at += 1) {
    const chance = `${seed} ${at}`;
    const state = game.redeal(snapshot.position.state, seat, quickChance(numberOf(chance)));
    const position = { ...snapshot.position, state };
    const from = matchFrom(game, { ...snapshot, seed: chance, rngCount: 0, position });
    try {
      const begun = line.reduce((match, notation) => answered(match, seat, notation), from);
      const { result } = playedToEnd(begun, (known, { ply }) =>
        answerOf(player, known, `${chance} ${ply - begun.ply}`),
      );
      if (result?.winners.includes(seat) === true) won += 1 / result.winners.length;
    } catch (error) {
      // What is still to happen may not fit a deal that no player could know to be wrong.
      if (!(error instanceof BrokenRule)) throw error;
    }
  }
  return won / deals;
}
