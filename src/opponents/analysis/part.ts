import type { GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Odds } from '../../games/analysis.ts';
import type { Insight } from '../../games/insight.ts';
import type { RuledGame } from '../../games/ruled-game.ts';
import { writeSnapshot } from '../../games/saved.ts';
import { knowledgeOf } from '../knowledge.ts';
import { opponentsOf } from '../opponents.ts';
import { chanceToWin } from '../standing.ts';
import { type AnswerWeight, rankAnswers } from '../turn-search.ts';
import { oddsOf, onwardOf } from './chances.ts';
import { courseOf, type MatchCourse, type PlayedMove, type PlayedTurn } from './course.ts';

/** A match that is to be gone through: plain data, as it goes to another thread. */
export interface PlayedMatch {
  readonly game: string;
  /** The match as it ended, as text, see `PlayableMatch.snapshot`. */
  readonly snapshot: string;
  readonly log: readonly string[];
  /** Whose play is looked at for what was lost. */
  readonly judged: readonly Seat[];
  readonly seed: string;
}

/** A part of an analysis. Each takes a moment, so that those who think about a match under way are not kept waiting. */
export type AnalysisPart =
  | { readonly kind: 'outline' }
  /** A turn by its place among those that were played. */
  | { readonly kind: 'turn'; readonly at: number }
  | { readonly kind: 'odds'; readonly ply: number }
  | { readonly kind: 'move'; readonly move: PlayedMove }
  | { readonly kind: 'position'; readonly ply: number };

/** A move at which there was a choice, and what was lost with it at first glance. */
export interface Glance {
  readonly move: PlayedMove;
  readonly loss: number;
}

/** What was lost with an answer, and what would have been best. */
export interface Loss {
  readonly played: AnswerWeight;
  readonly best: AnswerWeight;
  readonly loss: number;
}

/** What an answer lost, of the weights of its question, best first. Undefined if it is not among them. */
export function answerLoss(notation: string, weights: readonly AnswerWeight[]): Loss | undefined {
  const [first] = weights;
  const played = weights.find((each) => each.notation === notation);
  if (first === undefined || played === undefined) return undefined;
  const best = first.value > played.value ? first : played;
  return { played, best, loss: best.value - played.value };
}

/** How many answers a match's questions may take in the first pass: in all, and each at most and at least. */
const GLANCE = { all: 250_000, each: 1200, least: 30 } as const;
/** How many times what is hidden is dealt anew at first glance, if not most lies open. */
const GLANCE_DEALS = 12;

/** What each part gives. */
export interface Found {
  /** The turns of the match; undefined if its log no longer leads to it. */
  readonly outline: readonly PlayedTurn[] | undefined;
  readonly turn: readonly Glance[];
  /** By seat. */
  readonly odds: readonly Odds[];
  readonly move: readonly AnswerWeight[];
  /** As text, see `PlayableMatch.snapshot`. */
  readonly position: string;
}

type PartsOf = (part: AnalysisPart) => Found[AnalysisPart['kind']];

/** The match that this thread has followed last, so that its other parts need not follow it anew. */
let latest: { readonly key: string; readonly parts: PartsOf } | undefined;

/** Works out a part of the analysis of a match. Throws `BrokenSave` for a text that is no match or entry. */
export function partOf(
  { resumed }: RuledGame,
  played: PlayedMatch,
  part: AnalysisPart,
): Found[AnalysisPart['kind']] {
  const { snapshot, log, judged, seed } = played;
  const key = JSON.stringify([snapshot, log.length, judged, seed]);
  if (latest?.key !== key) {
    // The former one is let go first: there is room for one.
    latest = undefined;
    const parts = resumed(snapshot, (match, insight): PartsOf => {
      const course = courseOf(match, log);
      return course === undefined ? () => undefined : partsOf(course, match, insight, played);
    });
    latest = { key, parts };
  }
  return latest.parts(part);
}

function partsOf<G extends GameTypes>(
  { turns, matches }: MatchCourse<G>,
  match: Match<G>,
  insight: Insight<G>,
  { judged, seed }: PlayedMatch,
): PartsOf {
  const matchAt = (ply: number): Match<G> => matches[ply] ?? match;
  const knownAt = ({ ply, seat }: PlayedMove) => {
    const known = judged.includes(seat) ? knowledgeOf(matchAt(ply), seat) : undefined;
    return known !== undefined && known.decision.answers.length > 1 ? known : undefined;
  };
  const onward = onwardOf(new Set(turns.map(({ round }) => round)).size, match.seats);
  const questions = Math.max(1, turns.flatMap(({ moves }) => moves).length);
  const answers = Math.max(GLANCE.least, Math.min(GLANCE.each, Math.floor(GLANCE.all / questions)));
  const reach = { deals: insight.isOpen ? 1 : GLANCE_DEALS, ahead: 0 };
  const [standing, { expert }] = [chanceToWin(insight), opponentsOf(insight)];
  const turnAt = (place: number): Found['turn'] =>
    (turns[place]?.moves ?? []).flatMap((move) => {
      const known = knownAt(move);
      if (known === undefined) return [];
      const weights = rankAnswers(known, standing, reach, { answers }, `${seed} ${move.ply}`);
      const lost = answerLoss(move.notation, weights);
      return lost === undefined ? [] : [{ move, loss: lost.loss }];
    });
  return (part) => {
    switch (part.kind) {
      case 'outline':
        return turns;
      case 'position':
        return writeSnapshot(matchAt(part.ply).snapshot);
      case 'turn':
        return turnAt(part.at);
      case 'odds':
        return oddsOf(matchAt(part.ply), insight, onward, `${seed} odds ${part.ply}`);
      case 'move': {
        const known = knownAt(part.move);
        const { notation, ply } = part.move;
        return known === undefined ? [] : expert.weigh(known, expert.budget, `${seed} ${ply}`, notation);
      }
    }
  };
}
