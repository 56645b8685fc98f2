import type { Game, GameTypes } from '../kernel/game.ts';
import { numberOf, quickChance } from '../kernel/quick-chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Knowledge } from './knowledge.ts';
import { type Line, linesOf } from './lines.ts';
import { type Budget, type Spot, spotAt, Work } from './spot.ts';
import type { Standing } from './standing.ts';

/** How far a search looks. */
export interface Reach {
  /** How many times what is hidden is dealt anew. */
  readonly deals: number;
  /** How many of its best lines are looked at again with what others do then and its own next turn; none where it looks at its turn alone. */
  readonly ahead: number;
}

/** How many of the lines that are looked at again may begin with the same answer. */
const ALIKE = 2;

/** The share of the work that goes to the turn itself where it is looked beyond it. */
const OWN_TURN = 0.25;

interface Judged<G extends GameTypes> extends Line<G> {
  readonly value: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0) / Math.max(1, values.length);

/** The best value of each answer's lines, by its place. Lines come best first. */
function bestByFirst<G extends GameTypes>(lines: readonly Judged<G>[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { first, value } of lines) best.set(first, Math.max(value, best.get(first) ?? value));
  return best;
}

/** The lines that are worth a second look: the best ones, few of them with the same answer. Lines come best first. */
function worthALook<G extends GameTypes>(lines: readonly Judged<G>[], most: number): readonly Judged<G>[] {
  const alike = new Map<number, number>();
  const chosen: Judged<G>[] = [];
  for (const line of lines) {
    if (chosen.length >= most) break;
    const before = alike.get(line.first) ?? 0;
    if (before >= ALIKE) continue;
    alike.set(line.first, before + 1);
    chosen.push(line);
  }
  return chosen;
}

/** Lets each other seat play its turn as it likes best, and then this one; gives how well it stands then. */
function lookedAhead<G extends GameTypes>(
  game: Game<G>,
  from: Spot<G>,
  seat: Seat,
  standing: Standing<G>,
  budget: Budget,
): number {
  let spot = from;
  let last = false;
  while (spot.asks.length > 0 && !last && budget.isOver?.() !== true) {
    const { seat: up } = game.turn(spot.position.state);
    last = up === seat;
    let reached: Spot<G> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { end } of linesOf(game, spot, up, new Work(budget))) {
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

/** The place of the answer with the highest mean over all deals; one that was not looked at in some of them comes after all others. */
function favourite(deals: readonly ReadonlyMap<number, number>[]): number | undefined {
  const places = new Set(deals.flatMap((best) => [...best.keys()]));
  let [chosen, looked, most] = [undefined as number | undefined, 0, 0];
  for (const place of [...places].toSorted((one, other) => one - other)) {
    const values = deals.flatMap((best) => best.get(place) ?? []);
    const value = mean(values);
    if (chosen !== undefined && (values.length < looked || (values.length === looked && value <= most)))
      continue;
    [chosen, looked, most] = [place, values.length, value];
  }
  return chosen;
}

/**
 * The place of the answer that begins the best line of whole turns: its own alone, or with those of the others and its own next one. Of several
 * ways to deal what is hidden, the mean of the best lines counts.
 */
export function searchTurns<G extends GameTypes>(
  { game, seat, seats, deal }: Knowledge<G>,
  standing: Standing<G>,
  { deals, ahead }: Reach,
  budget: Budget,
  seed: string,
): number {
  const share = (part: number): Budget => ({ ...budget, answers: budget.answers * part });
  const own = share((ahead > 0 ? OWN_TURN : 1) / deals);
  const found = Array.from({ length: deals }, (_, at) => {
    const chance = numberOf(`${seed} ${at}`);
    const from = spotAt(game, deal(quickChance(chance)), chance);
    return linesOf(game, from, seat, new Work(own))
      .map((line) => ({ ...line, value: standing(line.end.position.state, seat) }))
      .sort((one, other) => other.value - one.value);
  });
  if (ahead === 0) return favourite(found.map(bestByFirst)) ?? 0;
  const turn = share((1 - OWN_TURN) / (deals * ahead * seats));
  const looked = found.map((lines) =>
    bestByFirst(
      worthALook(lines, ahead).map((line) => ({
        ...line,
        value: lookedAhead(game, line.end, seat, standing, turn),
      })),
    ),
  );
  return favourite(looked) ?? 0;
}
