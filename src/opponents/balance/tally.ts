import type { GameTypes } from '../../engine/game.ts';
import { type Played, type PlayedSeries, replayed } from '../played.ts';
import { rate } from '../statistics.ts';
import { matchTable, percent } from '../table.ts';

/** How often something was taken, and what became of those who took it. */
interface Count {
  readonly sort: string;
  readonly name: string;
  taken: number;
  /** Seats in games that took it at least once, and their part of the victories. */
  seats: number;
  won: number;
}

/** What was taken in a number of games, and what it did to winning. */
export class BalanceCounts {
  readonly #counts = new Map<string, Count>();
  #games = 0;
  #seats = 0;

  /** Adds a game. One without an end counts for nothing. */
  add<G extends GameTypes>(series: PlayedSeries<G>, played: Played): void {
    const { takes } = series.simulation;
    const taken = new Map<string, Map<number, number>>();
    const take = (sort: string, name: string, seat: number): void => {
      const key = JSON.stringify([sort, name]);
      const bySeat = taken.get(key) ?? new Map<number, number>();
      bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1);
      taken.set(key, bySeat);
    };
    let winners: readonly number[] | undefined;
    let seats = 0;
    for (const { match, entry } of replayed(series, played)) {
      winners = match.result?.winners;
      seats = match.seats;
      if (entry === undefined)
        for (let place = 0; place < seats; place += 1)
          take('place in the order', `${place + 1}`, (match.turn.seat + place) % seats);
      else
        for (const fact of entry.facts)
          for (const { sort, name, seat } of takes?.(fact) ?? []) take(sort, name, seat);
    }
    if (winners === undefined) return;
    this.#games += 1;
    this.#seats += seats;
    for (const [key, bySeat] of taken) {
      const [sort, name]: readonly string[] = JSON.parse(key);
      const count = this.#counts.get(key) ?? {
        sort: sort ?? '',
        name: name ?? '',
        taken: 0,
        seats: 0,
        won: 0,
      };
      for (const [seat, times] of bySeat) {
        count.taken += times;
        count.seats += 1;
        if (winners.includes(seat)) count.won += 1 / winners.length;
      }
      this.#counts.set(key, count);
    }
  }

  /** The counts as a Markdown table: by sort, best for winning first. Marks intervals that exclude the even share. */
  report(): string {
    const even = this.#games / Math.max(1, this.#seats);
    const rows = [...this.#counts.values()]
      .toSorted(
        (one, other) => one.sort.localeCompare(other.sort) || other.won / other.seats - one.won / one.seats,
      )
      .map(({ sort, name, taken, seats, won }) => {
        const share = rate(won, seats);
        return [
          sort,
          name,
          (taken / this.#games).toFixed(2),
          percent(rate(seats, this.#seats)),
          percent(share),
          share.low > even ? 'more' : share.high < even ? 'less' : '',
        ];
      });
    return [
      `${this.#games} games; an even share of victories is ${(even * 100).toFixed(0)}%.`,
      matchTable(
        ['what', 'which', 'times a game', 'seats that did (95%)', 'of them won (95%)', 'than even'],
        rows,
      ),
    ].join('\n\n');
  }
}
