/** A place at the table, 0 first; seats follow one another in playing order. */
export type Seat = number;

/** Who looks at a match: somebody seated, or anybody else. */
export type Viewer = Seat | 'spectator';

/** The seat after this one, going round. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** All seats of a table of this size, in order. */
export function allSeats(seats: number): readonly Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat += 1) all.push(seat);
  return all;
}
