import { expect, test } from 'vitest';
import { foreseen } from '../../../../src/engine/foresight.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { sayInGerman } from '../../text-context.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

/** What these answers of whoever is up lead to, in words. */
function leadsTo(story: Story, line: string, to = textContext) {
  const { match } = scene(story);
  const { steps, view, end } = foreseen(match, 0, line.split(' '));
  const [first] = steps;
  const move = first?.decision.answers.find(({ notation }) => notation === line.split(' ')[0])?.move;
  if (first === undefined || move === undefined) throw new Error('that cannot be answered');
  const moves = steps.map(({ entry }) => entry);
  return presenter.leadsTo?.({ before: first.view, after: view, moves, move, end }, 0, to);
}

const PLANTING: Story = { me: { divers: { 3: 'plant' }, cubes: { 3: 'mp' } }, row: 'mpp pptt' };

test('a turn that brings what a contract lacks says which is ready then, and what it brings', () => {
  expect(leadsTo(PLANTING, 'k3 cube end')).toEqual([
    'This turn: +1 Plant on level 3.',
    expect.stringMatching(/^Metal \+ 2 Plant \(3 Prestige.*\) is then ready on level 3\.$/),
  ]);
  expect(leadsTo(PLANTING, 'k3 cube end', german)).toEqual([
    'In diesem Zug: +1 Pflanze auf Ebene 3.',
    expect.stringMatching(/^Metall \+ 2 Pflanzen \(3 Prestige.*\) ist dann auf Ebene 3 bereit\.$/),
  ]);
});

test('a turn that brings a contract nearer says what is still lacking there', () => {
  const told = leadsTo({ ...PLANTING, me: { divers: { 3: 'plant' } } }, 'k3 cube end');
  expect(told?.[0]).toBe('This turn: +1 Plant on level 3.');
  expect(told?.[1]).toMatch(/level 3 then only lacks/);
});

test('a contract that is completed counts with all that it takes and brings, though the next one is still hidden', () => {
  const told = leadsTo({ me: { cubes: { 3: 'mpp' } }, row: 'mpp pptt' }, 'done.mpp.l3');
  expect(told?.[0]).toBe('Completes Metal + 2 Plant on level 3.');
  expect(told?.[1]).toMatch(/^This turn: \+3 Prestige.*−1 Metal, −2 Plant on level 3\.$/);
  expect(told?.join(' ')).not.toMatch(/ready|New public/);
});

test('a contract that lies ready and is left so is proposed first', () => {
  const story: Story = { ...PLANTING, me: { divers: { 3: 'plant' }, cubes: { 4: 'mpp' } } };
  expect(leadsTo(story, 'k3')?.[0]).toMatch(
    /^First complete Metal \+ 2 Plant on level 4: 3 Prestige.*, free, and your turn goes on\.$/,
  );
  expect(leadsTo(story, 'k3', german)?.[0]).toMatch(
    /^Erfüll zuerst einen Auftrag auf Ebene 4 \(Metall \+ 2 Pflanzen\): /,
  );
  expect(leadsTo(PLANTING, 'k3')?.join(' ') ?? '').not.toContain('First complete');
});

test('a turn that reaches the goal says that it starts the last round', () => {
  const told = leadsTo({ me: { prestige: 16, cubes: { 3: 'mpp' } }, row: 'mpp pptt' }, 'done.mpp.l3');
  expect(told?.at(-1)).toContain('starts the last round');
});

test('a diver that a propeller moves on the way is told, with where it comes to stand', () => {
  const story: Story = { me: { divers: { 3: 'plant', 2: 'fuel' }, batteries: 1 } };
  const told = leadsTo(story, 'k3 p d.fuel at5');
  expect(told?.[0]).toBe('This turn: Fuel Expert from level 2 to level 3, −1 Battery.');
});
