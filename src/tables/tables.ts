import type { PlayableGame, PlayableMatch, PlayedOn } from '../games/playable.ts';
import { BrokenSave } from '../games/saved.ts';
import type { OptionValues } from '../kernel/game.ts';
import type { LogRow, OutboxRow, Store } from '../store/store.ts';
import { type End, endAtOnce, matchOver, voted } from './ending.ts';
import { changedOption, joined, left, newTable, removed } from './lobby.ts';
import { TableQueue } from './queue.ts';
import { type Reason, type Refused, refused } from './refusal.ts';
import { draftOf, type Saying } from './saying.ts';
import {
  BrokenTable,
  type Person,
  type Phase,
  readTable,
  seatOf,
  type Table,
  type TableNow,
  tableRow,
  withAvatar,
} from './table.ts';

/** What the tables need from outside. */
export interface TablesParts {
  readonly store: Store;
  readonly games: readonly PlayableGame[];
  readonly clock: { readonly now: () => number };
  /** Fresh ids and secrets. */
  readonly fresh: { readonly tableId: () => string; readonly seed: () => string };
}

/** Who does something to which table, and by which interaction: the same interaction counts once. */
export interface Act {
  readonly table: string;
  readonly person: string;
  readonly interaction: string;
  /** Where their picture is now, see `Person`; absent where nothing was said of it. */
  readonly avatar?: string;
}

/** Something was done (or had been, by the same interaction): the table as it stands, and what the channel must hear. */
export interface Done extends TableNow {
  readonly kind: 'done';
  /** What was put into the outbox by this very act; whoever says it at once marks it delivered. */
  readonly sayings: readonly { readonly id: number; readonly saying: Saying }[];
}

/** A change of a table before it is committed. */
interface Change {
  readonly table: Table;
  readonly sayings: readonly Saying[];
  readonly match?: PlayableMatch;
  readonly entry?: Omit<LogRow, 'at'>;
}

/** How long a lobby stands without anybody touching it, in milliseconds: a day. */
export const LOBBY_LIFE = 24 * 60 * 60 * 1000;

/**
 * The people around matches, and the only writer of them. Acts on one table happen one after the other, in the order in which
 * they came; acts on different tables do not wait for each other. Nothing is kept in memory between acts.
 */
export class Tables {
  readonly #parts: TablesParts;
  readonly #queue = new TableQueue();

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  /** Opens a lobby with its host seated. Options that are not named have their usual value. */
  async open(order: {
    readonly guild: string;
    readonly channel: string;
    readonly game: string;
    readonly host: Person;
    readonly options: OptionValues;
    readonly interaction: string;
  }): Promise<Done | Refused> {
    const game = this.#game(order.game);
    if (game === undefined) return refused('no such table');
    const table = newTable(game, order, this.#parts.fresh.tableId(), this.#parts.clock.now());
    if (table === undefined) return refused('unknown option');
    const change: Change = { table, sayings: [{ kind: 'post', what: 'lobby' }] };
    return this.#commit(game, undefined, change, {
      table: table.id,
      person: order.host.id,
      interaction: order.interaction,
    });
  }

  join(act: Act, name: string): Promise<Done | Refused> {
    return this.#inLobby(act, (now) => joined(now, { id: act.person, name, ...avatarOf(act) }));
  }

  /** Leaves a lobby. A host hands over to the next in line; the last to go closes it. */
  leave(act: Act): Promise<Done | Refused> {
    return this.#inLobby(act, (now) => left(now, act.person));
  }

  /** The host takes somebody out of the lobby. */
  remove(act: Act, other: string): Promise<Done | Refused> {
    return this.#inLobby(act, (now) =>
      now.table.host === act.person ? removed(now, other) : 'not the host',
    );
  }

  /** The host chooses how it is played. */
  setOption(act: Act, option: string, value: string): Promise<Done | Refused> {
    return this.#inLobby(act, (now) =>
      now.table.host === act.person ? changedOption(now, option, value) : 'not the host',
    );
  }

  /** The host closes the lobby. */
  close(act: Act): Promise<Done | Refused> {
    return this.#inLobby(act, ({ table }) =>
      table.host === act.person ? { ...table, phase: 'closed', ending: 'by host' } : 'not the host',
    );
  }

  /** The host starts the match. */
  start(act: Act): Promise<Done | Refused> {
    return this.#act(act, ({ table, game }) => {
      if (table.phase !== 'lobby') return refused('not in the lobby');
      if (table.host !== act.person) return refused('not the host');
      if (table.seats.length < game.seats.min)
        return refused('too few', { least: game.seats.min, seated: table.seats.length });
      let match: PlayableMatch;
      try {
        match = game.begin({
          seats: table.seats.length,
          options: table.options,
          seed: this.#parts.fresh.seed(),
        });
      } catch (error) {
        if (error instanceof RangeError) return refused('options do not fit');
        throw error;
      }
      const playing: Table = { ...table, phase: 'playing', newsFrom: table.seats.map(() => 0) };
      return {
        table: playing,
        match,
        sayings: [
          { kind: 'retire', from: 0, to: 0 },
          { kind: 'post', what: 'question' },
        ],
      };
    });
  }

  /** Answers the question that was put to this person at ply `opened`. */
  answer(act: Act, opened: number, notation: string): Promise<Done | Refused> {
    return this.#atMatch(act, (now, match, seat) => {
      const decision = match.decisions.find((open) => open.seat === seat);
      if (decision === undefined) return refused('not asked');
      if (decision.opened !== opened) return refused('stale');
      const next = match.play(seat, notation);
      return typeof next === 'string' ? refused(next) : this.#advanced(now, match, next, act.person);
    });
  }

  /** Takes back this person's last move; `at` is the ply that they were looking at, where that is known. */
  undo(act: Act, at?: number): Promise<Done | Refused> {
    return this.#atMatch(act, (now, match, seat) => {
      if (at !== undefined && at !== match.ply) return refused('stale');
      const next = match.undo(seat);
      return typeof next === 'string' ? refused(next) : this.#advanced(now, match, next, act.person);
    });
  }

  /** Ends the match before its time: at once where the host says so, else when all who are seated want it. */
  end(act: Act, how: End): Promise<Done | Refused> {
    return this.#act(act, (now) => {
      const { table, match } = now;
      if (table.phase === 'ended') return refused('over');
      if (table.phase !== 'playing' || match === undefined) return refused('not playing');
      if (how === 'at once' && table.host !== act.person) return refused('not the host');
      if (how === 'at once') return endAtOnce(table, match);
      return seatOf(table, act.person) === undefined
        ? refused('not seated')
        : voted(table, match, act.person, how);
    });
  }

  /** The table as it stands. */
  async look(id: string): Promise<TableNow | undefined> {
    const stored = await this.#parts.store.table(id);
    if (stored === undefined) return undefined;
    const table = readTable(stored.table);
    const game = this.#game(table.game);
    if (game === undefined) return undefined;
    return { table, game, match: stored.snapshot === undefined ? undefined : game.resume(stored.snapshot) };
  }

  /** Entries of the match's log from one ply on, up to and without another: for `PlayableMatch.happened`. */
  async log(id: string, from: number, to = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
    const rows = await this.#parts.store.log(id, from);
    return rows.filter((row) => row.ply < to).map((row) => row.body);
  }

  /** A person's tables anywhere, latest touched first. */
  async of(person: string, phases: readonly Phase[]): Promise<readonly TableNow[]> {
    return this.#all(await this.#parts.store.tablesOf(person, phases));
  }

  /** Tables of a channel, latest touched first. */
  async in(channel: string, phases: readonly Phase[]): Promise<readonly TableNow[]> {
    return this.#all(await this.#parts.store.tablesIn(channel, phases));
  }

  /** Closes the lobbies that nobody has touched for {@link LOBBY_LIFE}; their ids. One that cannot be read is left alone. */
  async expire(): Promise<readonly string[]> {
    const since = this.#parts.clock.now() - LOBBY_LIFE;
    const old = await this.#all(await this.#parts.store.untouched('lobby', since));
    for (const { table } of old) {
      const act = { table: table.id, person: '', interaction: `expire:${table.id}:${table.revision}` };
      await this.#inLobby(act, (now) =>
        now.table.touchedAt < since ? { ...now.table, phase: 'closed', ending: 'expired' } : 'stale',
      );
    }
    return old.map(({ table }) => table.id);
  }

  /** What waits to be said, of one table or of all, oldest first. */
  pending(table?: string): Promise<readonly OutboxRow[]> {
    return this.#parts.store.pending(table);
  }

  #game(name: string): PlayableGame | undefined {
    return this.#parts.games.find((game) => game.name === name);
  }

  /** Those that can be read: one that cannot must not keep people from their others. Whoever turns to it by itself hears of it. */
  async #all(rows: readonly { readonly id: string }[]): Promise<readonly TableNow[]> {
    const tables = await Promise.all(
      rows.map(({ id }) =>
        this.look(id).catch((error: unknown) => {
          if (error instanceof BrokenTable || error instanceof BrokenSave) return undefined;
          throw error;
        }),
      ),
    );
    return tables.filter((now) => now !== undefined);
  }

  #inLobby(act: Act, change: (now: TableNow) => Table | Reason): Promise<Done | Refused> {
    return this.#act(act, (now) => {
      if (now.table.phase !== 'lobby') return refused('not in the lobby');
      const table = change(now);
      return typeof table === 'string' ? refused(table) : { table, sayings: [{ kind: 'refresh' }] };
    });
  }

  #atMatch(
    act: Act,
    change: (now: TableNow, match: PlayableMatch, seat: number) => Change | Refused,
  ): Promise<Done | Refused> {
    return this.#act(act, (now) => {
      const { table, match } = now;
      if (table.phase === 'lobby' || match === undefined) return refused('not playing');
      if (table.phase !== 'playing') return refused('over');
      const seat = seatOf(table, act.person);
      return seat === undefined ? refused('not seated') : change(now, match, seat);
    });
  }

  #advanced({ table }: TableNow, before: PlayableMatch, next: PlayedOn, person: string): Change {
    const entry = { ply: next.ply, person, body: next.entry };
    const { match } = next;
    const newsFrom = table.newsFrom.map((ply, seat) => (seat === before.turn.seat ? match.ply : ply));
    if (match.result !== undefined) return { ...matchOver({ ...table, newsFrom }, match), match, entry };
    const asked = match.decisions.map((decision) => decision.seat);
    const wereAsked = before.decisions.map((decision) => decision.seat);
    const newTurn = match.turn.number !== before.turn.number;
    const passedOn = newTurn || asked.some((seat) => !wereAsked.includes(seat));
    if (!passedOn) return { table: { ...table, newsFrom }, match, entry, sayings: [{ kind: 'refresh' }] };
    return {
      table: { ...table, newsFrom, toldFrom: newTurn ? match.ply : table.toldFrom },
      match,
      entry,
      sayings: [
        { kind: 'retire', from: table.toldFrom, to: match.ply },
        { kind: 'post', what: 'question' },
      ],
    };
  }

  /** One act in its place in the table's queue: looked up, changed, committed. */
  #act(act: Act, change: (now: TableNow) => Change | Refused): Promise<Done | Refused> {
    return this.#queue.run(act.table, async () => {
      const now = await this.look(act.table);
      if (now === undefined) return refused('no such table');
      if (await this.#parts.store.handled(act.interaction)) return { kind: 'done', ...now, sayings: [] };
      const { avatar } = act;
      const table = avatar === undefined ? now.table : withAvatar(now.table, act.person, avatar);
      const changed = change({ ...now, table });
      return 'kind' in changed ? changed : this.#commit(now.game, now, changed, act);
    });
  }

  async #commit(
    game: PlayableGame,
    before: TableNow | undefined,
    change: Change,
    act: Act,
  ): Promise<Done | Refused> {
    const at = this.#parts.clock.now();
    const table: Table = { ...change.table, revision: (before?.table.revision ?? 0) + 1, touchedAt: at };
    const committed = await this.#parts.store.commit({
      table: tableRow(table),
      ...(change.entry === undefined ? {} : { entry: { ...change.entry, at } }),
      ...(change.match === undefined ? {} : { snapshot: change.match.snapshot() }),
      outbox: change.sayings.map(draftOf),
      interaction: act.interaction,
    });
    if (committed.kind === 'stale') return refused('try again');
    if (committed.kind === 'repeated') {
      const now = before === undefined ? undefined : await this.look(act.table);
      return now === undefined ? refused('try again') : { kind: 'done', ...now, sayings: [] };
    }
    const sayings = change.sayings.flatMap((saying, at) => {
      const id = committed.outbox[at];
      return id === undefined ? [] : [{ id, saying }];
    });
    return { kind: 'done', table, game, match: change.match ?? before?.match, sayings };
  }
}

const avatarOf = ({ avatar }: Act): Pick<Person, 'avatar'> => (avatar === undefined ? {} : { avatar });
