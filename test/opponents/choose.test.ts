import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../src/engine/chance.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import { type Match, matchFrom, openMatch } from '../../src/engine/match.ts';
import { gameEntries } from '../../src/games/index.ts';
import { OPPONENTS, type OpponentName, opponentsOf } from '../../src/opponents/opponents.ts';
import { atRandom, optionsOf, seatingsOf, walk } from '../games/walk.ts';
import { knownTo } from './played-turn.ts';

const SOME = { answers: 60 };

/** Answers of one opponent to the questions of a match, by seat; looked for in what each seat knows. */
function answersBy<G extends GameTypes>(
  choose: ReturnType<typeof opponentsOf<G>>[OpponentName]['choose'],
  match: Match<G>,
): readonly (readonly [seat: number, notation: string])[] {
  return match.decisions.map(({ seat }) => [seat, choose(knownTo(match, seat), SOME, `${match.ply}`)]);
}

describe.each(gameEntries)('opponents of $playable.name', ({ simulate }) => {
  describe.each(OPPONENTS)('%s', (opponent) => {
    test('answers every question as it may, the same each time, and whatever it cannot know', () => {
      simulate((game, _simulation, insight) => {
        const { choose } = opponentsOf(insight)[opponent];
        let differing = 0;
        for (const seats of seatingsOf(game)) {
          const { match: opened } = openMatch(game, {
            seats,
            options: optionsOf(game, seats, 1),
            seed: 'known',
          });
          for (const { match } of walk(opened, atRandom(`known ${seats}`), 200)) {
            if (match.ply % 61 !== 5 || match.result !== undefined) continue;
            const answers = answersBy(choose, match);
            for (const [seat, notation] of answers) {
              const decision = match.decisions.find((each) => each.seat === seat);
              expect(decision?.answers.map((answer) => answer.notation)).toContain(notation);
              const { position } = match.snapshot;
              const state = game.redeal(position.state, seat, keyedChance(`other ${match.ply}`, 0));
              if (JSON.stringify(state) !== JSON.stringify(position.state)) differing += 1;
              const other = matchFrom(game, {
                ...match.snapshot,
                seed: 'another',
                position: { ...position, state },
              });
              expect(new Map(answersBy(choose, other)).get(seat)).toBe(notation);
            }
          }
        }
        expect(differing).toBeGreaterThan(0);
      });
    });
  });
});
