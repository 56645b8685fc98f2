import { z } from 'zod';
import type { GameTypes } from '../engine/game.ts';
import { complainAbout, readList } from './component-list.ts';
import type { Learning } from './insight.ts';

const learnedShape = z.strictObject({
  about: z.string(),
  /** What the weights were learned from, and how well they foretell. */
  training: z.record(z.string(), z.union([z.string(), z.number()])),
  /** By how much one point more raises the logarithm of one's chance against another's. */
  sharpness: z.number().positive(),
  /** For each trait what it is worth at the beginning of a game and at its end, in points. */
  weights: z.record(z.string(), z.tuple([z.number(), z.number()])),
});

/** Weights that were learned. */
export type Learned = z.infer<typeof learnedShape>;

/** Reads learned weights. Throws `BrokenComponents` where the text holds none, or lacks a trait; `fileName` is for its message alone. */
export function readLearned(text: string, fileName: string, traits: readonly string[]): Learned {
  const complain = complainAbout(fileName);
  const learned = readList(text, learnedShape, complain);
  const missing = traits.find((trait) => learned.weights[trait] === undefined);
  if (missing !== undefined) complain('weights', `nothing for "${missing}"`);
  return learned;
}

/**
 * The chance of each seat to win, by learned weights; together 1.
 *
 * @param winners who has won, where the game is over
 */
export function chancesBy<G extends GameTypes>(
  { traits, count, left }: Learning<G>,
  { weights, sharpness }: Learned,
  winners: (state: G['State']) => readonly number[] | undefined,
): (state: G['State']) => readonly number[] {
  const early = traits.map((trait) => sharpness * (weights[trait]?.[0] ?? 0));
  const late = traits.map((trait) => sharpness * (weights[trait]?.[1] ?? 0));
  return (state) => {
    const counted = count(state);
    const won = winners(state);
    const share = left(state);
    const parts: number[] = [];
    let all = 0;
    for (const [seat, counts] of counted.entries()) {
      if (won !== undefined) {
        parts.push(won.includes(seat) ? 1 / won.length : 0);
        continue;
      }
      let worth = 0;
      for (let at = 0; at < counts.length; at += 1) {
        const trait = counts[at] ?? 0;
        if (trait !== 0) worth += trait * (share * (early[at] ?? 0) + (1 - share) * (late[at] ?? 0));
      }
      const part = Math.exp(worth);
      parts.push(part);
      all += part;
    }
    return won === undefined ? parts.map((part) => part / all) : parts;
  };
}
