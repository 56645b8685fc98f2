import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { LEVELS, type Level } from '../../src/games/level.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import type { WorkOut } from '../../src/opponents/analysis/analysis.ts';
import { openPool } from '../../src/opponents/pool.ts';
import { adviceOn, analysedPart, answerTo, type Thought } from '../../src/opponents/thread.ts';
import { inForm } from '../form.ts';
import { nextOf } from '../games/walk.ts';

const pool = openPool();
afterAll(() => pool.close());

/** The first question of a match, as an opponent of this level is given it. */
function firstOf(
  game: PlayableGame,
  level: Thought['level'] = 'easy',
): Thought & { answers: readonly string[] } {
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
  const match = game.begin({ seats: 3, options, seed: 'first' });
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  const answers = asked.answers.map(({ notation }) => notation);
  return { game: game.name, snapshot: match.snapshot(), seat: asked.seat, level, seed: 'one', answers };
}

const unheeded = new AbortController().signal;

describe('opponents in threads of their own', () => {
  it.each(games.map((game) => [game.name, game] as const))(
    'answer what %s asks, as they would in this thread',
    async (_, game) => {
      for (const level of inForm<readonly Level[]>(['medium'], LEVELS)) {
        const { answers, ...thought } = firstOf(game, level);
        const answer = await pool.choose(thought, unheeded);
        expect(answers).toContain(answer);
        expect(answer).toBe(await answerTo(thought));
      }
    },
  );

  it.each(games.map((game) => [game.name, game] as const))(
    'advise about what %s asks, as they would in this thread',
    async (_, game) => {
      const { answers, level: __, ...question } = firstOf(game);
      const advice = await pool.advise(question, unheeded);
      expect(answers).toEqual(expect.arrayContaining(advice.map(({ notation }) => notation)));
      expect(advice).toEqual(await adviceOn(question));
    },
  );

  it.each(games.map((game) => [game.name, game] as const))(
    'go through a match of %s that is over, as they would in this thread',
    async (_, game) => {
      const { answers, level: __, seat, seed, ...thought } = firstOf(game);
      const begun = game.resume(thought.snapshot);
      const next = nextOf(begun, seat, answers[0] ?? '');
      const played = { ...thought, snapshot: next.match.snapshot(), log: [next.entry], judged: [seat], seed };
      const inThisThread = (async (part) => analysedPart(played, part)) as WorkOut;
      const outline = await inThisThread({ kind: 'outline' });
      expect(outline).toMatchObject([{ moves: [{ notation: answers[0] }] }]);
      const analysis = await pool.analyse(played, unheeded);
      const { odds } = analysis?.stops[0] ?? {};
      expect(odds).toEqual(await inThisThread({ kind: 'odds', ply: outline?.[0]?.moves[0]?.ply ?? -1 }));
    },
  );

  it('stop thinking when nobody needs their answer any more', async () => {
    const [game] = games;
    if (game === undefined) throw new Error('there are no games');
    const { answers: _, ...thought } = firstOf(game, 'hard');
    const given = new AbortController();
    const answer = pool.choose(thought, given.signal);
    given.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(await pool.choose({ ...thought, level: 'easy' }, unheeded)).toBe(
      await answerTo({ ...thought, level: 'easy' }),
    );
  });

  it('say so where there is nothing to answer', async () => {
    const [game] = games;
    if (game === undefined) throw new Error('there are no games');
    const { answers: _, ...thought } = firstOf(game);
    await expect(pool.choose({ ...thought, game: 'chess' }, unheeded)).rejects.toThrow('chess');
    await expect(pool.choose({ ...thought, game: '../otys' }, unheeded)).rejects.toThrow('not the name');
    await expect(pool.choose({ ...thought, seat: 3 }, unheeded)).rejects.toThrow('not asked');
  });
});
