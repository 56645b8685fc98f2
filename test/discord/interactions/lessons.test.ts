import { expect, test } from 'vitest';
import { learn } from '../../../commands/learning.ts';
import { play } from '../../../commands/play.ts';
import { games } from '../../../src/games/index.ts';
import { LEARNERS_LEVEL } from '../../../src/games/level.ts';
import { firstLessonOf } from '../../../src/lessons/course.ts';
import { exportOf } from '../../../src/tables/export.ts';
import { personNamed } from '../../tables/deeds.ts';
import { type Stage, stageInWords } from '../in-words.ts';
import { ana, stage } from '../stage.ts';

const [game] = games;
if (game === undefined) throw new Error('there is no game');
const steps = (firstLessonOf(game)?.scenes ?? []).map(({ step }) => step);
const [first] = steps;
if (first === undefined || first.kind === 'end') throw new Error('the lesson begins with nothing to do');

const learnt = steps
  .slice(0, -1)
  .map(({ id }) => `learnt ${game.name} ${id}`)
  .join(', ');
const levels = Array<string>(game.seats.min - 1)
  .fill(LEARNERS_LEVEL)
  .join(' ');
/** What was chosen that is wrong. */
let choice = '';

const harbour = (more: Parameters<typeof stage>[0] = {}) => stage({ game, commands: [learn, play], ...more });
const learns = (here: Stage, who = 'ana') =>
  here.command(personNamed(who), 'learn', undefined, [{ name: 'game', type: 3, value: game.name }]);
const rightOf = (step: (typeof steps)[number]): string =>
  step.kind === 'answer' ? step.expects : step.kind === 'question' ? step.right : '';
/** Presses on Ana's page the right answer of these steps. */
const right = async (here: Stage, of: typeof steps) => {
  for (const step of of) await here.pressesOn(ana, here.page(ana).id, `${step.id}:${rightOf(step)}`);
};

stageInWords(
  `
# A lesson
goes on with the right answer, and is seen by nobody else
  learns => ana~: Step 1 of ${steps.length - 1}
  right => ana~: Step 2 of | channel: [] | ana.pages: 1
shows where somebody is who presses an answer that the match does not take, or a step that is gone
  learns; right; ana sends h1:lesson:${game.name}:${first.id}:nonsense on page => ana~: older button | ana~: Step 2 of
  ana sends h1:lesson:${game.name}:gone:k1 on page => ana~: older button | ana~: Step 2 of
is left and taken up again, by another process too, and begun anew
  learns; right; ana presses pause on page => ana~: step 2 of
  restart; learns => ana~: Step 2 of
  ana presses pause on page; ana presses restart on page => ana~: Step 1 of
counts each step once for each person, without a name, and is kept and removed with what is theirs
  learns; all => ana~: You did it!
  learns; ana presses restart on page; all => ana~: You did it! | learnt: ${learnt}
  => kept: ${steps.length - 1} ${steps.length - 1}
  ana: erase => kept: none
offers a real game: against computers that go easy, in the channel, where hints can be had
  learns; ana presses pause on page; ana presses practise on page -> phase playing, host ana, hints alone, levels ${levels}
    => ana~: Your game is in the channel | board/: .
says who one is, and shows the right answer after a second wrong one
  learns => ana~: You’re **Ana** (Octopus)
  wrong => ana!: in green
  wrong again => ana~: Here it is, in green
  right => ana~: Step 2 of
leads to the table at which one sits already instead of another one
  plays; learns; ana presses pause on page; ana presses practise on page => ana~: Your table is waiting for you: | tables: 1
opens no game where the server lets nobody play, and says why
  learns; ana presses pause on page; settle channels +elsewhere; ana presses practise on page => ana~: elsewhere | tables: 0

# At their first table of a game
somebody who opens or joins one is offered the lesson, once
  plays => ana~: five-minute lesson
  ben presses join => ben~: five-minute lesson
  ben presses learn on page => ben~: Step 1 of
  ben presses leave; ben presses join => ben.all!: five-minute
nobody is asked who has begun to learn it already
  learns; right; plays => ana!: five-minute
`,
  { '': () => harbour() },
  {
    again: ({ store, api, clock }) => harbour({ store, api, clock }),
    happens: {
      learns,
      plays: (here) => here.command(ana, 'play', undefined, [{ name: game.name, type: 1, options: [] }]),
      right: (here) => right(here, [first]),
      all: (here) => right(here, steps.slice(0, -1)),
      wrong: async (here, again) => {
        const { id: page } = here.page(ana);
        const isWrong = (id: string) => id.includes(`:${first.id}:`) && !id.endsWith(`:${rightOf(first)}`);
        choice =
          again === undefined
            ? (here.idsOf(page).find(isWrong)?.split(':').slice(4).join(':') ?? '')
            : choice;
        const pressed = `${first.id}:${choice}`;
        await here.pressesOn(
          ana,
          page,
          again === undefined ? pressed : `lesson-again:${game.name}:${pressed}`,
        );
      },
    },
    reads: {
      learnt: ({ counted }) => counted.filter((line) => line.startsWith('learnt')).join(', '),
      kept: async ({ tables }) => {
        const { at, most } = (await exportOf(tables, ana.id)).profile.lessons[game.name] ?? {};
        return at === undefined ? 'none' : `${at} ${most}`;
      },
      tables: async ({ tables }) => (await tables.of(ana.id, ['lobby', 'playing'])).length,
    },
  },
);

test('A lesson is read by whoever would rather read: the position in words, and the same buttons', async () => {
  const here = await harbour();
  const idsSeen = async () => {
    await learns(here);
    return here.idsOf(here.page(ana).id);
  };
  const seen = await idsSeen();
  await here.tables.profiles.change(ana.id, (profile) => ({ ...profile, text: true }));
  expect(await idsSeen()).toEqual(seen);
  const { id } = here.page(ana);
  expect(here.api.message(id).attachments).toEqual([]);
  expect(here.textOf(id).length).toBeGreaterThan(400);
});
