import { type Estimate, matchTable, mean, percent, quantile, rate } from '../statistics.ts';
import { type Contest, gamesOf, pairingsOf } from './contest.ts';
import type { ArenaRecord } from './series.ts';

const points = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} ±${((high - low) / 2).toFixed(1)}`;

const share = (parts: readonly number[]): Estimate => {
  const { value, low, high } = mean(parts);
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
};

/** What is told of how long turns take: the half, most, nearly all, and the longest. */
const TURNS = [0.5, 0.95, 0.99, 1];

/** What the games of a contest say, as tables in Markdown: who beats whom, and how fast each answers. */
export function arenaReport(contest: Contest, records: readonly ArenaRecord[]): string {
  const against = contest.seats - 1;
  const pairings = pairingsOf(contest.players).map(({ one, others }) => {
    const played = records.filter(
      (record) => record.one === one && record.others === others && record.number < gamesOf(contest),
    );
    const wins = played.reduce((all, { won }) => all + won, 0);
    return { one, others, played, wins };
  });
  const results = pairings.map(({ one, others, played, wins }) => [
    one,
    against === 1 ? others : `${against} × ${others}`,
    String(played.length),
    percent(rate(wins, played.length)),
    percent(share(played.map(({ ahead }) => ahead))),
    points(mean(played.map(({ score }) => score))),
    points(mean(played.map(({ otherScore }) => otherScore))),
    mean(played.map(({ rounds }) => rounds)).value.toFixed(1),
  ]);
  const times = contest.players.map((player) => {
    const turns = pairings.flatMap(({ one, others, played }) =>
      played.flatMap((record) => [
        ...(one === player ? record.times : []),
        ...(others === player ? record.otherTimes : []),
      ]),
    );
    const told = TURNS.map((part) => quantile(turns, part).toFixed(0));
    return [player, String(turns.length), told.join(' / ')];
  });
  return [
    matchTable(
      ['player', 'against', 'games', 'wins (95%)', 'ahead (95%)', 'points', 'their points', 'rounds'],
      results,
    ),
    matchTable(['player', 'turns', 'ms a turn: median / 95% / 99% / longest'], times),
  ].join('\n\n');
}
