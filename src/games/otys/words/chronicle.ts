import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { COMMA } from '../board/piece-words.ts';
import type { OtysFact } from '../rules/fact.ts';
import type { OtysMove } from '../rules/move.ts';
import { otysNotation } from '../rules/notation.ts';

/** What one answer brought about within a turn, in order. */
export interface DiveStretch {
  /** Undefined if it is not told, or if nothing had to be answered. */
  readonly move: OtysMove | undefined;
  readonly facts: readonly OtysFact[];
}

/** A turn: whose it was, and what came about in it, in order. */
export interface TurnCourse {
  readonly turn: number;
  readonly seat: Seat;
  readonly stretches: readonly DiveStretch[];
}

/**
 * The turns that moves made up, oldest first. The answer that ends a turn may play the only key of the next: what it
 * brings from there on belongs to that one.
 */
export function coursesOf(moves: readonly MoveEntry<OtysFact>[]): readonly TurnCourse[] {
  const courses = new Map<number, TurnCourse & { readonly stretches: DiveStretch[] }>();
  const add = (turn: number, seat: Seat, stretch: DiveStretch): void => {
    const course = courses.get(turn) ?? { turn, seat, stretches: [] };
    courses.set(turn, course);
    course.stretches.push(stretch);
  };
  for (const { turn, seat, notation, facts } of moves) {
    const began = facts.findIndex((fact) => fact.kind === 'turn-began' && fact.number !== turn);
    const next = facts[began];
    const own = next === undefined ? facts : facts.slice(0, began);
    add(turn, seat, { move: otysNotation.parse(notation), facts: own });
    if (next?.kind === 'turn-began')
      add(next.number, next.seat, { move: undefined, facts: facts.slice(began) });
  }
  return [...courses.values()];
}

/** What causes what is told next: "Spy". `empty` is told if it does nothing, `unused` if nothing came of it. */
export interface NewsCause {
  readonly head: string;
  readonly empty?: string;
  readonly unused?: string;
}

interface Line {
  readonly cause: NewsCause | undefined;
  readonly steps: string[];
  /** Told before others if there is no room for all. */
  readonly matters: boolean;
}

/** A line of a turn as it is told. */
export interface ToldLine {
  readonly text: string;
  readonly matters: boolean;
}

/** The lines of a turn in the making. News joins its cause's line; after other news that line is begun anew. */
export class Chronicle {
  readonly #say: Say;
  readonly #lines: Line[] = [];
  readonly #turnedUp: ToldLine[] = [];
  #cause: NewsCause | undefined;
  #before: NewsCause | undefined;
  #open = false;
  /** Something came of the cause, or another cause. */
  #used = false;

  constructor(say: Say) {
    this.#say = say;
  }

  /** What follows comes of this cause, if one is given. */
  begin(cause?: NewsCause): void {
    this.#before = this.#cause;
    this.#cause = cause;
    this.#open = false;
    this.#used = false;
    if (cause?.empty !== undefined) this.#line();
  }

  /** What follows comes again of the cause before this. */
  goBack(): void {
    this.#cause = this.#before;
    this.#open = false;
  }

  add(step: string): void {
    const line = this.#open ? this.#lines.at(-1) : undefined;
    this.#used = true;
    (line ?? this.#line()).steps.push(step);
  }

  /** What the cause brought is told of another. */
  settle(): void {
    this.#used = true;
  }

  /** The cause is over with: if nothing came of it, that is told, or `instead`. */
  close(instead?: string): void {
    const unused = this.#cause?.unused;
    if (unused !== undefined && !this.#used) this.add(instead ?? unused);
  }

  /** A line by itself; one that `matters` is told before others if there is no room for all. */
  alone(head: string, steps: readonly string[] = [], matters = false): void {
    this.#lines.push({ cause: { head }, steps: [...steps], matters });
    this.#open = false;
  }

  /** A line by itself about what was turned up: after all others, as it is nobody's doing. */
  turnedUp(text: string, matters = false): void {
    this.#turnedUp.push({ text, matters });
  }

  told(): readonly ToldLine[] {
    const done = this.#lines.map(({ matters, ...line }) => ({ text: this.#inWords(line), matters }));
    return [...done, ...this.#turnedUp];
  }

  #inWords({ cause, steps }: Pick<Line, 'cause' | 'steps'>): string {
    const changes = steps.length > 0 ? steps.join(COMMA) : (cause?.empty ?? '');
    if (cause === undefined) return changes;
    return changes === '' ? cause.head : this.#say('otys-happened-step', { what: cause.head, changes });
  }

  #line(): Line {
    const line = { cause: this.#cause, steps: [], matters: false };
    this.#lines.push(line);
    this.#open = true;
    return line;
  }
}
