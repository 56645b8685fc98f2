import { z } from 'zod';
import { pauses } from '../../engine/steps.ts';
import { LEVELS } from '../../games/level.ts';
import type { ResultDraft, ResultRow } from '../../store/store.ts';
import { answerCountsShape } from '../model/answering.ts';
import type { MatchResult } from '../model/match-result.ts';
import { readBy } from '../model/row-json.ts';
import { ENDINGS } from '../model/table.ts';

const bodyShape = z.object({
  ending: z.enum(ENDINGS),
  rounds: z.int().min(0),
  seats: z.array(
    z.object({
      level: z.enum(LEVELS).optional(),
      points: z.number().optional(),
      place: z.int().min(1).optional(),
      left: z.literal(true).optional(),
      shared: z.literal(true).optional(),
      answers: answerCountsShape,
    }),
  ),
  /** The seats that others held before, in the order in which these people stand behind those of the seats. */
  given: z.array(z.int().min(0)),
});

/** Writes a match's result for the store, with its people apart from the rest, so that a person can be removed. */
export function savedResult({ at, ending, rounds, seats, givers }: MatchResult): ResultDraft {
  const nameless = seats.map(({ person: _person, ...seat }) => seat);
  return {
    at,
    people: [...seats, ...givers].map(({ person }) => person),
    body: JSON.stringify({ ending, rounds, seats: nameless, given: givers.map(({ seat }) => seat) }),
  };
}

/** Reads results. One that only a later version can read is left out. */
export async function readResults(rows: readonly ResultRow[]): Promise<readonly MatchResult[]> {
  const pause = pauses();
  const results: MatchResult[] = [];
  for (const { body, people, ...row } of rows) {
    await pause();
    const read = readBy(bodyShape, body);
    if (read === undefined) continue;
    const { given, ...rest } = read;
    const seats = rest.seats.map((seat, at) => ({ ...seat, person: people[at] }));
    const givers = given.map((seat, at) => ({ seat, person: people[seats.length + at] }));
    results.push({ ...row, ...rest, seats, givers });
  }
  return results;
}
