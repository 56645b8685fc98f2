import { describe, expect, it } from 'vitest';
import { missedBy, reasonFor } from '../../../src/discord/views/puzzle-page.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import type { Comparison } from '../../../src/games/presenter.ts';
import { notationsIn } from '../../../src/lessons/puzzle.ts';
import type { OpenPuzzle } from '../../../src/lessons/solving.ts';
import { inForm } from '../../form.ts';
import { openedPuzzle, puzzlesIn } from '../../lessons/shown-puzzles.ts';
import { gameNamed } from '../../records/played.ts';
import { texts } from '../../texts/shipped.ts';

/** The first puzzle whose best turn completes a contract. */
const openedCompleting = (game: PlayableGame): OpenPuzzle => {
  const puzzle = puzzlesIn(game).puzzles.find(({ solutions: [best] }) => best.line.includes(' done.'));
  if (puzzle === undefined) throw new Error('no puzzle completes a contract');
  return openedPuzzle(game, puzzle);
};
/** What is said of a puzzle whose best turn was found. */
const told = (open: OpenPuzzle, last?: string, locale = 'en'): readonly string[] => {
  const people = Array.from({ length: open.match.seats }, (_, seat) => ({ name: `P${seat}` }));
  const [best] = open.puzzle.solutions;
  const turns = { played: notationsIn(best.line), last: last === undefined ? undefined : notationsIn(last) };
  return reasonFor(open, turns, { say: texts.in(locale), people });
};

describe('The reason of a puzzle', () => {
  const otys = gameNamed('otys');
  const completing = openedCompleting(otys);
  /** The same of a game that says this of two lines. */
  const comparing = (comparison: Comparison | undefined): PlayableMatch => ({
    ...completing.match,
    openTo: (seat) => {
      const asked = completing.match.openTo(seat);
      return asked && { ...asked, compared: () => comparison };
    },
  });

  it('says what the best turn brings that the next best does not', () => {
    const { solutions, next } = completing.puzzle;
    const [best, other] = [solutions[0].value, next.value].map((value) => Math.round(100 * value));
    expect(told(completing)).toEqual([
      expect.stringMatching(/→ Complete \+\d Prestige/),
      expect.stringMatching(/^.+\. With the next best turn \(.+\): .+/),
      `-# My estimate: you win ${best} of 100 games, with the next best turn ${other}.`,
    ]);
  });

  it('holds the best turn against the last try of its player as well, and says so where both are one', () => {
    const [, next, own] = told(completing, 'k4');
    expect(next).toMatch(/With the next best turn \(.+\)/);
    expect(own).toMatch(/^(.+ )?With your previous try, as far as it went \(/);
    const both = told(completing, completing.puzzle.next.line);
    expect(both[1]).toMatch(/With your previous try, the next best turn, \(.+\)/);
    expect(both).toHaveLength(3);
  });

  it.each(texts.locales)('says of a try what kind of thing it misses, and not which one, in %s', (locale) => {
    for (const puzzle of puzzlesIn(otys).puzzles.filter((_, at) => at % inForm(6, 1) === 0)) {
      const open = openedPuzzle(otys, puzzle);
      const people = Array.from({ length: open.match.seats }, (_, seat) => ({ name: `P${seat}` }));
      const spoken = { say: texts.in(locale), people };
      const [best, tried] = [notationsIn(puzzle.solutions[0].line), notationsIn(puzzle.next.line)];
      const { one = [] } = open.match.openTo(puzzle.seat)?.compared(best, tried, spoken) ?? {};
      const words = missedBy(open, tried, spoken);
      expect(words, puzzle.id).toMatch(/\p{L}.+[.…!?]$/u);
      for (const given of one) expect(words, puzzle.id).not.toContain(given);
    }
  });

  it('is made of what comes of either turn alone', () => {
    const match = comparing({ one: ['digs'], other: ['dares'] });
    expect(told({ ...completing, match })[1]).toMatch(/^Digs\. With the next best turn \(.+\): dares\.$/);
  });

  it('is what the turn leads to where nothing can be told of the difference', () => {
    const match = comparing(undefined);
    expect(told({ ...completing, match }).join('\n')).toMatch(/Completes .+ on level \d/);
  });
});
