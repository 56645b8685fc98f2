import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayableGame } from '../../../src/games/playable.ts';
import { answerTo } from '../../../src/opponents/thought.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { HeldStore } from '../../../src/store/store.ts';
import type { SeatedPerson } from '../../../src/tables/model/seated.ts';
import { holderOf } from '../../../src/tables/model/table.ts';
import { stage } from '../../discord/stage.ts';
import type { Cluster } from '../../store/postgres/cluster.ts';

/** Three people, with ids as long as Discord's. */
const PEOPLE: readonly SeatedPerson[] = ['Ana', 'Ben', 'Cem'].map((name, at) => ({
  ...{ id: `130000000000000000${at}`, name },
}));
/** Milliseconds between two answers. */
const PAUSE = 60_000;

/** A store that is measured. */
interface Measured {
  readonly store: HeldStore;
  /** Bytes of all rows and indexes that stay, without the room between them. */
  readonly bytes: () => Promise<number>;
}

/** Plays a game of three sensible people to its end, with all that its channel shows. Brings how many entries its log has. */
async function play(here: Awaited<ReturnType<typeof stage>>, game: PlayableGame): Promise<number> {
  const { tables, clock, sync } = here;
  const [host, ...others] = PEOPLE;
  if (host === undefined) throw new Error('nobody is there');
  const order = {
    guild: 'g',
    channel: 'c',
    game: game.name,
    host,
    options: {},
    interaction: `${clock.time}`,
  };
  const opened = await tables.open(order);
  if (opened.kind === 'refused') throw new Error(opened.code);
  const { id } = opened.table;
  const command = (person: SeatedPerson) => ({ table: id, person: person.id, interaction: `${clock.time}` });
  const later = (): void => {
    clock.time += PAUSE;
  };
  for (const person of others) {
    later();
    await tables.join(command(person), person.name);
  }
  later();
  await tables.start(command(host));
  for (let turn = -1; ; later()) {
    const now = await tables.look(id);
    const asked = now?.match?.decisions[0];
    if (now?.match === undefined || asked === undefined || now.match.turn.number !== turn) {
      turn = now?.match?.turn.number ?? turn;
      sync.see(id);
      await sync.idle();
    }
    if (now?.match === undefined || asked === undefined) return now?.match?.ply ?? 0;
    const { seat, opened: at } = asked;
    const seed = `${id} ${now.match.ply}`;
    const snapshot = now.match.snapshot();
    const notation = await answerTo({ game: game.name, snapshot, seat, seed, level: 'easy' });
    const person = PEOPLE.find((each) => each.id === holderOf(now.table, seat));
    const done = person && (await tables.answer(command(person), at, notation));
    if (done?.kind !== 'done') throw new Error(`${notation} is refused`);
  }
}

/**
 * What a game takes that is over: entries of its log, and bytes, which are the mean of so many games. One more is played before: the first row
 * of a table takes a page.
 */
async function sizeIn(open: () => Promise<Measured>, game: PlayableGame, games: number) {
  const { store, bytes } = await open();
  const clock = { time: Date.UTC(2026, 4, 1), now: () => clock.time };
  const here = await stage({ store, clock, game });
  await play(here, game);
  const before = await bytes();
  let entries = 0;
  for (let count = 0; count < games; count += 1) entries += await play(here, game);
  const after = await bytes();
  await here.sync.stop();
  await store.close();
  return { entries: entries / games, bytes: (after - before) / games };
}

/** Bytes of everything in a database but what is forgotten within a day: the ids of interactions. */
const IN_POSTGRES = `SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'interactions'`;
const IN_SQLITE = "SELECT sum(pgsize) AS bytes FROM dbstat WHERE name NOT LIKE '%interactions%'";

/** How large a finished game of each kind is in each store, a line each, as the mean of so many. */
export async function gameSizes(
  cluster: Cluster,
  games: readonly PlayableGame[],
  many: number,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-size-'));
  const clock = { now: () => Date.now() };
  let count = 0;
  const sqlite = async (): Promise<Measured> => {
    count += 1;
    const file = join(folder, `${count}.sqlite`);
    const store = await openStore({ file, clock });
    const bytes = async (): Promise<number> => {
      const database = new Sqlite(file);
      database.exec('VACUUM');
      const found = database.prepare<[], { readonly bytes: number }>(IN_SQLITE).get();
      database.close();
      return found?.bytes ?? 0;
    };
    return { store, bytes };
  };
  const postgres = async (): Promise<Measured> => {
    const address = await cluster.room();
    const store = await openPostgresStore({ address, clock });
    const bytes = async (): Promise<number> => {
      await cluster.ask('VACUUM FULL', address);
      const [found] = await cluster.ask<{ readonly bytes: number }>(IN_POSTGRES, address);
      return found?.bytes ?? 0;
    };
    return { store, bytes };
  };
  try {
    const lines: string[] = [];
    for (const game of games) {
      const inSqlite = await sizeIn(sqlite, game, many);
      const inPostgres = await sizeIn(postgres, game, many);
      const kilobytes = ({ bytes }: { readonly bytes: number }) => (bytes / 1000).toFixed(0);
      const cells = [game.name, inSqlite.entries, kilobytes(inSqlite), kilobytes(inPostgres)];
      lines.push(`| ${cells.join(' | ')} |`);
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The heading of the lines of {@link gameSizes}. */
export const SIZE_HEADING = [
  '| a finished game of three | moves | KB in SQLite | KB in PostgreSQL |',
  '| --- | --- | --- | --- |',
] as const;
