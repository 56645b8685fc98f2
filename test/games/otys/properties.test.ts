import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../src/engine/chance.ts';
import { deckCards } from '../../../src/engine/deck.ts';
import { type Match, openMatch } from '../../../src/engine/match.ts';
import { allSeats, type Viewer } from '../../../src/engine/seat.ts';
import { components, type Otys, otys } from '../../../src/games/otys/index.ts';
import { wantsOf } from '../../../src/games/otys/rules/asking.ts';
import type { OtysFact } from '../../../src/games/otys/rules/fact.ts';
import { brokenInvariant } from '../../../src/games/otys/rules/invariants.ts';
import type { OtysView } from '../../../src/games/otys/rules/view.ts';
import { COLOURS, SEA_LEVELS } from '../../../src/games/otys/rules/vocabulary.ts';
import { inForm } from '../../form.ts';
import { inState } from '../story.ts';
import { eager, manyTablesOf, walk } from '../walk.ts';
import { canCompleteByAll } from './open-contracts.ts';

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

const plain = (answers: readonly { readonly notation: string; readonly isExtra: boolean }[]) =>
  answers.filter(({ isExtra }) => !isExtra).map(({ notation }) => notation);

/** Everything that facts tell the coming and going of, by what it is. */
const held = ({ seats, store }: OtysView): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...COLOURS.map((colour) => [`store ${colour}`, store[colour]] as const),
    ...seats.flatMap(({ seat, credits, batteries, prestige, neutralX, contractCount, cubes }) => [
      ...Object.entries({
        credits,
        batteries,
        prestige,
        'neutral-x': neutralX,
        contracts: contractCount,
      }).map(([name, count]) => [`${seat} ${name}`, count] as const),
      ...SEA_LEVELS.flatMap((level) =>
        COLOURS.map((colour) => [`${seat} ${level} ${colour}`, cubes[level - 1]?.[colour] ?? 0] as const),
      ),
    ]),
  ]);

/** What a fact changes of that, and by how much. */
function changeBy(fact: OtysFact): readonly [what: string, by: number] | undefined {
  if (fact.kind === 'purse') return [`${fact.seat} ${fact.purse}`, fact.by];
  if (fact.kind === 'cube') return [`${fact.seat} ${fact.level} ${fact.colour}`, fact.by];
  if (fact.kind === 'store') return [`store ${fact.colour}`, fact.by];
  if (fact.kind === 'contract-taken') return [`${fact.seat} contracts`, 1];
  if (fact.kind === 'contract-completed' && fact.from === 'hand') return [`${fact.seat} contracts`, -1];
  return undefined;
}

describe('in any game', () => {
  test('cubes, tokens, cards and divers are conserved, and everything fits where it lies', () => {
    for (const { match } of stops)
      expect(brokenInvariant(components, match.snapshot.position.state)).toBeUndefined();
  });

  test('the end comes after whole rounds, when somebody has 18; cubes decide ties (End of the game)', () => {
    for (const game of games) {
      const { match } = game.at(-1) ?? {};
      if (match?.result === undefined) throw new Error('no end');
      const { scores, winners } = match.result;
      const turns = allSeats(match.seats).map(() => 0);
      for (const { facts } of game)
        for (const fact of facts)
          if (fact.kind === 'turn-began') turns[fact.seat] = (turns[fact.seat] ?? 0) + 1;
      // The set-up began the first turn of all.
      const [first] = game;
      const begun = first?.match.turn.seat ?? 0;
      expect(new Set(turns.with(begun, (turns[begun] ?? 0) + 1))).toEqual(new Set([match.turn.round]));
      const best = Math.max(...scores);
      expect(best).toBeGreaterThanOrEqual(18);
      const left = match
        .view('spectator')
        .seats.map(({ cubes }) =>
          cubes
            .flatMap((there) => COLOURS.map((colour) => there[colour]))
            .reduce((sum, count) => sum + count, 0),
        );
      const tied = allSeats(match.seats).filter((seat) => scores[seat] === best);
      const most = Math.max(...tied.map((seat) => left[seat] ?? 0));
      expect(winners).toEqual(tied.filter((seat) => left[seat] === most));
    }
  });

  test('facts add up to what each seat has', () => {
    for (const game of games) {
      const told: Record<string, number> = {};
      for (const [what, by] of game.flatMap(({ facts }) => facts.flatMap((fact) => [changeBy(fact) ?? []]))) {
        if (what !== undefined) told[what] = (told[what] ?? 0) + (by ?? 0);
      }
      const [before = {}, after = {}] = [game.at(0), game.at(-1)].map(
        (stop) => stop && held(stop.match.view('spectator')),
      );
      for (const [what, count] of Object.entries(after))
        expect(told[what] ?? 0, what).toBe(count - (before[what] ?? 0));
    }
  });

  test('no view and no fact told names a contract that its viewer may not know', () => {
    for (const game of games)
      for (const viewer of [...allSeats(game[0]?.match.seats ?? 0), 'spectator'] as readonly Viewer[]) {
        const known = new Set<string>();
        for (const { match, facts } of game) {
          const { state } = match.snapshot.position;
          const { remembered = [], ...view } = match.view(viewer);
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
          if (hidden.some((contract) => told.includes(`"${contract}"`)))
            throw new Error(`${viewer} is told of a hidden contract`);
        }
      }
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
        const next = left.play(decision?.seat ?? 0, answer);
        if (typeof next === 'string') throw new Error(`${answer} is ${next}`);
        left = next.match;
        expect(count).toBeLessThan(20);
      }
    }
  });

  test('what is asked next, and what all are told, is the same whatever private contracts somebody holds', () => {
    const chance = keyedChance('other hands', 0);
    let compared = 0;
    const asked = ({ decisions }: Match<Otys>) =>
      decisions.map(({ seat, about, secret, opened, answers }) => [
        ...[seat, opened, secret],
        ...(secret ? [about.kind, answers.length] : [about, plain(answers)]),
      ]);
    for (const { match } of stops.filter(({ match }) => match.ply % 7 === 0)) {
      const { snapshot } = match;
      const other = inState(match, otys.redeal(snapshot.position.state, 'spectator', chance));
      expect(asked(other)).toEqual(asked(match));
      const [decision] = match.decisions;
      if (decision === undefined || decision.secret) continue;
      for (const notation of plain(decision.answers)) {
        const [one, two] = [match.play(decision.seat, notation), other.play(decision.seat, notation)];
        if (typeof one === 'string' || typeof two === 'string') throw new Error('a listed answer is refused');
        // What is drawn from here on is another card there.
        if (one.match.snapshot.rngCount !== snapshot.rngCount) continue;
        expect(asked(two.match)).toEqual(asked(one.match));
        expect(two.match.view('spectator')).toEqual(one.match.view('spectator'));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(inForm(1_000, 4_000));
  });
});
