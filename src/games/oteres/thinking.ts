import { ruledGame } from '../ruled-game.ts';
import { oteres } from './index.ts';
import { oteresInsight } from './insight/index.ts';

/** Öterés for those who only think about it. */
export const thinking = ruledGame(oteres, oteresInsight);
