import { type SeriesScore, seriesScore, type Wins } from '../../tables/model/series-score.ts';
import { guestOf, type Table, type TableNow } from '../../tables/model/table.ts';
import { plainName } from '../../texts/shown-text.ts';
import { type MessageContext, mention, seatName, shownPerson } from './message-context.ts';

/** Who has won how many games. */
export const seriesWords = (
  { table }: Pick<TableNow, 'table'>,
  { wins }: SeriesScore,
  context: MessageContext,
): string =>
  wins
    .map((each) => context.say('series-wins', { name: playerName(each, table, context), wins: each.wins }))
    .join(', ');

/** How a series stands after the match that is over at this table; nothing after its first one. */
export function seriesResult(now: TableNow, context: MessageContext): readonly string[] {
  const known = seriesScore(now);
  if (known === undefined) return [];
  const { say } = context;
  const score = seriesWords(now, known, context);
  const [winner, other] = known.winners ?? [];
  if (winner === undefined)
    return [say(known.isBrokenOff ? 'result-series-broken-off' : 'result-series-open', { score })];
  if (other !== undefined) return [say('result-series-even', { score })];
  return [say('result-series-won', { score, name: playerName(winner, now.table, context) })];
}

/** What a player of a series is called: by whose place a computer keeps warm, as the victories are theirs. */
function playerName({ player, seat }: Wins, table: Table, { say }: MessageContext): string {
  const seated =
    seat === undefined
      ? table.handovers.find(({ holder }) => guestOf(holder) === player)?.holder
      : table.seats[seat];
  if (seated !== undefined)
    return plainName(
      seated.kind === 'computer' && seated.standIn !== undefined
        ? shownPerson(seated.standIn.person.name, say)
        : seatName(seated, table, say),
    );
  const computer = /^computer-(\d+)$/u.exec(player)?.[1];
  return computer === undefined
    ? mention(player, say)
    : plainName(seatName({ kind: 'computer', number: Number(computer) }, table, say));
}
