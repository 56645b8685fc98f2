import { describe, expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { scene } from './position.ts';

describe('choosing a key', () => {
  test('offers the numbered keys at hand, the own X key and a neutral one (Playing the game; X Key tokens)', () => {
    expect(scene({ me: { track: '2 4' } }).legal).toBe('k1 k3 k5 x');
    expect(scene({ me: { track: 'x 1', neutral: 1 } }).legal).toBe('k2 k3 k4 k5 n');
  });

  test('is made by itself when one key is left: no contract could change it (ruling: skipped and forced questions)', () => {
    const next = scene({
      me: { divers: { 3: 'engineer' } },
      others: [{ track: '1 2 3 4 x', cubes: { 5: 'mpptff' }, hand: 'mpp' }],
      sponsors: { 3: '3' },
    }).play('k3 end');
    expect(next.asked).toBe(1);
    expect(next.view().active).toEqual({ token: 5, level: 5 });
    expect(next.legal).toBe('s go');
    expect(next.contracts).toContain('done.mpp.l5');
    expect(next.match.cannotUndo(1)).toBe('turn-began');
    expect(next.facts).toContainEqual({ kind: 'key-played', seat: 1, token: 5, level: 5 });
  });

  test('a numbered key dives on its own level and leaves the sponsors alone (Step 1)', () => {
    const before = scene({ sponsors: { 3: '1' } });
    const after = before.play('k3');
    expect(after.sponsors).toBe(before.sponsors);
    expect(after.view().active).toEqual({ token: 3, level: 3 });
    expect(after.view().phase).toBe('prepare');
  });
});

describe('an X key', () => {
  test('may go on any level, its numbered key at hand or not (X Key tokens, note)', () => {
    expect(scene({ me: { track: '2 4' } }).play('x').legal).toBe('l1 l2 l3 l4 l5');
  });

  test('brings the sponsor of level 5 to level 1 and shifts the others down before any is used (X Key tokens)', () => {
    const before = scene({ sponsors: { 1: '2', 2: '3', 3: '4', 4: '5', 5: '1a' } });
    expect(before.play('x l1').sponsors).toBe('1a 2 3 4 5');
    expect(before.play('x').sponsors).toBe('1a 2 3 4 5');
    expect(before.play('x l2 s').facts).toContainEqual({
      kind: 'sponsor-used',
      seat: 0,
      sponsor: 2,
      side: 'basic',
    });
  });

  test('of which the level was asked for before the sponsors moved first still moves them', () => {
    const before = scene({ sponsors: { 1: '2', 2: '3', 3: '4', 4: '5', 5: '1a' } });
    const { snapshot } = before.play('x').match;
    const { state } = before.match.snapshot.position;
    const asked = matchFrom(otys, {
      ...snapshot,
      position: {
        state: { ...state, play: { ...state.play, phase: 'level' } },
        agenda: [{ kind: 'choose-level', neutral: false }, ...snapshot.position.agenda.slice(1)],
      },
    });
    const next = asked.play(0, 'l2');
    if (typeof next === 'string') throw new Error(next);
    expect(next.match.view('spectator').sponsors).toEqual(before.play('x').view().sponsors);
  });

  test('goes to the Hacker track like any other key (X Key tokens, note)', () => {
    expect(
      scene({ sponsors: { 1: '3' }, me: { divers: { 2: 'engineer' } } })
        .play('x l2 end')
        .seat(),
    ).toMatchObject({
      track: ['x'],
      ownX: false,
    });
  });

  test('a neutral one lies on the track until the keys come home, and then returns to the supply (Step 3)', () => {
    const before = scene({
      me: { divers: { 2: 'engineer' }, neutral: 2 },
      sponsors: { 1: '3' },
    });
    expect(before.view().neutralSupply).toBe(10);
    const once = before.play('n l2 end');
    expect(once.seat()).toMatchObject({ track: ['neutral'], neutralX: 1, ownX: true });
    expect(once.view().neutralSupply).toBe(10);
    const home = scene({
      me: { divers: { 2: 'engineer' }, neutral: 2, hacker: 1, track: 'n 1 x n' },
      sponsors: { 1: '3' },
    }).play('n l2 go end');
    expect(home.seat()).toMatchObject({ track: [], keys: [1, 2, 3, 4, 5], ownX: true, neutralX: 1 });
    expect(home.view().neutralSupply).toBe(11);
  });
});

describe('the return of the keys', () => {
  test.each([
    { hacker: 0, track: '1 2 4', home: false },
    { hacker: 0, track: '1 2 4 n', home: false },
    { hacker: 0, track: '1 2 4 n n', home: true },
    { hacker: 1, track: '1 2 4', home: false },
    { hacker: 1, track: '1 2 4 5', home: true },
    { hacker: 2, track: '1 2', home: false },
    { hacker: 2, track: '1 2 4', home: true },
    { hacker: 3, track: '1', home: false },
    { hacker: 3, track: '1 2', home: true },
  ])('with $hacker improvements and $track on the track: $home (board values)', ({ hacker, track, home }) => {
    const after = scene({
      me: { divers: { 3: 'engineer' }, hacker, track },
      sponsors: { 3: '1' },
    }).play('k3 go end');
    expect(after.seat().track.length === 0).toBe(home);
    expect(after.facts.some(({ kind }) => kind === 'keys-home')).toBe(home);
  });

  test('an improvement that would cover tokens shifts them; they come home at the end of the turn (Engineer, notes)', () => {
    const before = scene({
      me: { divers: { 3: 'engineer+' }, track: '1 2 4 5 x' },
      sponsors: { 3: '1' },
    });
    const improved = before.play('k3 go up.h');
    expect(improved.seat()).toMatchObject({ hacker: 1, homeAt: 5, track: [1, 2, 4, 5, 'x'] });
    expect(improved.play('end').seat()).toMatchObject({ track: [], ownX: true });
  });

  test('an improvement can make the key just played the one that calls all home (Engineer; Step 3)', () => {
    const played = scene({
      me: { divers: { 3: 'engineer+' }, track: '1 2 4 5' },
      sponsors: { 3: '1' },
    }).play('k3 go up.h end');
    expect(played.seat().keys).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the end of a turn', () => {
  test('is always an explicit word; staying down needs a Battery (Step 3; ruling: explicit end)', () => {
    const dry = scene({ me: { divers: { 3: 'engineer' } }, sponsors: { 3: '3' } }).play('k3');
    expect(dry.legal).toBe('end');
    const wet = scene({ me: { divers: { 3: 'engineer' }, batteries: 1 }, sponsors: { 3: '3' } }).play(
      'k3 go',
    );
    expect(wet.legal).toBe('end stay');
  });

  test('brings the diver to the top; those it passes go down by one, those below stay (Step 3)', () => {
    const before = scene({ me: { divers: { 3: 'engineer' } }, sponsors: { 3: '3' } });
    expect(before.column()).toBe('metal plant fuel tech trader engineer spy explorer');
    expect(before.play('k3 end').column()).toBe('engineer metal plant fuel tech trader spy explorer');
  });

  test('with the oxygen reserve the column stays and the key goes all the same (Battery tokens)', () => {
    const before = scene({ me: { divers: { 3: 'engineer' }, batteries: 1 }, sponsors: { 3: '3' } });
    const after = before.play('k3 go stay');
    expect(after.column()).toBe(before.column());
    expect(after.seat()).toMatchObject({ batteries: 0, track: [3] });
  });

  test('passes the turn to the next seat', () => {
    const after = scene({ me: { divers: { 3: 'engineer' } }, sponsors: { 3: '3' } }).play('k3 end');
    expect(after.asked).toBe(1);
    expect(after.view().turn).toEqual({ seat: 1, number: 2, round: 1 });
    expect(after.facts).toContainEqual({ kind: 'turn-began', seat: 1, number: 2, round: 1 });
  });
});

describe('propellers', () => {
  test('move any diver, surface ones too, up or down by up to the Mechanic’s value (Battery tokens)', () => {
    const before = scene({ me: { batteries: 1 }, sponsors: { 1: '3' } }).play('k1 p');
    expect(before.legal).toBe('d.fuel d.plant d.metal d.tech d.trader d.spy d.engineer d.explorer');
    expect(before.play('d.metal').seat()).toMatchObject({ batteries: 0 });
    expect(before.play('d.metal').column()).toBe('plant metal fuel tech trader spy engineer explorer');
    expect(before.play('d.trader').legal).toBe('at3 at5');
    const strong = scene({ me: { batteries: 1, mechanic: 3 }, sponsors: { 1: '3' } }).play('k1 p d.fuel');
    expect(strong.legal).toBe('at1 at0 at3 at4 at5 at6');
  });

  test('several may be used, before and after the sponsor (Battery tokens, note)', () => {
    const after = scene({ me: { batteries: 2 }, sponsors: { 1: '5' } }).play(
      'k1 p d.plant at0 s p d.tech at4 p d.spy at4',
    );
    expect(after.column()).toBe('plant metal fuel trader spy tech engineer explorer');
    expect(after.seat().batteries).toBe(0);
  });

  test('decide which diver the key activates (Step 2)', () => {
    const after = scene({ me: { batteries: 1 }, sponsors: { 1: '3' } }).play('k1 p d.tech at4');
    expect(after.view().activated).toBe('trader');
  });
});
