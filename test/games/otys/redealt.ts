import type { OtysState } from '../../../src/games/otys/state.ts';
import type { Viewer } from '../../../src/kernel/seat.ts';

/** A position of Otys with every card that this viewer cannot know dealt differently: hands, deck, cards being looked at; bag. */
export function redealt(state: OtysState, viewer: Viewer, below: (bound: number) => number): OtysState {
  const { looking } = state.play;
  const hidesLooking = looking !== undefined && viewer !== state.turn.seat;
  const pool = [
    ...state.deck.flat(),
    ...(hidesLooking ? looking : []),
    ...state.seats.flatMap((side, seat) => (seat === viewer ? [] : side.contracts)),
  ];
  const deal = (): string => {
    const [card] = pool.splice(below(pool.length), 1);
    if (card === undefined) throw new Error('the cards do not add up');
    return card;
  };
  const tokens = state.bag.flat();
  return {
    ...state,
    deck: state.deck.map((layer) => layer.map(deal)),
    seats: state.seats.map((side, seat) =>
      seat === viewer ? side : { ...side, contracts: side.contracts.map(deal) },
    ),
    play: hidesLooking ? { ...state.play, looking: looking.map(deal) } : state.play,
    bag: state.bag.map((layer) => layer.map(() => tokens.splice(below(tokens.length), 1)[0] ?? '')),
  };
}
