import { answersOf, legalAnswers } from '../engine/agenda.ts';
import type { Ask, Choice, Game, GameTypes } from '../engine/game.ts';
import { numberOf, quickChance } from '../engine/quick-chance.ts';
import type { Seat } from '../engine/seat.ts';
import type { Insight } from '../games/insight.ts';
import type { Knowledge } from './knowledge.ts';
import { type Leave, linesOf, type TurnLine, type Way } from './lines.ts';
import { type Budget, type Spot, spotAt, Work } from './spot.ts';
import type { StandingBy } from './standing.ts';

/** How far a search looks. */
export interface Reach {
  /** How many times what is hidden is dealt anew. */
  readonly deals: number;
  /** How many best lines are searched on through the others' turns and its next; 0 for its own turn only. */
  readonly ahead: number;
  /** What each answer of a turn leaves of the search for the next one; all of it if absent. */
  readonly fade?: number;
}

interface Search<G extends GameTypes> extends Reach {
  /** What it would rather not have come about in the turn. */
  readonly shuns?: Insight<G>['isIdle'];
}

/** More than any difference between two chances. */
const SHUNNED = 2;

/** How much of a search is left in any case. */
const LEAST = 1 / 8;

/** How many of the lines that are looked at again may begin with the same answer. */
const ALIKE = 2;

/** A line that is worse than the best one by more than this is not looked at again. */
const FAR = 0.2;

/** The share of the work that goes to the turn itself if it is looked beyond it. */
const OWN_TURN = 0.25;

/** How many times as much is thought about a turn that ends the game: nothing comes after it. */
const LAST_TURN = 8;

/** No line is better than one that has won the game alone. */
const WON = 1;

const mean = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0) / Math.max(1, values.length);

function bestByFirst<G extends GameTypes>(lines: readonly TurnLine<G>[]): ReadonlyMap<number, TurnLine<G>> {
  const best = new Map<number, TurnLine<G>>();
  for (const line of lines)
    if (line.value > (best.get(line.first)?.value ?? -Infinity)) best.set(line.first, line);
  return best;
}

/** Lines worth a second look: the best, few per answer, and the best of the `wanted` answer. Lines come best first. */
function worthALook<G extends GameTypes>(
  lines: readonly TurnLine<G>[],
  most: number,
  wanted: number,
): readonly TurnLine<G>[] {
  const alike = new Map<number, number>();
  const chosen: TurnLine<G>[] = [];
  const worst = (lines[0]?.value ?? 0) - FAR;
  for (const line of lines) {
    if (chosen.length >= most || line.value < worst) break;
    const before = alike.get(line.first) ?? 0;
    if (before >= ALIKE) continue;
    alike.set(line.first, before + 1);
    chosen.push(line);
  }
  if (alike.has(wanted)) return chosen;
  return [...chosen, ...lines.filter(({ first }) => first === wanted).slice(0, 1)];
}

/** Lets each seat that is up play its turn as it likes best, up to and with the first one that is the last. */
export function playedOn<G extends GameTypes>(
  game: Game<G>,
  from: Spot<G>,
  standing: StandingBy<G>,
  budget: Budget,
  isLast: (up: Seat) => boolean,
): Spot<G> {
  let spot = from;
  let last = false;
  while (spot.asks.length > 0 && !last && budget.isOver?.() !== true) {
    const { seat: up } = game.turn(spot.position.state);
    last = isLast(up);
    let reached: Spot<G> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { end, value } of linesOf(game, spot, up, standing, new Work(budget))) {
      if (value <= most) continue;
      most = value;
      reached = end;
    }
    if (reached === undefined) break;
    spot = reached;
  }
  return spot;
}

/** How well a seat stands when each other one has played its turn, and then itself. */
export const lookedAhead = <G extends GameTypes>(
  game: Game<G>,
  from: Spot<G>,
  seat: Seat,
  standing: StandingBy<G>,
  budget: Budget,
): number => standing(playedOn(game, from, standing, budget, (up) => up === seat).position.state, seat);

/** An answer as a search found it. */
export interface AnswerWeight {
  /** Its place in the decision. */
  readonly place: number;
  readonly notation: string;
  /** How well its seat stands after its best line: of several ways to deal what is hidden, the mean. */
  readonly value: number;
  /** The notations that it goes on with however what is hidden was dealt, itself the first of them. */
  readonly line: readonly string[];
}

/** Answers by their mean over all deals, best first; those not looked at in every deal come last. */
function ranked<G extends GameTypes>(
  { game, decision }: Knowledge<G>,
  deals: readonly ReadonlyMap<number, TurnLine<G>>[],
): readonly AnswerWeight[] {
  const places = new Set(deals.flatMap((best) => [...best.keys()]));
  return [...places]
    .map((place) => {
      const lines = deals.flatMap((best) => best.get(place) ?? []);
      return { place, lines, value: mean(lines.map(({ value }) => value)) };
    })
    .sort(
      (one, other) =>
        other.lines.length - one.lines.length || other.value - one.value || one.place - other.place,
    )
    .map(({ place, lines, value }) => {
      const notation = decision.answers[place]?.notation ?? '';
      const [, ...onward] = commonTo(game, lines);
      return { place, notation, value, line: [notation, ...onward] };
    });
}

function commonTo<G extends GameTypes>(game: Game<G>, lines: readonly TurnLine<G>[]): readonly string[] {
  const [first = [], ...others] = lines.map(({ way }) =>
    stepsOf(way).map(({ move }) => game.notation.make(move)),
  );
  const end = first.findIndex((notation, at) => others.some((line) => line[at] !== notation));
  return end < 0 ? first : first.slice(0, end);
}

/** Which answers somebody who knows this may give. */
function leaveOf<G extends GameTypes>({ game, decision, leavesExtras }: Knowledge<G>): Leave<G> {
  const notations = new Set(decision.answers.map(({ notation }) => notation));
  const later = leavesExtras === true ? plainOf : legalAnswers;
  return { now: (ask) => later(ask).filter(({ move }) => notations.has(game.notation.make(move))), later };
}

/** The answers that a question is about; what may be done besides only if there is nothing else. */
function plainOf<G extends GameTypes>(ask: Ask<G>): readonly Choice<G>[] {
  const answers = answersOf(ask);
  return answers.length > 0 ? answers : legalAnswers(ask);
}

function stepsOf<G extends GameTypes>(way: Way<G>): readonly Way<G>[] {
  const steps: Way<G>[] = [];
  for (let at: Way<G> | undefined = way; at !== undefined; at = at.before) steps.push(at);
  return steps.reverse();
}

/**
 * The answers that were looked at, by the best whole-turn line that each begins: by how its seat stands after it, or
 * half by that and half by how it stands after the others' turns and its own next one. By the latter alone, anything
 * that can wait would be put off every time. Over several deals of what is hidden, the mean of the best lines counts.
 * If it looks beyond its own turn, few answers are looked at, but always the `wanted` one.
 */
export function rankAnswers<G extends GameTypes>(
  known: Knowledge<G>,
  standing: StandingBy<G>,
  { deals, ahead: most, fade = 1, shuns }: Search<G>,
  budget: Budget,
  seed: string,
  wanted?: string,
): readonly AnswerWeight[] {
  const { game, seat, seats, deal, decision } = known;
  const left = Math.max(LEAST, fade ** known.answered);
  // Fewer lines are looked at again rather than each of them less far, but two, as one alone need not be.
  const ahead = Math.min(most, Math.max(2, Math.ceil(most * left)));
  const share = (part: number): Budget => ({ ...budget, answers: budget.answers * left * part });
  const part = ahead > 0 ? OWN_TURN : 1;
  const leave = { ...leaveOf(known), ...(shuns !== undefined && { shuns }) };
  const found = Array.from({ length: deals }, (_, at) => {
    const chance = numberOf(`${seed} ${at}`);
    const from = spotAt(game, deal(quickChance(chance)), chance);
    const judged = (times: number): readonly TurnLine<G>[] => {
      const work = new Work(share((times * part) / deals));
      const lines = linesOf(game, from, seat, standing, work, leave).map((line) => ({
        ...line,
        shunned:
          shuns === undefined ? 0 : stepsOf(line.way).flatMap(({ facts }) => facts.filter(shuns)).length,
      }));
      const wins = lines.filter(({ value }) => value >= WON);
      // A win that can be had in no other way is had in vain.
      if (wins.length > 0 && wins.every(({ shunned }) => shunned > 0)) return lines;
      return lines.map((line) => ({ ...line, value: line.value - SHUNNED * line.shunned }));
    };
    const lines = judged(1);
    const isOpen = lines.every(({ value }) => value < WON);
    return isOpen && lines.some(({ end }) => end.asks.length === 0) ? judged(LAST_TURN) : lines;
  });
  const best = found.map(bestByFirst);
  if (ahead === 0) return ranked(known, best);
  const turn = share((1 - OWN_TURN) / (deals * ahead * seats));
  const wantedPlace = decision.answers.findIndex(({ notation }) => notation === wanted);
  const means = new Map(ranked(known, best).map(({ place, value }) => [place, value]));
  const looked = found.map((lines, at) => {
    // The best line of an answer counts for its mean over all deals, so that the same answers are looked at in each.
    const luckOf = (place: number): number => (best[at]?.get(place)?.value ?? 0) - (means.get(place) ?? 0);
    const level = lines
      .map((line) => ({ ...line, value: line.value - luckOf(line.first) }))
      .sort((one, other) => other.value - one.value);
    return bestByFirst(
      worthALook(level, ahead, wantedPlace).map((line) => ({
        ...line,
        value: (line.value + lookedAhead(game, line.end, seat, standing, turn)) / 2,
      })),
    );
  });
  return ranked(known, looked);
}
