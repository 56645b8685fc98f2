import type { PlayableMatch } from '../games/playable.ts';
import type { OptionValues } from '../kernel/game.ts';
import type { WayBack } from '../kernel/log.ts';
import type { Seat } from '../kernel/seat.ts';
import type { OutboxRow } from '../store/store.ts';
import { Book, type TablesParts } from './book.ts';
import { afterAgreement } from './carried-motion.ts';
import type { Act, Change, Done } from './change.ts';
import { gaveUp, type Leaving, leftOpen } from './departing.ts';
import { Dossiers } from './dossiers.ts';
import { ended } from './ending.ts';
import { goneOn, heardOf, seatHandedOn } from './going-on.ts';
import { answeredLate, type LateVoice } from './lateness.ts';
import { changedOption, joined, left, newTable, removed, withComputerPlayer } from './lobby.ts';
import { agreed, declined, type Proposal, proposed } from './motion.ts';
import { nudged } from './nudging.ts';
import type { Pace } from './pace.ts';
import { withAbsence } from './pacing.ts';
import { housed, movedTo } from './place.ts';
import { Profiles } from './profiles.ts';
import { type Reason, type Refused, refused } from './refusal.ts';
import { takenUp } from './resting.ts';
import { handedOver, taken } from './seating.ts';
import { Servers } from './servers.ts';
import { type Person, type Phase, seatOf, type Table, type TableNow } from './table.ts';
import { Upkeep } from './upkeep.ts';

/** The people around matches: everything that is done at a table. What it means stands in the files beside this one. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #book: Book;
  readonly #upkeep: Upkeep;
  /** What people, and the managers of servers, have settled. */
  readonly profiles: Profiles;
  readonly servers: Servers;
  /** What is kept of people. */
  readonly dossiers: Dossiers;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const { store, clock } = parts;
    this.profiles = new Profiles(store);
    this.servers = new Servers(store);
    this.#book = new Book(parts, this.profiles);
    this.dossiers = new Dossiers(this.#book, store);
    this.#upkeep = new Upkeep({ book: this.#book, store, profiles: this.profiles, clock });
  }

  /** Opens a lobby with its host seated. Options that are not named have their usual value. */
  async open(order: {
    readonly guild: string;
    readonly channel: string;
    readonly game: string;
    readonly host: Person;
    readonly options: OptionValues;
    readonly inThread?: boolean;
    readonly language?: string;
    readonly interaction: string;
  }): Promise<Done | Refused> {
    const game = this.#book.game(order.game);
    if (game === undefined) return refused('no such table');
    const table = newTable(game, order, this.#parts.fresh.tableId(), this.#parts.clock.now());
    if (table === undefined) return refused('unknown option');
    const change: Change = { table, sayings: [{ kind: 'post', what: 'lobby' }] };
    return this.#book.open(game, change, {
      table: table.id,
      person: order.host.id,
      interaction: order.interaction,
    });
  }

  join(act: Act, name: string): Promise<Done | Refused> {
    return this.#inLobby(act, (now) => joined(now, personOf(act, name)));
  }

  /** Leaves a lobby. A host hands over to the next in line; the last to go closes it. */
  leave(act: Act): Promise<Done | Refused> {
    return this.#inLobby(act, (now) => left(now, act.person));
  }

  /** The host takes somebody, or a computer, out of the lobby; see `guestOf`. */
  remove(act: Act, guest: string): Promise<Done | Refused> {
    return this.#inLobby(
      act,
      hostOnly(act, (now) => removed(now, guest)),
    );
  }

  /** The host seats a computer player. */
  addComputer(act: Act): Promise<Done | Refused> {
    return this.#inLobby(act, hostOnly(act, withComputerPlayer));
  }

  /** The host chooses how it is played. */
  setOption(act: Act, option: string, value: string): Promise<Done | Refused> {
    return this.#inLobby(
      act,
      hostOnly(act, (now) => changedOption(now, option, value)),
    );
  }

  /** The host chooses how long the table waits for whoever is up. */
  setPace(act: Act, pace: Pace): Promise<Done | Refused> {
    return this.#inLobby(
      act,
      hostOnly(act, ({ table }) => ({ ...table, pace })),
    );
  }

  /** The host closes the lobby. */
  close(act: Act): Promise<Done | Refused> {
    return this.#inLobby(
      act,
      hostOnly(act, ({ table }) => ({ ...table, phase: 'closed', ending: 'by host' })),
    );
  }

  /** The host starts the match. */
  start(act: Act): Promise<Done | Refused> {
    return this.#book.act(act, ({ table, game }) => {
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
      const playing: Table = {
        ...table,
        phase: 'playing',
        moved: undefined,
        newsFrom: table.seats.map(() => 0),
      };
      return {
        table: playing,
        match,
        sayings: [
          { kind: 'retire', from: 0, to: 0, lobby: true },
          { kind: 'post', what: 'question' },
        ],
      };
    });
  }

  /** Answers the question that was put to this person at ply `opened`. */
  answer(act: Act, opened: number, notation: string): Promise<Done | Refused> {
    return this.#atSeat(act, ({ table }, match, seat) => {
      const decision = match.decisions.find((open) => open.seat === seat);
      if (decision === undefined) return refused('not asked');
      if (decision.opened !== opened) return refused('stale');
      const next = match.play(seat, notation);
      if (typeof next === 'string') return refused(next);
      return goneOn(table, { before: match, next, seat, by: act.person, heard: heardOf(match) });
    });
  }

  /** Takes back this person's last move; `at` is the ply that they were looking at, where that is known. */
  undo(act: Act, at?: number): Promise<Done | Refused> {
    return this.#atSeat(act, ({ table }, match, seat) => {
      if (at !== undefined && at !== match.ply) return refused('stale');
      const next = match.undo(seat);
      if (typeof next === 'string') return refused(next);
      return goneOn(table, { before: match, next, seat, by: act.person, heard: heardOf(match) });
    });
  }

  /** Where this person may ask the others to let the match go back to, nearest first. */
  async waysBack({ table, match }: TableNow, person: string): Promise<readonly WayBack[]> {
    const seat = seatOf(table, person);
    if (seat === undefined || match === undefined || table.phase !== 'playing') return [];
    return match.waysBack(seat, await this.log(table.id, 0));
  }

  /** Asks the table to let the match go back to before its standing move at ply `to`; `at` is the ply that was looked at. */
  proposeUndo(act: Act, at: number, to: number): Promise<Done | Refused> {
    return this.#atSeat(act, async (now, match, seat) => {
      if (at !== match.ply) return refused('stale');
      const log = await this.log(act.table, 0);
      const way = match.waysBack(seat, log).find((known) => known.to === to);
      const back = match.goBack(seat, to, log);
      if (way === undefined) return refused('too long ago');
      if (typeof back === 'string') return refused(back);
      return this.#proposed(act, now.table, match, { kind: 'undo', ...way });
    });
  }

  /** Asks the table to agree to something; what it takes nobody else for is done at once. */
  propose(act: Act, proposal: Exclude<Proposal, { readonly kind: 'undo' }>): Promise<Done | Refused> {
    return this.#atSeat(act, ({ table }, match) => this.#proposed(act, table, match, proposal));
  }

  /** Agrees to the motion of this id, which may carry it. */
  agree(act: Act, motion: number): Promise<Done | Refused> {
    return this.#atMatch(act, ({ table }, match) =>
      this.#answered(act, match, agreed(table, act.person, motion)),
    );
  }

  /** Refuses the motion of this id, or takes it back, so that nothing comes of it. */
  decline(act: Act, motion: number): Promise<Done | Refused> {
    return this.#atMatch(act, ({ table }) => refreshed(declined(table, act.person, motion)));
  }

  /** One of the others says what to do about somebody whose time is over. */
  late(act: Act, voice: Omit<LateVoice, 'person'>): Promise<Done | Refused> {
    return this.#atMatch(act, ({ table }, match) => {
      const now = this.#parts.clock.now();
      const change = answeredLate(table, match, { person: act.person, ...voice }, now);
      return typeof change === 'string' ? refused(change) : change;
    });
  }

  /** Has those reminded for whom the match waits. */
  nudge(act: Act): Promise<Done | Refused> {
    return this.#atSeat(act, async ({ table }) => {
      const people = table.waits.map(({ person }) => person);
      const change = nudged(table, act.person, this.#parts.clock.now(), await this.profiles.all(people));
      return typeof change === 'string' ? refused(change) : change;
    });
  }

  /** Somebody is away until a time, and back where there is none: their clocks at this table stand still until then. */
  absent(act: Act, until: number | undefined): Promise<Done | Refused> {
    return this.#atSeat(act, ({ table }) => withAbsence(table, act.person, this.#parts.clock.now(), until));
  }

  /** The host ends the match before its time. */
  end(act: Act): Promise<Done | Refused> {
    return this.#atMatch(act, ({ table }, match) =>
      table.host === act.person ? ended(table, match, 'by host') : refused('not the host'),
    );
  }

  /** Leaves a match: the seat is handed on to whoever takes it, or given up. A host is followed by the next person. */
  depart(act: Act, how: Leaving): Promise<Done | Refused> {
    return this.#atSeat(act, ({ table }, match, seat) =>
      how === 'concede' ? gaveUp(table, match, seat) : leftOpen(table, match, seat, 'left'),
    );
  }

  /** Frees the seat of somebody who is not in the server any more. Nobody presses for that, so `revision` makes it count once. */
  gone(id: string, person: string, revision: number): Promise<Done | Refused> {
    const act = { table: id, person: '', interaction: `gone:${id}:${person}:${revision}` };
    return this.#atMatch(act, ({ table }, match) => {
      const seat = seatOf(table, person);
      return seat === undefined ? refused('not at the table') : leftOpen(table, match, seat, 'gone');
    });
  }

  /** Takes a seat that somebody left. */
  takeSeat(act: Act, seat: Seat, name: string): Promise<Done | Refused> {
    return this.#atMatch(act, ({ table }, match) => {
      const next = taken(table, seat, personOf(act, name));
      return typeof next === 'string' ? refused(next) : seatHandedOn(next, match, seat);
    });
  }

  /** The host names another. */
  handOver(act: Act, to: string): Promise<Done | Refused> {
    return this.#book.act(act, ({ table }) =>
      table.phase === 'lobby' || table.phase === 'playing'
        ? refreshed(handedOver(table, act.person, to))
        : refused(table.phase === 'archived' ? 'archived' : 'over'),
    );
  }

  /** Takes up again a match that was archived. */
  takeUp(act: Act): Promise<Done | Refused> {
    return this.#book.act(act, (now) => {
      const change = takenUp(now, act.person);
      return typeof change === 'string' ? refused(change) : change;
    });
  }

  /** Somebody who sits at a table brings it to another channel of its server, where it lives from then on. */
  move(act: Act, to: { readonly guild: string; readonly channel: string }): Promise<Done | Refused> {
    return this.#book.act(act, (now) => movedTo(now, act.person, to));
  }

  /** A table has got a thread of its own, or cannot have one. Nobody presses for that, so `revision` makes it count once. */
  housed(id: string, thread: string | undefined, revision: number): Promise<Done | Refused> {
    const act = { table: id, person: '', interaction: `housed:${id}:${revision}` };
    return this.#book.act(act, ({ table }) => ({ table: housed(table, thread), sayings: [] }));
  }

  /** The table as it stands. */
  look(id: string): Promise<TableNow | undefined> {
    return this.#book.look(id);
  }

  /** Entries of the match's log from one ply on, up to and without another: for `PlayableMatch.happened`. */
  log(id: string, from: number, to?: number): Promise<readonly string[]> {
    return this.#book.log(id, from, to);
  }

  /** A person's tables anywhere, latest touched first. */
  async of(person: string, phases: readonly Phase[]): Promise<readonly TableNow[]> {
    return this.#book.lookAtAll(await this.#parts.store.tablesOf(person, phases));
  }

  /** Tables of a channel, latest touched first. */
  async in(channel: string, phases: readonly Phase[]): Promise<readonly TableNow[]> {
    return this.#book.lookAtAll(await this.#parts.store.tablesIn(channel, phases));
  }

  /** Lobbies and matches, of one server or of all. */
  async inUse(guild?: string): Promise<readonly TableNow[]> {
    const { store } = this.#parts;
    const rows = await Promise.all(
      ['lobby', 'playing'].map((phase) => store.untouched(phase, Number.MAX_SAFE_INTEGER)),
    );
    return this.#book.lookAtAll(rows.flat().filter((row) => guild === undefined || row.guild === guild));
  }

  /** Matches that nobody has touched for so many milliseconds. */
  async waiting(since: number): Promise<readonly TableNow[]> {
    const { store, clock } = this.#parts;
    return this.#book.lookAtAll(await store.untouched('playing', clock.now() - since));
  }

  /** Does what is due at tables that rest, see `Upkeep`. */
  tend(): Promise<readonly string[]> {
    return this.#upkeep.tend();
  }

  /** Does what is due at tables that wait for somebody, see `Upkeep`. */
  wake(): Promise<readonly string[]> {
    return this.#upkeep.wake();
  }

  /** Lets computers answer what they were asked before the process last ended, see `Upkeep`. */
  resume(): Promise<readonly string[]> {
    return this.#upkeep.resume();
  }

  /** How many tables of a server are in one of these phases. */
  countIn(guild: string, phases: readonly Phase[]): Promise<number> {
    return this.#parts.store.countIn(guild, phases);
  }

  /** What waits to be said, of one table or of all, oldest first. */
  pending(table?: string): Promise<readonly OutboxRow[]> {
    return this.#book.pending(table);
  }

  #proposed(
    act: Act,
    table: Table,
    match: PlayableMatch,
    proposal: Proposal,
  ): Promise<Change | Refused> | Refused {
    const next = proposed(table, match, proposal, act.person, this.#parts.clock.now());
    return this.#answered(act, match, next);
  }

  #answered(act: Act, match: PlayableMatch, next: Table | Reason): Promise<Change | Refused> | Refused {
    if (typeof next === 'string') return refused(next);
    return afterAgreement({ table: next, match, log: () => this.log(act.table, 0) });
  }

  #inLobby(act: Act, change: (now: TableNow) => Table | Reason): Promise<Done | Refused> {
    return this.#book.act(act, (now) =>
      now.table.phase === 'lobby' ? refreshed(change(now)) : refused('not in the lobby'),
    );
  }

  #atMatch(
    act: Act,
    change: (now: TableNow, match: PlayableMatch) => Change | Refused | Promise<Change | Refused>,
  ): Promise<Done | Refused> {
    return this.#book.act(act, (now) => {
      const { table, match } = now;
      if (table.phase === 'lobby' || match === undefined) return refused('not playing');
      if (table.phase === 'archived') return refused('archived');
      return table.phase === 'playing' ? change(now, match) : refused('over');
    });
  }

  #atSeat(
    act: Act,
    change: (now: TableNow, match: PlayableMatch, seat: Seat) => Change | Refused | Promise<Change | Refused>,
  ): Promise<Done | Refused> {
    return this.#atMatch(act, (now, match) => {
      const seat = seatOf(now.table, act.person);
      return seat === undefined ? refused('not seated') : change(now, match, seat);
    });
  }
}

const personOf = ({ person, avatar }: Act, name: string): Person => ({
  ...{ id: person, name },
  ...(avatar === undefined ? {} : { avatar }),
});

const hostOnly =
  ({ person }: Act, change: (now: TableNow) => Table | Reason) =>
  (now: TableNow): Table | Reason =>
    now.table.host === person ? change(now) : 'not the host';

/** A changed table whose live message shows it. */
const refreshed = (table: Table | Reason): Change | Refused =>
  typeof table === 'string' ? refused(table) : { table, sayings: [{ kind: 'refresh' }] };
