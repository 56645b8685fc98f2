import { components, otys } from './otys/index.ts';
import { createOtysPresenter } from './otys/presenter/index.ts';
import { type PlayableGame, playable } from './playable.ts';

/** The games that tables can be opened for, a line each. */
export const games: readonly PlayableGame[] = [playable(otys, createOtysPresenter(components))];
