import { oteres } from './oteres/index.ts';
import { oteresInsight } from './oteres/insight/index.ts';
import { otys } from './otys/index.ts';
import { otysInsight } from './otys/insight/index.ts';
import { type RuledGame, ruledGame } from './ruled-game.ts';

/** The games of this house without how they are shown: a thread that only thinks loads no pictures. */
export const ruledGames: readonly RuledGame[] = [
  ruledGame(otys, otysInsight),
  ruledGame(oteres, oteresInsight),
];
