import { BrokenRule } from '../../engine/agenda.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { BrokenSave } from '../../games/saved.ts';
import { DamagedRow } from '../../store/refusal.ts';
import {
  ClaimLost,
  type LogRow,
  type Opened,
  type Opening,
  type Seen,
  type Store,
  type TableRow,
} from '../../store/store.ts';
import type { Change } from '../model/change.ts';
import { COMPUTER, dueComputer } from '../model/computer-seat.ts';
import type { Adviser } from '../model/hints.ts';
import { logNeeded } from '../model/log-needed.ts';
import { type Profile, readProfile, USUAL_PROFILE } from '../model/profile.ts';
import { type Refused, refused } from '../model/rejection.ts';
import { untoldOf } from '../model/stand-in.ts';
import { peopleAt, type Table, type TableListed, type TableNow, withAvatar } from '../model/table.ts';
import { isStuck } from '../model/table-event.ts';
import { goneOn, stuck } from '../transitions/advance.ts';
import { type Act, type Done, doneAt, type OpenedTable } from './act.ts';
import { changeWritten, standing } from './change-written.ts';
import type { Computer } from './computer.ts';
import { type ComputersTurn, ComputerTurns, type Leisure } from './computer-turns.ts';
import type { Profiles } from './profiles.ts';
import { TableQueue } from './queue.ts';
import { BrokenTable, readTable, tableRow, withAsked } from './saved-table.ts';

/** What the tables need from outside. */
export interface TablesParts {
  readonly store: Store;
  readonly games: readonly PlayableGame[];
  readonly clock: { readonly now: () => number };
  /** Fresh ids and secrets. */
  readonly fresh: { readonly tableId: () => string; readonly seed: () => string };
  /** Plays the seats that computers hold. */
  readonly computer: Computer;
  /** Gives hints; absent where nobody does, so that nobody gets one. */
  readonly adviser?: Adviser;
  /** How computers take their time; absent where they answer at once. */
  readonly leisure?: Leisure;
  /** Hears that a computer could not answer at a table, or that nobody could advise there; absent where nobody logs. */
  readonly computerFailed?: (table: string, error: unknown) => void;
  /** Hears how long each act waited for its table and then took to be worked out, in milliseconds; absent where nobody measures. */
  readonly took?: (stage: 'queue' | 'rules', milliseconds: number) => void;
  /** Hears that the rules of a game led nowhere at a table, where nothing has changed; absent where nobody logs. */
  readonly rulesBroke?: (table: string, error: BrokenRule) => void;
}

/** What a table is that cannot be read: its row is damaged, or holds no table or no match. */
const UNREADABLE = [DamagedRow, BrokenTable, BrokenSave] as const;

/** Of so many tables the revision is remembered. Of others the store tells with the commit. */
const REMEMBERED = 1000;

/** What somebody does at a table: the change that it brings, or why there is none. */
export type Doing = (now: TableNow) => Change | Refused | Promise<Change | Refused>;

/**
 * Where tables are read and written, and the only writer of them. Acts on one table happen one after the other, in the order in which
 * they came, each followed by whatever computers have to answer to it; acts on different tables do not wait for each other.
 */
export class Book {
  readonly #parts: TablesParts;
  readonly #profiles: Profiles;
  readonly #queue = new TableQueue();
  readonly #computers: ComputerTurns;
  /** The revisions of the tables that were written last: what was opened before is not taken for the table as it stands. */
  readonly #revisions = new Map<string, number>();

  constructor(parts: TablesParts, profiles: Profiles) {
    this.#parts = parts;
    this.#profiles = profiles;
    this.#computers = new ComputerTurns({
      computer: parts.computer,
      leisure: parts.leisure,
      failed: parts.computerFailed ?? (() => {}),
      open: (table) => this.opened({ table }),
      answer: (table, turn, notation) => this.#computersAnswer(table, turn, notation),
      stuck: (table, turn) => this.#stuck(table, turn),
    });
  }

  /** The game of this name, where it is one of those played here. */
  game(name: string): PlayableGame | undefined {
    return this.#parts.games.find((game) => game.name === name);
  }

  /** The table as it stands. */
  async look(id: string): Promise<TableNow | undefined> {
    return (await this.opened({ table: id }))?.now;
  }

  /** The table with all that is known of its channel, and what else is asked of it. */
  async opened(what: Opening): Promise<OpenedTable | undefined> {
    const opened = await this.#parts.store.open(what);
    return opened === undefined ? undefined : this.#read(opened);
  }

  /** Keeps what was seen of a table's channel, and brings the table as it is then. Throws `ClaimLost` where another process works there. */
  async note(table: string, seen: Seen): Promise<OpenedTable> {
    const { store } = this.#parts;
    const claim = await store.claims.claim(table);
    if (claim === undefined) throw new ClaimLost(`another process works at table ${table}`);
    const opened = await this.#read(await store.note(claim, seen));
    if (opened === undefined) throw new BrokenTable(`the game of table ${table} is not played here`);
    return opened;
  }

  async #read({
    table: row,
    snapshot,
    log: entries,
    profiles,
    ...others
  }: Opened): Promise<OpenedTable | undefined> {
    const read = readTable(row);
    const game = this.game(read.game);
    if (game === undefined) return undefined;
    const match = snapshot === undefined ? undefined : game.resume(snapshot);
    const table = withAsked(read, match);
    const now = { table, game, match: standing(table, match) };
    return this.#withCalled({
      ...others,
      ...{ now, entries, log: logOf(now, entries) },
      profiles: new Map([...profiles].map(([person, body]) => [person, readProfile(body)])),
    });
  }

  /** Those that can be read: one that cannot must not keep people from their others. Whoever turns to it by itself hears of it. */
  async lookAtAll(rows: readonly { readonly id: string }[]): Promise<readonly TableNow[]> {
    const tables = await Promise.all(
      rows.map(({ id }) =>
        this.look(id).catch((error: unknown) => {
          if (UNREADABLE.some((kind) => error instanceof kind)) return undefined;
          throw error;
        }),
      ),
    );
    return tables.filter((now) => now !== undefined);
  }

  /** Tables as a list shows them; those that cannot be read are left out, as in {@link lookAtAll}. */
  list(rows: readonly TableRow[]): readonly TableListed[] {
    return rows.flatMap((row) => {
      const game = this.game(row.game);
      try {
        return game === undefined ? [] : [{ table: readTable(row), game }];
      } catch (error) {
        if (error instanceof BrokenTable) return [];
        throw error;
      }
    });
  }

  /** Entries of a match's log from one ply on, up to and without another. */
  async log(id: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<readonly string[]> {
    const rows = await this.#parts.store.log(id, from, to);
    return rows.map((row) => row.body);
  }

  /** Writes a new table. */
  open(game: PlayableGame, change: Change, act: Act): Promise<Done | Refused> {
    return this.#commit(game, undefined, change, act).then((done) =>
      done === 'stale' ? refused('try-again') : done,
    );
  }

  /** One act in its place in the table's queue: looked up, changed, committed; then computers answer what they are asked. */
  async act(act: Act, doing: Doing): Promise<Done | Refused> {
    const done = await this.#inTurn(act, async (opened) => {
      const { now } = opened;
      const changed = await this.#tried(now.table.id, () =>
        doing({ ...now, table: touchedBy(now.table, act) }),
      );
      if ('kind' in changed) return changed;
      const first = await this.#commit(now.game, opened, changed, act);
      if (first === 'stale' || first.kind === 'refused' || first.isRepeated === true) return first;
      const done = changed.next === undefined ? first : await this.#closed(first, changed.next, act);
      return now.match === undefined ? done : { ...done, before: now.match };
    });
    return done.kind === 'refused' || done.isRepeated === true ? done : this.#answered(done, act.person);
  }

  /** What was done with what computers answer to it, where they do so at once. */
  async #answered(done: Done, person: string): Promise<Done> {
    if (this.#computers.haveLeisure) {
      this.#computers.playOn(done.opened, person);
      return done;
    }
    const played = await this.#computers.play(done.opened, person);
    return played === undefined ? done : { ...done, ...played };
  }

  /**
   * Work on a table in its place in the table's queue; nothing is done for an interaction that has come before. What was opened for the
   * act is taken first: where the table has changed since, it is read and the work done once more.
   */
  #inTurn(
    act: Act,
    work: (opened: OpenedTable) => Promise<Done | Refused | 'stale'>,
  ): Promise<Done | Refused> {
    const { took } = this.#parts;
    const came = performance.now();
    return this.#queue.run(act.table, async () => {
      const begun = performance.now();
      took?.('queue', begun - came);
      try {
        const given = this.#isLatest(act) ? act.opened : undefined;
        const done = given === undefined ? 'stale' : await this.#once(given, work);
        if (done !== 'stale') return done;
        const opened = await this.opened({ table: act.table, interaction: act.interaction });
        const again = opened === undefined ? refused('no-such-table') : await this.#once(opened, work);
        return again === 'stale' ? refused('try-again') : again;
      } finally {
        took?.('rules', performance.now() - begun);
      }
    });
  }

  async #once(
    opened: OpenedTable,
    work: (opened: OpenedTable) => Promise<Done | Refused | 'stale'>,
  ): Promise<Done | Refused | 'stale'> {
    return opened.isHandled ? { ...doneAt(opened), isRepeated: true } : work(opened);
  }

  /** Whether what was opened for an act is the table as it stands, as far as this process has written it. */
  #isLatest({ table, opened }: Act): boolean {
    const now = opened?.now.table;
    return now?.id === table && now.revision >= (this.#revisions.get(table) ?? 0);
  }

  /** What the same press answers next, as an entry and a commit of its own; whatever keeps it from being written leaves the match there. */
  async #closed(done: Done, { seat, notation }: NonNullable<Change['next']>, act: Act): Promise<Done> {
    const before = done.match;
    const next = before && this.#playedNext(done.table.id, before, seat, notation);
    if (before === undefined || next === undefined || typeof next === 'string') return done;
    const change = goneOn(done.table, { before, next, seat, by: act.person });
    const closed = await this.#commit(done.game, done.opened, change, {
      ...act,
      interaction: `${act.interaction}:next`,
    });
    return closed === 'stale' || closed.kind === 'refused' ? done : closed;
  }

  /** What comes of an answer; nothing where the rules lead nowhere from it, of which whoever hosts the bot hears. */
  #playedNext(table: string, match: PlayableMatch, seat: Seat, notation: string) {
    try {
      return match.play(seat, notation);
    } catch (error) {
      if (!(error instanceof BrokenRule)) throw error;
      this.#parts.rulesBroke?.(table, error);
      return undefined;
    }
  }

  /** Lets computers answer what they were asked before the process last ended. Tells whether they have. */
  async resume(id: string): Promise<boolean> {
    const opened = await this.opened({ table: id });
    if (opened === undefined || dueComputer(opened.now.table, opened.now.match) === undefined) return false;
    const { table } = await this.#answered(doneAt(opened), COMPUTER);
    return table.revision > opened.now.table.revision;
  }

  /** Ends what computers think: they are asked again after the next start. */
  stopThinking(): void {
    this.#computers.close();
  }

  /** Each answer of a computer is an entry and a commit of its own, told apart by its ply. */
  #computersAnswer(
    id: string,
    { ply, seat, person }: ComputersTurn,
    notation: string,
  ): Promise<Done | Refused | 'broken'> {
    return this.#queue.run(id, async () => {
      const opened = await this.opened({ table: id });
      const match = opened?.now.match;
      const isAsked = dueComputer(opened?.now.table, match)?.seat === seat;
      if (opened === undefined || match?.ply !== ply || !isAsked) return refused('stale');
      const next = this.#playedNext(id, match, seat, notation);
      if (next === undefined) return 'broken';
      if (typeof next === 'string') throw new RangeError(`the computer’s answer is ${next}`);
      const change = goneOn(opened.now.table, { before: match, next, seat, by: COMPUTER });
      return this.#writtenAt(opened, change, { table: id, person, interaction: `computer:${id}:${ply}` });
    });
  }

  #stuck(id: string, { ply, seat, person }: ComputersTurn): Promise<Done | Refused> {
    return this.#queue.run(id, async () => {
      const opened = await this.opened({ table: id });
      if (opened?.now.match?.ply !== ply) return refused('stale');
      const { table } = opened.now;
      if (isStuck(table)) return doneAt(opened);
      return this.#writtenAt(opened, stuck(table, seat), {
        table: id,
        person,
        interaction: `stuck:${id}:${ply}`,
      });
    });
  }

  async #writtenAt(opened: OpenedTable, change: Change, act: Act): Promise<Done | Refused> {
    const done = await this.#commit(opened.now.game, opened, change, act);
    return done === 'stale' ? refused('try-again') : done;
  }

  /** Something done at a table: where the rules of its game break, nothing has changed, and whoever hosts the bot hears of it. */
  async #tried(table: string, work: () => ReturnType<Doing>): Promise<Change | Refused> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BrokenRule)) throw error;
      this.#parts.rulesBroke?.(table, error);
      return refused('broken');
    }
  }

  async #commit(
    game: PlayableGame,
    before: OpenedTable | undefined,
    change: Change,
    act: Act,
  ): Promise<Done | Refused | 'stale'> {
    const { store, clock } = this.#parts;
    const claim = await store.claims.claim(change.table.id);
    if (claim === undefined) return refused('try-again');
    const at = clock.now();
    const profiles = await this.#profilesFor(change.table, before);
    const { now, notices } = changeWritten(change, {
      ...{ game, before: before?.now, posted: before?.channel.posted ?? 0 },
      ...{ now: at, actor: act.person },
      profileOf: (person) => profiles.get(person) ?? USUAL_PROFILE,
    });
    const row = tableRow(now, before?.messages);
    const entry = change.entry === undefined ? undefined : { ...change.entry, at };
    const committed = await store.commit(claim, {
      ...{ table: row, notices, interaction: act.interaction },
      ...(entry === undefined ? {} : { entry }),
      ...(change.match === undefined ? {} : { snapshot: change.match.snapshot() }),
    });
    if (committed.kind === 'stale') return 'stale';
    if (committed.kind === 'repeated') {
      const stands = before === undefined ? undefined : await this.opened({ table: row.id });
      return stands === undefined ? refused('try-again') : { ...doneAt(stands), isRepeated: true };
    }
    this.#wrote(row);
    const known = [...(before?.entries ?? []), ...(entry === undefined ? [] : [entry])];
    const entries = await this.#entriesFrom(row, known, now.match?.ply ?? 0);
    return doneAt(
      await this.#withCalled({
        ...(before ?? NEW),
        ...{ now, entries, log: logOf(now, entries), profiles, notices: committed.notices },
      }),
    );
  }

  #wrote({ id, revision }: TableRow): void {
    this.#revisions.delete(id);
    this.#revisions.set(id, revision);
    const [oldest] = this.#revisions.keys();
    if (this.#revisions.size > REMEMBERED && oldest !== undefined) this.#revisions.delete(oldest);
  }

  /** The entries that are needed of a table as it was written, by the end of its log: those that are known, and what they lack. */
  async #entriesFrom({ id, logFrom }: TableRow, known: readonly LogRow[], end: number) {
    const first = known[0]?.ply ?? end;
    if (logFrom >= first) return known.filter(({ ply }) => ply >= logFrom);
    try {
      return [...(await this.#parts.store.log(id, logFrom, first)), ...known];
    } catch (error) {
      // What is damaged cannot be told; the match goes on.
      if (error instanceof DamagedRow) return known;
      throw error;
    }
  }

  /** What everybody has settled whom a change concerns: those at the table, and for whom computers play. */
  async #profilesFor(table: Table, before: OpenedTable | undefined): Promise<ReadonlyMap<string, Profile>> {
    if (table.phase === 'lobby') return before?.profiles ?? new Map();
    const concerned = [...peopleAt(table), ...untoldOf(table).map(({ person }) => person)];
    return this.#profilesOf(
      concerned.map(({ id }) => id),
      before,
    );
  }

  /** What is known of profiles, with those of some people. */
  async #profilesOf(
    people: readonly string[],
    opened: OpenedTable | undefined,
  ): Promise<ReadonlyMap<string, Profile>> {
    // Of those at the table what they have settled was read with it, if they have settled anything.
    const known = new Set([
      ...(opened?.profiles.keys() ?? []),
      ...(opened === undefined ? [] : peopleAt(opened.now.table).map(({ id }) => id)),
    ]);
    const unknown = people.filter((person) => !known.has(person));
    if (unknown.length === 0) return opened?.profiles ?? new Map();
    return new Map([...(opened?.profiles ?? []), ...(await this.#profiles.all(unknown))]);
  }

  /** With what those have settled whom a new message is to call, also where they do not sit at the table. */
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

/** What is known of the channel of a new table. */
const NEW: Omit<OpenedTable, 'now' | 'log' | 'entries' | 'profiles' | 'notices'> = {
  messages: [],
  channel: { posted: 0, isArchived: false },
  pressed: undefined,
  isHandled: false,
  untold: undefined,
};

/** The entries that the live message tells. */
function logOf(now: TableNow, entries: readonly LogRow[]): readonly string[] {
  const from = logNeeded(now);
  const [first] = entries;
  if (from === undefined || first === undefined || first.ply > from) return [];
  return entries.filter(({ ply }) => ply >= from).map(({ body }) => body);
}

/** The table as whoever acts at it finds it: with their picture, and no more to be archived. */
function touchedBy(table: Table, { avatar, person }: Act): Table {
  const seen = avatar === undefined ? table : withAvatar(table, person, avatar);
  return person === '' ? seen : { ...seen, noticed: false };
}
