import { expect, test } from 'vitest';
import type { OtysFact } from '../../../../src/games/otys/fact.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/presenter/index.ts';
import type { MoveEntry } from '../../../../src/kernel/log.ts';
import { say } from './telling.ts';

const presenter = createOtysPresenter(components);
const telling = { say, people: [{ name: 'Ana' }, { name: 'Björn' }, { name: 'Chidi' }] };

/** Moves of turn 7, made by the first seat unless told otherwise. */
const story = (...moves: readonly (readonly [string, readonly OtysFact[], number?])[]) =>
  moves.map(
    ([notation, facts, seat = 0], ply): MoveEntry<OtysFact> => ({
      kind: 'move',
      ply,
      seat,
      turn: 7,
      notation,
      facts,
    }),
  );

const linesOf = (moves: readonly MoveEntry<OtysFact>[]) => presenter.happened(moves, telling)[0]?.lines;

const KEY: readonly OtysFact[] = [{ kind: 'key-played', seat: 0, token: 4, level: 4 }];
const dived = (diver: 'trader' | 'spy' | 'metal-expert'): OtysFact => ({
  kind: 'diver-activated',
  seat: 0,
  diver,
  level: 4,
});

test('a turn begins with its level, its diver and its sponsor', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      [
        's',
        [
          { kind: 'sponsor-used', seat: 0, sponsor: 1, side: 'basic' },
          { kind: 'purse', seat: 0, purse: 'credits', by: 1 },
        ],
      ],
      ['go', [dived('trader')]],
    ),
  );
  expect(lines).toEqual(['Level 4 · Trader · sponsor: +1 Credit', '+1 Credit']);
});

test('gains and losses of a turn are netted by purse and by level', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['go', [dived('trader')]],
      [
        'sell.m',
        [
          { kind: 'cube', seat: 0, colour: 'metal', level: 4, by: -1 },
          { kind: 'purse', seat: 0, purse: 'credits', by: 3 },
        ],
      ],
      [
        'buy.f',
        [
          { kind: 'purse', seat: 0, purse: 'credits', by: -2 },
          { kind: 'cube', seat: 0, colour: 'fuel', level: 4, by: 1 },
        ],
      ],
    ),
  );
  expect(lines?.[1]).toBe('+1 Credit · −1 Metal, +1 Fuel on level 4');
});

test('a neutral key that opened the turn is not told as a loss', () => {
  const lines = linesOf(
    story([
      'l2',
      [
        { kind: 'key-played', seat: 0, token: 'neutral', level: 2 },
        { kind: 'purse', seat: 0, purse: 'neutral-x', by: -1 },
      ],
    ]),
  );
  expect(lines).toEqual(['Level 2 by neutral X key']);
});

test('a diver that was propelled twice is told once, and its resurfacing goes without saying', () => {
  const moved = (from: number, to: number): readonly OtysFact[] => [
    { kind: 'diver-moved', seat: 0, diver: 'metal-expert', from, to },
  ];
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['at5', moved(3, 5)],
      ['at6', moved(5, 6)],
      ['go', [dived('metal-expert')]],
      ['end', moved(6, 0)],
    ),
  );
  expect(lines).toEqual(['Level 4 · Metal Expert', 'Moved the Metal Expert from level 1 to level 4.']);
});

test('a diver that stays down is told', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['go', [dived('metal-expert')]],
      ['stay', [{ kind: 'purse', seat: 0, purse: 'batteries', by: -1 }]],
    ),
  );
  expect(lines).toEqual(['Level 4 · Metal Expert', '−1 Battery', 'The Metal Expert stayed down on level 4.']);
});

test('what a copy does to its owner is told under their name', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['go', [dived('spy')]],
      [
        'copy.2',
        [
          { kind: 'purse', seat: 0, purse: 'credits', by: -1 },
          { kind: 'purse', seat: 2, purse: 'credits', by: 1 },
          { kind: 'diver-copied', seat: 0, from: 2, diver: 'trader', level: 4 },
        ],
      ],
      ['let', [{ kind: 'diver-moved', seat: 2, diver: 'trader', from: 6, to: 0 }], 2],
    ),
  );
  expect(lines).toEqual([
    'Level 4 · Spy',
    '−1 Credit',
    'The Spy used Chidi’s Trader on level 4.',
    'Chidi’s Trader went from level 4 to the surface.',
    'Chidi: +1 Credit',
  ]);
});

test('a contract that was taken is named to its own seat alone', () => {
  const [id = ''] = [...components.contracts.keys()];
  expect(linesOf(story(['', [{ kind: 'contract-taken', seat: 0 }]]))).toEqual(['Took a contract.']);
  const [line] = linesOf(story(['keep', [{ kind: 'contract-taken', seat: 0, contract: id }]])) ?? [];
  expect(line).toMatch(/^Took the contract .+\.$/);
});

test('turns are told oldest first, each under its own seat', () => {
  const [first, second] = story(['k4', KEY], ['k4', KEY]);
  if (first === undefined || second === undefined) throw new Error('two moves were asked for');
  const told = presenter.happened([first, { ...second, turn: 8, seat: 1 }], telling);
  expect(told.map(({ turn, seat }) => [turn, seat])).toEqual([
    [7, 0],
    [8, 1],
  ]);
});
