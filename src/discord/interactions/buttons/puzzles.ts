import type { PlayableGame } from '../../../games/playable.ts';
import { tryAnswer } from '../../../lessons/solving.ts';
import type { Profile, PuzzleProgress } from '../../../tables/model/profile.ts';
import type { Bot } from '../../channel/bot.ts';
import { NONCE } from '../../protocol/limits.ts';
import { puzzleLine, type SaidOfPuzzle } from '../../views/puzzle-page.ts';
import type { Buttons, Press } from '../button.ts';
import {
  besidesPuzzleOf,
  type DaysPuzzle,
  openToday,
  puzzlePageOf,
  puzzleProgress,
  todaysPuzzle,
  withProgress,
} from '../puzzles.ts';
import { pageHere, type Reply, sentence } from '../reply.ts';
import { barredFromTelling, canTell, languageTold } from '../telling.ts';

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
          const progress = puzzleProgress(await bot.tables.profiles.of(press.person.id), days);
          const page = progress.outcome === 'open' && besidesPuzzleOf(days, progress, press, action);
          return page ? pageHere(() => page) : shown('over', days, press, bot);
        }
        case 'undo':
        case 'restart': {
          const kept = action === 'undo' ? -1 : 0;
          const taken = (line: readonly string[]) => line.slice(0, kept);
          return shown(
            await change(days, press, bot, (progress) => ({ ...progress, line: taken(progress.line) })),
            days,
            press,
            bot,
          );
        }
        case 'give-up': {
          const profile = await change(days, press, bot, (progress) => ({
            ...progress,
            line: [],
            outcome: 'given-up',
          }));
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

/** Where a puzzle is answered: which it is, and how many answers its turn has had. */
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

/** Changes how somebody stands with a puzzle that they are at; `over` where it is solved or given up already. */
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
  return pageHere(() => puzzlePageOf(days, profile, press, bot, said), {
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
  const { person, context, guild } = press;
  const { say } = context;
  const { profiles, servers } = bot.tables;
  const settings = await servers.of(guild);
  const barred = barredFromTelling(press, settings);
  if (barred !== undefined) return sentence(barred);
  const { day, open } = days;
  if (!canTell(press)) return shown('over', days, press, bot, 'untold');
  const noted = await profiles.change<'not solved' | 'told before'>(person.id, (profile) => {
    if (puzzleProgress(profile, days).outcome !== 'solved') return 'not solved';
    return profile.puzzleTold === day ? 'told before' : { ...profile, puzzleTold: day };
  });
  if (noted === 'not solved') return shown('over', days, press, bot);
  if (noted === 'told before') return sentence(say('puzzle-told-today'));
  const { tries } = puzzleProgress(noted, days);
  return {
    kind: 'line',
    line: puzzleLine(open, person, tries, bot.texts.in(languageTold(press, settings))),
    // Within minutes Discord knows it again: a press whose answer was lost writes nothing twice.
    nonce: `${day.replaceAll('-', '').slice(2)}${person.id}`.slice(-NONCE),
    draw: async (isWritten) => {
      const profile = isWritten
        ? noted
        : await profiles.change<never>(person.id, (now) => ({ ...now, puzzleTold: undefined }));
      return puzzlePageOf(days, profile, press, bot, isWritten ? 'told' : 'untold');
    },
  };
}
