import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { notationsIn } from '../../src/lessons/puzzle.ts';
import { hasPuzzles, puzzleAt } from '../../src/lessons/todays-puzzle.ts';
import { puzzlesIn } from '../lessons/shown-puzzles.ts';
import { describeStores } from '../store/kinds.ts';
import { alone } from './alone.ts';
import { type Control, control, controls, use, words } from './screen.ts';

describeStores((kind) => {
  it.each(games.filter(hasPuzzles).map((game) => [game.name, game] as const))(
    'the puzzle of the day of %s is done with the buttons, past a restart, and told to the channel',
    async (name, game) => {
      const { harbour, channel, ana, page, said } = await alone(kind);
      const presses = async (found: Control | undefined) => {
        const message = await page();
        if (found === undefined) throw new Error(`nothing to press in: ${words(message)}`);
        expect(await use(ana, channel, message, found)).toEqual({ kind: 'answered' });
        await harbour.settled();
      };
      const plays = async (line: string) => {
        for (const notation of notationsIn(line)) {
          const message = await page();
          const chosen = controls(message).find(({ value }) => value === notation);
          await presses(control(message, 'solve', notation) ?? chosen);
        }
      };
      const puzzle = puzzleAt(puzzlesIn(game), harbour.clock.now());

      await ana.command(channel, ['puzzle'], [{ name: 'game', value: name }]);
      expect(words(await page())).toContain('Today’s puzzle');
      await plays(puzzle.next.line);
      expect(words(await page())).toContain('second-best');
      await harbour.restart();
      await plays(puzzle.solutions[0].line);
      expect(words(await page())).toContain('Solved in 2 tries');
      await presses(control(await page(), 'puzzle', 'tell'));
      expect(said().map(({ message }) => words(message))).toEqual([
        expect.stringMatching(/solved today’s .+ puzzle in 2 tries/),
      ]);
      expect(said()[0]?.message.mentions).toEqual([]);
      expect(harbour.complaints()).toEqual([]);
      expect(harbour.logged).toEqual([]);
    },
  );
});
