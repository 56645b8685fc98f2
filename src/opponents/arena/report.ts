import { type Estimate, matchTable, mean, percent, quantile, rate, ratings } from '../statistics.ts';
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

/** What the games of a contest say, as tables in Markdown: who beats whom, how fast each answers, and a ladder. */
export function arenaReport(contest: Contest, records: readonly ArenaRecord[]): string {
  const against = contest.seats - 1;
  const pairings = pairingsOf(contest.players).map(({ one, others }) => {
    const played = records.filter(
      (record) => record.one === one && record.others === others && record.number < gamesOf(contest),
    );
    const wins = played.reduce((all, { won }) => all + won, 0);
    return { one, others, against, played, wins, games: played.length };
  });
  const results = pairings.map(({ one, others, played, wins, games }) => [
    one,
    against === 1 ? others : `${against} × ${others}`,
    String(games),
    percent(rate(wins, games)),
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
  const ladder = [...ratings(pairings)].toSorted(([, one], [, other]) => other - one);
  return [
    matchTable(
      ['player', 'against', 'games', 'wins (95%)', 'ahead (95%)', 'points', 'their points', 'rounds'],
      results,
    ),
    matchTable(['player', 'turns', 'ms a turn: median / 95% / 99% / longest'], times),
    matchTable(
      ['player', 'rating'],
      ladder.map(([name, rating]) => [name, String(rating)]),
    ),
  ].join('\n\n');
}
