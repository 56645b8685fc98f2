import type { Game, GameTypes, OptionValues } from '../../src/engine/game.ts';
import type { MoveEntry } from '../../src/engine/log.ts';
import { type Match, matchFrom } from '../../src/engine/match.ts';
import type { Seat, Viewer } from '../../src/engine/seat.ts';

/** The words of a line; none of nothing. */
export const words = (text: string | undefined): readonly string[] =>
  (text ?? '').split(' ').filter((word) => word !== '');

/** The items of a list in words, and the name that each begins with: `credits 2, track 1 x`. */
export const itemsOf = (list: string): readonly (readonly [name: string, value: string])[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [name = '', ...value] = item.split(/\s+/);
      return [name, value.join(' ')];
    });

/** What is said of one side by its name, and of the table with the first side. */
export type Said = Readonly<Record<string, string>>;

/** The sides of `credits 2, cubes 3:mpf; track 1 x` in playing order; one alone has others beside it of whom nothing is said. */
export function sidesSaid(text: string, names: RegExp, others: number): readonly Said[] {
  const sides = text.split(';').map((side) => {
    const said: Record<string, string> = {};
    for (const [name, value] of itemsOf(side)) {
      if (!names.test(name)) throw new Error(`"${name}" says nothing of a table`);
      said[name] = `${said[name] ?? ''} ${value}`.trim();
    }
    return said;
  });
  return sides.length > 1 ? sides : [...sides, ...Array.from({ length: others }, () => ({}))];
}

/** A match in the middle of things. */
export class Played<G extends GameTypes> {
  readonly match: Match<G>;
  /** The moves of the last line. */
  readonly moves: readonly MoveEntry<G['Fact']>[];

  constructor(match: Match<G>, moves: readonly MoveEntry<G['Fact']>[] = []) {
    this.match = match;
    this.moves = moves;
  }

  /** What the last line brought about. */
  get facts(): readonly G['Fact'][] {
    return this.moves.flatMap(({ facts }) => facts);
  }

  /** Everything, hidden things included. */
  get state(): G['State'] {
    return this.match.snapshot.position.state;
  }

  view(viewer: Viewer = 'spectator'): G['View'] {
    return this.match.view(viewer);
  }
}

/** The same match in another state. */
export const inState = <G extends GameTypes>(match: Match<G>, state: G['State']): Match<G> =>
  matchFrom(match.game, { ...match.snapshot, position: { ...match.snapshot.position, state } });

/** Answers that a seat can give now. */
export const answersOf = <G extends GameTypes>(
  { decisions }: Match<G>,
  seat: Seat | undefined,
  wanted: (aside: boolean) => boolean = () => true,
): string =>
  (decisions.find((decision) => decision.seat === seat)?.answers ?? [])
    .filter(({ isExtra }) => wanted(isExtra))
    .map(({ notation }) => notation)
    .join(' ');

/**
 * Plays answers in a row, each by whoever is asked first, or by a seat: `'play.dive end 2:pearl.3'`. `broken` is what is wrong with a
 * position, if anything. Throws with what would have been legal.
 */
export function playLine<G extends GameTypes>(
  from: Match<G>,
  line: string,
  broken: (state: G['State']) => string | undefined,
): Played<G> {
  let match = from;
  const moves: MoveEntry<G['Fact']>[] = [];
  for (const word of words(line)) {
    const [, by, notation = ''] = /^(?:(\d):)?(.+)$/.exec(word) ?? [];
    const seat = by === undefined ? match.decisions[0]?.seat : Number(by);
    if (seat === undefined) throw new Error(`${notation}: the match is over`);
    const next = match.play(seat, notation);
    if (typeof next === 'string') throw new Error(`${word} is ${next}; legal: ${answersOf(match, seat)}`);
    match = next.match;
    if (next.entry.kind === 'move') moves.push(next.entry);
    const wrong = broken(match.snapshot.position.state);
    if (wrong !== undefined) throw new Error(`after ${notation}: ${wrong}`);
  }
  return new Played(match, moves);
}

/** What a story begins with: a state and its agenda, and the seats that are asked at once. */
export interface Beginning<G extends GameTypes> {
  readonly state: G['State'];
  readonly agenda: readonly G['Step'][];
  readonly seats: number;
  readonly asked: readonly Seat[];
  readonly options: OptionValues;
  readonly seed: string | undefined;
}

/** The match in which a story begins, at the start of a turn. Throws where the state cannot be, by `broken`. */
export function beginStory<G extends GameTypes>(
  game: Game<G>,
  { state, agenda, seats, asked, options, seed = 'story' }: Beginning<G>,
  broken: (state: G['State']) => string | undefined,
): Match<G> {
  const wrong = broken(state);
  if (wrong !== undefined) throw new Error(`the story does not hold: ${wrong}`);
  return matchFrom(game, {
    game: game.name,
    rulesVersion: game.rulesVersion,
    seats,
    options,
    seed,
    ply: 0,
    rngCount: 0,
    position: { state, agenda },
    opened: asked.map((seat) => [seat, 0]),
    undone: false,
    earlier: [],
    turns: [state],
    floor: 'turn began',
  });
}
