import { expect, test } from 'vitest';
import { otys } from '../../../src/games/otys/index.ts';
import { type Story, scene } from './position.ts';

/** What cannot be answered after a line of answers, as `notation: reason`. */
function shut(story: Story, line = ''): readonly string[] {
  const { match } = line === '' ? scene(story) : scene(story).play(line);
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  return asked.obstructed.map(({ move, unless }) => `${otys.notation.make(move)}: ${unless}`);
}

const at3 = (diver: string, me: Story['me'] = {}, story: Story = {}): Story => ({
  ...story,
  me: { batteries: 1, ...me, divers: { 3: diver } },
});

test('a key on the Hacker track cannot be played, nor an X key that nobody has (rulebook, "Step 1")', () => {
  expect(shut({ me: { track: '2 x' } })).toEqual(['k2: on-track', 'x: on-track', 'n: none-held']);
});

test('a sponsor is told to be used, too dear or of no use, and a propeller to lack its Battery', () => {
  const batteries = { me: { divers: { 3: 'plant' } }, sponsors: { 3: '5' } } as const;
  expect(shut(batteries, 'k3 s')).toEqual(['s: used']);
  const upgrade = { me: { divers: { 3: 'plant' }, credits: 1, batteries: 1 }, sponsors: { 3: '4' } } as const;
  expect(shut(upgrade, 'k3')).toEqual(['s: credits']);
  expect(shut(at3('plant', {}, { sponsors: { 3: '3' } }), 'k3')).toEqual(['s: no-key']);
  const done = at3('plant+', { credits: 2 }, { sponsors: { 3: '4' } });
  expect(shut(done, 'k3')).toEqual(['s: upgraded']);
  const noBattery = { me: { divers: { 3: 'plant' }, credits: 2 }, sponsors: { 3: '1' } } as const;
  expect(shut(noBattery, 'k3')).toEqual(['p: battery']);
});

test('a propeller goes no farther than the Mechanic lets it', () => {
  const told = shut(at3('plant'), 'k3 p d.trader');
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told.map((each) => each.split(': ')[1]))).toEqual(new Set(['too-far']));
});

test('a Trader is told what lies neither on the level nor in the Store, and what is too dear', () => {
  const trading: Story = { ...at3('trader', { cubes: { 3: 'm' }, credits: 1 }), store: 'p' };
  expect(shut(trading, 'k3 go')).toEqual([
    'sell.p: no-cube',
    'sell.f: no-cube',
    'sell.t: no-cube',
    'buy.m: store-empty',
    'buy.p: credits',
    'buy.f: store-empty',
    'buy.t: store-empty',
  ]);
});

test('a level that is full takes nothing more', () => {
  expect(shut(at3('plant', { cubes: { 3: 'mmmm' } }), 'k3')).toContain('go.cube: full');
  const told = shut({ ...at3('trader', { cubes: { 3: 'mmmm' }, credits: 9 }), store: 'p' }, 'k3 go');
  expect(told).toContain('buy.p: full');
});

test('a Spy has to be paid, and copies nobody who could do nothing', () => {
  const spying: Story = { ...at3('spy', { credits: 1 }), others: [{ divers: { 3: 'engineer' } }] };
  // Once the Spy is paid, nothing is left for the Engineer.
  expect(shut(spying, 'k3 go')).toEqual(['copy.1: credits']);
});

test('an Engineer improves nobody past the best (rulebook, Engineer)', () => {
  expect(shut(at3('engineer', { credits: 1, mechanic: 3 }), 'k3')).toContain('go.up.m: best');
});

test('no Battery, no oxygen at the end of a turn', () => {
  expect(shut({ me: { divers: { 3: 'plant' } } }, 'k3 cube')).toEqual(['stay: battery']);
});
