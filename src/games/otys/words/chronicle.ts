import type { Say } from '../../../texts/say.ts';
import { COMMA } from '../board/piece-words.ts';

/**
 * Who or what brings about what is told next: "Sponsor 5", "Spy". `empty` is told where nothing comes of it by itself; `unused` where
 * nothing came of it at all, once that is certain.
 */
export interface Cause {
  readonly head: string;
  readonly empty?: string;
  readonly unused?: string;
}

/** One line in the making: a cause, and each of its gains and losses in order. */
interface Line {
  readonly cause: Cause | undefined;
  readonly steps: string[];
}

/** The lines of a turn in the making. What comes about goes to the line of its cause, which is begun anew after something else was told. */
export class Chronicle {
  readonly #say: Say;
  readonly #lines: Line[] = [];
  readonly #turnedUp: string[] = [];
  #cause: Cause | undefined;
  #before: Cause | undefined;
  #open = false;
  /** Something came of the cause, or another cause. */
  #used = false;

  constructor(say: Say) {
    this.#say = say;
  }

  /** What follows comes of this cause; of none where it is left out. */
  begin(cause?: Cause): void {
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

  /** One more thing that came of the cause. */
  add(step: string): void {
    const line = this.#open ? this.#lines.at(-1) : undefined;
    this.#used = true;
    (line ?? this.#line()).steps.push(step);
  }

  /** What the cause brought is told of another. */
  settle(): void {
    this.#used = true;
  }

  /** The cause is over with: where nothing came of it, that is told, or `instead`. */
  close(instead?: string): void {
    const unused = this.#cause?.unused;
    if (unused !== undefined && !this.#used) this.add(instead ?? unused);
  }

  /** A line by itself. */
  alone(head: string, steps: readonly string[] = []): void {
    this.#lines.push({ cause: { head }, steps: [...steps] });
    this.#open = false;
  }

  /** A line by itself about what was turned up: after all others, as it is nobody's doing. */
  turnedUp(line: string): void {
    this.#turnedUp.push(line);
  }

  /** All lines. */
  told(): readonly string[] {
    const done = this.#lines.map(({ cause, steps }) => {
      const changes = steps.length > 0 ? steps.join(COMMA) : (cause?.empty ?? '');
      if (cause === undefined) return changes;
      return changes === '' ? cause.head : this.#say('otys-happened-step', { what: cause.head, changes });
    });
    return [...done, ...this.#turnedUp];
  }

  #line(): Line {
    const line = { cause: this.#cause, steps: [] };
    this.#lines.push(line);
    this.#open = true;
    return line;
  }
}
