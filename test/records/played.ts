import { randomNumbers } from '../../src/engine/quick-chance.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableGame, PlayableMatch, PlayedOn } from '../../src/games/playable.ts';

/** A table at which a game is played at random, with steps back now and then. */
export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Stops here, though the match goes on. */
  readonly longest?: number;
}

/** A match with the whole log that led to it. */
export interface Played {
  readonly match: PlayableMatch;
  readonly log: readonly string[];
}

/** The game of this name. */
export function gameNamed(name: string): PlayableGame {
  const game = games.find((each) => each.name === name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
}

/** Longer than any game that is played like this. */
const ENDLESS = 3_000;

const known = new Map<Table, Promise<Played>>();

/** The match at a table, which is played once. */
export function played(table: Table): Promise<Played> {
  const match = known.get(table) ?? play(table, gameNamed(table.game));
  known.set(table, match);
  return match;
}

/** Plays a game: answers at random, mostly what may be done besides; an undo in ten answers, and now and then back by agreement. */
export async function play(
  { seats, options, seed, longest = ENDLESS }: Table,
  game: PlayableGame,
): Promise<Played> {
  const below = randomNumbers(`players of ${seed}`);
  const log: string[] = [];
  let match = game.begin({ seats, options, seed: `secret of ${seed}` });
  const goOn = (next: PlayedOn | string): boolean => {
    if (typeof next === 'string') return false;
    log.push(next.entry);
    match = next.match;
    return true;
  };
  while (match.result === undefined && log.length < longest) {
    const { seat } = match.turn;
    if (below(10) === 0 && goOn(match.undo(seat))) continue;
    const way = below(60) === 0 ? (await match.logged(log).waysBack(seat)).at(-1) : undefined;
    if (way !== undefined && goOn(await match.logged(log).goBack(seat, way.to))) continue;
    const asked = match.decisions[below(match.decisions.length)];
    const extra = asked?.answers.filter(({ isExtra }) => isExtra) ?? [];
    const answers = extra.length > 0 && below(3) > 0 ? extra : (asked?.answers ?? []);
    const answer = answers[below(answers.length)];
    if (asked === undefined || answer === undefined) throw new Error('nobody has anything to answer');
    goOn(match.play(asked.seat, answer.notation));
  }
  return { match, log };
}
