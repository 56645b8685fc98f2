import { ruledGame } from '../ruled-game.ts';
import { oteres, oteresWith } from './index.ts';
import { oteresInsight, oteresInsightWith } from './insight/index.ts';

/** Öterés for those who only think about it. */
export const thinking = ruledGame(oteres, oteresInsight, (kept) => {
  const { game, components } = oteresWith(kept);
  return ruledGame(game, oteresInsightWith(components));
});
