import { BrokenRule } from '../../engine/agenda.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { BrokenSave } from '../../games/saved.ts';
import { DamagedRow } from '../../store/refusal.ts';
import type { OutboxRow, Store, StoredTable, TableRow } from '../../store/store.ts';
import type { Act, Change, Done } from '../model/change.ts';
import { COMPUTER, dueComputer } from '../model/computer-seat.ts';
import type { Adviser } from '../model/hints.ts';
import { quietUntil, USUAL_PROFILE, vacationAt } from '../model/profile.ts';
import { type Refused, refused } from '../model/rejection.ts';
import { draftOf, type Saying } from '../model/saying.ts';
import { type StandInsTold, standInsTold, untoldOf } from '../model/stand-in.ts';
import { type Table, type TableListed, type TableNow, withAvatar } from '../model/table.ts';
import { isStuck } from '../model/table-event.ts';
import { absencesAt, isAway, type Wait, waitsOf } from '../model/turn-clock.ts';
import { vacancyOf } from '../model/vacancy.ts';
import { goneOn, type Heard, heardOf, stuck, whileComputerPlays } from '../transitions/advance.ts';
import { AtHand } from './cache.ts';
import { callsAfter } from './calls.ts';
import type { Computer } from './computer.ts';
import { type ComputersTurn, ComputerTurns, type Leisure } from './computer-turns.ts';
import type { Profiles } from './profiles.ts';
import { TableQueue } from './queue.ts';
import { BrokenTable, readTable, tableRow } from './saved-table.ts';
import { readStored, standing } from './stored-table.ts';

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

/** What somebody does at a table: the change that it brings, or why there is none. */
export type Doing = (now: TableNow) => Change | Refused | Promise<Change | Refused>;

/**
 * Where tables are read and written, and the only writer of them. Acts on one table happen one after the other, in the order in which
 * they came, each followed by whatever computers have to answer to it; acts on different tables do not wait for each other. What is
 * kept in memory between acts is only used where the store still has that very revision.
 */
export class Book {
  readonly #parts: TablesParts;
  readonly #profiles: Profiles;
  readonly #queue = new TableQueue();
  readonly #atHand = new AtHand();
  readonly #computers: ComputerTurns;

  constructor(parts: TablesParts, profiles: Profiles) {
    this.#parts = parts;
    this.#profiles = profiles;
    this.#computers = new ComputerTurns({
      computer: parts.computer,
      leisure: parts.leisure,
      failed: parts.computerFailed ?? (() => {}),
      look: (table) => this.look(table),
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
    const { store } = this.#parts;
    const known = this.#atHand.of(id);
    const stored = await (known === undefined ? store.table(id) : store.tableSince(id, known.table.revision));
    if (stored === 'as known') return known;
    const now = stored === undefined ? undefined : this.#read(stored);
    if (now !== undefined) this.#atHand.keep(now);
    return now;
  }

  #read(stored: StoredTable): TableNow | undefined {
    return readStored(stored, (name) => this.game(name));
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
  async log(id: string, from = 0, to = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
    const rows = await this.#parts.store.log(id, from);
    return rows.filter((row) => row.ply < to).map((row) => row.body);
  }

  /** What waits to be said, of one table or of all, oldest first. */
  pending(table?: string): Promise<readonly OutboxRow[]> {
    return this.#parts.store.pending(table);
  }

  /** Writes a new table. */
  open(game: PlayableGame, change: Change, act: Act): Promise<Done | Refused> {
    return this.#commit(game, undefined, change, act);
  }

  /** One act in its place in the table's queue: looked up, changed, committed; then computers answer what they are asked. */
  async act(act: Act, doing: Doing): Promise<Done | Refused> {
    let heard: Heard = 'anew';
    const done = await this.#inTurn(act, async (now) => {
      const changed = await this.#tried(now.table.id, () =>
        doing({ ...now, table: touchedBy(now.table, act) }),
      );
      if ('kind' in changed) return changed;
      const first = await this.#commit(now.game, now, this.#atLeisure(changed, now.match), act);
      // By an interaction that has come before nothing has changed, so that nothing follows from it.
      if (first.kind === 'refused' || first.table.revision === now.table.revision) return first;
      heard = now.match === undefined ? 'anew' : heardOf(now.match);
      const done = changed.next === undefined ? first : await this.#closed(first, changed.next, heard, act);
      const isPosted = done.sayings.some(({ saying }) => saying.kind === 'post');
      if (this.#computers.haveLeisure) {
        if (now.match === undefined) heard = 'to be posted';
        else if (isPosted) heard = 'anew';
      } else if (isPosted) heard = 'to be told';
      return now.match === undefined ? done : { ...done, before: now.match };
    });
    return done.kind === 'refused' ? done : this.#answered(done, heard, act.person);
  }

  /** What was done with what computers answer to it, where they do so at once. */
  async #answered(done: Done, heard: Heard, person: string): Promise<Done> {
    if (this.#computers.haveLeisure) {
      this.#computers.playOn(done, heard, person);
      return done;
    }
    const played = await this.#computers.play(done, heard, person);
    if (played === undefined) return done;
    return { ...done, ...played, sayings: [...done.sayings, ...played.sayings] };
  }

  /** The change as the channel hears of it where a computer is to take its time after it. */
  #atLeisure(change: Change, before: PlayableMatch | undefined): Change {
    const isDue = dueComputer(change.table, change.match ?? before) !== undefined;
    return isDue && this.#computers.haveLeisure ? whileComputerPlays(change) : change;
  }

  /** Work on a table in its place in the table's queue; nothing is done for an interaction that has come before. */
  #inTurn(act: Act, work: (now: TableNow) => Promise<Done | Refused>): Promise<Done | Refused> {
    const { took } = this.#parts;
    const came = performance.now();
    return this.#queue.run(act.table, async () => {
      const begun = performance.now();
      took?.('queue', begun - came);
      const now = await this.look(act.table);
      if (now === undefined) return refused('no-such-table');
      try {
        const done = await work(now);
        // What has been done before cannot be done twice, and is no mistake of whoever pressed once.
        const isRepeated = done.kind === 'refused' && (await this.#parts.store.handled(act.interaction));
        return isRepeated ? { kind: 'done', ...now, sayings: [] } : done;
      } finally {
        took?.('rules', performance.now() - begun);
      }
    });
  }

  /** What the same press answers next, as an entry and a commit of its own; whatever keeps it from being written leaves the match there. */
  async #closed(
    done: Done,
    { seat, notation }: NonNullable<Change['next']>,
    heard: Heard,
    act: Act,
  ): Promise<Done> {
    const before = done.match;
    const next = before && this.#playedNext(done.table.id, before, seat, notation);
    if (before === undefined || next === undefined || typeof next === 'string') return done;
    const change = goneOn(done.table, { before, next, seat, by: act.person, heard });
    const interaction = `${act.interaction}:next`;
    const closed = await this.#commit(done.game, done, this.#atLeisure(change, before), {
      ...act,
      interaction,
    });
    return closed.kind === 'refused' ? done : { ...closed, sayings: [...done.sayings, ...closed.sayings] };
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

  /** Lets computers answer what they were asked before the process last ended. Tells whether there is something to be said of it now. */
  async resume(id: string): Promise<boolean> {
    const now = await this.look(id);
    if (now === undefined || dueComputer(now.table, now.match) === undefined) return false;
    const { sayings } = await this.#answered({ kind: 'done', ...now, sayings: [] }, 'anew', COMPUTER);
    return sayings.length > 0;
  }

  /** Ends what computers think: they are asked again after the next start. */
  stopThinking(): void {
    this.#computers.close();
  }

  /** Each answer of a computer is an entry and a commit of its own, told apart by its ply. */
  #computersAnswer(
    id: string,
    { ply, seat, heard, person }: ComputersTurn,
    notation: string,
  ): Promise<Done | Refused | 'broken'> {
    return this.#queue.run(id, async () => {
      const now = await this.look(id);
      const asked = dueComputer(now?.table, now?.match);
      if (now?.match?.ply !== ply || asked?.seat !== seat) return refused('stale');
      const next = this.#playedNext(id, now.match, seat, notation);
      if (next === undefined) return 'broken';
      if (typeof next === 'string') throw new RangeError(`the computer’s answer is ${next}`);
      const change = goneOn(now.table, { before: now.match, next, seat, by: COMPUTER, heard });
      const interaction = `computer:${id}:${ply}`;
      return this.#commit(now.game, now, change, { table: id, person, interaction });
    });
  }

  #stuck(id: string, { ply, seat, person }: ComputersTurn): Promise<Done | Refused> {
    return this.#queue.run(id, async () => {
      const now = await this.look(id);
      if (now?.match?.ply !== ply) return refused('stale');
      if (isStuck(now.table)) return { kind: 'done', ...now, sayings: [] };
      const interaction = `stuck:${id}:${ply}`;
      return this.#commit(now.game, now, stuck(now.table, now.match, seat), {
        table: id,
        person,
        interaction,
      });
    });
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
    before: TableNow | undefined,
    change: Change,
    act: Act,
  ): Promise<Done | Refused> {
    const at = this.#parts.clock.now();
    const match = change.match ?? before?.match;
    const waits = waitsOf(change.table, match, at, change.entry?.person);
    const begun = await this.#begun(change.table, waits, before?.table.waits ?? [], act, at);
    const untold = untoldOf(change.table).map(({ person }) => person.id);
    const standIns = untold.length === 0 ? undefined : await this.#standInsTold(change.table, untold, at);
    const sayings = [...change.sayings, ...begun.sayings, ...(standIns?.sayings ?? [])];
    const revision = (before?.table.revision ?? 0) + 1;
    const next: Table = {
      ...change.table,
      seats: standIns?.seats ?? change.table.seats,
      waits: begun.waits,
      vacancy: vacancyOf(change.table, match, at),
      away: absencesAt({ ...change.table, away: begun.away }, begun.waits, at),
      revision,
      calledWith: sayings.some(({ kind }) => kind === 'post') ? revision : change.table.calledWith,
      touchedAt: change.untouched === true ? change.table.touchedAt : at,
      changedAt: at,
      movedAt: change.match === undefined ? change.table.movedAt : at,
    };
    const after = { table: next, game, match: standing(next, match) };
    // What was wanted before is owed by the outbox.
    const { calls, asked } = callsAfter(before, after, revision - 1, change.wantsNewMessage);
    const table = { ...next, calls, asked };
    const committed = await this.#parts.store.commit({
      table: tableRow(table),
      ...(change.entry === undefined ? {} : { entry: { ...change.entry, at } }),
      ...(change.match === undefined ? {} : { snapshot: change.match.snapshot() }),
      outbox: sayings.map(draftOf),
      interaction: act.interaction,
    });
    if (committed.kind === 'stale') return refused('try-again');
    if (committed.kind === 'repeated') {
      const now = before === undefined ? undefined : await this.look(act.table);
      return now === undefined ? refused('try-again') : { kind: 'done', ...now, sayings: [] };
    }
    const drafts = sayings.flatMap((saying, at) => {
      const id = committed.outbox[at];
      return id === undefined ? [] : [{ id, saying }];
    });
    const now = { ...after, table };
    this.#atHand.keep(now);
    return { kind: 'done', ...now, sayings: drafts };
  }

  /** Those for whom computers play are told so, as far as that is due and they may be disturbed. */
  async #standInsTold(table: Table, untold: readonly string[], now: number): Promise<StandInsTold> {
    const profiles = await this.#profiles.all(untold);
    return standInsTold(table, { now, profileOf: (person) => profiles.get(person) ?? USUAL_PROFILE });
  }

  /** Waits that begin with a commit: whoever wishes for a direct message, and does not know yet, is told by one, and who is away has time. */
  async #begun(
    table: Table,
    waits: readonly Wait[],
    before: readonly Wait[],
    act: Act,
    now: number,
  ): Promise<Pick<Table, 'waits' | 'away'> & { readonly sayings: readonly Saying[] }> {
    const told: Wait[] = [];
    const away = [...table.away];
    const sayings: Saying[] = [];
    for (const wait of waits) {
      const { person, seat, since } = wait;
      if (since !== now || table.waits.includes(wait)) {
        told.push(wait);
        continue;
      }
      const profile = await this.#profiles.of(person);
      const vacation = vacationAt(profile, now);
      if (vacation !== undefined && !isAway(table, person, now)) away.push({ person, ...vacation });
      const quiet = quietUntil(profile, now);
      const knows = person === act.person || before.some((known) => isKnown(known, wait));
      const announceAt = vacation?.until ?? (knows ? undefined : quiet);
      const calls = profile.notices !== 'off';
      told.push(calls && announceAt !== undefined ? { ...wait, announceAt } : wait);
      if (!knows && announceAt === undefined && profile.notices === 'direct')
        sayings.push({ kind: 'notice', seat, person, since });
    }
    return { waits: told, away, sayings };
  }
}

/** Whether somebody was told of a wait by one before it, which it takes the place of: as at another pace. */
const isKnown = (before: Wait, { seat, person, turn }: Wait): boolean =>
  before.seat === seat && before.person === person && before.turn === turn && before.announceAt === undefined;

/** The table as whoever acts at it finds it: with their picture, and no more to be archived. */
function touchedBy(table: Table, { avatar, person }: Act): Table {
  const seen = avatar === undefined ? table : withAvatar(table, person, avatar);
  return person === '' ? seen : { ...seen, noticed: false };
}
