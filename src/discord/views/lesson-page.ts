import type { APIButtonComponent } from 'discord-api-types/v10';
import { computerFace } from '../../canvas/avatar.ts';
import type { Picture } from '../../canvas/picture.ts';
import { seatLook } from '../../canvas/theme.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { AnswerLabel, TextContext } from '../../games/presenter.ts';
import { iconName } from '../../games/table-icons.ts';
import type { LessonCourse, StepScene } from '../../lessons/course.ts';
import { type AnswerStep, LEARNER, replyTo } from '../../lessons/lesson.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import { labelName, plainName } from '../../texts/shown-text.ts';
import type { LessonAction } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { everyAnswer } from './answers.ts';
import { button, privatePage } from './components.ts';
import type { ButtonContext, MessageContext } from './message-context.ts';
import type { TextContexts } from './table-view.ts';

/** Where somebody is in the lesson of a game: at which of its scenes, 0 first. */
export interface LessonPlace {
  readonly game: PlayableGame;
  readonly course: LessonCourse;
  readonly at: number;
  readonly person: SeatedPerson;
}

/** How many steps of a lesson have something to do: the last has not. */
const stepsOf = ({ scenes }: LessonCourse): number => scenes.length - 1;

/** The verdict on the answer before: `wrong` has what was chosen and if it was not the first; `stale`: not on offer. */
export type SaidBefore =
  | { readonly kind: 'wrong'; readonly choice: string; readonly isAgain: boolean }
  | { readonly kind: 'stale' };

/**
 * A step of a lesson, which somebody plays alone: its text, its picture, and what can be pressed. A verdict on the
 * answer before comes first; then the step's own words are below that in small letters.
 */
export function lessonPage(
  { game, course, at, person }: LessonPlace,
  context: MessageContext,
  before?: SaidBefore,
): Message {
  const { say, icons } = context;
  const { lesson, scenes } = course;
  const scene = scenes[at];
  if (scene === undefined) throw new RangeError(`the lesson of ${game.name} has no step ${at}`);
  const { step, match } = scene;
  const { text: spoken, label: shown } = peopleAround(LEARNER, person, lesson.others, context);
  const answers = step.kind === 'answer' ? answersOf(step, match, shown) : [];
  const expected =
    step.kind === 'answer' ? answers.find(({ notation }) => notation === step.expects) : undefined;
  const right = step.kind === 'question' ? step.choices.find(({ id }) => id === step.right) : undefined;
  const press =
    right === undefined ? (expected?.button ?? expected?.label ?? '') : say(right.label, { press: '' });
  const isShown = before?.kind === 'wrong' && before.isAgain;
  const words = say(step.says, { press });
  const title = game.title(say);
  const isEnd = step.kind === 'end';
  const heading = isEnd
    ? say('lesson-heading-over', { game: title })
    : say('lesson-heading', { game: title, step: at + 1, steps: stepsOf(course) });
  // Who has answered has read it, and needs the room for what was wrong.
  const isFirst = at === 0 && before === undefined;
  const emblem = say(`emblem-${seatLook(LEARNER).emblem}`);
  const kind = before?.kind === 'wrong' ? 'lesson-again' : 'lesson';
  // Once the right answer is shown, it alone stands out.
  const lookOf = (isRight: boolean) => (!isShown ? 'main' : isRight ? 'good' : 'plain');
  const choiceButton = (choice: string, label: string, isRight: boolean, icon?: string) =>
    button(
      { id: { kind, game: game.name, step: step.id, choice }, label, icon, look: lookOf(isRight) },
      icons,
    );
  return privatePage({ of: game.name, kind: 'lesson' }, [
    `### ${heading}`,
    before === undefined
      ? words
      : [
          before.kind === 'stale' || step.kind === 'end'
            ? say('stale-button')
            : say(replyTo(step, before.choice), { press }),
          isShown && say('lesson-shown', { press }),
          `-# ${words}`,
        ],
    isFirst && `-# ${say('lesson-you', { name: plainName(person.name), emblem })}`,
    pictureOf(scene, shown, spoken),
    answers.map(({ notation, label, button: name = label, icon }) =>
      choiceButton(notation, name, notation === expected?.notation, icon),
    ),
    step.kind === 'question' &&
      step.choices.map(({ id, label }) => choiceButton(id, say(label, { press: '' }), id === step.right)),
    isEnd
      ? [practise(game, 'main', context), act(game, 'restart', 'plain', context)]
      : act(game, 'pause', 'plain', context),
    isFirst && `-# ${say('lesson-leave')}`,
  ]);
}

/** The people around somebody who plays alone in their seat, the others as computers, by the two ways of writing. */
export function peopleAround(
  seat: number,
  { name, avatar = '' }: Pick<SeatedPerson, 'name' | 'avatar'>,
  others: readonly string[],
  { say, avatars }: MessageContext,
  asWritten: (written: string) => string = (written) => written,
): TextContexts {
  const face = avatars(avatar);
  const as = (write: (name: string) => string): TextContext => ({
    say,
    people: others
      .map((other): TextContext['people'][number] => ({ name: write(other), avatar: computerFace() }))
      .toSpliced(seat, 0, { name: asWritten(write(name)), ...(face && { avatar: face }) }),
  });
  return { text: as(plainName), label: as(labelName) };
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

function pictureOf(
  { step, match, log }: StepScene,
  shown: TextContext,
  spoken: TextContext,
): Picture | undefined {
  const ending =
    match.result === undefined ? [] : match.logged(log).ending({ ...spoken, people: shown.people }).pictures;
  const named = ({ name }: Picture): boolean => name.replace(/\.\w+$/, '') === step.picture;
  return [...match.pictures(LEARNER, step.lit, shown), ...ending].find(named);
}

/** A lesson that is put away: how to come back to it, and what can be done instead. */
export function pausedPage({ game, course, at }: LessonPlace, context: MessageContext): Message {
  const { say } = context;
  return privatePage({ of: game.name, kind: 'lesson' }, [
    `### ${say('lesson-paused', { game: game.title(say) })}`,
    say('lesson-paused-at', { step: at + 1, steps: stepsOf(course) }),
    say('lesson-practise-about'),
    act(game, 'open', 'main', context),
    practise(game, 'plain', context),
    act(game, 'restart', 'plain', context),
  ]);
}

/** Begins or goes on with the lesson of a game. */
export const lessonButton = (
  { name }: Pick<PlayableGame, 'name'>,
  { say, icons }: ButtonContext,
): APIButtonComponent => {
  const id = { kind: 'learn', game: name, action: 'open' } as const;
  return button({ id, label: say('button-lesson'), icon: iconName(name, 'rules') }, icons);
};

const act = (
  { name }: PlayableGame,
  action: LessonAction,
  look: 'main' | 'plain',
  { say, icons }: ButtonContext,
): APIButtonComponent =>
  button({ id: { kind: 'learn', game: name, action }, label: say(`button-lesson-${action}`), look }, icons);

const practise = (
  { name }: PlayableGame,
  look: 'main' | 'plain',
  { say, icons }: ButtonContext,
): APIButtonComponent => {
  const id = { kind: 'practise', game: name } as const;
  return button({ id, label: say('button-practise'), icon: iconName(name, 'start'), look }, icons);
};
