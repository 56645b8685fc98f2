import { describe, expect, test } from 'vitest';
import { questions, settle } from '../../src/kernel/agenda.ts';
import { keyedChance } from '../../src/kernel/chance.ts';
import type { Ask, Game, GameTypes, OptionValues } from '../../src/kernel/game.ts';
import { type LogEntry, standing } from '../../src/kernel/log.ts';
import { type Match, matchFrom, openMatch, type Setup } from '../../src/kernel/match.ts';
import { NOTATION_SHAPE } from '../../src/kernel/notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import { allSeats, type Viewer } from '../../src/kernel/seat.ts';

/** What the suite has to be told about a game. */
export interface Conforming<G extends GameTypes> {
  readonly game: Game<G>;
  /** The same position with everything that this viewer cannot know dealt differently. */
  readonly redealt: (state: G['State'], viewer: Viewer, below: (bound: number) => number) => G['State'];
  /** More plies than any game of random moves should take. */
  readonly longest: number;
}

/** A source of numbers for the players' choices. */
const choosing = (seed: string) => {
  const chance = keyedChance(`players of ${seed}`, 0);
  return (bound: number): number => chance.below(bound);
};

function someOptions<G extends GameTypes>(game: Game<G>, seats: number, round: number): OptionValues {
  const fits = (value: string): boolean => !/^\d+$/.test(value) || Number(value) <= seats;
  return Object.fromEntries(
    game.options.map(({ name, values }) => {
      const possible = values.filter(fits);
      return [name, possible[round % possible.length] ?? values[0]];
    }),
  );
}

/** Plays moves at random; `watch` sees each match before its next move. */
function playAtRandom<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  longest: number,
  watch: (match: Match<G>, log: readonly LogEntry<G['Fact']>[]) => void,
): { readonly match: Match<G>; readonly log: readonly LogEntry<G['Fact']>[] } {
  const below = choosing(setup.seed);
  const log: LogEntry<G['Fact']>[] = [];
  let { match } = openMatch(game, setup);
  while (match.result === undefined && match.ply < longest) {
    watch(match, log);
    const decision = match.decisions[below(match.decisions.length)];
    const answer = decision?.answers[below(decision.answers.length)];
    if (decision === undefined || answer === undefined) throw new Error('nobody has anything to answer');
    const next = match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(`${answer.notation} is listed and refused: ${next}`);
    log.push(next.entry);
    match = next.match;
  }
  return { match, log };
}

const json = (value: unknown): string => JSON.stringify(value);

/** What every game has to keep to; run over each that is registered. */
export function conformance<G extends GameTypes>({ game, redealt, longest }: Conforming<G>): void {
  const seatings = allSeats(game.seats.max + 1).filter((seats) => seats >= game.seats.min);
  const setups = seatings.flatMap((seats) =>
    [0, 1, 2].map((round) => ({
      seats,
      options: someOptions(game, seats, round),
      seed: `${seats}-${round}`,
    })),
  );
  const overAll = (
    watch: (match: Match<G>, log: readonly LogEntry<G['Fact']>[], setup: Setup) => void,
  ): void => {
    for (const setup of setups)
      playAtRandom(game, setup, longest, (match, log) => {
        watch(match, log, setup);
      });
  };

  describe(`${game.name} conforms:`, () => {
    test('a game ends, with a score for each seat and a winner at least', () => {
      for (const setup of setups) {
        const { match } = playAtRandom(game, setup, longest, () => {});
        expect(match.result, json(setup)).toBeDefined();
        expect(match.result?.scores).toHaveLength(setup.seats);
        expect(match.result?.winners.length).toBeGreaterThan(0);
        expect(match.decisions).toEqual([]);
      }
    });

    test('notations are unique in a question, of the common shape, and read back as the move they stand for', () => {
      overAll((match) => {
        for (const { answers } of match.decisions) {
          const notations = answers.map(({ notation }) => notation);
          if (new Set(notations).size !== notations.length)
            throw new Error(`twice in ${notations.join(' ')}`);
          for (const { notation, move } of answers) {
            if (!NOTATION_SHAPE.test(notation)) throw new Error(`${notation} has no proper shape`);
            const read = game.notation.parse(notation);
            if (json(read) !== json(move)) throw new Error(`${notation} reads back as ${json(read)}`);
          }
        }
      });
    });

    test('every listed move applies; those not listed and seats not asked are refused', () => {
      const seen = new Set<string>();
      overAll((match) => {
        const asked = new Set(match.decisions.map(({ seat }) => seat));
        for (const { seat, answers } of match.decisions) {
          const listed = new Set(answers.map(({ notation }) => notation));
          for (const notation of listed) seen.add(notation);
          const unlisted = [...seen].filter((notation) => !listed.has(notation));
          const strange = unlisted[match.ply % Math.max(1, unlisted.length)] ?? 'nonsense';
          if (match.play(seat, strange) !== 'not legal') throw new Error(`${strange} is not refused`);
          if (match.ply % 5 !== 0) continue;
          for (const notation of listed)
            if (typeof match.play(seat, notation) === 'string') throw new Error(`${notation} is refused`);
        }
        for (const seat of allSeats(match.seats))
          if (!asked.has(seat) && match.play(seat, 'nonsense') !== 'not asked')
            throw new Error(`seat ${seat} is not asked and may answer`);
      });
    });

    test('a question has the same answers in the same order, now and after being stored as text', () => {
      overAll((match) => {
        if (match.ply % 3 !== 0) return;
        const stored = json(match.snapshot);
        const again = matchFrom(game, JSON.parse(stored));
        if (json(again.snapshot) !== stored) throw new Error('the snapshot changes when it is stored');
        if (json(again.decisions) !== json(match.decisions)) throw new Error('the answers change');
        if (json(again.view('spectator')) !== json(match.view('spectator')))
          throw new Error('the view changes');
      });
    });

    test('a replayed log leads to the same match at every ply', () => {
      for (const setup of setups) {
        const live: string[] = [];
        const { match, log } = playAtRandom(game, setup, longest, (each) => {
          live.push(json(each.snapshot.position));
        });
        let { match: replayed } = openMatch(game, setup);
        for (const [ply, entry] of log.entries()) {
          expect(json(replayed.snapshot.position)).toBe(live[ply]);
          const next = replay(game, setup, log.slice(0, ply % 97 === 0 ? ply + 1 : 0));
          if (ply % 97 === 0) expect(next.ply).toBe(ply + 1);
          const played = entry.kind === 'move' ? replayed.play(entry.seat, entry.notation) : 'not a move';
          if (typeof played === 'string') throw new Error(played);
          expect(json(played.entry)).toBe(json(entry));
          replayed = played.match;
        }
        expect(json(replay(game, setup, log).snapshot)).toBe(json(match.snapshot));
      }
    });

    test('every turn can be taken back to its floor, step by step, and no further', () => {
      overAll((match) => {
        if (match.ply % 4 !== 0) return;
        const { seat } = match.turn;
        let back = match;
        const { earlier } = match.snapshot;
        for (const target of earlier.toReversed()) {
          const next = back.undo(seat);
          if (typeof next === 'string') throw new Error(`undo refused: ${next}`);
          back = next.match;
          if (json(back.snapshot.position) !== json(target.position)) throw new Error('undo leads elsewhere');
          if (back.turn.number !== match.turn.number) throw new Error('undo leaves the turn');
          if (back.snapshot.drawn !== match.snapshot.drawn) throw new Error('undo turns chance back');
          if (back.decisions.length === 0) throw new Error('undo leads to no question');
        }
        if (typeof back.undo(seat) !== 'string') throw new Error('undo goes below its floor');
        for (const other of allSeats(match.seats))
          if (other !== seat && match.undo(other) !== 'not your turn') throw new Error('another could undo');
      });
    });

    test('undone moves replay, and do not stand', () => {
      for (const setup of setups) {
        const below = choosing(`undo ${setup.seed}`);
        let { match } = openMatch(game, setup);
        const log: LogEntry<G['Fact']>[] = [];
        while (match.result === undefined && log.length < 400) {
          const back = below(4) === 0 ? match.undo(match.turn.seat) : 'on';
          const decision = match.decisions[below(match.decisions.length)];
          const answer = decision?.answers[below(decision.answers.length)];
          if (decision === undefined || answer === undefined)
            throw new Error('nobody has anything to answer');
          const next = typeof back === 'string' ? match.play(decision.seat, answer.notation) : back;
          if (typeof next === 'string') throw new Error(next);
          log.push(next.entry);
          match = next.match;
        }
        expect(json(replay(game, setup, log).snapshot)).toBe(json(match.snapshot));
        expect(standing(log).length).toBeLessThan(log.length);
      }
    });

    test('a view does not change when what its viewer cannot know is dealt differently', () => {
      const below = choosing('redealt');
      overAll((match) => {
        if (match.ply % 7 !== 0) return;
        const { state } = match.snapshot.position;
        for (const viewer of [...allSeats(match.seats), 'spectator'] as const) {
          const view = json(game.view(state, viewer));
          if (json(game.view(redealt(state, viewer, below), viewer)) !== view)
            throw new Error(`the view of ${viewer} tells what it must not`);
        }
      });
    });

    test('who is asked, and the answers to what is asked for all to see, depend on what is public alone', () => {
      const below = choosing('public');
      overAll((match) => {
        if (match.ply % 7 !== 0) return;
        const { position } = match.snapshot;
        const told = (asks: readonly Ask<G>[]): string =>
          json(
            asks.map(({ seat, secret = false, choices }) => [
              seat,
              secret,
              secret || choices.map(({ move }) => game.notation.make(move)),
            ]),
          );
        const state = redealt(position.state, 'spectator', below);
        const other = settle(game, { ...position, state }, keyedChance('public', 0));
        if (told(other.asks) !== told(questions(game, position)))
          throw new Error('the question tells a secret');
      });
    });
  });
}
