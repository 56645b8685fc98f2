import { describe, expect, test } from 'vitest';
import { learn } from '../../../commands/learning.ts';
import { play } from '../../../commands/play.ts';
import { games } from '../../../src/games/index.ts';
import { LEARNERS_LEVEL } from '../../../src/games/level.ts';
import { firstLessonOf } from '../../../src/lessons/first-lesson.ts';
import { exportOf } from '../../../src/tables/export.ts';
import { ana, ben, stage } from '../stage.ts';

const [game] = games;
if (game === undefined) throw new Error('there is no game');
const steps = (firstLessonOf(game)?.scenes ?? []).map(({ step }) => step);
const [first, second] = steps;
if (first === undefined || second === undefined || first.kind === 'end')
  throw new Error('the lesson begins with nothing to do');

const harbour = () => stage({ game, commands: [learn, play] });
type Harbour = Awaited<ReturnType<typeof harbour>>;

const learns = (here: Harbour, person = ana) =>
  here.command(person, 'learn', undefined, [{ name: 'game', type: 3, value: game.name }]);
const plays = (here: Harbour, person = ana) =>
  here.command(person, 'play', undefined, [{ name: game.name, type: 1, options: [] }]);
/** What somebody sees on the page that they opened last. */
const read = (here: Harbour, person = ana): string => here.textOf(here.page(person).id);
/** Presses on that page what has these words in its id. */
const presses = async (here: Harbour, words: string, person = ana) => {
  const { id } = here.page(person);
  await here.pressesOn(person, id, words);
};
const rightOf = (step: (typeof steps)[number]): string =>
  step.kind === 'answer' ? step.expects : step.kind === 'question' ? step.right : '';

describe('A lesson', () => {
  test('goes on with the right answer, and is seen by nobody else', async () => {
    const here = await harbour();
    await learns(here);
    expect(read(here)).toContain(`Step 1 of ${steps.length - 1}`);
    await presses(here, `${first.id}:${rightOf(first)}`);
    expect(read(here)).toContain('Step 2 of');
    expect(here.api.channel).toEqual([]);
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
  });

  test('shows where somebody is who presses an answer that the match does not take, or a step that is gone', async () => {
    const here = await harbour();
    await learns(here);
    await presses(here, `${first.id}:${rightOf(first)}`);
    for (const stale of [`h1:lesson:${game.name}:${first.id}:nonsense`, `h1:lesson:${game.name}:gone:k1`]) {
      await here.handled(here.pressing(ana, here.page(ana).id, stale));
      expect(read(here)).toContain('older button');
      expect(read(here)).toContain('Step 2 of');
    }
  });

  test('is left and taken up again, by another process too, and begun anew', async () => {
    const here = await harbour();
    await learns(here);
    await presses(here, `${first.id}:${rightOf(first)}`);
    await presses(here, 'pause');
    expect(read(here)).toContain('step 2 of');
    const again = await stage({
      game,
      commands: [learn],
      store: here.store,
      api: here.api,
      clock: here.clock,
    });
    await learns(again);
    expect(read(again)).toContain('Step 2 of');
    await presses(again, 'pause');
    await presses(again, 'restart');
    expect(read(again)).toContain('Step 1 of');
  });

  test('counts each step once for each person, without a name, and is kept and removed with what is theirs', async () => {
    const here = await harbour();
    for (const round of ['first', 'again']) {
      await learns(here);
      if (round === 'again') await presses(here, 'restart');
      for (const step of steps.slice(0, -1)) await presses(here, `${step.id}:${rightOf(step)}`);
      expect(read(here)).toContain('You did it!');
    }
    const counted = here.counted.filter((line) => line.startsWith('learnt'));
    expect(counted).toEqual(steps.slice(0, -1).map(({ id }) => `learnt ${game.name} ${id}`));
    const { profile } = await exportOf(here.tables, ana.id);
    expect(profile.lessons).toEqual({ [game.name]: { at: steps.length - 1, most: steps.length - 1 } });
    await here.store.forget(ana.id, 'gone-1');
    expect((await here.tables.profiles.of(ana.id)).lessons).toEqual({});
  });

  test('offers a real game: against computers that go easy, in the channel, where hints can be had', async () => {
    const here = await harbour();
    await learns(here);
    await presses(here, 'pause');
    await presses(here, 'practise');
    expect(read(here)).toContain('Your game is in the channel');
    const { now } = await here.opened();
    expect(now.table).toMatchObject({ phase: 'playing', host: ana.id, hints: 'alone' });
    expect(now.table.seats.slice(1)).toEqual(
      Array.from({ length: game.seats.min - 1 }, () => expect.objectContaining({ level: LEARNERS_LEVEL })),
    );
    expect(await here.live()).not.toBe('');
  });

  test('says who one is, and shows the right answer after a second wrong one', async () => {
    const here = await harbour();
    await learns(here);
    expect(read(here)).toContain('You’re **Ana** (Octopus)');
    const wrong = here
      .idsOf(here.page(ana).id)
      .find((id) => id.includes(`:${first.id}:`) && !id.endsWith(`:${rightOf(first)}`));
    const choice = wrong?.split(':').slice(4).join(':') ?? '';
    await presses(here, `${first.id}:${choice}`);
    expect(read(here)).not.toContain('in green');
    await presses(here, `lesson-again:${game.name}:${first.id}:${choice}`);
    expect(read(here)).toContain('Here it is, in green');
    await presses(here, `${first.id}:${rightOf(first)}`);
    expect(read(here)).toContain('Step 2 of');
  });

  test('leads to the table at which one sits already instead of another one', async () => {
    const here = await harbour();
    await plays(here);
    await learns(here);
    await presses(here, 'pause');
    await presses(here, 'practise');
    expect(read(here)).toContain('Your table is waiting for you:');
    expect(await here.tables.of(ana.id, ['lobby', 'playing'])).toHaveLength(1);
  });

  test('is read by whoever would rather read: the position in words, and the same buttons', async () => {
    const here = await harbour();
    await learns(here);
    const seen = here.idsOf(here.page(ana).id);
    await here.tables.profiles.change(ana.id, (profile) => ({ ...profile, text: true }));
    await learns(here);
    const { attachments = [] } = here.api.message(here.page(ana).id);
    expect(attachments).toEqual([]);
    expect(read(here).length).toBeGreaterThan(400);
    expect(here.idsOf(here.page(ana).id)).toEqual(seen);
  });

  test('opens no game where the server lets nobody play, and says why', async () => {
    const here = await harbour();
    await learns(here);
    await presses(here, 'pause');
    await here.tables.servers.change('g', (settings) => ({ ...settings, channels: ['elsewhere'] }));
    await presses(here, 'practise');
    expect(read(here)).toContain('elsewhere');
    expect(await here.tables.opened({ table: 't1' })).toBeUndefined();
  });
});

describe('At their first table of a game', () => {
  test('somebody who opens or joins one is offered the lesson, once', async () => {
    const here = await harbour();
    await plays(here);
    expect(read(here)).toContain('five-minute lesson');
    await here.presses(ben, 'join');
    expect(read(here, ben)).toContain('five-minute lesson');
    await presses(here, 'learn', ben);
    expect(read(here, ben)).toContain('Step 1 of');
    await here.presses(ben, 'leave');
    await here.presses(ben, 'join');
    expect(
      here.api
        .seenBy(ben.id)
        .map(({ id }) => here.textOf(id))
        .join(),
    ).not.toContain('five-minute');
  });

  test('nobody is asked who has begun to learn it already', async () => {
    const here = await harbour();
    await learns(here);
    await presses(here, `${first.id}:${rightOf(first)}`);
    await plays(here);
    expect(read(here)).not.toContain('five-minute');
  });
});
