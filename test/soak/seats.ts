import { z } from 'zod';
import { readId } from '../../src/discord/protocol/ids.ts';
import type { Entry } from './ledger.ts';

/** Who holds the seats of a table, by seat, and who held which before. */
export interface Seats {
  readonly now: readonly (
    | { readonly kind: 'person'; readonly id: string }
    | { readonly kind: 'computer' | 'free' }
  )[];
  readonly former: readonly { readonly seat: number; readonly id: string }[];
  /** The seat that gave up a match of two, and holds it still. */
  readonly conceded: number | undefined;
}

const shape = z.object({
  seats: z.array(
    z.union([
      z.object({ kind: z.literal(['computer', 'free']) }),
      z.object({ kind: z.literal('person'), id: z.string() }),
    ]),
  ),
  former: z.array(z.object({ seat: z.int(), id: z.string() })),
  conceded: z.int().optional(),
});

/** Reads the seats from a table's body. */
export function readSeats(body: string): Seats {
  const { seats, former, conceded } = shape.parse(JSON.parse(body));
  return { now: seats, former, conceded };
}

/** The person who holds a seat, if one does. */
export function holderIn({ now }: Seats, seat: number): string | undefined {
  const seated = now[seat];
  return seated?.kind === 'person' ? seated.id : undefined;
}

/** Whether somebody may have played for a seat at some time; a computer writes its own name. */
export const playedFor = (seats: Seats, seat: number, person: string): boolean =>
  person === COMPUTER ||
  holderIn(seats, seat) === person ||
  seats.former.some((held) => held.seat === seat && held.id === person);

/** How the log names whoever is a computer. */
export const COMPUTER = 'computer';

/** Whether everybody who was told that they have left or taken a seat did, and nobody sits or sat in two. */
export function auditSeats(seats: Seats, entries: readonly Entry[]): readonly string[] {
  const sat = [
    ...seats.former,
    ...seats.now.flatMap((seated, seat) => (seated.kind === 'person' ? [{ seat, id: seated.id }] : [])),
  ];
  const left = (person: string): boolean =>
    seats.former.some(({ id }) => id === person) ||
    (seats.conceded !== undefined && holderIn(seats, seats.conceded) === person);
  const twice = sat.filter(({ seat, id }) => sat.some((other) => other.id === id && other.seat !== seat));
  const lost = entries
    .filter(({ told }) => told === 'accepted')
    .filter(({ person, customId }) => {
      const id = readId(customId);
      if (typeof id === 'string') return false;
      if (id.kind === 'take') return !sat.some((held) => held.id === person && held.seat === id.seat);
      return id.kind === 'leave' && !left(person);
    })
    .map(({ person, customId }) => `accepted and not done: ${customId} of ${person}`);
  return [...twice.map(({ id }) => `${id} sat in two seats`), ...lost];
}
