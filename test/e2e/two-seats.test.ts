import { it } from 'vitest';
import { GAME_TIME, wholeGame } from './whole-game.ts';

it('a game of two over the wire, through a restart, loses, doubles and tells nothing', GAME_TIME, () =>
  wholeGame(2, []),
);
