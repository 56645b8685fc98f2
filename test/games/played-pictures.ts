import type { Person } from '../../src/games/person.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import type { Say } from '../../src/texts/say.ts';
import { type Shot, shots } from './samples-of.ts';
import { atRandom, optionsOf, walk } from './walk.ts';

/** Short names, so that what does not fit is not theirs. */
export const PEOPLE: readonly Person[] = ['Ana', 'Ben', 'Chi', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map(
  (name) => ({ name }),
);

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
      for (const [page, reader] of [
        ['hand', seat] as const,
        ['closer', 'spectator'] as const,
        ['legend', 'spectator'] as const,
      ])
        yield* shots(
          `${position}-${page}-${seat}`,
          match.page(page, reader, seat, textContext)?.pictures ?? [],
        );
      if (match.result !== undefined)
        yield* shots(`${seats}-ending`, match.logged(log).ending(textContext).pictures);
    }
    yield* shots(`${seats}-lobby`, game.poster({ say, people: textContext.people.slice(0, seats - 1) }));
  }
  for (const { id, pictures = [] } of game.rules(say)) yield* shots(`rules-${id}`, pictures);
}
