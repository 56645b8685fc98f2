import { legalAnswers } from '../../engine/agenda.ts';
import type { GameTypes } from '../../engine/game.ts';
import { numberOf, quickChance } from '../../engine/quick-chance.ts';
import type { Insight } from '../../games/insight.ts';
import type { Knowledge } from '../knowledge.ts';
import { linesOf } from '../lines.ts';
import { askOf, type Spot, spotAfter, spotAt, Work } from '../spot.ts';
import { chanceToWin } from '../standing.ts';
import { lookedAhead } from '../turn-search.ts';

/** How closely plans are weighed. */
export interface Care {
  /** How many times what is hidden is dealt anew. */
  readonly deals: number;
  /** How many answers the rest of a turn may take after what a plan has brought to light. */
  readonly rest: number;
  /** How many answers each later turn may take, others' and its own; absent if only its own turn counts. */
  readonly onward?: number;
}

/** How many ways to end a turn are looked at further than it goes. */
const WAYS = 2;

/** Where a plan leads in one deal: the position before it, and the best ends of its turn. */
export interface Ends<G extends GameTypes> {
  readonly start: G['State'];
  /** The best first, as the seat stands then. */
  readonly ends: readonly Spot<G>[];
  /** How it stands with the first. */
  readonly value: number;
}

/** Where a plan leads in the deal by `chance`, with this many answers for the rest; undefined if it is not legal. */
export function endsOf<G extends GameTypes>(
  { game, seat, deal }: Knowledge<G>,
  insight: Insight<G>,
  line: readonly string[],
  rest: number,
  chance: string,
): Ends<G> | undefined {
  const standing = chanceToWin(insight);
  const seed = numberOf(chance);
  const work = new Work({ answers: Number.POSITIVE_INFINITY });
  const begun = spotAt(game, deal(quickChance(seed)), seed);
  let spot = begun;
  for (const notation of line.slice(0, -1)) {
    const ask = askOf(spot, seat);
    const choice = ask && legalAnswers(ask).find(({ move }) => game.notation.make(move) === notation);
    if (choice === undefined) return undefined;
    spot = spotAfter(game, spot, choice, work);
  }
  const last = line.at(-1);
  const lines = linesOf(game, spot, seat, standing, new Work({ answers: rest }), {
    now: (ask) => legalAnswers(ask).filter(({ move }) => game.notation.make(move) === last),
    later: legalAnswers,
  }).toSorted((one, other) => other.value - one.value);
  const [best] = lines;
  return (
    best && {
      start: begun.position.state,
      ends: lines.slice(0, WAYS).map(({ end }) => end),
      value: best.value,
    }
  );
}

/** A seat's mean chance to win with a plan, over this many deals; undefined if it is not legal in every one. */
export function worthOf<G extends GameTypes>(
  known: Knowledge<G>,
  insight: Insight<G>,
  line: readonly string[],
  { deals, rest, onward }: Care,
  seed: string,
): number | undefined {
  const { game, seat } = known;
  const standing = chanceToWin(insight);
  let sum = 0;
  for (let at = 0; at < deals; at += 1) {
    const found = endsOf(known, insight, line, rest, `${seed} ${at}`);
    if (found === undefined) return undefined;
    sum +=
      onward === undefined
        ? found.value
        : Math.max(...found.ends.map((end) => lookedAhead(game, end, seat, standing, { answers: onward })));
  }
  return sum / deals;
}
