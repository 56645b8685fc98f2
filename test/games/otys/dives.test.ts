import { describe, expect, test } from 'vitest';
import { lookAhead } from '../../../src/engine/foresight.ts';
import { components } from '../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../src/games/otys/words/index.ts';
import { sayInGerman } from '../text-context.ts';
import { type Side, scene } from './position.ts';
import { textContext } from './words/text-context.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

/** Step 1 on level 3 with this sponsor there. */
const step1 = (diver: string, sponsor: string, me: Side = {}) =>
  scene({
    me: { divers: { 3: diver }, ...me },
    sponsors: { 3: sponsor },
    row: 'pptt mmff',
    display: { 3: 'mf-orange look-green-a' },
  }).play('k3');

describe('a dive settles what the diver does where that is one of a few things (Step 1, Step 2)', () => {
  test.each([
    ['an expert’s cube', 'plant', {}, 'go.cube go.skip'],
    ['an upgraded expert’s cube and bonus', 'plant+', {}, 'go.cube.bonus go'],
    ['which technician is improved', 'engineer', { credits: 1 }, 'go.up.m go.up.h go.skip'],
    ['which token is taken', 'explorer', { credits: 2 }, 'go.r0 go.r1 go.skip'],
  ])('%s', (_, diver, me, dives) => {
    expect(step1(diver, '3', { batteries: 1, ...me }).answers).toBe(`p ${dives}`);
  });

  test.each([
    ['the Trader', 'trader', { cubes: { 3: 'm' } }],
    ['the Spy', 'spy', { credits: 1 }],
    ['an expert on a full level', 'plant', { cubes: { 3: 'mmff' } }],
  ])('but not what %s does', (_, diver, me) => {
    expect(step1(diver, '3', { batteries: 1, ...me }).answers).toBe('p go');
  });

  test('and then it is as if each had been answered by itself', () => {
    const at = step1('engineer', '3', { batteries: 1, credits: 1 });
    expect(at.play('go.up.h').seat()).toMatchObject({ hacker: 1, credits: 0 });
    expect(at.play('go.up.h').answers).toBe('end stay');
    const left = step1('plant', '3', { batteries: 1 }).play('go.skip');
    expect(left.cubes(3)).toBe('');
    expect(left.answers).toBe('end stay');
  });

  test('without more to step 1 than the dive, the diver asks at once', () => {
    expect(step1('plant', '3').answers).toBe('cube skip');
  });

  test('taken back it is as before, question and all (ruling: undo)', () => {
    const before = step1('plant', '5', { batteries: 1 });
    const undone = before.play('sgo.cube').match.undo(0);
    if (typeof undone === 'string') throw new Error(undone);
    expect(undone.match.snapshot.position).toEqual(before.match.snapshot.position);
  });
});

describe('the sponsor and the dive are one answer where the sponsor asks nothing (Step 1)', () => {
  test.each([
    ['1 Credit', 'plant', '1', {}, 'sgo.cube sgo.skip go.cube go.skip'],
    ['1 Credit that lets the Engineer work', 'engineer', '1', {}, 'sgo go'],
    ['divers at no cost', 'explorer', '1a', {}, 'sgo go'],
    ['an effect twice, each use asked by itself', 'plant', '2', {}, 'sgo go.cube go.skip'],
    ['an upgrade of the diver', 'plant', '4', { credits: 2 }, 'sgo go.cube go.skip'],
    ['a diver of level 5 who comes up', 'plant', '3a', {}, 'sgo go.cube go.skip'],
  ])('%s', (_, diver, sponsor, me, answers) => {
    expect(step1(diver, sponsor, me).answers).toBe(answers);
  });

  test('and by itself where a propeller could come between', () => {
    expect(step1('plant', '5').answers).toBe('sgo.cube s go.cube go.skip');
    expect(step1('plant', '1', { batteries: 1 }).answers).toBe('sgo.cube s p go.cube go.skip');
  });

  test('but not where it asks something', () => {
    expect(step1('plant', '3', { track: '1 2' }).answers).toBe('s go.cube go.skip');
  });

  test('gives what both give', () => {
    const after = step1('plant', '1').play('sgo.cube');
    expect(after.seat().credits).toBe(1);
    expect(after.cubes(3)).toBe('p');
  });
});

describe('what can be answered in step 1', () => {
  const asked = (at: ReturnType<typeof step1>, to = textContext) => {
    const [decision] = at.match.decisions;
    if (decision === undefined) throw new Error('nobody is asked');
    return presenter.question(at.match.view('spectator'), decision, to, lookAhead(at.match, decision.seat))
      .answers;
  };

  test.each([
    [1, undefined],
    [2, 'works twice, but your Credits are enough for once'],
    [4, 'works twice'],
  ])('with %i Credits tells of an Explorer that a sponsor lets work twice: %s', (credits, told) => {
    const [first] = asked(step1('explorer', '2', { credits, batteries: 1 })).filter(({ label }) =>
      label.startsWith('Sponsor'),
    );
    expect(first?.effects?.find((each) => each.includes('twice'))).toBe(told);
  });

  test('says what it brings, with one accent on what most people want', () => {
    expect(asked(step1('plant', '5')).map(({ label, tone }) => [label, tone])).toEqual([
      ['Sponsor + dive', 'main'],
      ['Sponsor first', 'plain'],
      ['Dive', 'plain'],
      ['Do nothing', 'plain'],
    ]);
    expect(asked(step1('plant', '5'), german).map(({ effects }) => effects)).toEqual([
      ['+1 Batterie', '+1 Pflanze auf Ebene 3'],
      ['+1 Batterie', 'danach tauchst du'],
      ['+1 Pflanze auf Ebene 3'],
      ['ohne Wirkung, und ohne Kosten'],
    ]);
    expect(asked(step1('plant', '2'))[0]).toMatchObject({
      label: 'Sponsor + dive',
      effects: ['Plant Expert: take 1 Plant', 'works twice'],
    });
    expect(asked(step1('plant+', '3', { batteries: 1 }))[1]).toMatchObject({
      label: 'Take both',
      effects: ['+1 Credit', '+1 Plant on level 3'],
      tone: 'main',
    });
  });

  test('says what costs, and what is free', () => {
    expect(asked(step1('plant', '5'))[1]?.effects).toEqual(['+1 Battery', 'then you dive']);
    expect(asked(step1('explorer', '3', { batteries: 1, credits: 2 }))[1]?.effects).toEqual(
      expect.arrayContaining(['−2 Credits', '2 Credits per contract on level 3']),
    );
    expect(asked(step1('engineer', '3', { batteries: 1, credits: 1 }))[1]).toMatchObject({
      label: 'Propeller 1→2',
      effects: ['−1 Credit', '1 Battery then moves a diver 2 levels'],
      tone: 'plain',
    });
  });
});
