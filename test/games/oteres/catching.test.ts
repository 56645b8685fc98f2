import { describe, expect, test } from 'vitest';
import { outcomes, scene } from './position.ts';

describe('Which paw? (rulebook, "Specific card descriptions")', () => {
  const split = scene({
    me: { hand: 'which-paw' },
    others: [{}, { out: true }, {}, { out: true }],
    pool: '1 2 4',
  }).play('play.which-paw');
  const seenAs = (mark: number) => split.view(0).catch.find((pearl) => pearl.mark === mark)?.value;

  test('takes three white pearls, which the player alone sees, to be split in any way', () => {
    expect(
      split
        .view(0)
        .catch.map(({ value }) => value)
        .toSorted(),
    ).toEqual([1, 2, 4]);
    expect(split.view(1).catch.map(({ value }) => value)).toEqual([undefined, undefined, undefined]);
    const [a, b, c] = split.view(0).catch.map(({ mark }) => mark);
    expect(split.legal.split(' ').toSorted()).toEqual(
      [
        'left',
        `left.${a}`,
        `left.${b}`,
        `left.${c}`,
        `left.${a}.${b}`,
        `left.${a}.${c}`,
        `left.${b}.${c}`,
        `left.${a}.${b}.${c}`,
      ].toSorted(),
    );
  });

  test('takes no more than three of a full pool, and no value but to its player (rulebook)', () => {
    for (const card of ['which-paw', 'share-the-catch']) {
      const caught = scene({ me: { hand: card }, pool: '0 1 2 3 4' }).play(`play.${card}`);
      expect(caught.view(0).catch).toHaveLength(3);
      expect(caught.view().pool.white).toBe(2);
      expect(caught.match.decisions.every(({ secret }) => secret)).toBe(true);
    }
  });

  test('tells how many were in the paw that was picked', () => {
    const [mark = 0] = split.view(0).catch.map((pearl) => pearl.mark);
    for (const [paw, count] of [
      ['left', 1],
      ['right', 2],
    ] as const)
      expect(split.play(`left.${mark} to.3 paw.${paw}`).facts).toContainEqual({
        ...{ kind: 'paw-picked', seat: 3, paw, count },
      });
  });

  test('another player still in picks a paw without seeing number or values (rulings)', () => {
    const [mark = 0] = split.view(0).catch.map((pearl) => pearl.mark);
    const chosen = split.play(`left.${mark}`);
    expect(chosen.legal).toBe('to.1 to.3');
    const picking = chosen.play('to.3');
    expect(picking.asked).toBe('3');
    expect(picking.legal).toBe('paw.left paw.right');
    expect(picking.view(0).catch.map(({ paw }) => paw)).toEqual(['left', 'right', 'right']);
    expect(JSON.stringify(picking.view(3))).not.toContain('"paw"');
    expect(JSON.stringify(picking.view(3))).toBe(JSON.stringify(split.play('left to.3').view(3)));
  });

  test('the picker takes all of the paw picked, the player the other', () => {
    const [mark = 0, second = 0, third = 0] = split.view(0).catch.map((pearl) => pearl.mark);
    const picking = split.play(`left.${mark} to.3`);
    const left = picking.play('paw.left');
    expect(left.pearls(3)).toBe(`${seenAs(mark)}`);
    expect(left.pearls()).toBe(`${seenAs(second)} ${seenAs(third)}`);
    expect(left.pearls(3, 0)).toBe(`${seenAs(mark)}`);
    expect(left.pearls(3, 1)).toBe('?');
    const right = picking.play('paw.right');
    expect(right.pearls()).toBe(`${seenAs(mark)}`);
    expect(right.pearls(0, 3)).toBe('?');
    expect(right.view().catch).toEqual([]);
    expect(split.play('left to.1 paw.left').pearls(1)).toBe('');
  });

  test('takes what is there, and does nothing without a white pearl in the pool (rulings)', () => {
    const two = scene({ me: { hand: 'which-paw' }, pool: '1 2' }).play('play.which-paw');
    expect(two.legal.split(' ')).toHaveLength(4);
    const none = scene({ me: { hand: 'which-paw' }, pool: 'b-1' }).play('play.which-paw');
    expect(none.happened).toBe('card-played no-effect');
    expect(none.legal).toBe('end');
  });
});

describe('Share the catch (rulebook, "Specific card descriptions")', () => {
  test('keeps one of three and says who gets which of the others (rulings)', () => {
    const taken = scene({
      me: { hand: 'share-the-catch' },
      others: [{}, {}, {}, { out: true }],
      pool: '1 2 4',
    }).play('play.share-the-catch');
    const pearls = taken.view(0).catch;
    expect(taken.legal).toBe(pearls.map(({ mark }) => `pearl.${mark}`).join(' '));
    const [first, kept, last] = pearls;
    const sharing = taken.play(`pearl.${kept?.mark}`);
    expect(sharing.legal).toBe('to.1 to.2 to.3');
    expect(sharing.match.decisions[0]?.secret).toBe(true);
    expect(sharing.play('to.2').legal).toBe('to.1 to.3');
    const shared = sharing.play('to.2 to.1');
    expect(shared.pearls()).toBe(`${kept?.value}`);
    expect(shared.pearls(2)).toBe(`${first?.value}`);
    expect(shared.pearls(1)).toBe(`${last?.value}`);
    expect(shared.pearls(3)).toBe('');
    expect(shared.turn).toBe(2);
  });

  test('with exactly two others the second gets what is left', () => {
    const taken = scene({
      me: { hand: 'share-the-catch' },
      others: [{}, {}, { out: true }],
      pool: '1 2 4',
    }).play('play.share-the-catch');
    const [kept, first, second] = taken.view(0).catch;
    const shared = taken.play(`pearl.${kept?.mark} to.2`);
    expect(shared.pearls(2)).toBe(`${first?.value}`);
    expect(shared.pearls(2, 0)).toBe(`${first?.value}`);
    expect(shared.pearls(2, 1)).toBe('?');
    expect(shared.pearls(1)).toBe(`${second?.value}`);
    expect(shared.turn).toBe(2);
  });

  test('with one other left: one kept, one given, one back into the pool', () => {
    const story = {
      me: { hand: 'share-the-catch' },
      others: [{}, { out: true }, { out: true }],
      pool: '1 2 4',
    };
    const taken = scene(story).play('play.share-the-catch');
    const [kept, back, given] = taken.view(0).catch;
    const asked = taken.play(`pearl.${kept?.mark}`);
    expect(asked.legal).toBe(`pearl.${back?.mark} pearl.${given?.mark}`);
    const after = asked.play(`pearl.${given?.mark}`);
    expect(after.pearls()).toBe(`${kept?.value}`);
    expect(after.pearls(1)).toBe(`${given?.value}`);
    expect(after.view().pool.white).toBe(1);
    expect(after.state.pool.white).toEqual([back?.value]);
  });

  test('with fewer in the pool takes what is there: one is kept, with two one is dealt out (rulings)', () => {
    const one = scene({ me: { hand: 'share-the-catch' }, pool: '4' }).play('play.share-the-catch');
    expect(one.pearls()).toBe('4');
    expect(one.turn).toBe(2);
    const two = scene({ me: { hand: 'share-the-catch' }, pool: '3 4' }).play('play.share-the-catch');
    const [kept] = two.view(0).catch;
    expect(two.play(`pearl.${kept?.mark}`).legal).toBe('to.1 to.2');
    const none = scene({ me: { hand: 'share-the-catch' }, pool: '' }).play('play.share-the-catch');
    expect(none.happened).toBe('card-played no-effect');
  });

  test('the pearls come from the pool at random (rulings)', () => {
    const first = outcomes((seed) =>
      String(
        scene({ me: { hand: 'share-the-catch' }, pool: '0 1 2 3 4', seed })
          .play('play.share-the-catch')
          .view(0).catch[0]?.value,
      ),
    );
    expect(first).toEqual(['0', '1', '2', '3', '4']);
  });
});
