import type { DecisionOf } from '../../../kernel/match.ts';
import type { Tip } from '../../presenter.ts';
import type { Oteres } from '../state.ts';
import { URCHIN } from '../vocabulary.ts';
import { type Scene, sideOf } from './scene.ts';

/** What a newcomer is told: how a turn goes with their first card, of their first sea urchin, and of pearls once they have several. */
export function tipsOf(scene: Scene, seat: number, asked: DecisionOf<Oteres> | undefined): readonly Tip[] {
  const { say } = scene;
  const side = sideOf(scene, seat);
  if (side.out) return [];
  return [
    ...(asked?.about.kind === 'choose-card' ? [{ key: 'card', words: say('oteres-tip-card') }] : []),
    ...(side.hand?.includes(URCHIN) === true ? [{ key: 'urchin', words: say('oteres-tip-urchin') }] : []),
    ...(side.pearls.length > 1 ? [{ key: 'pearls', words: say('oteres-tip-pearls') }] : []),
  ];
}
