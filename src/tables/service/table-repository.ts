import { BrokenRule } from '../../engine/agenda.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { KeyedQueue } from '../../keyed-queue.ts';
import type { Store } from '../../store/store.ts';
import type { Analyst } from '../model/analysis.ts';
import { type Change, changeOf, type TableOutcome } from '../model/change.ts';
import { COMPUTER, dueComputer } from '../model/computer-seat.ts';
import type { Adviser } from '../model/hints.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { hasComputers, isStuck, type Table, type TableNow, withAvatar } from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';
import { advance } from '../transitions/advance.ts';
import type { Computer } from './computer.ts';
import { type ComputersTurn, ComputerTurns, type Leisure } from './computer-turns.ts';
import type { HeldSeats } from './held-seats.ts';
import { type Done, doneAt, KeptTables, NOBODY, type OpenedTable, type TableCommand } from './kept-tables.ts';
import type { Profiles } from './profiles.ts';
import type { Results } from './results.ts';
import type { Servers } from './servers.ts';

/** What the tables need from outside. */
export interface TablesParts {
  readonly store: Store;
  readonly games: readonly PlayableGame[];
  readonly clock: { readonly now: () => number };
  readonly fresh: { readonly tableId: () => string; readonly seed: () => string };
  readonly computer: Computer;
  /** The ids of those whom the host of the bot keeps from all tables; absent if that is nobody. */
  readonly blocked?: readonly string[];
  /** At how many open tables somebody may sit, in all servers together; absent if that is as usual. */
  readonly mostTables?: number;
  readonly keeping?: {
    /** For how many days a match is kept after it has ended; for ever if absent. */
    readonly gamesDays?: number | undefined;
    /** Waits between two portions of a removal; absent if nobody plays meanwhile. */
    readonly pause?: () => Promise<void>;
  };
  readonly adviser?: Adviser;
  readonly analyst?: Analyst;
  /** How computers take their time; absent if they answer at once. */
  readonly leisure?: Leisure;
  /** How long a planned turn waits before it is played, in milliseconds, varying each time; absent for the default. */
  readonly planPause?: () => number;
  /** Called if a computer could not answer at a table, or nobody could give a hint or analysis there. */
  readonly computerFailed?: (table: string, error: unknown) => void;
  /** Called with how long each command waited for its table, then ran, in milliseconds; absent if nobody measures. */
  readonly took?: (stage: 'queue' | 'rules', milliseconds: number) => void;
  /** Hears that the rules of a game led nowhere at a table, where nothing has changed; absent if nobody logs. */
  readonly rulesBroke?: (table: string, error: BrokenRule) => void;
}

/** What the commands and jobs of tables are made of. */
export interface TablesContext extends TablesParts {
  readonly repository: TableRepository;
  readonly profiles: Profiles;
  readonly servers: Servers;
  readonly results: Results;
  readonly heldSeats: HeldSeats;
}

/**
 * What somebody does at a table: the change that it makes, or why there is none. `at` is the one time of the whole
 * command, in milliseconds since 1970, for its handler and its commit alike.
 */
export type CommandHandler = (now: TableNow, at: number) => TableOutcome | Promise<TableOutcome>;

/** As many answers as follow from one press at most. */
const MOST_NEXT = 8;

/**
 * Executes commands at tables, and is their only writer. Commands to one table run one after the other, in order of
 * arrival, each followed by the computers' answers to it; commands to different tables do not wait for each other.
 */
export class TableRepository {
  readonly #parts: TablesParts;
  readonly kept: KeptTables;
  readonly #queue = new KeyedQueue();
  readonly #computers: ComputerTurns;

  constructor(parts: TablesParts, profiles: Profiles) {
    this.#parts = parts;
    this.kept = new KeptTables(parts, profiles);
    this.#computers = new ComputerTurns({
      computer: parts.computer,
      leisure: parts.leisure,
      failed: parts.computerFailed ?? (() => {}),
      open: (table) => this.kept.opened({ table }),
      answer: (table, turn, notation) => this.#commitComputersAnswer(table, turn, notation),
    });
  }

  /** Executes a command in its table's queue: read, change, commit; then computers answer what they are asked. */
  async execute(command: TableCommand, handler: CommandHandler): Promise<Done | Rejection> {
    let isOfPeople = true;
    const done = await this.#inTurn(command, async (opened, at) => {
      const { now } = opened;
      isOfPeople &&= !hasComputers(now.table);
      const changed = await this.#try(now.table.id, () =>
        handler({ ...now, table: withActor(now.table, command) }, at),
      );
      if ('kind' in changed) return changed;
      const first = await this.kept.commit(changed, command, at, opened);
      if (first === 'stale' || first.kind === 'refused' || first.isRepeated === true) return first;
      const done =
        changed.next === undefined ? first : await this.#commitNext(first, changed.next, command, at);
      return now.match === undefined ? done : { ...done, before: now.match };
    });
    if (done.kind === 'refused' || done.isRepeated === true) return done;
    return isOfPeople && !hasComputers(done.table) ? done : this.#letComputersAnswer(done, command.person);
  }

  /** What was done with what computers answer to it, where they do so at once. */
  async #letComputersAnswer(done: Done, person: string): Promise<Done> {
    if (this.#computers.haveLeisure) {
      this.#computers.playOn(done.opened, person);
      return done;
    }
    const played = await this.#computers.play(done.opened, person);
    return played === undefined ? done : { ...done, ...played };
  }

  /**
   * Runs work on a table in its queue; does nothing for a repeated interaction. Uses what was opened for the command
   * first: if the table has changed since, reads it and does the work once more.
   */
  #inTurn(
    command: TableCommand,
    work: (opened: OpenedTable, at: number) => Promise<Done | Rejection | 'stale'>,
  ): Promise<Done | Rejection> {
    const { took, clock } = this.#parts;
    const came = performance.now();
    return this.#queue.run(command.table, async () => {
      const begun = performance.now();
      took?.('queue', begun - came);
      const at = clock.now();
      const once = async (opened: OpenedTable): Promise<Done | Rejection | 'stale'> =>
        opened.isHandled ? { ...doneAt(opened), isRepeated: true } : work(opened, at);
      try {
        const given = this.kept.isLatest(command) ? command.opened : undefined;
        const done = given === undefined ? 'stale' : await once(given);
        if (done !== 'stale') return done;
        const opened = await this.kept.opened({ table: command.table, interaction: command.interaction });
        const again = opened === undefined ? reject('no-such-table') : await once(opened);
        return again === 'stale' ? reject('try-again') : again;
      } finally {
        took?.('rules', performance.now() - begun);
      }
    });
  }

  /** The further answers of a press, and what is certain then; if a commit fails, the match stays there. */
  async #commitNext(
    first: Done,
    { seat, notations }: NonNullable<Change['next']>,
    command: TableCommand,
    at: number,
  ): Promise<Done> {
    let done = first;
    for (let count = 0; count < MOST_NEXT; count += 1) {
      const { match: before } = done;
      const notation = notations[count] ?? before?.openTo(seat)?.sure();
      const next =
        notation === undefined
          ? undefined
          : before && this.#playSafely(done.table.id, before, seat, notation, true);
      if (before === undefined || next === undefined || typeof next === 'string') return done;
      const change = advance(done.table, { before, next, seat, by: command.person });
      const interaction = `${command.interaction}:next${count === 0 ? '' : count + 1}`;
      const committed = await this.kept.commit(change, { ...command, interaction }, at, done.opened);
      if (committed === 'stale' || committed.kind === 'refused') return done;
      done = committed;
    }
    return done;
  }

  /** What comes of an answer; undefined if the rules lead nowhere from it, which the bot's host hears of. */
  #playSafely(table: string, match: PlayableMatch, seat: Seat, notation: string, joined?: boolean) {
    try {
      return match.play(seat, notation, joined);
    } catch (error) {
      if (!(error instanceof BrokenRule)) throw error;
      this.#parts.rulesBroke?.(table, error);
      return undefined;
    }
  }

  /** Lets computers answer what they were asked before the process last ended. Tells whether they have. */
  async resume(id: string): Promise<boolean> {
    const opened = await this.kept.opened({ table: id });
    if (opened === undefined || dueComputer(opened.now.table, opened.now.match) === undefined) return false;
    const { table } = await this.#letComputersAnswer(doneAt(opened), COMPUTER);
    return table.revision > opened.now.table.revision;
  }

  stopThinking(): void {
    this.#computers.close();
  }

  /** Each answer of a computer, or that it has none, is a commit of its own, told apart by its ply. */
  #commitComputersAnswer(
    id: string,
    { ply, seat, person }: ComputersTurn,
    notation: string | undefined,
  ): Promise<Done | Rejection | 'broken'> {
    return this.#queue.run(id, async () => {
      const opened = await this.kept.opened({ table: id });
      const match = opened?.now.match;
      const isAsked = dueComputer(opened?.now.table, match)?.seat === seat;
      if (opened === undefined || match?.ply !== ply || !isAsked) return reject('stale');
      const { table } = opened.now;
      if (notation === undefined && isStuck(table)) return doneAt(opened);
      const next = notation === undefined ? 'stuck' : this.#playSafely(id, match, seat, notation);
      if (next === undefined) return 'broken';
      if (typeof next === 'string' && next !== 'stuck')
        throw new RangeError(`the computer’s answer is ${next}`);
      const change: Change =
        next === 'stuck'
          ? { table: withEvent(table, { kind: 'stuck', seat }) }
          : advance(table, { before: match, next, seat, by: COMPUTER });
      const command = {
        table: id,
        person,
        interaction: `${next === 'stuck' ? next : 'computer'}:${id}:${ply}`,
      };
      const done = await this.kept.commit(change, command, this.#parts.clock.now(), opened);
      return done === 'stale' ? reject('try-again') : done;
    });
  }

  /** Does something at a table: if the rules of its game break, nothing changes, and the bot's host is told. */
  async #try(table: string, work: () => ReturnType<CommandHandler>): Promise<Change | Rejection> {
    try {
      return changeOf(await work());
    } catch (error) {
      if (!(error instanceof BrokenRule)) throw error;
      this.#parts.rulesBroke?.(table, error);
      return reject('broken');
    }
  }
}

/** The table as the player who acts at it finds it: with their picture, and no more to be archived. */
function withActor(table: Table, { avatar, person, isPrivate }: TableCommand): Table {
  if (isPrivate === true) return table;
  const seen = avatar === undefined ? table : withAvatar(table, person, avatar);
  return person === NOBODY ? seen : { ...seen, isArchivingAnnounced: false };
}
