import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const numbers = z.array(z.number());
const timesShape = z.strictObject({ answers: numbers, turns: numbers });

/** A game that was played: one player alone against others who are all another one. */
const recordShape = z.strictObject({
  one: z.string(),
  others: z.string(),
  /** Which game of this pairing it is, from 0. */
  number: z.int(),
  /** The part of the victory that was the one player's. */
  won: z.number(),
  /** The score of the one player, and the mean of the others'. */
  score: z.number(),
  otherScore: z.number(),
  rounds: z.int(),
  /** Milliseconds of a processor for each answer and for each turn. */
  times: timesShape,
  otherTimes: timesShape,
});

/** A game that was played. */
export type GameRecord = z.infer<typeof recordShape>;

/** What keeps the games of a series, so that it can be interrupted: a line for each in a file. */
export class Records {
  readonly path: string;
  readonly all: GameRecord[] = [];

  /** Reads what was played before; a line that was not written to its end is passed over. */
  constructor(directory: string, name: string) {
    mkdirSync(directory, { recursive: true });
    this.path = join(directory, `${name}.jsonl`);
    if (!existsSync(this.path)) return;
    for (const line of readFileSync(this.path, 'utf8').split('\n')) {
      const read = recordShape.safeParse(jsonOf(line));
      if (read.success) this.all.push(read.data);
    }
  }

  /** Whether this game was played before. */
  has({ one, others, number }: Pick<GameRecord, 'one' | 'others' | 'number'>): boolean {
    return this.all.some((each) => each.one === one && each.others === others && each.number === number);
  }

  add(record: GameRecord): void {
    this.all.push(record);
    appendFileSync(this.path, `\n${JSON.stringify(record)}`);
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
