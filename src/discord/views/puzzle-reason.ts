import { effectsWithin } from '../../games/effects-told.ts';
import { asSentence, capital } from '../../games/fitting.ts';
import { LENGTHS } from '../../games/lengths.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { Sequel } from '../../games/sequel.ts';
import { notationsIn, type PuzzlePlan } from '../../lessons/puzzle.ts';
import { follow, type OpenPuzzle } from '../../lessons/solving.ts';
import { inLine } from './note-page.ts';

interface Turns {
  /** The best turn as it was played; absent where its player gave up. */
  readonly played: readonly string[] | undefined;
  readonly last: readonly string[] | undefined;
}

/** The answers of a turn by their names, in their order, in a line. */
export function lineIn(
  { match, puzzle: { seat } }: OpenPuzzle,
  line: readonly string[],
  spoken: TextContext,
): string {
  const prospect = match.openTo(seat)?.prospect(line, spoken);
  return prospect === undefined ? '' : inLine([prospect.label, ...prospect.onward]);
}

const percent = ({ value }: PuzzlePlan): number => Math.max(0, Math.round(value * 100));

const MOST_TOLD = 2;

/**
 * Why the best turn is better than the next one and than the player's own last try, and by how much: lines of
 * sentences made from the position.
 */
export function reasonFor(open: OpenPuzzle, { played, last }: Turns, spoken: TextContext): readonly string[] {
  const { puzzle } = open;
  const { solutions, next } = puzzle;
  const { say } = spoken;
  const [best] = solutions;
  const line = played ?? notationsIn(best.line);
  const chances = { best: percent(best), next: percent(next) };
  const isSecond = last !== undefined && follow(open.match, puzzle.seat, last)?.position() === open.next;
  const than = (other: readonly string[], which: Pair['which'], most: number) =>
    betterThan(open, { line, other, which, most }, spoken);
  const second = isSecond ? than(last, 'both', MOST_TOLD) : than(notationsIn(next.line), 'next', MOST_TOLD);
  const own = last === undefined || isSecond ? undefined : than(last, 'own', 1);
  const other = lineIn(open, notationsIn(next.line), spoken);
  return [
    lineIn(open, line, spoken),
    second ?? whatItDoes(open, line, spoken),
    own,
    second === undefined
      ? say('puzzle-chances', { ...chances, other })
      : say('puzzle-chances-brief', chances),
  ].flatMap((part) => (part === undefined || part === '' ? [] : [part]));
}

/** In sentences, what a turn that was tried does and in what the best one is better, without giving that away. */
export function missedBy(
  { match, puzzle: { seat, solutions } }: OpenPuzzle,
  tried: readonly string[],
  spoken: TextContext,
): string {
  const { say } = spoken;
  const asked = match.openTo(seat);
  const compared = asked?.compared(notationsIn(solutions[0].line), tried, spoken);
  const { one = [], other = [], hint } = compared ?? {};
  const does = effectsWithin(other.slice(0, MOST_TOLD), LENGTHS.outlook);
  return [
    ...(does === '' ? [] : [asSentence(say('puzzle-does', { words: does }))]),
    ...(one.length === 0
      ? [say('puzzle-misses-later')]
      : [hint === undefined ? say('puzzle-misses') : asSentence(say('puzzle-misses-hint', { hint }))]),
  ].join(' ');
}

function whatItDoes(
  { match, puzzle: { seat } }: OpenPuzzle,
  line: readonly string[],
  spoken: TextContext,
): string {
  const { effects = [] } = match.openTo(seat)?.prospect(line, spoken) ?? {};
  return effects.length === 0 ? '' : asSentence(capital(effectsWithin(effects, LENGTHS.outlook)));
}

interface Pair {
  readonly line: readonly string[];
  readonly other: readonly string[];
  /** Whether the other one is the player’s last try, the next best turn, or both. */
  readonly which: 'own' | 'both' | 'next';
  readonly most: number;
}

/** What the best turn brings that another does not, and vice versa; empty if no difference can be told. */
function betterThan(
  open: OpenPuzzle,
  { line, other, which, most }: Pair,
  spoken: TextContext,
): string | undefined {
  const { match, puzzle } = open;
  const { say } = spoken;
  const sequels = which === 'own' ? undefined : sequelsOf(open, line);
  const compared = match.openTo(puzzle.seat)?.compared(line, other, spoken, sequels);
  if (compared === undefined) return undefined;
  const turn = lineIn(open, other, spoken);
  const [one = '', words = ''] = [compared.one, compared.other].map((effects) =>
    effectsWithin(effects.slice(0, most), LENGTHS.outlook),
  );
  if (one === '' && words === '' && which !== 'own') return undefined;
  const instead =
    words === '' ? say(one === '' ? 'puzzle-shows-later' : 'puzzle-none-of-that') : asSentence(words);
  // What the best turn brings stands above one's own try already.
  const isTold = one === '' || (which === 'own' && words !== '');
  return [
    ...(isTold ? [] : [asSentence(capital(one))]),
    say('puzzle-why-instead', { which, turn, words: instead }),
  ].join(' ');
}

/** What the search saw come of the best turn as it was played, and of the next one. */
function sequelsOf(
  { match, puzzle: { seat, solutions, next }, goals }: OpenPuzzle,
  line: readonly string[],
): readonly [Sequel, Sequel] | undefined {
  const led = follow(match, seat, line)?.position() ?? '';
  const one = solutions[goals.indexOf(led)]?.sequel;
  return one && next.sequel && [one, next.sequel];
}
