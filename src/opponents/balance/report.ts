import type { GameTypes } from '../../engine/game.ts';
import { type Played, type PlayedSeries, replayed } from '../played.ts';
import { matchTable, percent, rate } from '../statistics.ts';

/** How often something was taken, and what became of those who took it. */
interface Count {
  readonly sort: string;
  readonly name: string;
  taken: number;
  /** Seats in games that took it at least once, and their part of the victories. */
  seats: number;
  won: number;
}

/**
 * What was taken in games, and what it did to winning, as a Markdown table: by sort, best for winning first. Marks
 * intervals that exclude the even share. A game without an end counts for nothing.
 */
export function balanceReport<G extends GameTypes>(
  series: PlayedSeries<G>,
  games: readonly Played[],
): string {
  const counts = new Map<string, Count>();
  let [ended, allSeats] = [0, 0];
  for (const played of games) {
    const { takes } = series.simulation;
    const taken: { readonly sort: string; readonly name: string; readonly seat: number }[] = [];
    let winners: readonly number[] | undefined;
    for (const { match, entry } of replayed(series, played)) {
      winners = match.result?.winners;
      if (entry === undefined)
        for (let place = 0; place < match.seats; place += 1)
          taken.push({
            ...{ sort: 'place in the order', name: `${place + 1}` },
            seat: (match.turn.seat + place) % match.seats,
          });
      else taken.push(...entry.facts.flatMap((fact) => takes?.(fact) ?? []));
    }
    if (winners === undefined) continue;
    ended += 1;
    allSeats += series.seats(played.number);
    const met = new Set<string>();
    for (const { sort, name, seat } of taken) {
      const key = JSON.stringify([sort, name]);
      const count = counts.get(key) ?? { sort, name, taken: 0, seats: 0, won: 0 };
      counts.set(key, count);
      count.taken += 1;
      if (met.has(`${seat} ${key}`)) continue;
      met.add(`${seat} ${key}`);
      count.seats += 1;
      if (winners.includes(seat)) count.won += 1 / winners.length;
    }
  }
  const even = ended / Math.max(1, allSeats);
  const rows = [...counts.values()]
    .toSorted(
      (one, other) => one.sort.localeCompare(other.sort) || other.won / other.seats - one.won / one.seats,
    )
    .map(({ sort, name, taken, seats, won }) => {
      const share = rate(won, seats);
      const differs = share.low > even ? 'more' : share.high < even ? 'less' : '';
      return [
        ...[sort, name, (taken / ended).toFixed(2)],
        ...[percent(rate(seats, allSeats)), percent(share), differs],
      ];
    });
  return [
    `${ended} games; an even share of victories is ${(even * 100).toFixed(0)}%.`,
    matchTable(
      ['what', 'which', 'times a game', 'seats that did (95%)', 'of them won (95%)', 'than even'],
      rows,
    ),
  ].join('\n\n');
}
