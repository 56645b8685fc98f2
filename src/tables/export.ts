import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { LogRow } from '../store/store.ts';
import { NO_ANSWERS } from './model/answering.ts';
import type { MatchResult } from './model/match-result.ts';
import { jsonOf } from './model/row-json.ts';
import { seatOf, type Table } from './model/table.ts';
import type { Tables } from './tables.ts';

/** All that is kept of somebody, for themselves: nothing of other people, and only their own actions in a match. */
export type PersonalExport = Awaited<ReturnType<typeof exportOf>>;
/** What is kept of somebody at one table. Times are in ISO 8601, and seats count from 1. */
export type ExportedTable = Awaited<ReturnType<typeof exportAt>>;

/** A mention of somebody at a table; with what is noted of them there, if it is theirs alone. Times in milliseconds. */
interface Naming {
  readonly where: string;
  readonly what?: Readonly<Record<string, string | number | boolean>>;
}

const own = z.object({ kind: z.string(), turn: z.int(), notation: z.string().default('') });

/** Gathers all that is kept of somebody. */
export async function exportOf(tables: Tables, person: string) {
  let unread = 0;
  async function* exported() {
    // One after the other: the store and this thread have others to answer in between.
    for await (const now of tables.personalData.eachMentioning(person)) {
      const told = now === undefined ? undefined : await exportAt(tables, now.table, person);
      if (told?.moves === undefined) unread += 1;
      if (told !== undefined) yield told;
    }
  }
  return {
    person,
    profile: await tables.profiles.of(person),
    watching: [...(await tables.watchers.ofPerson(person))].map(([server, { game, since, toldAt }]) => ({
      ...{ server, since: timeOf(since) },
      ...(game && { game }),
      ...(toldAt && { told: timeOf(toldAt) }),
    })),
    /** Read as they are asked for, oldest first: nobody's games are all in memory at once. */
    tables: exported(),
    results: (await tables.results.of(person)).flatMap((result) => resultsFor(result, person)),
    /** How many of the tables are missing, or lack their moves, as they cannot be read: once the others were. */
    unread: () => unread,
  };
}

/** `answers` counts turns that took less than five minutes, twenty, an hour, three, eight, a day, three, or longer. */
const resultsFor = (
  { table, guild, game, at, ending, rounds, seats, givers }: MatchResult,
  person: string,
) => {
  const match = { table, server: guild, game, ended: timeOf(at), ending, rounds, players: seats.length };
  const given = givers.filter((giver) => giver.person === person);
  const own = seats.flatMap(({ person: whose, place, points, left, shared, answers }, seat) =>
    whose === person ? [{ ...match, seat: seat + 1, place, points, left, shared, answers }] : [],
  );
  return [
    ...own,
    ...given.map(({ seat }) => ({ ...match, seat: seat + 1, left: true as const, answers: NO_ANSWERS })),
  ];
};

async function exportAt(tables: Tables, table: Table, person: string) {
  const rows = await tables.personalData.rows(table.id);
  const moves = rows && (await movesIn(rows.filter(({ person: by }) => by === person)));
  const { id, guild, channel, game, phase, openedAt, host, ending, endedBy } = table;
  const plan = table.plans.find((each) => each.person === person);
  const isBehind = endedBy?.isBehind === true && seatOf(table, person) === endedBy.seat;
  return {
    ...{ table: id, server: guild, channel, game, phase, opened: timeOf(openedAt) },
    seats: [
      ...table.seats.flatMap((seated, seat) =>
        seated.kind === 'person' && seated.id === person ? [{ seat: seat + 1, name: seated.name }] : [],
      ),
      ...table.former.flatMap((held) =>
        held.id === person ? [{ seat: held.seat + 1, until: 'left' as const }] : [],
      ),
    ],
    host: host === person,
    ...(ending === undefined ? {} : { ending }),
    ...(isBehind ? { endedBehind: true as const } : {}),
    ...(moves === undefined ? {} : { moves }),
    ...(plan === undefined ? {} : { plan: plan.answers.map(({ label }) => label) }),
    named: namings(table, person, ''),
    waiting: await tables.personalData.waiting(id, person),
  };
}

/** Entries that are read before everybody else has a turn. */
export const EXPORTED_AT_ONCE = 200;

async function movesIn(rows: readonly LogRow[]) {
  const moves: { readonly at: string; readonly turn: number; readonly move: string }[] = [];
  for (const [count, { body, at }] of rows.entries()) {
    if (count % EXPORTED_AT_ONCE === EXPORTED_AT_ONCE - 1) await setImmediate();
    const entry = own.safeParse(jsonOf(body)).data;
    if (entry === undefined) continue;
    const { kind, turn, notation } = entry;
    moves.push({ at: timeOf(at), turn, move: kind === 'move' ? notation : kind });
  }
  return moves;
}

/** Looked for wherever a table may name somebody, so that no place is forgotten that is added later. */
function namings(value: unknown, person: string, where: string): readonly Naming[] {
  if (value === person) return [{ where }];
  if (Array.isArray(value)) return value.flatMap((each) => namings(each, person, where));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  const theirs = fields.some(([key, held]) => OWN.has(key) && held === person);
  const others = theirs ? fields.filter(([key]) => !OWN.has(key)) : fields;
  const what = others.flatMap(([key, held]) => (isPlain(held) ? [[key, held] as const] : []));
  return [
    ...(theirs ? [{ where, what: Object.fromEntries(what) }] : []),
    ...others.flatMap(([key, held]) => namings(held, person, where === '' ? key : `${where}.${key}`)),
  ];
}

/** What tells whom an entry of a table is about: all that stands beside it is about them. */
const OWN: ReadonlySet<string> = new Set(['id', 'person']);

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
