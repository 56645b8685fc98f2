import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** Keeps the records of a long run in a file, one JSON line each, so that an interrupted run can continue. */
export class RecordFile<T> {
  readonly path: string;
  readonly all: T[] = [];

  /** Reads the earlier records. A line that was not written to its end is passed over. */
  constructor(directory: string, name: string, shape: z.ZodType<T>) {
    mkdirSync(directory, { recursive: true });
    this.path = join(directory, `${name}.jsonl`);
    if (!existsSync(this.path)) return;
    for (const line of readFileSync(this.path, 'utf8').split('\n')) {
      const read = shape.safeParse(jsonOf(line));
      if (read.success) this.all.push(read.data);
    }
  }

  add(record: T): void {
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
