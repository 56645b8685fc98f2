import { describe, expect, test } from 'vitest';
import { openMatch } from '../../../src/engine/match.ts';
import { levelsFor } from '../../../src/games/otys/board/contract-card.ts';
import { components, otys } from '../../../src/games/otys/index.ts';
import { wantsOf } from '../../../src/games/otys/rules/asking.ts';
import { contractOf } from '../../../src/games/otys/rules/components.ts';
import { brokenInvariant } from '../../../src/games/otys/rules/invariants.ts';
import type { OtysView } from '../../../src/games/otys/rules/view.ts';
import { inForm } from '../../form.ts';
import { eager, manyTablesOf, nextOf, walk } from '../walk.ts';

/** Random games at every kind of table, to their ends: each match with the answer that led to it, and its facts. */
const games = Array.from({ length: inForm(1, 4) }, (_, round) => round).flatMap((round) =>
  manyTablesOf(otys).map((table, at) => {
    const seed = `any game ${round} ${at}`;
    const stops = [...walk(openMatch(otys, { ...table, seed }).match, eager(seed), 20_000)];
    return stops.map(({ match, log }, ply) => {
      const move = log[ply - 1];
      return { match, answered: move?.kind === 'move' ? move.notation : '', facts: move?.facts ?? [] };
    });
  }),
);
const stops = games.flat();

/** Whether the player who is up may be able to complete a contract, as far as all can tell: of private ones the number counts. */
function canCompleteByAll({ row, seats, turn }: OtysView): boolean {
  const { contractCount, cubes } = seats[turn.seat] ?? { contractCount: 0, cubes: [] };
  return contractCount > 0 || row.some((id) => levelsFor(contractOf({ components }, id), cubes).length > 0);
}

const plain = (answers: readonly { readonly notation: string; readonly isExtra: boolean }[]) =>
  answers.filter(({ isExtra }) => !isExtra).map(({ notation }) => notation);

describe('in any game', () => {
  test('cubes, tokens, cards and divers are conserved, and everything fits where it lies', () => {
    for (const { match } of stops)
      expect(brokenInvariant(components, match.snapshot.position.state)).toBeUndefined();
  });

  test('a single answer is asked for at the end of a turn, for a contract looked at, or where a contract could bring more', () => {
    for (const { match } of stops)
      for (const { about, secret, answers, obstructed } of match.decisions) {
        const moves = answers.flatMap(({ isExtra, move }) => (isExtra ? [] : move));
        if (secret || moves.length > 1 || about.kind === 'choose-end') continue;
        expect(wantsOf({ moves, obstructed }), about.kind).not.toEqual([]);
        expect(canCompleteByAll(match.view('spectator')), about.kind).toBe(true);
      }
  });

  test('a diver is not passed over for a want while a contract could be completed, as far as all can see', () => {
    const passed = stops.filter(({ answered, facts }) =>
      facts.some((fact) => fact.kind === 'diver-idle' && fact.lacks.length > 0 && answered !== 'skip'),
    );
    expect(passed.length).toBeGreaterThan(10);
    for (const { match } of passed) expect(canCompleteByAll(match.view('spectator'))).toBe(false);
  });

  test('no turn is stuck: its questions have answers, and leaving what can be left ends it', () => {
    for (const { match } of stops.filter(({ match }) => match.result === undefined && match.ply % 11 === 0)) {
      let left = match;
      for (let count = 0; left.turn.number === match.turn.number && left.result === undefined; count += 1) {
        expect(left.broken).toBe(false);
        const [decision] = left.decisions;
        const answers = plain(decision?.answers ?? []);
        const answer = ['end', 'go', 'skip', 'let'].find((way) => answers.includes(way)) ?? answers[0] ?? '';
        left = nextOf(left, decision?.seat ?? 0, answer).match;
        expect(count).toBeLessThan(20);
      }
    }
  });
});
