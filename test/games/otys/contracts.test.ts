import { describe, expect, test } from 'vitest';
import { components } from '../../../src/games/otys/index.ts';
import { covers, waysOf } from '../../../src/games/otys/rules/contract-ways.ts';
import { dived, scene } from './position.ts';

describe('contracts', () => {
  test('are offered beside every question of one’s turn, from one level each, whichever it is (French rules)', () => {
    const before = scene({ me: { cubes: { 2: 'mp', 4: 'mpp' }, batteries: 1 }, row: 'mp mpp' });
    expect(before.contracts).toBe('done.mp.l2 done.mp.l4 done.mpp.l4');
    expect(before.play('x').contracts).toBe(before.contracts);
    expect(before.play('k1 p').contracts).toBe(before.contracts);
    expect(before.play('k1').contracts).toBe(before.contracts);
  });

  test('cubes of two levels never add up (Complete a contract)', () => {
    expect(scene({ me: { cubes: { 2: 'mp', 3: 'p' } }, row: 'mpp pptt' }).contracts).toBe('');
  });

  test('bring Prestige and bonus at once; other cubes stay (Complete a contract)', () => {
    const after = scene({ me: { cubes: { 5: 'mmpfft' } }, row: 'mmpf pptt' }).play('done.mmpf.l5');
    expect(after.cubes(5)).toBe('ft');
    expect(after.seat()).toMatchObject({ prestige: 4, credits: 1, batteries: 0 });
    expect(after.legal).toBe('k1 k2 k3 k4 k5 x');
    const both = scene({ me: { cubes: { 5: 'mp' } }, row: 'mp pptt' }).play('done.mp.l5');
    expect(both.seat()).toMatchObject({ prestige: 1, credits: 1, batteries: 1 });
  });

  test('several may be completed in one turn (Complete a contract)', () => {
    const after = scene({ me: { cubes: { 3: 'mp', 5: 'mpp' } }, row: 'mp mpp' }).play(
      'done.mpp.l5 done.mp.l3',
    );
    expect(after.seat().prestige).toBe(4);
  });

  test('public ones are open to the player who is up; private ones to their owner', () => {
    const before = scene({
      me: { cubes: { 5: 'pft' }, hand: 'pf' },
      others: [{ hand: 'ft', cubes: { 5: 'pft' } }],
      row: 'mmff pptt',
    });
    expect(before.contracts).toBe('done.pf.l5');
    const after = before.play('done.pf.l5');
    expect(after.seat().contracts).toEqual([]);
    expect(after.view().discards).toEqual(['pf']);
    expect(after.view().row).toEqual(['mmff', 'pptt']);
    expect(after.facts).toContainEqual({
      kind: 'contract-completed',
      seat: 0,
      contract: 'pf',
      level: 5,
      from: 'hand',
    });
  });

  test('completed at the end of the turn they still count (ruling: explicit end)', () => {
    const ending = scene({
      me: { divers: { 3: 'plant' }, cubes: { 3: 'm' } },
      sponsors: { 3: '3' },
      row: 'mp pptt',
    }).play('k3 cube');
    expect(ending.legal).toBe('end');
    expect(ending.play('done.mp.l3').legal).toBe('end stay');
  });

  test('make room for a cube before the dive, or when the diver finds no space (ruling: contracts; Diver tiles, experts)', () => {
    const full = scene({
      me: { divers: { 3: 'plant' }, cubes: { 3: 'mpff' } },
      sponsors: { 3: '3' },
      row: 'mp pptt',
    });
    expect(full.play('done.mp.l3 k3 p d.metal cube').cubes(3)).toBe('pff');
    expect(full.play('k3 go').legal).toBe('skip');
    const roomy = full.play('k3 go done.mp.l3');
    expect(roomy.legal).toBe('cube skip');
    expect(roomy.play('cube').cubes(3)).toBe('pff');
  });

  test('after one is completed the question is put again only where there is more to it (ruling: skipped and forced questions)', () => {
    const trading = (cubes: string) =>
      dived(
        scene({
          me: { divers: { 3: 'trader' }, cubes: { 3: cubes } },
          sponsors: { 3: '3' },
          row: 'mp mmff',
          deck: 'pptt',
        }).play('k3'),
      ).play('done.mp.l3');
    expect(trading('mpt').legal).toBe('sell.t skip');
    expect(trading('mp').legal).toBe('end stay');
  });

  test('other seats are offered none', () => {
    const next = scene({
      me: { cubes: { 5: 'mp' } },
      others: [{}],
      row: 'mp pptt',
      sponsors: { 3: '3' },
    }).play('k3 go skip end');
    expect(next.contracts).toBe('');
  });
});

describe('the public row', () => {
  test('is refilled at once, in the same place, from the deck (Complete a contract)', () => {
    const after = scene({ me: { cubes: { 5: 'mp' } }, row: 'mp pptt', deck: 'mmff' }).play('done.mp.l5');
    expect(after.view().row).toEqual(['mmff', 'pptt']);
    expect(after.view().deckSize).toBe(0);
    expect(after.facts).toContainEqual({ kind: 'row-refilled', contract: 'mmff' });
  });

  test('with the deck empty the discards are shuffled, the completed card among them (rulings)', () => {
    const everyOther = [...components.contracts.keys()].filter((id) => id !== 'mp' && id !== 'pptt');
    const only = scene({
      me: { cubes: { 5: 'mp' }, batteries: 1 },
      others: [{ hand: everyOther.join(' ') }],
      row: 'mp pptt',
      deck: '',
    }).play('done.mp.l5');
    expect(only.view().row).toEqual(['mp', 'pptt']);
    expect(only.view().discards).toEqual([]);
  });

  test('has two places with two players and three with more (set-up 6)', () => {
    expect(scene({ others: [{}] }).view().row).toHaveLength(2);
    expect(scene({ others: [{}, {}] }).view().row).toHaveLength(3);
    expect(scene({ others: [{}, {}, {}] }).view().row).toHaveLength(3);
  });

  test('turning up a card is a floor for undo; completing a private contract is not (ruling: undo)', () => {
    const row = scene({ me: { cubes: { 5: 'mp' } }, row: 'mp pptt' }).play('done.mp.l5');
    expect(row.match.cannotUndo(0)).toBe('something-was-revealed');
    const hand = scene({ me: { cubes: { 5: 'mp' }, hand: 'mp' }, row: 'mmff pptt' }).play('done.mp.l5');
    expect(hand.match.cannotUndo(0)).toBeUndefined();
  });
});

describe('free numbers', () => {
  const offered = (cubes: string, id: string): string =>
    scene({ me: { cubes: { 5: cubes }, hand: id }, row: 'mmff pptt' })
      .contracts.split(' ')
      .filter((notation) => notation.startsWith(`done.${id}.`))
      .join(' ');

  test('want a different colour for each number (Contract cards)', () => {
    expect(offered('mmm', '21-a')).toBe('');
    expect(offered('mmp', '21-a')).toBe('done.21-a.l5.mp');
    expect(offered('mm', '111-a')).toBe('');
    expect(offered('mpf', '111-a')).toBe('done.111-a.l5.mpf');
  });

  test('leave the choice where there are several ways, each listed once (rulings)', () => {
    expect(offered('mmppf', '21-a')).toBe('done.21-a.l5.mp done.21-a.l5.mf done.21-a.l5.pm done.21-a.l5.pf');
    expect(offered('mpft', '111-a')).toBe(
      'done.111-a.l5.mpf done.111-a.l5.mpt done.111-a.l5.mft done.111-a.l5.pft',
    );
    expect(offered('mmppff', '22-a')).toBe('done.22-a.l5.mp done.22-a.l5.mf done.22-a.l5.pf');
    expect(offered('mmppft', '221')).toBe('done.221.l5.mpf done.221.l5.mpt');
  });

  test('take exactly the cubes chosen', () => {
    const after = scene({ me: { cubes: { 5: 'mmppft' }, hand: '221' }, row: 'mmff pptt' }).play(
      'done.221.l5.mpt',
    );
    expect(after.cubes(5)).toBe('f');
    expect(after.seat()).toMatchObject({ prestige: 5, credits: 1 });
  });

  test('every way of every card takes as many cubes as the card says, none twice', () => {
    for (const contract of components.contracts.values()) {
      const { demand } = contract;
      const size =
        demand.kind === 'determined'
          ? demand.cubes.length
          : demand.numbers.reduce((sum, number) => sum + number, 0);
      const ways = waysOf(contract);
      for (const { cubes } of ways) {
        expect(cubes.metal + cubes.plant + cubes.fuel + cubes.tech).toBe(size);
        expect(covers(cubes, cubes)).toBe(true);
      }
      expect(new Set(ways.map(({ cubes }) => JSON.stringify(cubes))).size).toBe(ways.length);
    }
  });
});

describe('permanent rewards', () => {
  test('are offered at each contract on their level: 2 Credits or 1 Prestige (Permanent effects)', () => {
    const orange = scene({ me: { cubes: { 4: 'mf' }, rewards: { 4: 'mp-orange' } }, row: 'mf pptt' }).play(
      'done.mf.l4',
    );
    expect(orange.legal).toBe('bonus skip');
    expect(orange.play('bonus').seat()).toMatchObject({ prestige: 2, credits: 2 });
    expect(orange.play('skip').seat()).toMatchObject({ prestige: 2, credits: 0 });
    const green = scene({ me: { cubes: { 4: 'mf' }, rewards: { 4: 'mp-green' } }, row: 'mf pptt' }).play(
      'done.mf.l4',
    );
    expect(green.play('bonus').seat()).toMatchObject({ prestige: 3, credits: 0 });
  });

  test('not at contracts on other levels', () => {
    const other = scene({ me: { cubes: { 5: 'mf' }, rewards: { 4: 'mp-orange' } }, row: 'mf pptt' }).play(
      'done.mf.l5',
    );
    expect(other.legal).toBe('k1 k2 k3 k4 k5 x');
  });

  test('come each time, and the question that was open comes back', () => {
    const twice = scene({
      me: { cubes: { 4: 'mfmf' }, rewards: { 4: 'mp-orange' }, hand: 'mf' },
      row: 'mmff pptt',
    });
    expect(twice.play('x done.mf.l4 bonus').legal).toBe('l1 l2 l3 l4 l5');
    const both = scene({
      me: { cubes: { 4: 'mmpff' }, rewards: { 4: 'mp-orange' }, hand: 'mf mp' },
      row: 'mmff pptt',
    }).play('done.mf.l4 bonus done.mp.l4 bonus');
    expect(both.seat().credits).toBe(5);
  });
});
