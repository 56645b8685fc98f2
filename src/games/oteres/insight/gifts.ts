import { gift, oneByChance } from '../../gifts.ts';
import type { Gift } from '../../insight.ts';
import type { Components } from '../rules/components.ts';
import type { Oteres, OteresState, SeatState } from '../rules/state.ts';
import { hasEffect } from '../rules/table.ts';
import { without } from '../rules/without.ts';

const give: typeof gift<OteresState> = (name, given) =>
  gift<OteresState>(name, (giving) => (giving.side.out ? undefined : given(giving)));

/** What is only good for a seat of Öterés: pearls come from the pool, cards from those that were discarded. */
export const giftsOf = (components: Components): readonly Gift<Oteres>[] => {
  const isCard = (card: string): boolean => components.cards.has(card);
  const saves = (card: string): boolean => (components.cards.get(card)?.relief ?? 'none') !== 'none';
  const isWard = (card: string): boolean => hasEffect(components, card, 'ward');
  const fromDiscards = (
    name: string,
    isMeant: (card: string) => boolean,
    given: (side: SeatState, card: string) => Partial<SeatState>,
  ): Gift<Oteres> =>
    give(name, ({ side, state: { discards }, below }) => {
      const card = oneByChance(discards.filter(isMeant), below);
      return card === undefined
        ? undefined
        : { ...given(side, card), from: { discards: without(discards, card) } };
    });
  const toHand = ({ hand }: SeatState, card: string): Partial<SeatState> => ({ hand: [...hand, card] });
  return [
    give('white pearl', ({ side: { pearls }, state: { pool, nextMark }, seat, below }) => {
      const at = below(Math.max(1, pool.white.length));
      const value = pool.white[at];
      if (value === undefined) return undefined;
      return {
        pearls: [...pearls, { mark: nextMark, colour: 'white', value, knowers: [seat] }],
        from: { nextMark: nextMark + 1, pool: { ...pool, white: pool.white.toSpliced(at, 1) } },
      };
    }),
    fromDiscards('card', isCard, toHand),
    fromDiscards('card that saves', saves, toHand),
    fromDiscards('ward', isWard, ({ front }, card) => ({ front: [...front, { card, received: false }] })),
  ];
};
