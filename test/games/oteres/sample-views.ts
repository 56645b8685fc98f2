import { resumed } from '../resumed.ts';
import type { Sample } from '../samples-of.ts';
import { given, type Scene } from './position.ts';

/** A position as tests play on from it. */
export interface SampleScene extends Sample {
  readonly scene: Scene;
}

const sampleOf = (at: Scene, names = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa']): SampleScene => ({
  match: resumed('oteres', at.match.snapshot),
  scene: at,
  people: names.slice(0, at.match.seats).map((name) => ({ name })),
});

/** Three people with a pearl each. */
export const opening = sampleOf(
  given('hand dive swap shoo, pearls 2; hand snatch which-paw, pearls 1; hand trade-in dark-gift, pearls 3'),
);

/** Three beside somebody: one of four is out, cards lie in front. */
const THREE = `hand snatch which-paw, pearls 1 4 0, front abracadabra;
  hand trade-in dark-gift urchin, pearls 3 2 2 1 !4; pearls 0 b-3, out`;

/** Four people in the thick of it. */
export const middle = sampleOf(
  given(`deck dive shoo snatch swap urchin urchin urchin not-mine trade-in, hand swap dive urchin,
    pearls 3 1 !2 b-1, front abracadabra; ${THREE}`),
);

/** Five people with cards in front everywhere and big hands. */
const CROWD = given(`deck dive shoo which-paw urchin urchin not-mine trade-in,
  hand share-the-catch dive swap snatch urchin shoo not-mine, pearls 3 1 !2 b-1 2 1 0, front abracadabra;
  hand dive dive swap swap biggest-pile, pearls 1 4 0 !1 2, front abracadabra;
  hand trade-in dark-gift urchin, pearls 3 2 2 1 !4 b-2 1; hand snatch snatch shoo, pearls 0 b-3 3 3;
  hand with-the-current biggest-pile, pearls 1 2 0 1 b0 3`);

/** The same with three pearls just taken to be shared. */
export const crowded = sampleOf(CROWD.play('play.share-the-catch'));

/** Five who choose what to pass to the left; two of them have chosen. */
export const passing = sampleOf(
  given(`hand with-the-current dive swap, pearls 3 1 2; hand snatch shoo, pearls 1 4;
    hand trade-in dark-gift urchin, pearls !2; hand swap, pearls 0 b-3 3; pearls 1 2, out`).play(
    'play.with-the-current 0:pearl.1 3:pearl.7',
  ),
);

/** The crowd with names that no layout likes: long, right to left, Chinese, Thai, made of emoji. */
export const longNames = sampleOf(CROWD.play('aim.swap.1'), [
  'Wilhelmina Featherstonehaugh-Cholmondeley of the Deep',
  'أميرة البحار السبعة والأمواج العالية',
  '深海に潜る者たちの長い名前の見本',
  '🦦🐙🐚🌊🦪',
  'นากทะเลตัวน้อยผู้กล้าหาญ',
]);

const split = given(`hand which-paw dive urchin, pearls 3 1 !2 b-1, front abracadabra; ${THREE}`).play(
  'play.which-paw left.15.16',
);

/** Another player has to be chosen. */
export const snatching = sampleOf(split);

/** A player is asked to pick a paw; the paws are closed to all but the one who split. */
export const picking = sampleOf(split.play('to.1'));

const ENDING = 'hand urchin urchin abracadabra, pearls';

/** Two with as many points, one of them with fewer pearls. */
export const endTie = sampleOf(
  given(`${ENDING} 3 1 b-1 2 1; pearls 4 2, hand dive swap; pearls 2 b-3, out; pearls 1 0 0 2 1, out`).play(
    'play.abracadabra end',
  ),
);

/** Two with as many points and as many pearls. */
export const endShared = sampleOf(
  given(`${ENDING} 3 1; pearls 2 2, hand dive swap; pearls 1, out`).play('play.abracadabra end'),
);

/** The named positions. */
export const samples: Readonly<Record<string, SampleScene>> = {
  ...{ opening, middle, crowded, passing, picking, snatching },
  ...{ 'long-names': longNames, 'end-tie': endTie, 'end-shared': endShared },
};
