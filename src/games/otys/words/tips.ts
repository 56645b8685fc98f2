import type { DecisionOf } from '../../../engine/match.ts';
import type { Tip } from '../../presenter.ts';
import type { Otys } from '../rules/state.ts';
import { readyContracts } from './offered.ts';
import { type Scene, shownSide } from './scene.ts';

type TipWords = 'key' | 'row' | 'dive' | 'contract' | 'ready' | 'home';

/** A player with so much Prestige has completed a contract, as everything else brings 1 at a time in a first turn. */
const SCORED = 2;

const hasSponsor = ({ answers }: DecisionOf<Otys>): boolean =>
  answers.some(({ move }) => move.kind === 'sponsor' || (move.kind === 'dive' && move.sponsor));

/** Tips for a newcomer: keys before their first dive, then contracts, and keys again when all of them come home. */
export function tipsOf(scene: Scene, seat: number, asked: DecisionOf<Otys> | undefined): readonly Tip[] {
  const { say, view } = scene;
  if (asked === undefined || view.turn.seat !== seat) return [];
  const side = shownSide(scene, seat);
  const isReady = readyContracts(scene, seat, asked).length > 0;
  const isChoosing = view.phase === 'key' || view.phase === 'level';
  const isPreparing = view.phase === 'prepare';
  const hasDived = view.phase === 'end' || side.track.length > 0;
  const tip = (key: string, words: TipWords): Tip => ({ key, words: say(`otys-tip-${words}`) });
  return [
    ...(!hasDived && view.turn.round === 1 && (isChoosing || isPreparing)
      ? [tip('key', isChoosing ? 'key' : hasSponsor(asked) ? 'row' : 'dive')]
      : []),
    ...(isReady
      ? [tip('contract', 'ready')]
      : hasDived && side.prestige < SCORED
        ? [tip('contract', 'contract')]
        : []),
    ...(side.track.length + 1 >= side.homeAt ? [tip('home', 'home')] : []),
  ];
}
