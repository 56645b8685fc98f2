import { z } from 'zod';
import { LEVELS } from '../../games/level.ts';
import type { ResultDraft, ResultRow } from '../../store/store.ts';
import { answerCountsShape, NO_ANSWERS } from '../model/answering.ts';
import type { MatchResult } from '../model/match-result.ts';
import { jsonOf } from '../model/row-json.ts';
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
      answers: answerCountsShape.default(NO_ANSWERS),
    }),
  ),
});

/** Writes how a match ended for the store: who sat where stands beside the rest, so that somebody can be taken out of it. */
export function savedResult({ at, ending, rounds, seats }: MatchResult): ResultDraft {
  const nameless = seats.map(({ person: _person, ...seat }) => seat);
  return {
    at,
    people: seats.map(({ person }) => person),
    body: JSON.stringify({ ending, rounds, seats: nameless }),
  };
}

/** Reads results. One that only a later version can read is left out. */
export function readResults(rows: readonly ResultRow[]): readonly MatchResult[] {
  return rows.flatMap(({ body, people, ...row }) => {
    const read = bodyShape.safeParse(jsonOf(body));
    if (!read.success) return [];
    const seats = read.data.seats.map((seat, at) => ({ ...seat, person: people[at] }));
    return [{ ...row, ...read.data, seats }];
  });
}
