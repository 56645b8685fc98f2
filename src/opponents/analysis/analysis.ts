import type { Analysis, Stop, TurningPoint } from '../../games/analysis.ts';
import type { PlayedMove, PlayedTurn } from './course.ts';
import type { Found, Glance, Part } from './part.ts';
import { type Loss, lossOf } from './weighing.ts';

/** So many turning points are told, and from so many moves they are chosen. */
const TOLD = 3;
const CANDIDATES = 8;
/** How often a candidate is weighed, each time with other chance. */
const ATTEMPTS = 3;
/** Less than this, in the chance to win, turns nothing. */
const LEAST = 0.02;

/** Works out parts, one after the other: see `partOf`. */
export type WorkOut = <K extends Part['kind']>(part: Extract<Part, { kind: K }>) => Promise<Found[K]>;

/**
 * Goes through a match that is over: how it stood as each round began, and where most was lost. Nothing where its log no longer leads to it. How much is
 * thought follows from the match alone, so that the same comes of it each time.
 */
export async function analysed(workOut: WorkOut): Promise<Analysis | undefined> {
  const turns = await workOut({ kind: 'outline' });
  if (turns === undefined) return undefined;
  const stops: Stop[] = [];
  const glances: Glance[] = [];
  for (let at = 0; at <= turns.length; at += 1) {
    const found = await workOut({ kind: 'turn', at });
    const before = turns[at - 1]?.round ?? 0;
    if (found.odds !== undefined) stops.push({ rounds: before, odds: found.odds });
    const worst = worstOf(found.glances);
    if (worst !== undefined) glances.push(worst);
  }
  const losses: { readonly move: PlayedMove; readonly lost: Loss }[] = [];
  for (const { move } of glances.sort((one, other) => other.loss - one.loss).slice(0, CANDIDATES)) {
    const weighings: Found['move'][] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
      weighings.push(await workOut({ kind: 'move', move, attempt }));
    const lost = lossOf(move.notation, weighings);
    if (lost !== undefined && lost.loss >= LEAST) losses.push({ move, lost });
  }
  const told = losses.sort((one, other) => other.lost.loss - one.lost.loss).slice(0, TOLD);
  const turningPoints: TurningPoint[] = [];
  for (const { move, lost } of told.sort((one, other) => one.move.ply - other.move.ply)) {
    const turn = turns.find(({ moves }) => moves.some(({ ply }) => ply === move.ply));
    if (turn === undefined) continue;
    turningPoints.push({
      ...turningPointOf(move, lost, turn),
      before: await workOut({ kind: 'position', ply: move.ply }),
      after: await workOut({ kind: 'position', ply: turn.until }),
    });
  }
  return { stops, turningPoints };
}

/** The move of a turn with which most was lost. */
const worstOf = (glances: readonly Glance[]): Glance | undefined =>
  glances.reduce<Glance | undefined>(
    (worst, each) => (each.loss > (worst?.loss ?? 0) ? each : worst),
    undefined,
  );

function turningPointOf(
  { ply, seat }: PlayedMove,
  { played, best }: Loss,
  { round, moves }: PlayedTurn,
): Omit<TurningPoint, 'before' | 'after'> {
  const own = moves.filter((move) => move.seat === seat && move.ply >= ply);
  return {
    ...{ seat, round },
    played: own.map(({ notation }) => notation),
    better: best.line.length > 0 ? best.line : [best.notation],
    chance: { played: asChance(played.value), better: asChance(best.value) },
  };
}

/** A value as a chance: being out costs more than a chance can. */
const asChance = (value: number): number => Math.min(1, Math.max(0, value));
