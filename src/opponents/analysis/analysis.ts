import type { Analysis, Stop, TurningPoint } from '../../games/analysis.ts';
import type { PlayedMove, PlayedTurn } from './course.ts';
import type { AnalysisPart, Found, Glance } from './part.ts';
import { answerLoss, type Loss } from './weighing.ts';

/** So many turning points are told, and from so many moves they are chosen. */
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
  const glances: Glance[] = [];
  for (const [at, { round, moves, until }] of turns.entries()) {
    const [first] = moves;
    const before = turns[at - 1]?.round ?? 0;
    if (first !== undefined && round !== turns[at - 1]?.round) stops.push(await stopAt(first.ply, before));
    const worst = worstOf(await workOut({ kind: 'turn', at }));
    if (worst !== undefined) glances.push(worst);
    if (at === turns.length - 1) stops.push(await stopAt(until, round));
  }
  const losses: { readonly move: PlayedMove; readonly lost: Loss }[] = [];
  for (const { move } of glances.sort((one, other) => other.loss - one.loss).slice(0, CANDIDATES)) {
    const lost = answerLoss(move.notation, await workOut({ kind: 'move', move }));
    if (lost !== undefined && lost.loss >= LEAST) losses.push({ move, lost });
  }
  const told = losses.sort((one, other) => other.lost.loss - one.lost.loss).slice(0, TOLD);
  const turningPoints: TurningPoint[] = [];
  for (const { move, lost } of told.sort((one, other) => one.move.ply - other.move.ply)) {
    const turn = turns.find(({ moves }) => moves.some(({ ply }) => ply === move.ply));
    if (turn === undefined) continue;
    const stop = await stopAt(move.ply, roundsBefore(move, turn.round, turns));
    turningPoints.push({
      ...turningPointOf(move, lost, turn),
      ...{ stop, chance: onCurve(lost, stop.odds[move.seat]?.chance ?? 0) },
      before: await workOut({ kind: 'position', ply: move.ply }),
      after: await workOut({ kind: 'position', ply: turn.until }),
    });
  }
  return { stops, turningPoints };
}

/** How many rounds had been played before a move, with the part of its own round that had. */
function roundsBefore({ ply }: PlayedMove, round: number, turns: readonly PlayedTurn[]): number {
  const plies = turns.filter((turn) => turn.round === round).flatMap(({ moves }) => moves);
  return round - 1 + plies.filter((move) => move.ply < ply).length / plies.length;
}

/** The move of a turn with which most was lost. */
const worstOf = (glances: readonly Glance[]): Glance | undefined =>
  glances.reduce<Glance | undefined>(
    (worst, each) => (each.loss > (worst?.loss ?? 0) ? each : worst),
    undefined,
  );

function turningPointOf(
  { ply, seat }: PlayedMove,
  { best }: Loss,
  { round, moves }: PlayedTurn,
): Pick<TurningPoint, 'seat' | 'round' | 'played' | 'better'> {
  const own = moves.filter((move) => move.seat === seat && move.ply >= ply);
  return {
    ...{ seat, round },
    played: own.map(({ notation }) => notation),
    better: best.line.length > 0 ? best.line : [best.notation],
  };
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
