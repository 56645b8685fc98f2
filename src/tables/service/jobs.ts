import { StoreAway } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { announcedAt, GATHERING } from '../model/announcement.ts';
import { type Change, quietly } from '../model/change.ts';
import { isVotePassed, wakeAt } from '../model/clocks.ts';
import { beginsAt } from '../model/lobby-terms.ts';
import type { Rejection } from '../model/rejection.ts';
import { peopleAt, type Table, type TableNow } from '../model/table.ts';
import { withEvent, withFallenVote } from '../model/table-event.ts';
import { playDuePlan } from '../transitions/advance.ts';
import { runDue } from '../transitions/due.ts';
import { afterGrace } from '../transitions/overdue-turn.ts';
import { catchUp } from '../transitions/pace-change.ts';
import { afterAgreement } from '../transitions/passed-vote.ts';
import { ARCHIVE_AFTER, LOBBY_LIFE, restDue } from '../transitions/resting.ts';
import { byItself } from './kept-tables.ts';
import type { CommandHandler, TablesContext } from './table-repository.ts';

/** Those of some people to whom a table has something to tell within minutes. */
const dueSoon = ({ announcements }: Table, people: ReadonlySet<string>, now: number) =>
  announcements.filter(({ person, at }) => people.has(person) && at <= now + GATHERING);

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How often it is written down that tables are looked after, in milliseconds. */
const NOTED_EVERY = MINUTE / 2;
/** What is shorter than this is no outage, in milliseconds: an update and a start. */
const SHORTEST = 2 * MINUTE;
/** The setting of the store that says when tables were last looked after. */
const LOOKED_AFTER_AT = 'looked-after-at';

/** How long a table is left alone at which something failed, in milliseconds. */
const LEFT_ALONE = MINUTE;

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
 * ids of the changed tables, and throws {@link JobsFailed} after all of them if it failed at some. `begin` begins the
 * match of a lobby as its host would.
 */
export function jobsOf(
  { repository, store, profiles, clock }: TablesContext,
  begin: (now: TableNow) => Promise<Change | Rejection>,
) {
  /** By table, until when it is left alone. */
  const alone = new Map<string, number>();
  /** Tables of processes that are gone, until they were looked after. */
  const inherited = new Set<string>();
  const outages = outagesIn(store);
  const profilesAt = (table: Table) => profiles.all(peopleAt(table).map(({ id }) => id));

  /** Executes what the bot does at a table by itself; undefined if nothing came of it. */
  const doneBy = async (what: string, table: Table, handler: CommandHandler): Promise<Table | undefined> => {
    const done = await repository.execute(byItself(what, table), handler);
    return done.kind === 'done' ? done.table : undefined;
  };

  /** Does something at each table that no other process works at, failing for all only if the store is away. */
  async function each(
    rows: readonly { readonly id: string }[],
    work: (table: Table) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const now = clock.now();
    for (const [table, until] of alone) if (until <= now) alone.delete(table);
    const changed: string[] = [];
    const failures: { table: string; error: unknown }[] = [];
    for (const { id } of rows.filter((row) => !alone.has(row.id)))
      try {
        if (await claimed(id, work)) changed.push(id);
      } catch (error) {
        if (error instanceof StoreAway) throw error;
        failures.push({ table: id, error });
        alone.set(id, now + LEFT_ALONE);
      }
    if (failures.length > 0) throw new JobsFailed(changed, failures);
    return changed;
  }

  /** Whether something was done at a table, which no other process works at and which can be read. */
  async function claimed(id: string, work: (table: Table) => Promise<unknown>): Promise<boolean> {
    const [claim] = await store.claims.take([id]);
    if (claim === undefined) return false;
    try {
      const [known] = await repository.kept.lookAtAll([{ id }]);
      return known !== undefined && Boolean(await work(known.table));
    } finally {
      await store.claims.release(claim);
    }
  }

  /** A few tables that would tell one of these people something within minutes: it goes with what they are told now. */
  async function tellingSoon(people: ReadonlySet<string>): Promise<readonly { readonly id: string }[]> {
    const found = new Set<string>();
    const now = clock.now();
    for (const person of people)
      for (const { table } of repository.kept.list(await store.dueOf(person, now + GATHERING, TOLD_TOGETHER)))
        if (dueSoon(table, people, now).length > 0) found.add(table.id);
    return [...found].map((id) => ({ id }));
  }

  const tellNow = (before: Table, people: ReadonlySet<string>) =>
    doneBy('tell', before, ({ table }, at) => {
      const soon = dueSoon(table, people, at);
      if (soon.length === 0) return 'stale';
      const announcements = soon.reduce(
        (all, { person }) => announcedAt(all, person, at),
        table.announcements,
      );
      return quietly({ ...table, announcements });
    });

  const runDueAt = (before: Table) =>
    doneBy('wake', before, async (now, at) => {
      if ((wakeAt(now.table) ?? Number.POSITIVE_INFINITY) > at) return 'stale';
      const known = await profilesAt(now.table);
      const caught = catchUp(now.table, known, at);
      return (
        (caught && quietly(caught)) ??
        (await begun(now, at)) ??
        (await handedOn(now, at)) ??
        playDuePlan(now, at) ??
        runDue(now, at, known)
      );
    });

  /** The match of a lobby whose time has come; undefined if it cannot begin. */
  async function begun(now: TableNow, at: number): Promise<Change | undefined> {
    if (now.table.phase !== 'lobby' || (beginsAt(now.table.terms) ?? Number.POSITIVE_INFINITY) > at)
      return undefined;
    const change = await begin(now);
    return 'kind' in change ? undefined : change;
  }

  /** What a table has agreed to by now without those who went away or are late; undefined if nothing. */
  async function handedOn({ table, match }: TableNow, now: number): Promise<Change | undefined> {
    if (match === undefined) return undefined;
    const { vote } = table;
    if (!isVotePassed(table, now)) {
      const next = afterGrace(table, match, now);
      return next && quietly(next);
    }
    const log = () => repository.kept.log(table.id);
    const change = await afterAgreement({ table, match, now, log });
    return 'kind' in change
      ? quietly(withFallenVote({ ...table, vote: undefined }, vote))
      : { ...change, isQuiet: true };
  }

  async function resumed(before: Table, outage: Outage | undefined): Promise<boolean> {
    const caught = await doneBy('vacations', before, async ({ table }, at) => {
      const next = catchUp(table, await profilesAt(table), at);
      if (outage === undefined) return next === undefined ? 'stale' : quietly(next);
      return quietly(giveTimeBack(next ?? table, outage));
    });
    return (await repository.resume(before.id)) || caught !== undefined;
  }

  return {
    /** What is due at tables that rest: lobbies expire, matches are archived after a notice. */
    async runIdleTables(): Promise<readonly string[]> {
      const now = clock.now();
      const resting = [
        ...(await store.oldest({ phase: 'lobby', before: now - LOBBY_LIFE })),
        ...(await store.oldest({ phase: 'playing', before: now - ARCHIVE_AFTER })),
      ];
      return each(resting, (table) => doneBy('rest', table, (known, at) => restDue(known, at) ?? 'stale'));
    },

    /** What is due at tables that wait for somebody: notices, reminders, and the end of a player's time. */
    async runDueTurns(): Promise<readonly string[]> {
      await outages.note(clock.now());
      const told = new Set<string>();
      const changed = await each(await store.due(clock.now()), async (before) => {
        const after = await runDueAt(before);
        for (const { person } of after === undefined ? [] : before.announcements)
          if (after?.announcements.every((each) => each.person !== person)) told.add(person);
        return after;
      });
      const soon = await each(await tellingSoon(told), (table) => tellNow(table, told));
      return [...changed, ...soon];
    },

    /** Resumes what was under way when the last process ended, and gives everybody back the time of the outage. */
    async resume(): Promise<readonly string[]> {
      const outage = await outages.endedAt(clock.now());
      const lobbies = outage === undefined ? [] : await store.oldest({ phase: 'lobby' });
      const playing = await store.oldest({ phase: 'playing' });
      return each([...lobbies, ...playing], (table) => resumed(table, outage));
    },

    /** Resumes what other processes left when they ended. Returns their tables, whose channels may be out of date. */
    async inherit(): Promise<readonly string[]> {
      for (const { table } of await store.claims.inherit(INHERITED)) inherited.add(table);
      const left = [...inherited];
      await each(
        left.map((id) => ({ id })),
        (table) => resumed(table, undefined),
      ).catch((error: unknown) => {
        if (!(error instanceof JobsFailed)) throw error;
        inherited.clear();
        throw new JobsFailed(left, error.failures);
      });
      inherited.clear();
      return left;
    },
  };
}

/** A time in which no process of the bot looked after its tables. Milliseconds since 1970. */
interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Knows how long the bot was away before it started, by what it writes down while it is there. */
function outagesIn(store: Pick<Store, 'setting' | 'setSetting'>) {
  let notedAt: number | undefined;
  return {
    /** The outage that ends now, before anything is noted; `undefined` if there was none, or only a short one. */
    async endedAt(now: number): Promise<Outage | undefined> {
      const from = Number(await store.setting(LOOKED_AFTER_AT));
      return Number.isFinite(from) && from > 0 && now - from >= SHORTEST ? { from, until: now } : undefined;
    },

    async note(now: number): Promise<void> {
      // The clock may have been set back.
      if (notedAt !== undefined && Math.abs(now - notedAt) < NOTED_EVERY) return;
      await store.setSetting(LOOKED_AFTER_AT, String(now));
      notedAt = now;
    },
  };
}

/** The table after an outage, as if everybody had been away. Tells them if it changes what somebody counts on. */
function giveTimeBack(table: Table, { from, until }: Outage): Table {
  const away = peopleAt(table).map(({ id }) => ({ person: id, from, until }));
  const given = { ...table, away: [...table.away, ...away], activeAt: until };
  const isTold = until - from >= HOUR || table.turnClocks.some(({ clock }) => clock !== undefined);
  return table.phase === 'playing' && isTold ? withEvent(given, { kind: 'outage', from, until }) : given;
}
