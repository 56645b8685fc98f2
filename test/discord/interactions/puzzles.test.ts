import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { puzzle } from '../../../commands/learning.ts';
import { usualPuzzleGame } from '../../../src/discord/interactions/puzzles.ts';
import { atOnce } from '../../../src/engine/steps.ts';
import { games } from '../../../src/games/index.ts';
import { notationsIn } from '../../../src/lessons/puzzle.ts';
import { openPuzzle, tryAnswer } from '../../../src/lessons/solving.ts';
import { puzzleAt, puzzlesOf } from '../../../src/lessons/todays-puzzle.ts';
import { done, room } from '../../tables/room.ts';
import { ana, ben, stage } from '../stage.ts';

const [game] = games;
if (game === undefined) throw new Error('there is no game');

const harbour = (more: Parameters<typeof stage>[0] = {}) => stage({ game, commands: [puzzle], ...more });
type Harbour = Awaited<ReturnType<typeof harbour>>;

const todays = ({ clock }: Harbour) => {
  const puzzles = puzzlesOf(game);
  if (puzzles === undefined) throw new Error('there are no puzzles');
  return atOnce(openPuzzle(game, puzzleAt(puzzles, clock.now())));
};
const DAY = 24 * 60 * 60 * 1000;
const opens = (here: Harbour, person = ana) =>
  here.command(person, 'puzzle', undefined, [{ name: 'game', type: 3, value: game.name }]);
/** What somebody sees on the page that they opened last. */
const read = (here: Harbour, person = ana): string => here.textOf(here.page(person).id);
/** Presses on that page what has these words in its id. */
const presses = async (here: Harbour, words: string, person = ana) => {
  const { id } = here.page(person);
  await here.handled(here.pressing(person, id, here.idIn(id, words)));
};
/** Answers the puzzle, one answer after the other. */
const plays = async (here: Harbour, line: readonly string[], person = ana) => {
  const {
    game: { name },
    puzzle: { id },
  } = todays(here);
  for (const [made, notation] of line.entries())
    await here.handled(
      here.pressing(person, here.page(person).id, `h1:solve:${name}:${id}:${made}:${notation}`),
    );
};
const best = (here: Harbour) => notationsIn(todays(here).puzzle.solutions[0].line);
const second = (here: Harbour) => notationsIn(todays(here).puzzle.next.line);
/** A turn to its end that is neither the best nor the second. */
const wrong = (here: Harbour): readonly string[] => {
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
const standing = async (here: Harbour) => (await here.tables.profiles.of(ana.id)).puzzles[game.name];

describe('The puzzle of the day', () => {
  test('is shown to one person alone, the same to everybody, and another one tomorrow', async () => {
    const here = await harbour();
    await opens(here);
    await opens(here, ben);
    expect(read(here)).toContain('Today’s puzzle');
    expect(here.api.channel).toEqual([]);
    const ids = here.idsOf(here.page(ana).id);
    expect(here.idsOf(here.page(ben).id)).toEqual(ids);
    here.clock.time += 24 * 60 * 60 * 1000;
    await opens(here);
    expect(here.idsOf(here.page(ana).id)).not.toEqual(ids);
  });

  test('is solved by the best turn, answer by answer, and says why in words', async () => {
    const here = await harbour();
    await opens(here);
    const line = best(here);
    await plays(here, line.slice(0, -1));
    if (line.length > 1) expect(read(here)).toContain('So far:');
    await plays(here, line);
    // The first answers were given before: as older buttons they change nothing.
    await plays(here, line);
    expect(read(here)).toContain('Solved on try');
    expect(read(here)).toContain('My estimate');
    expect(await standing(here)).toMatchObject({ outcome: 'solved', tries: 1, line });
  });

  test('kindly tells of a turn that is not the best, which costs a try, and begins anew', async () => {
    const here = await harbour();
    await opens(here);
    await plays(here, wrong(here));
    expect(read(here)).toMatch(/\*\*Try 1\*\* \(.+\) isn’t the best turn\./);
    expect(read(here)).toMatch(/The best turn .+\.|shows only later/);
    expect(await standing(here)).toMatchObject({ outcome: 'open', tries: 1, line: [] });
    await plays(here, second(here));
    expect(read(here)).toContain('second-best');
    await plays(here, best(here));
    expect(read(here)).toContain('Solved on try 3');
  });

  test('can be begun anew in the midst of a turn, which costs no try', async () => {
    const here = await harbour();
    await opens(here);
    const line = [best(here), second(here), wrong(here)].find(({ length }) => length > 1) ?? [];
    expect(line.length).toBeGreaterThan(1);
    await plays(here, line.slice(0, 1));
    await presses(here, 'undo');
    expect(await standing(here)).toMatchObject({ outcome: 'open', tries: 0, line: [] });
  });

  test('explains its question in its place, with a way back to where one was', async () => {
    const here = await harbour();
    await opens(here);
    await presses(here, 'help');
    expect(read(here)).toMatch(/^### Help/u);
    await presses(here, ':open');
    expect(read(here)).toContain('Today’s puzzle');
  });

  test('shows its answer with the reason to somebody who gives up, and is over then', async () => {
    const here = await harbour();
    await opens(here);
    await presses(here, 'give-up');
    expect(read(here)).toContain('This was the best turn');
    expect(read(here)).toContain('My estimate');
    await plays(here, best(here));
    expect(await standing(here)).toMatchObject({ outcome: 'given-up', tries: 0 });
    expect(here.idsOf(here.page(ana).id).join()).not.toContain(':tell');
  });

  test('tells of a button of another moment or another day where somebody is', async () => {
    const here = await harbour();
    await opens(here);
    const { id } = here.page(ana);
    const {
      puzzle: { id: name },
    } = todays(here);
    for (const stale of [`h1:solve:${game.name}:${name}:7:k1`, `h1:solve:${game.name}:${name}:0:nonsense`]) {
      await here.handled(here.pressing(ana, id, stale));
      expect(read(here)).toContain('older button');
    }
    await here.handled(here.pressing(ana, id, `h1:solve:${game.name}:gone:0:k1`));
    expect(read(here)).toContain('Here’s today’s');
    expect(await standing(here)).toMatchObject({ tries: 0, line: [] });
  });

  test('is gone on with by another process, where somebody was', async () => {
    const here = await harbour();
    await opens(here);
    await plays(here, wrong(here));
    const again = await harbour({ store: here.store, api: here.api, clock: here.clock });
    await opens(again);
    await plays(again, best(again));
    expect(read(again)).toContain('Solved on try 2');
  });

  test('shows one picture above its question, and the others with *Boards*', async () => {
    const here = await harbour({ game, commands: [puzzle] });
    await opens(here);
    const pictures = (): number => here.api.message(here.page(ana).id).attachments?.length ?? 0;
    expect(pictures()).toBe(1);
    await presses(here, ':boards');
    expect(pictures()).toBeGreaterThanOrEqual(2);
    await presses(here, ':open');
    expect(pictures()).toBe(1);
  });

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

  test('says how many days in a row somebody has solved one, and the day after how many did in how many tries', async () => {
    const here = await harbour();
    for (const days of [1, 2, 3]) {
      await opens(here);
      expect(read(here).includes('days in a row')).toBe(days === 3);
      await plays(here, best(here));
      expect((await here.tables.profiles.of(ana.id)).puzzleStreak?.days).toBe(days);
      if (days > 1) expect(read(here)).toContain(`${days} days in a row`);
      here.clock.time += DAY;
    }
    await opens(here);
    expect(read(here)).toContain('Solved yesterday: 1 at the first try, 0 at the second, 0 later.');
    here.clock.time += DAY;
    await opens(here);
    expect(read(here)).not.toContain('yesterday');
    await plays(here, best(here));
    expect((await here.tables.profiles.of(ana.id)).puzzleStreak?.days).toBe(1);
  });

  test('counts without a name who was shown it, solved it or gave it up, and each once', async () => {
    const here = await harbour();
    await opens(here);
    await opens(here);
    await plays(here, best(here));
    await opens(here, ben);
    await presses(here, 'give-up', ben);
    const counted = here.counted.filter((line) => line.startsWith('puzzled'));
    expect(counted).toEqual(
      ['shown', 'solved', 'shown', 'given-up'].map((event) => `puzzled ${game.name} ${event}`),
    );
  });
});

describe('A solved puzzle', () => {
  const solved = async (more: Parameters<typeof stage>[0] = {}) => {
    const here = await harbour(more);
    await opens(here);
    await plays(here, wrong(here));
    await plays(here, best(here));
    return here;
  };
  const said = (here: Harbour) => here.api.channel.map(({ id }) => here.textOf(id));

  test('is told to the channel in one line, without its answer and without a ping, once a day', async () => {
    const here = await solved();
    const tell = here.idIn(here.page(ana).id, ':tell');
    await presses(here, ':tell');
    expect(said(here)).toEqual([
      expect.stringMatching(
        /^\*\*Ana\*\* solved today’s .+ puzzle on try 2\. Yours is waiting: \*\/puzzle\*$/,
      ),
    ]);
    expect(JSON.stringify(here.api.channel[0])).not.toContain(`<@${ana.id}>`);
    expect(read(here)).toContain('it’s in the channel');
    await here.handled(here.pressing(ana, here.page(ana).id, tell));
    expect(read(here)).toContain('already');
    expect(said(here)).toHaveLength(1);
  });

  test('is not told where somebody may not write, or the server wants no games, and says so', async () => {
    const here = await solved({ may: PermissionFlagsBits.ViewChannel });
    await presses(here, ':tell');
    expect(read(here)).toContain('can’t write');
    const there = await solved();
    await there.tables.servers.change('g', (settings) => ({ ...settings, channels: ['elsewhere'] }));
    await presses(there, ':tell');
    expect(read(there)).toContain('elsewhere');
    expect([...said(here), ...said(there)]).toEqual([]);
  });

  test('can be told later where the channel is closed to the bot', async () => {
    const here = await solved();
    here.api.fail('post', 'closed');
    await presses(here, ':tell');
    expect(read(here)).toContain('didn’t work');
    await presses(here, ':tell');
    expect(said(here)).toHaveLength(1);
  });

  test('is not told by somebody who has not solved it', async () => {
    const here = await harbour();
    await opens(here);
    const {
      puzzle: { id },
    } = todays(here);
    await here.handled(here.pressing(ana, here.page(ana).id, `h1:puzzle:${game.name}:${id}:tell`));
    expect(said(here)).toEqual([]);
    expect(read(here)).toContain('Today’s puzzle');
  });
});
