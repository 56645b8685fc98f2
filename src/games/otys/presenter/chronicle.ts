import type { Say } from '../../../texts/say.ts';
import { COMMA } from './words.ts';

/** Who or what brings about what is told next: "Sponsor 5", "Spy". `empty` is told where nothing comes of it. */
export interface Cause {
  readonly head: string;
  readonly empty?: string;
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
  #cause: Cause | undefined;
  #before: Cause | undefined;
  #open = false;

  constructor(say: Say) {
    this.#say = say;
  }

  /** What follows comes of this cause; of none where it is left out. */
  begin(cause?: Cause): void {
    this.#before = this.#cause;
    this.#cause = cause;
    this.#open = false;
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
    (line ?? this.#line()).steps.push(step);
  }

  /** A line by itself. */
  alone(head: string, steps: readonly string[] = []): void {
    this.#lines.push({ cause: { head }, steps: [...steps] });
    this.#open = false;
  }

  /** All lines. */
  told(): readonly string[] {
    return this.#lines.map(({ cause, steps }) => {
      const changes = steps.length > 0 ? steps.join(COMMA) : (cause?.empty ?? '');
      if (cause === undefined) return changes;
      return changes === '' ? cause.head : this.#say('otys-happened-step', { what: cause.head, changes });
    });
  }

  #line(): Line {
    const line = { cause: this.#cause, steps: [] };
    this.#lines.push(line);
    this.#open = true;
    return line;
  }
}
