import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../src/engine/chance.ts';
import { type Match, matchFrom, openMatch } from '../../../src/engine/match.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { type Otys, otys } from '../../../src/games/otys/index.ts';
import { wantsOf } from '../../../src/games/otys/rules/asking.ts';
import type { OtysFact } from '../../../src/games/otys/rules/fact.ts';
import { inForm } from '../../form.ts';
import { canCompleteByAll } from './open-contracts.ts';
import { type Scene, type Side, type Story, scene } from './position.ts';

/** How a contract may be at hand: none; a public one that is complete on level 5, for 1 Prestige, 1 Credit, 1 Battery; a private one that is not. */
const CONTRACTS = {
  none: (story: Story): Story => ({ ...story, row: 'mmff pptt' }),
  public: (story: Story): Story => ({
    ...story,
    me: { ...story.me, cubes: { ...story.me?.cubes, 5: 'mp' } },
    row: 'mp mmff',
  }),
  private: (story: Story): Story => ({ ...story, me: { ...story.me, hand: '32' }, row: 'mmff pptt' }),
} as const;
const COMPLETE = 'done.mp.l5';

/** What the open question lacks for more than its one answer. */
const lacks = ({ match }: Scene): readonly string[] | undefined => {
  const [asked] = match.decisions;
  const moves = asked?.answers.flatMap(({ isExtra, move }) => (isExtra ? [] : move)) ?? [];
  const found = asked === undefined ? [] : wantsOf({ moves, obstructed: asked.obstructed });
  return found.length === 0 ? undefined : found;
};

/** Key 3, on to the dive where step 1 is asked though nothing else can be done there, and then these answers. */
function diving(contracts: keyof typeof CONTRACTS, story: Story, line = ''): Scene {
  const at = scene(CONTRACTS[contracts](story)).play('k3');
  return (at.legal === 'go' ? at.play('go') : at).play(line);
}

/** A diver on level 3 under a sponsor who has nothing to offer. */
const having = (diver: string, me: Side = {}, story: Story = {}): Story => ({
  ...story,
  me: { ...me, divers: { 3: diver } },
  sponsors: { 3: '3' },
});

/** Somebody whose diver on level 3 is this. */
const neighbour = (diver: string): Story => ({ others: [{ divers: { 3: diver } }], variant: true });

/** Everything that a diver can lack: its story, the answers up to its own question, what it lacks. */
const LACKING: readonly (readonly [string, Story, string, readonly string[]])[] = [
  ...(['metal', 'plant', 'fuel', 'tech'] as const).map(
    (expert) =>
      [
        `a ${expert} expert on a full level`,
        having(expert, { cubes: { 3: 'mmmm' } }),
        '',
        ['space'],
      ] as const,
  ),
  [
    'an upgraded expert on a full level, its bonus taken',
    having('plant+', { cubes: { 3: 'mmmm' } }),
    'bonus',
    ['space'],
  ],
  [
    'an upgraded tech expert on a full level, with no key to take back',
    having('tech+', { cubes: { 3: 'mmmm' } }),
    '',
    ['space'],
  ],
  [
    'a Trader on a full level, with nothing to sell',
    having('trader', { cubes: { 3: 'pppp' }, credits: 3 }, { store: 'mppp' }),
    '',
    ['space'],
  ],
  ['a Trader who cannot pay', having('trader', { credits: 2 }, { store: 'm' }), '', ['credits']],
  ['an upgraded Trader who cannot pay', having('trader+', { credits: 1 }, { store: 'm' }), '', ['credits']],
  [
    'a Trader on a full level who could not pay either',
    having('trader', { cubes: { 3: 'pppp' } }, { store: 'mppp' }),
    '',
    ['space'],
  ],
  ['a Spy without a Credit', having('spy'), '', ['credits']],
  ['an Engineer without a Credit', having('engineer'), '', ['credits']],
  ['an Explorer with one Credit', having('explorer', { credits: 1 }), '', ['credits']],
  ['an upgraded Explorer without a Credit', having('explorer+'), '', ['credits']],
  [
    'a copied expert on a full level',
    having('spy+', { cubes: { 3: 'mmmm' } }, neighbour('fuel')),
    'copy.1',
    ['space'],
  ],
  [
    'a copied Trader who cannot be paid for',
    having('spy+', {}, { ...neighbour('trader'), store: 'm' }),
    'copy.1',
    ['credits'],
  ],
  ['a copied Engineer without a Credit', having('spy+', {}, neighbour('engineer')), 'copy.1', ['credits']],
  [
    'a copied Explorer without its Credits',
    having('spy+', { credits: 1 }, neighbour('explorer')),
    'copy.1',
    ['credits'],
  ],
  ['a copied Spy without a Credit', having('spy+', {}, neighbour('spy')), 'copy.1', ['credits']],
  [
    'the second use of an expert on a level that the first has filled',
    { ...having('plant', { cubes: { 3: 'mmm' } }), sponsors: { 3: '2' } },
    's go cube',
    ['space'],
  ],
  [
    'the second use of an Engineer who had one Credit',
    { ...having('engineer', { credits: 1 }), sponsors: { 3: '2' } },
    's go up.m',
    ['credits'],
  ],
];

describe('a diver that can do nothing for want of a space or of Credits (ruling: skipped and forced questions)', () => {
  test.each(LACKING)('%s is asked where a contract could change that', (_, story, line, wanted) => {
    for (const contracts of ['public', 'private'] as const) {
      const asked = diving(contracts, story, line);
      expect(asked.legal).toBe('skip');
      expect(lacks(asked)).toEqual(wanted);
      if (contracts === 'public') expect(asked.contracts).toContain(COMPLETE);
      else expect(asked.contracts).toBe('');
    }
  });

  test.each(LACKING)('%s is passed over without a contract, and told of', (_, story, line, wanted) => {
    // Without a contract to wait for, a dive that is all there is in step 1 happens by itself.
    const passed = diving('none', story, line.replace(/^s go/, 's'));
    expect(passed.legal).toMatch(/^end( stay)?$/);
    const idle = passed.facts.find((fact) => fact.kind === 'diver-idle');
    if (line === 'bonus') return;
    expect(passed.view().idle?.lacks ?? idle?.lacks).toEqual(wanted);
    expect(passed.view(1).idle).toEqual(passed.view().idle);
  });

  test('a contract in between brings what it lacks', () => {
    expect(diving('public', having('engineer'), `${COMPLETE}`).legal).toBe('up.m up.h skip');
    expect(diving('public', having('spy'), COMPLETE).legal).toBe('look skip');
    expect(diving('public', having('explorer', { credits: 1 }), COMPLETE).legal).toBe('r0 r1 skip');
    expect(diving('public', having('trader', {}, { store: 'mmm' }), COMPLETE).legal).toBe('buy.m skip');
    const roomy = scene({ ...having('plant', { cubes: { 3: 'mpff' } }), row: 'mp mmff' });
    expect(roomy.play('k3 go').legal).toBe('skip');
    expect(roomy.play('k3 go done.mp.l3').legal).toBe('cube skip');
  });

  test('it is asked once more after a contract that did not help, while there is another', () => {
    const story = having('plant', { cubes: { 3: 'ffff', 4: 'mp' }, hand: '32' });
    const again = scene({ ...story, row: 'mp mmff' }).play('k3 go done.mp.l4');
    expect([again.legal, lacks(again)]).toEqual(['skip', ['space']]);
    const last = scene({ ...having('plant', { cubes: { 3: 'ffff', 4: 'mp' } }), row: 'mp mmff' });
    expect(last.play('k3 go done.mp.l4').legal).toMatch(/^end/);
  });

  test('what it lacks besides is no reason to ask', () => {
    const improved = { mechanic: 3, hacker: 3 };
    expect(diving('public', having('engineer', improved)).legal).toBe('end');
    expect(diving('public', having('engineer', improved)).view().idle).toEqual({
      diver: 'engineer',
      lacks: [],
    });
    expect(diving('private', having('trader', { credits: 9 })).legal).toBe('end');
  });

  test('it is told whether the second use was in vain, and what is told ends with the turn', () => {
    const story = { ...having('engineer', { credits: 1 }), sponsors: { 3: '2' } } as const;
    const twice = diving('none', story, 's up.m');
    expect(twice.view().idle).toEqual({ diver: 'engineer', lacks: ['credits'], again: true });
    expect(twice.play('end').view().idle).toBeUndefined();
    expect(diving('none', having('engineer', { credits: 1 }), 'up.m').view().idle).toBeUndefined();
    expect(diving('none', having('engineer', { credits: 1 }), 'skip').view().idle).toBeUndefined();
  });
});

describe('step 1 with nothing but the dive (ruling: skipped and forced questions)', () => {
  const step1 = (
    contracts: keyof typeof CONTRACTS,
    sponsor: string,
    me: Side = {},
    story: Story = {},
  ): Scene =>
    scene(
      CONTRACTS[contracts]({ ...story, me: { divers: { 3: 'plant' }, ...me }, sponsors: { 3: sponsor } }),
    ).play('k3');
  const cubes = { 3: 'mf-orange mp-green' };

  const STEP_1: readonly (readonly [string, string, Side, Story, readonly string[]])[] = [
    ['no Battery for a propeller', '3', {}, {}, ['batteries']],
    ['no Credits for sponsor 4', '4', { credits: 1 }, {}, ['credits', 'batteries']],
    ['no Credits for sponsor 4 advanced', '4a', { credits: 1 }, {}, ['credits', 'batteries']],
    [
      'no space for the cubes of sponsor 2 advanced',
      '2a',
      { cubes: { 3: 'ffff' } },
      { display: cubes },
      ['space', 'batteries'],
    ],
    [
      'no Battery that would bring sponsor 1 advanced a diver who pays',
      '1a',
      { divers: { 3: 'trader' }, cubes: { 3: 'ffff' } },
      { store: 'm' },
      ['batteries'],
    ],
  ];

  test.each(STEP_1)(
    'with %s is asked where a contract could change that',
    (_, sponsor, me, story, wanted) => {
      for (const contracts of ['public', 'private'] as const) {
        const asked = step1(contracts, sponsor, me, story);
        expect(asked.legal).toBe('go');
        expect(lacks(asked)).toEqual(wanted);
      }
      expect(step1('none', sponsor, me, story).view().phase).not.toBe('prepare');
    },
  );

  test('a contract brings the Battery, the Credit or the space that it takes', () => {
    expect(step1('public', '3').play(COMPLETE).legal).toBe('p go');
    expect(step1('public', '4', { credits: 1 }).play(COMPLETE).legal).toBe('s p go');
    const full = step1('public', '2a', { cubes: { 3: 'fmpf' } }, { display: cubes });
    expect(full.play('done.mp.l3').legal).toBe('s p go');
  });

  test('is not asked after its sponsor or its propeller, though the dive was put off for them', () => {
    expect(step1('none', '1').play('s skip').view().phase).toBe('end');
    expect(step1('none', '3', { batteries: 1 }).play('p d.metal').view().phase).toBe('effect');
    expect(step1('private', '1').play('s skip').view().phase).toBe('end');
    expect(step1('private', '3', { batteries: 1 }).play('p d.metal').legal).toBe('go');
  });

  test('sponsor 5 advanced asks before it gives its Battery, where a contract could let a cube be moved', () => {
    const story: Story = { me: { divers: { 3: 'plant' }, cubes: { 3: 'f' } }, sponsors: { 3: '5a' } };
    const given = (contracts: keyof typeof CONTRACTS): Scene =>
      scene(CONTRACTS[contracts](story)).play('k3 s');
    expect(given('none').seat().batteries).toBe(1);
    expect([given('private').legal, lacks(given('private'))]).toEqual(['bat', ['batteries']]);
    expect(given('public').play(COMPLETE).legal).toBe('bat take.f3');
    // With a space a cube could come here, too; a Battery alone lets one go.
    const full = scene(CONTRACTS.private({ ...story, me: { ...story.me, cubes: { 1: 't', 3: 'ffff' } } }));
    expect(lacks(full.play('k3 s'))).toEqual(['batteries']);
  });

  test('sponsor 2 advanced asks which token, though only one can be used for want of a space', () => {
    const story: Story = {
      me: { divers: { 3: 'plant' }, cubes: { 3: 'mpff' } },
      sponsors: { 3: '2a' },
      display: { 3: 'mf-orange prestige-green-a' },
    };
    expect(scene(CONTRACTS.none(story)).play('k3 s').seat().prestige).toBe(1);
    const asked = scene({ ...story, row: 'mp mmff' }).play('k3 s');
    expect([asked.legal, lacks(asked)]).toEqual(['r1', ['space']]);
    expect(asked.play('done.mp.l3').legal).toBe('r0 r1');
  });
});

/** A random game of this table: `watch` sees each match before its next answer, with the facts that led to it. */
function playing(
  setup: {
    readonly seats: number;
    readonly sponsors: string;
    readonly variant: string;
    readonly seed: string;
  },
  plies: number,
  watch: (match: Match<Otys>, facts: readonly OtysFact[], answered: string) => void,
): void {
  const { seats, sponsors, variant, seed } = setup;
  const below = randomNumbers(`skipped ${seed}`);
  const opened = openMatch(otys, { seats, options: { sponsors, variant, first: 'random' }, seed });
  let { match } = opened;
  watch(match, opened.facts, '');
  while (match.result === undefined && match.ply < plies) {
    const decision = match.decisions[below(match.decisions.length)];
    const answer = decision?.answers[below(decision.answers.length)];
    if (decision === undefined || answer === undefined) throw new Error('a turn is stuck');
    const next = match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(next);
    match = next.match;
    watch(match, next.entry.kind === 'move' ? next.entry.facts : [], answer.notation);
  }
}

const tables = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  sponsors: fc.constantFrom('basic', 'random', 'advanced'),
  variant: fc.constantFrom('off', 'on'),
  seed: fc.string({ minLength: 1, maxLength: 6 }),
});

const plain = (answers: readonly { readonly notation: string; readonly isExtra: boolean }[]) =>
  answers.filter(({ isExtra }) => !isExtra).map(({ notation }) => notation);

describe('in any game', () => {
  test('a single answer is asked for at the end of a turn, for a contract looked at, or where a contract could bring more', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, 500, (match) => {
          for (const { about, secret, answers, obstructed } of match.decisions) {
            const moves = answers.flatMap(({ isExtra, move }) => (isExtra ? [] : move));
            if (secret || moves.length > 1 || about.kind === 'choose-end') continue;
            expect(wantsOf({ moves, obstructed }), about.kind).not.toEqual([]);
            expect(canCompleteByAll(match.view('spectator')), about.kind).toBe(true);
          }
        });
      }),
      { numRuns: inForm(8, 30) },
    );
  });

  test('a diver is not passed over for a want while a contract could be completed, as far as all can see', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, 500, (match, facts, answered) => {
          const idle = facts.find((fact) => fact.kind === 'diver-idle');
          if (idle === undefined || idle.lacks.length === 0 || answered === 'skip') return;
          expect(canCompleteByAll(match.view('spectator'))).toBe(false);
        });
      }),
      { numRuns: inForm(10, 40) },
    );
  });

  test('no turn is stuck: its questions have answers, and leaving what can be left ends it', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, 400, (match) => {
          if (match.result !== undefined || match.ply % 11 !== 0) return;
          const { number } = match.turn;
          let left = match;
          for (let count = 0; left.turn.number === number && left.result === undefined; count += 1) {
            expect(left.broken).toBe(false);
            const decision = left.decisions[0];
            const answers = plain(decision?.answers ?? []);
            const answer =
              ['end', 'go', 'skip', 'let'].find((way) => answers.includes(way)) ?? answers[0] ?? '';
            const next = left.play(decision?.seat ?? 0, answer);
            if (typeof next === 'string') throw new Error(`${answer} is ${next}`);
            left = next.match;
            expect(count).toBeLessThan(20);
          }
        });
      }),
      { numRuns: inForm(8, 30) },
    );
  });

  test('what is asked next, and what all are told, is the same whatever private contracts somebody holds', () => {
    const chance = keyedChance('other hands', 0);
    let compared = 0;
    const asked = (match: Match<Otys>) =>
      match.decisions.map(({ seat, about, secret, opened, answers }) => [
        seat,
        opened,
        secret,
        secret ? about.kind : about,
        secret ? answers.length : plain(answers),
      ]);
    fc.assert(
      fc.property(tables, (table) => {
        playing(table, 400, (match) => {
          if (match.ply % 5 !== 0 || match.decisions.length === 0) return;
          const { snapshot } = match;
          const { position } = snapshot;
          const other = matchFrom(otys, {
            ...snapshot,
            position: { ...position, state: otys.redeal(position.state, 'spectator', chance) },
          });
          expect(asked(other)).toEqual(asked(match));
          const [decision] = match.decisions;
          if (decision === undefined || decision.secret) return;
          for (const notation of plain(decision.answers)) {
            const [one, two] = [match.play(decision.seat, notation), other.play(decision.seat, notation)];
            if (typeof one === 'string' || typeof two === 'string')
              throw new Error('a listed answer is refused');
            // What is drawn from here on is another card there.
            if (one.match.snapshot.rngCount !== snapshot.rngCount) continue;
            expect(asked(two.match)).toEqual(asked(one.match));
            expect(two.match.view('spectator')).toEqual(one.match.view('spectator'));
            compared += 1;
          }
        });
      }),
      { numRuns: inForm(8, 30) },
    );
    expect(compared).toBeGreaterThan(inForm(100, 600));
  });
});
