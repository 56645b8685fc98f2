import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { puzzle } from '../../../commands/learning.ts';
import { usualPuzzleGame } from '../../../src/discord/interactions/puzzles.ts';
import { atOnce } from '../../../src/engine/steps.ts';
import { games } from '../../../src/games/index.ts';
import { notationsIn, puzzleAt, puzzlesOf } from '../../../src/lessons/puzzle.ts';
import { openPuzzle, tryAnswer } from '../../../src/lessons/solving.ts';
import { personNamed } from '../../tables/deeds.ts';
import { done, room } from '../../tables/room.ts';
import { type Stage, stageInWords } from '../in-words.ts';
import { ana, ben, stage } from '../stage.ts';

const [game] = games;
if (game === undefined) throw new Error('there is no game');

const harbour = (more: Parameters<typeof stage>[0] = {}) => stage({ game, commands: [puzzle], ...more });

const todays = ({ clock }: Stage) => {
  const puzzles = puzzlesOf(game);
  if (puzzles === undefined) throw new Error('there are no puzzles');
  return atOnce(openPuzzle(game, puzzleAt(puzzles, clock.now())));
};
const opens = (here: Stage, who = 'ana') =>
  here.command(personNamed(who), 'puzzle', undefined, [{ name: 'game', type: 3, value: game.name }]);
/** Presses on a page of Ana's what has this id. */
const sends = (here: Stage, id: string) => here.handled(here.pressing(ana, here.page(ana).id, id));
/** Answers the puzzle, one answer after the other. */
const plays = async (here: Stage, line: readonly string[]) => {
  const { id } = todays(here).puzzle;
  for (const [made, notation] of line.entries())
    await sends(here, `h1:solve:${game.name}:${id}:${made}:${notation}`);
};
const best = (here: Stage) => notationsIn(todays(here).puzzle.solutions[0].line);
const second = (here: Stage) => notationsIn(todays(here).puzzle.next.line);
/** A turn to its end that is neither the best nor the second. */
const wrong = (here: Stage): readonly string[] => {
  const open = todays(here);
  const { seat } = open.puzzle;
  let lines: readonly (readonly string[])[] = [[]];
  while (lines.length > 0) {
    const longer: (readonly string[])[] = [];
    for (const line of lines) {
      let match = open.match;
      for (const notation of line) {
        const next = match.play(seat, notation);
        if (typeof next === 'string') throw new Error(next);
        match = next.match;
      }
      for (const { notation } of match.decisions.find((each) => each.seat === seat)?.answers ?? []) {
        const { kind } = tryAnswer(open, line, notation);
        if (kind === 'wrong') return [...line, notation];
        if (kind === 'goes on') longer.push([...line, notation]);
      }
    }
    lines = longer;
  }
  throw new Error('every turn is a good one');
};
const LINES: Readonly<Record<string, (here: Stage) => readonly string[]>> = {
  best,
  second,
  wrong,
  // The first answer of a turn that has several.
  begun: (here) => {
    const line = [best(here), second(here), wrong(here)].find(({ length }) => length > 1) ?? [];
    expect(line.length).toBeGreaterThan(1);
    return line.slice(0, 1);
  },
};

/** The puzzle of the day, opened and answered: `opens ben`, `plays wrong`. */
const puzzles = (text: string): void =>
  stageInWords(
    text,
    {
      '': () => harbour(),
      solved: async (how) => {
        const here = await harbour(how === 'mute' ? { may: PermissionFlagsBits.ViewChannel } : {});
        await opens(here);
        await plays(here, wrong(here));
        await plays(here, best(here));
        return here;
      },
    },
    {
      again: ({ store, api, clock }) => harbour({ store, api, clock }),
      happens: {
        opens,
        plays: (here, line = '') => plays(here, LINES[line]?.(here) ?? []),
        'sends-of-today': (here, of, end) =>
          sends(here, `h1:${of}:${game.name}:${todays(here).puzzle.id}:${end}`),
      },
      reads: {
        standing: async (here) => {
          const { outcome, tries, line } = (await here.tables.profiles.of(ana.id)).puzzles[game.name] ?? {};
          return [outcome, tries, line?.join() === best(here).join() ? 'best' : line?.join()]
            .join(' ')
            .trim();
        },
        days: async ({ tables }) => (await tables.profiles.of(ana.id)).puzzleStreak?.days,
        isSame: ({ idsOf, page }) => idsOf(page(ana).id).join() === idsOf(page(ben).id).join(),
        puzzled: ({ counted }) => counted.filter((line) => line.startsWith('puzzled')).join(', '),
        said: ({ api, textOf }) => api.channel.map(({ id }) => textOf(id)).join('\n'),
      },
    },
  );

puzzles(`
# The puzzle of the day
is shown to one person alone, the same to everybody, and another one tomorrow
  opens; opens ben => ana~: Today’s puzzle | said: | isSame: true
  wait 1d; opens => isSame: false
is solved by the best turn, and says why in words; its answers are older buttons from then on
  opens; plays best; plays best => ana~: Solved on try | ana~: My estimate | standing: solved 1 best
kindly tells of a turn that is not the best, which costs a try, and begins anew
  opens; plays wrong => ana/: \\*\\*Try 1\\*\\* \\(.+\\) isn’t the best turn\\. | ana/: The best turn .+\\.|shows only later | standing: open 1
  plays second => ana~: second-best
  plays best => ana~: Solved on try 3
can be begun anew in the midst of a turn, which costs no try
  opens; plays begun => ana~: So far:
  ana presses undo on page => standing: open 0
explains its question in its place, with a way back to where one was
  opens; ana presses help on page => ana/: ^### Help
  ana presses :open on page => ana~: Today’s puzzle
shows its answer with the reason to somebody who gives up, and is over then
  opens; ana presses give-up on page => ana~: This was the best turn | ana~: My estimate
  plays best => standing/: ^given-up 0 | ana.ids!: :tell
tells of a button of another moment or another day where somebody is
  opens; sends-of-today solve 7:k1 => ana~: older button
  sends-of-today solve 0:nonsense => ana~: older button
  ana sends h1:solve:${game.name}:gone:0:k1 on page => ana~: Here’s today’s | standing: open 0
is gone on with by another process, where somebody was
  opens; plays wrong; restart; opens; plays best => ana~: Solved on try 2
shows one picture above its question, and the others with *Boards*
  opens => ana.pictures/: ^\\S+$
  ana presses :boards on page => ana.pictures/: ^\\S+ \\S+
  ana presses :open on page => ana.pictures/: ^\\S+$
says how many days in a row somebody has solved one, and the day after how many did in how many tries
  opens; plays best => days: 1
  wait 1d; opens => ana!: days in a row
  plays best => days: 2 | ana~: 2 days in a row
  wait 1d; opens => ana~: days in a row
  plays best => days: 3 | ana~: 3 days in a row
  wait 1d; opens => ana~: Solved yesterday: 1 at the first try, 0 at the second, 0 later.
  wait 1d; opens => ana!: yesterday
  plays best => days: 1
counts without a name who was shown it, solved it or gave it up, and each once
  opens; opens; plays best; opens ben; ben presses give-up on page
  => puzzled: ${['shown', 'solved', 'shown', 'given-up'].map((event) => `puzzled ${game.name} ${event}`).join(', ')}

# A solved puzzle
is told to the channel in one line, without its answer and without a ping, once a day
  given solved; again is ana presses :tell on page; ana presses :tell on page => ana~: it’s in the channel
  => channel!: <@${ana.id}> | said/: ^\\*\\*Ana\\*\\* solved today’s .+ puzzle on try 2\\. Yours is waiting: \\*/puzzle\\*$
  again comes => ana~: already | said/: ^[^\\n]+$
is not told where somebody may not write, or the server wants no games, and says so
  given solved mute; ana presses :tell on page => ana~: can’t write | said:
  given solved; settle channels +elsewhere; ana presses :tell on page => ana~: elsewhere | said:
can be told later where the channel is closed to the bot
  given solved; fail post closed; ana presses :tell on page => ana~: didn’t work | said:
  ana presses :tell on page => said~: solved today’s
is not told by somebody who has not solved it
  opens; sends-of-today puzzle tell => said: | ana~: Today’s puzzle
`);

describe('The puzzle of the day', () => {
  test('is of the game that somebody plays or has played last, where they name none', async () => {
    const { tables, clock, act } = await room({ games });
    const bot = { games, tables, clock };
    const asks = () => usualPuzzleGame({ person: ana, guild: 'g', channel: 'c' }, bot);
    for (const played of [...games, ...games]) {
      const { id } = done(
        await tables.open({
          ...{ guild: 'g', channel: 'c', game: played.name, host: ana, options: {} },
          interaction: `opens ${clock.now()}`,
        }),
      ).table;
      for (let seat = 1; seat < played.seats.min; seat += 1) done(await tables.addComputer(act(id, ana)));
      done(await tables.start(act(id, ana)));
      expect(await asks()).toBe(played);
    }
  });
});
