import type { GameTypes } from '../../engine/game.ts';
import { allSeats } from '../../engine/seat.ts';
import type { Deeds, Insight } from '../../games/insight.ts';
import type { Sequel, Stretch } from '../../games/sequel.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Spot } from '../spot.ts';
import { chanceToWin } from '../standing.ts';
import { playedOn } from '../turn-search.ts';
import { endsOf } from './weighing.ts';

/** What came of a plan, and what its turn left lying. */
export interface Followed {
  readonly sequel: Sequel;
  /** What the seat could have completed in its turn for nothing, and did not. */
  readonly left: readonly string[];
  /** The points that the seat has gained at the end of its next turn, of each deal. */
  readonly totals: readonly number[];
}

const DEALS = 8;
/** What is left in no greater part of them is left by chance. */
const SELDOM = 0.25;
/** What lacks no more than this for a seat is near. */
const NEAR = 2;
/** How many answers the rest of a turn may take after what a plan has brought to light, and each turn after it. */
const CARE = { rest: 100, onward: 400 } as const;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What was done in a stretch of the match, in the mean of the deals. */
function together(deeds: readonly Deeds[]): Stretch {
  const names = [...new Set(deeds.flatMap(({ done }) => done))].sort();
  const share = (name: string): number =>
    rounded(deeds.filter(({ done }) => done.includes(name)).length / DEALS);
  return {
    points: rounded(deeds.reduce((sum, { points }) => sum + points, 0) / DEALS),
    done: Object.fromEntries(names.map((name) => [name, share(name)])),
  };
}

/** What comes of a plan in this turn, the others' and the next; undefined if the game cannot tell. */
export function followedBy<G extends GameTypes>(
  known: Knowledge<G>,
  insight: Insight<G>,
  line: readonly string[],
  seed: string,
): Followed | undefined {
  const { deeds, lacking } = insight;
  if (deeds === undefined) return undefined;
  const { game, seat, seats } = known;
  const standing = chanceToWin(insight);
  const budget = { answers: CARE.onward };
  const stateOf = ({ position }: Spot<G>): G['State'] => position.state;
  const before = (seat + seats - 1) % seats;
  const reached: Readonly<Record<'start' | 'end' | 'others' | 'next', G['State']>>[] = [];
  for (let at = 0; at < DEALS; at += 1) {
    const found = endsOf(known, insight, line, CARE.rest, `${seed} ${at}`);
    const [best] = (found?.ends ?? [])
      .map((end) => {
        const others = playedOn(game, end, standing, budget, (up) => up === before);
        const next = playedOn(game, others, standing, budget, (up) => up === seat);
        return { end, others, next, value: standing(stateOf(next), seat) };
      })
      .sort((one, other) => other.value - one.value);
    if (found === undefined || best === undefined) return undefined;
    const [end, others, next] = [stateOf(best.end), stateOf(best.others), stateOf(best.next)];
    reached.push({ start: found.start, end, others, next });
  }
  const lacks = new Map<string, number[]>();
  for (const { end } of reached)
    for (const [what, count] of lacking?.(end, seat) ?? [])
      lacks.set(what, [...(lacks.get(what) ?? []), count]);
  const near = [...lacks].flatMap(([what, counts]) =>
    counts.length === DEALS && Math.max(...counts) <= NEAR ? [[what, Math.max(...counts)] as const] : [],
  );
  const own = reached.map(({ start, end, others, next }) => ({
    now: deeds(start, end, seat),
    next: deeds(others, next, seat),
  }));
  const neighbours = allSeats(seats).filter((each) => each !== seat);
  return {
    sequel: {
      now: together(own.map(({ now }) => now)),
      others: together(reached.flatMap(({ end, others }) => neighbours.map((at) => deeds(end, others, at)))),
      next: together(own.map(({ next }) => next)),
      near: Object.fromEntries(near),
    },
    left: [...lacks].flatMap(([what, counts]) =>
      counts.filter((count) => count === 0).length > DEALS * SELDOM ? [what] : [],
    ),
    totals: own.map(({ now, next }) => now.points + next.points),
  };
}
