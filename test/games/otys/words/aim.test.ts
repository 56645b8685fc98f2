import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { sayInGerman } from '../../text-context.ts';
import { type Side, type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

/** What stands with each key, level 1 first; `viewer` is who reads it. */
function keysTell(
  me: Side,
  row: string,
  viewer: Viewer = 'spectator',
  to = textContext,
  sponsors: Story['sponsors'] = {},
) {
  const { match } = scene({
    me: { divers: { 3: 'metal', 4: 'trader', 5: 'engineer' }, credits: 1, ...me },
    row,
    sponsors,
  });
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  return presenter
    .question(match.view(viewer), asked, to, lookAhead(match, asked.seat))
    .answers.map(({ consequence }) => consequence);
}

test('a key tells what its level lacks for the nearest contract, once its diver has worked', () => {
  expect(keysTell({ cubes: { 3: 'p', 4: 'tt', 5: 't' } }, 'mpp pptt').slice(2, 5)).toEqual([
    'sponsor no help · needs 1 Plant for +3',
    'sponsor too dear · needs 2 Plant for +4',
    '+1 Battery · needs 2 Plant + 1 Tech for +4',
  ]);
});

test('a key names every colour that is wanting, and the one that a free contract takes', () => {
  expect(keysTell({ cubes: { 4: 'tt' } }, 'ttmp mmff')[3]).toContain(' · needs 1 Metal + 1 Plant for +4');
  expect(keysTell({ cubes: { 4: 'm' } }, 'ft 32')[3]).toContain(' · needs 1 Fuel + 1 Tech for +1');
  expect(keysTell({ cubes: { 4: 'mmp' } }, '22-a 32')[3]).toContain(' · needs 1 Plant for +4');
  expect(keysTell({ cubes: { 4: 'mmm' } }, '31 32')[3]).toContain(' · needs 1 resource for +4');
});

test('a key tells which contract its diver makes ready, and which lies ready', () => {
  const told = keysTell({ cubes: { 3: 'p', 4: 'mp' } }, 'mp pptt');
  expect(told[2]).toMatch(/ · \+1 ready$/u);
  expect(told[3]).toMatch(/ · \+1 ready already$/u);
  expect(keysTell({ cubes: { 3: 'p', 4: 'mp' } }, 'mp pptt', 'spectator', german).slice(2, 4)).toEqual([
    expect.stringMatching(/ · \+1 bereit$/u),
    expect.stringMatching(/ · \+1 schon bereit$/u),
  ]);
});

test('a key tells the number of the contract where another brings as much, or that it is private', () => {
  expect(keysTell({ cubes: { 3: 'tm' } }, 'mpp tmm')[2]).toContain(' · +3 (no. 2) ready');
  expect(keysTell({ cubes: { 3: 'tm' }, hand: 'tmm' }, 'mpp mmff', 0)[2]).toContain(' · +3 (private) ready');
  expect(keysTell({ cubes: { 3: 'tm' }, hand: 'tmm' }, 'mpp mmff')[2]).not.toContain('(');
});

test('a level with no room for what a contract still needs tells of no contract, only of its sponsor', () => {
  expect(keysTell({ cubes: { 1: 'ppp' }, divers: { 1: 'metal', 3: 'trader' } }, 'tmm pptt')[0]).toBe(
    '+1 Credit',
  );
});

test('the key of a Spy tells whom it could copy there, a Spy beside another left out, or that a contract is ready', () => {
  const spy = (cubes: string, beside: readonly string[], to = textContext) => {
    const { match } = scene({
      me: { divers: { 4: 'spy' }, cubes: { 4: cubes }, credits: 1 },
      others: beside.map((diver) => ({ divers: { 4: diver } })),
      row: 'mp pptt mmff',
      sponsors: { 4: '5' },
    });
    const [asked] = match.decisions;
    if (asked === undefined) throw new Error('nobody is asked');
    return presenter.question(match.view('spectator'), asked, to, lookAhead(match, asked.seat)).answers[3];
  };
  expect(spy('', ['plant', 'plant'])?.consequence).toBe('+1 Battery · copies Plant');
  expect(spy('', ['trader', 'trader'], german)?.consequence).toBe('+1 Batterie · kopiert Händler');
  expect(spy('', ['trader', 'metal', 'fuel'])?.consequence).toBe('+1 Battery · copies Fuel/Trader');
  expect(spy('', ['spy', 'metal', 'fuel'])?.consequence).toBe('+1 Battery · copies Fuel (Ana)');
  expect(spy('m', ['plant', 'plant'])?.consequence).toBe('+1 Battery · copies Plant · needs 1 Plant for +1');
  expect(spy('mp', ['plant', 'fuel'])?.consequence).toBe('+1 Battery · +1 ready already');
});

test('a contract that is one resource away, or ready, is told of whoever stands there', () => {
  const near = (cubes: string, to = textContext) =>
    keysTell({ cubes: { 5: cubes } }, 'tt pptt', 'spectator', to, { 5: '4' })[4];
  expect([near('t'), near('t', german)]).toEqual([
    'sponsor too dear · needs 1 Tech for +2',
    'Sponsor zu teuer · noch 1 Tech für +2',
  ]);
  expect([near('tt'), near('tt', german)]).toEqual([
    'sponsor too dear · +2 ready already',
    'Sponsor zu teuer · +2 schon bereit',
  ]);
});

test('private contracts stand with the keys on their owner’s page alone', () => {
  const side: Side = { cubes: { 4: 'mp' }, hand: 'mp' };
  expect(keysTell(side, 'pptt mmff', 0)[3]).toContain(' · +1 ready already');
  expect(keysTell(side, 'pptt mmff')[3]).toContain(' · needs 1 Plant + 2 Tech for +4');
});

test('a sponsor that lets the diver work twice is counted, and one that cannot be used is told as such', () => {
  const twice = keysTell({ cubes: { 3: 'm' } }, '31 mmff', 'spectator', textContext, { 3: '2', 4: '5' });
  expect(twice[2]).toBe('×2 · needs 1 resource for +4 (no. 1)');
  expect(keysTell({ cubes: { 3: 'ff' } }, 'mmff 32', 'spectator', textContext, { 3: '2' })[2]).toBe(
    '×2 · +4 ready',
  );
  const upgrading = (credits: number) =>
    keysTell({ cubes: { 3: 'ffm' }, credits }, 'mmff 32', 'spectator', textContext, { 3: '4' })[2];
  expect([upgrading(2), upgrading(1)]).toEqual(['upgrade · +4 ready', 'sponsor too dear · +4 ready']);
});
