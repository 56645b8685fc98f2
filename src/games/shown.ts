import type { Seat } from '../engine/seat.ts';

/** One seat's side of the table in a view. Throws a `RangeError` for a seat that is not there. */
export function shownSide<Side>(
  { view }: { readonly view: { readonly seats: readonly Side[] } },
  seat: Seat,
): Side {
  const side = view.seats[seat];
  if (side === undefined) throw new RangeError(`no seat ${seat}`);
  return side;
}

/** What a board shows besides the position: what is new on it, and what an open question is about. */
export interface ShownBeside<News, Piece> {
  readonly changes: News;
  readonly focus: readonly Piece[];
  /** A lesson points at these pieces: they are lit in every picture that has them, whatever else shows them. */
  readonly isPointed?: boolean;
  readonly asked: readonly string[];
}
