import { z } from 'zod';
import { complainAbout, readList } from '../../component-list.ts';

const points = z.number();

/** The weights of what a position is worth, in points; what pearls are worth needs none. */
const weightsShape = z.strictObject({
  about: z.string(),
  /** For still being in the game: at all, and besides with all cards in the deck. */
  playing: z.strictObject({ atAll: points, deck: points }),
  /** What sea urchins in hand cost: one; enough to put out; and that without anything that helps. */
  urchins: z.strictObject({ first: points, fatal: points, hopeless: points }),
  /** For a card in hand that lets an urchin go. */
  relief: points,
  /** For a card in front that keeps cards off. */
  ward: points,
  /** For the victory. */
  won: points,
});

/** The weights by which positions are judged. */
export type Weights = z.infer<typeof weightsShape>;

/** Reads weights. Throws `BrokenComponents` where the text holds none; `fileName` is for its message alone. */
export const readWeights = (text: string, fileName: string): Weights =>
  readList(text, weightsShape, complainAbout(fileName));
