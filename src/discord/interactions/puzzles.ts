import { inSlices } from '../../engine/steps.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { Puzzles } from '../../lessons/puzzle.ts';
import { type OpenPuzzle, openPuzzle } from '../../lessons/solving.ts';
import { dayOf, gameAt, hasPuzzles, puzzleAt, puzzlesOf } from '../../lessons/todays-puzzle.ts';
import type { Profile, PuzzleProgress } from '../../tables/model/profile.ts';
import type { Person } from '../../tables/model/seated.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import type { Message } from '../protocol/message.ts';
import type { MessageContext } from '../views/message-context.ts';
import { puzzlePage, type SaidOfPuzzle } from '../views/puzzle-page.ts';

/** Who is at a puzzle, and their language. */
interface Solver {
  readonly person: Person;
  readonly context: MessageContext;
}

/** The puzzle of a game on a day. */
export interface DaysPuzzle {
  readonly open: OpenPuzzle;
  readonly puzzles: Puzzles;
  readonly day: string;
}

/** The latest puzzle of each game, set up; nothing where that cannot be done, which is logged once. */
const latest = new WeakMap<
  PlayableGame,
  { readonly id: string; readonly open: Promise<OpenPuzzle | undefined> }
>();
/** Games whose puzzles cannot be read. */
const broken = new WeakSet<PlayableGame>();

/** Today’s puzzle of a game; nothing where it has none that can be played. Why not is in the log, for the host. */
export async function todaysPuzzle(
  game: PlayableGame,
  { log, clock }: Pick<Bot, 'log' | 'clock'>,
): Promise<DaysPuzzle | undefined> {
  if (broken.has(game)) return undefined;
  const now = clock.now();
  const failed = (error: unknown): undefined => {
    log.error({ games: game.name, ...aboutError(error) }, 'a puzzle of a game cannot be played');
    return undefined;
  };
  let puzzles: Puzzles | undefined;
  try {
    puzzles = puzzlesOf(game);
  } catch (error) {
    broken.add(game);
    failed(error);
  }
  if (puzzles === undefined) return undefined;
  const puzzle = puzzleAt(puzzles, now);
  let known = latest.get(game);
  if (known?.id !== puzzle.id) {
    // The moves that led there are played in slices: others have their turns in between.
    known = { id: puzzle.id, open: inSlices(openPuzzle(game, puzzle)).catch(failed) };
    latest.set(game, known);
  }
  const open = await known.open;
  return open && { open, puzzles, day: dayOf(now) };
}

/** The game whose puzzle is asked today where nobody names one. */
export const gameOfToday = ({ games, clock }: Pick<Bot, 'games' | 'clock'>): PlayableGame | undefined =>
  gameAt(games.filter(hasPuzzles), clock.now());

/** How somebody stands with a puzzle; at its beginning where they have not looked at it yet. */
export function progressIn({ puzzles }: Profile, { open, day }: DaysPuzzle): PuzzleProgress {
  const { game, puzzle } = open;
  const known = Object.hasOwn(puzzles, game.name) ? puzzles[game.name] : undefined;
  return known?.day === day && known.puzzle === puzzle.id
    ? known
    : { day, puzzle: puzzle.id, line: [], tries: 0, outcome: 'open' };
}

/** A profile in which somebody stands so with the puzzle of a game. */
export const withProgress = (
  profile: Profile,
  { open: { game } }: DaysPuzzle,
  progress: PuzzleProgress,
): Profile => ({ ...profile, puzzles: { ...profile.puzzles, [game.name]: progress } });

/** The page of a puzzle as somebody stands with it. */
export function puzzlePageOf(
  days: DaysPuzzle,
  profile: Profile,
  { person, context }: Solver,
  bot: Pick<Bot, 'games'>,
  { said, view }: { readonly said?: SaidOfPuzzle; readonly view?: string } = {},
): Message {
  const { open, puzzles, day } = days;
  return puzzlePage(
    {
      ...{ open, person, asks: puzzles.asks, others: puzzles.others },
      progress: progressIn(profile, days),
      ...(view === undefined ? {} : { view }),
      besides: bot.games.filter((game) => game !== open.game && hasPuzzles(game)),
      canTell: profile.puzzleTold !== day,
    },
    said,
    context,
  );
}

/** Shows somebody today’s puzzle of a game, and notes that they have seen it; nothing where there is none. */
export async function openToday(
  game: PlayableGame,
  solver: Solver,
  bot: Pick<Bot, 'games' | 'tables' | 'log' | 'clock' | 'meter'>,
  said?: SaidOfPuzzle,
): Promise<Message | undefined> {
  const days = await todaysPuzzle(game, bot);
  if (days === undefined) return undefined;
  const { profiles } = bot.tables;
  const { id } = solver.person;
  const isNew = (profile: Profile): boolean => profile.puzzles[game.name] !== progressIn(profile, days);
  const noted = await profiles.change(id, (profile) =>
    isNew(profile) ? withProgress(profile, days, progressIn(profile, days)) : 'seen before',
  );
  if (noted !== 'seen before') bot.meter?.puzzled(game.name, 'shown');
  const profile = noted === 'seen before' ? await profiles.of(id) : noted;
  return puzzlePageOf(days, profile, solver, bot, said === undefined ? {} : { said });
}
