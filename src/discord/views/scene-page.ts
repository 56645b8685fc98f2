import type { APIButtonComponent } from 'discord-api-types/v10';
import { computerFace } from '../../canvas/computer-face.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { AnswerLabel, TextContext } from '../../games/presenter.ts';
import type { StepScene } from '../../lessons/course.ts';
import { type AnswerStep, LEARNER, type LessonStep } from '../../lessons/lesson.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import type { PressKey } from '../../texts/say.ts';
import { labelName, plainName } from '../../texts/shown-text.ts';
import type { Id } from '../protocol/ids.ts';
import { galleries, type Message, type Parts, text } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { everyAnswer } from './answers.ts';
import { button, privatePage, rows } from './components.ts';
import type { MessageContext } from './message-context.ts';

/** The verdict on the answer before: `wrong` has what was chosen and if it was not the first; `stale`: not on offer. */
export type SaidBefore =
  | { readonly kind: 'wrong'; readonly choice: string; readonly isAgain: boolean }
  | { readonly kind: 'stale' }
  | undefined;

/** What stands around a scene. */
export interface AroundScene {
  readonly person: SeatedPerson;
  /** What the others are called, by seat from 1 on. */
  readonly others: readonly string[];
  readonly heading: string;
  /** What a button asks for that gives an answer: a notation, or the id of a choice. */
  readonly idOf: (choice: string) => Id;
  /** In small letters above the picture. */
  readonly about?: string;
  /** Where one can go from there instead. */
  readonly ways: Parts<APIButtonComponent>;
  /** In small letters below it all. */
  readonly below?: string;
  readonly mark: PageMark;
}

/**
 * A scene that a person plays alone: its text, its picture, and what can be pressed. A verdict on the answer before
 * comes first; then the scene's own words are below that in small letters.
 */
export function scenePage(
  { step, match, log }: StepScene,
  around: AroundScene,
  before: SaidBefore,
  context: MessageContext,
): Message {
  const { say } = context;
  const { heading, about, ways, below, mark } = around;
  const people = (written: (name: string) => string) => {
    const own = { ...around.person, name: written(around.person.name) };
    return peopleAround(LEARNER, own, around.others.map(written), context);
  };
  const spoken = { say, people: people(plainName) };
  const shown = { say, people: people(labelName) };
  const answers = step.kind === 'answer' ? answersOf(step, match, shown) : [];
  const expected =
    step.kind === 'answer' ? answers.find(({ notation }) => notation === step.expects) : undefined;
  const right = step.kind === 'question' ? step.choices.find(({ id }) => id === step.right) : undefined;
  const press =
    right === undefined ? (expected?.button ?? expected?.label ?? '') : say(right.label, { press: '' });
  const isShown = before?.kind === 'wrong' && before.isAgain;
  const words = say(step.says, { press });
  const told =
    before === undefined
      ? words
      : [
          before.kind === 'stale' ? say('lesson-stale') : say(replyTo(step, before.choice), { press }),
          isShown && say('lesson-shown', { press }),
          `-# ${words}`,
        ];
  const pictures = pictureOf({ step, match, log }, shown, spoken);
  return privatePage(
    mark,
    [
      text([`### ${heading}`, told, about !== undefined && `-# ${about}`]),
      galleries(pictures),
      rows([buttonsOf(step, answers, around, isShown, context), ways]),
      below !== undefined && text(`-# ${below}`),
    ],
    pictures,
  );
}

/** A person who plays alone in their seat, and the others as computers, by names as they are written. */
export function peopleAround(
  seat: number,
  { name, avatar = '' }: Pick<SeatedPerson, 'name' | 'avatar'>,
  others: readonly string[],
  { avatars }: Pick<MessageContext, 'avatars'>,
): TextContext['people'] {
  const face = avatars(avatar);
  const people: TextContext['people'] = others.map((other) => ({ name: other, avatar: computerFace() }));
  return people.toSpliced(seat, 0, { name, ...(face && { avatar: face }) });
}

/** The answers that a step offers, under the game's names for them: to the question, or as an extra action. */
function answersOf(
  { expects, offers }: AnswerStep,
  match: StepScene['match'],
  textContext: TextContext,
): readonly AnswerLabel[] {
  const asked = match.openTo(LEARNER)?.question(textContext, LEARNER)?.answers ?? [];
  const all = everyAnswer(match, LEARNER, textContext);
  // Two answers in one press would leave the step behind that the lesson has next.
  const legal = new Set(match.openTo(LEARNER)?.answers.map(({ notation }) => notation));
  const single = asked.map(({ notation }) => notation).filter((notation) => legal.has(notation));
  const wanted = offers ?? [...new Set([...single, expects])];
  return wanted.flatMap((notation) => all.find((answer) => answer.notation === notation) ?? []);
}

const replyTo = (step: LessonStep, choice: string): PressKey =>
  step.kind === 'end'
    ? step.says
    : ((Object.hasOwn(step.wrong, choice) ? step.wrong[choice] : undefined) ?? step.otherwise);

/** The picture that the step names, if the learner may see it; at the end of a match also the final standing. */
function pictureOf(
  { step, match, log }: StepScene,
  shown: TextContext,
  spoken: TextContext,
): readonly Picture[] {
  const ending =
    match.result === undefined ? [] : match.logged(log).ending({ ...spoken, people: shown.people }).pictures;
  const named = ({ name }: Picture): boolean => name.replace(/\.\w+$/, '') === step.picture;
  const found = [...match.pictures(LEARNER, step.lit, shown), ...ending].find(named);
  return found === undefined ? [] : [found];
}

function buttonsOf(
  step: LessonStep,
  answers: readonly AnswerLabel[],
  { idOf }: AroundScene,
  isShown: boolean,
  { say, icons }: MessageContext,
): readonly APIButtonComponent[] {
  // Once the right answer is shown, it alone stands out.
  const lookOf = (isRight: boolean) => (!isShown ? 'main' : isRight ? 'good' : 'plain');
  const press = (choice: string, label: string, isRight: boolean, icon?: string) =>
    button({ id: idOf(choice), label, icon, look: lookOf(isRight) }, icons);
  switch (step.kind) {
    case 'answer':
      return answers.map(({ notation, label, button: name = label, icon }) =>
        press(notation, name, notation === step.expects, icon),
      );
    case 'question':
      return step.choices.map(({ id, label }) => press(id, say(label, { press: '' }), id === step.right));
    case 'end':
      return [];
  }
}
