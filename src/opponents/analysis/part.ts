import type { GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Odds } from '../../games/analysis.ts';
import type { Insight } from '../../games/insight.ts';
import type { RuledGame } from '../../games/ruled-game.ts';
import { writeSnapshot } from '../../games/saved.ts';
import { knowledgeOf } from '../knowledge.ts';
import { oddsOf, onwardOf } from './chances.ts';
import { courseOf, type MatchCourse, type PlayedMove, type PlayedTurn } from './course.ts';
import { type AnswerWeight, answerLoss, glanced, glanceOf, weighed } from './weighing.ts';

/** A match that is to be gone through: plain data, as it goes to another thread. */
export interface PlayedMatch {
  readonly game: string;
  /** The match as it ended, as text, see `PlayableMatch.snapshot`. */
  readonly snapshot: string;
  readonly log: readonly string[];
  /** Whose play is looked at for what was lost. */
  readonly judged: readonly Seat[];
  /** From the same seed the same analysis comes. */
  readonly seed: string;
}

/** A part of an analysis. Each takes a moment, so that those who think about a match under way are not kept waiting. */
export type AnalysisPart =
  | { readonly kind: 'outline' }
  /** A turn by its place among those that were played. */
  | { readonly kind: 'turn'; readonly at: number }
  /** How the match stood at a ply. */
  | { readonly kind: 'odds'; readonly ply: number }
  /** A move that is looked at more closely. */
  | { readonly kind: 'move'; readonly move: PlayedMove }
  /** The match as it was at a ply. */
  | { readonly kind: 'position'; readonly ply: number };

/** A move at which there was a choice, and what was lost with it at first glance. */
export interface Glance {
  readonly move: PlayedMove;
  readonly loss: number;
}

/** What each part gives. */
export interface Found {
  /** The turns of the match; nothing where its log no longer leads to it. */
  readonly outline: readonly PlayedTurn[] | undefined;
  /** What was lost in the turn. */
  readonly turn: readonly Glance[];
  /** By seat. */
  readonly odds: readonly Odds[];
  readonly move: readonly AnswerWeight[];
  /** As text, see `PlayableMatch.snapshot`. */
  readonly position: string;
}

/** Works out parts of one match. */
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
  const glance = glanceOf(turns.reduce((sum, { moves }) => sum + moves.length, 0));
  const turnAt = (place: number): Found['turn'] =>
    (turns[place]?.moves ?? []).flatMap((move) => {
      const known = knownAt(move);
      if (known === undefined) return [];
      const lost = answerLoss(move.notation, glanced(known, insight, glance, `${seed} ${move.ply}`));
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
        return known === undefined ? [] : weighed(known, insight, notation, `${seed} ${ply}`);
      }
    }
  };
}
