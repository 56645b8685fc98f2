import type { Game, GameTypes } from '../../engine/game.ts';
import { openMatch } from '../../engine/match.ts';
import type { Simulation } from '../../games/game-entry.ts';
import { knowledgeOf } from '../knowledge.ts';
import type { Opponent } from '../opponent.ts';

/** How a game in the arena went. */
export interface ArenaResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number;
  /** By seat, processor milliseconds of each answer that had a choice, and of each turn with all its answers. */
  readonly answers: readonly (readonly number[])[];
  readonly turns: readonly (readonly number[])[];
  /** By seat, wall-clock milliseconds of each turn: on a busy machine more than processor time. */
  readonly waits: readonly (readonly number[])[];
}

/** Milliseconds that processors have worked for this process, which other work on the machine does not lengthen. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** More plies than any game takes between players who want to win. */
const LONGEST = 50_000;

/**
 * Plays a game to its end.
 *
 * @param players by seat
 * @param number which game of its series it is: another has other options
 * @throws {RangeError} for an answer that is not legal, and for a game without an end
 */
export function playMatch<G extends GameTypes>(
  game: Game<G>,
  { options }: Simulation<G>,
  players: readonly Opponent<G>[],
  number: number,
  seed: string,
): ArenaResult {
  let { match } = openMatch(game, { seats: players.length, options: options(number), seed });
  const answers = players.map((): number[] => []);
  const turns = players.map(() => new Map<number, number>());
  const waits = players.map(() => new Map<number, number>());
  while (match.result === undefined) {
    const [decision] = match.decisions;
    const { number: turn } = match.turn;
    const player = decision && players[decision.seat];
    const known = decision && knowledgeOf(match, decision.seat);
    if (player === undefined || known === undefined || match.ply > LONGEST)
      throw new RangeError(`no end of game ${number} after ${match.ply} plies`);
    const { seat, answers: listed } = known.decision;
    const [only, other] = listed;
    const [began, since] = [processorTime(), performance.now()];
    const notation =
      only !== undefined && other === undefined
        ? only.notation
        : player.choose(known, player.budget, `${seed} ${turn}`);
    if (other !== undefined) {
      const took = processorTime() - began;
      answers[seat]?.push(took);
      turns[seat]?.set(turn, (turns[seat].get(turn) ?? 0) + took);
      waits[seat]?.set(turn, (waits[seat].get(turn) ?? 0) + performance.now() - since);
    }
    const next = match.play(seat, notation);
    if (typeof next === 'string') throw new RangeError(`${notation} is ${next}`);
    match = next.match;
  }
  return {
    scores: match.result.scores,
    winners: match.result.winners,
    rounds: match.turn.round,
    answers,
    turns: turns.map((took) => [...took.values()]),
    waits: waits.map((took) => [...took.values()]),
  };
}
