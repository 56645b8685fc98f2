import { PALETTE, type Paint } from '../../../canvas/theme.ts';

/** The colours that the shallows add to the palette: green water in the sun, with sand, shells, kelp and otters. */
export const SHALLOWS = {
  /** Water from the shore to the middle of the lagoon. */
  shoal: '#9fdcb8',
  water1: '#48b095',
  water2: '#1f8473',
  water3: '#12685f',
  water4: '#0c504d',
  sun: '#fff6cf',
  splash: '#bfe9f5',
  beach: '#f0dfb2',
  beachDeep: '#d8bc84',
  beachWet: '#b99a68',
  /** Panels, as hull is in the deep. */
  reef: '#12413c',
  reefDeep: '#092b2a',
  reefEdge: '#4f8f80',
  kelp: '#3d7a3a',
  kelpDeep: '#23552f',
  kelpLight: '#8fbd55',
  shell: '#ffdccb',
  shellDeep: '#f0a48c',
  shellEdge: '#9c4a3c',
  fur: '#8a5f3f',
  furDeep: '#5f3f2a',
  furLight: '#d9b48a',
  nose: '#2c1b16',
  blush: '#e98f7d',
  /** Pearls: white and dark ones, both round. */
  pearl: '#fdfbf6',
  pearlShade: '#c3cbd9',
  pearlEdge: '#5c6b80',
  drop: '#2a2140',
  dropShine: '#7d68ab',
  dropEdge: '#d2bff4',
  urchin: '#5b2350',
  urchinDeep: '#38132f',
  /** Families of cards: from the pool, from others, safe from others, everybody's, of the hand. */
  pool: '#0e6378',
  taking: '#a3341f',
  guarding: '#2d5f1e',
  sharing: '#5a3a91',
  handing: '#7a4a06',
} as const satisfies Record<string, Paint>;

/** Text colours and the grounds of this game that they are used on; a test holds each to a contrast of 4.5. */
export const SHALLOWS_PAIRS: readonly (readonly [ink: Paint, ground: Paint])[] = [
  [PALETTE.mist, SHALLOWS.reef],
  [PALETTE.mistSoft, SHALLOWS.reef],
  [PALETTE.lamp, SHALLOWS.reef],
  [PALETTE.mist, SHALLOWS.water3],
  [PALETTE.mist, SHALLOWS.water4],
  [PALETTE.mist, SHALLOWS.urchin],
  [PALETTE.mist, SHALLOWS.pool],
  [PALETTE.ink, SHALLOWS.beach],
  [PALETTE.ink, SHALLOWS.shell],
  [PALETTE.ink, SHALLOWS.pearl],
  [PALETTE.mist, SHALLOWS.drop],
  [PALETTE.ink, SHALLOWS.beachDeep],
  [SHALLOWS.pearlEdge, SHALLOWS.pearl],
  [SHALLOWS.dropEdge, SHALLOWS.drop],
];
