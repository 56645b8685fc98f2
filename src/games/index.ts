import { type HouseGame, houseGame } from './game-entry.ts';
import { oteres, components as oteresBox } from './oteres/index.ts';
import { oteresInsight } from './oteres/insight/index.ts';
import { oteresTrial } from './oteres/simulation.ts';
import { createOteresPresenter } from './oteres/words/index.ts';
import { otys, components as otysBox } from './otys/index.ts';
import { otysInsight } from './otys/insight/index.ts';
import { otysTrial } from './otys/simulation.ts';
import { createOtysPresenter } from './otys/words/index.ts';
import type { PlayableGame } from './playable.ts';

/** The games of this house, a line each. */
export const houseGames: readonly HouseGame[] = [
  houseGame(otys, createOtysPresenter(otysBox), otysTrial, otysInsight),
  houseGame(oteres, createOteresPresenter(oteresBox), oteresTrial, oteresInsight),
];

/** The games that tables can be opened for. */
export const games: readonly PlayableGame[] = houseGames.map(({ playable }) => playable);
