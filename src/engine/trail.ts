import type { Game, GameTypes } from './game.ts';
import type { LogEntry } from './log.ts';
import { type Advanced, type Match, openMatch, type Setup } from './match.ts';

/** A log that does not follow from its set-up: which ply, and what stood there. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

/** As much of a log as it takes to follow it: entries are only asked for where they are needed. */
export type LogReader<Fact> = Pick<readonly LogEntry<Fact>[], 'length' | 'at'>;

/** After so many plies a stop is kept. */
const SPACING = 32;

/**
 * The way of a match along its log. A few stops on it are kept, so that going back, or on from where it was followed to before, takes no
 * more than the plies from the nearest stop.
 */
export class Trail<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #setup: Setup;
  /** Every so many plies the match as it was, 0 first. */
  readonly #stops: Match<G>[] = [];
  /** Where it was followed to last. */
  #latest: Match<G> | undefined;
  /** The furthest that it was followed to. */
  #furthest: Match<G> | undefined;

  constructor(game: Game<G>, setup: Setup) {
    this.#game = game;
    this.#setup = setup;
  }

  /**
   * The match before the entry `ply` of its log, which must be the log that was followed before, or one that goes on from it.
   *
   * Throws {@link BrokenLog} at the first entry that the rules refuse or that stands in the wrong place.
   */
  at(ply: number, log: LogReader<G['Fact']>): Match<G> {
    let match = this.#nearest(ply);
    while (match.ply < ply) {
      const entry = log.at(match.ply);
      if (entry?.ply !== match.ply)
        throw new BrokenLog(`ply ${match.ply} is missing: the log goes on with ${entry?.ply ?? 'nothing'}`);
      const next: Advanced<G> | string = this.#follow(match, entry, log);
      if (typeof next === 'string') throw new BrokenLog(`ply ${entry.ply} does not follow: ${next}`);
      match = next.match;
      if (match.ply === this.#stops.length * SPACING) this.#stops.push(match);
    }
    this.#latest = match;
    if (match.ply > (this.#furthest?.ply ?? -1)) this.#furthest = match;
    return match;
  }

  /** Forgets the way from a ply on: the log goes on otherwise. */
  cut(ply: number): void {
    this.#stops.splice(Math.floor(ply / SPACING) + 1);
    this.#latest = undefined;
    this.#furthest = undefined;
  }

  #nearest(ply: number): Match<G> {
    this.#stops[0] ??= openMatch(this.#game, this.#setup).match;
    const stop = this.#stops[Math.min(Math.floor(ply / SPACING), this.#stops.length - 1)] ?? this.#stops[0];
    return [this.#latest, this.#furthest].reduce<Match<G>>(
      (best, known) => (known !== undefined && known.ply <= ply && known.ply > best.ply ? known : best),
      stop,
    );
  }

  #follow(match: Match<G>, entry: LogEntry<G['Fact']>, log: LogReader<G['Fact']>): Advanced<G> | string {
    switch (entry.kind) {
      case 'move':
        return match.play(entry.seat, entry.notation);
      case 'undo':
        return match.undo(entry.seat);
      case 'back':
        return entry.to < match.ply ? match.back(entry.seat, this.at(entry.to, log)) : 'too-long-ago';
    }
  }
}
