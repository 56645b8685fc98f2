import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Match, openMatch } from '../../../src/engine/match.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { allSeats } from '../../../src/engine/seat.ts';
import { games } from '../../../src/games/index.ts';
import { components, type Oteres, oteres } from '../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../src/games/oteres/rules/fact.ts';
import { brokenInvariant } from '../../../src/games/oteres/rules/invariants.ts';
import type { OteresState } from '../../../src/games/oteres/rules/state.ts';
import type { OteresView } from '../../../src/games/oteres/rules/view.ts';
import { inForm } from '../../form.ts';

/** Tables of every size, with players who choose by a seed of their own. */
const tables = fc.record({
  seats: fc.integer({ min: 3, max: 5 }),
  seed: fc.string({ minLength: 1, maxLength: 6 }),
  players: fc.string({ minLength: 1, maxLength: 6 }),
});
type Table = typeof tables extends fc.Arbitrary<infer T> ? T : never;

/** More answers than any game takes: 47 action cards and the urchins of a few rounds, each with its questions. */
const LONGEST = 1_500;

/** Plays to the end; `watch` sees every position, the one before it, and what led there. */
function playing(
  { seats, seed, players }: Table,
  watch: (match: Match<Oteres>, facts: readonly OteresFact[], before: OteresState) => void,
): Match<Oteres> {
  const below = randomNumbers(players);
  let { match } = openMatch(oteres, { seats, options: { first: 'random' }, seed });
  while (match.result === undefined && match.ply < LONGEST) {
    const decision = match.decisions[below(match.decisions.length)];
    const answer = decision?.answers[below(decision.answers.length)];
    if (decision === undefined || answer === undefined) throw new Error('nobody has anything to answer');
    const before = match.snapshot.position.state;
    const next = match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(next);
    match = next.match;
    watch(match, next.entry.kind === 'move' ? next.entry.facts : [], before);
  }
  return match;
}

describe('in any game', () => {
  test('what people change before the last has chosen leads on by log and record', () => {
    const game = games.find(({ name }) => name === 'oteres');
    let changes = 0;
    fc.assert(
      fc.property(tables, ({ seats, seed, players }) => {
        const below = randomNumbers(players);
        let match = game?.begin({ seats, options: { first: 'random' }, seed });
        const log: string[] = [];
        while (match !== undefined && match.result === undefined && match.ply < LONGEST) {
          const { decisions } = match;
          const again = allSeats(seats).filter(
            (seat) => match?.openTo(seat) !== undefined && decisions.every((asked) => asked.seat !== seat),
          );
          const isChanged = again.length > 0 && below(2) === 0;
          const asked = isChanged
            ? match.openTo(again[below(again.length)] ?? -1)
            : decisions[below(decisions.length)];
          const answer = asked?.answers[below(asked.answers.length)];
          if (asked === undefined || answer === undefined) throw new Error('nobody has anything to answer');
          if (isChanged) changes += 1;
          const next = match.play(asked.seat, answer.notation);
          if (typeof next === 'string') throw new Error(next);
          log.push(next.entry);
          match = next.match;
        }
        expect(match?.logged(log).asItWent()?.at(-1)?.position()).toBe(match?.position());
        const record = match?.logged(log).record('spectator', []);
        const followed = record && game?.follow(record);
        expect(followed?.stops.at(-1)?.result).toEqual(match?.result);
        expect(followed?.isCutShort).toBe(false);
      }),
      { numRuns: inForm(8, 40) },
    );
    expect(changes).toBeGreaterThan(0);
  });

  test('pearls and cards are conserved', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, (match) => {
          expect(brokenInvariant(components, match.snapshot.position.state)).toBeUndefined();
        });
      }),
      { numRuns: inForm(25, 60) },
    );
  });

  test('nobody who is out is asked, aimed at, or loses or gets anything (rulebook, "Gameplay")', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, (match, _, before) => {
          const { state } = match.snapshot.position;
          for (const [seat, side] of before.seats.entries()) {
            if (!side.out) continue;
            expect(state.seats[seat]).toEqual(side);
            for (const decision of match.decisions) {
              expect(decision.seat).not.toBe(seat);
              expect(decision.answers.map(({ notation }) => notation)).not.toContain(`to.${seat}`);
            }
          }
        });
      }),
      { numRuns: inForm(25, 60) },
    );
  });

  test('a pearl under a card stays where it is to the end (rulebook, "Hands off!")', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, (match, _, before) => {
          const { seats } = match.snapshot.position.state;
          for (const [seat, { front }] of before.seats.entries())
            for (const { pearl } of front)
              if (pearl !== undefined)
                expect(seats[seat]?.pearls.some(({ mark }) => mark === pearl)).toBe(true);
        });
      }),
      { numRuns: inForm(20, 40) },
    );
  });

  test('the end comes, with one player left (rulings)', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const match = playing(table, () => {});
        expect(match.result).toBeDefined();
        expect(match.view('spectator').seats.filter(({ out }) => !out)).toHaveLength(1);
      }),
      { numRuns: inForm(100, 300) },
    );
  });

  test('what a viewer has seen of a pearl stays in its view until the pearl is back in the pool (rulings)', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const seen = new Map<string, number>();
        playing(table, (match, facts) => {
          for (const fact of facts)
            if (fact.kind === 'pearl-moved' && fact.to === 'pool')
              for (const viewer of allSeats(table.seats)) seen.delete(`${viewer}:${fact.mark}`);
          for (const viewer of allSeats(table.seats)) {
            const view = match.view(viewer);
            const shown = [...view.catch, ...view.seats.flatMap(({ pearls }) => pearls)];
            const values = new Map(shown.map(({ mark, value }) => [`${viewer}:${mark}`, value]));
            for (const [key, value] of seen)
              if (key.startsWith(`${viewer}:`)) expect(values.get(key)).toBe(value);
            for (const [key, value] of values) if (value !== undefined) seen.set(key, value);
          }
        });
      }),
      { numRuns: inForm(15, 30) },
    );
  });

  test('what is taken back had told the others nothing: no value, no card, no choice of theirs (rulings)', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, (match, _, before) => {
          const { seat: up } = match.turn;
          const undone = match.undo(up);
          if (typeof undone === 'string') return;
          const passed = match.snapshot.position.state.play.passing === undefined;
          expect(passed && before.play.passing !== undefined).toBe(false);
          for (const viewer of allSeats(table.seats)) {
            if (viewer === up) continue;
            const known = (view: OteresView): readonly string[] => [
              ...(view.seats[viewer]?.hand ?? []),
              ...[...view.catch, ...view.seats.flatMap(({ pearls }) => pearls)].flatMap(({ mark, value }) =>
                value === undefined ? [] : `${mark}: ${value}`,
              ),
            ];
            expect(known(undone.match.view(viewer)).toSorted()).toEqual(known(match.view(viewer)).toSorted());
          }
        });
      }),
      { numRuns: inForm(20, 40) },
    );
  });

  test('facts tell each viewer what came about: added up, they give hands and pearls', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const hands = new Map<number, number>();
        const pearls = new Map<number, number>();
        const count = (of: Map<number, number>, seat: unknown, by: number): void => {
          if (typeof seat === 'number') of.set(seat, (of.get(seat) ?? 0) + by);
        };
        const start = openMatch(oteres, {
          seats: table.seats,
          options: { first: 'random' },
          seed: table.seed,
        });
        for (const side of start.match.view('spectator').seats) {
          hands.set(side.seat, side.handSize);
          pearls.set(side.seat, side.pearls.length);
        }
        let leaving: number | undefined;
        const end = playing(table, (_, facts) => {
          for (const fact of facts) {
            if (fact.kind === 'card-drawn') count(hands, fact.seat, 1);
            if (fact.kind === 'card-played') {
              count(hands, fact.seat, -1);
              leaving = fact.card === 'urchin' ? fact.seat : undefined;
            }
            if (fact.kind === 'card-discarded') count(hands, fact.seat, -1);
            if (fact.kind === 'urchin-returned') {
              if (leaving === undefined) count(hands, fact.seat, -1);
              leaving = undefined;
            }
            if (fact.kind === 'card-given') {
              count(hands, fact.seat, -1);
              count(hands, fact.to, 1);
            }
            if (fact.kind === 'pearl-moved') {
              count(pearls, fact.from, -1);
              count(pearls, fact.to, 1);
            }
          }
        }).view('spectator');
        for (const { seat, handSize, pearls: own } of end.seats) {
          expect(hands.get(seat)).toBe(handSize);
          expect(pearls.get(seat)).toBe(own.length);
        }
      }),
      { numRuns: inForm(20, 40) },
    );
  });
});
