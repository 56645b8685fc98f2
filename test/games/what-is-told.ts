import { settle } from '../../src/engine/agenda.ts';
import { type Chance, keyedChance } from '../../src/engine/chance.ts';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import {
  type Advanced,
  type DecisionOf,
  type Match,
  matchFrom,
  openMatch,
  type Setup,
} from '../../src/engine/match.ts';
import { allSeats, type Viewer } from '../../src/engine/seat.ts';
import { inForm } from '../form.ts';
import { inState } from './story.ts';
import { atRandom, everySoMany, tablesOf, walk } from './walk.ts';

/** Something hidden that lies at these places in one way or another, each as likely. */
export interface Hidden<State> {
  /** What may lie there, as often as there is of it; of anything else that may it is not tried how often it does. */
  readonly values: readonly (string | number)[];
  /** What lies at each of the places in a state that the viewer takes for this one. */
  readonly places: (state: State) => readonly (string | number)[];
}

/** What the suite has to be told about a game. */
export interface Conforming<G extends GameTypes> {
  readonly game: Game<G>;
  /** What a viewer cannot know in a state; absent where nothing is hidden. */
  readonly hidden?: (state: G['State'], viewer: Viewer) => readonly Hidden<G['State']>[];
  /** More plies than any game of random moves should take. */
  readonly longest: number;
  /** The matches of the random game at a table, where they are at hand. */
  readonly played?: (setup: Setup) => readonly Match<G>[];
}

/** How many plies apart it is tried what viewers are told. */
const EVERY = inForm(40, 10);
/** How many seeds chance is tried with, and how often what a viewer cannot know is dealt differently. */
const [SEEDS, DEALS] = [4, 2];

const json = (value: unknown): string => JSON.stringify(value);

/** The same match with other chance from here on. */
const reseeded = <G extends GameTypes>(match: Match<G>, seed: string): Match<G> =>
  matchFrom(match.game, { ...match.snapshot, seed });

/** What a viewer is told of a move: the move itself where it is theirs to know, and its facts. */
function toldOf<G extends GameTypes>({ match, entry }: Advanced<G>, viewer: Viewer, readable: boolean) {
  return [
    readable && entry.kind === 'move' ? entry.notation : '',
    entry.facts.flatMap((fact) => match.game.redact(fact, viewer) ?? []),
  ];
}

/** Everything that a move could have been and brought about, as far as this viewer can tell: what they see, are told, and take it for. */
function* couldHaveBeen<G extends GameTypes>(
  { game }: Conforming<G>,
  match: Match<G>,
  { seat, secret, answers }: DecisionOf<G>,
  notation: string,
  viewer: Viewer,
): Generator<string> {
  const chance = keyedChance(`told ${match.ply} ${viewer}`, 0);
  const { position } = match.snapshot;
  const readable = answers.some(
    (answer) => answer.notation === notation && game.canSeeMove(answer.move, seat, viewer),
  );
  const hidden = viewer !== seat && (secret || !readable);
  const states = Array.from({ length: DEALS }, () => game.redeal(position.state, viewer, chance));
  for (const state of [position.state, ...states])
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const other = inState(match, state);
      const asked = other.decisions.find((decision) => decision.seat === seat);
      const moves = (asked?.answers ?? []).filter((answer) =>
        hidden ? !answer.isExtra : answer.notation === notation,
      );
      for (const { move, notation: made } of moves) {
        const next = reseeded(other, `${match.snapshot.seed} ${seed}`).play(seat, made);
        if (typeof next === 'string') continue;
        const { state: reached } = next.match.snapshot.position;
        const dealt = game.redeal(reached, viewer, keyedChance(`dealt ${match.ply}`, 0));
        yield [next.match.view(viewer), toldOf(next, viewer, game.canSeeMove(move, seat, viewer)), dealt]
          .map((part) => json(part))
          .join('\n');
      }
    }
}

/** Chance as a seed gives it, but for one draw, which is the next possible one; `drawn` of it so far. */
function chanceBut(seed: string, changed: number): Chance {
  const chance = keyedChance(seed, 0);
  let draws = 0;
  return {
    get rngCount() {
      return draws;
    },
    below(bound) {
      const value = chance.below(bound);
      draws += 1;
      return draws - 1 === changed ? (value + 1) % bound : value;
    },
  };
}

/** The same of what the set-up brought about: it is tried with each of its draws changed. */
export function holdToldAtFirst<G extends GameTypes>({ game }: Conforming<G>): void {
  for (const { seats, options } of tablesOf(game)) {
    const opened = (changed: number) => {
      const chance = chanceBut(`opening ${seats}`, changed);
      const { position, facts } = settle(game, game.setUp(seats, options, chance), chance);
      return { state: position.state, facts, draws: chance.rngCount };
    };
    const first = opened(-1);
    for (let changed = 0; changed < first.draws; changed += 1) {
      const other = opened(changed);
      for (const viewer of [...allSeats(seats), 'spectator'] as const) {
        const seen = ({ state }: typeof first): string => json(game.view(state, viewer));
        const told = ({ facts }: typeof first): string =>
          json(facts.flatMap((fact) => game.redact(fact, viewer) ?? []));
        if (seen(other) === seen(first) && told(other) !== told(first))
          throw new Error(`${viewer} sees the same at first, and is told ${told(first)} or ${told(other)}`);
      }
    }
  }
}

/**
 * What a viewer is told of a move must follow from what they see after it: where chance, the hidden cards or a hidden answer were
 * others and they see the same, they are told the same, and what they cannot know is dealt anew alike.
 */
export function holdTold<G extends GameTypes>(conforming: Conforming<G>): void {
  const { game, longest } = conforming;
  const isTried = everySoMany(EVERY);
  for (const [at, { seats, options }] of tablesOf(game).entries()) {
    const seed = `told ${seats} ${at}`;
    const { match: opened } = openMatch(game, { seats, options, seed });
    const choose = atRandom(seed);
    for (const { match } of walk(opened, choose, longest)) {
      const decision = match.decisions[match.ply % Math.max(1, match.decisions.length)];
      if (decision === undefined || !isTried(match, [decision])) continue;
      for (const viewer of [...allSeats(seats), 'spectator'] as const) {
        const [, notation] = atRandom(`${seed} ${match.ply} ${viewer}`)([decision]);
        const [told, dealtAnew] = [new Map<string, string>(), new Map<string, string>()];
        for (const outcome of couldHaveBeen(conforming, match, decision, notation, viewer)) {
          const [view = '', words = '', dealt = ''] = outcome.split('\n');
          if ((dealtAnew.get(view) ?? dealt) !== dealt)
            throw new Error(
              `${viewer} sees the same after ${decision.about.kind} at ply ${match.ply}, and it is dealt anew otherwise`,
            );
          dealtAnew.set(view, dealt);
          if ((told.get(view) ?? words) !== words)
            throw new Error(
              `${viewer} sees the same after ${decision.about.kind} at ply ${match.ply}, and is told ${told.get(view)} or ${words}`,
            );
          told.set(view, words);
        }
      }
    }
  }
}
