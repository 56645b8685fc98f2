import type { Seat } from '../../../kernel/seat.ts';

/** Somebody at the table, as a picture shows them; listed by seat. */
export interface Person {
  readonly name: string;
}

/** The name of whoever sits there; empty where nobody is listed. */
export const nameOf = (people: readonly Person[], seat: Seat): string => people[seat]?.name ?? '';
