import { describe, expect, it } from 'vitest';
import { atOnce } from '../../src/engine/steps.ts';
import { games } from '../../src/games/index.ts';
import { dayOf, gameAt, hasPuzzles, lead, MARGIN, notationsIn, puzzleAt } from '../../src/lessons/puzzle.ts';
import { BrokenPuzzle, openPuzzle, tryAnswer } from '../../src/lessons/solving.ts';
import { breaches, partsOf } from '../discord/breaches.ts';
import { texts } from '../texts/shipped.ts';
import { openedPuzzle, puzzlesIn, shownPuzzle } from './shown-puzzles.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A puzzle as somebody is shown it. */
const shown = (...given: Parameters<typeof shownPuzzle>) => {
  const page = shownPuzzle(...given);
  return { page, ...partsOf({ components: [...page.components] }) };
};

/** What can be pressed or chosen on a page to answer it. */
const offered = (page: ReturnType<typeof shown>['page']): readonly string[] =>
  [
    ...JSON.stringify(page.components).matchAll(
      /"custom_id":"h1:solve:\w+:[\w-]+:\d+:([^"]+)"|"value":"([^"]+)"/g,
    ),
  ].map(([, pressed, chosen]) => pressed ?? chosen ?? '');

describe.each(games.filter(hasPuzzles).map((game) => [game.name, game] as const))(
  'the puzzles of %s',
  (_, game) => {
    const { puzzles } = puzzlesIn(game);
    const each = puzzles.map((puzzle) => [puzzle.id, puzzle] as const);

    it('are thirty or more, each another position', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(30);
      expect(new Set(puzzles.map(({ setup, log }) => `${setup.seed} ${log}`)).size).toBe(puzzles.length);
    });

    it.each(each)('%s is solved by its solutions, and by no other turn that is known', (_id, puzzle) => {
      const open = openedPuzzle(game, puzzle);
      const played = ({ line }: { readonly line: string }) => {
        const notations = notationsIn(line);
        return notations.map((notation, at) => tryAnswer(open, notations.slice(0, at), notation).kind);
      };
      for (const solution of puzzle.solutions)
        expect(played(solution)).toEqual([
          ...notationsIn(solution.line)
            .slice(1)
            .map(() => 'goes on'),
          'solved',
        ]);
      expect(played(puzzle.next).at(-1)).toBe('second');
      expect(lead(puzzle.solutions[0], puzzle.next)).toBeGreaterThanOrEqual(MARGIN);
    });

    it.each(each)('%s has a choice, and its best turn and the next can be pressed', (_id, puzzle) => {
      expect(offered(shown(game, puzzle, 'en').page).length).toBeGreaterThan(1);
      for (const { line } of [...puzzle.solutions, puzzle.next]) {
        const notations = notationsIn(line);
        for (const [at, notation] of notations.entries()) {
          const { page } = shown(game, puzzle, 'en', { line: notations.slice(0, at) });
          expect(offered(page), notations.slice(0, at).join(' ')).toContain(notation);
        }
      }
    });

    it.each(texts.locales)(
      'ask and explain in whole words in %s, and keep the answer to themselves',
      (locale) => {
        for (const puzzle of puzzles) {
          const solved = { line: notationsIn(puzzle.solutions[0].line), outcome: 'solved' } as const;
          const pages = [{}, solved, { outcome: 'given-up' } as const].map((progress) =>
            shown(game, puzzle, locale, progress),
          );
          for (const { page, text } of pages) {
            expect(breaches(page), puzzle.id).toEqual([]);
            const names = page.pictures.map(({ name }) => name);
            expect(names.length).toBeGreaterThanOrEqual(1);
            expect(new Set(names).size).toBe(names.length);
            expect(text, puzzle.id).not.toMatch(/\{|\}|undefined|\*\*\*\*/);
          }
          const [asked, reason, answer] = pages.map(({ text }) => text);
          expect(asked).toContain(texts.in(locale)(puzzlesIn(game).asks, { press: '' }));
          // What stands beside each answer of the question tells nothing of which is best.
          const told = asked?.split('\n').filter((line) => !/^(-# )?\*\*/.test(line)) ?? [];
          expect(told.join('\n'), puzzle.id).not.toContain(answer?.split('\n')[1]);
          // The turn, what it brings, and how much better it is than the next.
          expect(reason?.split('\n').length, puzzle.id).toBeGreaterThanOrEqual(3);
        }
      },
    );

    it('shows the board after the best turn first once it is over', () => {
      for (const puzzle of puzzles) {
        const line = notationsIn(puzzle.solutions[0].line);
        const [asked, solved, answer] = [
          {},
          { line, outcome: 'solved' } as const,
          { outcome: 'given-up' } as const,
        ].map((progress) => shown(game, puzzle, 'en', progress));
        expect(solved?.page.pictures[0]?.alt, puzzle.id).not.toBe(asked?.page.pictures[0]?.alt);
        expect(solved?.page.pictures[0]?.alt, puzzle.id).toBe(answer?.page.pictures[0]?.alt);
      }
    });

    it('calls its reader by name and “you” on the board', () => {
      const alts = puzzles.flatMap((puzzle) =>
        shown(game, puzzle, 'en', { outcome: 'given-up' }).page.pictures.map(({ alt }) => alt),
      );
      expect(alts.every((alt) => alt.includes('Ana (you)'))).toBe(true);
    });

    it('is not offered where the rules do not play it', () => {
      const [puzzle] = puzzles;
      if (puzzle === undefined) throw new Error('there is none');
      const broken = { ...puzzle, log: `${puzzle.log} nonsense` };
      expect(() => atOnce(openPuzzle(game, broken))).toThrow(BrokenPuzzle);
      expect(() => atOnce(openPuzzle(game, { ...puzzle, setup: { ...puzzle.setup, seats: 9 } }))).toThrow(
        BrokenPuzzle,
      );
      expect(() => atOnce(openPuzzle(game, { ...puzzle, next: { line: 'nonsense', value: 0 } }))).toThrow(
        BrokenPuzzle,
      );
    });
  },
);

describe('the puzzle of a day', () => {
  const noon = Date.UTC(2026, 10, 23, 12);

  it('is the same from midnight to midnight by UTC, and each has its day before one comes again', () => {
    for (const game of games) {
      const puzzles = puzzlesIn(game);
      const at = (time: number) => puzzleAt(puzzles, time).id;
      expect(at(noon - DAY / 2)).toBe(at(noon + DAY / 2 - 1));
      const days = Array.from({ length: puzzles.puzzles.length }, (_, day) => at(noon + day * DAY));
      expect(new Set(days).size).toBe(days.length);
    }
    expect(dayOf(noon + DAY / 2)).toBe('2026-11-24');
  });

  it('is of one game after the other, day by day', () => {
    expect([0, 1, 2].map((day) => gameAt(['one', 'other'], noon + day * DAY))).toEqual(
      gameAt(['one', 'other'], noon) === 'one' ? ['one', 'other', 'one'] : ['other', 'one', 'other'],
    );
  });
});
