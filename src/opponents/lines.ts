import { answersOf, legalAnswers } from '../engine/agenda.ts';
import type { Ask, Choice, Game, GameTypes } from '../engine/game.ts';
import { quickChance } from '../engine/quick-chance.ts';
import type { Seat } from '../engine/seat.ts';
import type { Insight } from '../games/insight.ts';
import { Fingerprints } from './fingerprints.ts';
import { askOf, plainest, type Spot, spotAfter, type Work } from './spot.ts';
import type { StandingBy } from './standing.ts';

/** The answers that a seat gives on a line, the last one first. Lines that begin alike share what they begin with. */
export interface Way<G extends GameTypes> {
  readonly move: G['Move'];
  readonly facts: readonly G['Fact'][];
  readonly before?: Way<G>;
}

/** A way for a seat to play its turn to the end. */
export interface TurnLine<G extends GameTypes> {
  /** Which of its answers it begins with, by place. */
  readonly first: number;
  readonly way: Way<G>;
  /** Where it leads: another turn has begun, or the game is over. */
  readonly end: Spot<G>;
  readonly value: number;
}

interface Begun<G extends GameTypes> {
  readonly first: number;
  readonly way: Way<G>;
  readonly spot: Spot<G>;
  readonly value: number;
}

/** Puts a way behind all of its length that are worth no more. */
function insert<G extends GameTypes>(begun: Begun<G>[][], length: number, one: Begun<G>): void {
  const ways = begun[length] ?? [];
  begun[length] = ways;
  let [from, to] = [0, ways.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ways[middle]?.value ?? 0) <= one.value) from = middle + 1;
    else to = middle;
  }
  ways.splice(from, 0, one);
}

const isOver = <G extends GameTypes>(game: Game<G>, { position, asks }: Spot<G>, turn: number): boolean =>
  asks.length === 0 || game.turn(position.state).number !== turn;

/**
 * Lets others answer in a seat's turn, with what is marked as safest or else by chance, until the seat is asked or its
 * turn is over. Were it always the first answer, whoever holds out two paws would always fill the other one.
 */
function pastOthers<G extends GameTypes>(
  game: Game<G>,
  from: Spot<G>,
  seat: Seat,
  turn: number,
  work: Work,
): Spot<G> {
  let spot = from;
  while (!isOver(game, spot, turn) && askOf(spot, seat) === undefined) {
    const [ask] = spot.asks;
    const answers = ask === undefined ? [] : answersOf(ask);
    const chance = quickChance(spot.seed, spot.rngCount);
    const choice = answers.find(({ safest }) => safest) ?? answers[chance.below(answers.length)];
    if (choice === undefined) break;
    spot = spotAfter(game, { ...spot, rngCount: chance.rngCount }, choice, work);
  }
  return spot;
}

/** The line that goes on from here with what commits to least, unless that is shunned and another answer is not. */
function finished<G extends GameTypes>(
  game: Game<G>,
  { first, spot, way: begun }: Begun<G>,
  seat: Seat,
  turn: number,
  work: Work,
  isShunned: (spot: Spot<G>) => boolean,
): Omit<TurnLine<G>, 'value'> {
  let end = spot;
  let way = begun;
  for (;;) {
    const from = pastOthers(game, end, seat, turn, work);
    const ask = askOf(from, seat);
    const plain = ask && plainest(ask);
    if (ask === undefined || plain === undefined || isOver(game, from, turn))
      return { first, way, end: from };
    let move = plain.move;
    end = spotAfter(game, from, plain, work);
    for (const choice of isShunned(end) ? answersOf(ask) : []) {
      const other = spotAfter(game, from, choice, work);
      if (isShunned(other)) continue;
      [move, end] = [choice.move, other];
      break;
    }
    way = { move, facts: end.facts, before: way };
  }
}

/** Which of its answers a seat may give: all of those that a question has, or some. */
export interface Leave<G extends GameTypes> {
  /** Of the question that it is asked now. */
  readonly now: (ask: Ask<G>) => readonly Choice<G>[];
  /** Of those after it. */
  readonly later: (ask: Ask<G>) => readonly Choice<G>[];
  readonly shuns?: Insight<G>['isIdle'];
}

const EVERY = { now: legalAnswers, later: legalAnswers } as const;

/**
 * The ways for a seat to play its turn to the end, each position once; but each answer that leads to an end has it, or
 * an answer would be judged by those deals alone in which another does not come to the same. Of the ways that are not
 * at their end, the best of each length is gone on with, one length after the other: so good ones soon are. If the work
 * runs out, some are missing, but each answer has one: if no other was found, the one that commits to least.
 */
export function linesOf<G extends GameTypes>(
  game: Game<G>,
  from: Spot<G>,
  seat: Seat,
  standing: StandingBy<G>,
  work: Work,
  leave: Leave<G> = EVERY,
): readonly TurnLine<G>[] {
  const turn = game.turn(from.position.state).number;
  const prints = new Fingerprints();
  /** By position, the answer that led there first. */
  const seen = new Map<number, number>();
  const lines: TurnLine<G>[] = [];
  /** By how many answers they have after the first one, the best one last. */
  const begun: Begun<G>[][] = [];
  const goOn = (
    length: number,
    first: number,
    { move }: Choice<G>,
    reached: Spot<G>,
    before?: Way<G>,
  ): void => {
    const way = { move, facts: reached.facts, ...(before !== undefined && { before }) };
    const spot = pastOthers(game, reached, seat, turn, work);
    const key = prints.of(spot.position);
    const known = seen.get(key);
    const isEnd = isOver(game, spot, turn);
    if (known === first || (known !== undefined && !isEnd)) return;
    seen.set(key, first);
    const value = standing(spot.position.state, seat);
    if (isEnd) lines.push({ first, way, end: spot, value });
    else insert(begun, length, { first, way, spot, value });
  };
  const ask = askOf(from, seat);
  if (ask === undefined) return [];
  for (const [first, choice] of leave.now(ask).entries())
    goOn(0, first, choice, spotAfter(game, from, choice, work));
  const starts = [...(begun[0] ?? [])];
  while (!work.isDone && begun.some(({ length }) => length > 0))
    for (const [length, ways] of begun.entries()) {
      const best = work.isDone ? undefined : ways.pop();
      const next = best && askOf(best.spot, seat);
      if (best === undefined || next === undefined) continue;
      for (const choice of leave.later(next))
        goOn(length + 1, best.first, choice, spotAfter(game, best.spot, choice, work), best.way);
    }
  const ended = new Set(lines.map(({ first }) => first));
  const isShunned = ({ facts }: Spot<G>): boolean => leave.shuns !== undefined && facts.some(leave.shuns);
  for (const start of starts) {
    if (ended.has(start.first)) continue;
    const line = finished(game, start, seat, turn, work, isShunned);
    lines.push({ ...line, value: standing(line.end.position.state, seat) });
  }
  return lines;
}

/** A way to play a turn to its end in which each of a seat's answers is any of those that it may give. */
export function randomLine<G extends GameTypes>(
  game: Game<G>,
  from: Spot<G>,
  seat: Seat,
  below: (bound: number) => number,
  work: Work,
): Pick<TurnLine<G>, 'first' | 'end'> {
  const turn = game.turn(from.position.state).number;
  let end = from;
  let first: number | undefined;
  for (;;) {
    const ask = askOf(end, seat);
    const choices = ask === undefined ? [] : legalAnswers(ask);
    const place = below(choices.length);
    const choice = choices[place];
    if (choice === undefined || isOver(game, end, turn)) return { first: first ?? 0, end };
    first ??= place;
    end = pastOthers(game, spotAfter(game, end, choice, work), seat, turn, work);
  }
}
