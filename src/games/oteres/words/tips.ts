import type { DecisionOf } from '../../../engine/match.ts';
import type { Tip } from '../../presenter.ts';
import type { Oteres } from '../rules/state.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { type Scene, sideOf } from './scene.ts';

/** How a turn goes: with a card of the hand that brings a white pearl, where there is one. */
function firstCardTip({ say, components, view }: Scene, hand: readonly string[]): string {
  const card = hand.map((id) => components.cards.get(id)).find((each) => each?.effect === 'take-white');
  return card === undefined || view.pool.white === 0
    ? say('oteres-tip-card-any')
    : say('oteres-tip-card', { card: card.name });
}

/** What a newcomer is told: how a turn goes with their first card, of their first sea urchin, and of pearls once they have several. */
export function tipsOf(scene: Scene, seat: number, asked: DecisionOf<Oteres> | undefined): readonly Tip[] {
  const { say, view } = scene;
  const side = sideOf(scene, seat);
  if (side.out) return [];
  return [
    ...(asked?.about.kind === 'choose-card' && view.turn.round === 1
      ? [{ key: 'card', words: firstCardTip(scene, side.hand ?? []) }]
      : []),
    ...(side.hand?.includes(URCHIN) === true ? [{ key: 'urchin', words: say('oteres-tip-urchin') }] : []),
    ...(side.pearls.length > 1 ? [{ key: 'pearls', words: say('oteres-tip-pearls') }] : []),
  ];
}
