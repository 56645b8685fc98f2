import { describe, expect, it } from 'vitest';
import { lessonPage } from '../../src/discord/views/learning-pages.ts';
import { games } from '../../src/games/index.ts';
import { firstLessonOf, hasFirstLesson } from '../../src/lessons/course.ts';
import { attempt, LEARNER } from '../../src/lessons/lesson.ts';
import { breaches, partsOf } from '../discord/breaches.ts';
import { gameNamed } from '../records/played.ts';
import { texts } from '../texts/shipped.ts';

/** Words that people read in a minute where everything is new to them. */
const PACE = 130;
/** Seconds to look at a picture and press. */
const PRESS = 8;

const courseOf = (game: (typeof games)[number]) => {
  const course = firstLessonOf(game);
  if (course === undefined) throw new Error(`${game.name} has no lesson`);
  return course;
};

/** A step as somebody is shown it. */
const shownAt = (game: (typeof games)[number], at: number, locale: string, wrong?: string) => {
  const page = lessonPage(
    { game, course: courseOf(game), at, person: { id: '1', name: 'Ana' } },
    { say: texts.in(locale), icons: () => undefined, avatars: () => undefined },
    wrong === undefined ? undefined : { kind: 'wrong', choice: wrong, isAgain: false },
  );
  const { components } = page;
  return { page, ...partsOf({ components: [...components] }) };
};

/** What a step takes as right, and all that it offers. */
const choicesAt = (game: (typeof games)[number], at: number) => {
  const step = courseOf(game).scenes[at]?.step;
  const offered = shownAt(game, at, 'en').ids.flatMap(
    (id) => /^h1:lesson:\w+:[\w-]+:(.+)$/.exec(id)?.[1] ?? [],
  );
  const right = step?.kind === 'answer' ? step.expects : step?.kind === 'question' ? step.right : undefined;
  return { right, offered };
};

describe.each(games.filter(hasFirstLesson).map((game) => [game.name, game] as const))(
  'the first lesson of %s',
  (_, game) => {
    const { scenes } = courseOf(game);
    const steps = scenes.map(({ step }, at) => [step.id, at] as const);
    const doing = steps.slice(0, -1);

    it('has six to twelve steps with something to do, and an end', () => {
      expect(doing.length).toBeGreaterThanOrEqual(6);
      expect(doing.length).toBeLessThanOrEqual(12);
      expect(scenes.at(-1)?.step.kind).toBe('end');
      expect(scenes.at(-1)?.match.result?.winners).toEqual([LEARNER]);
      expect(scenes.filter(({ step }) => step.kind === 'question').length).toBeGreaterThan(0);
    });

    it.each(doing)('takes the right answer at the step "%s", and no other that it offers', (_id, at) => {
      const scene = scenes[at];
      const { right, offered } = choicesAt(game, at);
      expect(offered).toContain(right);
      const tried = offered.map((choice) => [choice, scene && attempt(scene.step, scene.match, choice)]);
      expect(tried).toEqual(offered.map((choice) => [choice, choice === right ? 'right' : 'wrong']));
    });

    it.each(doing)(
      'lights something in the picture of the step "%s", where it names pieces',
      async (_id, at) => {
        const scene = scenes[at];
        if (scene === undefined || scene.step.lit.length === 0) return expect(scene?.step.lit).toEqual([]);
        const told = { say: texts.in('en'), people: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cem' }] };
        const pictured = async (lit: readonly string[]) => {
          const found = scene.match
            .pictures(LEARNER, lit, told)
            .find(({ name }) => name.startsWith(`${scene.step.picture}.`));
          return Buffer.from((await found?.paint()) ?? []).toString('base64');
        };
        // Each piece by itself changes the picture: a name that the game does not know lights nothing.
        const plain = await pictured(['no-such-piece']);
        for (const piece of scene.step.lit) expect((await pictured([piece])) === plain, piece).toBe(false);
      },
    );

    describe.each(texts.locales)('in %s', (locale) => {
      it.each(steps)(
        'shows the step "%s" in two sentences with one picture, and names what to press',
        (_id, at) => {
          const { page, text, words: parts } = shownAt(game, at, locale);
          expect(breaches(page)).toEqual([]);
          expect(page.pictures).toHaveLength(1);
          expect(text).not.toMatch(/\{|\}|undefined/);
          const { step } = scenes[at] ?? {};
          const words = text.split('\n')[1] ?? '';
          const sentences = words.replace(/\*\*.+?\*\*/g, '…').match(/[.!?](?=\s|$)/gu);
          expect(sentences?.length, words).toBeLessThanOrEqual(2);
          if (step?.kind === 'answer') {
            const named = /\*\*(.+?)\*\*/.exec(words)?.[1];
            expect(parts).toContain(named);
          }
        },
      );

      it('explains every wrong answer, and says again what to press', () => {
        for (const [, at] of doing) {
          const { right, offered } = choicesAt(game, at);
          const asked = shownAt(game, at, locale).text.split('\n')[1] ?? '';
          for (const wrong of offered.filter((choice) => choice !== right)) {
            const { text } = shownAt(game, at, locale, wrong);
            expect(text).toContain(`-# ${asked}`);
            expect(text.split('\n')[1]).not.toBe(asked);
            expect(text).not.toMatch(/\{|\}|undefined/);
          }
        }
      });

      it('is read and played in under five minutes', () => {
        const words = steps.flatMap(([, at]) => shownAt(game, at, locale).text.split(/\s+/));
        expect((words.length / PACE) * 60 + doing.length * PRESS).toBeLessThan(5 * 60);
      });
    });
  },
);

describe('the first lesson of otys', () => {
  const otys = gameNamed('otys');
  const { scenes } = courseOf(otys);
  const wordsOf = (id: string, locale: string): string =>
    shownAt(
      otys,
      scenes.findIndex(({ step }) => step.id === id),
      locale,
    ).text.split('\n')[1] ?? '';

  it.each(texts.locales)('says in %s at its beginning what wins, and how far it goes', (locale) => {
    expect(wordsOf('contract', locale)).toMatch(/Prestige|notoriété|престиж/);
    expect(wordsOf('contract', locale)).toContain('18');
  });

  it.each(texts.locales)('speaks in %s of no contract while its picture shows none', (locale) => {
    for (const id of ['key', 'dive', 'propeller', 'stay', 'home'])
      expect(wordsOf(id, locale), id).not.toMatch(/contra[ct]t?|auftrag|aufträg|контракт/i);
    for (const id of ['contract', 'complete', 'next', 'keep'])
      expect(wordsOf(id, locale)).toMatch(/contra[ct]t?|auftrag|aufträg|контракт/i);
  });

  it('says that time has passed, and has the sixth key in play in its picture, before all come home', () => {
    const at = scenes.findIndex(({ step }) => step.id === 'home');
    const { page, text } = shownAt(otys, at, 'en');
    expect(text).toContain('A few turns later');
    const alt = page.pictures[0]?.alt ?? '';
    expect(alt).toContain('In play: key 1 on level 1.');
    expect(alt).toContain('Hacker track: 4, 5, 3, own X key, 2. At 6 keys, they all come home.');
  });
});
