import { expect, test } from 'vitest';
import { openMatch } from '../../src/engine/match.ts';
import { randomNumbers } from '../../src/engine/quick-chance.ts';
import { gameEntries } from '../../src/games/index.ts';
import { inForm } from '../form.ts';
import { eager, optionsOf, seatingsOf, walk } from '../games/walk.ts';

const POSITIONS = inForm(20, 500);
const NOTHING = 1e-9;

test.each(gameEntries)(
  'in $playable.name what is only good never lowers the chance of who is given it',
  ({ simulate }) => {
    simulate((game, _, insight) => {
      const { gifts } = insight.learning;
      const lowered: string[] = [];
      const given = new Set<string>();
      for (const seats of seatingsOf(game)) {
        let positions = 0;
        for (let round = 0; positions < POSITIONS; round += 1) {
          const seed = `gifts ${seats} ${round}`;
          const below = randomNumbers(seed);
          const { match: opened } = openMatch(game, {
            ...{ seats, seed, options: optionsOf(game, seats, round) },
          });
          for (const { match } of walk(opened, eager(seed))) {
            if (match.result !== undefined || below(12) !== 0) continue;
            const { state } = match.snapshot.position;
            positions += 1;
            const before = insight.chances(state);
            for (const { name, give } of gifts)
              for (const seat of before.keys()) {
                const after = give(state, seat, below);
                if (after === undefined) continue;
                given.add(name);
                const more = (insight.chances(after)[seat] ?? 0) - (before[seat] ?? 0);
                if (more < -NOTHING)
                  lowered.push(`${name}: ${more.toFixed(4)} at ply ${match.ply} of ${seed}`);
              }
          }
        }
      }
      expect(lowered).toEqual([]);
      expect([...given].toSorted()).toEqual(gifts.map(({ name }) => name).toSorted());
    });
  },
);
