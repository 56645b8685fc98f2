import type { OteresView } from '../../../src/games/oteres/rules/view.ts';
import { type Scene, type Side, scene } from './position.ts';

/** A position with the names of those who sit there. */
export interface Sample {
  readonly scene: Scene;
  readonly people: readonly { readonly name: string }[];
}

/** What everybody may know of a sample. */
export const openView = (sample: Sample): OteresView => sample.scene.view();

const people = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name }));

/** Three people with a pearl each. */
export const opening: Sample = {
  people: people.slice(0, 3),
  scene: scene({
    me: { hand: 'dive swap shoo', pearls: '2' },
    others: [
      { hand: 'snatch which-paw', pearls: '1' },
      { hand: 'trade-in dark-gift', pearls: '3' },
    ],
  }),
};

const fourSides: { readonly me: Side; readonly others: readonly Side[] } = {
  me: { hand: 'swap dive urchin', pearls: '3 1 !2 b-1', front: 'abracadabra' },
  others: [
    { hand: 'snatch which-paw', pearls: '1 4 0', front: 'abracadabra' },
    { hand: 'trade-in dark-gift urchin', pearls: '3 2 2 1 !4' },
    { pearls: '0 b-3', out: true },
  ],
};

/** Four people in the thick of it: one is out, cards lie in front. */
export const middle: Sample = {
  people: people.slice(0, 4),
  scene: scene({ ...fourSides, deck: 'dive shoo snatch swap urchin urchin urchin not-mine trade-in' }),
};

const crowdedSides: { readonly me: Side; readonly others: readonly Side[] } = {
  me: {
    hand: 'share-the-catch dive swap snatch urchin shoo not-mine',
    pearls: '3 1 !2 b-1 2 1 0',
    front: 'abracadabra',
  },
  others: [
    { hand: 'dive dive swap swap biggest-pile', pearls: '1 4 0 !1 2', front: 'abracadabra' },
    { hand: 'trade-in dark-gift urchin', pearls: '3 2 2 1 !4 b-2 1' },
    { hand: 'snatch snatch shoo', pearls: '0 b-3 3 3' },
    { hand: 'with-the-current biggest-pile', pearls: '1 2 0 1 b0 3' },
  ],
};

/** Five people with cards in front everywhere and big hands, three pearls just taken to be shared. */
export const crowded: Sample = {
  people,
  scene: scene({ ...crowdedSides, deck: 'dive shoo which-paw urchin urchin not-mine trade-in' }).play(
    'play.share-the-catch',
  ),
};

/** Five who choose what to pass to the left; two of them have chosen. */
export const passing: Sample = {
  people,
  scene: scene({
    me: { hand: 'with-the-current dive swap', pearls: '3 1 2' },
    others: [
      { hand: 'snatch shoo', pearls: '1 4' },
      { hand: 'trade-in dark-gift urchin', pearls: '!2' },
      { hand: 'swap', pearls: '0 b-3 3' },
      { pearls: '1 2', out: true },
    ],
  }).play('play.with-the-current 0:pearl.1 3:pearl.7'),
};

/** Four people with names that no layout likes: long, right to left, Chinese, Thai, made of emoji. */
export const longNames: Sample = {
  scene: scene({
    ...crowdedSides,
    deck: 'dive shoo which-paw urchin urchin not-mine trade-in',
  }).play('aim.swap.1'),
  people: [
    'Wilhelmina Featherstonehaugh-Cholmondeley of the Deep',
    'أميرة البحار السبعة والأمواج العالية',
    '深海に潜る者たちの長い名前の見本',
    '🦦🐙🐚🌊🦪',
    'นากทะเลตัวน้อยผู้กล้าหาญ',
  ].map((name) => ({ name })),
};

/** A player is asked to pick a paw; the paws are closed to all but the one who split. */
export const picking: Sample = {
  people: people.slice(0, 4),
  scene: scene({ ...fourSides, me: { ...fourSides.me, hand: 'which-paw dive urchin' } })
    .play('play.which-paw')
    .play('left.15.16 to.1'),
};

/** Another player has to be chosen. */
export const snatching: Sample = {
  people: people.slice(0, 4),
  scene: scene({ ...fourSides, me: { ...fourSides.me, hand: 'which-paw dive urchin' } })
    .play('play.which-paw')
    .play('left.15.16'),
};

/** Two with as many points, one of them with fewer pearls. */
export const endTie: Sample = {
  people: people.slice(0, 4),
  scene: scene({
    me: { hand: 'urchin urchin abracadabra', pearls: '3 1 b-1 2 1' },
    others: [
      { pearls: '4 2', hand: 'dive swap' },
      { pearls: '2 b-3', out: true },
      { pearls: '1 0 0 2 1', out: true },
    ],
  }).play('play.abracadabra end'),
};

/** Two with as many points and as many pearls. */
export const endShared: Sample = {
  people: people.slice(0, 3),
  scene: scene({
    me: { hand: 'urchin urchin abracadabra', pearls: '3 1' },
    others: [
      { pearls: '2 2', hand: 'dive swap' },
      { pearls: '1', out: true },
    ],
  }).play('play.abracadabra end'),
};

/** The named positions. */
export const samples: Readonly<Record<string, Sample>> = {
  opening,
  middle,
  crowded,
  passing,
  picking,
  snatching,
  'long-names': longNames,
  'end-tie': endTie,
  'end-shared': endShared,
};
