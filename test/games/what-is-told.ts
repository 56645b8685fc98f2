import { keyedChance } from '../../src/kernel/chance.ts';
import type { GameTypes } from '../../src/kernel/game.ts';
import { type Advanced, type DecisionOf, type Match, matchFrom, openMatch } from '../../src/kernel/match.ts';
import { allSeats, type Viewer } from '../../src/kernel/seat.ts';
import type { Conforming } from './conformance.ts';
import { atRandom, optionsOf, seatingsOf, walk } from './walk.ts';

/** How many plies apart it is tried what viewers are told. */
const EVERY = 5;
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
    entry.facts.flatMap((fact) => match.game.tell(fact, viewer) ?? []),
  ];
}

/** Everything that a move could have been and brought about, as far as this viewer can tell. */
function* couldHaveBeen<G extends GameTypes>(
  { game, redealt }: Conforming<G>,
  match: Match<G>,
  { seat, secret, answers }: DecisionOf<G>,
  notation: string,
  viewer: Viewer,
): Generator<string> {
  const chance = keyedChance(`told ${match.ply} ${viewer}`, 0);
  const { position } = match.snapshot;
  const readable = answers.some(
    (answer) => answer.notation === notation && game.tellsMove(answer.move, seat, viewer),
  );
  const hidden = viewer !== seat && (secret || !readable);
  const states = Array.from({ length: DEALS }, () =>
    redealt(position.state, viewer, (bound) => chance.below(bound)),
  );
  for (const state of [position.state, ...states])
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const other = matchFrom(game, { ...match.snapshot, position: { ...position, state } });
      const asked = other.decisions.find((decision) => decision.seat === seat);
      const moves = (asked?.answers ?? []).filter((answer) =>
        hidden ? !answer.aside : answer.notation === notation,
      );
      for (const { move, notation: made } of moves) {
        const next = reseeded(other, `${match.snapshot.seed} ${seed}`).play(seat, made);
        if (typeof next === 'string') continue;
        yield [next.match.view(viewer), toldOf(next, viewer, game.tellsMove(move, seat, viewer))]
          .map((part) => json(part))
          .join('\n');
      }
    }
}

/**
 * What a viewer is told of a move must follow from what they see after it: where chance, the hidden cards or a hidden answer were
 * others and they see the same, they are told the same.
 */
export function holdTold<G extends GameTypes>(conforming: Conforming<G>): void {
  const { game, longest } = conforming;
  for (const seats of seatingsOf(game)) {
    const seed = `told ${seats}`;
    const { match: opened } = openMatch(game, { seats, options: optionsOf(game, seats), seed });
    const choose = atRandom(seed);
    for (const { match } of walk(opened, choose, longest)) {
      const decision = match.decisions[match.ply % Math.max(1, match.decisions.length)];
      if (decision === undefined || match.ply % EVERY !== 0) continue;
      for (const viewer of [...allSeats(seats), 'spectator'] as const) {
        const [, notation] = atRandom(`${seed} ${match.ply} ${viewer}`)([decision]);
        const told = new Map<string, string>();
        for (const outcome of couldHaveBeen(conforming, match, decision, notation, viewer)) {
          const [view = '', words = ''] = outcome.split('\n');
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
