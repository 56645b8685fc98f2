import { describe, expect, test } from 'vitest';
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
