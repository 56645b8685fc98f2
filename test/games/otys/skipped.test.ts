import { describe, expect, test } from 'vitest';
import { wantsOf } from '../../../src/games/otys/rules/asking.ts';
import { given, type Scene } from './position.ts';

/** How a contract may be at hand: none; a public one that is complete on level 5, for 1 Prestige, 1 Credit, 1 Battery; a private one that is not. */
const CONTRACTS = {
  none: 'row mmff pptt',
  public: 'cubes 5:mp, row mp mmff',
  private: 'hand 32, row mmff pptt',
} as const;
const COMPLETE = 'done.mp.l5';

/** What the open question lacks for more than its one answer. */
function lacks({ match }: Scene): string {
  const [asked] = match.decisions;
  const moves = asked?.answers.flatMap(({ isExtra, move }) => (isExtra ? [] : move)) ?? [];
  return asked === undefined ? '' : wantsOf({ moves, obstructed: asked.obstructed }).join(' ');
}

/** Key 3 in a table in words, on to the dive where step 1 is asked though nothing else can be done there, and then these answers. */
function diving(contracts: keyof typeof CONTRACTS, table: string, line = ''): Scene {
  const at = given(`${CONTRACTS[contracts]}, ${table}`).play('k3');
  return (at.legal === 'go' ? at.play('go') : at).play(line);
}

describe('a diver that can do nothing for want of a space or of Credits (ruling: skipped and forced questions)', () => {
  test.each([
    ['a metal expert on a full level', '3 metal, cubes 3:mmmm', '', 'space'],
    ['a plant expert on a full level', '3 plant, cubes 3:mmmm', '', 'space'],
    ['a fuel expert on a full level', '3 fuel, cubes 3:mmmm', '', 'space'],
    ['a tech expert on a full level', '3 tech, cubes 3:mmmm', '', 'space'],
    ['an upgraded expert on a full level, its bonus taken', '3 plant+, cubes 3:mmmm', 'bonus', 'space'],
    ['an upgraded tech expert on a full level, with no key out', '3 tech+, cubes 3:mmmm', '', 'space'],
    ['a Trader on a full level', '3 trader, cubes 3:pppp, credits 3, store mppp', '', 'space'],
    ['a Trader who cannot pay', '3 trader, credits 2, store m', '', 'credits'],
    ['an upgraded Trader who cannot pay', '3 trader+, credits 1, store m', '', 'credits'],
    ['a Trader with neither space nor Credits', '3 trader, cubes 3:pppp, store mppp', '', 'space'],
    ['a Spy without a Credit', '3 spy', '', 'credits'],
    ['an Engineer without a Credit', '3 engineer', '', 'credits'],
    ['an Explorer with one Credit', '3 explorer, credits 1', '', 'credits'],
    ['an upgraded Explorer without a Credit', '3 explorer+', '', 'credits'],
    ['a copied expert on a full level', 'variant, 3 spy+, cubes 3:mmmm; 3 fuel', 'copy.1', 'space'],
    ['a copied Trader who cannot be paid for', 'variant, 3 spy+, store m; 3 trader', 'copy.1', 'credits'],
    ['a copied Engineer without a Credit', 'variant, 3 spy+; 3 engineer', 'copy.1', 'credits'],
    ['a copied Explorer with one Credit', 'variant, 3 spy+, credits 1; 3 explorer', 'copy.1', 'credits'],
    ['a copied Spy without a Credit', 'variant, 3 spy+; 3 spy', 'copy.1', 'credits'],
    [
      'the second use of an expert, the level full',
      '3 plant, cubes 3:mmm, sponsors 3:2',
      's go cube',
      'space',
    ],
    ['the second use of a paid Engineer', '3 engineer, credits 1, sponsors 3:2', 's go up.m', 'credits'],
  ])(
    '%s is asked where a contract could change that, else passed over and told of',
    (_, table, line, wanted) => {
      for (const contracts of ['public', 'private'] as const) {
        const asked = diving(contracts, table, line);
        expect([asked.legal, lacks(asked)]).toEqual(['skip', wanted]);
        expect(asked.contracts.includes(COMPLETE)).toBe(contracts === 'public');
      }
      // Without a contract to wait for, a dive that is all there is in step 1 happens by itself.
      const passed = diving('none', table, line.replace(/^s go/, 's'));
      expect(passed.legal).toMatch(/^end( stay)?$/);
      if (line === 'bonus') return;
      const idle = passed.facts.find((fact) => fact.kind === 'diver-idle');
      expect((passed.view().idle?.lacks ?? idle?.lacks)?.join(' ')).toBe(wanted);
      expect(passed.view(1).idle).toEqual(passed.view().idle);
    },
  );

  test.each([
    ['3 engineer', COMPLETE, 'up.m up.h skip'],
    ['3 spy', COMPLETE, 'look skip'],
    ['3 explorer, credits 1', COMPLETE, 'r0 r1 skip'],
    ['3 trader, store mmm', COMPLETE, 'buy.m skip'],
    ['3 plant, cubes 3:mpff', 'done.mp.l3', 'cube skip'],
  ])('a contract in between brings what it lacks: %s, %s', (table, done, legal) => {
    expect(diving('public', table, done).legal).toBe(legal);
  });

  test('it is asked once more after a contract that did not help, while there is another', () => {
    const again = given('3 plant, cubes 3:ffff 4:mp, hand 32, row mp mmff');
    const asked = again.play('k3 go done.mp.l4');
    expect([asked.legal, lacks(asked)]).toEqual(['skip', 'space']);
    const last = given('3 plant, cubes 3:ffff 4:mp, row mp mmff');
    expect(last.play('k3 go done.mp.l4').legal).toMatch(/^end/);
  });

  test('what it lacks besides is no reason to ask', () => {
    const improved = diving('public', '3 engineer, mechanic 3, hacker 3');
    expect([improved.legal, improved.view().idle]).toEqual(['end', { diver: 'engineer', lacks: [] }]);
    expect(diving('private', '3 trader, credits 9').legal).toBe('end');
  });

  test('it is told whether the second use was in vain, and what is told ends with the turn', () => {
    const twice = diving('none', '3 engineer, credits 1, sponsors 3:2', 's up.m');
    expect(twice.view().idle).toEqual({ diver: 'engineer', lacks: ['credits'], again: true });
    expect(twice.play('end').view().idle).toBeUndefined();
    for (const answer of ['up.m', 'skip'])
      expect(diving('none', '3 engineer, credits 1', answer).view().idle).toBeUndefined();
  });
});

describe('step 1 with nothing but the dive (ruling: skipped and forced questions)', () => {
  const step1 = (contracts: keyof typeof CONTRACTS, table: string): Scene =>
    given(`${CONTRACTS[contracts]}, ${table}`).play('k3');

  test.each([
    ['no Battery for a propeller', '3 plant', 'batteries'],
    ['no Credits for sponsor 4', '3 plant, credits 1, sponsors 3:4', 'credits batteries'],
    ['no Credits for sponsor 4 advanced', '3 plant, credits 1, sponsors 3:4a', 'credits batteries'],
    [
      'no space for the cubes of sponsor 2 advanced',
      '3 plant, cubes 3:ffff, display 3:mf-orange/mp-green, sponsors 3:2a',
      'space batteries',
    ],
    [
      'no Battery that would bring sponsor 1 advanced a diver who pays',
      '3 trader, cubes 3:ffff, store m, sponsors 3:1a',
      'batteries',
    ],
  ])('with %s is asked where a contract could change that', (_, table, wanted) => {
    for (const contracts of ['public', 'private'] as const) {
      const asked = step1(contracts, table);
      expect([asked.legal, lacks(asked)]).toEqual(['go', wanted]);
    }
    expect(step1('none', table).view().phase).not.toBe('prepare');
  });

  test('a contract brings the Battery, the Credit or the space that it takes', () => {
    expect(step1('public', '3 plant').play(COMPLETE).legal).toBe('p go');
    expect(step1('public', '3 plant, credits 1, sponsors 3:4').play(COMPLETE).legal).toBe('s p go');
    const full = step1('public', '3 plant, cubes 3:fmpf, display 3:mf-orange/mp-green, sponsors 3:2a');
    expect(full.play('done.mp.l3').legal).toBe('s p go');
  });

  test('is not asked after its sponsor or its propeller, though the dive was put off for them', () => {
    expect(step1('none', '3 plant, sponsors 3:1').play('s skip').view().phase).toBe('end');
    expect(step1('none', '3 plant, batteries 1').play('p d.metal').view().phase).toBe('effect');
    expect(step1('private', '3 plant, sponsors 3:1').play('s skip').view().phase).toBe('end');
    expect(step1('private', '3 plant, batteries 1').play('p d.metal').legal).toBe('go');
  });

  test('sponsor 5 advanced asks before it gives its Battery, where a contract could let a cube be moved', () => {
    const fifth = (contracts: keyof typeof CONTRACTS, cubes: string): Scene =>
      step1(contracts, `3 plant, cubes ${cubes}, sponsors 3:5a`).play('s');
    expect(fifth('none', '3:f').seat().batteries).toBe(1);
    expect([fifth('private', '3:f').legal, lacks(fifth('private', '3:f'))]).toEqual(['bat', 'batteries']);
    expect(fifth('public', '3:f').play(COMPLETE).legal).toBe('bat take.f3');
    // With a space a cube could come here, too; a Battery alone lets one go.
    expect(lacks(fifth('private', '1:t 3:ffff'))).toBe('batteries');
  });

  test('sponsor 2 advanced asks which token, though only one can be used for want of a space', () => {
    const table = '3 plant, cubes 3:mpff, display 3:mf-orange/prestige-green-a, sponsors 3:2a';
    expect(step1('none', table).play('s').seat().prestige).toBe(1);
    const asked = given(`${table}, row mp mmff`).play('k3 s');
    expect([asked.legal, lacks(asked)]).toEqual(['r1', 'space']);
    expect(asked.play('done.mp.l3').legal).toBe('r0 r1');
  });
});
