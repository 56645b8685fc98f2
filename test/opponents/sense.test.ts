import { expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import { openMatch } from '../../src/engine/match.ts';
import { numberOf, quickChance } from '../../src/engine/quick-chance.ts';
import { allSeats } from '../../src/engine/seat.ts';
import { gameEntries } from '../../src/games/index.ts';
import type { Insight } from '../../src/games/insight.ts';
import { oteresInsight } from '../../src/games/oteres/insight/index.ts';
import type { Knowledge } from '../../src/opponents/knowledge.ts';
import { linesOf, type Way } from '../../src/opponents/lines.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import { type Budget, spotAt, Work } from '../../src/opponents/spot.ts';
import { chanceToWin } from '../../src/opponents/standing.ts';
import { inForm } from '../form.ts';
import { given } from '../games/oteres/position.ts';
import { eager, endOf, walk } from '../games/walk.ts';
import { knownTo, playedTurn } from './played-turn.ts';

const GAMES = inForm(2, 20);
const MISJUDGING = ['first-game', 'easy', 'medium'] as const;

/** Whether a turn that begins so can be played otherwise than in vain, as far as somebody with this budget looks. */
function canDo<G extends GameTypes>(
  { game, deal, seat }: Knowledge<G>,
  seed: string,
  insight: Insight<G>,
  budget: Budget,
): boolean {
  const isBusy = (way: Way<G> | undefined): boolean =>
    way === undefined || (!way.facts.some(insight.isIdle) && isBusy(way.before));
  const chance = numberOf(`${seed} 0`);
  const from = spotAt(game, deal(quickChance(chance)), chance);
  return linesOf(game, from, seat, chanceToWin(insight), new Work(budget)).some(({ way }) => isBusy(way));
}

test.each(gameEntries)(
  'in $playable.name nobody who misjudges plays in vain where something can be done',
  ({ simulate }) => {
    simulate((game, { options }, insight) => {
      const opponents = opponentsOf(insight);
      let [turns, vain] = [0, 0];
      for (let number = 0; number < GAMES; number += 1) {
        let { match } = openMatch(game, {
          seats: game.seats.min,
          options: options(number),
          seed: `${number}`,
        });
        while (match.result === undefined) {
          const begun = knownTo(match);
          const { number: turn, seat } = match.turn;
          const { choose, budget } = opponents[MISJUDGING[(number + seat) % MISJUDGING.length] ?? 'easy'];
          const played = playedTurn(match, (known) => choose(known, budget, `${turn}`));
          ({ match } = played);
          turns += 1;
          if (played.facts.some(insight.isIdle) && canDo(begun, `${turn}`, insight, budget)) vain += 1;
        }
      }
      expect(turns).toBeGreaterThan(GAMES * 10);
      // What is hidden may lie otherwise than it was dealt: of a hundred turns one at most.
      expect(vain).toBeLessThanOrEqual(turns / 100);
    });
  },
);

// As hard deals only twice, it may find an empty paw picked each time: then all are alike to it.
test.each([
  ['hard', 0.5],
  ['expert', 0],
] as const)('%s seldom or never holds out two paws to who leads', (level, most) => {
  const { choose, budget } = opponentsOf(oteresInsight)[level];
  const asked = given('hand which-paw, pearls 1, pool 1 2 2 3 3 4; pearls 4 4 3 3; ;').play('play.which-paw');
  const splits = knownTo(asked.match).decision.answers.map(({ notation }) => notation);
  const held = splits.map((split) => choose(knownTo(asked.play(split).match), budget, split));
  expect(held.length).toBeGreaterThan(3);
  expect(held.filter((to) => to === 'to.1').length / held.length).toBeLessThanOrEqual(most);
});

test.each(gameEntries)(
  'in $playable.name a computer that has lost ends with as many points as it can',
  ({ simulate }) => {
    simulate((game, { options }, insight) => {
      const standing = chanceToWin(insight);
      const [points] = insight.learning.gifts;
      let compared = 0;
      for (let number = 0; compared === 0; number += 1) {
        const setup = { seats: game.seats.min, options: options(0), seed: `lost ${number}` };
        const { match } = endOf(walk(openMatch(game, setup).match, eager(setup.seed)));
        const { state } = match.snapshot.position;
        for (const seat of allSeats(match.seats)) {
          const better = points?.give(state, seat, (bound) => bound - 1);
          if (better === undefined || insight.chances(better)[seat] !== 0) continue;
          expect(standing(better, seat)).toBeGreaterThan(standing(state, seat));
          compared += 1;
        }
      }
    });
  },
);

test('nobody can foretell in which paw a computer holds out the most', () => {
  const { choose, budget } = opponentsOf(oteresInsight).hard;
  const { match } = given('hand which-paw, pool 1 2 4').play('play.which-paw');
  const known = knownTo(match);
  const splits = Array.from(
    { length: 12 },
    (_, seed) => choose(known, budget, `${seed}`).split('.').length - 1,
  );
  expect(Math.min(...splits)).toBeLessThan(2);
  expect(Math.max(...splits)).toBeGreaterThan(1);
});
