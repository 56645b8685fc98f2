import { ANSWER_TIMES, type Answering, NO_ANSWERS } from '../model/answering.ts';
import type { Table } from '../model/table.ts';
import type { TurnClock } from '../model/turn-clock.ts';

/**
 * Everybody's answer times after somebody gave the last answer to a turn, whose clock is `over`: the time since they
 * came to be asked. Not counted if they were away meanwhile, or in a live match, where all sit there and wait.
 */
export function answeringAfter(table: Table, over: TurnClock, now: number): readonly Answering[] {
  const { person, since } = over;
  if (table.pace === 'live' || wasAway(table, person, since, now)) return table.answering;
  const took = now - since;
  const found = ANSWER_TIMES.findIndex((time) => took < time);
  const bucket = found === -1 ? ANSWER_TIMES.length : found;
  const known = table.answering.find((each) => each.person === person)?.counts ?? NO_ANSWERS;
  return [
    ...table.answering.filter((each) => each.person !== person),
    { person, counts: known.with(bucket, (known[bucket] ?? 0) + 1) },
  ];
}

const wasAway = ({ away }: Pick<Table, 'away'>, person: string, from: number, now: number): boolean =>
  away.some((absence) => absence.person === person && absence.from < now && absence.until > from);
