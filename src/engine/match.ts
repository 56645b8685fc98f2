import {
  type AskedNow,
  answersOf,
  BrokenRule,
  isAsking,
  legalAnswers,
  type Position,
  questions,
  settle,
} from './agenda.ts';
import { type Chance, keyedChance } from './chance.ts';
import type {
  Ask,
  AskingStep,
  Choice,
  Game,
  GameTypes,
  ObstacleOf,
  OptionValues,
  Result,
  Turn,
} from './game.ts';
import type { LogEntry } from './log.ts';
import type { Seat, Viewer } from './seat.ts';

/** What a match starts from. The seed is the match's secret: 32 random bytes as text in play, anything in tests. */
export interface Setup {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
}

/** Where a match has its chance from, as it goes on from a snapshot. */
export type ChanceSource = (from: { readonly seed: string; readonly rngCount: number }) => Chance;

const bySeed: ChanceSource = ({ seed, rngCount }) => keyedChance(seed, rngCount);

/** One legal answer. `isExtra` marks what may be done besides the question, see `Ask`. */
export interface Answer<Move> {
  readonly notation: string;
  readonly move: Move;
  readonly isExtra: boolean;
  /** It commits its seat to least, see `Choice`. */
  readonly safest: boolean;
}

/** An answer that a question does not offer now though it might on another occasion, and what stands against it. */
export interface Obstructed<Move, Obstacle> {
  readonly move: Move;
  readonly unless: Obstacle;
}

/** A question that the match waits on, with every legal answer. */
export interface Decision<Move, Step = unknown, Obstacle = unknown> {
  readonly seat: Seat;
  /** The step that asks. As secret as the question. */
  readonly about: Step;
  /** The ply at which this question was put; it stays while the question does. */
  readonly opened: number;
  readonly secret: boolean;
  readonly answers: readonly Answer<Move>[];
  /** What cannot be answered now. As secret as the question. */
  readonly obstructed: readonly Obstructed<Move, Obstacle>[];
}

/** A question of one game that the match waits on. */
export type DecisionOf<G extends GameTypes> = Decision<G['Move'], AskingStep<G>, ObstacleOf<G>>;

/** Why a move was refused: the match is over or broken, this seat is not asked, or its answer is not listed. */
export type Refusal = 'over' | 'broken' | 'not-asked' | 'not-legal';

/** Why nothing can be undone: another's turn, a turn just begun, or something drawn, revealed or answered since. */
export type UndoRefusal = 'over' | 'not-your-turn' | (typeof FLOORS)[Floor];

/** Why undo goes no further, by what snapshots say for it. */
const FLOORS = {
  'turn began': 'turn-began',
  'something was revealed': 'something-was-revealed',
  'another answered': 'another-answered',
} as const;
type Floor = keyof typeof FLOORS;

/** Why the match cannot go back to a ply, though all agree: it is over, or its state at that ply is lost. */
export type BackRefusal = 'over' | 'too-long-ago';

/** A match after an entry was added to its log. */
export interface Advanced<G extends GameTypes> {
  readonly match: Match<G>;
  readonly entry: LogEntry<G['Fact']>;
}

/** What the set-up of a match brought about, up to its first question. */
export interface OpenedMatch<Fact> {
  readonly seat: Seat;
  readonly turn: number;
  /** With nothing hidden: never to be shown but through the game's `redact`. */
  readonly facts: readonly Fact[];
}

/** What it takes to go on with a match: plain JSON, secret as a whole. */
export interface Snapshot<G extends GameTypes> extends Setup {
  readonly game: string;
  readonly rulesVersion: number;
  /** The components it is played with to its end, see `Game`; absent if none, or if the match is older than this. */
  readonly components?: string;
  readonly ply: number;
  readonly rngCount: number;
  readonly position: Position<G>;
  /** By asked seat, the ply at which its question was put. */
  readonly opened: readonly (readonly [Seat, number])[];
  /** Whether the latest entry is a step back. */
  readonly undone: boolean;
  /** Where undo can go, oldest first: the position before the entry `ply`. */
  readonly earlier: readonly { readonly ply: number; readonly position: Position<G> }[];
  /** The states in which the latest turns began, as many as there are seats, the oldest first. */
  readonly turns: readonly G['State'][];
  /** By turn of `turns`, the ply of its first entry; absent in a match older than this until all are known. */
  readonly begun?: readonly number[];
  /** What the set-up brought about; absent if nothing, or in a match that began before this was kept. */
  readonly opening?: OpenedMatch<G['Fact']>;
  /** Why undo goes no further than the oldest of `earlier`. */
  readonly floor: Floor;
}

/** A match in play: a value that never changes; playing gives the next one. */
export interface Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly snapshot: Snapshot<G>;
  readonly seats: number;
  readonly ply: number;
  readonly turn: Turn;
  readonly result: Result | undefined;
  /** The rules ask nobody anything though the match is not over: it stays as it is, unless something is taken back. */
  readonly broken: boolean;
  /** Every open question. The order of its answers is the same each time. */
  readonly decisions: readonly DecisionOf<G>[];
  /** The questions already answered that may be answered anew while others are open: the match does not wait. */
  readonly changeable: readonly DecisionOf<G>[];
  /**
   * `joined`: it is given with the move before by one press, so one undo takes back both.
   *
   * @throws {BrokenRule} if the rules lead nowhere from this answer; the match stays as it was
   */
  readonly play: (seat: Seat, notation: string, joined?: boolean) => Advanced<G> | Refusal;
  readonly undo: (seat: Seat) => Advanced<G> | UndoRefusal;
  /** Why this seat cannot take back what it did last; undefined if it can. */
  readonly cannotUndo: (seat: Seat) => UndoRefusal | undefined;
  /** Goes back to `then`, an earlier stop of this match, as all have agreed. Chance goes on: draws are dealt anew. */
  readonly back: (seat: Seat, then: Match<G>) => Advanced<G> | BackRefusal;
  readonly view: (viewer: Viewer) => G['View'];
  /** How it looked when the latest turns began, as many as there are seats, the latest first. */
  readonly earlier: (viewer: Viewer) => readonly G['View'][];
  /** Earlier turns that are kept: the first one's number and the ply of its first entry. Undefined if unknown. */
  readonly before: { readonly turn: number; readonly from: number } | undefined;
}

/** What the set-up brought about, beside the match at its first question. */
export interface Opened<G extends GameTypes> {
  readonly match: Match<G>;
  readonly facts: readonly G['Fact'][];
}

/** A match up to its first question. Throws a `RangeError` for impossible seats or options, or {@link BrokenRule}. */
export function openMatch<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  source: ChanceSource = bySeed,
): Opened<G> {
  const { seats, options, seed } = setup;
  if (seats < game.seats.min || seats > game.seats.max)
    throw new RangeError(`${game.name} is not for ${seats}`);
  for (const option of game.options) {
    const value = options[option.name];
    if (value === undefined || !option.values.includes(value))
      throw new RangeError(`${game.name} has no ${option.name} "${value}"`);
  }
  const chance = source({ seed, rngCount: 0 });
  const settled = settle(game, game.setUp(seats, options, chance), chance);
  const { seat, number } = game.turn(settled.position.state);
  const snapshot: Snapshot<G> = {
    game: game.name,
    rulesVersion: game.rulesVersion,
    ...(game.components !== undefined && { components: game.components }),
    seats,
    options,
    seed,
    ply: 0,
    rngCount: chance.rngCount,
    position: settled.position,
    opened: settled.asks.map((ask) => [ask.seat, 0] as const),
    undone: false,
    earlier: [],
    turns: [settled.position.state],
    begun: [0],
    ...(settled.facts.length > 0 && { opening: { seat, turn: number, facts: settled.facts } }),
    floor: 'turn began',
  };
  return { match: new PlayedMatch(game, snapshot, source, undefined), facts: settled.facts };
}

/** The match that a snapshot of this game holds. Asks its rules what is asked now, so a mended rule applies at once. */
export function matchFrom<G extends GameTypes>(game: Game<G>, snapshot: Snapshot<G>): Match<G> {
  return new PlayedMatch(game, snapshot, bySeed, undefined);
}

class PlayedMatch<G extends GameTypes> implements Match<G> {
  readonly game: Game<G>;
  readonly snapshot: Snapshot<G>;
  readonly #source: ChanceSource;
  #asked: AskedNow<G> | undefined;
  #decisions: readonly DecisionOf<G>[] | undefined;

  constructor(game: Game<G>, snapshot: Snapshot<G>, source: ChanceSource, asked: AskedNow<G> | undefined) {
    this.game = game;
    this.snapshot = snapshot;
    this.#source = source;
    this.#asked = asked;
  }

  get seats(): number {
    return this.snapshot.seats;
  }

  get ply(): number {
    return this.snapshot.ply;
  }

  get turn(): Turn {
    return this.game.turn(this.snapshot.position.state);
  }

  get result(): Result | undefined {
    const { state, agenda } = this.snapshot.position;
    return agenda.length === 0 && this.game.isOver(state) ? this.game.result(state) : undefined;
  }

  get broken(): boolean {
    return this.asked.asks.length === 0 && this.result === undefined;
  }

  get asked(): AskedNow<G> {
    this.#asked ??= askedIn(this.game, this.snapshot.position);
    return this.#asked;
  }

  get decisions(): readonly DecisionOf<G>[] {
    this.#decisions ??= this.#decisionsOf(this.asked.asks);
    return this.#decisions;
  }

  get changeable(): readonly DecisionOf<G>[] {
    return this.#decisionsOf(this.asked.answered);
  }

  #decisionsOf(asks: readonly Ask<G>[]): readonly DecisionOf<G>[] {
    const [about] = this.snapshot.position.agenda;
    if (about === undefined || asks.length === 0 || !isAsking(this.game, about)) return [];
    return asks.map((ask) => {
      const answer = (isExtra: boolean) => (choice: Choice<G>) => ({
        notation: this.game.notation.make(choice.move),
        move: choice.move,
        isExtra,
        safest: choice.safest ?? false,
      });
      return {
        seat: ask.seat,
        about,
        opened: openedAt(this.snapshot, ask.seat),
        secret: ask.secret ?? false,
        answers: [...answersOf(ask).map(answer(false)), ...(ask.extraActions ?? []).map(answer(true))],
        obstructed: ask.choices.flatMap(({ move, unless }) => (unless === undefined ? [] : { move, unless })),
      };
    });
  }

  play(seat: Seat, notation: string, joined = false): Advanced<G> | Refusal {
    const { game, snapshot } = this;
    if (this.result !== undefined) return 'over';
    if (this.broken) return 'broken';
    const ask = allOf(this.asked).find((candidate) => candidate.seat === seat);
    if (ask === undefined) return 'not-asked';
    const choice = legalAnswers(ask).find(({ move }) => game.notation.make(move) === notation);
    if (choice === undefined) return 'not-legal';

    const { position, ply } = snapshot;
    const before = game.turn(position.state);
    const chance = this.#source(snapshot);
    const agenda = [...choice.steps, ...position.agenda.slice(1)];
    const settled = settle(game, { state: position.state, agenda }, chance);
    const after = game.turn(settled.position.state);

    const floor =
      after.number !== before.number
        ? 'turn began'
        : chance.rngCount !== snapshot.rngCount || settled.revealed
          ? 'something was revealed'
          : seat !== before.seat
            ? 'another answered'
            : undefined;
    const { number: turn, round } = before;
    const entry = {
      ...({ kind: 'move', ply, seat, turn, round, notation, facts: settled.facts } as const),
      ...(joined && { joined }),
    };
    const stops = joined && snapshot.earlier.length > 0 ? [] : [{ ply, position }];
    return this.#advanced(entry, settled, {
      rngCount: chance.rngCount,
      position: settled.position,
      opened: this.#reopened(settled, settled.position, seat),
      undone: false,
      earlier: floor === undefined ? [...snapshot.earlier, ...stops] : [],
      ...(after.number !== before.number && {
        turns: [...this.#latest(snapshot.turns), settled.position.state],
        begun: [...this.#latest(snapshot.begun ?? []), ply],
      }),
      floor: floor ?? snapshot.floor,
    });
  }

  #advanced(entry: LogEntry<G['Fact']>, asked: AskedNow<G>, changes: Partial<Snapshot<G>>): Advanced<G> {
    const next = { ...this.snapshot, ply: this.ply + 1, ...changes };
    return { match: new PlayedMatch(this.game, next, this.#source, asked), entry };
  }

  cannotUndo(seat: Seat): UndoRefusal | undefined {
    if (this.result !== undefined) return 'over';
    if (this.turn.seat !== seat) return 'not-your-turn';
    return this.snapshot.earlier.length === 0 ? FLOORS[this.snapshot.floor] : undefined;
  }

  undo(seat: Seat): Advanced<G> | UndoRefusal {
    const refusal = this.cannotUndo(seat);
    const target = this.snapshot.earlier.at(-1);
    if (refusal !== undefined) return refusal;
    if (target === undefined) return FLOORS[this.snapshot.floor];
    const { ply: to, position } = target;
    const asked = askedIn(this.game, position);
    const { ply, turn } = this;
    return this.#advanced({ kind: 'undo', ply, seat, turn: turn.number, to, facts: [] }, asked, {
      position,
      opened: this.#reopened(asked, position, seat),
      undone: true,
      earlier: this.snapshot.earlier.slice(0, -1),
    });
  }

  back(seat: Seat, then: Match<G>): Advanced<G> | BackRefusal {
    if (this.result !== undefined) return 'over';
    if (then.snapshot.seed !== this.snapshot.seed || then.ply >= this.ply) return 'too-long-ago';
    const { position, earlier, turns, begun = [], floor } = then.snapshot;
    const asked = askedIn(this.game, position);
    const { ply, turn } = this;
    const opened = asked.asks.map((ask) => [ask.seat, ply + 1] as const);
    const entry = { kind: 'back', ply, seat, turn: turn.number, to: then.ply, facts: [] } as const;
    return this.#advanced(entry, asked, { position, opened, undone: true, earlier, turns, begun, floor });
  }

  view(viewer: Viewer): G['View'] {
    return this.game.view(this.snapshot.position.state, viewer);
  }

  get before(): { readonly turn: number; readonly from: number } | undefined {
    const { turns, begun = [] } = this.snapshot;
    const [from] = begun;
    return from === undefined || begun.length < turns.length
      ? undefined
      : { turn: this.turn.number - turns.length + 1, from };
  }

  #latest<T>(kept: readonly T[]): readonly T[] {
    return kept.slice(Math.max(0, kept.length - this.seats + 1));
  }

  earlier(viewer: Viewer): readonly G['View'][] {
    return this.snapshot.turns.toReversed().map((state) => this.game.view(state, viewer));
  }

  /** Another seat's question stays the one it was while the step that put it does. */
  #reopened(asked: AskedNow<G>, position: Position<G>, mover: Seat): readonly (readonly [Seat, number])[] {
    const [stepBefore] = this.snapshot.position.agenda;
    const [stepNow] = position.agenda;
    const same = asked.asks.length > 0 && stepBefore?.kind === stepNow?.kind;
    const former = same ? allOf(this.asked) : [];
    return allOf(asked).map((ask) => {
      const stays =
        ask.seat !== mover &&
        former.some((old) => old.seat === ask.seat) &&
        JSON.stringify(stepBefore) === JSON.stringify(stepNow);
      return [ask.seat, stays ? openedAt(this.snapshot, ask.seat) : this.snapshot.ply + 1] as const;
    });
  }
}

/** What a position at rest asks; undefined if the rules are broken there, or cannot read it any more. */
function askedIn<G extends GameTypes>(game: Game<G>, position: Position<G>): AskedNow<G> {
  try {
    return questions(game, position);
  } catch (error) {
    if (error instanceof BrokenRule) return { asks: [], answered: [] };
    throw error;
  }
}

const allOf = <G extends GameTypes>({ asks, answered }: AskedNow<G>): readonly Ask<G>[] => [
  ...asks,
  ...answered,
];

function openedAt<G extends GameTypes>(snapshot: Snapshot<G>, seat: Seat): number {
  return snapshot.opened.find(([asked]) => asked === seat)?.[1] ?? snapshot.ply;
}
