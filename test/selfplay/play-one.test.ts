import { describe, expect, test } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import { BrokenSeries, readSeries } from '../../src/selfplay/arguments.ts';
import { BrokenGame, playOne, pressesFor } from '../../src/selfplay/play-one.ts';
import { playedGames } from '../../src/selfplay/played-games.ts';

const options = { sponsors: 'random', variant: 'on', first: 'random' };

describe('self-play', () => {
  test('plays the same games for the same arguments', () => {
    const series = (seed: string) =>
      [0, 1, 2].map((number) =>
        playedGames
          .find(({ name }) => name === otys.name)
          ?.play({ seats: 3, seed: `${seed}-${number}`, number }),
      );
    expect(series('1')).toEqual(series('1'));
    expect(series('1')).not.toEqual(series('2'));
    expect(series('1')[0]).toMatchObject({ game: 'otys', seats: 3, seed: '1-0' });
  });

  test.each(playedGames)('plays $name to its end at every size of table', ({ name, seats, play }) => {
    for (let size = seats.min; size <= seats.max; size += 1) {
      const report = play({ seats: size, seed: 'sizes', number: 0 });
      expect(report).toMatchObject({ game: name, seats: size });
      expect(report.scores).toHaveLength(size);
    }
  });

  test('takes fewer presses a turn with a careful player, who gives by one press what follows by itself', () => {
    const pressesPerTurn = (player: 'random' | 'careful') => {
      const reports = [0, 1].flatMap(
        (number) =>
          playedGames
            .find(({ name }) => name === otys.name)
            ?.play({ seats: 2, seed: `1-${number}`, number, player }) ?? [],
      );
      const sum = (what: 'presses' | 'turns') => reports.reduce((all, report) => all + report[what], 0);
      return sum('presses') / sum('turns');
    };
    expect(pressesPerTurn('careful')).toBeGreaterThan(0);
    expect(pressesPerTurn('careful')).toBeLessThan(pressesPerTurn('random'));
  });

  test('stops at a broken invariant with the log that led there', () => {
    const run = { seats: 2, seed: 'broken', number: 0 };
    const broken = ({ turn }: { turn: { number: number } }) =>
      turn.number > 3 ? 'the third turn' : undefined;
    let caught: unknown;
    try {
      playOne(otys, options, { broken }, run);
    } catch (error) {
      caught = error;
    }
    if (!(caught instanceof BrokenGame)) throw new Error('nothing was thrown');
    expect(caught.message).toBe('the third turn');
    expect(caught.run).toEqual(run);
    expect(caught.log.at(-1)).toMatch(/^\d:(end|stay|hold|let)$/);
  });
});

describe('presses', () => {
  const open = { seat: 1, secret: false, opened: 2 };
  const secret = { ...open, secret: true };

  test('an answer for all to see takes one', () => {
    expect(pressesFor(open, { isExtra: false }, [1, 0])).toBe(1);
  });

  test('a secret question that another has put takes one more, for the page that it stands on', () => {
    expect(pressesFor(secret, { isExtra: false }, [1, 0])).toBe(2);
    expect(pressesFor({ ...secret, opened: 0 }, { isExtra: false }, [])).toBe(2);
  });

  test('one that follows from the seat’s own answer is on the screen already, whoever answered meanwhile', () => {
    expect(pressesFor(secret, { isExtra: false }, [0, 1])).toBe(1);
    expect(pressesFor(secret, { isExtra: false }, [0, 1, 2, 0])).toBe(1);
  });

  test('what can be done besides stands on a page of its own', () => {
    expect(pressesFor(open, { isExtra: true }, [1, 0])).toBe(2);
  });

  test('unless it stands among the answers', () => {
    expect(pressesFor(open, { isExtra: true }, [1, 0], true)).toBe(1);
  });
});

describe('arguments', () => {
  test('are read, with what is usual for those left out', () => {
    expect(
      readSeries(['--game', 'otys', '--seats', '3', '--games', '7', '--seed', 'x'], playedGames),
    ).toMatchObject({
      seats: 3,
      games: 7,
      seed: 'x',
    });
    const [first] = playedGames;
    expect(readSeries([], playedGames)).toEqual({
      ...{ game: first, seats: first?.seats.max, games: 100, seed: '1', player: 'random' },
    });
  });

  test.each([
    [
      ['--game', 'chess'],
      `--game must be one of ${playedGames.map(({ name }) => name).join(', ')}, not "chess"`,
    ],
    [['--game', 'otys', '--seats', '7'], '--seats must be a whole number from 2 to 4, not "7"'],
    [['--games', 'many'], '--games must be a whole number from 1 to 1000000, not "many"'],
    [['--speed', '1'], "Unknown option '--speed'"],
  ])('%j are refused in words', (args, message) => {
    expect(() => readSeries(args, playedGames)).toThrow(BrokenSeries);
    expect(() => readSeries(args, playedGames)).toThrow(message);
  });
});
