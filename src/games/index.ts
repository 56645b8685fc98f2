import { createPlayable } from './create-playable.ts';
import { type GameEntry, gameEntry } from './game-entry.ts';
import { oteres, components as oteresBox, oteresWith } from './oteres/index.ts';
import { oteresInsight } from './oteres/insight/index.ts';
import { oteresSimulation } from './oteres/simulation.ts';
import { createOteresPresenter } from './oteres/words/index.ts';
import { otys, components as otysBox, otysWith } from './otys/index.ts';
import { otysInsight } from './otys/insight/index.ts';
import { otysSimulation } from './otys/simulation.ts';
import { createOtysPresenter } from './otys/words/index.ts';
import type { PlayableGame } from './playable.ts';

/** The games of this house, an entry each. */
export const gameEntries: readonly GameEntry[] = [
  gameEntry(otys, createOtysPresenter(otysBox), otysSimulation, otysInsight, (kept) => {
    const { game, components } = otysWith(kept);
    return createPlayable(game, createOtysPresenter(components));
  }),
  gameEntry(oteres, createOteresPresenter(oteresBox), oteresSimulation, oteresInsight, (kept) => {
    const { game, components } = oteresWith(kept);
    return createPlayable(game, createOteresPresenter(components));
  }),
];

/** The games that tables can be opened for. */
export const games: readonly PlayableGame[] = gameEntries.map(({ playable }) => playable);
