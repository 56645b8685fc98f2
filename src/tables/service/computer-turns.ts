import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Seat } from '../../engine/seat.ts';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import { answersFor, dueComputer, mannerOf } from '../model/computer-seat.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { isStuck, seatOf, type Table, type TableNow } from '../model/table.ts';
import { type Computer, randomComputer } from './computer.ts';
import { type Done, doneAt, type OpenedTable } from './kept-tables.ts';

/** A computer's turn to answer: the question at a ply. */
export interface ComputersTurn {
  readonly ply: number;
  readonly seat: Seat;
  /** The player who did what the computer answers to: they see what comes of it, and are not told besides. */
  readonly person: string;
}

/** How computers take their time, so that people can follow what they do. */
export interface Leisure {
  /** Resolves after the least time of a turn, the same for each, so that it reveals nothing; or at `signal`. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
  /** Hears that computers have played at a table, which its channel has to show. */
  readonly played: (table: string) => void;
}

interface ComputerTurnsParts {
  readonly computer: Computer;
  readonly leisure: Leisure | undefined;
  /** Called if a computer failed to answer, so that another answer was taken, or its answer could not be written. */
  readonly failed: (table: string, error: unknown) => void;
  readonly open: (table: string) => Promise<OpenedTable | undefined>;
  /**
   * Writes an answer, or without one that the rules lead nowhere from any. Returns `broken` if they lead nowhere from
   * this one; rejected as `stale` if it is no longer asked for.
   */
  readonly answer: (
    table: string,
    turn: ComputersTurn,
    notation: string | undefined,
  ) => Promise<Done | Rejection | 'broken'>;
}

/** After so many answers in one turn a computer takes any of them: what seems best may lead in circles. */
const LONGEST_TURN = 100;

interface Playing {
  /** The question that is thought about; nothing between two. */
  about?: { readonly ply: number; readonly seat: Seat; readonly given: AbortController };
  /** The table has changed since it was last looked at. */
  hasChanged: boolean;
}

/**
 * Lets computers answer their questions, per table and outside its queue: no command waits for one that thinks. Each
 * answer is its own command, and has no effect if the table has changed meanwhile.
 */
export class ComputerTurns {
  readonly #parts: ComputerTurnsParts;
  readonly #any = randomComputer((bound) => randomInt(bound));
  readonly #playing = new Map<string, Playing>();
  readonly #closing = new AbortController();

  constructor(parts: ComputerTurnsParts) {
    this.#parts = parts;
  }

  /** Whether computers take their time, so that nobody waits until they have answered. */
  get haveLeisure(): boolean {
    return this.#parts.leisure !== undefined;
  }

  /** Answers while a computer is asked at a table. Returns the table as it is then; undefined if they play already. */
  async play(opened: OpenedTable, person: string): Promise<Done | undefined> {
    const { now } = opened;
    const { id } = now.table;
    const known = this.#playing.get(id);
    if (known !== undefined) {
      known.hasChanged = true;
      const { about } = known;
      if (about !== undefined && !isAsked(now, about)) about.given.abort();
      return undefined;
    }
    if (dueComputer(now.table, now.match) === undefined) return undefined;
    const playing: Playing = { hasChanged: false };
    this.#playing.set(id, playing);
    try {
      return await this.#answerAll(opened, playing, person);
    } finally {
      if (this.#playing.get(id) === playing) this.#playing.delete(id);
    }
  }

  playOn(opened: OpenedTable, person: string): void {
    const { id, revision } = opened.now.table;
    this.play(opened, person).then(
      (done) => {
        if (done !== undefined && done.table.revision > revision) this.#parts.leisure?.played(id);
      },
      (error: unknown) => this.#parts.failed(id, error),
    );
  }

  /** Ends all thinking: what is not answered then is answered after the next start. */
  close(): void {
    this.#closing.abort();
    for (const { about } of this.#playing.values()) about?.given.abort();
  }

  async #answerAll(opened: OpenedTable, playing: Playing, person: string): Promise<Done> {
    const { id } = opened.now.table;
    let done = doneAt(opened);
    let turn: number | undefined;
    let from = 0;
    let pause: Promise<void> | undefined;
    for (;;) {
      const { table, match } = done;
      const asked = dueComputer(table, match);
      if (match === undefined || asked === undefined || this.#closing.signal.aborted) {
        if (this.#isOver(id, playing)) return done;
      } else {
        if (match.turn.number !== turn) {
          turn = match.turn.number;
          from = match.ply;
          pause = this.#parts.leisure?.pause(this.#closing.signal);
        }
        const at = { ply: match.ply, seat: asked.seat, person };
        const isLong = match.ply - from >= LONGEST_TURN;
        const answered = await this.#answer(table, match, { asked, at, playing, pause, isLong });
        if (answered.kind === 'done') {
          done = answered;
          if (isStuck(done.table)) return done;
          // Many answers in a row keep nobody at another table waiting.
          await setImmediate();
          continue;
        }
        if (answered.code !== 'stale') return done;
      }
      const stands = await this.#parts.open(id);
      if (stands === undefined) return done;
      done = doneAt(stands);
    }
  }

  /** Whether computers are done at a table, unchanged since it was looked at. From then on none plays there. */
  #isOver(id: string, playing: Playing): boolean {
    if (playing.hasChanged && !this.#closing.signal.aborted) {
      playing.hasChanged = false;
      return false;
    }
    this.#playing.delete(id);
    return true;
  }

  /** One answer: another one if the rules lead nowhere from it; if they do from all, the table is told. */
  async #answer(
    table: Table,
    match: PlayableMatch,
    { asked, at, playing, pause, isLong }: OneAnswer,
  ): Promise<Done | Rejection> {
    let answers = answersFor(table, asked);
    while (answers.length > 0) {
      const question = { ...asked, answers };
      const chosen = isLong
        ? this.#any.choose(question)
        : await this.#thought(table, match, { ...question, person: at.person }, playing);
      await pause;
      if (chosen === undefined || this.#closing.signal.aborted) return reject('stale');
      const answered = await this.#parts.answer(table.id, at, chosen);
      if (answered !== 'broken') return answered;
      answers = answers.filter(({ notation }) => notation !== chosen);
    }
    const told = await this.#parts.answer(table.id, at, undefined);
    return told === 'broken' ? reject(told) : told;
  }

  /** A computer's best answer; any legal one if the computer fails, undefined if nobody needs its answer any more. */
  async #thought(
    table: Table,
    match: PlayableMatch,
    { person, ...asked }: OpenDecision & Pick<ComputersTurn, 'person'>,
    playing: Playing,
  ): Promise<string | undefined> {
    const given = new AbortController();
    playing.about = { ply: match.ply, seat: asked.seat, given };
    const { signal } = given;
    // The same throughout a turn, so that it is of one mind about it.
    const seed = `${table.id}:${match.turn.number}`;
    try {
      const chosen = await this.#parts.computer.choose({
        ...asked,
        match,
        ...mannerOf(table, asked.seat),
        // What the bot did of itself is answered for the host.
        owner: { person: seatOf(table, person) === undefined ? table.host : person, server: table.guild },
        seed,
        signal,
      });
      if (asked.answers.some(({ notation }) => notation === chosen)) return chosen;
      this.#parts.failed(table.id, new RangeError('a computer answers what nobody can'));
    } catch (error) {
      if (signal.aborted) return undefined;
      this.#parts.failed(table.id, error);
    } finally {
      delete playing.about;
    }
    return this.#any.choose(asked);
  }
}

interface OneAnswer {
  readonly asked: OpenDecision;
  readonly at: ComputersTurn;
  readonly playing: Playing;
  readonly pause: Promise<void> | undefined;
  /** So much was answered in this turn that any answer will do. */
  readonly isLong: boolean;
}

function isAsked({ table, match }: TableNow, about: { readonly ply: number; readonly seat: Seat }): boolean {
  return match?.ply === about.ply && dueComputer(table, match)?.seat === about.seat;
}
