import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import { openMatch } from '../../src/engine/match.ts';
import { gameEntries } from '../../src/games/index.ts';
import { LEVELS } from '../../src/games/level.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import { atRandom, endOf, optionsOf, walk } from '../games/walk.ts';
import { knownTo } from './played-turn.ts';

/** A game that counts how often a question is asked, which is once for each answer that is thought through. */
function counted<G extends GameTypes>(
  game: Game<G>,
): { readonly game: Game<G>; readonly count: () => number } {
  let count = 0;
  const rules = new Proxy(game.rules, {
    get: (all, kind) => {
      const rule: unknown = Reflect.get(all, kind);
      if (typeof rule === 'object' && rule !== null && 'asks' in rule) count += 1;
      return rule;
    },
  });
  return { game: { ...game, rules }, count: () => count };
}

/** What whoever is asked knows after thirty answers at a full table. */
function askedLater<G extends GameTypes>(game: Game<G>) {
  const seats = game.seats.max;
  const { match: opened } = openMatch(game, { seats, options: optionsOf(game, seats), seed: 'work' });
  return knownTo(endOf(walk(opened, atRandom('work'), 30)).match);
}

describe.each(gameEntries)('in $playable.name', ({ simulate }) => {
  test.each(LEVELS)(
    '%s thinks about more with a greater budget, and never about much more than it allows',
    (level) => {
      simulate((real, _simulation, insight) => {
        const { game, count } = counted(real);
        const known = askedLater(game);
        const { choose } = opponentsOf(insight)[level];
        const work = (answers: number): number => {
          const before = count();
          choose(known, { answers }, 'work');
          return count() - before;
        };
        const least = work(0);
        expect(work(500)).toBeGreaterThan(least);
        // A question that is skipped or answers itself is asked as well.
        expect(work(500)).toBeLessThan(least + 5 * 500);
        expect(work(2_000)).toBeLessThan(least + 5 * 2_000);
      });
    },
  );

  test.each([
    ['medium', 200],
    ['expert', 3000],
  ] as const)('%s thinks less about each further answer of a turn where most lies open', (level, answers) => {
    simulate((real, _simulation, insight) => {
      const { game, count } = counted(real);
      const known = askedLater(game);
      const { choose } = opponentsOf(insight)[level];
      const work = (answered: number): number => {
        const before = count();
        choose({ ...known, answered }, { answers }, 'work');
        return count() - before;
      };
      const fifth = work(4) / work(0);
      expect(fifth).toBeGreaterThan(0.1);
      if (insight.isOpen) expect(fifth).toBeLessThan(0.85);
      expect(work(40)).toBeLessThanOrEqual(work(4));
    });
  });

  test('expert answers soon and as it may where its budget is over before it began', () => {
    simulate((real, _simulation, insight) => {
      const { game, count } = counted(real);
      const known = askedLater(game);
      const { choose, budget } = opponentsOf(insight).expert;
      const before = count();
      choose(known, budget, 'work');
      const whole = count() - before;
      const notation = choose(known, { ...budget, isOver: () => true }, 'work');
      expect(known.decision.answers.map((answer) => answer.notation)).toContain(notation);
      expect(count() - before - whole).toBeLessThan(whole / 3);
    });
  });
});
