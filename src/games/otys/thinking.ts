import { ruledGame } from '../ruled-game.ts';
import { otys } from './index.ts';
import { otysInsight } from './insight/index.ts';

/** Otys for those who only think about it. */
export const thinking = ruledGame(otys, otysInsight);
