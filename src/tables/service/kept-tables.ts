import { LRUCache } from 'lru-cache';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { BrokenSave } from '../../games/saved.ts';
import { DamagedRow, StoreAway } from '../../store/refusal.ts';
import {
  type Claim,
  ClaimLost,
  type Commit,
  type Committed,
  type LogRow,
  type MessageRow,
  type OpenedRow,
  type OpeningContext,
  type SeenRow,
  type Store,
  type TableRow,
} from '../../store/store.ts';
import type { Change } from '../model/change.ts';
import type { KnownChannel } from '../model/channel.ts';
import { untoldOf } from '../model/computer-seat.ts';
import { resultOf } from '../model/match-result.ts';
import type { PendingNotice } from '../model/notice.ts';
import { type Profile, readProfile, USUAL_PROFILE } from '../model/profile.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { peopleAt, stillInvited, type Table, type TableListed, type TableNow } from '../model/table.ts';
import { matchAsShown, prepareCommit } from './change-written.ts';
import type { Profiles } from './profiles.ts';
import { savedResult } from './results.ts';
import { BrokenTable, readChannel, readNotices, readTable, tableRow } from './saved-table.ts';
import { wholeLog } from './whole-log.ts';

/** A table as it stands, with all that was read of it and of its channel at once; see `Opened` of the store. */
export interface OpenedTable {
  readonly now: TableNow;
  /** The log entries read: what posted or wanted messages tell, after the last entry that is damaged. */
  readonly entries: readonly LogRow[];
  /** Those that are live or leaving, oldest generation first. */
  readonly messages: readonly MessageRow[];
  readonly channel: KnownChannel;
  /** The message that was asked for, whatever its table is. */
  readonly pressed: MessageRow | undefined;
  /** Whether the interaction that was asked for has brought about a change already. */
  readonly isHandled: boolean;
  /** What everybody at the table, for whom a notice waits, and who was asked for, has chosen. */
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Oldest first. */
  readonly notices: readonly PendingNotice[];
  /** A table of that person that has lost its place, and they could not be told. */
  readonly untold: string | undefined;
  /** What the server has settled, as the store keeps it; see `readSettings`. */
  readonly server?: string | undefined;
}

/** Who does something to which table, and by which interaction: the same interaction counts once. */
export interface TableCommand {
  readonly table: string;
  readonly person: string;
  readonly interaction: string;
  /** Where their picture is now, see `Person`; absent where nothing was said of it. */
  readonly avatar?: string;
  /** Nobody else is to notice that anything was done. */
  readonly isPrivate?: true;
  /** The table as it was opened for this very interaction, so that it is not read again; absent where it was not. */
  readonly opened?: OpenedTable;
}

/** The person of what the bot does by itself, as when time is over. */
export const NOBODY = '';

/** What the bot does at a table by itself: the table's revision makes it count once. */
export const byItself = (what: string, { id, revision }: Pick<Table, 'id' | 'revision'>): TableCommand => ({
  ...{ table: id, person: NOBODY, interaction: `${what}:${id}:${revision}` },
});

/** Something was done, or had been by the same interaction: the table as it stands then. */
export interface Done extends TableNow {
  readonly kind: 'done';
  /** The match before this very command; absent where there was none, or nothing was done just now. */
  readonly before?: PlayableMatch;
  /** The same table with all that is known of its channel: nothing of that need be read again. */
  readonly opened: OpenedTable;
  /** Nothing was done just now: the same interaction had done it before. */
  readonly isRepeated?: true;
}

/** What was done, or stands, at an opened table. */
export const doneAt = (opened: OpenedTable): Done => ({ kind: 'done', ...opened.now, opened });

interface KeptTablesParts {
  readonly store: Store;
  readonly games: readonly PlayableGame[];
}

/**
 * How many tables are read at once. Those that wait for a database connection do so for two seconds, and other
 * presses wait until all that was read is made into tables, at two milliseconds each.
 */
const AT_ONCE = 10;

/** What a table is that cannot be read: its row is damaged, or holds no table or no match. */
const UNREADABLE = [DamagedRow, BrokenTable, BrokenSave] as const;

/** Whether a failure at a table will soon pass: the store is away for now, or another process works at the table. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StoreAway || error instanceof ClaimLost;

/** So many tables are at hand: more than are played at within the same minutes, and a few megabytes. */
const AT_HAND = 100;

/** Tables as the store keeps them: each is read by one call, and written by another. */
export class KeptTables {
  readonly #parts: KeptTablesParts;
  readonly #profiles: Profiles;
  /** The tables last read or written. People often press at one again: at the same revision it is not rebuilt. */
  readonly #atHand = new LRUCache<string, TableNow>({ max: AT_HAND });

  constructor(parts: KeptTablesParts, profiles: Profiles) {
    this.#parts = parts;
    this.#profiles = profiles;
  }

  game(name: string): PlayableGame | undefined {
    return this.#parts.games.find((game) => game.name === name);
  }

  readonly look = async (id: string): Promise<TableNow | undefined> =>
    (await this.opened({ table: id }))?.now;

  /** The table with all that is known of its channel, and what else is asked of it, in one read. */
  readonly opened = async (what: OpeningContext): Promise<OpenedTable | undefined> => {
    const opened = await this.#parts.store.open(what);
    return opened === undefined ? undefined : this.#read(opened);
  };

  /** The right to work at a table. Throws `ClaimLost` where another process works there. */
  readonly claim = async (table: string): Promise<Claim> => {
    const claim = await this.#parts.store.claims.claim(table);
    if (claim === undefined) throw new ClaimLost(`another process works at table ${table}`);
    return claim;
  };

  /** Has other processes wait for a claim as long as this one lives, until the function is called that it brings. */
  readonly keep = (claim: Claim): (() => void) => this.#parts.store.claims.keep(claim);

  /** Throws `ClaimLost` where another process may have taken a claim over that is kept. */
  readonly makeSure = async (claim: Claim): Promise<void> => {
    const { claims } = this.#parts.store;
    // On a busy machine signs of life may be late: then the database knows.
    if (!claims.isSure(claim) && !(await claims.renew(claim)))
      throw new ClaimLost(`another process may work at table ${claim.table}`);
  };

  /**
   * Saves what was seen of a table's channel, under the claim under which that began if it took a while, and returns
   * the table as it is then. Throws `ClaimLost` if another process works there.
   */
  readonly note = async (table: string, seen: SeenRow, claim?: Claim): Promise<OpenedTable> => {
    const opened = await this.#read(await this.#parts.store.note(claim ?? (await this.claim(table)), seen));
    if (opened === undefined) throw new BrokenTable(`the game of table ${table} is not played here`);
    return opened;
  };

  /** What was read; a table that is at hand at its revision stays as it is. */
  async #read({
    table: row,
    snapshot,
    log: entries,
    profiles,
    channel,
    notices,
    ...others
  }: OpenedRow): Promise<OpenedTable | undefined> {
    const now = this.#atHandAt(row) ?? this.#tableOf(row, snapshot);
    if (now === undefined) return undefined;
    // Something later may have been written while this was read.
    if (row.revision >= (this.#atHand.peek(row.id)?.table.revision ?? 0)) this.#atHand.set(row.id, now);
    return this.#withCalled({
      ...others,
      ...{ now, entries },
      ...{ channel: readChannel(channel), notices: readNotices(notices) },
      profiles: new Map([...profiles].map(([person, body]) => [person, readProfile(body)])),
    });
  }

  /** What is at hand of a table as it stands in this row. */
  #atHandAt({ id, revision }: TableRow): TableNow | undefined {
    const latest = this.#atHand.peek(id);
    return latest?.table.revision === revision ? latest : undefined;
  }

  #tableOf(row: TableRow, snapshot: string | undefined): TableNow | undefined {
    const table = readTable(row);
    const game = this.game(table.game);
    if (game === undefined) return undefined;
    const match = snapshot === undefined ? undefined : game.resume(snapshot);
    return { table, game, match: matchAsShown(table, match) };
  }

  /** Those that can be read: a broken one must not keep people from their others. Opening it by itself throws. */
  async openAll(rows: readonly { readonly id: string }[]): Promise<readonly OpenedTable[]> {
    const tables: (OpenedTable | undefined)[] = [];
    for (let from = 0; from < rows.length; from += AT_ONCE)
      tables.push(
        ...(await Promise.all(
          rows.slice(from, from + AT_ONCE).map(({ id }) =>
            this.opened({ table: id }).catch((error: unknown) => {
              if (UNREADABLE.some((kind) => error instanceof kind)) return undefined;
              throw error;
            }),
          ),
        )),
      );
    return tables.filter((opened) => opened !== undefined);
  }

  /** The same without what is known of their channels. */
  async lookAtAll(rows: readonly { readonly id: string }[]): Promise<readonly TableNow[]> {
    return (await this.openAll(rows)).map(({ now }) => now);
  }

  /** Tables as a list shows them; those that cannot be read are left out, as in {@link lookAtAll}. */
  list<R extends TableRow>(rows: readonly R[]): readonly (TableListed & { readonly row: R })[] {
    return rows.flatMap((row) => {
      const game = this.game(row.game);
      try {
        return game === undefined ? [] : [{ table: this.#atHandAt(row)?.table ?? readTable(row), game, row }];
      } catch (error) {
        if (error instanceof BrokenTable) return [];
        throw error;
      }
    });
  }

  /** Entries of a match's log from one ply on, up to and without another. */
  readonly log = async (id: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<readonly string[]> => {
    const rows = await wholeLog(this.#parts.store, id, from, to);
    return rows.map((row) => row.body);
  };

  /** Writes a new table. `at` is the time of the command, in milliseconds since 1970. */
  async create(table: Table, command: TableCommand, at: number): Promise<Done | Rejection> {
    const done = await this.commit({ table }, command, at);
    return done === 'stale' ? reject('try-again') : done;
  }

  /** Whether what was opened for a command is the table as it stands, as far as this process has written it. */
  isLatest({ table, opened }: TableCommand): boolean {
    const now = opened?.now.table;
    return now?.id === table && now.revision >= (this.#atHand.peek(table)?.table.revision ?? 0);
  }

  /** Writes a change of a table as opened. `stale` if it has changed since; a repeated interaction changes nothing. */
  async commit(
    change: Change,
    command: TableCommand,
    now: number,
    before?: OpenedTable,
  ): Promise<Done | Rejection | 'stale'> {
    const { store } = this.#parts;
    const game = before?.now.game ?? this.game(change.table.game);
    if (game === undefined) return reject('no-such-table');
    if ((await store.claims.claim(change.table.id)) === undefined) return reject('try-again');
    const profiles = await this.#profilesFor(change.table, before);
    const written = (change.entries ?? []).map((entry) => ({ ...entry, at: now }));
    const known = [...(before?.entries ?? []), ...written];
    const { current, notices } = prepareCommit(change, {
      ...{ game, before: before?.now, posted: before?.channel.posted ?? 0 },
      log: known,
      ...{ now, actor: command.person },
      profileOf: (person) => profiles.get(person) ?? USUAL_PROFILE,
    });
    const row = tableRow(current, before?.messages);
    const committed = await this.#committed({
      ...{ table: row, notices, interaction: command.interaction },
      entries: written,
      ...(change.match === undefined ? {} : { snapshot: change.match.snapshot() }),
      ...resultAfter(before?.now, current, now),
    });
    if (committed === undefined) return reject('try-again');
    if (committed.kind === 'stale') return 'stale';
    if (committed.kind === 'repeated') {
      const stands = before === undefined ? undefined : await this.opened({ table: row.id });
      return stands === undefined ? reject('try-again') : { ...doneAt(stands), isRepeated: true };
    }
    this.#atHand.set(row.id, current);
    const entries = await this.#entriesFrom(row, known, current.match?.ply ?? 0);
    const { messages, channel } = committed;
    return doneAt(
      await this.#withCalled({
        ...(before ?? NEW),
        ...{
          now: current,
          entries,
          profiles,
          messages,
          channel: readChannel(channel),
          notices: readNotices(committed.notices),
        },
      }),
    );
  }

  /** Commits under the table's claim, asked for once more if it was lost; undefined if another process keeps it. */
  async #committed(change: Commit): Promise<Committed | undefined> {
    const { store } = this.#parts;
    const under = async () => {
      const claim = await store.claims.claim(change.table.id);
      if (claim === undefined) return undefined;
      const leave = store.claims.keep(claim);
      try {
        return await store.commit(claim, change);
      } finally {
        leave();
      }
    };
    return under().catch((error: unknown) => {
      if (error instanceof ClaimLost) return under();
      throw error;
    });
  }

  /** The entries needed of a table as written, up to its log's end: the known ones, and those that they lack. */
  async #entriesFrom({ id, logFrom }: TableRow, known: readonly LogRow[], end: number) {
    const first = known[0]?.ply ?? end;
    if (logFrom >= first) return known.filter(({ ply }) => ply >= logFrom);
    try {
      return [...(await wholeLog(this.#parts.store, id, logFrom, first)), ...known];
    } catch (error) {
      // What is damaged cannot be told; the match goes on.
      if (error instanceof DamagedRow) return known;
      throw error;
    }
  }

  /** What everybody has chosen whom a change concerns: those who play, for whom computers play, or invited. */
  #profilesFor(table: Table, before: OpenedTable | undefined): Promise<ReadonlyMap<string, Profile>> {
    const seated = before === undefined || table.phase === 'lobby' ? [] : peopleAt(table);
    const concerned = [...seated, ...untoldOf(table).map(({ person }) => person)].map(({ id }) => id);
    return this.#profilesOf([...concerned, ...stillInvited(table)], before);
  }

  /** What is known of profiles, with those of some people. */
  async #profilesOf(
    people: readonly string[],
    opened: OpenedTable | undefined,
  ): Promise<ReadonlyMap<string, Profile>> {
    // Of those at the table what they have chosen was read with it, if they have chosen anything.
    const known = new Set([
      ...(opened?.profiles.keys() ?? []),
      ...(opened === undefined ? [] : peopleAt(opened.now.table).map(({ id }) => id)),
    ]);
    const unknown = people.filter((person) => !known.has(person));
    if (unknown.length === 0) return opened?.profiles ?? new Map();
    return new Map([...(opened?.profiles ?? []), ...(await this.#profiles.all(unknown))]);
  }

  /** With what those have chosen whom a new message is to call, also where they do not sit at the table. */
  async #withCalled(opened: OpenedTable): Promise<OpenedTable> {
    const { table } = opened.now;
    const wanted = table.calls.filter(({ revision }) => revision > opened.channel.posted);
    const profiles = await this.#profilesOf(
      wanted.flatMap(({ people }) => people),
      opened,
    );
    return { ...opened, profiles };
  }
}

/** How a match ended, where it has with this change; one that began where another stood counts for nobody. */
function resultAfter(
  before: TableNow | undefined,
  { table, match }: TableNow,
  at: number,
): Pick<Commit, 'result'> {
  const isOver = table.phase === 'ended' && before?.table.phase !== 'ended';
  return isOver && match !== undefined && table.onwardFrom === undefined
    ? { result: savedResult(resultOf(table, match, at)) }
    : {};
}

/** What is known of the channel of a new table. */
const NEW: Omit<OpenedTable, 'now' | 'entries' | 'profiles' | 'notices'> = {
  messages: [],
  channel: { posted: 0, isArchived: false },
  pressed: undefined,
  isHandled: false,
  untold: undefined,
};
