import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../src/engine/chance.ts';
import { type ForeseenEnd, foreseen } from '../../src/engine/foresight.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import { type Match, matchFrom, openMatch } from '../../src/engine/match.ts';
import { quickChance } from '../../src/engine/quick-chance.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { gameEntries } from '../../src/games/index.ts';
import { writeSnapshot } from '../../src/games/saved.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import type { AnswerWeight } from '../../src/opponents/turn-search.ts';
import { atRandom, optionsOf, seatingsOf, walk } from '../games/walk.ts';
import { texts } from '../texts/shipped.ts';
import { knownTo } from './played-turn.ts';

const { in: textsIn } = texts;

const SOME = { answers: 200 };

const LEVELS = ['hard', 'expert'] as const;

/** The match with everything dealt anew that a seat cannot know, and with other chance to come. */
function dealtAnew<G extends GameTypes>(match: Match<G>, seat: Seat, deal: string): Match<G> {
  const { game, snapshot } = match;
  const { position } = snapshot;
  const state = game.redeal(position.state, seat, keyedChance(deal, 0));
  return matchFrom(game, { ...snapshot, seed: deal, position: { ...position, state } });
}

function* asked<G extends GameTypes>(
  game: Match<G>['game'],
  every = 37,
): Generator<{ readonly match: Match<G>; readonly seat: Seat }> {
  for (const seats of seatingsOf(game)) {
    const { match: opened } = openMatch(game, { seats, options: optionsOf(game, seats, 1), seed: 'advised' });
    for (const { match } of walk(opened, atRandom(`advised ${seats}`), 220)) {
      if (match.ply % every !== every - 1) continue;
      for (const { seat } of match.decisions) yield { match, seat };
    }
  }
}

describe.each(gameEntries)('advice about $playable.name', ({ simulate, playable }) => {
  test('is the legal answer of the opponent, and at most one more, whatever its seat cannot know', () => {
    simulate((game, _simulation, insight) => {
      let differing = 0;
      for (const { match, seat } of asked(game)) {
        const adviceOf = (from: typeof match): readonly AnswerWeight[] => {
          const known = knownTo(from, seat);
          const [level = 'expert'] = LEVELS.slice(match.ply % LEVELS.length);
          const { advise, choose } = opponentsOf(insight)[level];
          const advice = advise(known, SOME, 'same');
          // Later in a turn there is less to think with than for advice.
          if (known.answered === 0) expect(advice[0]?.notation).toBe(choose(known, SOME, 'same'));
          return advice;
        };
        const advice = adviceOf(match);
        const notations = advice.map(({ notation }) => notation);
        const answers = match.decisions.find((each) => each.seat === seat)?.answers ?? [];
        expect(answers.map(({ notation }) => notation)).toEqual(expect.arrayContaining(notations));
        expect(new Set(notations).size).toBe(notations.length);
        expect(notations.length).toBeLessThanOrEqual(2);
        for (const { notation, line } of advice) expect(line[0]).toBe(notation);
        const other = dealtAnew(match, seat, `other ${match.ply}`);
        if (JSON.stringify(other.snapshot.position) !== JSON.stringify(match.snapshot.position))
          differing += 1;
        expect(adviceOf(other)).toEqual(advice);
      }
      expect(differing).toBeGreaterThan(0);
    });
  });

  test('is followed no further than its seat can see, however what it cannot know is dealt', () => {
    simulate((game) => {
      const ends = new Set<ForeseenEnd>();
      for (const { match, seat } of asked(game, 3)) {
        const answers = match.decisions.find((each) => each.seat === seat)?.answers ?? [];
        for (const { notation } of answers) {
          const seen = foreseen(match, seat, [notation]);
          ends.add(seen.end);
          expect(seen.steps).toHaveLength(1);
          for (const deal of [1, 2])
            expect(foreseen(match, seat, [notation], quickChance(deal))).toEqual(seen);
        }
      }
      expect([...ends]).toEqual(expect.arrayContaining(['turn over', 'hidden', 'line over']));
    });
  });

  test.each(['en', 'de'])('says the same in words whatever its seat cannot know (%s)', (language) => {
    simulate((game, _simulation, insight) => {
      let told = 0;
      for (const { match, seat } of asked(game)) {
        const people = Array.from({ length: match.seats }, (_, at) => ({ name: `Player ${at}` }));
        const textContext = { say: textsIn(language), people };
        for (const { line } of opponentsOf(insight).medium.advise(knownTo(match, seat), SOME, 'same')) {
          const [words, other] = [match, dealtAnew(match, seat, 'other')].map((from) =>
            playable.resume(writeSnapshot(from.snapshot)).openTo(seat)?.prospect(line, textContext),
          );
          expect(words?.label).toMatch(/\S/);
          expect(JSON.stringify(words)).not.toMatch(/undefined|NaN|-hint-|-effect-/);
          expect(other).toEqual(words);
          told += words?.effects.length ?? 0;
        }
      }
      expect(told).toBeGreaterThan(0);
    });
  });
});
