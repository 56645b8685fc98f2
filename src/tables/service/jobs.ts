import { StoreAway } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { announcedAt, GATHERING } from '../model/announcement.ts';
import type { Change } from '../model/change.ts';
import { isVotePassed, wakeAt } from '../model/clocks.ts';
import { beginsAt } from '../model/lobby-terms.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { peopleAt, type Table, type TableNow } from '../model/table.ts';
import { withFallenVote } from '../model/table-event.ts';
import { runDue } from '../transitions/due.ts';
import { afterGrace } from '../transitions/overdue-turn.ts';
import { catchUp } from '../transitions/pace-change.ts';
import { afterAgreement } from '../transitions/passed-vote.ts';
import { playDuePlan } from '../transitions/planned-turn.ts';
import { ARCHIVE_AFTER, LOBBY_LIFE, restDue } from '../transitions/resting.ts';
import { byItself } from './kept-tables.ts';
import { giveTimeBack, type Outage, outagesIn } from './outage.ts';
import type { Profiles } from './profiles.ts';
import type { TableRepository } from './table-repository.ts';

/** What the jobs of tables are run with. */
export interface TableJobsParts {
  readonly repository: TableRepository;
  readonly store: Store;
  readonly profiles: Profiles;
  readonly clock: { readonly now: () => number };
  /** Begins the match of a lobby, as its host would. */
  readonly begin: (now: TableNow) => Promise<Change | Rejection>;
}

/** Those of some people to whom a table has something to tell within minutes. */
const dueSoon = ({ announcements }: Table, people: ReadonlySet<string>, now: number) =>
  announcements.filter(({ person, at }) => people.has(person) && at <= now + GATHERING);

/** How long a table is left alone at which something failed, in milliseconds: a minute. */
const LEFT_ALONE = 60 * 1000;

/** So many tables are taken over at a time from processes that are gone. */
const INHERITED = 20;

/** How many tables tell somebody at a time what waits for them there: as many as one message tells of. */
const TOLD_TOGETHER = 10;

/** Tables could not be looked after; the others were, and have `changed` or not. */
export class JobsFailed extends Error {
  override readonly name = 'Unattended';
  readonly changed: readonly string[];
  readonly failures: readonly { readonly table: string; readonly error: unknown }[];

  constructor(changed: readonly string[], failures: JobsFailed['failures']) {
    super('tables could not be looked after');
    this.changed = changed;
    this.failures = failures;
  }
}

/**
 * Runs what is due at tables without an interaction. Each command is identified by the table's revision, so that it
 * is done once, however often it is found due; a table that cannot be read is left alone. Each function returns the
 * ids of the changed tables, and throws {@link JobsFailed} after all of them if it failed at some.
 */
export class TableJobs {
  readonly #parts: TableJobsParts;
  /** By table, until when it is left alone. */
  readonly #alone = new Map<string, number>();
  /** Tables of processes that are gone, until they were looked after. */
  readonly #inherited = new Set<string>();
  readonly #outages: ReturnType<typeof outagesIn>;

  constructor(parts: TableJobsParts) {
    this.#parts = parts;
    this.#outages = outagesIn(parts.store);
  }

  /** What is due at tables that rest: lobbies expire, matches are archived after a notice. */
  async runIdleTables(): Promise<readonly string[]> {
    const { store, clock, repository } = this.#parts;
    const now = clock.now();
    const resting = [
      ...(await store.untouched('lobby', now - LOBBY_LIFE)),
      ...(await store.untouched('playing', now - ARCHIVE_AFTER)),
    ];
    return this.#each(resting, async (table) => {
      const done = await repository.execute(
        byItself('rest', table),
        (known, at) => restDue(known, at) ?? reject('stale'),
      );
      return done.kind === 'done';
    });
  }

  /** What is due at tables that wait for somebody: notices, reminders, and the end of a player's time. */
  async runDueTurns(): Promise<readonly string[]> {
    const { store, clock } = this.#parts;
    await this.#outages.note(clock.now());
    const told = new Set<string>();
    const changed = await this.#each(await store.due(clock.now()), async (before) => {
      const after = await this.#runDueAt(before);
      if (after === undefined) return false;
      for (const { person } of before.announcements)
        if (after.announcements.every((each) => each.person !== person)) told.add(person);
      return true;
    });
    const soon = await this.#each(await this.#tellingSoon(told), (table) => this.#tellNow(table, told));
    return [...changed, ...soon];
  }

  /** A few tables that would tell one of these people something within minutes: it goes with what they are told now. */
  async #tellingSoon(people: ReadonlySet<string>): Promise<readonly { readonly id: string }[]> {
    const { store, repository, clock } = this.#parts;
    const found = new Set<string>();
    const now = clock.now();
    for (const person of people)
      for (const { table } of repository.kept.list(await store.dueOf(person, now + GATHERING, TOLD_TOGETHER)))
        if (dueSoon(table, people, now).length > 0) found.add(table.id);
    return [...found].map((id) => ({ id }));
  }

  /** Tells those of these people now who would be told within minutes. */
  async #tellNow(before: Table, people: ReadonlySet<string>): Promise<boolean> {
    const command = byItself('tell', before);
    const done = await this.#parts.repository.execute(command, ({ table }, at) => {
      const soon = dueSoon(table, people, at);
      if (soon.length === 0) return reject('stale');
      const announcements = soon.reduce(
        (all, { person }) => announcedAt(all, person, at),
        table.announcements,
      );
      return { table: { ...table, announcements }, isQuiet: true };
    });
    return done.kind === 'done';
  }

  async #runDueAt(before: Table): Promise<Table | undefined> {
    const { repository, profiles } = this.#parts;
    const command = byItself('wake', before);
    const done = await repository.execute(command, async (now, at) => {
      if ((wakeAt(now.table) ?? Number.POSITIVE_INFINITY) > at) return reject('stale');
      const known = await profiles.all(peopleAt(now.table).map(({ id }) => id));
      return (
        catchUp(now.table, known, at) ??
        (await this.#begun(now, at)) ??
        (await this.#handedOn(now, at)) ??
        playDuePlan(now, at) ??
        runDue(now, at, known)
      );
    });
    return done.kind === 'done' ? done.table : undefined;
  }

  /**
   * Resumes what was under way when the bot's last process ended: everybody gets back the time of the outage, tables
   * hear of vacations, and computers answer their questions.
   */
  async resume(): Promise<readonly string[]> {
    const { store, clock } = this.#parts;
    const outage = await this.#outages.endedAt(clock.now());
    const lobbies = outage === undefined ? [] : await store.untouched('lobby', Number.MAX_SAFE_INTEGER);
    const playing = await store.untouched('playing', Number.MAX_SAFE_INTEGER);
    return this.#each([...lobbies, ...playing], (table) => this.#resumed(table, outage));
  }

  /** Resumes what other processes left when they ended. Returns their tables, whose channels may be out of date. */
  async inherit(): Promise<readonly string[]> {
    for (const { table } of await this.#parts.store.claims.inherit(INHERITED)) this.#inherited.add(table);
    const left = [...this.#inherited];
    try {
      await this.#each(
        left.map((id) => ({ id })),
        (table) => this.#resumed(table, undefined),
      );
    } catch (error) {
      if (!(error instanceof JobsFailed)) throw error;
      this.#inherited.clear();
      throw new JobsFailed(left, error.failures);
    }
    this.#inherited.clear();
    return left;
  }

  /**
   * Does something at each table that no other process works at, and returns the ids of those that it changed. A
   * failure at one does not hold up the others.
   */
  async #each(
    rows: readonly { readonly id: string }[],
    work: (table: Table) => Promise<boolean>,
  ): Promise<readonly string[]> {
    const now = this.#parts.clock.now();
    for (const [table, until] of this.#alone) if (until <= now) this.#alone.delete(table);
    const changed: string[] = [];
    const failures: { table: string; error: unknown }[] = [];
    for (const { id } of rows.filter((row) => !this.#alone.has(row.id)))
      try {
        if (await this.#claimed(id, work)) changed.push(id);
      } catch (error) {
        if (error instanceof StoreAway) throw error;
        failures.push({ table: id, error });
        this.#alone.set(id, now + LEFT_ALONE);
      }
    if (failures.length > 0) throw new JobsFailed(changed, failures);
    return changed;
  }

  /** Does something at a table under its claim; false if another process works there, or the table cannot be read. */
  async #claimed(id: string, work: (table: Table) => Promise<boolean>): Promise<boolean> {
    const { repository, store } = this.#parts;
    const [claim] = await store.claims.take([id]);
    if (claim === undefined) return false;
    try {
      const [known] = await repository.kept.lookAtAll([{ id }]);
      return known !== undefined && (await work(known.table));
    } finally {
      await store.claims.release(claim);
    }
  }

  /** The match of a lobby whose time has come; nothing if it cannot begin. */
  async #begun(now: TableNow, at: number): Promise<Change | undefined> {
    if (now.table.phase !== 'lobby' || (beginsAt(now.table.terms) ?? Number.POSITIVE_INFINITY) > at)
      return undefined;
    const change = await this.#parts.begin(now);
    return 'kind' in change ? undefined : change;
  }

  /**
   * What a table has agreed to by now, without those who went away, or without the holder of a seat whose time is
   * over; undefined if nothing.
   */
  async #handedOn({ table, match }: TableNow, now: number): Promise<Change | undefined> {
    if (match === undefined) return undefined;
    const { vote } = table;
    if (!isVotePassed(table, now)) return afterGrace(table, match, now);
    const log = () => this.#parts.repository.kept.log(table.id);
    const change = await afterAgreement({ table, match, now, log });
    return 'kind' in change
      ? { table: withFallenVote({ ...table, vote: undefined }, vote), isQuiet: true }
      : { ...change, isQuiet: true };
  }

  async #resumed(table: Table, outage: Outage | undefined): Promise<boolean> {
    const caught = await this.#caughtUp(table, outage);
    return (await this.#parts.repository.resume(table.id)) || caught;
  }

  async #caughtUp(before: Table, outage: Outage | undefined): Promise<boolean> {
    const { repository, profiles } = this.#parts;
    const command = byItself('vacations', before);
    const done = await repository.execute(command, async ({ table }, at) => {
      const known = await profiles.all(peopleAt(table).map((person) => person.id));
      const change = catchUp(table, known, at);
      if (outage === undefined) return change ?? reject('stale');
      return { table: giveTimeBack(change?.table ?? table, outage), isQuiet: true };
    });
    return done.kind === 'done';
  }
}
