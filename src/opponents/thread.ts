import { extname } from 'node:path';
import { foreseen } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';
import type { Level } from '../games/level.ts';
import type { RuledGame } from '../games/ruled-game.ts';
import { type GivenWork, taskOf } from '../shares/thread.ts';
import { type AnalysisPart, type Found, type PlayedMatch, partOf } from './analysis/part.ts';
import { type Knowledge, knowledgeOf, knownAmong } from './knowledge.ts';
import { opponentsOf } from './opponents.ts';

/** What an opponent is to think about: plain data, as it goes to another thread. */
export interface Thought {
  readonly game: string;
  /** The match as text, see `PlayableMatch.snapshot`. */
  readonly snapshot: string;
  readonly seat: Seat;
  readonly level: Level;
  /** It plays for another's seat, at the level *medium*: it spends nothing that cannot be had again. */
  readonly isSafe?: boolean;
  /** What may be done besides a question is left to them. */
  readonly leavesExtras?: boolean;
  /** The notations of the answers that may be given; all that are legal if absent. */
  readonly among?: readonly string[];
  readonly seed: string;
}

/**
 * The notation that an opponent answers: from what its seat knows of the match, and nothing else.
 *
 * @throws BrokenSave for a text that is no match of the game
 * @throws RangeError if the game is unknown, or the seat is not asked
 */
export async function answerTo({ game, snapshot, seat, seed, ...how }: Thought): Promise<string> {
  const { level, isSafe = false, leavesExtras = false, among } = how;
  return thinkAbout({ game, snapshot, seat }, (legal, opponents) => {
    const { choose, budget } = opponents[isSafe ? 'safe' : level];
    const known = among === undefined ? legal : knownAmong(legal, among);
    return choose({ ...known, leavesExtras }, budget, seed);
  });
}

async function thinkAbout<T>(
  { game, snapshot, seat }: Pick<Thought, 'game' | 'snapshot' | 'seat'>,
  think: <G extends GameTypes>(
    known: Knowledge<G>,
    opponents: ReturnType<typeof opponentsOf<G>>,
    match: Match<G>,
  ) => T,
): Promise<T> {
  const { resumed } = await gameOf(game);
  return resumed(snapshot, (match, insight) => {
    const known = knowledgeOf(match, seat);
    if (known === undefined) throw new RangeError('the seat is not asked');
    return think(known, opponentsOf(insight), match);
  });
}

/** An answer that somebody who thinks would give, and what they would go on with. */
export interface Advice {
  readonly notation: string;
  /** The notations of the answers it begins, itself first, until they depend on something hidden. */
  readonly line: readonly string[];
}

/** What to advise the player who holds a seat. It has no level: advice is as good as the best opponent’s play. */
export type AdviceQuestion = Omit<Thought, 'level'>;

/**
 * What to advise a seat, made as {@link answerTo} is.
 *
 * @throws what that throws
 */
export async function adviceOn({ game, snapshot, seat, seed }: AdviceQuestion): Promise<readonly Advice[]> {
  return thinkAbout({ game, snapshot, seat }, (known, { expert }, match) =>
    expert.advise(known, expert.budget, seed).map(({ notation, line }) => ({
      notation,
      // What comes after something hidden was thought of one way in which it may lie.
      line: foreseen(match, seat, line).steps.map(({ entry }) => entry.notation),
    })),
  );
}

/**
 * A part of the analysis of a match that is over.
 *
 * @throws BrokenSave for a text that is no match of the game, or no entry of its log
 * @throws RangeError if the game is unknown
 */
export const analysedPart = async (
  played: PlayedMatch,
  part: AnalysisPart,
): Promise<Found[AnalysisPart['kind']]> => partOf(await gameOf(played.game), played, part);

/** A game by its name, without how it is shown: a thread that only thinks takes a third of the memory so. */
async function gameOf(name: string): Promise<RuledGame> {
  if (!/^[a-z\d-]+$/.test(name)) throw new RangeError('this is not the name of a game');
  try {
    // By its address: a bundler would take in what a pattern fits, without what that imports.
    const { href } = new URL(`../games/${name}/thinking${extname(import.meta.url)}`, import.meta.url);
    const { thinking }: { readonly thinking?: unknown } = await import(href);
    if (isRuledGame(thinking)) return thinking;
  } catch (error) {
    // An error of the loader says nothing any more once it has come from another thread.
    throw new RangeError(`nobody can play ${name}: ${String(error)}`);
  }
  throw new RangeError(`nobody can play ${name}`);
}

const isRuledGame = (found: unknown): found is RuledGame =>
  typeof found === 'object' && found !== null && 'resumed' in found && typeof found.resumed === 'function';

/** What a thread of the pool is to do. */
export type ThoughtTask =
  | { readonly wants: 'answer'; readonly thought: Thought }
  | { readonly wants: 'advice'; readonly question: AdviceQuestion }
  | { readonly wants: 'analysis'; readonly played: PlayedMatch; readonly part: AnalysisPart };

/** What a pool thread does: answers a question of a match, ranks answers, or analyses part of a finished match. */
export default function work(
  given: GivenWork<ThoughtTask>,
): Promise<string | readonly Advice[] | Found[AnalysisPart['kind']]> {
  const task = taskOf(given);
  switch (task.wants) {
    case 'answer':
      return answerTo(task.thought);
    case 'advice':
      return adviceOn(task.question);
    case 'analysis':
      return analysedPart(task.played, task.part);
  }
}
