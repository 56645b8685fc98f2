import type { Picture } from '../../src/canvas/picture.ts';
import type { Person } from '../../src/games/person.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import type { Say } from '../../src/texts/say.ts';
import type { Shot } from './samples-of.ts';
import { atRandom, optionsOf, walk } from './walk.ts';

/** Short names, so that what does not fit is not theirs. */
export const PEOPLE: readonly Person[] = ['Ana', 'Ben', 'Chi', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map(
  (name) => ({ name }),
);

const shots = (position: string, pictures: readonly Picture[]): readonly Shot[] =>
  pictures.map((picture) => [position, picture]);

/** Every kind of picture that a game has, from random games with as few and as many as can play: so many stops of each. */
export function* playedPictures(game: PlayableGame, say: Say, stops = 6): Generator<Shot> {
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    const textContext = { say, people: PEOPLE.slice(0, seats) };
    const setup = { seats, options: optionsOf(game, seats), seed: `pictures ${seats}` };
    const all = [...walk(game.begin(setup), atRandom(setup.seed))];
    const every = Math.max(1, Math.floor(all.length / stops));
    for (const { match, log } of all.filter((_, at) => at % every === 0 || at === all.length - 1)) {
      const position = `${seats}-${match.ply}`;
      yield* shots(position, match.boards(textContext));
      for (const { seat, secret } of match.decisions)
        if (secret)
          yield* shots(
            `${position}-asked-${seat}`,
            match.openTo(seat)?.question(textContext)?.pictures ?? [],
          );
      const { seat } = match.turn;
      yield* shots(`${position}-hand-${seat}`, match.page('hand', seat, seat, textContext)?.pictures ?? []);
      yield* shots(
        `${position}-closer-${seat}`,
        match.page('closer', 'spectator', seat, textContext)?.pictures ?? [],
      );
      yield* shots(
        `${position}-legend-${seat}`,
        match.page('legend', 'spectator', seat, textContext)?.pictures ?? [],
      );
      if (match.result !== undefined)
        yield* shots(`${seats}-ending`, match.logged(log).ending(textContext).pictures);
    }
    yield* shots(`${seats}-lobby`, game.poster({ say, people: textContext.people.slice(0, seats - 1) }));
  }
  for (const { id, pictures = [] } of game.rules(say)) yield* shots(`rules-${id}`, pictures);
}
