import type { Picture } from '../../src/canvas/picture.ts';
import { allSeats, type Seat } from '../../src/engine/seat.ts';
import type { Person } from '../../src/games/person.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import type { TextContext } from '../../src/games/presenter.ts';
import type { Say } from '../../src/texts/say.ts';
import { gameNamed } from '../records/played.ts';
import type { Samples } from './samples-of.ts';
import { atRandom, optionsOf, walk } from './walk.ts';

type Shot = readonly [position: string, picture: Picture];

const shots = (position: string, pictures: readonly Picture[] = []): readonly Shot[] =>
  pictures.map((picture) => [position, picture]);

/** Short names, so that what does not fit is not theirs. */
export const PEOPLE: readonly Person[] = ['Ana', 'Ben', 'Chi', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map(
  (name) => ({ name }),
);

/** Every picture of a position, as whoever is asked or up sees it; of pages about one side each, those of these sides. */
function* picturesOf(
  position: string,
  match: PlayableMatch,
  log: Parameters<PlayableMatch['logged']>[0],
  textContext: TextContext,
  sides: readonly Seat[],
): Generator<Shot> {
  yield* shots(position, match.boards(textContext));
  for (const { seat } of match.decisions)
    yield* shots(`${position}-asked-${seat}`, match.openTo(seat)?.question(textContext, seat).pictures);
  for (const { name, isOwn = false, hasSides = false } of match.game.pages)
    for (const side of hasSides ? sides : [match.turn.seat])
      yield* shots(
        `${position}-${name}-${side}`,
        match.page(name, isOwn ? side : 'spectator', side, textContext)?.pictures,
      );
  if (match.result !== undefined)
    yield* shots(`${position}-ending`, match.logged(log).ending(textContext).pictures);
}

/** Those of the positions that a game has for tests. */
export function* namedPictures({ positions = {} }: Pick<Samples, 'positions'>, say: Say): Generator<Shot> {
  for (const [position, { match, people }] of Object.entries(positions))
    yield* picturesOf(position, match, [], { say, people }, allSeats(match.seats));
}

/** Those of random games with as few and as many as can play, so many stops of each, of the lobby and of the rules. */
export function* playedPictures(
  game: PlayableGame,
  say: Say,
  stops = 6,
  people: readonly Person[] = PEOPLE,
): Generator<Shot> {
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    const textContext = { say, people: people.slice(0, seats) };
    const setup = { seats, options: optionsOf(game, seats), seed: `pictures ${seats}` };
    const all = [...walk(game.begin(setup), atRandom(setup.seed))];
    const every = Math.max(1, Math.floor(all.length / stops));
    for (const { match, log } of all.filter((_, at) => at % every === 0 || at === all.length - 1))
      yield* picturesOf(`${seats}-${match.ply}`, match, log, textContext, [match.turn.seat]);
    yield* shots(`${seats}-lobby`, game.poster({ say, people: people.slice(0, seats - 1) }));
  }
  for (const { id, pictures } of game.rules(say)) yield* shots(`rules-${id}`, pictures);
}

/** Both of a game. */
export const picturesFor = (samples: Samples, say: Say): readonly Shot[] => [
  ...namedPictures(samples, say),
  ...playedPictures(gameNamed(samples.name), say, 2),
];
