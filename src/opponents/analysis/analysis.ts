import type { Analysis, Stop, TurningPoint } from '../../games/analysis.ts';
import type { PlayedTurn } from './course.ts';
import { type AnalysisPart, answerLoss, type Found, type Glance, type Loss } from './part.ts';

/** How many turning points are told, and from how many moves they are chosen. */
const TOLD = 3;
const CANDIDATES = 8;
/** Less than this, in the chance to win, turns nothing. */
const LEAST = 0.02;

/** Works out parts, one after the other: see `partOf`. */
export type WorkOut = <K extends AnalysisPart['kind']>(
  part: Extract<AnalysisPart, { kind: K }>,
) => Promise<Found[K]>;

/**
 * Analyses a finished match: the standing as each round began, and where most was lost. Undefined if its log no
 * longer leads to it. The amount of thought depends only on the match, so the result is always the same.
 */
export async function analysed(workOut: WorkOut): Promise<Analysis | undefined> {
  const turns = await workOut({ kind: 'outline' });
  if (turns === undefined) return undefined;
  const stopAt = async (ply: number, rounds: number): Promise<Stop> => ({
    rounds,
    odds: await workOut({ kind: 'odds', ply }),
  });
  const stops: Stop[] = [];
  const glances: (Glance & { readonly turn: PlayedTurn })[] = [];
  for (const [at, turn] of turns.entries()) {
    const before = turns[at - 1]?.round ?? 0;
    const [first] = turn.moves;
    if (first !== undefined && turn.round !== before) stops.push(await stopAt(first.ply, before));
    const found = await workOut({ kind: 'turn', at });
    const [worst] = found.filter(({ loss }) => loss > 0).sort((one, other) => other.loss - one.loss);
    if (worst !== undefined) glances.push({ ...worst, turn });
    if (at === turns.length - 1) stops.push(await stopAt(turn.until, turn.round));
  }
  const losses: (Loss & Omit<(typeof glances)[number], 'loss'>)[] = [];
  for (const { move, turn } of glances.sort((one, other) => other.loss - one.loss).slice(0, CANDIDATES)) {
    const lost = answerLoss(move.notation, await workOut({ kind: 'move', move }));
    if (lost !== undefined && lost.loss >= LEAST) losses.push({ ...lost, move, turn });
  }
  const told = losses.sort((one, other) => other.loss - one.loss).slice(0, TOLD);
  const turningPoints: TurningPoint[] = [];
  for (const lost of told.sort((one, other) => one.move.ply - other.move.ply)) {
    const { best, turn } = lost;
    const { ply, seat } = lost.move;
    const { round, moves, until } = turn;
    const stop = await stopAt(ply, roundsBefore(ply, round, turns));
    turningPoints.push({
      ...{ seat, round, stop, better: best.line },
      played: moves.flatMap((move) => (move.seat === seat && move.ply >= ply ? move.notation : [])),
      chance: onCurve(lost, stop.odds[seat]?.chance ?? 0),
      before: await workOut({ kind: 'position', ply }),
      after: await workOut({ kind: 'position', ply: until }),
    });
  }
  return { stops, turningPoints };
}

/** How many rounds had been played before a ply, with the part of its own round that had. */
function roundsBefore(ply: number, round: number, turns: readonly PlayedTurn[]): number {
  const moves = turns.filter((turn) => turn.round === round).flatMap((turn) => turn.moves);
  return round - 1 + moves.filter((move) => move.ply < ply).length / moves.length;
}

/** A chance to odds, whose differences can be moved along the curve, and back. A certain one would never move. */
const SURE = 0.005;
const logit = (chance: number): number => {
  const open = Math.min(1 - SURE, Math.max(SURE, chance));
  return Math.log(open / (1 - open));
};

/**
 * A move's worth in terms of the curve: its chance there is the one with the best move, and the other is below it by
 * what the closer look found. That look thinks longer than the whole curve can afford, so its chances differ.
 */
function onCurve({ played, best }: Loss, shown: number): TurningPoint['chance'] {
  const moved = logit(shown) - logit(best.value) + logit(played.value);
  return { better: shown, played: Math.min(shown, 1 / (1 + Math.exp(-moved))) };
}
