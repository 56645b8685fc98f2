import { BrokenRule } from '../engine/agenda.ts';
import type { GameTypes } from '../engine/game.ts';
import type { DecisionOf, Match } from '../engine/match.ts';

/** Stands between two answers that are given by one press. */
const AND = '+';

/** Two answers of one seat, one behind the other, that are given by one press. */
export interface Closing {
  /** Both, as a button names them: `skip+end`. */
  readonly notation: string;
  readonly first: string;
  readonly last: string;
}

/** What tells where an answer may be given together with the last word of a turn. */
export interface ClosingRules<G extends GameTypes> {
  /** Whether a move is the explicit word by which a turn ends. */
  readonly closes: (move: G['Move']) => boolean;
  /** Extra actions that all see among the answers of a question. `view` is the spectators'. */
  readonly offered: (view: G['View'], decision: DecisionOf<G>) => readonly unknown[];
}

/** Answers that stand in one row, those that are given together among them. */
const ROW = 5;

/**
 * The answers of an open question behind which nothing is left but to end the turn, each together with that: as many as one row has room for.
 * None where chance would have its say in between, where something is offered before the end, or where the question is secret: so all can tell
 * which there are (ruling: a turn ends with the player's explicit word). None that ends the game: the press that does is asked for by itself.
 */
export function closingsOf<G extends GameTypes>(
  match: Match<G>,
  decision: DecisionOf<G>,
  { closes, offered }: ClosingRules<G>,
): readonly Closing[] {
  const { seat, secret, answers } = decision;
  if (secret || seat !== match.turn.seat) return [];
  const plain = answers.filter(({ isExtra }) => !isExtra);
  const room = ROW - plain.length - offered(match.view('spectator'), decision).length;
  const found: Closing[] = [];
  for (const { notation, move } of plain) {
    if (found.length >= room) break;
    if (closes(move)) continue;
    const last = lastWordAfter(match, seat, notation, { closes, offered });
    if (last !== undefined) found.push({ notation: `${notation}${AND}${last}`, first: notation, last });
  }
  return found;
}

/** The only answer to the question that comes of an answer, if it ends the turn. A rule that breaks there is told when the answer is given. */
function lastWordAfter<G extends GameTypes>(
  match: Match<G>,
  seat: number,
  notation: string,
  { closes, offered }: ClosingRules<G>,
): string | undefined {
  const next = playedOrBroken(match, seat, notation);
  if (
    next === undefined ||
    typeof next === 'string' ||
    next.match.snapshot.rngCount !== match.snapshot.rngCount
  )
    return undefined;
  const [asked, other] = next.match.decisions;
  if (asked === undefined || other !== undefined || asked.seat !== seat || asked.secret) return undefined;
  const [only, another] = asked.answers.filter(({ isExtra }) => !isExtra);
  if (only === undefined || another !== undefined || !closes(only.move)) return undefined;
  if (offered(next.match.view('spectator'), asked).length > 0) return undefined;
  const over = playedOrBroken(next.match, seat, only.notation);
  return over === undefined || typeof over === 'string' || over.match.result !== undefined
    ? undefined
    : only.notation;
}

function playedOrBroken<G extends GameTypes>(match: Match<G>, seat: number, notation: string) {
  try {
    return match.play(seat, notation);
  } catch (error) {
    if (error instanceof BrokenRule) return undefined;
    throw error;
  }
}
