import { describe, expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { Scene, scene } from './position.ts';

/** How many answers the player who is up can take back, and why not more. */
function floor({ match }: Scene): readonly [number, string] {
  let back = match;
  for (let count = 0; ; count += 1) {
    const next = back.undo(match.turn.seat);
    if (typeof next === 'string') return [count, next];
    back = next.match;
  }
}

describe('undo in a turn of Otys (ruling: undo)', () => {
  test('goes back to the start of the turn: key, turned sponsors, propeller, sale and all', () => {
    const sold = scene({
      me: { divers: { 3: 'trader' }, cubes: { 3: 'm' }, batteries: 1 },
      sponsors: { 2: '1' },
    }).play('x l3 s p d.metal sell.m for.c');
    expect(floor(sold)).toEqual([7, 'turn-began']);
  });

  test('goes back to a private contract, which draws nothing', () => {
    const done = scene({ me: { cubes: { 5: 'mp' }, hand: 'mp' }, row: 'mmff pptt' }).play('done.mp.l5 k3');
    expect(floor(done)).toEqual([2, 'turn-began']);
  });

  test('goes no further than four contracts looked at; the keeping of one can be taken back', () => {
    const looking = scene({ me: { divers: { 3: 'spy+' } }, sponsors: { 3: '3' } }).play('k3 look');
    expect(floor(looking)).toEqual([0, 'something-was-revealed']);
    const [first = '', second = ''] = looking.legal.split(' ');
    const kept = looking.play(first);
    expect(floor(kept)).toEqual([1, 'something-was-revealed']);
    const back = kept.match.undo(0);
    if (typeof back === 'string') throw new Error(back);
    const other = back.match.play(0, second);
    if (typeof other === 'string') throw new Error(other);
    expect(other.match.view(0).seats[0]?.contracts).toEqual([second.replace('keep.', '')]);
  });

  test('goes no further than a refill: of the row, of the display by the Explorer or by sponsor 2', () => {
    const row = scene({ me: { cubes: { 5: 'mp' } }, row: 'mp pptt' }).play('done.mp.l5 x');
    expect(floor(row)).toEqual([1, 'something-was-revealed']);
    const display = { 3: 'battery-green-a prestige-green-a' };
    const explorer = scene({
      me: { divers: { 3: 'explorer' }, credits: 2 },
      sponsors: { 3: '3' },
      display,
    }).play('k3 r0');
    expect(floor(explorer)).toEqual([0, 'something-was-revealed']);
    const sponsor = scene({ me: { divers: { 3: 'plant' } }, sponsors: { 3: '2a' }, display }).play(
      'k3 s r0 go cube',
    );
    expect(floor(sponsor)).toEqual([1, 'something-was-revealed']);
  });

  test('a position does not hold what it will show: later in the log it deals other cards', () => {
    const before = scene({ me: { divers: { 3: 'spy+' } }, sponsors: { 3: '3' } }).play('k3');
    const looks = [0, 4, 8, 12].map((rngCount) => {
      const again = new Scene(matchFrom(otys, { ...before.match.snapshot, rngCount }));
      return new Set(again.play('look').view(0).looking);
    });
    expect(new Set(looks.map((cards) => [...cards].toSorted().join(' '))).size).toBeGreaterThan(1);
  });

  test('is never another’s, and ends with the turn', () => {
    const ended = scene({ me: { divers: { 3: 'engineer' } }, sponsors: { 3: '3' } }).play('k3 end');
    expect(ended.match.undo(0)).toBe('not-your-turn');
    expect(ended.match.undo(1)).toBe('turn-began');
  });
});

test('a match saved by earlier rules goes on from its snapshot, whatever it was asking (rules version)', () => {
  const { snapshot } = scene({ me: { divers: { 3: 'engineer' } }, sponsors: { 3: '3' } }).play('k3').match;
  const { position } = snapshot;
  const play = { ...position.state.play, phase: 'effect' };
  for (const step of [
    { kind: 'engineer', cost: 1, insist: true },
    { kind: 'trader', upgraded: false, free: false, insist: true },
    { kind: 'expert', colour: 'metal', cube: false, bonus: false, insist: true },
  ]) {
    const agenda = [step, { kind: 'phase', phase: 'end' }, { kind: 'choose-end' }];
    const saved = JSON.parse(
      JSON.stringify({ ...snapshot, position: { state: { ...position.state, play }, agenda } }),
    );
    const resumed = matchFrom(otys, saved);
    const [answer = ''] = resumed.decisions[0]?.answers.map(({ notation }) => notation) ?? [];
    const next = resumed.play(0, answer);
    if (typeof next === 'string') throw new Error(`${step.kind}: ${next}`);
    expect(next.match.decisions[0]?.answers.map(({ notation }) => notation)).toContain('end');
  }
});
