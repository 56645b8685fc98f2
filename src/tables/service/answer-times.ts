import { ANSWER_TIMES, type Answering, NO_ANSWERS } from '../model/answering.ts';
import type { Change } from '../model/change.ts';
import type { Table } from '../model/table.ts';
import type { TurnClock } from '../model/turn-clock.ts';

/**
 * How long everybody took so far, where a change is the last answer of somebody to a turn: from when they came to be asked until then. Not counted is
 * what was planned, what somebody answered who was away meanwhile, and what was played live, where all sit there and wait.
 */
export function answeringAfter(
  change: Change,
  {
    before,
    after,
    now,
  }: { readonly before: readonly TurnClock[]; readonly after: readonly TurnClock[]; readonly now: number },
): readonly Answering[] {
  const { table, isPlanned, entries } = change;
  const mover = entries?.at(-1)?.person;
  if (mover === undefined || isPlanned === true || table.pace === 'live') return table.answering;
  const over = before.find(
    ({ person, seat, turn }) =>
      person === mover && !after.some((clock) => clock.seat === seat && clock.turn === turn),
  );
  if (over === undefined || wasAway(table, mover, over.since, now)) return table.answering;
  const took = now - over.since;
  const found = ANSWER_TIMES.findIndex((time) => took < time);
  const bucket = found === -1 ? ANSWER_TIMES.length : found;
  const known = table.answering.find(({ person }) => person === mover)?.counts ?? NO_ANSWERS;
  return [
    ...table.answering.filter(({ person }) => person !== mover),
    { person: mover, counts: known.with(bucket, (known[bucket] ?? 0) + 1) },
  ];
}

const wasAway = ({ away }: Pick<Table, 'away'>, person: string, from: number, now: number): boolean =>
  away.some((absence) => absence.person === person && absence.from < now && absence.until > from);
