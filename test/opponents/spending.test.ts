import { expect, test } from 'vitest';
import { quickChance } from '../../src/engine/quick-chance.ts';
import { otysInsight } from '../../src/games/otys/insight/index.ts';
import { cubeCount } from '../../src/games/otys/rules/side.ts';
import type { OtysState } from '../../src/games/otys/rules/state.ts';
import { linesOf } from '../../src/opponents/lines.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import { spotAt, Work } from '../../src/opponents/spot.ts';
import { chanceToWin } from '../../src/opponents/standing.ts';
import { given } from '../games/otys/position.ts';
import { knownTo, playedTurn } from './played-turn.ts';

const opponents = opponentsOf(otysInsight);

/** A Trader at the level of the key, resources that are better kept than sold, and Batteries for propellers. */
const story = given(
  '4 trader, cubes 1:mpt 2:p 3:m 4:mmp 5:f, batteries 8, neutral 2, row mmpf pff mpp, store mpft, sponsors 4:3; ; ;',
);

function holdings({ seats }: OtysState): readonly [cubes: number, prestige: number] {
  const { cubes = [], prestige = 0 } = seats[0] ?? {};
  return [cubes.reduce((sum, level) => sum + cubeCount(level), 0), prestige];
}

test.each(['first-game', 'easy', 'medium'] as const)(
  '%s pays propellers only for a turn that brings a cube or completes a contract',
  (level) => {
    const { choose, budget } = opponents[level];
    const { match: begun } = story.play('k4');
    const before = begun.snapshot.position.state;
    for (const seed of ['1', '2', '3']) {
      const { moves, state } = playedTurn(begun, (known) => choose(known, budget, seed));
      const [[hadCubes, hadPrestige], [cubes, prestige]] = [holdings(before), holdings(state)];
      if (moves.some(({ notation }) => notation === 'p'))
        expect(cubes > hadCubes || prestige > hadPrestige).toBe(true);
      else expect(state.seats[0]?.batteries).toBe(before.seats[0]?.batteries);
    }
  },
);

test('some thousand answers of a turn of many more find the contract that four propellers bring', () => {
  const { game, deal } = knownTo(story.play('k4').match);
  const from = spotAt(game, deal(quickChance(1)), 1);
  const [, prestige] = holdings(from.position.state);
  const standing = chanceToWin(otysInsight);
  const lines = linesOf(game, from, 0, standing, new Work({ answers: 2000 }));
  expect(Math.max(...lines.map(({ end }) => holdings(end.position.state)[1]))).toBeGreaterThan(prestige);
});
