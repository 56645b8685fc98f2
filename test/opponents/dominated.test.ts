import { expect, test } from 'vitest';
import { openMatch } from '../../src/engine/match.ts';
import { LEVELS, type Level } from '../../src/games/level.ts';
import { oteres } from '../../src/games/oteres/index.ts';
import { oteresInsight } from '../../src/games/oteres/insight/index.ts';
import { urchinsIn } from '../../src/games/oteres/rules/table.ts';
import { components, otys } from '../../src/games/otys/index.ts';
import { otysInsight } from '../../src/games/otys/insight/index.ts';
import { shortfalls } from '../../src/games/otys/rules/shortfall.ts';
import { cubeCount, cubesAt } from '../../src/games/otys/rules/side.ts';
import { COLOURS, SEA_LEVELS, type SeaLevel } from '../../src/games/otys/rules/vocabulary.ts';
import { knowledgeOf } from '../../src/opponents/knowledge.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import { inForm } from '../form.ts';
import { given, type Scene } from '../games/otys/position.ts';
import { atRandom, eager, walk } from '../games/walk.ts';
import { playedTurn } from './played-turn.ts';

const otysAt = opponentsOf(otysInsight);
const oteresAt = opponentsOf(oteresInsight);

const begun = (seed: string) =>
  openMatch(otys, {
    seats: 3,
    options: { sponsors: 'basic', variant: 'off', first: 'random' },
    seed,
  }).match;

const POSITIONS = inForm(12, 80);

test.each(['first-game', 'easy', 'medium'] as const)(
  'in Otys %s leaves no diver aside that can do something',
  (level) => {
    const { choose, budget } = otysAt[level];
    const left: string[] = [];
    let asked = 0;
    for (let round = 0; asked < POSITIONS; round += 1)
      for (const { match } of walk(begun(`left ${round}`), atRandom(`${round}`), 160)) {
        const [decision] = match.decisions;
        const known = decision && knowledgeOf(match, decision.seat);
        if (known === undefined || !/^(engineer|spy|explorer)$/.test(known.decision.about.kind)) continue;
        if (known.decision.answers.filter(({ isExtra }) => !isExtra).length < 2) continue;
        asked += 1;
        const answer = choose(known, budget, `${match.ply}`);
        if (answer === 'skip') left.push(`${round} ${match.ply}`);
      }
    expect(left).toEqual([]);
  },
);

/** Whether the player at seat 0 has won alone at the end of a turn that a level plays. */
function wins(from: Scene, level: Level, seed: string): boolean {
  const { choose, budget } = otysAt[level];
  const { match } = playedTurn(from.match, (known) => choose(known, budget, seed));
  return match.result?.winners.join() === '0';
}

/** The last turn of the last round: 3 Prestige more win. */
const last = (me: string): Scene =>
  given(`${me}, credits 3, batteries 2, first 1, row mpp tmm ftt, store mpft; prestige 18; prestige 15`);

const levels = inForm<readonly SeaLevel[]>([1, 4], SEA_LEVELS);

test.each(LEVELS)('%s takes a win that lies in one answer', (level) => {
  for (const at of levels) {
    const table = last(`prestige 16, cubes ${at}:mpp`);
    expect(wins(table, level, `${at}`), `level ${at}`).toBe(true);
  }
});

test.each(LEVELS.slice(2))(
  '%s takes a win for which a turn has to bring a cube and complete two contracts',
  (level) => {
    for (const at of levels) {
      const table = last(`prestige 13, ${at} plant, cubes ${at}:mp ${at === 4 ? 5 : 4}:mmt`);
      expect(wins(table, level, '1'), `level ${at}`).toBe(true);
    }
  },
);

test('in Otys a cube that fills a level on which nothing fits then raises no chance', () => {
  const { spaces } = components.values;
  let filled = 0;
  for (let round = 0; filled < inForm(40, 400); round += 1)
    for (const { match } of walk(begun(`filled ${round}`), eager(`${round}`), 200)) {
      const { state } = match.snapshot.position;
      for (const [seat, side] of state.seats.entries())
        for (const level of SEA_LEVELS) {
          if (cubeCount(cubesAt(side, level)) !== (spaces[level - 1] ?? 0) - 1) continue;
          for (const colour of COLOURS) {
            const cubes = side.cubes.map((there, at) =>
              at === level - 1 ? { ...there, [colour]: there[colour] + 1 } : there,
            );
            const fits = [...state.row, ...side.contracts]
              .flatMap((id) => components.contracts.get(id) ?? [])
              .some((contract) =>
                shortfalls(contract, cubes, spaces).some((found) => found.level === level && !found.full),
              );
            if (fits) continue;
            filled += 1;
            const seats = state.seats.with(seat, { ...side, cubes });
            const [before = 0, after = 0] = [state, { ...state, seats }].map(
              (each) => otysInsight.chances(each)[seat],
            );
            expect(after).toBeLessThanOrEqual(before + 1e-9);
          }
        }
    }
});

/** Cards that bring something nearly always. */
const TAKES = ['dive', 'which-paw', 'share-the-catch'];
const SAVES = ['shoo', 'not-mine'];

test.each(LEVELS)('in Öterés %s spends no card that lets a sea urchin go on another card', (level) => {
  const { choose, budget } = oteresAt[level];
  const positions = level === 'expert' ? inForm(8, 40) : 20;
  let asked = 0;
  for (let round = 0; asked < positions; round += 1) {
    const { match: opened } = openMatch(oteres, {
      seats: 4,
      options: { first: 'random' },
      seed: `saving ${round}`,
    });
    for (const { match } of walk(opened, atRandom(`${round}`))) {
      const [decision] = match.decisions;
      const known = decision && knowledgeOf(match, decision.seat);
      if (known?.decision.about.kind !== 'choose-card' || asked >= positions) continue;
      const hand = match.snapshot.position.state.seats[known.seat]?.hand ?? [];
      if (!hand.some((card) => SAVES.includes(card)) || !hand.some((card) => TAKES.includes(card))) continue;
      asked += 1;
      const [how, card = '', on] = choose(known, budget, `${match.ply}`).split('.');
      // A card that is given away is chosen once it is said to whom.
      const isSpent = SAVES.includes(card) && (how === 'shed' ? on !== 'urchin' : urchinsIn(hand) === 0);
      expect(isSpent, `${hand.join(' ')} at ply ${match.ply}`).toBe(false);
    }
  }
});
