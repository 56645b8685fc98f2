import type { GameTypes, StepOf } from '../kernel/game.ts';
import type { Decision } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import type { AnswerLabel, Question } from './presenter.ts';

/** A game whose moves are told apart by their kind, like its steps. */
export interface SpokenGame extends GameTypes {
  readonly Move: { readonly kind: string };
}

/** A move of one kind. */
export type MoveOf<G extends SpokenGame, M extends G['Move']['kind']> = Extract<
  G['Move'],
  { readonly kind: M }
>;

/** A question as it is being put: in which scene, to whom, by which step, and what may be answered. */
export interface Asked<G extends SpokenGame, Scene, K extends G['Step']['kind']> {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly step: StepOf<G, K>;
  readonly moves: readonly G['Move'][];
}

/** The words for one answer, with one of the icons that the game has. */
export interface Worded<Icon extends string = string>
  extends Omit<AnswerLabel, 'notation' | 'tone' | 'icon'> {
  readonly icon?: Icon;
  readonly tone?: AnswerLabel['tone'];
}

/** How one kind of question is put: its words, and those of each move that answers it. */
export interface Wording<
  G extends SpokenGame,
  Scene,
  K extends G['Step']['kind'],
  Icon extends string = string,
> {
  readonly prompt: (asked: Asked<G, Scene, K>) => string;
  readonly note?: (asked: Asked<G, Scene, K>) => string | undefined;
  readonly answers: {
    readonly [M in G['Move']['kind']]?: (asked: Asked<G, Scene, K>, move: MoveOf<G, M>) => Worded<Icon>;
  };
}

/** The words of every question, by the kind of step that asks it; steps that only happen have none. */
export type Wordings<G extends SpokenGame, Scene> = {
  readonly [K in G['Step']['kind']]?: Wording<G, Scene, K>;
};

/**
 * An open question in plain words with its answers, asides left out.
 *
 * Throws a `RangeError` where a step asks what there are no words for.
 */
export function questionInWords<G extends SpokenGame, Scene>(
  wordings: Wordings<G, Scene>,
  scene: Scene,
  { about, seat, answers }: Decision<G['Move'], G['Step']>,
): Question {
  const open = answers.filter(({ aside }) => !aside);
  const asked = {
    scene,
    seat,
    step: stepOfKind<G, G['Step']['kind']>(about),
    moves: open.map(({ move }) => move),
  };
  const wording = wordingOf(wordings, about.kind);
  if (wording === undefined) throw new RangeError(`no words for the question ${about.kind}`);
  const note = wording.note?.(asked);
  return {
    prompt: wording.prompt(asked),
    ...(note !== undefined && { note }),
    answers: open.map(({ notation, move }): AnswerLabel => {
      const words = answerOf<G, Scene>(wording, move)?.(asked, move);
      if (words === undefined) throw new RangeError(`no words for ${notation} in ${about.kind}`);
      return { notation, tone: 'plain', ...words };
    }),
  };
}

/** The boundary at which a step meets the words of its own kind, which the compiler cannot follow through an index. */
const stepOfKind = <G extends SpokenGame, K extends G['Step']['kind']>(step: G['Step']) =>
  step as StepOf<G, K>;

/** Likewise the words of a kind of step. */
const wordingOf = <G extends SpokenGame, Scene>(
  wordings: Wordings<G, Scene>,
  kind: G['Step']['kind'],
): Wording<G, Scene, G['Step']['kind']> | undefined => wordings[kind] as Wording<G, Scene, G['Step']['kind']>;

/** Likewise a move and its words. */
const answerOf = <G extends SpokenGame, Scene>(
  { answers }: Wording<G, Scene, G['Step']['kind']>,
  { kind }: G['Move'],
) =>
  answers[kind as keyof typeof answers] as
    | ((asked: Asked<G, Scene, G['Step']['kind']>, move: G['Move']) => Worded)
    | undefined;
