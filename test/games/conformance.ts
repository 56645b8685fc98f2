import { describe, expect, test } from 'vitest';
import { questions, settle } from '../../src/engine/agenda.ts';
import { keyedChance } from '../../src/engine/chance.ts';
import type { Ask, Game, GameTypes } from '../../src/engine/game.ts';
import { type LogEntry, standingEntries } from '../../src/engine/log.ts';
import { type Match, matchFrom, openMatch, type Setup } from '../../src/engine/match.ts';
import { NOTATION_SHAPE } from '../../src/engine/notation.ts';
import { type PlannedTurn, planned, playPlan } from '../../src/engine/planning.ts';
import { replay } from '../../src/engine/replay.ts';
import { allSeats } from '../../src/engine/seat.ts';
import { inForm } from '../form.ts';
import { skew, TOO_SKEWED } from './skew.ts';
import { inState } from './story.ts';
import { atRandom, endOf, everySoMany, manyTablesOf, nextOf, tablesOf, walk } from './walk.ts';
import { type Conforming, holdTold, holdToldAtFirst } from './what-is-told.ts';

const numbers = (seed: string) => {
  const chance = keyedChance(seed, 0);
  return (bound: number): number => chance.below(bound);
};

const json = (value: unknown): string => JSON.stringify(value);

const setupsOf = <G extends GameTypes>(game: Game<G>): readonly Setup[] =>
  inForm(tablesOf, manyTablesOf)(game).map((table, at) => ({ ...table, seed: `${table.seats}-${at}` }));

/** From which plies on it is tried once in a game whether dealing anew is fair. */
const DEALT_AT = [3, 60];
const DEALS = 400;

/** What lay at each place, from what lay at all of them each time. */
const columnsOf = <T>(rows: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) =>
    rows.flatMap((row) => row.slice(at, at + 1)),
  );

/** Gives the matches of the random game at a table one after the other; it is played when it is wanted first. */
function playedOnce<G extends GameTypes>({
  game,
  longest,
}: Conforming<G>): (setup: Setup) => readonly Match<G>[] {
  const known = new Map<string, readonly Match<G>[]>();
  return (setup) => {
    const stops = () => walk(openMatch(game, setup).match, atRandom(setup.seed), longest);
    const matches = known.get(setup.seed) ?? [...stops()].map(({ match }) => match);
    known.set(setup.seed, matches);
    return matches;
  };
}

/** Plays a random game at every kind of table; `watch` sees each match before its next move. */
function overAll<G extends GameTypes>(conforming: Conforming<G>, watch: (match: Match<G>) => void): void {
  const { game, played = playedOnce(conforming) } = conforming;
  for (const setup of setupsOf(game))
    for (const match of played(setup)) if (match.result === undefined) watch(match);
}

/** How many plies apart it is looked at what is dealt anew; at each kind of question some times, though. */
const EVERY = inForm(20, 7);

/** The same, but `watch` sees some of the matches only. */
function overSome<G extends GameTypes>(conforming: Conforming<G>, watch: (match: Match<G>) => void): void {
  const isTried = everySoMany(EVERY);
  overAll(conforming, (match) => {
    if (isTried(match, match.decisions)) watch(match);
  });
}

const viewersOf = ({ seats }: { readonly seats: number }) => [...allSeats(seats), 'spectator'] as const;

/** More answers than a test plans. */
const LONGEST_PLAN = 30;

/** A turn of a seat that is planned with any answers; nothing where none can be. */
function planAtRandom<G extends GameTypes>(
  match: Match<G>,
  seat: number,
  seed: string,
): PlannedTurn<G> | undefined {
  const below = numbers(`plan ${seed}`);
  let plan = planned(match, seat, []);
  while (plan !== undefined && plan.end === undefined && plan.answers.length < LONGEST_PLAN) {
    const [asked] = plan.match.decisions;
    const answer = asked?.answers[below(asked.answers.length)];
    const line = plan.answers.map(({ notation }) => notation);
    const longer = answer && planned(match, seat, [...line, answer.notation]);
    if (longer === undefined || longer.answers.length === line.length)
      throw new Error(`seat ${seat} cannot plan ${answer?.notation} after ${line.join(', ')}`);
    plan = longer;
  }
  return plan;
}

/** What every game has to keep to, each a sentence with what throws where it does not. */
export const CHECKS = {
  'a game ends, with a score for each seat and a winner at least': ({ game, longest }) => {
    for (const setup of setupsOf(game)) {
      const { match } = endOf(walk(openMatch(game, setup).match, atRandom(setup.seed), longest));
      expect(match.result, json(setup)).toBeDefined();
      expect(match.result?.scores).toHaveLength(setup.seats);
      expect(match.result?.winners.length).toBeGreaterThan(0);
      expect(match.decisions).toEqual([]);
    }
  },

  'notations are unique in a question, of the common shape, and read back as the move they stand for': (
    conforming,
  ) => {
    const { notation: written } = conforming.game;
    overAll(conforming, ({ decisions }) => {
      for (const { answers } of decisions) {
        const notations = answers.map(({ notation }) => notation);
        if (new Set(notations).size !== notations.length) throw new Error(`twice in ${notations.join(' ')}`);
        for (const { notation, move } of answers) {
          if (!NOTATION_SHAPE.test(notation)) throw new Error(`${notation} has no proper shape`);
          expect(written.parse(notation), notation).toEqual(move);
        }
      }
    });
  },

  'every listed move applies; those not listed and seats not asked are refused': (conforming) => {
    const seen = new Set<string>();
    overAll(conforming, (match) => {
      const asked = new Set([...match.decisions, ...match.changeable].map(({ seat }) => seat));
      for (const { seat, answers } of match.decisions) {
        const listed = new Set(answers.map(({ notation }) => notation));
        for (const notation of listed) seen.add(notation);
        const unlisted = [...seen].filter((notation) => !listed.has(notation));
        const strange = unlisted[match.ply % Math.max(1, unlisted.length)] ?? 'nonsense';
        if (match.play(seat, strange) !== 'not-legal') throw new Error(`${strange} is not refused`);
        if (match.ply % 5 !== 0) continue;
        for (const notation of listed)
          if (typeof match.play(seat, notation) === 'string') throw new Error(`${notation} is refused`);
      }
      for (const seat of allSeats(match.seats))
        if (!asked.has(seat) && match.play(seat, 'nonsense') !== 'not-asked')
          throw new Error(`seat ${seat} is not asked and may answer`);
    });
  },

  'what a seat cannot answer is none of its answers, would be read as an answer, and follows from what it knows':
    (conforming) => {
      const { game } = conforming;
      overAll(conforming, (match) => {
        if (match.ply % 3 !== 0) return;
        for (const { seat, about, answers, obstructed } of match.decisions) {
          const notations = obstructed.map(({ move }) => game.notation.make(move));
          if (new Set(notations).size !== notations.length)
            throw new Error(`twice in ${notations.join(' ')}`);
          for (const [at, notation] of notations.entries()) {
            if (answers.some((answer) => answer.notation === notation))
              throw new Error(`${notation} can be answered to ${about.kind}, and is told not to be`);
            expect(game.notation.parse(notation)).toEqual(obstructed[at]?.move);
          }
          const { state } = match.snapshot.position;
          const dealt = inState(match, game.redeal(state, seat, keyedChance(`obstructed ${match.ply}`, 0)));
          const [same] = dealt.decisions.filter((decision) => decision.seat === seat);
          expect(same?.obstructed).toEqual(obstructed);
        }
      });
    },

  'one answer of a question is safest at most': (conforming) => {
    overAll(conforming, ({ decisions }) => {
      for (const { about, answers } of decisions)
        if (answers.filter(({ safest }) => safest).length > 1)
          throw new Error(`several safest answers to ${about.kind}`);
    });
  },

  'a question has the same answers in the same order, now and after being stored as text': (conforming) => {
    const { game } = conforming;
    overAll(conforming, (match) => {
      if (match.ply % 3 !== 0) return;
      const stored = json(match.snapshot);
      const again = matchFrom(game, JSON.parse(stored));
      if (json(again.snapshot) !== stored) throw new Error('the snapshot changes when it is stored');
      if (json(again.decisions) !== json(match.decisions)) throw new Error('the answers change');
      if (json(again.view('spectator')) !== json(match.view('spectator')))
        throw new Error('the view changes');
    });
  },

  'a replayed log leads to the same match at every ply': ({ game, longest }) => {
    for (const setup of setupsOf(game)) {
      const stops = [...walk(openMatch(game, setup).match, atRandom(setup.seed), longest)];
      const { match, log } = endOf(stops);
      let { match: replayed } = openMatch(game, setup);
      for (const [ply, entry] of log.entries()) {
        expect(json(replayed.snapshot.position)).toBe(json(stops[ply]?.match.snapshot.position));
        if (ply % 97 === 0) expect(replay(game, setup, log.slice(0, ply + 1)).ply).toBe(ply + 1);
        const played = nextOf(replayed, entry.seat, entry.kind === 'move' ? entry.notation : 'no move');
        expect(json(played.entry)).toBe(json(entry));
        replayed = played.match;
      }
      expect(json(replay(game, setup, log).snapshot)).toBe(json(match.snapshot));
    }
  },

  'every turn can be taken back to its floor, step by step, and no further': (conforming) => {
    overAll(conforming, (match) => {
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
        if (back.snapshot.rngCount !== match.snapshot.rngCount) throw new Error('undo turns chance back');
        if (back.decisions.length === 0) throw new Error('undo leads to no question');
      }
      if (typeof back.undo(seat) !== 'string') throw new Error('undo goes below its floor');
      for (const other of allSeats(match.seats))
        if (other !== seat && match.undo(other) !== 'not-your-turn') throw new Error('another could undo');
    });
  },

  'undone moves replay, and do not stand': <G extends GameTypes>({ game }: Conforming<G>) => {
    for (const setup of setupsOf(game)) {
      const below = numbers(`undo ${setup.seed}`);
      const choose = atRandom(`undo ${setup.seed}`);
      let { match } = openMatch(game, setup);
      const log: LogEntry<G['Fact']>[] = [];
      while (match.result === undefined && log.length < 400) {
        const back = below(4) === 0 ? match.undo(match.turn.seat) : 'on';
        const next = typeof back === 'string' ? nextOf(match, ...choose(match.decisions)) : back;
        log.push(next.entry);
        match = next.match;
      }
      expect(json(replay(game, setup, log).snapshot)).toBe(json(match.snapshot));
      // A game may leave nothing to be taken back: chance after each move, or a turn of one move.
      const undone = log.filter(({ kind }) => kind === 'undo').length;
      expect(standingEntries(log)).toHaveLength(log.length - 2 * undone);
    }
  },

  'a view does not change when what its viewer cannot know is dealt differently': (conforming) => {
    const { game } = conforming;
    const chance = keyedChance('redealt', 0);
    overSome(conforming, (match) => {
      const { state } = match.snapshot.position;
      for (const viewer of viewersOf(match)) {
        const view = json(game.view(state, viewer));
        if (json(game.view(game.redeal(state, viewer, chance), viewer)) !== view)
          throw new Error(`the view of ${viewer} tells what it must not`);
      }
    });
  },

  'what is dealt anew follows from what its viewer knows and from chance alone': <G extends GameTypes>(
    conforming: Conforming<G>,
  ) => {
    const { game } = conforming;
    overSome(conforming, (match) => {
      const { state } = match.snapshot.position;
      for (const viewer of viewersOf(match)) {
        const dealt = (from: G['State']): G['State'] =>
          game.redeal(from, viewer, keyedChance(`dealt ${match.ply}`, 0));
        const otherwise = game.redeal(state, viewer, keyedChance(`otherwise ${match.ply}`, 0));
        if (json(dealt(otherwise)) !== json(dealt(state)))
          throw new Error(`what is dealt for ${viewer} depends on what is hidden`);
      }
    });
  },

  'dealt anew for whoever is asked, a match asks them the same': (conforming) => {
    const { game } = conforming;
    const chance = keyedChance('asked', 0);
    overSome(conforming, (match) => {
      for (const { seat, ...asked } of match.decisions) {
        const other = inState(match, game.redeal(match.snapshot.position.state, seat, chance));
        const { seat: _, ...again } = other.decisions.find((decision) => decision.seat === seat) ?? { seat };
        if (json(again) !== json(asked)) throw new Error(`seat ${seat} is asked something else`);
      }
    });
  },

  'each way in which what is hidden may lie is as likely': (conforming) => {
    const { game, hidden } = conforming;
    if (hidden === undefined) return;
    const tried = new Set<string>();
    overAll(conforming, (match) => {
      const { seed, position } = match.snapshot;
      const { state } = position;
      // Who sits elsewhere is dealt to by the same rules: the long form looks at them all.
      const seats = allSeats(match.seats);
      for (const viewer of [...seats.slice(0, inForm(1, seats.length)), 'spectator'] as const) {
        const from = `${seed} ${viewer} ${DEALT_AT.findLast((ply) => ply <= match.ply)}`;
        if (match.ply < Math.min(...DEALT_AT) || tried.has(from) || hidden(state, viewer).length === 0)
          continue;
        tried.add(from);
        const chance = keyedChance(`likely ${seed}`, 0);
        const dealt = Array.from({ length: DEALS }, () => game.redeal(state, viewer, chance));
        for (const { values, places } of hidden(state, viewer))
          for (const [at, lay] of columnsOf(dealt.map(places)).entries())
            if (skew(lay, values) > TOO_SKEWED)
              throw new Error(`place ${at} of what ${viewer} cannot see holds some things too often`);
      }
    });
  },

  'who is asked, and the answers to what is asked for all to see, depend on what is public alone': <
    G extends GameTypes,
  >(
    conforming: Conforming<G>,
  ) => {
    const { game } = conforming;
    const chance = keyedChance('public', 0);
    const isTried = everySoMany(EVERY);
    const told = (asks: readonly Ask<G>[]): string =>
      json(
        asks.map(({ seat, secret = false, choices }) => [
          seat,
          secret,
          secret || choices.map(({ move }) => game.notation.make(move)),
        ]),
      );
    overAll(conforming, (match) => {
      if (!isTried(match, match.decisions)) return;
      const { position } = match.snapshot;
      const state = game.redeal(position.state, 'spectator', chance);
      const other = settle(game, { ...position, state }, keyedChance('public', 0));
      if (told(other.asks) !== told(questions(game, position).asks))
        throw new Error('the question tells a secret');
    });
  },

  'a turn is planned on what its seat may know, and on nothing that is hidden': (conforming) => {
    const { game } = conforming;
    overSome(conforming, (match) => {
      const { state } = match.snapshot.position;
      for (const seat of allSeats(match.seats)) {
        const other = inState(match, game.redeal(state, seat, keyedChance(`planned ${match.ply}`, 0)));
        const lines = [match, other].map((each) => planAtRandom(each, seat, `${match.ply}`));
        const shown = lines.map((line) => line && [line.board.snapshot.position, line.answers, line.end]);
        if (json(shown[0] ?? null) !== json(shown[1] ?? null))
          throw new Error(`what seat ${seat} plans at ply ${match.ply} depends on what is hidden`);
        const asked = lines[0]?.board.decisions ?? [];
        if (asked.some((decision) => decision.seat !== seat)) throw new Error('somebody else is asked');
      }
    });
  },

  'a plan after which nothing has changed is played as it was planned, and as if it were pressed': (
    conforming,
  ) => {
    overAll(conforming, (match) => {
      const { seat } = match.turn;
      const { floor, earlier } = match.snapshot;
      const begins = floor === 'turn began' && earlier.length === 0;
      if (!begins || match.decisions.some((decision) => decision.seat !== seat)) return;
      const plan = planAtRandom(match, seat, `${match.ply}`);
      // What the set-up asks first begins no turn, and what happens before the first question is not to happen twice.
      const first = (at: { readonly view: (viewer: number) => unknown }): string =>
        json(at.view(seat)).replace(/"turn":\{[^}]*\}/, '');
      if (plan === undefined || first(plan.board) !== first(match)) return;
      const { advanced, stop, drew } = playPlan(match, seat, plan);
      if (drew !== (plan.end === 'hidden')) throw new Error('what is drawn is not as it was planned');
      const isOver = stop === 'turn over' && plan.end === 'hidden';
      if ((stop !== (plan.end ?? 'line over') && !isOver) || advanced.length !== plan.answers.length)
        throw new Error(`${advanced.length} of ${plan.answers.length} are played until ${stop}`);
      const pressed = plan.answers.reduce((now, { notation }) => nextOf(now, seat, notation).match, match);
      const last = advanced.at(-1)?.match ?? match;
      if (json(last.snapshot) !== json(pressed.snapshot)) throw new Error('it is played otherwise');
    });
  },

  'whoever sees the same afterwards was told the same': holdTold,
  'whoever sees the same at first was told the same': holdToldAtFirst,
} as const satisfies Readonly<Record<string, <G extends GameTypes>(conforming: Conforming<G>) => void>>;

/** Holds a game to everything that games have to keep to. */
export function conformance<G extends GameTypes>(conforming: Conforming<G>): void {
  describe(`${conforming.game.name} conforms:`, () => {
    // The checks look at the same games: they are played once for all of them.
    const remembering = { ...conforming, played: playedOnce(conforming) };
    for (const [sentence, check] of Object.entries(CHECKS)) test(sentence, () => check(remembering));
  });
}
