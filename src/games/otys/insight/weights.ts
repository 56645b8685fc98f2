import { z } from 'zod';
import { complainAbout, readList } from '../../component-list.ts';

const share = z.number().min(0).max(1);
const prestige = z.number();

/** The weights of what a position is worth; what is not a share is in Prestige. */
const weightsShape = z.strictObject({
  about: z.string(),
  contracts: z.strictObject({
    /** The share of a contract's worth by how many cubes it lacks on its best level. */
    lacking: z.array(share).min(1),
    /** The share that counts of the best contract, the second best and so on, as they want the same cubes. */
    ranked: z.array(share).min(1),
    public: share,
  }),
  keys: z.strictObject({
    atHand: prestige,
    /** For each that is still to be played until all come home. */
    untilHome: prestige,
  }),
  /** For each of the first `few` of a kind; half of it for each further one. */
  purse: z.strictObject({
    credits: prestige,
    batteries: prestige,
    neutralX: prestige,
    few: z.int().min(1),
  }),
  /** For each upgraded diver, at the beginning of the game. */
  upgrades: z.strictObject({ expert: prestige, other: prestige }),
  /** For each permanent reward by its back and each improvement of a technician, at the beginning of the game. */
  rewards: z.strictObject({
    credits: prestige,
    prestige: prestige,
    mechanic: prestige,
    hacker: prestige,
  }),
  race: z.strictObject({
    lead: prestige,
    won: prestige,
  }),
});

/** The weights by which positions are judged. */
export type Weights = z.infer<typeof weightsShape>;

/** Reads weights. Throws `BrokenComponents` if the text holds none. */
export const readWeights = (text: string, fileName: string): Weights =>
  readList(text, weightsShape, complainAbout(fileName));
