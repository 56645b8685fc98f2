import { z } from 'zod';
import { RecordFile } from '../record-file.ts';

const numbers = z.array(z.number());
const timesShape = z.strictObject({ answers: numbers, turns: numbers, waits: numbers });

/** A game that was played: one player alone against others who are all another one. */
const recordShape = z.strictObject({
  one: z.string(),
  others: z.string(),
  /** Which game of this pairing it is, from 0. */
  number: z.int(),
  /** The part of the victory that was the one player's. */
  won: z.number(),
  /** The share of others that ended behind the one player: winners first, then points, and a tie is a half. */
  ahead: z.number(),
  /** The score of the one player, and the mean of the others'. */
  score: z.number(),
  otherScore: z.number(),
  rounds: z.int(),
  /** Milliseconds of a processor for each answer and for each turn, and of the clock on the wall for each turn. */
  times: timesShape,
  otherTimes: timesShape,
});

/** A game that was played. */
export type ArenaRecord = z.infer<typeof recordShape>;

/** The games of a series that were played. */
export class Records extends RecordFile<ArenaRecord> {
  constructor(directory: string, name: string) {
    super(directory, name, recordShape);
  }

  /** Whether this game was played before. */
  has({ one, others, number }: Pick<ArenaRecord, 'one' | 'others' | 'number'>): boolean {
    return this.all.some((each) => each.one === one && each.others === others && each.number === number);
  }
}
