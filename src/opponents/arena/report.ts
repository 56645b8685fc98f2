import { type Estimate, mean, quantile, rate, ratings } from '../statistics.ts';
import { matchTable, percent } from '../table.ts';
import type { Contest } from './arguments.ts';
import type { ArenaRecord } from './records.ts';
import { gamesOf, type Pairing, pairingsOf } from './series.ts';

/** The games of a pairing that belong to the contest. */
const playedIn = (
  contest: Contest,
  { one, others }: Pairing,
  records: readonly ArenaRecord[],
): readonly ArenaRecord[] =>
  records.filter(
    (record) => record.one === one && record.others === others && record.number < gamesOf(contest),
  );

const points = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} ±${((high - low) / 2).toFixed(1)}`;
/** The mean of parts of a whole. */
const share = (parts: readonly number[]): Estimate => {
  const { value, low, high } = mean(parts);
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
};
const milliseconds = (numbers: readonly number[], shares: readonly number[]): string =>
  shares.map((share) => quantile(numbers, share).toFixed(shares.length > 2 ? 0 : 1)).join(' / ');

/** What is told of how long turns take: the half, most, nearly all, and the longest. */
const TURNS = [0.5, 0.95, 0.99, 1];

/** What the games of a contest say, as tables in Markdown: who beats whom, how fast each answers, and a ladder. */
export function arenaReport(contest: Contest, records: readonly ArenaRecord[]): string {
  const pairings = pairingsOf(contest.players).map((pairing) => ({
    pairing,
    played: playedIn(contest, pairing, records),
  }));
  const sum = (played: readonly ArenaRecord[]): number => played.reduce((all, { won }) => all + won, 0);
  const against = contest.seats - 1;
  const wins = pairings.map(({ pairing: { one, others }, played }) => [
    one,
    against === 1 ? others : `${against} × ${others}`,
    String(played.length),
    percent(rate(sum(played), played.length)),
    percent(share(played.map(({ ahead }) => ahead))),
    points(mean(played.map(({ score }) => score))),
    points(mean(played.map(({ otherScore }) => otherScore))),
    mean(played.map(({ rounds }) => rounds)).value.toFixed(1),
  ]);
  const times = contest.players.map((player) => {
    const kept = pairings.flatMap(({ pairing, played }) =>
      pairing.one === player
        ? played.map((record) => record.times)
        : pairing.others === player
          ? played.map((record) => record.otherTimes)
          : [],
    );
    return [
      player,
      milliseconds(
        kept.flatMap(({ answers }) => answers),
        [0.5, 0.95],
      ),
      String(kept.flatMap(({ turns }) => turns).length),
      milliseconds(
        kept.flatMap(({ turns }) => turns),
        TURNS,
      ),
      milliseconds(
        kept.flatMap(({ waits }) => waits),
        TURNS,
      ),
    ];
  });
  const ladder = [
    ...ratings(
      pairings.map(({ pairing, played }) => ({
        ...pairing,
        against,
        wins: sum(played),
        games: played.length,
      })),
    ),
  ].toSorted(([, one], [, other]) => other - one);
  return [
    matchTable(
      [
        'player',
        'against',
        'games',
        'wins (95%)',
        'ahead of others (95%)',
        'points',
        'their points',
        'rounds',
      ],
      wins,
    ),
    matchTable(
      [
        'player',
        'ms an answer: median / 95%',
        'turns',
        'ms a turn: median / 95% / 99% / longest',
        'the same by the clock on the wall',
      ],
      times,
    ),
    matchTable(
      ['player', 'rating'],
      ladder.map(([name, rating]) => [name, String(rating)]),
    ),
  ].join('\n\n');
}
