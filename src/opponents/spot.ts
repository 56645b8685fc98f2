import { answersOf, type Position, questions, settle } from '../engine/agenda.ts';
import type { Ask, Choice, Game, GameTypes } from '../engine/game.ts';
import { quickChance } from '../engine/quick-chance.ts';
import type { Seat } from '../engine/seat.ts';

/** A position in thought, at rest, and the chance that goes on from there. */
export interface Spot<G extends GameTypes> {
  readonly position: Position<G>;
  /** What is asked; nothing where the game is over. */
  readonly asks: readonly Ask<G>[];
  /** What came about with the answer that led here. */
  readonly facts: readonly G['Fact'][];
  readonly seed: number;
  readonly rngCount: number;
}

/** How much may be thought: this many answers thought through, and no more once `isOver` says so. */
export interface Budget {
  readonly answers: number;
  /** Asked again and again while thinking, like whether a signal was aborted; what is found until then counts. */
  readonly isOver?: () => boolean;
}

/** What is left of a budget. It takes the place of a clock, so that the same is thought each time. */
export class Work {
  #left: number;
  readonly #isOver: (() => boolean) | undefined;

  constructor({ answers, isOver }: Budget) {
    this.#left = answers;
    this.#isOver = isOver;
  }

  get isDone(): boolean {
    return this.#left <= 0 || this.#isOver?.() === true;
  }

  spend(): void {
    this.#left -= 1;
  }
}

/** Where thinking begins. */
export const spotAt = <G extends GameTypes>(game: Game<G>, position: Position<G>, seed: number): Spot<G> => ({
  position,
  asks: questions(game, position).asks,
  facts: [],
  seed,
  rngCount: 0,
});

/** The question to a seat, where there is one. */
export const askOf = <G extends GameTypes>({ asks }: Spot<G>, seat: Seat): Ask<G> | undefined =>
  asks.find((ask) => ask.seat === seat);

/** The spot that an answer leads to. */
export function spotAfter<G extends GameTypes>(
  game: Game<G>,
  { position, seed, rngCount }: Spot<G>,
  { steps }: Choice<G>,
  work: Work,
): Spot<G> {
  work.spend();
  const chance = quickChance(seed, rngCount);
  const { state, agenda } = position;
  const settled = settle(game, { state, agenda: [...steps, ...agenda.slice(1)] }, chance);
  return { ...settled, seed, rngCount: chance.rngCount };
}

/** The answer that commits its seat to least: the one marked so, or else the first. */
export function plainest<G extends GameTypes>(ask: Ask<G>): Choice<G> | undefined {
  const answers = answersOf(ask);
  return answers.find(({ safest }) => safest) ?? answers[0];
}
