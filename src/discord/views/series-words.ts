import { type SeriesScore, seriesScore } from '../../tables/model/series-score.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';

/** Who has won how many games, by seat. */
export function seriesWords({ table }: TableNow, { wins }: SeriesScore, context: MessageContext): string {
  const { people } = textContextsOf(table, context).text;
  return wins
    .map((count, seat) => context.say('series-wins', { name: people[seat]?.name ?? '', wins: count }))
    .join(', ');
}

/** How a series stands after the match that is over at this table; nothing after its first one. */
export function seriesResult(now: TableNow, context: MessageContext): readonly string[] {
  const known = seriesScore(now);
  if (known === undefined) return [];
  const { say } = context;
  const { people } = textContextsOf(now.table, context).text;
  const score = seriesWords(now, known, context);
  const [winner, other] = known.winners ?? [];
  if (winner === undefined) return [say('result-series-open', { score })];
  if (other !== undefined) return [say('result-series-even', { score })];
  return [say('result-series-won', { score, name: people[winner]?.name ?? '' })];
}
