import type { APIButtonComponent } from 'discord-api-types/v10';
import { seatLook } from '../../canvas/theme.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { StepScene } from '../../lessons/course.ts';
import { LEARNER, type LessonStep } from '../../lessons/lesson.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import type { LessonAction } from '../protocol/ids.ts';
import { type Message, row, text } from '../protocol/message.ts';
import { button, privatePage } from './components.ts';
import { type MessageContext, sharedIcon } from './message-context.ts';
import { type SaidBefore, scenePage } from './scene-page.ts';

/** What a step is shown with besides itself: whose lesson it is, and how far it goes. */
export interface LessonPlace {
  readonly game: PlayableGame;
  readonly person: SeatedPerson;
  /** What the others are called, by seat from 1 on. */
  readonly others: readonly string[];
  /** Which step it is, 0 first, and how many have something to do. */
  readonly at: number;
  readonly steps: number;
}

/** A step of a lesson. */
export function lessonPage(
  { game, person, others, at, steps }: LessonPlace,
  scene: StepScene,
  before: SaidBefore,
  context: MessageContext,
): Message {
  const { say } = context;
  const { step } = scene;
  const title = game.title(say);
  return scenePage(
    scene,
    {
      ...{ person, others },
      heading:
        step.kind === 'end'
          ? say('lesson-heading-over', { game: title })
          : say('lesson-heading', { game: title, step: at + 1, steps }),
      idOf: (choice) => ({
        kind: before?.kind === 'wrong' ? 'lesson-again' : 'lesson',
        ...{ game: game.name, step: step.id, choice },
      }),
      ways: waysOf(game, step, context),
      // Who has answered has read it, and needs the room for what was wrong.
      ...(at === 0 && before === undefined
        ? { about: whoOneIs(person, say), below: say('lesson-leave') }
        : {}),
      mark: { of: game.name, kind: 'lesson' },
    },
    before,
    context,
  );
}

/** Who the learner is at the table of the lesson, as its pictures show them. */
const whoOneIs = ({ name }: SeatedPerson, say: Say): string =>
  say('lesson-you', { name: plainName(name), emblem: say(`emblem-${seatLook(LEARNER).emblem}`) });

/** A lesson that is put away: how to come back to it, and what can be done instead. */
export function pausedPage({ game, at, steps }: LessonPlace, context: MessageContext): Message {
  const { say } = context;
  return privatePage({ of: game.name, kind: 'lesson' }, [
    text([
      `### ${say('lesson-paused', { game: game.title(say) })}`,
      say('lesson-paused-at', { step: at + 1, steps }),
      say('lesson-practise-about'),
    ]),
    row([
      act(game, 'open', 'main', context),
      practise(game, 'plain', context),
      act(game, 'restart', 'plain', context),
    ]),
  ]);
}

/** Begins or goes on with the lesson of a game. */
export const lessonButton = (
  { name }: Pick<PlayableGame, 'name'>,
  { say, icons }: MessageContext,
): APIButtonComponent => {
  const id = { kind: 'learn', game: name, action: 'open' } as const;
  return button({ id, label: say('button-lesson'), icon: sharedIcon(name, 'rules') }, icons);
};

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
): APIButtonComponent => {
  const id = { kind: 'practise', game: name } as const;
  return button({ id, label: say('button-practise'), icon: sharedIcon(name, 'start'), look }, icons);
};

const waysOf = (
  game: PlayableGame,
  { kind }: LessonStep,
  context: MessageContext,
): readonly APIButtonComponent[] =>
  kind === 'end'
    ? [practise(game, 'main', context), act(game, 'restart', 'plain', context)]
    : [act(game, 'pause', 'plain', context)];
