import { describe, expect, test } from 'vitest';
import { otys } from '../../../src/games/otys/index.ts';
import { COLOURS, LEVELS } from '../../../src/games/otys/vocabulary.ts';
import { openMatch } from '../../../src/kernel/match.ts';
import { scene } from './position.ts';

const quick = { divers: { 3: 'engineer' } } as const;

describe('the end of the game', () => {
  test('comes when the round is finished in which somebody reaches 18 (End of the game)', () => {
    const before = scene({
      me: { ...quick, prestige: 16, cubes: { 5: 'mm' } },
      others: [quick, quick],
      sponsors: { 3: '3' },
      row: 'mm pptt mmff',
    });
    const reached = before.play('done.mm.l5');
    expect(reached.view().lastRound).toBe(true);
    const second = reached.play('k3 end');
    expect(second.facts).toContainEqual({ kind: 'last-round' });
    expect(second.asked).toBe(1);
    const third = second.play('k3 end');
    expect(third.asked).toBe(2);
    expect(third.facts).not.toContainEqual({ kind: 'last-round' });
    const over = third.play('k3 end');
    expect(over.asked).toBeUndefined();
    expect(over.view().phase).toBe('over');
    expect(over.match.result).toEqual({ scores: [18, 0, 0], winners: [0] });
    expect(over.view().result).toEqual(over.match.result);
    expect(over.facts).toContainEqual({ kind: 'ended', result: over.match.result });
  });

  test('is at once after the last player of the round (End of the game)', () => {
    const over = scene({
      me: { ...quick, prestige: 17, cubes: { 5: 'mm' } },
      others: [{ prestige: 18 }],
      first: 1,
      sponsors: { 3: '3' },
      row: 'mm pptt',
    }).play('done.mm.l5 k3 end');
    expect(over.match.result).toEqual({ scores: [19, 18], winners: [0] });
  });

  test('more than 18 count in full: most Prestige wins, whoever reached 18 first', () => {
    const over = scene({
      me: { ...quick, prestige: 19 },
      others: [{ prestige: 20 }],
      first: 1,
      sponsors: { 3: '3' },
    }).play('k3 end');
    expect(over.match.result?.winners).toEqual([1]);
  });

  test('a tie goes to the most cubes left in the search zone, of those who are tied (End of the game)', () => {
    const over = scene({
      me: { ...quick, prestige: 18, cubes: { 1: 'm', 5: 'pp' } },
      others: [
        { prestige: 18, cubes: { 4: 'tt' } },
        { prestige: 17, cubes: { 5: 'mmmmm' } },
      ],
      first: 1,
      sponsors: { 3: '3' },
    }).play('k3 end');
    expect(over.match.result).toEqual({ scores: [18, 18, 17], winners: [0] });
  });

  test('a tie in both is a shared victory (End of the game)', () => {
    const over = scene({
      me: { ...quick, prestige: 18, cubes: { 1: 'm' } },
      others: [{ prestige: 18, cubes: { 4: 't' } }],
      first: 1,
      sponsors: { 3: '3' },
    }).play('k3 end');
    expect(over.match.result?.winners).toEqual([0, 1]);
  });

  test('leaves nothing to undo or to play', () => {
    const over = scene({ me: { ...quick, prestige: 18 }, others: [{}], first: 1, sponsors: { 3: '3' } }).play(
      'k3 end',
    );
    expect(over.match.cannotUndo(0)).toBe('over');
    expect(over.match.play(1, 'k1')).toBe('over');
  });
});

describe('rounds', () => {
  test('are counted when the turn is the first player’s again', () => {
    const after = scene({ me: quick, others: [quick], first: 1, sponsors: { 3: '3' } }).play('k3 end');
    expect(after.view().turn).toEqual({ seat: 1, number: 2, round: 2 });
  });
});

describe('set-up', () => {
  const opened = (seats: number, options: Partial<Record<string, string>> = {}, seed = 'set-up') =>
    openMatch(otys, {
      seats,
      options: { sponsors: 'basic', variant: 'off', first: 'random', ...options },
      seed,
    }).match;

  test('gives everybody 3 Credits, 1 Battery, all keys and one cube of each colour on levels 2 to 5 (set-up 2, 5, 6)', () => {
    for (const side of opened(4).view('spectator').seats) {
      expect(side).toMatchObject({
        credits: 3,
        batteries: 1,
        prestige: 0,
        keys: [1, 2, 3, 4, 5],
        ownX: true,
        neutralX: 0,
        track: [],
        contractCount: 0,
      });
      const spread = LEVELS.map((level) => COLOURS.filter((colour) => side.cubes[level - 1]?.[colour] === 1));
      expect(spread.map((colours) => colours.length)).toEqual([0, 1, 1, 1, 1]);
      expect(new Set(spread.flat()).size).toBe(4);
      expect(side.column.some(({ upgraded }) => upgraded)).toBe(false);
    }
  });

  test('fills Store, display and row (set-up 3, 5, 6)', () => {
    const view = opened(3).view('spectator');
    expect(Object.values(view.store).toSorted()).toEqual([0, 1, 1, 2]);
    expect(view.display.map((tokens) => tokens.length)).toEqual([2, 2, 2, 2, 2]);
    expect(view.bagSize).toBe(22);
    expect(view.row).toHaveLength(3);
    expect(view.deckSize).toBe(29);
    expect(view.neutralSupply).toBe(12);
  });

  test('turns the sponsors to the sides that the table has chosen (set-up 4)', () => {
    const sides = (choice: string, seed?: string) =>
      new Set(
        opened(2, { sponsors: choice }, seed)
          .view('spectator')
          .sponsors.map(({ side }) => side),
      );
    expect(sides('basic')).toEqual(new Set(['basic']));
    expect(sides('advanced')).toEqual(new Set(['advanced']));
    const mixed = ['a', 'b', 'c', 'd'].map((seed) => sides('random', seed).size);
    expect(mixed).toContain(2);
  });

  test('lets the table name who begins, and refuses somebody who is not there', () => {
    expect(opened(3, { first: '3' }).turn).toEqual({ seat: 2, number: 1, round: 1 });
    expect(() => opened(3, { first: '4' })).toThrow(RangeError);
    expect(() => opened(3, { first: '4' })).toThrow('player 4 cannot begin: the table has 3 players');
  });

  test('differs from seed to seed and is the same for the same one', () => {
    expect(opened(2, {}, 'a').view('spectator')).toEqual(opened(2, {}, 'a').view('spectator'));
    expect(opened(2, {}, 'a').view('spectator')).not.toEqual(opened(2, {}, 'b').view('spectator'));
  });

  test.each([1, 5])('is not for %i', (seats) => {
    expect(() => opened(seats)).toThrow(RangeError);
  });
});
