import { ruledGame } from '../ruled-game.ts';
import { otys, otysWith } from './index.ts';
import { otysInsight, otysInsightWith } from './insight/index.ts';

/** Otys for those who only think about it. */
export const thinking = ruledGame(otys, otysInsight, (kept) => {
  const { game, components } = otysWith(kept);
  return ruledGame(game, otysInsightWith(components));
});
