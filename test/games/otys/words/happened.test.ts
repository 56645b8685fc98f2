import { expect, test } from 'vitest';
import type { MoveEntry } from '../../../../src/engine/log.ts';
import { components } from '../../../../src/games/otys/index.ts';
import type { OtysFact } from '../../../../src/games/otys/rules/fact.ts';
import type { DiverName } from '../../../../src/games/otys/rules/vocabulary.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { say } from '../../text-context.ts';

const presenter = createOtysPresenter(components);
const textContext = { say, people: [{ name: 'Ana' }, { name: 'Björn' }, { name: 'Chidi' }] };

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

const linesOf = (moves: readonly MoveEntry<OtysFact>[]) => presenter.happened(moves, textContext)[0]?.lines;

const KEY: readonly OtysFact[] = [{ kind: 'key-played', seat: 0, token: 4, level: 4 }];
const dived = (diver: DiverName): OtysFact => ({
  kind: 'diver-activated',
  seat: 0,
  diver,
  level: 4,
});

const CREDIT = (by: number, seat = 0): OtysFact => ({ kind: 'purse', seat, purse: 'credits', by });
const BATTERY = (by: number, seat = 0): OtysFact => ({ kind: 'purse', seat, purse: 'batteries', by });

test('a turn begins with its level; what the sponsor brought and what the diver took are told apart, in order', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['s', [{ kind: 'sponsor-used', seat: 0, sponsor: 1, side: 'basic' }, CREDIT(1)]],
      ['go', [dived('spy')]],
      ['look', [CREDIT(-1), { kind: 'contracts-looked-at', seat: 0, count: 4 }]],
      ['', [{ kind: 'contract-taken', seat: 0 }]],
    ),
  );
  expect(lines).toEqual(['Level 4', 'Sponsor: +1 Credit', 'Spy: −1 Credit, 1 contract kept']);
});

test('of an alternative only what was chosen is told', () => {
  const sponsor: OtysFact = { kind: 'sponsor-used', seat: 0, sponsor: 5, side: 'advanced' };
  expect(linesOf(story(['k4', KEY], ['s', [sponsor]], ['bat', [BATTERY(1)]]))?.[1]).toBe(
    'Sponsor: +1 Battery',
  );
  const carried = linesOf(
    story(
      ['k4', KEY],
      ['s', [sponsor]],
      [
        'l4',
        [
          BATTERY(-1),
          { kind: 'cube', seat: 0, colour: 'metal', level: 3, by: -1 },
          { kind: 'cube', seat: 0, colour: 'metal', level: 4, by: 1 },
        ],
      ],
    ),
  );
  expect(carried?.[1]).toBe('Sponsor: −1 Battery, −1 Metal on level 3, +1 Metal on level 4');
  const free = linesOf(
    story(
      ['k4', KEY],
      [
        'done.21-a.l4.pm',
        [
          { kind: 'contract-completed', seat: 0, contract: '21-a', level: 4, from: 'row' },
          { kind: 'cube', seat: 0, colour: 'metal', level: 4, by: -1 },
          { kind: 'cube', seat: 0, colour: 'plant', level: 4, by: -2 },
          { kind: 'purse', seat: 0, purse: 'prestige', by: 2 },
        ],
      ],
    ),
  );
  expect(free?.[1]).toBe('Completed a public contract with Metal + 2 Plant on level 4: +2 Prestige');
});

test('nothing is netted: what was spent and gained again stands in two places', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['go', [dived('trader')]],
      [
        'buy.f',
        [
          CREDIT(-2),
          { kind: 'store', colour: 'fuel', by: -1 },
          { kind: 'cube', seat: 0, colour: 'fuel', level: 4, by: 1 },
          { kind: 'diver-again', seat: 0, diver: 'trader' },
        ],
      ],
      [
        'sell.f',
        [
          { kind: 'cube', seat: 0, colour: 'fuel', level: 4, by: -1 },
          { kind: 'store', colour: 'fuel', by: 1 },
        ],
      ],
      ['for.c', [CREDIT(2)]],
    ),
  );
  expect(lines).toEqual([
    'Level 4',
    'Trader: −2 Credits, +1 Fuel',
    'Trader, a second time: −1 Fuel, +2 Credits',
  ]);
});

test('a contract between cube and bonus does not take what the diver brings', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['go', [dived('metal-expert')]],
      ['cube', [{ kind: 'cube', seat: 0, colour: 'metal', level: 4, by: 1 }]],
      [
        'done.mp.l4',
        [
          { kind: 'contract-completed', seat: 0, contract: 'mp', level: 4, from: 'hand' },
          { kind: 'cube', seat: 0, colour: 'metal', level: 4, by: -1 },
          { kind: 'cube', seat: 0, colour: 'plant', level: 4, by: -1 },
          { kind: 'purse', seat: 0, purse: 'prestige', by: 1 },
          CREDIT(1),
          BATTERY(1),
        ],
      ],
      ['bonus', [{ kind: 'permanent-used', seat: 0, reward: 'mf-orange', level: 4 }, CREDIT(2)]],
      ['bonus', [{ kind: 'purse', seat: 0, purse: 'neutral-x', by: 1 }]],
    ),
  );
  expect(lines).toEqual([
    'Level 4',
    'Metal Expert: +1 Metal',
    'Completed a private contract with Metal + Plant on level 4: +1 Prestige, +1 Credit, +1 Battery',
    'Reward on level 4: +2 Credits',
    'Metal Expert: +1 neutral X key',
  ]);
});

test('a sponsor that only changes what follows says what it does', () => {
  const used = (sponsor: 1 | 2 | 3, side: 'basic' | 'advanced', ...more: readonly OtysFact[]) =>
    linesOf(story(['k4', KEY], ['s', [{ kind: 'sponsor-used', seat: 0, sponsor, side }, ...more]]))?.slice(1);
  expect(used(2, 'basic')).toEqual(['Sponsor: the diver works twice']);
  expect(used(3, 'advanced', { kind: 'diver-moved', seat: 0, diver: 'explorer', from: 7, to: 0 })).toEqual([
    'Sponsor: Explorer from level 5 to the surface',
  ]);
  expect(used(1, 'advanced', dived('metal-expert'))).toEqual(['Sponsor: own divers cost no Credits']);
});

test('a diver that could do nothing is told, with what it lacked (ruling: skipped and forced questions)', () => {
  const idle = (more: Partial<Extract<OtysFact, { kind: 'diver-idle' }>>) =>
    linesOf(
      story([
        'k4',
        [
          ...KEY,
          dived(more.diver ?? 'engineer'),
          ...(more.again === true ? [{ kind: 'diver-again', seat: 0, diver: 'trader' } as const] : []),
          { kind: 'diver-idle', seat: 0, level: 4, diver: 'engineer', lacks: [], ...more },
        ],
      ]),
    )?.slice(1);
  expect(idle({ lacks: ['credits'] })).toEqual(['Engineer: couldn’t do anything (no Credit)']);
  expect(idle({})).toEqual(['Engineer: couldn’t do anything (propeller and Hacker can’t get any better)']);
  expect(idle({ diver: 'trader', lacks: ['space', 'credits'], again: true })).toEqual([
    'Trader: did nothing',
    'Trader, a second time: couldn’t do anything (no space on level 4, too few Credits)',
  ]);
  expect(idle({ diver: 'explorer', lacks: [] })).toEqual(['Explorer: couldn’t do anything']);
});

test('a diver that could do nothing twice is told once', () => {
  const idle = { kind: 'diver-idle', seat: 0, level: 4, diver: 'engineer', lacks: ['credits'] } as const;
  const again = { kind: 'diver-again', seat: 0, diver: 'engineer' } as const;
  const facts = [...KEY, dived('engineer'), idle, again, { ...idle, again: true as const }];
  expect(linesOf(story(['k4', facts]))?.slice(1)).toEqual(['Engineer: couldn’t do anything (no Credit)']);
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

test('each propeller is told with its Battery; that a diver comes up at the end goes without saying', () => {
  const moved = (from: number, to: number, diver: 'metal-expert' | 'spy' = 'metal-expert'): OtysFact => ({
    kind: 'diver-moved',
    seat: 0,
    diver,
    from,
    to,
  });
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['at5', [BATTERY(-1), moved(3, 5)]],
      ['at6', [BATTERY(-1), moved(5, 6)]],
      ['at2', [BATTERY(-1), moved(0, 2, 'spy')]],
      ['go', [dived('metal-expert')]],
      ['end', [moved(6, 0)]],
    ),
  );
  expect(lines).toEqual([
    'Level 4',
    'Propeller: Metal Expert from level 1 to level 3, −1 Battery',
    'Propeller: Metal Expert from level 3 to level 4, −1 Battery',
    'Propeller: Spy to another place at the surface, −1 Battery',
    'Metal Expert: did nothing',
  ]);
});

test('a diver that stays down is told with its Battery', () => {
  const lines = linesOf(story(['k4', KEY], ['go', [dived('metal-expert')]], ['stay', [BATTERY(-1)]]));
  expect(lines).toEqual([
    'Level 4',
    'Metal Expert: did nothing',
    'The Metal Expert stayed down on level 4: −1 Battery',
  ]);
});

test('what a copy does to its owner is told under their name, where it came about', () => {
  const lines = linesOf(
    story(
      ['k4', KEY],
      ['go', [dived('spy')]],
      [
        'copy.2',
        [CREDIT(-1), CREDIT(1, 2), { kind: 'diver-copied', seat: 0, from: 2, diver: 'trader', level: 4 }],
      ],
      ['sell.m', [{ kind: 'cube', seat: 0, colour: 'metal', level: 4, by: -1 }, CREDIT(2)]],
      ['copy.1', [{ kind: 'diver-copied', seat: 0, from: 1, diver: 'engineer', level: 4 }]],
      ['end', [{ kind: 'diver-moved', seat: 0, diver: 'spy', from: 6, to: 0 }]],
      ['let', [{ kind: 'diver-moved', seat: 2, diver: 'trader', from: 6, to: 0 }], 2],
      ['hold', [BATTERY(-1, 1)], 1],
    ),
  );
  expect(lines).toEqual([
    'Level 4',
    'Spy: −1 Credit, Chidi: +1 Credit',
    'Spy as Chidi’s Trader: −1 Metal, +2 Credits',
    'Spy as Björn’s Engineer: did nothing',
    'Chidi: Trader from level 4 to the surface',
    'Björn: Engineer stays down on level 4, −1 Battery',
  ]);
});

test('an Explorer’s token is told by what was taken of it, and what it brings from now on', () => {
  const lines = linesOf(
    story(
      ['k4', [...KEY, { kind: 'diver-activated', seat: 0, diver: 'explorer', level: 4 }]],
      ['r0', [CREDIT(-2), { kind: 'reward-used', seat: 0, reward: 'mf-orange' }]],
      [
        'c.m',
        [
          { kind: 'cube', seat: 0, colour: 'metal', level: 4, by: 1 },
          { kind: 'reward-placed', seat: 0, reward: 'mf-orange', level: 4 },
          { kind: 'reward-shown', reward: 'mp-green', level: 4 },
          { kind: 'diver-again', seat: 0, diver: 'explorer' },
        ],
      ],
    ),
  );
  expect(lines).toEqual([
    'Level 4',
    'Explorer: −2 Credits',
    'Reward token: +1 Metal',
    '2 Credits per contract on level 4 from now on',
    'New reward token on level 4: Metal or Plant (back: 1 Prestige)',
  ]);
});

test('the key that a turn begins with by itself belongs to that turn, though another’s answer brought it', () => {
  const told = presenter.happened(
    story([
      'end',
      [
        { kind: 'keys-home', seat: 0 },
        { kind: 'turn-began', seat: 1, number: 8, round: 4 },
        { kind: 'key-played', seat: 1, token: 2, level: 2 },
        { kind: 'diver-activated', seat: 1, diver: 'engineer', level: 2 },
        { kind: 'diver-idle', seat: 1, level: 2, diver: 'engineer', lacks: ['credits'] },
      ],
    ]),
    textContext,
  );
  expect(told).toEqual([
    { turn: 7, seat: 0, lines: ['All keys came home'] },
    { turn: 8, seat: 1, lines: ['Level 2', 'Engineer: couldn’t do anything (no Credit)'] },
  ]);
});

test('a contract that was taken is named to its own seat alone', () => {
  const [id = ''] = [...components.contracts.keys()];
  expect(linesOf(story(['', [{ kind: 'contract-taken', seat: 0 }]]))).toEqual(['1 contract kept']);
  const [line] = linesOf(story(['keep', [{ kind: 'contract-taken', seat: 0, contract: id }]])) ?? [];
  expect(line).toMatch(/^kept the contract .+$/);
});

test('turns are told oldest first, each under its own seat', () => {
  const [first, second] = story(['k4', KEY], ['k4', KEY]);
  if (first === undefined || second === undefined) throw new Error('two moves were asked for');
  const told = presenter.happened([first, { ...second, turn: 8, seat: 1 }], textContext);
  expect(told.map(({ turn, seat }) => [turn, seat])).toEqual([
    [7, 0],
    [8, 1],
  ]);
});
