import type { Foresee } from '../engine/foresight.ts';
import type { AskingKind, GameTypes, ObstacleOf, StepOf } from '../engine/game.ts';
import type { DecisionOf, Obstructed } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';
import type { Say } from '../texts/say.ts';
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

/** A question as it is being put: in which scene, to whom, by which step, what may be answered and what not now. */
export interface AskedQuestion<G extends SpokenGame, Scene, K extends G['Step']['kind']> {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly step: StepOf<G, K>;
  readonly moves: readonly G['Move'][];
  readonly obstructed: readonly ObstructedOf<G>[];
  /** What its seat can foresee of an answer, by its notation; absent if only the question is of interest. */
  readonly foresee?: Foresee<G> | undefined;
}

/** An answer of one game with what stands against it. */
export type ObstructedOf<G extends GameTypes> = Obstructed<G['Move'], ObstacleOf<G>>;

/** The words for one answer, with one of the icons that the game has. */
export interface WordedAnswer<Icon extends string = string>
  extends Omit<AnswerLabel<Icon>, 'notation' | 'tone'> {
  readonly tone?: AnswerLabel['tone'];
}

/** How one kind of question is put: its words, and those of each move that answers it. */
export interface QuestionWording<
  G extends SpokenGame,
  Scene,
  K extends G['Step']['kind'],
  Icon extends string = string,
> {
  readonly prompt: (asked: AskedQuestion<G, Scene, K>) => string;
  readonly note?: (asked: AskedQuestion<G, Scene, K>) => string | undefined;
  /** The order in which answers are shown; as the rules list them if absent. */
  readonly order?: (asked: AskedQuestion<G, Scene, K>, moves: readonly G['Move'][]) => readonly G['Move'][];
  readonly answers: {
    readonly [M in G['Move']['kind']]?: (
      asked: AskedQuestion<G, Scene, K>,
      move: MoveOf<G, M>,
    ) => WordedAnswer<Icon>;
  };
}

/** The words of every question, by kind of step: a step that asks without words does not compile. */
export type Wordings<G extends SpokenGame, Scene, Icon extends string = string> = {
  readonly [K in AskingKind<G>]: QuestionWording<G, Scene, K, Icon>;
};

/** An open question in words, without extra actions. Throws a `RangeError` for an answer without words. */
export function questionInWords<G extends SpokenGame, Scene, Icon extends string>(
  wordings: Wordings<G, Scene, Icon>,
  scene: Scene,
  { about, seat, answers, obstructed }: DecisionOf<G>,
  foresee?: Foresee<G>,
): Question<Icon> {
  const open = answers.filter(({ isExtra }) => !isExtra);
  const asked = {
    scene,
    seat,
    step: about,
    moves: open.map(({ move }) => move),
    obstructed,
    foresee,
  };
  const wording = wordingOf(wordings, about.kind);
  const note = wording.note?.(asked);
  const places = new Map(wording.order?.(asked, asked.moves).map((move, at) => [move, at] as const));
  const placeOf = ({ move }: (typeof open)[number]): number => places.get(move) ?? 0;
  return {
    prompt: wording.prompt(asked),
    ...(note !== undefined && { note }),
    answers: open
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ notation, move }): AnswerLabel<Icon> => {
        const words = answerOf<G, Scene, Icon>(wording, move)?.(asked, move);
        if (words === undefined) throw new RangeError(`no words for ${notation} in ${about.kind}`);
        return { notation, tone: 'plain', ...words };
      }),
  };
}

/** What stands against an answer, in a few words. */
export type WhyNot<G extends GameTypes> = (obstructed: ObstructedOf<G>) => string;

const COMMA = ', ';

/** What a seat cannot answer now, and why, a line per reason. Throws a `RangeError` for an answer without words. */
export function obstructedInWords<G extends SpokenGame, Scene extends { readonly say: Say }>(
  wordings: Wordings<G, Scene, string>,
  scene: Scene,
  { about, seat, obstructed }: Pick<DecisionOf<G>, 'about' | 'seat' | 'obstructed'>,
  whyNot: WhyNot<G>,
): readonly string[] {
  const wording = wordingOf(wordings, about.kind);
  const asked = { scene, seat, step: about, moves: obstructed.map(({ move }) => move), obstructed };
  const byReason = new Map<string, readonly string[]>();
  for (const each of obstructed) {
    const label = answerOf<G, Scene, string>(wording, each.move)?.(asked, each.move).label;
    if (label === undefined) throw new RangeError(`no words for what cannot be answered in ${about.kind}`);
    const why = whyNot(each);
    byReason.set(why, [...(byReason.get(why) ?? []), label]);
  }
  return [...byReason].map(([why, labels]) =>
    scene.say('answer-unavailable', { answers: labels.join(COMMA), why }),
  );
}

/** The boundary at which a step meets the words of its own kind, which the compiler cannot follow through an index. */
const wordingOf = <G extends SpokenGame, Scene, Icon extends string>(
  wordings: Wordings<G, Scene, Icon>,
  kind: AskingKind<G>,
): QuestionWording<G, Scene, AskingKind<G>, Icon> =>
  wordings[kind] as QuestionWording<G, Scene, AskingKind<G>, Icon>;

/** Likewise a move and its words. */
const answerOf = <G extends SpokenGame, Scene, Icon extends string>(
  { answers }: QuestionWording<G, Scene, AskingKind<G>, Icon>,
  { kind }: G['Move'],
) =>
  answers[kind as keyof typeof answers] as
    | ((asked: AskedQuestion<G, Scene, AskingKind<G>>, move: G['Move']) => WordedAnswer<Icon>)
    | undefined;
