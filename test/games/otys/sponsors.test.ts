import { describe, expect, test } from 'vitest';
import { scene } from './position.ts';

/** A turn with key 3 under this sponsor. */
const under = (sponsor: string, story: Parameters<typeof scene>[0] = {}) =>
  scene({ ...story, sponsors: { 3: sponsor } }).play('k3');

describe('any sponsor', () => {
  test('is optional, and serves once a turn (Step 1; ruling: turn order)', () => {
    const before = under('1');
    expect(before.legal).toBe('s go');
    expect(before.play('s').legal).toBe('look skip');
    expect(before.play('s').seat().credits).toBe(1);
    expect(before.play('go').seat().credits).toBe(0);
  });

  test('before nothing was done a dive that is all there is happens by itself; after it, it is asked for', () => {
    expect(under('3').view().phase).not.toBe('prepare');
    expect(under('5').play('s').legal).toBe('p go');
  });
});

describe('sponsor 1', () => {
  test('basic: 1 Credit', () => {
    expect(under('1').play('s').seat().credits).toBe(1);
  });

  test('advanced: own Engineer, Spy, Explorer and purchases cost nothing this turn', () => {
    expect(under('1a', { me: { divers: { 3: 'engineer' } } }).play('s').legal).toBe('up.m up.h skip');
    expect(
      under('1a', { me: { divers: { 3: 'spy' } } })
        .play('s look')
        .seat().credits,
    ).toBe(0);
    expect(under('1a', { me: { divers: { 3: 'explorer' } } }).play('s').legal).toBe('r0 r1 skip');
    expect(
      under('1a', { me: { divers: { 3: 'trader' } }, store: 'm' })
        .play('s buy.m')
        .seat().credits,
    ).toBe(0);
  });

  test('advanced: without it those who cannot pay are offered nothing', () => {
    for (const diver of ['engineer', 'spy', 'explorer', 'trader'])
      expect(under('1a', { me: { divers: { 3: diver } }, store: 'm' }).play('go').legal).toBe('end');
  });

  test('advanced: a copied opponent is paid as usual (Sponsor 1, note)', () => {
    const copying = under('1a', {
      me: { divers: { 3: 'spy' }, credits: 2 },
      others: [{ divers: { 3: 'explorer' } }],
    }).play('s copy.1');
    expect(copying.seat().credits).toBe(2);
    expect(copying.play('r0').seat().credits).toBe(0);
    const broke = under('1a', {
      me: { divers: { 3: 'spy' }, credits: 1 },
      others: [{ divers: { 3: 'explorer' } }],
    });
    expect(broke.play('s').legal).toBe('look skip');
  });

  test('advanced: is not offered where it could save nothing (ruling: what would change nothing)', () => {
    expect(under('1a', { me: { divers: { 3: 'metal' } } }).legal).toBe('cube skip');
    expect(under('1a', { me: { divers: { 3: 'metal' }, batteries: 1 } }).legal).toBe('s p go');
    expect(under('1a', { me: { divers: { 3: 'spy+' } } }).legal).toBe('look skip');
  });

  test.each([
    [
      'an Engineer without a technician left to improve',
      { divers: { 3: 'engineer' }, mechanic: 3, hacker: 3 },
      '',
    ],
    ['an upgraded Engineer', { divers: { 3: 'engineer+' }, credits: 5 }, ''],
    ['a Trader while the Store has no cube', { divers: { 3: 'trader' }, cubes: { 3: 'm' }, credits: 5 }, ''],
    ['a Trader on a full level', { divers: { 3: 'trader' }, cubes: { 3: 'mmmm' }, credits: 5 }, 'p'],
    ['an upgraded Trader whom every cube costs nothing', { divers: { 3: 'trader+' } }, 'mmm'],
    [
      'an Engineer farther off than the Battery reaches',
      { divers: { 3: 'metal', 2: 'plant', 4: 'fuel', 5: 'engineer' }, batteries: 1 },
      '',
    ],
  ])('advanced: is not offered for %s (ruling: sponsor 1 advanced)', (_, me, store) => {
    expect(under('1a', { me, store }).legal.split(' ')).not.toContain('s');
  });

  test.each([
    ['an Engineer with a technician left', { divers: { 3: 'engineer' }, mechanic: 3, credits: 5 }, ''],
    [
      'a Trader with a cube to buy and a space for it',
      { divers: { 3: 'trader' }, cubes: { 3: 'mmm' }, credits: 5 },
      'p',
    ],
    ['a Trader who could not pay', { divers: { 3: 'trader' } }, 'p'],
    ['an upgraded Trader whom one cube costs something', { divers: { 3: 'trader+' } }, 'mmmpp'],
    ['an upgraded Explorer', { divers: { 3: 'explorer+' }, credits: 5 }, ''],
    ['an Engineer whom a Battery brings there', { divers: { 3: 'metal', 4: 'engineer' }, batteries: 1 }, ''],
    [
      'an Engineer whom two Batteries bring there',
      { divers: { 3: 'metal', 2: 'plant', 4: 'fuel', 5: 'engineer' }, batteries: 2 },
      '',
    ],
  ])('advanced: is offered for %s (ruling: sponsor 1 advanced)', (_, me, store) => {
    expect(under('1a', { me, store }).legal.split(' ')).toContain('s');
  });

  test('advanced: ends with the turn', () => {
    const next = scene({
      me: { divers: { 3: 'engineer' } },
      others: [{ divers: { 3: 'engineer' } }],
      sponsors: { 3: '1a' },
    }).play('k3 s up.m end k3 go');
    expect(next.legal).toBe('end');
  });
});

describe('sponsor 2', () => {
  test('basic: the effect twice, each time with its own choices', () => {
    const after = under('2', { me: { divers: { 3: 'engineer' }, credits: 2 } }).play('s up.m up.h');
    expect(after.seat()).toMatchObject({ mechanic: 1, hacker: 1, credits: 0 });
    expect(after.legal).toBe('end');
  });

  test('basic: a contract may be completed between the two, and make room (Sponsor 2, note)', () => {
    const between = under('2', {
      me: { divers: { 3: 'plant' }, cubes: { 3: 'mpf' } },
      row: 'mpp pptt',
    }).play('s cube');
    expect(between.cubes(3)).toBe('mppf');
    expect(between.legal).toBe('skip');
    expect(between.contracts).toBe('done.mpp.l3');
    const roomy = between.play('done.mpp.l3');
    expect(roomy.legal).toBe('cube skip');
    expect(roomy.play('cube').cubes(3)).toBe('pf');
  });

  test('basic: an upgraded expert brings cube and bonus twice', () => {
    const after = under('2', { me: { divers: { 3: 'fuel+' } } }).play('s cube bonus bonus cube');
    expect(after.seat().batteries).toBe(2);
    expect(after.cubes(3)).toBe('ff');
    expect(after.legal).toBe('end stay');
  });

  test('basic: the second use is that of the diver as it lies by then, flipped by the first', () => {
    const display = { 3: 'flip-green-a flip-orange-a' };
    const explorer = under('2', { me: { divers: { 3: 'explorer' }, credits: 3 }, display }).play(
      's r0 d.explorer',
    );
    expect(explorer.seat().credits).toBe(1);
    expect(explorer.legal).toBe('r0 r1 skip');
    expect(explorer.play('r1 skip').seat().credits).toBe(0);
    const spy = under('2', {
      me: { divers: { 3: 'spy' }, credits: 3 },
      others: [{ divers: { 3: 'explorer' } }],
      display,
    }).play('s copy.1 r0 d.spy');
    expect(spy.seat().credits).toBe(0);
    expect(spy.legal).toBe('look skip');
  });

  test('advanced: one of the two rewards on the sponsor’s level, discarded and replaced', () => {
    const offered = under('2a', { display: { 3: 'battery-green-a prestige-orange-a' } });
    expect(offered.legal).toBe('s go');
    const picked = offered.play('s');
    expect(picked.legal).toBe('r0 r1');
    const after = picked.play('r0');
    expect(after.seat().batteries).toBe(1);
    expect(after.view().spentRewards).toEqual(['battery-green-a']);
    expect(after.view().display[2]).toHaveLength(2);
    expect(after.view().display[2]).not.toContain('battery-green-a');
    expect(after.view().bagSize).toBe(21);
    expect(picked.play('r1').seat().prestige).toBe(1);
  });

  test('advanced: a cube goes to the key’s level; where that is full the token is not offered (ruling: rewards)', () => {
    const display = { 3: 'mf-orange mp-green' };
    expect(under('2a', { display }).play('s r0 c.f').cubes(3)).toBe('f');
    const full = under('2a', { me: { cubes: { 3: 'mmmm' } }, display });
    expect(full.legal).not.toContain('s');
    const half = under('2a', { me: { cubes: { 3: 'mmmm' } }, display: { 3: 'mf-orange prestige-green-a' } });
    expect(half.play('s').seat().prestige).toBe(1);
  });

  test('advanced: with the bag empty, the discards fill it first, the token just used among them', () => {
    const before = scene({
      sponsors: { 3: '2a' },
      display: { 3: 'battery-green-a prestige-orange-a' },
      emptyBag: true,
    });
    expect(before.view().bagSize).toBe(0);
    const after = before.play('k3 s r0');
    expect(after.view().spentRewards).toEqual([]);
    expect(after.view().bagSize).toBe(22);
  });

  test('advanced: the diver to flip may stand anywhere, and brings no Prestige (Reward tokens)', () => {
    const flipping = under('2a', { display: { 3: 'flip-green-a flip-green-b' } }).play('s r0');
    expect(flipping.legal).toBe('d.fuel d.plant d.metal d.tech d.trader d.spy d.engineer d.explorer');
    const after = flipping.play('d.explorer');
    expect(after.column()).toMatch(/explorer\+$/);
    expect(after.seat().prestige).toBe(0);
  });
});

describe('sponsor 3', () => {
  test('basic: an own key or the own X key comes back, never a neutral one; the track closes up', () => {
    const offered = under('3', { me: { track: '1 n x 5' } });
    expect(offered.play('s').legal).toBe('ret.1 ret.5 ret.x');
    expect(offered.play('s ret.1').seat()).toMatchObject({ track: ['neutral', 'x', 5], keys: [1, 2, 4] });
    expect(offered.play('s ret.x').seat()).toMatchObject({ track: [1, 'neutral', 5], ownX: true });
  });

  test('basic: is not offered with nothing to take back', () => {
    expect(under('3', { me: { divers: { 3: 'engineer' } } }).legal).toBe('end');
    expect(under('3', { me: { divers: { 3: 'engineer' }, track: 'n' } }).legal).toBe('end');
  });

  test('advanced: the diver of level 5 comes up, and all others go down before the dive (ruling: sponsor 3)', () => {
    const after = under('3a').play('s');
    expect(after.column()).toBe('explorer metal plant fuel tech trader spy engineer');
    expect(after.view().activated).toBe('trader');
  });

  test('advanced: with key 5 the diver that comes down is activated', () => {
    const after = scene({ sponsors: { 5: '3a' } }).play('k5 s');
    expect(after.view().activated).toBe('engineer');
  });
});

describe('sponsor 4', () => {
  test('basic: 2 Credits flip the diver that is activated, which acts upgraded at once; 1 Prestige', () => {
    const after = under('4', { me: { divers: { 3: 'plant' }, credits: 2 } }).play('s');
    expect(after.column()).toBe('metal fuel tech trader spy plant+ engineer explorer');
    expect(after.seat()).toMatchObject({ credits: 0, prestige: 1 });
    expect(after.legal).toBe('cube bonus skip');
  });

  test('basic: binds that diver to its level: no propeller may pass it (ruling: sponsor 4)', () => {
    const bound = under('4', { me: { divers: { 3: 'plant' }, credits: 2, batteries: 1, mechanic: 3 } }).play(
      's p',
    );
    expect(bound.legal).toBe('d.tech d.fuel d.metal d.trader d.spy d.engineer d.explorer');
    expect(bound.play('d.spy').legal).toBe('at2 at1 at0 at3');
    expect(bound.play('d.engineer').column()).toMatch(/plant\+ explorer engineer$/);
  });

  test('basic: is not offered to who cannot pay, nor for an upgraded diver (ruling: sponsor 4)', () => {
    expect(under('4', { me: { divers: { 3: 'plant' }, credits: 1 } }).legal).toBe('cube skip');
    expect(under('4', { me: { divers: { 3: 'plant+' }, credits: 2 } }).legal).toBe('cube bonus skip');
  });

  test('advanced: 2 Credits flip one of the three at the surface; 1 Prestige', () => {
    const offered = under('4a', { me: { upgraded: 'plant', credits: 3 } }).play('s');
    expect(offered.legal).toBe('d.fuel d.metal');
    const after = offered.play('d.fuel');
    expect(after.column()).toMatch(/^metal plant\+ fuel\+ tech /);
    expect(after.seat()).toMatchObject({ credits: 1, prestige: 1 });
  });

  test('advanced: does not bind anybody, and needs a basic diver at the surface', () => {
    const free = under('4a', { me: { credits: 2, batteries: 1 } }).play('s d.metal p');
    expect(free.legal).toContain('d.spy');
    expect(under('4a', { me: { upgraded: 'metal plant fuel', credits: 2 } }).legal).not.toContain('s ');
  });
});

describe('sponsor 5', () => {
  test('basic: 1 Battery, which may drive a propeller in the same turn', () => {
    const after = under('5').play('s');
    expect(after.seat().batteries).toBe(1);
    expect(after.legal).toBe('p go');
  });

  test('advanced: a Battery, or a Battery spent to move a cube from the key’s level or to it (French rules)', () => {
    const offered = under('5a', { me: { cubes: { 3: 'm', 4: 'pt' }, batteries: 1 } }).play('s');
    expect(offered.legal).toBe('bat take.m3 take.p4 take.t4');
    expect(offered.play('bat').seat().batteries).toBe(2);
    const there = offered.play('take.m3');
    expect(there.legal).toBe('l1 l2 l4 l5');
    expect(there.play('l1').cubes(1)).toBe('m');
    const here = offered.play('take.t4');
    expect([here.cubes(3), here.cubes(4), here.seat().batteries]).toEqual(['mt', 'p', 0]);
  });

  test('advanced: the cube needs a free space where it goes (French rules)', () => {
    const offered = under('5a', { me: { cubes: { 1: 'ppp', 3: 'mmmm', 5: 'f' }, batteries: 1 } }).play('s');
    expect(offered.legal).toBe('bat take.m3');
    expect(offered.play('take.m3').legal).toBe('l2 l4 l5');
  });

  test('advanced: without a Battery there is only one to gain', () => {
    expect(
      under('5a', { me: { cubes: { 3: 'm' } } })
        .play('s')
        .seat().batteries,
    ).toBe(1);
  });
});
