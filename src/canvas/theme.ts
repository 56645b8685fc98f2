import type { IconShape } from './icons.ts';

/** A colour as canvas takes it: `#rrggbb`. */
export type Paint = `#${string}`;

/** Every colour that a picture is made of, by what it is for. */
export const PALETTE = {
  /** Text on light ground, and text on dark ground. */
  ink: '#13232f',
  inkSoft: '#4a4a3f',
  mist: '#f0f7fb',
  mistSoft: '#b9d3e2',
  white: '#ffffff',
  /** Cards and diver tiles. */
  paper: '#f6eedd',
  paperDeep: '#e3d3b4',
  paperEdge: '#b79a68',
  paperSide: '#8d764e',
  paperLight: '#fffaf0',
  /** Contracts for any resources. */
  chart: '#e4eff0',
  chartDeep: '#bdd3d6',
  chartEdge: '#2f6d80',
  chartSide: '#1d4a5a',
  /** Upgraded tiles. */
  brass: '#ffdf8a',
  brassDeep: '#f0b845',
  brassEdge: '#8a5a12',
  brassSide: '#6b430a',
  hull: '#15263b',
  hullDeep: '#0c1828',
  hullEdge: '#3d5a78',
  /** Sponsor tiles: so dark that they are read behind the veil, too. */
  glass: '#143f54',
  glassDeep: '#0f3246',
  glassEdge: '#8fd6e6',
  glassSide: '#0a2533',
  /** The suits of upgraded divers, and one of the kinds that a contract for any resources asks for. */
  plum: '#4a3366',
  plumDeep: '#35244d',
  plumEdge: '#d3b5f5',
  porthole: '#1d6d8c',
  portholeDeep: '#0a3854',
  moss: '#2d6b57',
  mossDeep: '#184234',
  mossSide: '#0b241b',
  /** Sky from the zenith to the horizon. */
  skyHigh: '#22305c',
  skyMiddle: '#6a4a78',
  skyLow: '#d8705f',
  skyGlow: '#f8b96e',
  tower: '#3a3157',
  plank: '#6d4f37',
  post: '#4a3527',
  /** Water from the surface to the floor. */
  water1: '#17758f',
  water2: '#0f5a7d',
  water3: '#0a4268',
  water4: '#072f52',
  water5: '#051f3d',
  foam: '#bfeaf2',
  ruin: '#04182e',
  /** Where no light comes: recesses, lanes, the veil. */
  abyss: '#030c1a',
  /** What pieces throw on what is below them. */
  shadow: '#000000',
  sun: '#ffd68c',
  sand: '#3a3226',
  sandDeep: '#211c16',
  sandEdge: '#7d6c4e',
  /** Light on what is in play, and what can be had. */
  lamp: '#ffe9a3',
  coin: '#ffcf4d',
  battery: '#8df0c4',
  /** What has changed since the picture before. */
  news: '#ff9ad9',
  newsDeep: '#4d0f36',
  /** The same on paper. */
  coinDark: '#8a5c08',
  batteryDark: '#136b4b',
  laurel: '#ffe08a',
  laurelDark: '#7a4a06',
  /** The backs of reward tokens. */
  amber: '#9e490a',
  amberEdge: '#ffbf80',
  jade: '#17704a',
  jadeEdge: '#8de3b4',
  steel: '#c4ced8',
  steelDeep: '#7c8b9a',
} as const satisfies Record<string, Paint>;

/**
 * Type sizes in pixels of a 1100 × 700 picture. Nothing that matters is smaller than `small`; text to be read on a
 * phone, where the picture is 360 pixels wide, is at least `phone`.
 */
export const TYPE = {
  /** Labels, and whatever has little room. */
  small: 22,
  /** Lines of text, counts. */
  body: 24,
  /** Effects, rows of a table. */
  strong: 27,
  /** Whatever must be read on a phone, where a picture is 360 pixels wide. */
  phone: 28,
  /** People, what somebody holds. */
  name: 32,
  /** Titles. */
  number: 38,
  /** Levels, the winner. */
  level: 46,
} as const;

/** Distances in pixels. */
export const SPACE = { hair: 4, tight: 8, gap: 12, wide: 20 } as const;
/** Corner radii in pixels. */
export const RADIUS = { small: 7, lane: 10, tile: 12, card: 14, panel: 16 } as const;

/** How a seat is told from the others: a colour, a darker one for its edges, and an emblem. */
export interface SeatLook {
  readonly paint: Paint;
  readonly edge: Paint;
  /** Text and emblem upon `paint`. */
  readonly ink: Paint;
  /** An animal of the sea, told from the others by its outline alone. */
  readonly emblem: IconShape;
}

/** By seat: as many as a game can have. */
export const SEAT_LOOKS = [
  { paint: '#ff8a6b', edge: '#8f2f17', ink: '#2a0d05', emblem: 'octopus' },
  { paint: '#ffd14f', edge: '#8a6206', ink: '#2b1e02', emblem: 'sea-star' },
  { paint: '#66d3ff', edge: '#0b5f86', ink: '#04222f', emblem: 'dolphin' },
  { paint: '#a97dff', edge: '#5b318f', ink: '#1f0a38', emblem: 'jellyfish' },
  { paint: '#8ce79a', edge: '#1f7036', ink: '#06260f', emblem: 'sea-turtle' },
  { paint: '#f2f2ee', edge: '#767a70', ink: '#20241f', emblem: 'scallop' },
  { paint: '#0f9c8f', edge: '#06534c', ink: '#021a18', emblem: 'fish' },
  { paint: '#cf4500', edge: '#6b2300', ink: '#ffffff', emblem: 'whale' },
] as const satisfies readonly SeatLook[];

/** The emblem of a seat. */
export type Emblem = (typeof SEAT_LOOKS)[number]['emblem'];

/**
 * The look of a seat.
 *
 * @throws RangeError for a seat beyond the last look
 */
export function seatLook(seat: number): SeatLook & { readonly emblem: Emblem } {
  const look = SEAT_LOOKS[seat];
  if (look === undefined) throw new RangeError(`there is no look for seat ${seat}`);
  return look;
}

/** The outlines that tokens have, so that colour is never the only sign. */
export type Outline = 'circle' | 'shield';

/** What a resource looks like: an object of its own, in these colours. */
export interface MaterialLook {
  readonly object: 'ingot' | 'leaf' | 'barrel' | 'chip';
  readonly face: Paint;
  readonly shine: Paint;
  readonly side: Paint;
  /** Around the object: light on a dark one, dark on a light one, so that it stands out from water and paper alike. */
  readonly rim: Paint;
  /** Text and details upon `face`. */
  readonly ink: Paint;
}

/** Four materials that stay apart by shape and lightness, so also without colour vision. */
export const MATERIALS = {
  metal: {
    object: 'ingot',
    face: '#2768c4',
    shine: '#6ea6f0',
    side: '#133a75',
    rim: '#bcd8ff',
    ink: '#ffffff',
  },
  plant: {
    object: 'leaf',
    face: '#7fd873',
    shine: '#b2f2a2',
    side: '#2f7a35',
    rim: '#1d5a2a',
    ink: '#08270c',
  },
  fuel: {
    object: 'barrel',
    face: '#6e3313',
    shine: '#c06a2c',
    side: '#38180a',
    rim: '#ffbe7a',
    ink: '#ffe6c8',
  },
  tech: {
    object: 'chip',
    face: '#f2f6f8',
    shine: '#ffffff',
    side: '#8fa3b0',
    rim: '#41596a',
    ink: '#10222e',
  },
} as const satisfies Record<string, MaterialLook>;
