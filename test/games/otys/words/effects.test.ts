import { describe, expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { outlookOf } from '../../../../src/games/outlook.ts';
import { sayInGerman } from '../../text-context.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

/** What these answers of the player who is up do, in words. */
function effects(story: Story, line: string, to = textContext) {
  const outlook = outlookOf(lookAhead(scene(story).match, 0), line.split(' '));
  if (outlook === undefined) throw new Error('that cannot be answered');
  return presenter.effects?.(outlook, 0, to);
}

/** What stands beside the first answer of a position, as everybody or its player reads it. */
function beside(story: Story, notation: string, viewer: 'spectator' | number = 'spectator') {
  const { match } = scene(story);
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const { answers } = presenter.question(match.view(viewer), decision, textContext, lookAhead(match, 0));
  return answers.find((answer) => answer.notation === notation)?.effects;
}

const PLANTING: Story = {
  me: { divers: { 3: 'plant' }, cubes: { 3: 'mp' } },
  row: 'mpp pptt',
  sponsors: { 3: '3' },
};

describe('A contract', () => {
  test('that becomes ready is told with what it brings', () => {
    expect(effects(PLANTING, 'k3 cube')).toEqual([
      '+1 Plant on level 3',
      'Metal + 2 Plant (3 Prestige) ready on level 3',
    ]);
    expect(effects(PLANTING, 'k3 cube', german)).toEqual([
      '+1 Pflanze auf Ebene 3',
      'Metall + 2 Pflanzen (3 Prestige) auf Ebene 3 bereit',
    ]);
  });

  test('that comes nearer is told with what it still lacks', () => {
    expect(effects({ ...PLANTING, me: { divers: { 3: 'plant' }, cubes: { 3: 'p' } } }, 'k3 cube')).toEqual([
      '+1 Plant on level 3',
      'Metal + 2 Plant (3 Prestige) lacks only 1 Metal on level 3',
    ]);
  });

  test('that is completed counts with all that it takes and brings, though the next one is still hidden', () => {
    expect(effects({ me: { cubes: { 3: 'mpp' } }, row: 'mpp pptt' }, 'done.mpp.l3')).toEqual([
      'completes Metal + 2 Plant on level 3',
      '+3 Prestige',
      '−1 Metal, −2 Plant on level 3',
    ]);
  });

  test('that reaches the goal says that the last round begins', () => {
    const story: Story = { me: { prestige: 16, cubes: { 3: 'mpp' } }, row: 'mpp pptt' };
    expect(effects(story, 'done.mpp.l3')).toContain('the last round begins');
  });

  test('that is private is told to its owner alone', () => {
    const story: Story = { ...PLANTING, me: { ...PLANTING.me, hand: 'mpp' }, row: 'mmff tt' };
    const ready = expect.stringContaining('Metal + 2 Plant (3 Prestige) ready');
    expect(beside(story, 'k3', 0)).toContainEqual(ready);
    expect(beside(story, 'k3')).not.toContainEqual(ready);
  });
});

describe('A key', () => {
  test('counts with the usual dive on its level, and with the sponsor there', () => {
    expect(beside({ ...PLANTING, sponsors: { 3: '1' } }, 'k3')).toEqual([
      '+1 Credit',
      '+1 Plant on level 3',
      'Metal + 2 Plant (3 Prestige) ready on level 3',
    ]);
    expect(beside({ ...PLANTING, me: { ...PLANTING.me, track: '1' } }, 'k3')).toContain(
      'sponsor: get a key back',
    );
  });

  test('whose diver is asked what to do says what that can do, and whom a Spy can copy', () => {
    const me = { divers: { 3: 'spy' }, credits: 1 } as const;
    const others = [{ divers: { 3: 'plant' } }] as const;
    expect(beside({ me, others, sponsors: { 3: '3' } }, 'k3')).toEqual([
      'Spy: pick a contract or copy a diver for 1 Credit',
      expect.stringMatching(/^copies Plant \(.+\)$/u),
    ]);
  });
});

test('a token that is taken says what each contract there brings from now on, and in the place of what', () => {
  const story: Story = {
    me: { divers: { 3: 'explorer' }, credits: 2, rewards: { 3: 'mp-orange' } },
    display: { 3: 'battery-green-a prestige-orange-a' },
    sponsors: { 3: '3' },
  };
  expect(effects(story, 'k3 r0')).toEqual([
    '−2 Credits',
    '+1 Battery',
    '1 Prestige per contract on level 3, no longer 2 Credits',
  ]);
});

test('a price stays one beside a gain of the same kind', () => {
  const story: Story = { me: { divers: { 3: 'engineer' }, credits: 1 }, sponsors: { 3: '1' } };
  expect(effects(story, 'k3 sgo up.m')?.slice(0, 2)).toEqual(['−1 Credit', '+1 Credit']);
});

test('a diver that a propeller moves is told, with where it comes to stand', () => {
  const story: Story = { me: { divers: { 3: 'plant', 2: 'fuel' }, batteries: 1 } };
  expect(effects(story, 'k3 p d.fuel at5')).toEqual([
    '−1 Battery',
    'Fuel Expert from level 2 to level 3',
    'then the Fuel Expert is on level 3',
  ]);
});

test('an effect that only repeats another is told once', () => {
  const told = effects(PLANTING, 'k3 cube') ?? [];
  expect(new Set(told).size).toBe(told.length);
});
