import { expect, test } from 'vitest';
import type { MoveEntry } from '../../../../src/engine/log.ts';
import { components } from '../../../../src/games/otys/index.ts';
import type { OtysFact } from '../../../../src/games/otys/rules/fact.ts';
import type { Colour, DiverName, SeaLevel } from '../../../../src/games/otys/rules/vocabulary.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { say } from '../../../texts/shipped.ts';

const presenter = createOtysPresenter(components);
type Idle = Extract<OtysFact, { kind: 'diver-idle' }>;
const textContext = { say, people: [{ name: 'Ana' }, { name: 'Björn' }, { name: 'Chidi' }] };

type Played = readonly [notation: string, facts: readonly OtysFact[], seat?: number];

/** Moves of turn 7, made by the first seat unless told otherwise. */
const story = (...moves: readonly Played[]) =>
  moves.map(
    ([notation, facts, seat = 0], ply): MoveEntry<OtysFact> => ({
      ...{ kind: 'move', ply, seat, turn: 7, notation, facts },
    }),
  );

const linesOf = (...moves: readonly Played[]) => presenter.happened(story(...moves), textContext)[0]?.lines;

const KEY: readonly OtysFact[] = [{ kind: 'key-played', seat: 0, token: 4, level: 4 }];
/** What is told of a turn after the key with which it begins, which goes without its line. */
const told = (...moves: readonly Played[]) => {
  const [first, ...lines] = linesOf(['k4', KEY], ...moves) ?? [];
  expect(first).toBe('Level 4');
  return lines;
};

const dived = (diver: DiverName): OtysFact => ({ kind: 'diver-activated', seat: 0, diver, level: 4 });
const again = (diver: DiverName): OtysFact => ({ kind: 'diver-again', seat: 0, diver });
const moved = (from: number, to: number, diver: DiverName = 'metal-expert', seat = 0): OtysFact => ({
  ...{ kind: 'diver-moved', seat, diver, from, to },
});
const purse = (name: 'credits' | 'batteries' | 'prestige' | 'neutral-x', by: number, seat = 0): OtysFact => ({
  ...{ kind: 'purse', seat, purse: name, by },
});
const credits = (by: number, seat = 0) => purse('credits', by, seat);
const batteries = (by: number, seat = 0) => purse('batteries', by, seat);
const cube = (colour: Colour, by: number, level: SeaLevel = 4): OtysFact => ({
  kind: 'cube',
  seat: 0,
  colour,
  level,
  by,
});
const completed = (contract: string, from: 'row' | 'hand'): OtysFact => ({
  ...{ kind: 'contract-completed', seat: 0, contract, level: 4, from },
});

test('a turn begins with its level; what the sponsor brought and what the diver took are told apart, in order', () => {
  expect(
    told(
      ['s', [{ kind: 'sponsor-used', seat: 0, sponsor: 1, side: 'basic' }, credits(1)]],
      ['go', [dived('spy')]],
      ['look', [credits(-1), { kind: 'contracts-looked-at', seat: 0, count: 4 }]],
      ['', [{ kind: 'contract-taken', seat: 0 }]],
    ),
  ).toEqual(['Sponsor: +1 Credit', 'Spy: −1 Credit, 1 contract kept']);
});

test('of an alternative only what was chosen is told', () => {
  const sponsor: Played = ['s', [{ kind: 'sponsor-used', seat: 0, sponsor: 5, side: 'advanced' }]];
  expect(told(sponsor, ['bat', [batteries(1)]])).toEqual(['Sponsor: +1 Battery']);
  expect(told(sponsor, ['l4', [batteries(-1), cube('metal', -1, 3), cube('metal', 1)]])).toEqual([
    'Sponsor: −1 Battery, −1 Metal on level 3, +1 Metal on level 4',
  ]);
  const free = [completed('21-a', 'row'), cube('metal', -1), cube('plant', -2), purse('prestige', 2)];
  expect(told(['done.21-a.l4.pm', free])).toEqual([
    'Completed a public contract with Metal + 2 Plant on level 4: +2 Prestige',
  ]);
});

test('nothing is netted: what was spent and gained again stands in two places', () => {
  const store = (by: number): OtysFact => ({ kind: 'store', colour: 'fuel', by });
  expect(
    told(
      ['go', [dived('trader')]],
      ['buy.f', [credits(-2), store(-1), cube('fuel', 1), again('trader')]],
      ['sell.f', [cube('fuel', -1), store(1)]],
      ['for.c', [credits(2)]],
    ),
  ).toEqual(['Trader: −2 Credits, +1 Fuel', 'Trader, a second time: −1 Fuel, +2 Credits']);
});

test('a contract between cube and bonus does not take what the diver brings', () => {
  const paid = [cube('metal', -1), cube('plant', -1), purse('prestige', 1), credits(1), batteries(1)];
  expect(
    told(
      ['go', [dived('metal-expert')]],
      ['cube', [cube('metal', 1)]],
      ['done.mp.l4', [completed('mp', 'hand'), ...paid]],
      ['bonus', [{ kind: 'permanent-used', seat: 0, reward: 'mf-orange', level: 4 }, credits(2)]],
      ['bonus', [purse('neutral-x', 1)]],
    ),
  ).toEqual([
    'Metal Expert: +1 Metal',
    'Completed a private contract with Metal + Plant on level 4: +1 Prestige, +1 Credit, +1 Battery',
    'Reward on level 4: +2 Credits',
    'Metal Expert: +1 neutral X key',
  ]);
});

test('a sponsor that only changes what follows says what it does', () => {
  const used = (sponsor: 1 | 2 | 3, side: 'basic' | 'advanced', ...more: readonly OtysFact[]) =>
    told(['s', [{ kind: 'sponsor-used', seat: 0, sponsor, side }, ...more]]);
  expect(used(2, 'basic')).toEqual(['Sponsor: the diver works twice']);
  expect(used(3, 'advanced', moved(7, 0, 'explorer'))).toEqual([
    'Sponsor: Explorer from level 5 to the surface',
  ]);
  expect(used(1, 'advanced', dived('metal-expert'))).toEqual(['Sponsor: own divers cost no Credits']);
});

test('a diver that could do nothing is told, with what it lacked (ruling: skipped and forced questions)', () => {
  const idle = (diver: DiverName, lacks: Idle['lacks'], isAgain?: true) =>
    told([
      '',
      [
        dived(diver),
        ...(isAgain ? [again('trader')] : []),
        { kind: 'diver-idle', seat: 0, level: 4, diver, lacks, ...(isAgain && { again: isAgain }) },
      ],
    ]);
  expect(idle('engineer', ['credits'])).toEqual(['Engineer: couldn’t do anything (too few Credits)']);
  expect(idle('engineer', [])).toEqual([
    'Engineer: couldn’t do anything (propeller and Hacker can’t get any better)',
  ]);
  expect(idle('trader', ['space', 'credits'], true)).toEqual([
    'Trader: did nothing',
    'Trader, a second time: couldn’t do anything (level 4 is full, too few Credits)',
  ]);
  expect(idle('explorer', [])).toEqual(['Explorer: couldn’t do anything']);
});

test('a diver that could do nothing twice is told once', () => {
  const idle = { kind: 'diver-idle', seat: 0, level: 4, diver: 'engineer', lacks: ['credits'] } as const;
  expect(told(['', [dived('engineer'), idle, again('engineer'), { ...idle, again: true }]])).toEqual([
    'Engineer: couldn’t do anything (too few Credits)',
  ]);
});

test('a neutral key that opened the turn is not told as a loss', () => {
  const opened: OtysFact = { kind: 'key-played', seat: 0, token: 'neutral', level: 2 };
  expect(linesOf(['l2', [opened, purse('neutral-x', -1)]])).toEqual(['Level 2 by neutral X key']);
});

test('each propeller is told with its Battery; that a diver comes up at the end goes without saying', () => {
  expect(
    told(
      ['at5', [batteries(-1), moved(3, 5)]],
      ['at6', [batteries(-1), moved(5, 6)]],
      ['at2', [batteries(-1), moved(0, 2, 'spy')]],
      ['go', [dived('metal-expert')]],
      ['end', [moved(6, 0)]],
    ),
  ).toEqual([
    'Propeller: Metal Expert from level 1 to level 3, −1 Battery',
    'Propeller: Metal Expert from level 3 to level 4, −1 Battery',
    'Propeller: Spy to another place at the surface, −1 Battery',
    'Metal Expert: did nothing',
  ]);
});

test('a diver that stays down is told with its Battery', () => {
  expect(told(['go', [dived('metal-expert')]], ['stay', [batteries(-1)]])).toEqual([
    'Metal Expert: did nothing',
    'The Metal Expert stayed down on level 4: −1 Battery',
  ]);
});

test('what a copy does to its owner is told under their name, where it came about', () => {
  const copied = (from: number, diver: DiverName): OtysFact => ({
    ...{ kind: 'diver-copied', seat: 0, from, diver, level: 4 },
  });
  expect(
    told(
      ['go', [dived('spy')]],
      ['copy.2', [credits(-1), credits(1, 2), copied(2, 'trader')]],
      ['sell.m', [cube('metal', -1), credits(2)]],
      ['copy.1', [copied(1, 'engineer')]],
      ['end', [moved(6, 0, 'spy')]],
      ['let', [moved(6, 0, 'trader', 2)], 2],
      ['hold', [batteries(-1, 1)], 1],
    ),
  ).toEqual([
    'Spy: −1 Credit, Chidi: +1 Credit',
    'Spy as Chidi’s Trader: −1 Metal, +2 Credits',
    'Spy as Björn’s Engineer: did nothing',
    'Chidi: Trader from level 4 to the surface',
    'Björn: Engineer stays down on level 4, −1 Battery',
  ]);
});

test('an Explorer’s token is told by what was taken of it, and what it brings from now on', () => {
  const placed: readonly OtysFact[] = [
    { kind: 'reward-placed', seat: 0, reward: 'mf-orange', level: 4 },
    { kind: 'reward-shown', reward: 'mp-green', level: 4 },
  ];
  expect(
    told(
      ['', [dived('explorer')]],
      ['r0', [credits(-2), { kind: 'reward-used', seat: 0, reward: 'mf-orange' }]],
      ['c.m', [cube('metal', 1), ...placed, again('explorer')]],
    ),
  ).toEqual([
    'Explorer: −2 Credits',
    'Reward token: +1 Metal',
    '2 Credits per contract on level 4 from now on',
    'New reward token on level 4: Metal or Plant (back: 1 Prestige)',
  ]);
});

test('the key that a turn begins with by itself belongs to that turn, though another’s answer brought it', () => {
  const facts: readonly OtysFact[] = [
    { kind: 'keys-home', seat: 0 },
    { kind: 'turn-began', seat: 1, number: 8, round: 4 },
    { kind: 'key-played', seat: 1, token: 2, level: 2 },
    { kind: 'diver-activated', seat: 1, diver: 'engineer', level: 2 },
    { kind: 'diver-idle', seat: 1, level: 2, diver: 'engineer', lacks: ['credits'] },
  ];
  expect(presenter.happened(story(['end', facts]), textContext)).toEqual([
    { turn: 7, seat: 0, lines: ['All keys came home'] },
    { turn: 8, seat: 1, lines: ['Level 2', 'Engineer: couldn’t do anything (too few Credits)'] },
  ]);
});

test('a contract that was taken is named to its own seat alone', () => {
  const [id = ''] = [...components.contracts.keys()];
  expect(linesOf(['', [{ kind: 'contract-taken', seat: 0 }]])).toEqual(['1 contract kept']);
  const [line] = linesOf(['keep', [{ kind: 'contract-taken', seat: 0, contract: id }]]) ?? [];
  expect(line).toMatch(/^kept the contract .+$/);
});

test('turns are told oldest first, each under its own seat', () => {
  const [first, second] = story(['k4', KEY], ['k4', KEY]);
  if (first === undefined || second === undefined) throw new Error('two moves were asked for');
  const turns = presenter.happened([first, { ...second, turn: 8, seat: 1 }], textContext);
  expect(turns.map(({ turn, seat }) => `${turn} ${seat}`)).toEqual(['7 0', '8 1']);
});
