import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckCards } from '../../../src/engine/deck.ts';
import { type Match, openMatch, type Setup } from '../../../src/engine/match.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { allSeats, type Viewer } from '../../../src/engine/seat.ts';
import { components, type Otys, otys } from '../../../src/games/otys/index.ts';
import type { OtysFact } from '../../../src/games/otys/rules/fact.ts';
import { brokenInvariant } from '../../../src/games/otys/rules/invariants.ts';
import { COLOURS, SEA_LEVELS } from '../../../src/games/otys/rules/vocabulary.ts';

/** Tables of every size and option. */
const tableShape = {
  seats: fc.integer({ min: 2, max: 4 }),
  sponsors: fc.constantFrom('basic', 'random', 'advanced'),
  variant: fc.constantFrom('off', 'on'),
  seed: fc.string({ minLength: 1, maxLength: 6 }),
};
/** The same with players, as indexes into their legal moves. */
const tables = fc.record({
  ...tableShape,
  choices: fc.array(fc.nat(200), { minLength: 1, maxLength: 250 }),
});
type Table = typeof tables extends fc.Arbitrary<infer T> ? T : never;

const setupOf = ({ seats, sponsors, variant, seed }: Table): Setup => ({
  seats,
  options: { sponsors, variant, first: 'random' },
  seed,
});

/** Plays the choices; `watch` sees every position and what led to it. */
function playing(table: Table, watch: (match: Match<Otys>, facts: readonly OtysFact[]) => void): Match<Otys> {
  const opened = openMatch(otys, setupOf(table));
  let { match } = opened;
  watch(match, opened.facts);
  for (const choice of table.choices) {
    const decision = match.decisions[0];
    if (decision === undefined) break;
    const answer = decision.answers[choice % decision.answers.length];
    if (answer === undefined) throw new Error('a question without answers');
    const next = match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(next);
    match = next.match;
    watch(match, next.entry.kind === 'move' ? next.entry.facts : []);
  }
  return match;
}

describe('in any game', () => {
  test('cubes, tokens, cards and divers are conserved, and everything fits where it lies', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, (match) => {
          expect(brokenInvariant(components, match.snapshot.position.state)).toBeUndefined();
        });
      }),
      { numRuns: 150 },
    );
  });

  test('no turn is stuck: whoever begins one has a key (rulings)', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, (match) => {
          const { state } = match.snapshot.position;
          if (state.play.phase !== 'key') return;
          const side = state.seats[state.turn.seat];
          expect((side?.keys.length ?? 0) + (side?.ownX === true ? 1 : 0)).toBeGreaterThan(0);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('every game ends, after whole rounds, when somebody has 18 (End of the game)', () => {
    fc.assert(
      fc.property(fc.record({ ...tableShape, players: fc.string({ minLength: 1 }) }), (table) => {
        const below = randomNumbers(table.players);
        const choices = Array.from({ length: 20_000 }, () => below(2 ** 20));
        const turns = allSeats(table.seats).map(() => 0);
        const match = playing({ ...table, choices }, (_, facts) => {
          for (const fact of facts)
            if (fact.kind === 'turn-began') turns[fact.seat] = (turns[fact.seat] ?? 0) + 1;
        });
        const { result } = match;
        if (result === undefined) throw new Error('no end');
        expect(new Set(turns)).toEqual(new Set([match.turn.round]));
        const best = Math.max(...result.scores);
        expect(best).toBeGreaterThanOrEqual(18);
        const left = (seat: number): number =>
          COLOURS.reduce(
            (sum, colour) =>
              sum + (match.view(seat).seats[seat]?.cubes.reduce((all, there) => all + there[colour], 0) ?? 0),
            0,
          );
        const tied = allSeats(table.seats).filter((seat) => result.scores[seat] === best);
        const most = Math.max(...tied.map(left));
        expect(result.winners).toEqual(tied.filter((seat) => left(seat) === most));
      }),
      { numRuns: 15 },
    );
  });

  test('facts add up to what each seat has', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const start = openMatch(otys, setupOf(table)).match.view('spectator');
        const facts: OtysFact[] = [];
        const end = playing(table, (_, more) => facts.push(...more)).view('spectator');
        const sum = (one: (fact: OtysFact) => number): number =>
          facts.reduce((all, fact) => all + one(fact), 0);
        for (const seat of allSeats(table.seats)) {
          const [before, after] = [start.seats[seat], end.seats[seat]];
          if (before === undefined || after === undefined) throw new Error('a seat is gone');
          const gained = (purse: string): number =>
            sum((fact) =>
              fact.kind === 'purse' && fact.seat === seat && fact.purse === purse ? fact.by : 0,
            );
          expect(gained('credits')).toBe(after.credits - before.credits);
          expect(gained('batteries')).toBe(after.batteries - before.batteries);
          expect(gained('prestige')).toBe(after.prestige - before.prestige);
          expect(gained('neutral-x')).toBe(after.neutralX - before.neutralX);
          for (const level of SEA_LEVELS)
            for (const colour of COLOURS)
              expect(
                sum((fact) =>
                  fact.kind === 'cube' && fact.seat === seat && fact.level === level && fact.colour === colour
                    ? fact.by
                    : 0,
                ),
              ).toBe((after.cubes[level - 1]?.[colour] ?? 0) - (before.cubes[level - 1]?.[colour] ?? 0));
          const contracts = sum((fact) => {
            if (fact.kind === 'contract-taken' && fact.seat === seat) return 1;
            return fact.kind === 'contract-completed' && fact.seat === seat && fact.from === 'hand' ? -1 : 0;
          });
          expect(contracts).toBe(after.contractCount);
        }
        for (const colour of COLOURS)
          expect(sum((fact) => (fact.kind === 'store' && fact.colour === colour ? fact.by : 0))).toBe(
            end.store[colour] - start.store[colour],
          );
      }),
      { numRuns: 60 },
    );
  });

  test('no view and no fact told names a contract that its viewer may not know', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const seen = new Map<Viewer, Set<string>>();
        playing(table, (match, facts) => {
          const { state } = match.snapshot.position;
          for (const viewer of [...allSeats(table.seats), 'spectator'] as const) {
            const { remembered = [], ...view } = match.view(viewer);
            const known = seen.get(viewer) ?? new Set();
            seen.set(viewer, known);
            for (const contract of remembered.flat())
              if (!known.has(contract)) throw new Error(`${viewer} remembers what they never saw`);
            for (const contract of [...view.row, ...view.discards, ...(view.looking ?? [])])
              known.add(contract);
            const hidden = [
              ...deckCards(state.deck),
              ...(viewer === state.turn.seat ? [] : (state.play.looking ?? [])),
              ...state.seats.flatMap((side, seat) => (seat === viewer ? [] : side.contracts)),
            ];
            const told = JSON.stringify([view, facts.flatMap((fact) => otys.redact(fact, viewer) ?? [])]);
            for (const contract of hidden)
              if (told.includes(`"${contract}"`)) throw new Error(`${viewer} is told of a hidden contract`);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  test('a move is told to all but the contract that somebody keeps', () => {
    const keep = { kind: 'keep', contract: 'mpp' } as const;
    expect(otys.canSeeMove(keep, 1, 1)).toBe(true);
    expect(otys.canSeeMove(keep, 1, 0)).toBe(false);
    expect(otys.canSeeMove(keep, 1, 'spectator')).toBe(false);
    expect(otys.canSeeMove({ kind: 'look' }, 1, 'spectator')).toBe(true);
  });
});
