import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { games } from '../../../../src/games/index.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { AnswerLabel } from '../../../../src/games/presenter.ts';
import { writeSnapshot } from '../../../../src/games/saved.ts';
import { resumed } from '../../resumed.ts';
import { sayInGerman } from '../../text-context.ts';
import { scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

const offeredIn = ({ match }: ReturnType<typeof scene>, to = textContext): readonly AnswerLabel[] =>
  match.decisions.flatMap((decision) => presenter.offered?.(match.view('spectator'), decision, to) ?? []);

const notationsIn = (at: ReturnType<typeof scene>): readonly string[] =>
  offeredIn(at).map(({ notation }) => notation);

test('a public contract that can be completed is a green answer with verb, level and gain', () => {
  const ready = scene({ me: { cubes: { 4: 'mmp' } }, row: '21-a pptt' });
  expect(offeredIn(ready)).toMatchObject([
    {
      notation: 'done.21-a.l4.mp',
      label: 'Complete +2',
      effects: expect.arrayContaining([
        'completes 2 of a kind + 1 other on level 4',
        '+2 Prestige',
        '−2 Metal, −1 Plant on level 4',
      ]),
      tone: 'gain',
    },
  ]);
  expect(offeredIn(ready, german)).toMatchObject([
    { label: 'Erfüllen +2', effects: expect.arrayContaining(['+2 Prestige']) },
  ]);
});

test('its line tells what it takes, the bonus, and the reward of the level', () => {
  const ready = scene({ me: { cubes: { 3: 'mp' }, rewards: { 3: 'mp-orange' } }, row: 'mp pptt' });
  expect(offeredIn(ready)[0]?.effects).toEqual([
    'completes Metal + Plant on level 3',
    ...['+1 Prestige', '+1 Credit', '+1 Battery'],
    '−1 Metal, −1 Plant on level 3',
    'then 2 Credits',
  ]);
});

test('of several that bring as much the button tells the number', () => {
  const labels = (cubes: Readonly<Record<number, string>>, row: string) =>
    offeredIn(scene({ me: { cubes }, row })).map(({ label }) => label);
  expect(labels({ 5: 'mmpf', 4: 'mptf' }, 'mmpf 1111-a')).toEqual([
    'Complete +4 (no. 1)',
    'Complete +4 (no. 2)',
  ]);
  expect(labels({ 5: 'mppf', 3: 'mp' }, 'mpp mp')).toEqual(['Complete +3', 'Complete +1']);
});

test('there is one answer a contract, in the order of the public row', () => {
  const ready = scene({ me: { cubes: { 3: 'mp', 5: 'mppf' } }, row: 'mpp mp' });
  expect(notationsIn(ready)).toEqual(['done.mpp.l5', 'done.mp.l3']);
});

test.each([
  ['after which another public contract can be completed', { 3: 'mp', 5: 'mpp' }, {}, 'mp mpp', 'done.mp.l3'],
  [
    'on the level with the better reward',
    { 3: 'mp', 5: 'mp' },
    { 3: 'mf-orange', 5: 'mf-green' },
    'mp mmff',
    'done.mp.l5',
  ],
  ['after which the other public contracts are nearest', { 4: 'mpt', 5: 'mp' }, {}, 'mp pptt', 'done.mp.l5'],
  ['on the shallowest level where nothing else tells', { 3: 'mp', 5: 'mp' }, {}, 'mp tmm', 'done.mp.l3'],
])('of several ways it is the one %s', (_, cubes, rewards, row, named) => {
  expect(notationsIn(scene({ me: { cubes, rewards }, row }))[0]).toBe(named);
});

test('a private contract is never among them', () => {
  const ready = scene({ me: { cubes: { 4: 'mpp' }, hand: 'mpp' }, row: 'mmff pptt' });
  expect(ready.contracts).toBe('done.mpp.l4');
  expect(offeredIn(ready)).toEqual([]);
});

test('that a private one is ready is for its owner to hear', () => {
  const ready = (viewer: number, hand: string) => {
    const { match } = scene({ me: { cubes: { 4: 'mpp' }, hand }, row: 'mmff pptt' });
    return presenter.pages['asides']?.ready?.(match.view(viewer), viewer, match.decisions[0], textContext);
  };
  expect(ready(0, 'mpp ff')).toEqual([
    {
      key: 'mpp',
      words: 'Your private contract for Metal + 2 Plant is ready on level 4: 3 Prestige.',
      answer: { notation: 'done.mpp.l4', label: 'Complete +3', icon: 'contract', tone: 'gain' },
    },
  ]);
  expect(ready(0, 'tt')).toEqual([]);
  expect(ready(1, 'mpp')).toEqual([]);
});

test('of a private and a public contract that want the same resources its owner hears that one alone will work', () => {
  const told = (cubes: Readonly<Record<number, string>>, to = textContext) => {
    const { match } = scene({ me: { cubes, hand: 'mpp' }, row: 'mp pptt' });
    const ready = presenter.pages['asides']?.ready?.(match.view(0), 0, match.decisions[0], to) ?? [];
    return ready.map(({ words }) => words).join();
  };
  expect(told({ 4: 'mpp' })).toContain('that the public contract for Metal + Plant needs, too');
  expect(told({ 4: 'mpp' }, german)).toContain('Nur einer von beiden geht.');
  expect(told({ 4: 'mpp', 5: 'mp' })).not.toContain('needs, too');
});

test('to end the turn reminds of a public contract left lying', () => {
  const story = (cubes: string) =>
    scene({ me: { divers: { 3: 'plant' }, cubes: { 4: cubes } }, sponsors: { 3: '3' }, row: '21-a pptt' });
  const ending = (cubes: string, to = textContext) => {
    const { match } = story(cubes).play(cubes === 'm' ? 'k3 cube' : 'k3 go cube');
    const [decision] = match.decisions;
    if (decision === undefined) throw new Error('nobody is asked');
    return presenter.question(match.view('spectator'), decision, to, lookAhead(match, 0)).answers[0];
  };
  expect(ending('mmp')).toMatchObject({
    effects: expect.arrayContaining(['a contract is left ready']),
    tone: 'ends',
  });
  expect(ending('mmp', german)?.effects?.[0]).toBe('ein Auftrag bleibt liegen');
  expect(ending('m')?.tone).toBe('main');
});

test.each([
  ['both where they can both be completed', { 4: 'mpp', 5: 'mp' }, '2 contracts are left ready'],
  ['one of two that want the same resources', { 4: 'mpp' }, 'a contract is left ready'],
])('to end the turn counts %s', (_, cubes, words) => {
  const { match } = scene({
    me: { divers: { 3: 'plant' }, cubes },
    sponsors: { 3: '3' },
    row: 'mp mpp',
  }).play('k3 go cube');
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const { answers } = presenter.question(match.view('spectator'), decision, textContext, lookAhead(match, 0));
  expect(answers[0]?.effects?.[0]).toBe(words);
});

test('a question of a match has them behind its answers', () => {
  const { match } = scene({ me: { cubes: { 4: 'mmp' } }, row: '21-a pptt' });
  const played = games.find(({ name }) => name === 'otys')?.resume(writeSnapshot(match.snapshot));
  const answers = played?.openTo(0)?.question(textContext)?.answers ?? [];
  expect(answers.map(({ notation }) => notation)).toEqual([
    ...['k1', 'k2', 'k3', 'k4', 'k5', 'x', 'done.21-a.l4.mp'],
  ]);
});

test('where the turn is to end they stand before what would leave them', () => {
  const { match } = scene({
    me: { divers: { 3: 'plant' }, cubes: { 4: 'mmp' } },
    sponsors: { 3: '3' },
    row: '21-a pptt',
  }).play('k3 go cube');
  const played = games.find(({ name }) => name === 'otys')?.resume(writeSnapshot(match.snapshot));
  const answers = played?.openTo(0)?.question(textContext)?.answers ?? [];
  expect(answers.map(({ notation }) => notation)).toEqual(['done.21-a.l4.mp', 'end']);
});

test('only what ends the turn leaves contracts behind, public ones and one’s own', () => {
  const left = (hand: string, row: string, line: string, notation: string) => {
    const me = { divers: { 3: 'plant' as const }, cubes: { 4: 'mmp' }, hand };
    const { match } = scene({ me, sponsors: { 3: '3' }, row }).play(line);
    const asked = resumed('otys', match.snapshot).openTo(0);
    return asked?.leftBehind(notation, textContext).map(({ words, answer }) => [words, answer?.label]);
  };
  const words = 'The public contract for Metal + Plant is ready on level 4: 1 Prestige, 1 Credit, 1 Battery.';
  expect(left('', 'mp pptt', 'k3 go cube', 'end')).toEqual([[words, 'Complete +1']]);
  expect(left('mm', 'pptt ff', 'k3 go cube', 'end')).toEqual([
    [
      expect.stringMatching(/^Your private contract for 2 Metal is ready on level 4/u),
      expect.stringMatching(/^Complete \+\d$/u),
    ],
  ]);
  expect(left('', 'pptt ff', 'k3 cube', 'end')).toEqual([]);
  expect(left('', 'mp pptt', 'k3', 'go.cube')).toEqual([]);
});

test('the button of the contracts counts the public ones that are ready, and no private one', () => {
  const labelOf = (story: Parameters<typeof scene>[0]) =>
    games
      .find(({ name }) => name === 'otys')
      ?.resume(writeSnapshot(scene(story).match.snapshot))
      .pageButton('asides', textContext.say)?.label;
  expect(labelOf({ me: { cubes: { 4: 'mpp' } }, row: 'mpp pptt' })).toBe('Contracts · 1 ready');
  expect(labelOf({ me: { cubes: { 4: 'mpp' }, hand: 'mpp' }, row: 'mmff pptt' })).toBe('Contracts');
});
