import { BrokenRule } from '../engine/agenda.ts';
import { asKnown } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { DecisionOf, Match } from '../engine/match.ts';

const AND = '+';

/** Answers of one seat, one behind the other, that are given by one press: the last one ends its turn. */
export interface Closing {
  readonly notation: string;
  readonly first: string;
  readonly rest: readonly string[];
}

/** What tells which answers are given together, and which by themselves. */
export interface ClosingRules<G extends GameTypes> {
  /** Whether a move is the explicit word by which a turn ends. */
  readonly closes: (move: G['Move']) => boolean;
  /** Extra actions that all see among the answers of a question. `view` is the spectators'. */
  readonly offered: (view: G['View'], decision: DecisionOf<G>) => readonly { readonly notation: string }[];
  /** The answer that everybody would give by what all see, for the spectators' `view`; undefined if there is none. */
  readonly sure?: (view: G['View'], decision: DecisionOf<G>) => string | undefined;
}

const MOST_CLOSINGS = 5;
const MOST_TOGETHER = 4;

/**
 * Answers after which anybody would only end the turn, each joined with that end, the safest of several; one row at
 * most. None for a secret question, as all can tell which there are (ruling: a turn ends with the player's explicit
 * word), nor for what ends the game, or if something is offered before the end.
 */
export function closingsOf<G extends GameTypes>(
  match: Match<G>,
  decision: DecisionOf<G>,
  rules: ClosingRules<G>,
): readonly Closing[] {
  const { seat, secret, answers } = decision;
  if (secret || seat !== match.turn.seat) return [];
  // By what the seat knows: what is drawn on the way must not tell whether there is one.
  const known = asKnown(match, seat);
  const found: Closing[] = [];
  for (const { notation, move, isExtra } of answers) {
    if (found.length >= MOST_CLOSINGS) break;
    if (isExtra || rules.closes(move)) continue;
    const rest = upToTheEnd(known, seat, notation, rules);
    if (rest !== undefined) found.push({ notation: [notation, ...rest].join(AND), first: notation, rest });
  }
  return found;
}

/** The single and sure answers behind an answer, if the last ends the turn. A broken rule shows when it is given. */
function upToTheEnd<G extends GameTypes>(
  match: Match<G>,
  seat: number,
  notation: string,
  { closes, offered, sure }: ClosingRules<G>,
): readonly string[] | undefined {
  const rest: string[] = [];
  let reached = playedOrBroken(match, seat, notation);
  while (reached !== undefined && rest.length < MOST_TOGETHER - 1) {
    const [asked, other] = reached.decisions;
    if (asked === undefined || other !== undefined || asked.seat !== seat || asked.secret) return undefined;
    const plain = asked.answers.filter(({ isExtra }) => !isExtra);
    const view = reached.view('spectator');
    if (offered(view, asked).length > 0) return undefined;
    const given = plain.length === 1 ? undefined : sure?.(view, asked);
    const only =
      plain.length === 1
        ? plain[0]
        : plain.find(({ notation, move, safest }) =>
            given === undefined ? safest && closes(move) : notation === given,
          );
    if (only === undefined) return undefined;
    rest.push(only.notation);
    reached = playedOrBroken(reached, seat, only.notation);
    if (closes(only.move)) return reached === undefined || reached.result !== undefined ? undefined : rest;
  }
  return undefined;
}

function playedOrBroken<G extends GameTypes>(
  match: Match<G>,
  seat: number,
  notation: string,
): Match<G> | undefined {
  try {
    const next = match.play(seat, notation);
    return typeof next === 'string' ? undefined : next.match;
  } catch (error) {
    if (error instanceof BrokenRule) return undefined;
    throw error;
  }
}
