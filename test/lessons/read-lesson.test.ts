import { describe, expect, test } from 'vitest';
import { playableLesson } from '../../src/discord/interactions/lessons.ts';
import { games } from '../../src/games/index.ts';
import { BrokenLesson, firstLessonOf, followLesson } from '../../src/lessons/course.ts';
import { type Lesson, readLesson } from '../../src/lessons/lesson.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { tiny } from '../games/tiny.ts';

const SAYS = 'lesson-otherwise';
const from = { seats: 2, options: { pace: 'slow', begins: '0' }, seed: 'a lesson' };
const first = { id: 'first', kind: 'answer', from, says: SAYS, picture: 'board', expects: 'step' };
const asked = {
  ...{ id: 'asked', kind: 'question', says: SAYS, picture: 'board', right: 'yes' },
  choices: ['yes', 'no'].map((id) => ({ id, label: SAYS })),
};
const last = { id: 'last', kind: 'end', before: ['0 end', '1 end'], says: SAYS, picture: 'board' };

const read = (...steps: readonly object[]): Lesson =>
  readLesson(JSON.stringify({ others: ['Mara'], scores: [], steps }), 'first.json');

describe('The file of a lesson', () => {
  test('becomes steps of the three kinds, with what they leave out', () => {
    const { steps } = read(first, asked, last);
    expect(steps.map(({ kind }) => kind)).toEqual(['answer', 'question', 'end']);
    expect(steps[0]).toMatchObject({ before: [], lit: [], wrong: {}, otherwise: 'lesson-otherwise' });
    expect(steps[2]?.before).toEqual([
      { seat: 0, notation: 'end' },
      { seat: 1, notation: 'end' },
    ]);
  });

  test.each([
    ['a text that there is not', [{ ...first, says: 'no-such-text' }, last], 'key of a text'],
    ['a text that wants something filled in', [{ ...first, says: 'back-ask' }, last], 'key of a text'],
    ['a step that is there twice', [first, first, last], 'twice'],
    ['a first step without a match', [asked, last], 'from which match'],
    ['an end with something to do', [first], 'only the last step'],
    [
      'nothing to do before the end',
      [
        { ...last, from },
        { ...last, id: 'more' },
      ],
      'only the last step',
    ],
    ['a right choice that is none', [first, { ...asked, right: 'maybe' }, last], 'none of them'],
    ['an answer that is not offered', [{ ...first, offers: ['dig'] }, last], 'not offered'],
    ['a move without a seat', [first, { ...last, before: ['end'] }], 'a seat'],
  ])('is refused with %s', (_, steps, what) => {
    expect(() => read(...steps)).toThrow(what);
    expect(() => read(...steps)).toThrow('first.json');
  });
});

describe('A lesson that its game does not play', () => {
  test('is refused at the step whose move the rules do not take', () => {
    expect(() => followLesson(tiny, read(first, { ...last, before: ['1 step'] }))).toThrow(BrokenLesson);
    expect(() => followLesson(tiny, read(first, { ...last, before: ['1 step'] }))).toThrow('"last"');
  });

  test('is refused where it ends with other points than its words tell', () => {
    const [game] = games;
    const course = game && firstLessonOf(game);
    if (game === undefined || course === undefined) throw new Error('there is no lesson');
    const { lesson, scenes } = course;
    expect(followLesson(game, lesson)).toHaveLength(scenes.length);
    expect(() => followLesson(game, { ...lesson, scores: [1, 2] })).toThrow('1 : 2');
  });

  test('is not offered where there is none, without a word in the log', () => {
    const log = fakeLog();
    expect(playableLesson(tiny, { log })).toBeUndefined();
    expect(log.lines).toEqual([]);
  });
});
