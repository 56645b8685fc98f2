import type { Game, GameTypes } from '../kernel/game.ts';
import { numberOf, quickChance } from '../kernel/quick-chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Knowledge } from './knowledge.ts';
import { type Line, linesOf } from './lines.ts';
import { type Spot, spotAt, Work } from './spot.ts';
import type { Standing } from './standing.ts';

/** How far a search looks. */
export interface Reach {
  /** How many times what is hidden is dealt anew. */
  readonly deals: number;
  /** How many of its answers are looked at again with what others do then and its own next turn; none where it looks at its turn alone. */
  readonly ahead: number;
}

/** How many lines of an answer are looked at again. */
const LINES_AHEAD = 2;

/** The share of the work that goes to the turn itself where it is looked beyond it. */
const OWN_TURN = 0.3;

interface Judged<G extends GameTypes> extends Line<G> {
  readonly value: number;
}

const best = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), -1e9);

const mean = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0) / Math.max(1, values.length);

/** The best of the lines of each answer, by its place. */
function byFirst<G extends GameTypes>(
  lines: readonly Judged<G>[],
): ReadonlyMap<number, readonly Judged<G>[]> {
  const groups = new Map<number, Judged<G>[]>();
  for (const line of lines.toSorted((one, other) => other.value - one.value)) {
    const group = groups.get(line.first);
    if (group === undefined) groups.set(line.first, [line]);
    else group.push(line);
  }
  return groups;
}

/** Lets each other seat play its turn as it likes best, and then this one; gives how well it stands then. */
function lookedAhead<G extends GameTypes>(
  game: Game<G>,
  from: Spot<G>,
  seat: Seat,
  standing: Standing<G>,
  plies: number,
): number {
  let spot = from;
  let last = false;
  while (spot.asks.length > 0 && !last) {
    const { seat: up } = game.turn(spot.position.state);
    last = up === seat;
    let reached: Spot<G> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { end } of linesOf(game, spot, up, new Work(plies))) {
      const value = standing(end.position.state, up);
      if (value <= most) continue;
      most = value;
      reached = end;
    }
    if (reached === undefined) break;
    spot = reached;
  }
  return standing(spot.position.state, seat);
}

/**
 * The place of the answer that begins the best line of whole turns: its own alone, or with those of the others and its own next one. Of several
 * ways to deal what is hidden, the mean of the best lines counts.
 */
export function searchTurns<G extends GameTypes>(
  { game, seat, seats, decision, deal }: Knowledge<G>,
  standing: Standing<G>,
  { deals, ahead }: Reach,
  plies: number,
  seed: string,
): number {
  const seeds = Array.from({ length: deals }, (_, at) => numberOf(`${seed} ${at}`));
  const ownPlies = ((ahead > 0 ? OWN_TURN : 1) * plies) / deals;
  const found = seeds.map((each) => {
    const from = spotAt(game, deal(quickChance(each)), each);
    const lines = linesOf(game, from, seat, new Work(ownPlies));
    return byFirst(lines.map((line) => ({ ...line, value: standing(line.end.position.state, seat) })));
  });
  const ranked = decision.answers
    .map((_, first) => ({
      first,
      value: mean(found.map((lines) => best((lines.get(first) ?? []).map(({ value }) => value)))),
    }))
    .toSorted((one, other) => other.value - one.value);
  const [favourite, ...rivals] = ranked.slice(0, Math.max(1, ahead));
  if (favourite === undefined || rivals.length === 0) return favourite?.first ?? 0;
  const turnPlies = ((1 - OWN_TURN) * plies) / (deals * ahead * LINES_AHEAD * seats);
  const [top] = [favourite, ...rivals]
    .map(({ first }) => ({
      first,
      value: mean(
        found.map((lines) =>
          best(
            (lines.get(first) ?? [])
              .slice(0, LINES_AHEAD)
              .map(({ end }) => lookedAhead(game, end, seat, standing, turnPlies)),
          ),
        ),
      ),
    }))
    .toSorted((one, other) => other.value - one.value);
  return top?.first ?? favourite.first;
}
