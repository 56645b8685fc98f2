import { z } from 'zod';
import { complainAbout, readList } from '../../component-list.ts';

const points = z.number();

/** The weights of what a position is worth, in points; what pearls are worth needs none. */
const weightsShape = z.strictObject({
  about: z.string(),
  /** For still being in the game: at all, and besides with all cards in the deck. */
  playing: z.strictObject({ atAll: points, deck: points }),
  urchins: z.strictObject({ first: points, fatal: points, hopeless: points }),
  relief: points,
  ward: points,
  won: points,
});

/** The weights by which positions are judged. */
export type Weights = z.infer<typeof weightsShape>;

/** Reads weights. Throws `BrokenComponents` if the text holds none. */
export const readWeights = (text: string, fileName: string): Weights =>
  readList(text, weightsShape, complainAbout(fileName));
