import { inSlices } from '../../engine/steps.ts';
import type { PlayableGame } from '../../games/playable.ts';
import {
  dayBefore,
  dayOf,
  gameAt,
  hasPuzzles,
  type Puzzles,
  puzzleAt,
  puzzlesOf,
} from '../../lessons/puzzle.ts';
import { type OpenPuzzle, openPuzzle, tryAnswer } from '../../lessons/solving.ts';
import type { Profile, PuzzleProgress } from '../../tables/model/profile.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import { NONCE } from '../protocol/limits.ts';
import type { Message } from '../protocol/message.ts';
import {
  besidesPuzzle,
  type PuzzlePlace,
  puzzleLine,
  puzzlePage,
  type SaidOfPuzzle,
} from '../views/puzzle-page.ts';
import type { Actor, PageReader } from './actor.ts';
import type { Buttons, Press } from './button.ts';
import { channelWords } from './opening.ts';
import { pageHere, type Reply, sentence } from './reply.ts';

interface DaysPuzzle {
  readonly open: OpenPuzzle;
  readonly puzzles: Puzzles;
  readonly day: string;
  /** In how many tries everybody solved the one of the day before who did. */
  readonly yesterday: readonly number[];
}

/** The latest puzzle of each game, set up; undefined if that cannot be done, which is logged once. */
const latest = new WeakMap<
  PlayableGame,
  { readonly id: string; readonly open: Promise<OpenPuzzle | undefined> }
>();
const broken = new WeakSet<PlayableGame>();

/** Today’s puzzle of a game; undefined if it has none that can be played. The log says why, once. */
async function todaysPuzzle(
  game: PlayableGame,
  { log, clock, tables }: Pick<Bot, 'log' | 'clock' | 'tables'>,
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
  const day = dayOf(now);
  return open && { open, puzzles, day, yesterday: await solvedOn(dayBefore(day), game, tables) };
}

/** What is known of the latest day that is over, by game: nobody solves its puzzle any more, so it is counted once. */
type Counted = Map<string, { readonly day: string; readonly tries: Promise<readonly number[]> }>;
const counted = new WeakMap<Tables['profiles'], Counted>();

function solvedOn(
  day: string,
  { name }: PlayableGame,
  { profiles }: Pick<Tables, 'profiles'>,
): Promise<readonly number[]> {
  const days: Counted = counted.get(profiles) ?? new Map();
  counted.set(profiles, days);
  const known = days.get(name);
  if (known?.day === day) return known.tries;
  const tries = profiles
    .naming(day)
    .then((named) =>
      named.flatMap(({ puzzles: { [name]: latest } }) =>
        [latest?.outcome === 'solved' ? latest : undefined, latest?.before].flatMap((solved) =>
          solved?.day === day ? [solved.tries] : [],
        ),
      ),
    );
  days.set(name, { day, tries });
  // What could not be read is read again by the next who asks.
  tries.catch(() => days.delete(name));
  return tries;
}

const LOOKED_AT = 25;

/** The game of the puzzle if none is named: the one the person played last, else the games take turns. */
export async function usualPuzzleGame(
  { person, guild, channel }: Pick<Actor, 'person' | 'guild' | 'channel'>,
  { games, clock, tables }: Pick<Bot, 'games' | 'clock' | 'tables'>,
): Promise<PlayableGame | undefined> {
  const wanted = { guild, channel, phases: ['playing'], most: LOOKED_AT } as const;
  const [playing, last] = await Promise.all([
    tables.nearest(person.id, wanted),
    tables.results.lastOf(person.id),
  ]);
  const [latest] = [
    ...playing.map(({ table: { game, lastMoveAt } }) => ({ game, at: lastMoveAt })),
    ...(last === undefined ? [] : [last]),
  ].toSorted((one, other) => other.at - one.at);
  const offered = games.filter(hasPuzzles);
  return offered.find(({ name }) => name === latest?.game) ?? gameAt(offered, clock.now());
}

/** How far somebody is in a puzzle: at its beginning if they have not looked at it yet. */
function puzzleProgress(
  { puzzles }: Profile,
  { open, day }: Pick<DaysPuzzle, 'open' | 'day'>,
): PuzzleProgress {
  const { game, puzzle } = open;
  const known = Object.hasOwn(puzzles, game.name) ? puzzles[game.name] : undefined;
  return known?.day === day && known.puzzle === puzzle.id
    ? known
    : {
        ...{ day, puzzle: puzzle.id, line: [], tries: 0, outcome: 'open' },
        ...(known?.outcome === 'solved' ? { before: { day: known.day, tries: known.tries } } : {}),
      };
}

const withProgress = (
  profile: Profile,
  { open: { game }, day }: DaysPuzzle,
  progress: PuzzleProgress,
): Profile => ({
  ...profile,
  puzzles: { ...profile.puzzles, [game.name]: progress },
  ...(progress.outcome === 'solved' ? { puzzleStreak: { day, days: streakOn(day, profile, 1) } } : {}),
});

/** A person's days in a row with a solved puzzle up to a day; that day counts as `today` if it is not solved yet. */
function streakOn(day: string, { puzzleStreak: known }: Profile, today: 0 | 1): number {
  if (known?.day === day) return known.days;
  return today + (known?.day === dayBefore(day) ? known.days : 0);
}

function placeOf(
  { open, puzzles, day, yesterday }: DaysPuzzle,
  profile: Profile,
  { person }: Pick<Actor, 'person'>,
  { games }: Pick<Bot, 'games'>,
): PuzzlePlace {
  return {
    ...{ open, person, asks: puzzles.asks, others: puzzles.others },
    progress: puzzleProgress(profile, { open, day }),
    besides: games.filter((game) => game !== open.game && hasPuzzles(game)),
    ...{ canTell: profile.puzzleTold !== day, streak: streakOn(day, profile, 0), yesterday },
  };
}

/** Shows somebody today’s puzzle of a game, and notes that; undefined if there is none. */
export async function openToday(
  game: PlayableGame,
  solver: PageReader,
  bot: Pick<Bot, 'games' | 'tables' | 'log' | 'clock' | 'meter'>,
  said?: SaidOfPuzzle,
): Promise<Message | undefined> {
  const days = await todaysPuzzle(game, bot);
  if (days === undefined) return undefined;
  const { profiles } = bot.tables;
  const { id } = solver.person;
  const isNew = (profile: Profile): boolean => profile.puzzles[game.name] !== puzzleProgress(profile, days);
  const noted = await profiles.change(id, (profile) =>
    isNew(profile) ? withProgress(profile, days, puzzleProgress(profile, days)) : 'seen before',
  );
  if (noted !== 'seen before') bot.meter?.puzzled(game.name, 'shown');
  const profile = noted === 'seen before' ? await profiles.of(id) : noted;
  return puzzlePage(placeOf(days, profile, solver, bot), said, solver.context);
}

/** Today’s puzzle: opened, helped with, answered, taken back, given up, or told the channel. */
export const puzzleButtons = {
  puzzle: {
    press: async ({ game: name, puzzle: id, action }, press, bot) => {
      const game = bot.games.find((each) => each.name === name);
      if (game === undefined) return none(press);
      if (action === 'open') return opened(game, press, bot);
      const days = await todaysPuzzle(game, bot);
      if (days === undefined) return none(press);
      if (days.open.puzzle.id !== id) return opened(game, press, bot, 'new-day');
      switch (action) {
        case 'help':
        case 'boards': {
          const place = placeOf(days, await bot.tables.profiles.of(press.person.id), press, bot);
          return place.progress.outcome === 'open'
            ? pageHere(() => besidesPuzzle(place, action, press.context))
            : shown('over', days, press, bot);
        }
        case 'undo':
        case 'restart': {
          const kept = action === 'undo' ? -1 : 0;
          const taken = (known: PuzzleProgress) => ({ ...known, line: known.line.slice(0, kept) });
          return shown(await change(days, press, bot, taken), days, press, bot);
        }
        case 'give-up': {
          const given = (progress: PuzzleProgress) =>
            ({ ...progress, line: [], outcome: 'given-up' }) as const;
          const profile = await change(days, press, bot, given);
          if (profile !== 'over') bot.meter?.puzzled(game.name, 'given-up');
          return shown(profile, days, press, bot);
        }
        case 'tell':
          return tell(days, press, bot);
      }
    },
  },
  solve: { press: ({ notation, ...at }, press, bot) => answer(at, notation, press, bot) },
  'solve-choose': { press: (at, press, bot) => answer(at, press.values[0] ?? '', press, bot) },
} satisfies Partial<Buttons>;

interface AnsweredAt {
  readonly game: string;
  readonly puzzle: string;
  readonly made: number;
}

/** A finished turn is judged; one that is not the best costs a try and restarts the puzzle. */
async function answer(at: AnsweredAt, notation: string, press: Press, bot: Bot): Promise<Reply> {
  const game = bot.games.find((each) => each.name === at.game);
  const days = game && (await todaysPuzzle(game, bot));
  if (game === undefined || days === undefined) return none(press);
  if (days.open.puzzle.id !== at.puzzle) return opened(game, press, bot, 'new-day');
  let said: SaidOfPuzzle | undefined;
  let isSolved = false;
  const profile = await change(days, press, bot, (progress) => {
    [said, isSolved] = [undefined, false];
    const { line, tries } = progress;
    const tried = line.length === at.made ? tryAnswer(days.open, line, notation) : { kind: 'stale' as const };
    switch (tried.kind) {
      case 'stale':
        said = 'stale';
        return progress;
      case 'goes on':
        return { ...progress, line: [...line, notation] };
      case 'solved':
        isSolved = true;
        return { ...progress, line: [...line, notation], tries: tries + 1, outcome: 'solved' };
      case 'second':
      case 'wrong':
        said = tried.kind;
        return { ...progress, line: [], tries: tries + 1, last: [...line, notation] };
    }
  });
  if (profile !== 'over' && isSolved) bot.meter?.puzzled(game.name, 'solved');
  return shown(profile, days, press, bot, said);
}

/** Changes a person's progress in an open puzzle; returns `over` if it is solved or given up already. */
const change = (
  days: DaysPuzzle,
  { person }: Press,
  { tables }: Pick<Bot, 'tables'>,
  changed: (progress: PuzzleProgress) => PuzzleProgress,
): Promise<Profile | 'over'> =>
  tables.profiles.change(person.id, (profile) => {
    const progress = puzzleProgress(profile, days);
    return progress.outcome === 'open' ? withProgress(profile, days, changed(progress)) : 'over';
  });

async function shown(
  changed: Profile | 'over',
  days: DaysPuzzle,
  press: Press,
  bot: Bot,
  said?: SaidOfPuzzle,
): Promise<Reply> {
  const profile = changed === 'over' ? await bot.tables.profiles.of(press.person.id) : changed;
  return pageHere(() => puzzlePage(placeOf(days, profile, press, bot), said, press.context), {
    ...(changed === 'over' ? {} : { changed: [] }),
  });
}

const none = ({ context }: Press): Reply => sentence(context.say('puzzle-none'));

async function opened(game: PlayableGame, press: Press, bot: Bot, said?: SaidOfPuzzle): Promise<Reply> {
  const page = await openToday(game, press, bot, said);
  return page === undefined ? none(press) : pageHere(() => page);
}

/** Posts a line that a person solved the puzzle, once a day; nothing if they may not write in the channel. */
async function tell(days: DaysPuzzle, press: Press, bot: Bot): Promise<Reply> {
  const { person, context } = press;
  const { profiles } = bot.tables;
  const { day, open } = days;
  const told = await channelWords(press, bot);
  if (typeof told === 'string') return sentence(told);
  const noted = await profiles.change<'not solved' | 'told before'>(person.id, (profile) => {
    if (puzzleProgress(profile, days).outcome !== 'solved') return 'not solved';
    return profile.puzzleTold === day ? 'told before' : { ...profile, puzzleTold: day };
  });
  if (noted === 'not solved') return shown('over', days, press, bot);
  if (noted === 'told before') return sentence(context.say('puzzle-told-today'));
  const { tries } = puzzleProgress(noted, days);
  return {
    kind: 'line',
    line: puzzleLine(open, person, tries, told),
    // Within minutes Discord knows it again: a press whose answer was lost writes nothing twice.
    nonce: `${day.replaceAll('-', '').slice(2)}${person.id}`.slice(-NONCE),
    draw: async (isWritten) => {
      const profile = isWritten
        ? noted
        : await profiles.change<never>(person.id, (now) => ({ ...now, puzzleTold: undefined }));
      return puzzlePage(placeOf(days, profile, press, bot), isWritten ? 'told' : 'untold', context);
    },
  };
}
