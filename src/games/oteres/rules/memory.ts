import type { Seat, Viewer } from '../../../engine/seat.ts';
import { URCHIN, URCHINS_OUT } from './vocabulary.ts';

/** A card that a player has given to another who still holds it, as far as the giver can tell. */
export interface HandedCard {
  readonly by: Seat;
  readonly at: Seat;
  readonly card: string;
}

/** How many cards lie above a sea urchin in the deck: at least and at most. */
export type Depth = readonly [least: number, most: number];

/** What players remember besides what they see: the cards that they gave away, each their own; all of them the rest. */
export interface Memory {
  readonly handed: readonly HandedCard[];
  /** By seat, how many sea urchins it can hold: it began with none, and who ends a turn with two is out. */
  readonly urchins: readonly number[];
  /** The sea urchins put into the deck that are still there, as all know. */
  readonly depths: readonly Depth[];
}

/** What is remembered when the cards are dealt: nobody has a sea urchin (rulebook, set-up B). */
export const freshMemory = (seats: number): Memory => ({
  handed: [],
  urchins: Array.from({ length: seats }, () => 0),
  depths: [],
});

/** How many sea urchins each seat can hold once this one can hold so many. */
const holding = ({ urchins }: Memory, seat: Seat, next: (now: number) => number): readonly number[] =>
  urchins.with(seat, Math.max(0, next(urchins[seat] ?? 0)));

/** Without one of the cards that each seat remembers this one to hold, of this kind. */
function withoutOne(handed: readonly HandedCard[], at: Seat, card: string): readonly HandedCard[] {
  const done = new Set<Seat>();
  return handed.filter((each) => {
    if (each.at !== at || each.card !== card || done.has(each.by)) return true;
    done.add(each.by);
    return false;
  });
}

/** A seat has drawn the top card of the deck. */
export const afterDraw = (memory: Memory, seat: Seat): Memory => ({
  ...memory,
  urchins: holding(memory, seat, (now) => now + 1),
  depths: memory.depths.filter(([least]) => least > 0).map(([least, most]): Depth => [least - 1, most - 1]),
});

/** A card has left a seat's hand for all to see. */
export const afterShown = (memory: Memory, seat: Seat, card: string): Memory => ({
  ...memory,
  handed: withoutOne(memory.handed, seat, card),
  ...(card === URCHIN && { urchins: holding(memory, seat, (now) => now - 1) }),
});

/** A card went from hand to hand: only these two know which, so others can no longer tell what the giver holds. */
export function afterGift(memory: Memory, from: Seat, to: Seat, card: string): Memory {
  const seen = withoutOne(
    memory.handed.filter(({ by, at }) => at !== from || by === to),
    from,
    card,
  );
  return {
    ...memory,
    handed: [...seen, { by: from, at: to, card }],
    urchins: holding(memory, to, (now) => now + 1),
  };
}

/** A sea urchin went into a deck of this size, with so many cards above it at least and at most. */
export function afterReturn(memory: Memory, [least, most]: Depth): Memory {
  const pushed = memory.depths.map(([from, to]): Depth => {
    if (most <= from) return [from + 1, to + 1];
    return least <= to ? [from, to + 1] : [from, to];
  });
  return { ...memory, depths: [...pushed, [least, most]] };
}

/** A seat has ended its turn: still in, or out with all its cards gone. */
export const afterTurn = (memory: Memory, seat: Seat, out: boolean): Memory => ({
  ...memory,
  ...(out && { handed: memory.handed.filter(({ at }) => at !== seat) }),
  urchins: holding(memory, seat, (now) => (out ? 0 : Math.min(now, URCHINS_OUT - 1))),
});

/** The cards that a viewer knows others to hold. */
export const handedBy = ({ handed }: Memory, viewer: Viewer): readonly HandedCard[] =>
  handed.filter(({ by }) => by === viewer);
