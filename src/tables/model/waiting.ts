import { dueAt, othersThan } from './clocks.ts';
import { seatOf, stillInvited, type Table, type TableListed } from './table.ts';
import { awaited } from './voting.ts';

/** Something at a table that waits for one person. Times are milliseconds since 1970. */
export type Waiting =
  /** It is their turn, since a time; it ends at another if their time is limited. */
  | { readonly kind: 'turn'; readonly since: number; readonly until: number | undefined }
  /** It is their turn, their time is over, and the others are asked what to do. */
  | { readonly kind: 'over' }
  /** They are asked what to do about another player, by id, whose time is over. */
  | { readonly kind: 'late'; readonly who: string }
  | { readonly kind: 'vote' }
  /** The match waits for somebody to take a seat. */
  | { readonly kind: 'vacancy' }
  /** They are invited to a lobby, which keeps a seat for them until a time, if it does. */
  | { readonly kind: 'invitation'; readonly until: number | undefined };

/** What waits for a person at a table, weightiest first. */
export function waitingFor(table: Table, person: string): readonly Waiting[] {
  if (table.phase === 'lobby') {
    const isInvited = stillInvited(table).includes(person) && !table.declined.includes(person);
    const until = table.terms.kept.find((seat) => seat.person === person)?.until;
    return isInvited ? [{ kind: 'invitation', until }] : [];
  }
  if (table.phase !== 'playing') return [];
  const own = table.turnClocks
    .filter((turnClock) => turnClock.person === person)
    .map(
      (turnClock): Waiting =>
        turnClock.offer === undefined
          ? { kind: 'turn', since: turnClock.since, until: dueAt(table, turnClock) }
          : { kind: 'over' },
    );
  const late = table.turnClocks.flatMap(({ person: who, offer }): readonly Waiting[] =>
    offer !== undefined &&
    othersThan(table, who).includes(person) &&
    offer.voices.every((voice) => voice.person !== person)
      ? [{ kind: 'late', who }]
      : [],
  );
  const isAsked = table.vote !== undefined && awaited(table, table.vote).includes(person);
  const isVacant = table.vacancy !== undefined && seatOf(table, person) !== undefined;
  return [
    ...own,
    ...late,
    ...(isAsked ? [{ kind: 'vote' } as const] : []),
    ...(isVacant ? [{ kind: 'vacancy' } as const] : []),
  ];
}

/** What a table wants of somebody before anything else: that they play, have a say, or come. Absent if nothing. */
export function wantedOf(table: Table, person: string): 'turn' | 'word' | 'seat' | undefined {
  const [first] = waitingFor(table, person);
  switch (first?.kind) {
    case 'turn':
    case 'over':
      return 'turn';
    case 'late':
    case 'vote':
      return 'word';
    case 'invitation':
      return 'seat';
    default:
      return undefined;
  }
}

/** Tables in the order of every list: those that wait for somebody, those in their channel, the latest opened. */
export function inListOrder<T extends Pick<TableListed, 'table'>>(
  tables: readonly T[],
  { person, channel }: { readonly person: string; readonly channel?: string },
): readonly T[] {
  const rank = ({ table }: T) =>
    Number(wantedOf(table, person) === undefined) * 2 + Number(table.channel !== channel);
  return tables.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      other.table.openedAt - one.table.openedAt ||
      Number(one.table.id > other.table.id) - Number(one.table.id < other.table.id),
  );
}
