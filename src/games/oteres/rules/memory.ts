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

const changed = (memory: Memory, seat: Seat, urchins: (now: number) => number): Memory => ({
  ...memory,
  urchins: memory.urchins.map((now, each) => (each === seat ? Math.max(0, urchins(now)) : now)),
});

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
export function afterDraw(memory: Memory, seat: Seat): Memory {
  const depths = memory.depths.map(([least, most]): Depth => [least - 1, most - 1]);
  return { ...changed(memory, seat, (now) => now + 1), depths: depths.filter(([least]) => least >= 0) };
}

/** A card has left a seat's hand for all to see. */
export const afterShown = (memory: Memory, seat: Seat, card: string): Memory => ({
  ...(card === URCHIN ? changed(memory, seat, (now) => now - 1) : memory),
  handed: withoutOne(memory.handed, seat, card),
});

/** A card went from hand to hand: only these two know which, so others can no longer tell what the giver holds. */
export function afterGift(memory: Memory, from: Seat, to: Seat, card: string): Memory {
  const seen = withoutOne(
    memory.handed.filter(({ by, at }) => at !== from || by === to),
    from,
    card,
  );
  return { ...changed(memory, to, (now) => now + 1), handed: [...seen, { by: from, at: to, card }] };
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
  ...changed(memory, seat, (now) => (out ? 0 : Math.min(now, URCHINS_OUT - 1))),
  handed: out ? memory.handed.filter(({ at }) => at !== seat) : memory.handed,
});

/** The cards that a viewer knows others to hold. */
export const handedBy = ({ handed }: Memory, viewer: Viewer): readonly HandedCard[] =>
  handed.filter(({ by }) => by === viewer);
