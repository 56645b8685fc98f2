import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store, TableRow } from '../../src/store/store.ts';
import type { Call } from '../../src/tables/model/call.ts';
import type { Rejection } from '../../src/tables/model/rejection.ts';
import type { Seated, SeatedPerson } from '../../src/tables/model/seated.ts';
import { seatOf, type Table } from '../../src/tables/model/table.ts';
import type { Computer } from '../../src/tables/service/computer.ts';
import type { Done, TableCommand } from '../../src/tables/service/kept-tables.ts';
import type { TablesParts } from '../../src/tables/service/table-repository.ts';
import { type Tables, tablesOf } from '../../src/tables/tables.ts';
import { tiny } from '../games/tiny.ts';
import { tickingClock } from '../ticking-clock.ts';

export const ana: SeatedPerson = { id: '101', name: 'Ana' };
export const ben: SeatedPerson = { id: '102', name: 'Ben' };
export const cem: SeatedPerson = { id: '103', name: 'Cem' };
export const dua: SeatedPerson = { id: '104', name: 'Dua' };
export const eve: SeatedPerson = { id: '109', name: 'Eve' };

/** Somebody as they sit at a table. */
export const seated = (person: SeatedPerson): Seated => ({ kind: 'person', ...person });

/** What opens a table of the tiny game. */
export const order = (host: SeatedPerson, guild = 'g') => ({
  ...{ guild, channel: 'c', game: 'tiny', host, options: {} },
  interaction: `opened by ${host.id} in ${guild}`,
});

/** A computer that gives the last answer there is: in the tiny game it ends its turn, drops, and says no. */
const last: Computer = { choose: ({ answers }) => answers.at(-1)?.notation ?? '' };

/** What may be otherwise than usual in a room. */
export type RoomParts = Partial<Omit<TablesParts, 'clock'>>;

/** Tables over a store in memory, with a clock to turn and interactions that never repeat by themselves, or with these parts in place of its own. */
export async function room(given: RoomParts = {}) {
  const clock = tickingClock(1_000_000);
  const store = given.store ?? (await openStore({ file: ':memory:', clock }));
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const heard: string[] = [];
  const failures: string[] = [];
  const tables = tablesOf({
    games: [tiny],
    fresh: { tableId: () => `t${next()}`, seed: () => `seed ${next()}` },
    computer: last,
    rulesBroke: (table) => heard.push(table),
    computerFailed: (_, error) => failures.push(String(error)),
    ...given,
    ...{ store, clock },
  });
  const act = (table: string, person: SeatedPerson, interaction = `i${next()}`): TableCommand => ({
    table,
    person: person.id,
    interaction,
  });
  /** `heard`: the tables at which rules broke; `failures`: what became of computers. */
  return { ...peopleAt(tables, act), tables, store, clock, act, heard, failures };
}

/** What people do at tables, by commands that never repeat by themselves. */
export function peopleAt(tables: Tables, act: (table: string, person: SeatedPerson) => TableCommand) {
  const lobby = async (
    others: readonly SeatedPerson[] = [],
    options: Readonly<Record<string, string>> = {},
    game = 'tiny',
  ) => {
    const { interaction } = act('', ana);
    const opened = done(await tables.open({ ...order(ana), game, options, interaction }));
    for (const person of others) done(await tables.join(act(opened.table.id, person), person.name));
    return opened.table.id;
  };
  const started = async (
    others: readonly SeatedPerson[] = [ben],
    options: Readonly<Record<string, string>> = {},
    computers = 0,
  ) => {
    const id = await lobby(others, options);
    for (let added = 0; added < computers; added += 1) done(await tables.addComputer(act(id, ana)));
    done(await tables.start(act(id, ana)));
    return id;
  };
  const look = async (id: string) => {
    const now = await tables.look(id);
    if (now === undefined) throw new Error(`there is no table ${id}`);
    return now;
  };
  /** Answers whatever this person is asked now. */
  const says = async (id: string, person: SeatedPerson, notation: string): Promise<Done | Rejection> => {
    const now = await tables.look(id);
    const seat = now === undefined ? undefined : seatOf(now.table, person.id);
    const opened = now?.match?.decisions.find((decision) => decision.seat === seat)?.opened ?? -1;
    return tables.answer(act(id, person), opened, notation);
  };
  return { lobby, started, look, says };
}

/** A room with a match of Ana and others, or computers, in play. */
export async function inMatch(...match: Parameters<Awaited<ReturnType<typeof room>>['started']>) {
  const there = await room();
  return { ...there, id: await there.started(...match) };
}

/** The command, which must have been done. */
export function done(outcome: Done | Rejection): Done {
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code}`);
  return outcome;
}

/** The code with which the command, which must have been rejected, was. */
export function whyNot(outcome: Done | Rejection): string {
  if (outcome.kind === 'done') throw new Error('it was done');
  return outcome.code;
}

/** The new message that the latest change of a table wants; nothing where it wants none. */
export function calledBy({ table }: { readonly table: Table }): Call | undefined {
  const call = table.calls.at(-1);
  return call?.revision === table.revision ? call : undefined;
}

/** A table as it is kept, with its match. */
export async function keptAt(store: Store, id: string) {
  const opened = await store.open({ table: id });
  if (opened === undefined) throw new Error('there is no such table');
  return opened;
}

/** Writes a table past all rules, as it may have come from a former version. */
export async function overwrite(store: Store, row: TableRow, snapshot?: string): Promise<void> {
  const claim = await store.claims.claim(row.id);
  if (claim === undefined) throw new Error('another process works at the table');
  const table = { ...row, revision: row.revision + 1 };
  await store.commit(claim, { table, notices: [], ...(snapshot === undefined ? {} : { snapshot }) });
}

/** Has a table's channel be as up to date as it can be: its messages are posted, and whoever was to be told was told. */
export async function caughtUp(store: Store, id: string): Promise<void> {
  const claim = await store.claims.claim(id);
  if (claim === undefined) throw new Error('another process works at the table');
  const { table, channel, notices } = await keptAt(store, id);
  await store.note(claim, {
    channel: { ...channel, posted: table.generation },
    notices: notices.map((notice) => notice.id),
  });
}
