import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { firstLessonOf, hasFirstLesson } from '../../src/lessons/first-lesson.ts';
import type { LessonStep } from '../../src/lessons/lesson.ts';
import { describeStores } from '../store/kinds.ts';
import { alone } from './alone.ts';
import { control, use, words } from './screen.ts';

/** What is to be pressed at a step; nothing at the last one, which asks nothing. */
const rightOf = (step: LessonStep): string | undefined =>
  step.kind === 'answer' ? step.expects : step.kind === 'question' ? step.right : undefined;

describeStores((kind) => {
  it.each(games.filter(hasFirstLesson).map((game) => [game.name, game] as const))(
    'the lesson of %s is played with its buttons from end to end, past a restart',
    async (name, game) => {
      const { harbour, channel, ana, page, said } = await alone(kind);
      const learn = () => ana.command(channel, ['learn'], [{ name: 'game', value: name }]);
      const steps = (firstLessonOf(game)?.scenes ?? []).flatMap(({ step }) => {
        const right = rightOf(step);
        return right === undefined ? [] : [{ id: step.id, right }];
      });
      expect(steps.length).toBeGreaterThan(3);

      await learn();
      for (const [at, { id, right }] of steps.entries()) {
        if (at === 2) {
          await harbour.restart();
          await learn();
        }
        const shown = await page();
        expect(words(shown)).toContain(`Step ${at + 1} of ${steps.length}`);
        const button = control(shown, 'lesson', right);
        if (button === undefined) throw new Error(`nothing to press at ${id} in: ${words(shown)}`);
        expect(await use(ana, channel, shown, button)).toEqual({ kind: 'answered' });
        await harbour.settled();
      }
      expect(words(await page())).not.toContain('Step ');
      expect(said()).toEqual([]);
      expect(harbour.complaints()).toEqual([]);
      expect(harbour.logged).toEqual([]);
    },
  );
});
