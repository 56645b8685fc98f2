import type { GameTypes } from '../../src/engine/game.ts';
import type { MoveEntry } from '../../src/engine/log.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { type Knowledge, knowledgeOf } from '../../src/opponents/knowledge.ts';
import { Played } from '../games/story.ts';
import { nextOf } from '../games/walk.ts';

/** What a seat knows, the one that is asked first by default. Throws if it is not asked. */
export function knownTo<G extends GameTypes>(
  match: Match<G>,
  seat: Seat | undefined = match.decisions[0]?.seat,
): Knowledge<G> {
  const known = seat === undefined ? undefined : knowledgeOf(match, seat);
  if (known === undefined) throw new Error(`seat ${seat} is not asked`);
  return known;
}

/** A turn to its end, every question in it answered by `choose`. */
export function playedTurn<G extends GameTypes>(
  from: Match<G>,
  choose: (known: Knowledge<G>, match: Match<G>) => string,
): Played<G> {
  const moves: MoveEntry<G['Fact']>[] = [];
  let match = from;
  while (match.result === undefined && match.turn.number === from.turn.number) {
    const known = knownTo(match);
    const next = nextOf(match, known.seat, choose(known, match));
    if (next.entry.kind === 'move') moves.push(next.entry);
    ({ match } = next);
  }
  return new Played(match, moves);
}
