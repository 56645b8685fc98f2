import { expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { nextOf } from '../walk.ts';
import { given } from './position.ts';
import { rules } from './rules.ts';

rules(`
# undo in a turn of Otys (ruling: undo)
goes back to the start of the turn: key, turned sponsors, propeller, sale and all
  given 3 trader, cubes 3:m, batteries 1, sponsors 2:1 | x l3 s p d.metal sell.m for.c -> floor 7 turn-began
goes back to a private contract, which draws nothing
  given cubes 5:mp, hand mp, row mmff pptt | done.mp.l5 k3 -> floor 2 turn-began
goes no further than four contracts looked at; the keeping of one can be taken back
  given 3 spy+, deck mp pf ft tm
  k3 look -> floor 0 something-was-revealed
  k3 look keep.mp -> floor 1 something-was-revealed
goes no further than a refill: of the row, of the display by the Explorer or by sponsor 2
  given cubes 5:mp, row mp pptt | done.mp.l5 x -> floor 1 something-was-revealed
  given 3 explorer, credits 2, display 3:battery-green-a/prestige-green-a
  k3 r0 -> floor 0 something-was-revealed
  given 3 plant, sponsors 3:2a, display 3:battery-green-a/prestige-green-a
  k3 s r0 go cube -> floor 1 something-was-revealed
`);

test('a match saved by earlier rules goes on from its snapshot, whatever it was asking (rules version)', () => {
  const { snapshot } = given('3 engineer, sponsors 3:3').play('k3').match;
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
    const next = nextOf(resumed, 0, resumed.decisions[0]?.answers[0]?.notation ?? '');
    expect(next.match.decisions[0]?.answers.map(({ notation }) => notation)).toContain('end');
  }
});
