import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { sayInGerman } from '../../text-context.ts';
import { type Side, type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';
import { walk } from './walk.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

/** What stands with each key, where there is little room, level 1 first; `viewer` is who reads it. */
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
    .answers.map(({ brief }) => brief);
}

test('a key tells what its level lacks for the nearest contract, once its diver has worked', () => {
  expect(keysTell({ cubes: { 3: 'p', 4: 'tt', 5: 't' } }, 'mpp pptt').slice(2, 5)).toEqual([
    'needs 1 Plant for +3',
    'needs 2 Plant for +4',
    '+1 Battery',
  ]);
});

test('a key names every colour that is wanting where there is room, and the one that a free contract takes', () => {
  expect(keysTell({ cubes: { 4: 'tt' } }, 'ttmp mmff')[3]).toBe('needs 1 Metal + 1 Plant for +4');
  expect(keysTell({ cubes: { 4: 'm' } }, 'ft 32')[3]).toBe('needs 1 Fuel + 1 Tech for +1');
  expect(keysTell({ cubes: { 4: 'mmp' } }, '22-a 32')[3]).toBe('needs 1 Plant for +4');
  expect(keysTell({ cubes: { 4: 'mmm' } }, '31 32')[3]).toBe('needs 1 resource for +4');
});

test('a key tells which contract its diver makes ready, and which lies ready', () => {
  const told = keysTell({ cubes: { 3: 'p', 4: 'mp' } }, 'mp pptt');
  expect(told[2]).toBe('+1 ready');
  expect(told[3]).toBe('+1 ready already');
  expect(keysTell({ cubes: { 3: 'p', 4: 'mp' } }, 'mp pptt', 'spectator', german).slice(2, 4)).toEqual([
    '+1 bereit',
    '+1 schon bereit',
  ]);
});

test('a key tells the number of the contract where another brings as much, or that it is private', () => {
  expect(keysTell({ cubes: { 3: 'tm' } }, 'mpp tmm')[2]).toBe('+3 (no. 2) ready');
  expect(keysTell({ cubes: { 3: 'tm' }, hand: 'tmm' }, 'mpp mmff', 0)[2]).toBe('+3 (private) ready');
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

test('a contract that is one resource away, or ready, is told of whoever stands there, before a sponsor', () => {
  const near = (cubes: string, to = textContext) =>
    keysTell({ cubes: { 5: cubes } }, 'tt pptt', 'spectator', to, { 5: '4' })[4];
  expect([near('t'), near('t', german)]).toEqual(['needs 1 for +2', 'noch 1 für +2']);
  expect([near('tt'), near('tt', german)]).toEqual(['+2 ready already', '+2 schon bereit']);
});

test('private contracts stand with the keys on their owner’s page alone', () => {
  const side: Side = { cubes: { 4: 'mp' }, hand: 'mp' };
  expect(keysTell(side, 'pptt mmff', 0)[3]).toBe('+1 ready already');
  expect(keysTell(side, 'pptt mmff')[3]).toBe('needs 1 Plant + 2 Tech for +4');
});

test('a sponsor that lets the diver work twice is counted, and one that cannot be used is not named', () => {
  const twice = keysTell({ cubes: { 3: 'm' } }, '31 mmff', 'spectator', textContext, { 3: '2', 4: '5' });
  expect(twice[2]).toBe('×2 · needs 1 resource for +4');
  expect(keysTell({ cubes: { 3: 'ff' } }, 'mmff 32', 'spectator', textContext, { 3: '2' })[2]).toBe(
    '×2 · +4 ready',
  );
  const upgrading = (credits: number) =>
    keysTell({ cubes: { 3: 'ffm' }, credits }, 'mmff 32', 'spectator', textContext, { 3: '4' })[2];
  expect([upgrading(2), upgrading(1)]).toEqual(['upgrade · +4 ready', '+4 ready']);
});

test.each([
  ['English', textContext],
  ['German', german],
] as const)('each key has a line of a phone to itself, and an X key two at most, in %s', (_, to) => {
  const long = new Set<string>();
  for (const seats of [2, 3, 4])
    for (const sponsors of ['basic', 'advanced'] as const)
      walk({ seats, sponsors, variant: 'off', seed: `keys ${seats}`, plies: 300 }, (match) => {
        for (const decision of match.decisions)
          if (decision.about.kind === 'choose-key' || decision.about.kind === 'choose-level')
            for (const { label, brief = '', icon = '' } of presenter.question(
              match.view('spectator'),
              decision,
              to,
              lookAhead(match, decision.seat),
            ).answers) {
              const lines = icon.endsWith('-x') ? 2 : 1;
              if (brief.length + label.length + 3 > lines * 43) long.add(`${label} · ${brief}`);
            }
      });
  expect([...long]).toEqual([]);
});
