import type { APIButtonComponent, APIStringSelectComponent } from 'discord-api-types/v10';
import { computerFace } from '../../canvas/avatar.ts';
import type { Picture } from '../../canvas/picture.ts';
import { seatLook } from '../../canvas/theme.ts';
import type { FoundTopic } from '../../games/find-rules.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { AnswerLabel, RulesTopic, TextContext } from '../../games/presenter.ts';
import { iconName } from '../../games/table-icons.ts';
import { hasFirstLesson, type LessonCourse, type StepScene } from '../../lessons/course.ts';
import { type AnswerStep, LEARNER, replyTo } from '../../lessons/lesson.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import { labelName, plainName, shortened } from '../../texts/shown-text.ts';
import type { LessonAction, PageOfTable } from '../protocol/ids.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import { everyAnswer } from './answers.ts';
import { button, type Content, controlsAt, menu, privatePage } from './components.ts';
import type { ButtonContext, MessageContext } from './message-context.ts';
import type { TextContexts } from './table-view.ts';

/** Where somebody is in the lesson of a game: at which of its scenes, 0 first. */
export interface LessonPlace {
  readonly game: PlayableGame;
  readonly course: LessonCourse;
  readonly at: number;
  readonly person: SeatedPerson;
}

const stepsOf = ({ scenes }: LessonCourse): number => scenes.length - 1;

/** The verdict on the answer before: `wrong` has what was chosen and if it was not the first; `stale`: not on offer. */
export type SaidBefore =
  | { readonly kind: 'wrong'; readonly choice: string; readonly isAgain: boolean }
  | { readonly kind: 'stale' };

/** A step of a lesson, which somebody plays alone, below the verdict on the answer before it. */
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

/** The answers that a step offers: to the question, or as an extra action. */
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

/** The first of the topics: how the game is played, on one page. No game has a topic of this id. */
export const GUIDE = 'how-to-play';

/** *How to play*, or a topic of a game's rules, with a menu of the others. `from`: the table's page to go back to. */
export function rulesPage(
  game: PlayableGame,
  topic: string | undefined,
  context: ButtonContext,
  from?: PageOfTable,
): Message {
  const shown = game.rules(context.say).find(({ id }) => id === topic);
  return privatePage(
    from === undefined ? { of: game.name, kind: 'rules' } : { of: from.table, kind: from.look },
    [
      shown === undefined ? guide(game, context) : topicOf(game, shown, context),
      topicMenu(game, shown?.id ?? GUIDE, context, from),
      // Back to where it was opened, and from *How to play* to the lesson, if any.
      from && wayBack(game, from, context),
      shown === undefined && hasFirstLesson(game) && lessonButton(game, context),
    ],
  );
}

const SECTION = 900;

/** What the rules say about a question, best first, or that nothing was found; with a menu of all topics. */
export function foundPage(
  game: PlayableGame,
  asked: string,
  found: readonly FoundTopic[],
  context: ButtonContext,
): Message {
  const { say } = context;
  const question = plainName(asked);
  return privatePage({ of: game.name, kind: 'rules' }, [
    found.length === 0
      ? [`### ${game.title(say)}`, say('rules-found-nothing', { question })]
      : [
          `### ${say('rules-found', { game: game.title(say), question })}`,
          found.map(({ title, section }) => `**${title}**\n${shortened(section, SECTION)}`),
        ],
    topicMenu(game, undefined, context),
  ]);
}

function wayBack(game: PlayableGame, { table, look, seat }: PageOfTable, context: ButtonContext) {
  const page = game.pages.find(({ name }) => name === look);
  const { wayTo } = controlsAt({ table: { id: table }, game }, context);
  // *Help* is about a question of its reader.
  return page === undefined && look !== 'pieces'
    ? [wayTo('question', seat), wayTo('help', seat)]
    : [wayTo(page ?? 'pieces', seat)];
}

const topicOf = (
  game: PlayableGame,
  { title, text: words, pictures = [] }: RulesTopic,
  { say }: ButtonContext,
): Parts<Content> => [
  [`### ${game.title(say)} · ${title}`, words],
  pictures.length > 0 && ['', `-# ${say('rules-pictures')}`],
  pictures,
];

function guide(game: PlayableGame, { say }: ButtonContext): Parts<Content> {
  const { goal, picture, callouts, turn } = game.guide(say);
  return [
    text([`### ${game.title(say)} · ${say('button-guide')}`, goal]),
    picture,
    callouts.map((words, at) => `**${at + 1}** ${words}`),
    turn !== undefined && ['', `**${say('rules-guide-turn')}** ${turn}`],
  ];
}

/** A menu of the guide and the topics of a game's rules, the shown one chosen. `from`: the page to go back to. */
export function topicMenu(
  game: PlayableGame,
  shown: string | undefined,
  { say, icons }: ButtonContext,
  from?: PageOfTable,
): APIStringSelectComponent {
  const entries = [{ id: GUIDE, title: say('button-guide') }, ...game.rules(say)]
    .slice(0, SELECT_OPTIONS)
    .map(({ id, title }) => ({ value: id, label: title, chosen: id === shown }));
  return menu({ kind: 'rules', game: game.name, ...(from && { from }) }, say('rules-choose'), entries, icons);
}
