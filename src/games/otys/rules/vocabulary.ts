/** The four kinds of resource, in the order of the Store's columns. */
export const COLOURS = ['metal', 'plant', 'fuel', 'tech'] as const;
/** A kind of resource; its cubes have this colour. */
export type Colour = (typeof COLOURS)[number];

/** The levels of a search zone, shallowest first. */
export const SEA_LEVELS = [1, 2, 3, 4, 5] as const;
/** A depth of the search zone, and the number of the key that opens it. */
export type SeaLevel = (typeof SEA_LEVELS)[number];

/** The eight divers that every player has (rulebook, "Diver tiles"). */
export const DIVERS = [
  'metal-expert',
  'plant-expert',
  'fuel-expert',
  'tech-expert',
  'trader',
  'spy',
  'engineer',
  'explorer',
] as const;
/** A diver by trade. */
export type DiverName = (typeof DIVERS)[number];

/** What each expert finds. */
export const EXPERTS = {
  'metal-expert': 'metal',
  'plant-expert': 'plant',
  'fuel-expert': 'fuel',
  'tech-expert': 'tech',
} as const satisfies Partial<Record<DiverName, Colour>>;

/** Whether a diver is one of the four who find resources. */
export const isExpert = (diver: DiverName): diver is keyof typeof EXPERTS => diver in EXPERTS;

/** The expert who finds a kind of resource. */
export const expertOf = <C extends Colour>(colour: C) => `${colour}-expert` as const;

/** The five sponsor tiles by their printed numbers. */
export const SPONSORS = [1, 2, 3, 4, 5] as const;
/** The number of a sponsor tile. */
export type SponsorNumber = (typeof SPONSORS)[number];

/** The two sides of a sponsor tile. */
export const SPONSOR_SIDES = ['basic', 'advanced'] as const;
/** The side of a sponsor tile that is in play. */
export type SponsorSide = (typeof SPONSOR_SIDES)[number];

/** The two technicians that the Engineer improves. */
export const TECHNICIANS = ['mechanic', 'hacker'] as const;
/** A technician, whose level is the number of improvements so far, 0 to 3. */
export type Technician = (typeof TECHNICIANS)[number];

/** A key of one's own: a numbered one by its level, or the X key in one's colour. */
export type OwnKey = SeaLevel | 'x';
/** Anything that can lie on the Hacker track; `neutral` is a neutral X key. */
export type TrackToken = OwnKey | 'neutral';

/** Why something cannot be done now. */
export type Obstacle =
  | 'used'
  | 'had'
  | 'credits'
  | 'battery'
  | 'full'
  | 'store-full'
  | 'store-empty'
  | 'no-cube'
  | 'on-track'
  | 'at-hand'
  | 'in-play'
  | 'upgraded'
  | 'basic'
  | 'elsewhere'
  | 'bound'
  | 'too-far'
  | 'idle'
  | 'copied'
  | 'none-held'
  | 'no-neutral-x'
  | 'no-room'
  | 'no-contract'
  | 'no-reward'
  | 'no-key'
  | 'no-saving'
  | 'best'
  | 'no-prestige'
  | 'key-level';

/** What a completed contract can bring to an effect that lacks it: a space on a level, Credits, a Battery. */
export const LACKS = ['space', 'credits', 'batteries'] as const;
/** One of the things that an effect can lack until a contract brings it. */
export type Lack = (typeof LACKS)[number];
/** The obstacles that a contract can remove: rules name what no contract removes before these. */
export const LACK_OF: { readonly [O in Obstacle]?: Lack } = {
  full: 'space',
  'no-room': 'space',
  credits: 'credits',
  battery: 'batteries',
};

/** Spaces of a diver column: three at the surface, then one a level (design: 8 spaces). */
export const COLUMN_SPACES = 8;
/** Spaces at the surface, above level 1. */
export const SURFACE_SPACES = 3;
/** Where a level's diver stands in the column, 0 being the topmost space. */
export const spaceOfLevel = (level: SeaLevel): number => SURFACE_SPACES + level - 1;

/** The spaces of a column as one reads the board: the surface from the player who goes down next, then level 1 to 5. */
export const SPACES_AS_READ: readonly number[] = [
  ...Array.from({ length: SURFACE_SPACES }, (_, space) => SURFACE_SPACES - 1 - space),
  ...SEA_LEVELS.map(spaceOfLevel),
];
