import { describe, expect, test } from 'vitest';
import { dived, type Scene, type Side, type Story, scene } from './position.ts';

/** A dive with key 3, where this diver stands, under a sponsor that is of no use. */
const diving = (diver: string, me: Side = {}, story: Story = {}): Scene =>
  dived(
    scene({ ...story, me: { ...me, divers: { ...me.divers, 3: diver } }, sponsors: { 3: '3' } }).play('k3'),
  );

describe('experts', () => {
  test.each([
    ['metal', 'm'],
    ['plant', 'p'],
    ['fuel', 'f'],
    ['tech', 't'],
  ])('a basic %s expert finds one cube for its level, or leaves it (Diver tiles)', (expert, letter) => {
    const offered = diving(expert);
    expect(offered.legal).toBe('cube skip');
    expect(offered.play('cube').cubes(3)).toBe(letter);
    expect(offered.play('cube').legal).toBe('end');
    expect(offered.play('skip').cubes(3)).toBe('');
  });

  test('a full level takes no cube, and none may be thrown away for it (French rules)', () => {
    expect(diving('metal', { cubes: { 3: 'pppp' } }).legal).toBe('end');
  });

  test('an upgraded one brings its bonus too, each optional, the bonus on a full level as well (ruling: experts)', () => {
    expect(diving('plant+').play('bonus').legal).toBe('cube skip');
    expect(diving('plant+').play('cube').legal).toBe('bonus skip');
    expect(diving('plant+').play('bonus skip').legal).toBe('end');
    const full = diving('plant+', { cubes: { 3: 'pppp' } });
    expect(full.legal).toBe('bonus skip');
    expect(full.play('bonus').seat().credits).toBe(1);
  });

  test.each(['metal', 'plant', 'fuel', 'tech'])(
    'an upgraded %s expert brings both in either order, or one of them alone (ruling: experts)',
    (expert) => {
      const me = { divers: { 3: `${expert}+` }, track: '1' };
      const offered = scene({ me, sponsors: { 3: '1' } }).play('k3 go');
      const cube = offered.play('cube');
      expect(cube.legal).toBe('bonus skip');
      expect(cube.play('skip').legal).toBe('end');
      const bonus = offered.play('bonus');
      expect(bonus.legal).toBe('cube skip');
      expect(bonus.play('skip').legal).toMatch(/^end/);
      const [both, other] = [cube.play('bonus'), bonus.play('cube')];
      expect(both.view()).toEqual(other.view());
    },
  );

  test('bonuses: neutral X key, Credit, Battery', () => {
    const key = diving('metal+').play('bonus');
    expect(key.seat().neutralX).toBe(1);
    expect(key.view().neutralSupply).toBe(11);
    expect(diving('plant+').play('bonus').seat().credits).toBe(1);
    expect(diving('fuel+').play('bonus').seat().batteries).toBe(1);
  });

  test('the tech expert’s bonus takes back an own token, not the one in play (Diver tiles)', () => {
    expect(diving('tech+').legal).toBe('cube skip');
    const offered = scene({
      me: { divers: { 3: 'tech+' }, track: '1 n x' },
      sponsors: { 3: '1' },
    }).play('k3 go bonus');
    expect(offered.legal).toBe('ret.1 ret.x');
    const after = offered.play('ret.x');
    expect(after.seat()).toMatchObject({ track: [1, 'neutral'], ownX: true });
    expect(after.legal).toBe('cube skip');
  });

  test('no neutral X key is gained when all twelve are out (board values)', () => {
    const none = diving('metal+', { neutral: 7 }, { others: [{ neutral: 5 }] });
    expect(none.view().neutralSupply).toBe(0);
    expect(none.legal).toBe('cube skip');
  });

  test('a contract may be completed between cube and bonus (Complete a contract)', () => {
    const found = diving('plant+', { cubes: { 3: 'mp' } }, { row: 'mpp pptt' }).play('cube');
    expect(found.contracts).toBe('done.mpp.l3');
    expect(found.play('done.mpp.l3').legal).toBe('bonus skip');
  });
});

describe('the Trader', () => {
  test('basic: 3 Credits or 1 Prestige on the top row, then 2 and 1 Credits (Trader)', () => {
    const top = diving('trader', { cubes: { 3: 'm' } });
    expect(top.legal).toBe('sell.m skip');
    expect(top.play('sell.m').legal).toBe('for.c for.p');
    expect(top.play('sell.m for.p').seat()).toMatchObject({ credits: 0, prestige: 1 });
    expect(
      diving('trader', { cubes: { 3: 'm' } }, { store: 'm' })
        .play('sell.m')
        .seat().credits,
    ).toBe(2);
    expect(
      diving('trader', { cubes: { 3: 'm' } }, { store: 'mm' })
        .play('sell.m')
        .seat().credits,
    ).toBe(1);
  });

  test.each([
    ['', 4, 2],
    ['m', 3, 1],
    ['mm', 2, 1],
  ])(
    'upgraded: above "%s" it sells for %i Credits or %i Prestige (board values)',
    (store, credits, prestige) => {
      const sold = diving('trader+', { cubes: { 3: 'm' } }, { store }).play('sell.m');
      expect(sold.play('for.c').seat()).toMatchObject({ credits, prestige: 0 });
      expect(sold.play('for.p').seat()).toMatchObject({ credits: 0, prestige });
    },
  );

  test.each([
    ['trader', 'm', 3],
    ['trader', 'mm', 2],
    ['trader', 'mmm', 1],
    ['trader+', 'm', 2],
    ['trader+', 'mm', 1],
    ['trader+', 'mmm', 0],
  ])('%s buys the lowest of "%s" for %i (board values)', (trader, store, price) => {
    const bought = diving(trader, { credits: 3 }, { store }).play('buy.m');
    expect(bought.seat().credits).toBe(3 - price);
    expect(bought.cubes(3)).toBe('m');
    expect(bought.view().store.metal).toBe(store.length - 1);
    if (price > 0) expect(diving(trader, { credits: price - 1 }, { store }).legal).toBe('end');
  });

  test('a full column takes no sale; a full level, an empty column or an empty purse allow no purchase (Trader)', () => {
    expect(diving('trader', { cubes: { 3: 'mp' } }, { store: 'mmm' }).legal).toBe('sell.p skip');
    expect(diving('trader', { cubes: { 3: 'mmmm' }, credits: 9 }, { store: 'mmmf' }).legal).toBe('end');
    expect(diving('trader', { credits: 2 }, { store: 'mff' }).legal).toBe('buy.f skip');
  });

  test('sells only from its own level (Trader)', () => {
    expect(diving('trader', { cubes: { 2: 'm', 4: 'p' } }).legal).toBe('end');
  });

  test('a sold cube is gone before a contract can be completed with it', () => {
    const selling = diving('trader', { cubes: { 3: 'mp' } }, { row: 'mp pptt' });
    expect(selling.contracts).toBe('done.mp.l3');
    const sold = selling.play('sell.m');
    expect(sold.contracts).toBe('');
    expect(sold.legal).toBe('for.c for.p');
  });
});

describe('the Engineer', () => {
  test('basic: 1 Credit for an improvement; upgraded: none (Engineer)', () => {
    expect(diving('engineer').legal).toBe('end');
    expect(diving('engineer', { credits: 1 }).play('up.m').seat()).toMatchObject({
      credits: 0,
      mechanic: 1,
      reach: 2,
    });
    expect(diving('engineer+').play('up.h').seat()).toMatchObject({ hacker: 1, homeAt: 5 });
  });

  test('each technician at most three times (Engineer, notes)', () => {
    expect(diving('engineer+', { mechanic: 3 }).legal).toBe('up.h skip');
    expect(diving('engineer+', { hacker: 3 }).legal).toBe('up.m skip');
    expect(diving('engineer+', { mechanic: 3, hacker: 3 }).legal).toBe('end');
  });

  test('the Mechanic’s values are 1, 2, 3, 4 (board values)', () => {
    const reach = [0, 1, 2, 3].map((mechanic) => scene({ me: { mechanic } }).seat().reach);
    expect(reach).toEqual([1, 2, 3, 4]);
  });
});

describe('the Explorer', () => {
  const display = { 3: 'mf-orange look-green-a' };

  test('basic: 2 Credits, upgraded: 1 (Explorer)', () => {
    expect(diving('explorer', { credits: 1 }, { display }).legal).toBe('end');
    expect(diving('explorer', { credits: 2 }, { display }).play('r0 c.f').seat().credits).toBe(0);
    expect(diving('explorer+', { credits: 1 }, { display }).play('r0 c.f').seat().credits).toBe(0);
  });

  test('takes a token of its level, uses its front, places its back, and the display is filled (Explorer)', () => {
    const after = diving('explorer', { credits: 2 }, { display }).play('r0 c.m');
    expect(after.cubes(3)).toBe('m');
    expect(after.seat().rewards).toEqual([undefined, undefined, 'mf-orange', undefined, undefined]);
    expect(after.view().display[2]).toHaveLength(2);
    expect(after.view().display[2]).not.toContain('mf-orange');
    expect(after.view().bagSize).toBe(21);
  });

  test('a token that lay on the space is discarded (Explorer, notes)', () => {
    const after = diving(
      'explorer',
      { credits: 2, rewards: { 3: 'flip-green-a' } },
      { display: { 3: 'battery-orange-a mf-orange' } },
    ).play('r0');
    expect(after.seat().rewards[2]).toBe('battery-orange-a');
    expect(after.view().spentRewards).toEqual(['flip-green-a']);
    expect(after.seat().batteries).toBe(1);
  });

  test('with the bag empty the display is filled from the discards, the token just replaced among them', () => {
    const after = diving(
      'explorer',
      { credits: 2, rewards: { 3: 'flip-green-a' } },
      { display: { 3: 'battery-orange-a mf-orange' }, emptyBag: true },
    ).play('r0');
    expect(after.view().spentRewards).toEqual([]);
    expect(after.view().bagSize).toBe(21);
    expect(after.view().display[2]).toHaveLength(2);
  });

  test('a token may be taken for its back alone (rulings)', () => {
    const full = diving('explorer', { credits: 2, cubes: { 3: 'mmmm' } }, { display });
    expect(full.legal).toBe('r0 r1 skip');
    const after = full.play('r0');
    expect(after.seat().rewards[2]).toBe('mf-orange');
    expect(after.cubes(3)).toBe('mmmm');
    const left = diving('explorer', { credits: 2 }, { display }).play('r0');
    expect(left.legal).toBe('c.m c.f skip');
    expect(left.play('skip').seat().rewards[2]).toBe('mf-orange');
    const flip = diving('explorer', { credits: 2 }, { display: { 3: 'flip-green-a mf-green' } }).play('r0');
    expect(flip.play('skip').seat().rewards[2]).toBe('flip-green-a');
    expect(flip.play('skip').column()).not.toContain('+');
    const upgraded = 'metal plant fuel tech trader spy engineer explorer';
    const done = diving('explorer', { credits: 2, upgraded }, { display: { 3: 'flip-green-a mf-green' } });
    expect(done.play('r0').seat().rewards[2]).toBe('flip-green-a');
  });

  test('nothing comes between payment and token, not even a contract (ruling: Explorer in one step)', () => {
    const paying = diving(
      'explorer',
      { credits: 2, cubes: { 3: 'mp' } },
      { display: { 3: 'mf-orange flip-green-a' }, row: 'mp pptt' },
    );
    expect(paying.contracts).toBe('done.mp.l3');
    expect(paying.play('r0').contracts).toBe('');
    expect(paying.play('r1').contracts).toBe('');
    expect(paying.play('r1').legal).toMatch(/^d\.fuel/);
    expect(paying.play('r0 c.f').contracts).toBe('done.mp.l3');
  });

  test('a look at contracts interrupts it only for the answer', () => {
    const looking = diving('explorer', { credits: 2 }, { display }).play('r1');
    expect(looking.match.decisions[0]?.secret).toBe(true);
    expect(looking.seat().rewards[2]).toBeUndefined();
    const kept = looking.play(looking.legal.split(' ')[2] ?? '');
    expect(kept.seat().rewards[2]).toBe('look-green-a');
    expect(kept.seat().contractCount).toBe(1);
  });
});
