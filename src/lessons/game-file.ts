import { existsSync } from 'node:fs';
import { listText } from '../games/component-list.ts';
import type { PlayableGame } from '../games/playable.ts';

/** A file that a game may have, which is read once; `fileOf` says where from the top of this project. */
export function gameFile<T>(
  fileOf: (game: string) => string,
  read: (text: string, file: string, game: PlayableGame) => T,
) {
  const known = new WeakMap<PlayableGame, T>();
  const placeOf = (game: string): URL => new URL(`../../${fileOf(game)}`, import.meta.url);
  return {
    isThere: ({ name }: Pick<PlayableGame, 'name'>): boolean => existsSync(placeOf(name)),
    of: (game: PlayableGame): T | undefined => {
      const place = placeOf(game.name);
      if (!existsSync(place)) return undefined;
      const file = fileOf(game.name);
      const held = known.get(game) ?? read(listText(place, file), file, game);
      known.set(game, held);
      return held;
    },
  };
}
