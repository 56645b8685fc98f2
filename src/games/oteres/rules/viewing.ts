import { deckSize } from '../../../engine/deck.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { OteresFact } from './fact.ts';
import { handedBy } from './memory.ts';
import type { OteresMove } from './move.ts';
import type { OteresState, Pearl, SeatState } from './state.ts';
import { isHeld, standing } from './table.ts';
import type { CatchView, LearnedView, OteresView, PearlView, SeatView } from './view.ts';

const knows = (knowers: readonly Seat[], viewer: Viewer): boolean =>
  viewer !== 'spectator' && knowers.includes(viewer);

function seenPearl({ mark, colour, value, knowers }: Pearl, viewer: Viewer): Omit<PearlView, 'held'> {
  return { mark, colour, ...(knows(knowers, viewer) && { value }) };
}

function seatView(side: SeatState, seat: Seat, viewer: Viewer, over: boolean): SeatView {
  return {
    seat,
    out: side.out,
    handSize: side.hand.length,
    ...(viewer === seat && { hand: side.hand }),
    pearls: side.pearls.map((pearl) => ({
      ...seenPearl(pearl, viewer),
      ...(over && { value: pearl.value }),
      held: isHeld(side, pearl.mark),
    })),
    front: side.front,
  };
}

function catchView({ play, turn }: OteresState, viewer: Viewer): readonly CatchView[] {
  const { left } = play;
  return play.catch.map((pearl) => ({
    ...seenPearl(pearl, viewer),
    number: 1 + pearl.mark - (play.catchFrom ?? play.catch[0]?.mark ?? 0),
    ...(left !== undefined && viewer === turn.seat && { paw: left.includes(pearl.mark) ? 'left' : 'right' }),
  }));
}

/** Whether a fact, as this seat knows it, tells it something of its own. */
function tells(fact: OteresFact, seat: Seat): boolean {
  switch (fact.kind) {
    case 'card-drawn':
    case 'nothing-drawn':
      return fact.seat === seat;
    case 'card-given':
      return fact.seat === seat || fact.to === seat;
    case 'pearl-moved':
      return fact.value !== undefined && (fact.from === seat || fact.to === seat);
    case 'pearl-looked-at':
      return fact.seat === seat;
    default:
      return false;
  }
}

const learnedBy = ({ recent }: OteresState, viewer: Viewer): readonly LearnedView[] =>
  viewer === 'spectator'
    ? []
    : recent
        .map(({ fact, ...cause }) => ({ ...cause, fact: factFor(fact, viewer) }))
        .filter(({ fact }) => tells(fact, viewer));

/** A position as one viewer may know it (rulings on colour, number and values). */
export function viewOf(state: OteresState, viewer: Viewer): OteresView {
  // What the turn has besides these is hidden.
  const {
    catch: _,
    catchFrom: _from,
    left: _left,
    served: _served,
    passing,
    final: _final,
    ...open
  } = state.play;
  const over = open.phase === 'over';
  const passes = passing?.find(([seat]) => seat === viewer)?.[1];
  return {
    ...open,
    viewer,
    seats: state.seats.map((side, seat) => seatView(side, seat, viewer, over)),
    turn: state.turn,
    first: state.first,
    ...(state.before !== undefined && { before: state.before }),
    learned: learnedBy(state, viewer),
    catch: catchView(state, viewer),
    ...(passing !== undefined && { chosen: passing.map(([seat]) => seat).toSorted((a, b) => a - b) }),
    ...(passes !== undefined && { passes }),
    pool: { white: state.pool.white.length, black: state.pool.black.length },
    deckSize: deckSize(state.deck),
    discards: state.discards,
    handed: handedBy(state.memory, viewer).map(({ at, card }) => ({ at, card })),
    ...(over && { result: standing(state) }),
  };
}

/** A fact as one viewer may know it: only those who saw them know drawn or given cards, and values of pearls. */
export function factFor(fact: OteresFact, viewer: Viewer): OteresFact {
  switch (fact.kind) {
    case 'card-drawn': {
      const { card: _, ...open } = fact;
      return viewer === fact.seat ? fact : open;
    }
    case 'card-given': {
      const { card: _, ...open } = fact;
      return viewer === fact.seat || viewer === fact.to ? fact : open;
    }
    case 'pearl-moved':
    case 'pearl-looked-at': {
      const { value, knowers = [], ...open } = fact;
      return value !== undefined && knows(knowers, viewer) ? { ...open, value } : open;
    }
    default:
      return fact;
  }
}

/** Whether a viewer may read this move: choices from one's own hand, catch and pearls are private. */
export const mayReadMove = (move: OteresMove, seat: Seat, viewer: Viewer): boolean =>
  viewer === seat || !['pearl', 'card', 'split', 'shed', 'stake'].includes(move.kind);
