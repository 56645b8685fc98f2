import type { Game } from '../../src/engine/game.ts';
import { nextSeat, type Seat } from '../../src/engine/seat.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import { PAGE_BUTTONS } from '../../src/games/pages.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import type { Presenter } from '../../src/games/presenter.ts';

/**
 * A game with one of everything that tables care about and nothing else. In one's turn: `step` scores a point and asks
 * again, `dig` draws a number and asks in secret what to do with it, `dare` asks the next seat, `end` passes on. Ten
 * points end it.
 */
export interface Tiny {
  readonly State: {
    readonly points: readonly number[];
    readonly up: Seat;
    readonly number: number;
    readonly found?: number;
  };
  readonly Step:
    | { readonly kind: 'turn' }
    | { readonly kind: Exclude<TinyMove, 'first' | 'second'> }
    | { readonly kind: 'found' | 'dared' };
  readonly Asking: 'turn' | 'found' | 'dared';
  readonly Move: TinyMove;
  readonly View: { readonly points: readonly number[]; readonly up: Seat; readonly found?: number };
  readonly Fact:
    | { readonly kind: 'points'; readonly seat: Seat; readonly by: number }
    /** What was dug out is told to its seat alone. */
    | { readonly kind: 'found'; readonly seat: Seat; readonly number?: number };
}

const MOVES = ['step', 'dig', 'dare', 'end', 'keep', 'drop', 'yes', 'no'] as const;
type TinyMove = (typeof MOVES)[number];

const choice = (
  move: TinyMove,
): { readonly move: TinyMove; readonly steps: readonly [{ readonly kind: TinyMove }] } => ({
  move,
  steps: [{ kind: move }],
});

function scored(state: Tiny['State'], seat: Seat, by: number) {
  return {
    state: { ...state, points: state.points.map((points, at) => (at === seat ? points + by : points)) },
    facts: [{ kind: 'points', seat, by }] as const,
  };
}

const over = (state: Tiny['State']): boolean => state.points.some((points) => points >= 10);

/** The rules of the tiny game. */
export const tinyRules: Game<Tiny> = {
  name: 'tiny',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [
    { name: 'pace', values: ['slow', 'fast'] },
    { name: 'begins', values: ['0', '1', '2'] },
  ],
  setUp: (seats, options) => {
    const up = Number(options['begins']);
    if (up >= seats) throw new RangeError('nobody sits there');
    const points = Array.from({ length: seats }, () => (options['pace'] === 'fast' ? 8 : 0));
    return { state: { points, up, number: 1 }, agenda: [{ kind: 'turn' }] };
  },
  rules: {
    turn: {
      asks: ({ up }) => [
        { seat: up, choices: [choice('step'), choice('dig'), choice('dare'), choice('end')] },
      ],
    },
    step: { happens: (state) => ({ ...scored(state, state.up, 1), steps: [{ kind: 'turn' }] }) },
    dig: {
      happens: (state, _, chance) => {
        const found = 1 + chance.below(3);
        return {
          state: { ...state, found },
          steps: [{ kind: 'found' }],
          facts: [{ kind: 'found', seat: state.up, number: found }],
        };
      },
    },
    found: { asks: ({ up }) => [{ seat: up, secret: true, choices: [choice('keep'), choice('drop')] }] },
    keep: {
      happens: ({ found, ...state }) => ({
        ...scored(state, state.up, found ?? 0),
        steps: [{ kind: 'turn' }],
      }),
    },
    drop: { happens: ({ found, ...state }) => ({ state, steps: [{ kind: 'turn' }] }) },
    dare: { happens: (state) => ({ state, steps: [{ kind: 'dared' }] }) },
    dared: {
      asks: ({ up, points }) => [
        { seat: nextSeat(up, points.length), choices: [choice('yes'), choice('no')] },
      ],
    },
    yes: {
      happens: (state) => ({
        ...scored(state, nextSeat(state.up, state.points.length), 1),
        steps: [{ kind: 'turn' }],
      }),
    },
    no: { happens: (state) => ({ state, steps: [{ kind: 'turn' }] }) },
    end: {
      happens: (state) => ({
        state: { ...state, up: nextSeat(state.up, state.points.length), number: state.number + 1 },
        steps: over(state) ? [] : [{ kind: 'turn' }],
      }),
    },
  },
  notation: { make: (move) => move, parse: (text) => MOVES.find((move) => move === text) },
  turn: ({ up, number, points }) => ({ seat: up, number, round: Math.ceil(number / points.length) }),
  view: ({ points, up, found }, viewer) => ({
    points,
    up,
    ...(found !== undefined && viewer === up ? { found } : {}),
  }),
  redeal: (state, viewer, chance) =>
    state.found === undefined || viewer === state.up ? state : { ...state, found: 1 + chance.below(3) },
  turnAhead: ({ points, number }, seat) => ({
    state: { points, up: seat, number: number + 1 },
    agenda: [{ kind: 'turn' }],
  }),
  redact: (fact, viewer) =>
    fact.kind === 'found' && fact.seat !== viewer ? { kind: 'found', seat: fact.seat } : fact,
  canSeeMove: (move, seat, viewer) => (move !== 'keep' && move !== 'drop') || seat === viewer,
  isOver: over,
  result: ({ points }) => {
    const most = Math.max(...points);
    return { scores: points, winners: points.flatMap((score, seat) => (score === most ? [seat] : [])) };
  },
};

const page = (title: string, text: string) => ({ title, text, pictures: [], answers: [] });

/** Its words; no pictures. */
export const tinyPresenter: Presenter<Tiny> = {
  icons: {},
  title: () => 'Tiny',
  tagline: () => 'A game of a few words',
  optionWords: {
    about: (option) => `Settles the ${option}`,
    name: (option) => option,
    value: (_, value) => value,
  },
  question: (_, { answers }) => ({
    prompt: 'What now?',
    answers: answers.map(({ notation }) => ({ notation, label: notation, tone: 'plain' })),
  }),
  boards: () => [],
  summary: ({ points }) => points.join(' : '),
  points: ({ points }) => points.map((each) => ({ least: each, most: each })),
  ending: ({ points }) => page('Over', points.join(' : ')),
  pages: {
    hand: {
      button: PAGE_BUTTONS.hand,
      isOwn: true,
      page: ({ found }) => page('Hand', found === undefined ? 'nothing' : String(found)),
    },
    closer: {
      button: PAGE_BUTTONS.sides,
      hasSides: true,
      page: ({ points }, { side }) => page('Closer', String(points[side])),
    },
  },
  description: ({ points }) => [points.join(' : ')],
  happened: (moves, { people }) =>
    moves.map(({ turn, seat, facts, notation }) => ({
      turn,
      seat,
      lines: [
        `${people[seat]?.name ?? '?'} ${notation} ${facts.flatMap((fact) => (fact.kind === 'points' ? fact.by : [])).join('+')}`,
      ],
    })),
  guide: () => ({
    goal: 'Ten points win.',
    callouts: ['Your points', 'Your number'],
    turn: 'Step, dig, dare or end.',
  }),
  rules: () => [{ id: 'all', title: 'All', text: 'Ten points.' }],
};

/** A game of other rules for the same pieces, as tables play it. */
export const tinyWith = (rules: Game<Tiny>['rules']): PlayableGame =>
  createPlayable({ ...tinyRules, rules }, tinyPresenter);

/** The tiny game as tables play it. */
export const tiny: PlayableGame = tinyWith(tinyRules.rules);

/** The tiny game, in which anybody with one or two points would step on. */
export const tinySure = createPlayable(tinyRules, {
  ...tinyPresenter,
  closing: {
    closes: (move) => move === 'end',
    offered: () => [],
    sure: ({ points, up }, { about }) =>
      about.kind === 'turn' && [1, 2].includes(points[up] ?? 0) ? 'step' : undefined,
  },
});
