import type { DecisionOf } from '../../../kernel/match.ts';
import type { Tip } from '../../presenter.ts';
import { whoCould } from '../board/index.ts';
import type { Otys } from '../state.ts';
import { ownReady } from './offered.ts';
import { contractOf, type Scene, sideOf } from './scene.ts';

/** What a newcomer is told: of the key before their first dive, of contracts after it, and of keys in the turn that brings them home. */
export function tipsOf(scene: Scene, seat: number, asked: DecisionOf<Otys> | undefined): readonly Tip[] {
  const { say, view } = scene;
  if (asked === undefined || view.turn.seat !== seat) return [];
  const side = sideOf(scene, seat);
  const isReady =
    ownReady(scene, seat).length > 0 ||
    view.row.some((id) => whoCould(contractOf(scene, id), [side]).length > 0);
  const isChoosing = view.phase === 'key' || view.phase === 'level';
  const hasDived = view.phase === 'end' || side.track.length > 0;
  return [
    ...(hasDived ? [] : [{ key: 'key', words: say(isChoosing ? 'otys-tip-key' : 'otys-tip-row') }]),
    ...(isReady
      ? [{ key: 'contract', words: say('otys-tip-ready') }]
      : hasDived
        ? [{ key: 'contract', words: say('otys-tip-contract') }]
        : []),
    ...(side.track.length + 1 >= side.homeAt ? [{ key: 'home', words: say('otys-tip-home') }] : []),
  ];
}
