import type { APIButtonComponent } from 'discord-api-types/v10';
import { computerFace } from '../../canvas/computer-face.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { AnswerLabel, TextContext } from '../../games/presenter.ts';
import type { Scene } from '../../lessons/course.ts';
import { type AnswerStep, LEARNER, type Step } from '../../lessons/lesson.ts';
import type { Person } from '../../tables/model/table.ts';
import { labelName, plainName } from '../../texts/shown-text.ts';
import type { LessonAction } from '../protocol/ids.ts';
import { ROW_BUTTONS } from '../protocol/limits.ts';
import { container, galleries, type Message, row, text } from '../protocol/message.ts';
import { button, inSizes } from './components.ts';
import { type MessageContext, sharedIcon } from './message-context.ts';
import { pressedOf, rowSizes } from './screen.ts';

/** What a step is shown with besides itself: whose lesson it is, and how far it goes. */
export interface LessonPlace {
  readonly game: PlayableGame;
  readonly person: Person;
  /** What the others are called, by seat from 1 on. */
  readonly others: readonly string[];
  /** Which step it is, 0 first, and how many have something to do. */
  readonly at: number;
  readonly steps: number;
}

/** Letters of an answer's name that a button shows; of a longer one its short name stands there. */
const BUTTON_LETTERS = 24;

/**
 * A step of a lesson: what it says, its picture, and what can be pressed. `said` comes first: what is to be said of the answer before. Where
 * that is given, the step's own words stay below it in small letters.
 */
export function lessonPage(
  place: LessonPlace,
  { step, match, log }: Scene,
  said: 'wrong' | 'stale' | undefined,
  choice: string | undefined,
  context: MessageContext,
): Message {
  const { game, at, steps } = place;
  const { say } = context;
  const spoken = { say, people: peopleOf(place, context, plainName) };
  const shown = { say, people: peopleOf(place, context, labelName) };
  const answers = step.kind === 'answer' ? answersOf(step, match, shown) : [];
  const expected =
    step.kind === 'answer' ? answers.find(({ notation }) => notation === step.expects) : undefined;
  const press = expected === undefined ? '' : nameOn(expected);
  const words = say(step.says, { press });
  const heading =
    step.kind === 'end'
      ? say('lesson-heading-over', { game: game.title(say) })
      : say('lesson-heading', { game: game.title(say), step: at + 1, steps });
  const told =
    said === undefined
      ? [words]
      : [said === 'stale' ? say('lesson-stale') : say(replyTo(step, choice), { press }), `-# ${words}`];
  const pictures = pictureOf({ step, match, log }, shown, spoken);
  return {
    components: [
      container('private', [
        text([`### ${heading}`, ...told].join('\n')),
        ...galleries(pictures),
        ...inRows([...buttonsOf(game, step, answers, context), ...waysOf(game, step, context)]),
        ...(at === 0 ? [text(`-# ${say('lesson-leave')}`)] : []),
      ]),
    ],
    pictures,
    page: { of: game.name, kind: 'lesson' },
  };
}

/** A lesson that is put away: how to come back to it, and what can be done instead. */
export function pausedPage({ game, at, steps }: LessonPlace, context: MessageContext): Message {
  const { say } = context;
  return {
    components: [
      container('private', [
        text(
          [
            `### ${say('lesson-paused', { game: game.title(say) })}`,
            say('lesson-paused-at', { step: at + 1, steps }),
            say('lesson-practise-about'),
          ].join('\n'),
        ),
        row([
          act(game, 'open', 'main', context),
          practise(game, 'plain', context),
          act(game, 'restart', 'plain', context),
        ]),
      ]),
    ],
    pictures: [],
    page: { of: game.name, kind: 'lesson' },
  };
}

/** Begins or goes on with the lesson of a game. */
export const lessonButton = (
  game: Pick<PlayableGame, 'name'>,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'learn', game: game.name, action: 'open' },
      label: say('button-lesson'),
      icon: sharedIcon(game.name, 'rules'),
    },
    icons,
  );

const act = (
  { name }: PlayableGame,
  action: LessonAction,
  look: 'main' | 'plain',
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button({ id: { kind: 'learn', game: name, action }, label: say(`button-lesson-${action}`), look }, icons);

const practise = (
  { name }: PlayableGame,
  look: 'main' | 'plain',
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'practise', game: name },
      label: say('button-practise'),
      icon: sharedIcon(name, 'start'),
      look,
    },
    icons,
  );

/** Whoever takes the lesson, and the others as computers. */
const peopleOf = (
  { person, others }: LessonPlace,
  { avatars }: MessageContext,
  written: (name: string) => string,
): TextContext['people'] => {
  const avatar = avatars(person.avatar ?? '');
  return [
    { name: written(person.name), ...(avatar === undefined ? {} : { avatar }) },
    ...others.map((name) => ({ name: written(name), avatar: computerFace() })),
  ];
};

/** The answers that a step offers, under the names that the game has for them: of the question, or of what can be done besides. */
function answersOf(
  { expects, offers }: AnswerStep,
  match: Scene['match'],
  textContext: TextContext,
): readonly AnswerLabel[] {
  const asked = match.question(LEARNER, textContext, LEARNER)?.answers ?? [];
  const besides = match.game.pages.flatMap(
    ({ name }) => match.page(name, LEARNER, LEARNER, textContext)?.answers ?? [],
  );
  const all = [...asked, ...besides];
  const wanted = offers ?? [
    ...new Set([
      ...asked.filter(({ isShortcut }) => isShortcut !== true).map(({ notation }) => notation),
      expects,
    ]),
  ];
  return wanted.flatMap((notation) => all.find((answer) => answer.notation === notation) ?? []);
}

/** What an answer's button says. */
const nameOn = ({ label, button: short = label }: AnswerLabel): string =>
  label.length <= BUTTON_LETTERS ? label : short;

/** What is said of another answer than the right one. */
const replyTo = (step: Step, choice: string | undefined) => {
  if (step.kind === 'end') return step.says;
  return (choice === undefined ? undefined : step.wrong[choice]) ?? step.otherwise;
};

/** The picture that the step names, among all that the learner may see; at the end of a match also the final standing. */
function pictureOf({ step, match, log }: Scene, shown: TextContext, spoken: TextContext): readonly Picture[] {
  const ending =
    match.result === undefined ? [] : match.ending(log, { ...spoken, people: shown.people }).pictures;
  const named = ({ name }: Picture): boolean => name.replace(/\.\w+$/, '') === step.picture;
  const found = [...match.pictures(LEARNER, step.lit, shown), ...ending].find(named);
  return found === undefined ? [] : [found];
}

function buttonsOf(
  { name: game }: PlayableGame,
  step: Step,
  answers: readonly AnswerLabel[],
  { say, icons }: MessageContext,
): readonly APIButtonComponent[] {
  const id = (choice: string) => ({ kind: 'lesson', game, step: step.id, choice }) as const;
  switch (step.kind) {
    case 'answer':
      return answers.map((answer) =>
        button({ id: id(answer.notation), label: nameOn(answer), icon: answer.icon, look: 'main' }, icons),
      );
    case 'question':
      return step.choices.map((choice) =>
        button({ id: id(choice.id), label: say(choice.label, { press: '' }), look: 'main' }, icons),
      );
    case 'end':
      return [];
  }
}

const waysOf = (
  game: PlayableGame,
  { kind }: Step,
  context: MessageContext,
): readonly APIButtonComponent[] =>
  kind === 'end'
    ? [practise(game, 'main', context), act(game, 'restart', 'plain', context)]
    : [act(game, 'pause', 'plain', context)];

/** Buttons in rows that take the fewest lines on a screen. */
const inRows = (buttons: readonly APIButtonComponent[]) =>
  inSizes(buttons, rowSizes(buttons.map(pressedOf), ROW_BUTTONS)).map(row);
