import type { Level } from '../games/level.ts';
import { ruledGames } from '../games/ruled-games.ts';
import { readSnapshot } from '../games/saved.ts';
import { matchFrom } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { knowledgeOf } from './knowledge.ts';
import { opponentsOf } from './opponents.ts';

/** What an opponent is to think about: plain data, as it goes to another thread. */
export interface Thought {
  readonly game: string;
  /** The match as text, see `PlayableMatch.snapshot`. */
  readonly snapshot: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

/**
 * The notation that an opponent answers: from what its seat knows of the match, and nothing else.
 *
 * @throws BrokenSave for a text that is no match of the game
 * @throws RangeError where the game is unknown, or the seat is not asked
 */
export function answerTo({ game: name, snapshot, seat, level, seed }: Thought): string {
  const game = ruledGames.find((each) => each.name === name);
  if (game === undefined) throw new RangeError(`nobody can play ${name}`);
  return game.ruled((rules, insight) => {
    const known = knowledgeOf(matchFrom(rules, readSnapshot(rules, snapshot)), seat);
    if (known === undefined) throw new RangeError('the seat is not asked');
    const { choose, budget } = opponentsOf(insight)[level];
    return choose(known, budget, seed);
  });
}
