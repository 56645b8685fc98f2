import { it } from 'vitest';
import { GAME_TIME, wholeGame } from './whole-game.ts';

it('a game of four over the wire, through a restart, loses, doubles and tells nothing', GAME_TIME, () =>
  wholeGame(4, [
    { name: 'sponsors', value: 'random' },
    { name: 'variant', value: 'on' },
  ]),
);
