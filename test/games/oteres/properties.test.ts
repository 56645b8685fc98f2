import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../src/engine/chance.ts';
import { openMatch } from '../../../src/engine/match.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { allSeats, type Seat } from '../../../src/engine/seat.ts';
import { games as allGames } from '../../../src/games/index.ts';
import { components, type Oteres, oteres } from '../../../src/games/oteres/index.ts';
import { brokenInvariant } from '../../../src/games/oteres/rules/invariants.ts';
import type { OteresView } from '../../../src/games/oteres/rules/view.ts';
import { inForm } from '../../form.ts';
import { atRandom, nextOf, walk } from '../walk.ts';

/** More answers than any game takes: 47 action cards and the urchins of a few rounds, each with its questions. */
const LONGEST = 1_500;

/** Random games of 3 to 5 to their ends: each match, the one before it, and what led there. */
const games = Array.from({ length: inForm(24, 90) }, (_, number) => {
  const seed = `any game ${number}`;
  const { match: opened } = openMatch(oteres, {
    seats: 3 + (number % 3),
    options: { first: 'random' },
    seed,
  });
  const stops = [...walk(opened, atRandom(seed), LONGEST)];
  return stops.map(({ match, log }, ply) => ({
    match,
    before: (stops[ply - 1] ?? { match: opened }).match.snapshot.position.state,
    facts: log[ply - 1]?.facts ?? [],
  }));
});
const stops = games.flat();

const pearlsIn = ({ catch: caught, seats }: OteresView) => [
  ...caught,
  ...seats.flatMap(({ pearls }) => pearls),
];

const held = ({ seats }: OteresView): Readonly<Record<string, number>> =>
  Object.fromEntries(
    seats.flatMap(({ seat, handSize, pearls }) => [
      [`hand ${seat}`, handSize],
      [`pearls ${seat}`, pearls.length],
    ]),
  );

/** What facts tell of that, added up; a sea urchin that was played has left its hand as it goes back. */
function told(facts: readonly Oteres['Fact'][]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  const count = (what: 'hand' | 'pearls', seat: Seat | string, by: number): void => {
    sums[`${what} ${seat}`] = (sums[`${what} ${seat}`] ?? 0) + by;
  };
  let isPlayed = false;
  for (const fact of facts) {
    if (fact.kind === 'card-drawn') count('hand', fact.seat, 1);
    if (fact.kind === 'card-played' || fact.kind === 'card-discarded') count('hand', fact.seat, -1);
    if (fact.kind === 'card-given') {
      count('hand', fact.seat, -1);
      count('hand', fact.to, 1);
    }
    if (fact.kind === 'pearl-moved') {
      count('pearls', fact.from, -1);
      count('pearls', fact.to, 1);
    }
    if (fact.kind === 'urchin-returned' && !isPlayed) count('hand', fact.seat, -1);
    if (fact.kind === 'urchin-returned') isPlayed = false;
    if (fact.kind === 'card-played') isPlayed = fact.card === 'urchin';
  }
  return sums;
}

describe('in any game', () => {
  test('what people change before the last has chosen leads on by log and record', () => {
    const game = allGames.find(({ name }) => name === 'oteres');
    if (game === undefined) throw new Error('no Öterés');
    let changes = 0;
    for (let number = 0; number < inForm(8, 40); number += 1) {
      const below = randomNumbers(`changing ${number}`);
      const seats = 3 + (number % 3);
      let match = game.begin({ seats, options: { first: 'random' }, seed: `changing ${number}` });
      const log: string[] = [];
      while (match.result === undefined && match.ply < LONGEST) {
        const { decisions } = match;
        const again = allSeats(seats).filter(
          (seat) => match.openTo(seat) !== undefined && decisions.every((asked) => asked.seat !== seat),
        );
        const isChanged = again.length > 0 && below(2) === 0;
        const asked = isChanged
          ? match.openTo(again[below(again.length)] ?? -1)
          : decisions[below(decisions.length)];
        const answer = asked?.answers[below(asked.answers.length)];
        const next = nextOf(match, asked?.seat ?? -1, answer?.notation ?? '');
        if (isChanged) changes += 1;
        log.push(next.entry);
        match = next.match;
      }
      const logged = match.logged(log);
      expect(logged.asItWent()?.at(-1)?.position()).toBe(match.position());
      const record = logged.record('spectator', []);
      const followed = record && game.follow(record);
      expect(followed?.stops.at(-1)?.result).toEqual(match.result);
      expect(followed?.isCutShort).toBe(false);
    }
    expect(changes).toBeGreaterThan(0);
  });

  test('pearls and cards are conserved, and the end comes with one player left (rulings)', () => {
    for (const { match } of stops)
      expect(brokenInvariant(components, match.snapshot.position.state)).toBeUndefined();
    for (const game of games) expect(game.at(-1)?.match.result).toBeDefined();
  });

  test('everything that is remembered is so, and holds in what is dealt anew', () => {
    let [given, deep] = [0, 0];
    for (const { match } of stops.filter(({ match }) => match.ply % 15 === 0)) {
      const { state } = match.snapshot.position;
      deep += state.memory?.depths.length ?? 0;
      for (const viewer of [...allSeats(match.seats), 'spectator'] as const) {
        const dealt = oteres.redeal(state, viewer, keyedChance(`${match.ply}`, 0));
        expect(brokenInvariant(components, dealt)).toBeUndefined();
        for (const { at, card } of match.view(viewer).handed) {
          given += 1;
          expect(dealt.seats[at]?.hand).toContain(card);
        }
      }
    }
    expect(given).toBeGreaterThan(10);
    expect(deep).toBeGreaterThan(10);
  });

  test('nobody who is out is asked, aimed at, or loses or gets anything (rulebook, "Gameplay")', () => {
    for (const { match, before } of stops)
      for (const [seat, side] of before.seats.entries()) {
        if (!side.out) continue;
        expect(match.snapshot.position.state.seats[seat]).toEqual(side);
        for (const { seat: asked, answers } of match.decisions) {
          expect(asked).not.toBe(seat);
          expect(answers.map(({ notation }) => notation)).not.toContain(`to.${seat}`);
        }
      }
  });

  test('a pearl under a card stays where it is to the end (rulebook, "Hands off!")', () => {
    for (const { match, before } of stops)
      for (const [seat, { front }] of before.seats.entries()) {
        const marks = match.snapshot.position.state.seats[seat]?.pearls.map(({ mark }) => mark);
        for (const { pearl } of front) if (pearl !== undefined) expect(marks).toContain(pearl);
      }
  });

  test('what a viewer has seen of a pearl stays in its view until the pearl is back in the pool (rulings)', () => {
    for (const game of games)
      for (const viewer of allSeats(game[0]?.match.seats ?? 0)) {
        const seen = new Map<number, number>();
        for (const { match, facts } of game) {
          for (const fact of facts)
            if (fact.kind === 'pearl-moved' && fact.to === 'pool') seen.delete(fact.mark);
          const values = new Map(pearlsIn(match.view(viewer)).map(({ mark, value }) => [mark, value]));
          for (const [mark, value] of seen) expect(values.get(mark)).toBe(value);
          for (const [mark, value] of values) if (value !== undefined) seen.set(mark, value);
        }
      }
  });

  test('what is taken back had told the others nothing: no value, no card, no choice of theirs (rulings)', () => {
    for (const { match, before } of stops) {
      const { seat: up } = match.turn;
      const undone = match.undo(up);
      if (typeof undone === 'string') continue;
      const { passing } = match.snapshot.position.state.play;
      expect(passing === undefined && before.play.passing !== undefined).toBe(false);
      for (const viewer of allSeats(match.seats).filter((seat) => seat !== up)) {
        const known = (view: OteresView): readonly string[] =>
          [
            ...(view.seats[viewer]?.hand ?? []),
            ...pearlsIn(view).flatMap(({ mark, value }) => (value === undefined ? [] : `${mark}: ${value}`)),
          ].toSorted();
        expect(known(undone.match.view(viewer))).toEqual(known(match.view(viewer)));
      }
    }
  });

  test('facts tell what came about: added up, they give hands and pearls', () => {
    for (const game of games) {
      const [before = {}, after = {}] = [game[0], game.at(-1)].map(
        (stop) => stop && held(stop.match.view('spectator')),
      );
      const sums = told(game.flatMap(({ facts }) => facts));
      for (const [what, count] of Object.entries(after))
        expect((before[what] ?? 0) + (sums[what] ?? 0), what).toBe(count);
    }
  });
});
