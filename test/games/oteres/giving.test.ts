import { describe, expect, test } from 'vitest';
import { outcomes, scene } from './position.ts';

describe('Dive (house card)', () => {
  test('takes a white pearl from the pool, each as likely as the others (rulings)', () => {
    const taken = outcomes((seed) =>
      scene({ me: { hand: 'dive' }, pool: '1 4 b-1', seed })
        .play('play.dive')
        .pearls(),
    );
    expect(taken).toEqual(['1', '4']);
  });

  test('brings nothing from a pool without white pearls (rulings)', () => {
    const after = scene({ me: { hand: 'dive' }, pool: 'b-1' }).play('play.dive');
    expect(after.pearls()).toBe('');
    expect(after.facts.at(-1)).toEqual({ kind: 'no-effect', seat: 0, why: 'empty-pool' });
    expect(after.legal).toBe('end');
  });
});

describe('Trade-in (house card)', () => {
  test('returns a pearl of either colour under no card, then takes a white one: the same may come (rulings)', () => {
    const story = { me: { hand: 'trade-in', pearls: '0 b-2 !3' }, pool: '4' };
    const asked = scene(story);
    expect(asked.legal).toBe('stake.trade-in.1 stake.trade-in.2');
    expect(asked.play('stake.trade-in.2').pearls()).toBe('0 !3 4');
    expect(asked.play('stake.trade-in.2').view().pool).toEqual({ white: 0, black: 1 });
    expect(
      outcomes((seed) =>
        scene({ ...story, seed })
          .play('stake.trade-in.1')
          .pearls(),
      ),
    ).toEqual(['b-2 !3 0', 'b-2 !3 4']);
  });

  test('needs a pearl to return (rulebook, "Playing cards": if possible)', () => {
    const none = scene({ me: { hand: 'trade-in', pearls: '!2' } }).play('play.trade-in');
    expect(none.pearls()).toBe('!2');
    expect(none.happened).toBe('card-played no-effect');
  });

  test('returns only a white pearl when no white one is left, and that one comes again (rulings)', () => {
    const both = scene({ me: { hand: 'trade-in', pearls: 'b-2 3' }, pool: '' }).play('play.trade-in');
    expect(both.happened).toBe('card-played pearl-moved pearl-moved turn-ended');
    expect(both.pearls()).toBe('b-2 3');
    const two = scene({ me: { hand: 'trade-in', pearls: 'b-2 3 1' }, pool: 'b-1' });
    expect(two.legal).toBe('stake.trade-in.2 stake.trade-in.3');
  });

  test('with nothing but black pearls then does nothing, rather than lose one (rulings)', () => {
    const dark = scene({ me: { hand: 'trade-in', pearls: 'b-2 !4' }, pool: '' }).play('play.trade-in');
    expect(dark.facts.at(-1)).toEqual({ kind: 'no-effect', seat: 0, why: 'no-pearl' });
    expect(dark.pearls()).toBe('b-2 !4');
    expect(dark.legal).toBe('end');
  });
});

describe('Dark gift (house card)', () => {
  test('gives a black pearl of one’s choice to another player still in', () => {
    const aimed = scene({
      me: { hand: 'dark-gift', pearls: '1 b-1 b-2' },
      others: [{}, { out: true }, {}],
    });
    expect(aimed.legal).toBe('aim.dark-gift.1 aim.dark-gift.3');
    expect(aimed.play('aim.dark-gift.3').legal).toBe('pearl.2 pearl.3');
    const given = aimed.play('aim.dark-gift.1 pearl.3');
    expect(given.pearls()).toBe('1 b-1');
    expect(given.pearls(1)).toBe('b-2');
  });

  test('without a black pearl looks at a pearl of one’s choice that lies under no card', () => {
    const aimed = scene({
      me: { hand: 'dark-gift' },
      others: [{ pearls: '3 !1 b-2' }, { pearls: '!4' }, { pearls: '0', out: true }],
    }).play('play.dark-gift');
    expect(aimed.legal).toBe('pearl.1 pearl.3');
    const seen = aimed.play('pearl.1');
    expect(seen.pearls(1, 0)).toBe('3 !? b?');
    expect(seen.pearls(1, 2)).toBe('? !? b?');
    expect(seen.pearls(1)).toBe('3 !1 b-2');
  });

  const looking = scene({
    me: { hand: 'dark-gift', pearls: '0 !1 2' },
    others: [{ pearls: '4 3' }, {}],
  }).play('play.dark-gift pearl.4');

  test('what was looked at may be swapped for a pearl of one’s own that lies under no card, or left', () => {
    expect(looking.legal).toBe('leave pearl.1 pearl.3');
    expect(looking.match.decisions[0]?.secret).toBe(true);
    expect(looking.pearls(1, 0)).toBe('4 ?');
    const swapped = looking.play('pearl.1');
    expect(swapped.pearls()).toBe('!1 2 4');
    expect(swapped.pearls(1)).toBe('3 0');
    expect(swapped.pearls(1, 0)).toBe('? 0');
    expect(swapped.pearls(0, 1)).toBe('!? ? 4');
    expect(swapped.pearls(0, 2)).toBe('!? ? ?');
  });

  test('all see which pearl was looked at, then and in the next turn', () => {
    expect(looking.view().looked).toEqual({ of: 1, mark: 4 });
    expect(looking.play('leave').view().before).toEqual({
      seat: 0,
      card: 'dark-gift',
      looked: { of: 1, mark: 4 },
    });
  });

  test('left where it is, it stays known to the one who looked, and the turn is over', () => {
    const left = looking.play('leave');
    expect(left.pearls()).toBe('0 !1 2');
    expect(left.pearls(1, 0)).toBe('4 ?');
    expect(left.happened).toBe('turn-ended');
  });

  test('with nothing to swap it for the look is all', () => {
    const bare = scene({ me: { hand: 'dark-gift', pearls: '!1' }, others: [{ pearls: '4 3' }, {}] });
    const seen = bare.play('play.dark-gift pearl.2');
    expect(seen.happened).toBe('card-played pearl-looked-at turn-ended');
  });

  test('an Abracadabra is set off by the swap, not by the look (rulings)', () => {
    const warded = scene({
      me: { hand: 'dark-gift', pearls: '0' },
      others: [{ pearls: '4 3', front: 'abracadabra' }, {}],
    }).play('play.dark-gift pearl.2');
    expect(warded.front(1)).toBe('abracadabra');
    expect(warded.play('leave').front(1)).toBe('abracadabra');
    const failed = warded.play('pearl.1');
    expect(failed.happened).toBe('warded turn-ended');
    expect(failed.front(1)).toBe('');
    expect(failed.pearls()).toBe('0');
    expect(failed.pearls(1)).toBe('4 3');
  });

  test('does nothing with no pearl to look at', () => {
    const none = scene({ me: { hand: 'dark-gift' }, others: [{ pearls: '!4' }, {}] }).play('play.dark-gift');
    expect(none.happened).toBe('card-played no-effect');
    expect(none.legal).toBe('end');
  });
});

test('Trade-in: a black pearl alone goes back for a white one, as long as one is left (house card)', () => {
  const dark = scene({ me: { hand: 'trade-in', pearls: 'b-2 !4' }, pool: '3' }).play('play.trade-in');
  expect(dark.pearls()).toBe('!4 3');
  expect(dark.view().pool).toEqual({ white: 0, black: 1 });
});

test('Dark gift: to leave the pearl that was looked at commits to least (opponents: to play safely)', () => {
  const looked = scene({
    me: { hand: 'dark-gift', pearls: '1 2' },
    others: [{ pearls: '3 4' }, { pearls: '0' }],
  }).play('aim.dark-gift.1 pearl.3');
  const [asked] = looked.match.decisions;
  expect(asked?.answers.filter(({ safest }) => safest).map(({ notation }) => notation)).toEqual(['leave']);
});

describe('With the current (rulebook, "Specific card descriptions")', () => {
  const asked = scene({
    me: { hand: 'with-the-current', pearls: '0 1' },
    others: [{ pearls: '2 b-2 !3' }, { pearls: '4 4', out: true }, { pearls: '' }, { pearls: '3 0' }],
  }).play('play.with-the-current');

  test('asks everybody still in who has a pearl that may move, all at once and in private (rulings)', () => {
    expect(asked.asked).toBe('0 1 4');
    expect(asked.match.decisions.every(({ secret }) => secret)).toBe(true);
    expect(asked.legalOf(0)).toBe('pearl.1 pearl.2');
    expect(asked.legalOf(1)).toBe('pearl.3 pearl.4');
    expect(asked.legalOf(4)).toBe('pearl.8 pearl.9');
  });

  test('tells who has chosen and not what, and moves nothing before all have (rulings)', () => {
    const some = asked.play('1:pearl.4 0:pearl.1');
    expect(some.asked).toBe('4');
    expect(some.facts).toEqual([]);
    expect(some.view(4).chosen).toEqual([0, 1]);
    expect(some.view(4).passes).toBeUndefined();
    expect(some.view().passes).toBeUndefined();
    expect(some.view(1).passes).toBe(4);
    expect(some.pearls(1)).toBe('2 b-2 !3');
    expect(JSON.stringify(some.view(4))).toBe(JSON.stringify(asked.play('1:pearl.3 0:pearl.2').view(4)));
  });

  test('passes all at once to the next player still in; one without a pearl receives all the same', () => {
    for (const order of ['0:pearl.1 1:pearl.4 4:pearl.8', '4:pearl.8 1:pearl.4 0:pearl.1']) {
      const after = asked.play(order);
      expect(after.pearls(0)).toBe('1 3');
      expect(after.pearls(1)).toBe('2 !3 0');
      expect(after.pearls(2)).toBe('4 4');
      expect(after.pearls(3)).toBe('b-2');
      expect(after.pearls(4)).toBe('0');
      expect(after.turn).toBe(2);
    }
  });

  test('tells the same in the same order whoever was quicker to choose', () => {
    const one = asked.play('0:pearl.1 1:pearl.4').play('4:pearl.8');
    const other = asked.play('1:pearl.4 4:pearl.8').play('0:pearl.1');
    expect(one.happened).toBe('pearl-moved pearl-moved pearl-moved turn-ended');
    expect(other.facts).toEqual(one.facts);
    expect(other.view(1)).toEqual(one.view(1));
  });

  test('keeps the questions of the others open at their ply while one answers', () => {
    const some = asked.play('1:pearl.4');
    expect(some.match.decisions.map(({ seat, opened }) => [seat, opened])).toEqual([
      [0, 1],
      [4, 1],
    ]);
  });

  test('lets each change their own choice until the last has chosen, in private and for nobody else to see (rulings)', () => {
    const some = asked.play('1:pearl.4');
    expect(some.asked).toBe('0 4');
    const [again, other] = some.match.changeable;
    expect(other).toBeUndefined();
    expect(again).toMatchObject({ seat: 1, secret: true, opened: 2 });
    expect(again?.answers.map(({ notation }) => notation)).toEqual(['pearl.3']);
    const changed = some.play('1:pearl.3');
    expect(changed.asked).toBe('0 4');
    expect(changed.facts).toEqual([]);
    expect(changed.view(1).passes).toBe(3);
    expect(JSON.stringify(changed.view(4))).toBe(JSON.stringify(some.view(4)));
    expect(changed.match.changeable[0]?.answers.map(({ notation }) => notation)).toEqual(['pearl.4']);
    const after = changed.play('0:pearl.1 4:pearl.8');
    expect(after.pearls(1)).toBe('b-2 !3 0');
    expect(after.pearls(3)).toBe('2');
    expect(after.match.changeable).toEqual([]);
  });

  test('keeps a choice that may be changed open at its ply while the others choose, and none of those who did not', () => {
    const some = asked.play('1:pearl.4 0:pearl.1');
    expect(some.match.changeable.map(({ seat, opened }) => [seat, opened])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(some.match.play(1, 'pearl.4')).toBe('not-legal');
    expect(some.match.play(2, 'pearl.6')).toBe('not-asked');
    expect(asked.match.changeable).toEqual([]);
  });

  test('is chosen for good by those with a single pearl that may move: there is nothing else to choose', () => {
    const some = scene({
      me: { hand: 'with-the-current', pearls: '0 1' },
      others: [{ pearls: '!3 2' }, { pearls: '1 b-1' }],
    }).play('play.with-the-current 0:pearl.1');
    expect(some.view().chosen).toEqual([0, 1]);
    expect(some.match.changeable.map(({ seat }) => seat)).toEqual([0]);
  });

  test('with nobody having anything to pass does nothing', () => {
    const none = scene({ me: { hand: 'with-the-current', pearls: '!1' } }).play('play.with-the-current');
    expect(none.happened).toBe('card-played no-effect');
    expect(none.legal).toBe('end');
  });

  test('does not ask who has a single pearl that may move: number and colour are public (rulings)', () => {
    const some = scene({
      me: { hand: 'with-the-current', pearls: '0 1' },
      others: [{ pearls: '!3 2' }, { pearls: 'b-1' }],
    }).play('play.with-the-current');
    expect(some.asked).toBe('0');
    expect(some.view().chosen).toEqual([1, 2]);
    expect(some.happened).toBe('card-played only-pearl-passed only-pearl-passed');
    const passed = some.play('0:pearl.2');
    expect(passed.pearls(0)).toBe('0 b-1');
    expect(passed.pearls(1)).toBe('!3 1');
    expect(passed.pearls(2)).toBe('2');
  });

  test('with a single pearl each passes them at once', () => {
    const all = scene({
      me: { hand: 'with-the-current', pearls: '0' },
      others: [{ pearls: '2' }, { pearls: 'b-1' }],
    }).play('play.with-the-current');
    expect(all.turn).toBe(2);
    expect([0, 1, 2].map((seat) => all.pearls(seat))).toEqual(['b-1', '0', '2']);
  });
});
