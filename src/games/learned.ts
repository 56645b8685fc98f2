import { z } from 'zod';
import type { GameTypes } from '../engine/game.ts';
import { complainAbout, readList } from './component-list.ts';
import type { Insight, Learning, Trait } from './insight.ts';

const learnedShape = z.strictObject({
  about: z.string(),
  training: z.record(z.string(), z.union([z.string(), z.number()])),
  /** By number of seats, by how much one point more raises the logarithm of one's chance against another's. */
  sharpness: z.record(z.string(), z.number().positive()),
  weights: z.record(z.string(), z.tuple([z.number(), z.number()]).readonly()),
});

const UNBOUNDED = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as const;

/** Weights that were learned. */
export type Learned = z.infer<typeof learnedShape>;

/** Reads learned weights. Throws `BrokenComponents` if a number of seats or a trait is missing, or a weight too low. */
export function readLearned(
  text: string,
  fileName: string,
  traits: readonly Trait[],
  { min, max }: { readonly min: number; readonly max: number },
): Learned {
  const complain = complainAbout(fileName);
  const learned = readList(text, learnedShape, complain);
  for (let seats = min; seats <= max; seats += 1)
    if (learned.sharpness[seats] === undefined) complain('sharpness', `nothing for ${seats} seats`);
  for (const { name, least: [leastEarly, leastLate] = UNBOUNDED } of traits) {
    const [early, late] = learned.weights[name] ?? complain('weights', `nothing for "${name}"`);
    if (early < leastEarly || late < leastLate) complain('weights', `too little for "${name}"`);
  }
  return learned;
}

/** What is judged of a position: the part of the game to come, and by seat the numbers of its traits. */
export interface Judged {
  readonly left: number;
  readonly counted: readonly (readonly number[])[];
}

/** The chance of each seat by learned weights, in a game that is not over; together 1. */
export function chancesFrom(
  traits: readonly Trait[],
  { weights, sharpness }: Pick<Learned, 'weights' | 'sharpness'>,
): (judged: Judged) => readonly number[] {
  const early = traits.map(({ name }) => weights[name]?.[0] ?? 0);
  const late = traits.map(({ name }) => weights[name]?.[1] ?? 0);
  return ({ left, counted }) => {
    const sharp = sharpness[counted.length] ?? 1;
    const parts: number[] = [];
    let all = 0;
    for (const counts of counted) {
      let worth = 0;
      for (let at = 0; at < counts.length; at += 1) {
        const trait = counts[at] ?? 0;
        if (trait !== 0) worth += trait * (left * (early[at] ?? 0) + (1 - left) * (late[at] ?? 0));
      }
      const part = Math.exp(sharp * worth);
      parts.push(part);
      all += part;
    }
    return parts.map((part) => part / all);
  };
}

/** Judges positions by learned weights; `winners` are given if the game is over. */
export function chancesBy<G extends GameTypes>(
  { traits, count, left }: Learning<G>,
  learned: Learned,
  winners: (state: G['State']) => readonly number[] | undefined,
): Pick<Insight<G>, 'chances' | 'chancesWith'> {
  const chancesWith: Insight<G>['chancesWith'] = (factorOf) => {
    const weights = traits.map(({ name }) => {
      const [early, late] = learned.weights[name] ?? [0, 0];
      const factor = factorOf(name);
      return [name, [early * factor, late * factor]] as const;
    });
    const chances = chancesFrom(traits, { ...learned, weights: Object.fromEntries(weights) });
    return (state) => {
      const counted = count(state);
      const won = winners(state);
      if (won === undefined) return chances({ left: left(state), counted });
      return counted.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0));
    };
  };
  return { chances: chancesWith(() => 1), chancesWith };
}
