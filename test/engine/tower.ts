import { oneOf } from '../../src/engine/chance.ts';
import { type Deck, drawCard, shuffledDeck } from '../../src/engine/deck.ts';
import type { Game, GameTypes, Turn } from '../../src/engine/game.ts';
import { nextSeat, type Seat } from '../../src/engine/seat.ts';

/**
 * A game made up for these tests. In your turn you put stones on your tower or draw a card, as often as you like, and pass;
 * *bow* may be done besides. After a pass the others vote, all at once, whether you keep your tower. Two rounds.
 */
export interface Tower extends GameTypes {
  readonly State: TowerState;
  readonly Step: TowerStep;
  readonly Asking: 'act' | 'only' | 'nothing' | 'nod' | 'vote';
  readonly Move: TowerMove;
  readonly View: TowerState;
  readonly Fact: TowerFact;
}

export interface TowerState {
  readonly turn: Turn;
  readonly towers: readonly number[];
  readonly deck: Deck<string>;
  readonly bows: number;
  readonly votes: readonly (readonly [Seat, boolean])[];
  readonly over: boolean;
}

type TowerStep =
  | { readonly kind: 'act'; readonly neverSkip?: true }
  | { readonly kind: 'stone' }
  | { readonly kind: 'card' }
  | { readonly kind: 'bow' }
  | { readonly kind: 'only' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'nod' }
  | { readonly kind: 'round-and-round' }
  | { readonly kind: 'vote'; readonly about?: string }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly keep: boolean }
  | { readonly kind: 'next' };

export type TowerMove = 'stone' | 'card' | 'bow' | 'pass' | 'spin' | 'keep' | 'raze';
type TowerFact = { readonly kind: 'drew'; readonly card: string } | { readonly kind: 'stone' };

const MOVES: readonly TowerMove[] = ['stone', 'card', 'bow', 'pass', 'spin', 'keep', 'raze'];

export const tower: Game<Tower> = {
  name: 'tower',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [{ name: 'height', values: ['low', 'high'] }],
  setUp: (seats, _options, chance) => ({
    state: {
      turn: { seat: 0, number: 1, round: 1 },
      towers: Array.from({ length: seats }, () => 0),
      deck: shuffledDeck(['a', 'b', 'c', oneOf(['d', 'e'], chance)]),
      bows: 0,
      votes: [],
      over: false,
    },
    agenda: [{ kind: 'act' }],
  }),
  rules: {
    act: {
      asks: (state, step) => [
        {
          seat: state.turn.seat,
          neverSkip: step.neverSkip === true,
          choices: [
            { move: 'stone', steps: [{ kind: 'stone' }, { kind: 'only' }, { kind: 'act' }] },
            ...(state.deck.length > 0
              ? [{ move: 'card' as const, steps: [{ kind: 'card' } as const, { kind: 'act' } as const] }]
              : []),
            { move: 'pass', steps: [{ kind: 'nothing' }, { kind: 'vote' }] },
            { move: 'spin', steps: [{ kind: 'round-and-round' }] },
          ],
          extraActions: [{ move: 'bow', steps: [{ kind: 'bow' }, { kind: 'act', neverSkip: true }] }],
        },
      ],
    },
    stone: {
      happens: (state) => ({
        state: {
          ...state,
          towers: state.towers.with(state.turn.seat, (state.towers[state.turn.seat] ?? 0) + 1),
        },
        facts: [{ kind: 'stone' }],
      }),
    },
    card: {
      happens: (state, _step, chance) => {
        const drawn = drawCard(state.deck, chance);
        return drawn === undefined
          ? { state }
          : { state: { ...state, deck: drawn.deck }, facts: [{ kind: 'drew', card: drawn.card }] };
      },
    },
    bow: { happens: (state) => ({ state: { ...state, bows: state.bows + 1 } }) },
    only: {
      asks: (state) => [
        {
          seat: state.turn.seat,
          choices: [{ move: 'bow', steps: [] }],
          extraActions: [{ move: 'spin', steps: [] }],
        },
      ],
    },
    nod: {
      asks: (state) =>
        state.towers.flatMap((_, seat) =>
          seat === state.turn.seat ? [] : { seat, choices: [{ move: 'keep', steps: [{ kind: 'act' }] }] },
        ),
    },
    nothing: { asks: (state) => [{ seat: state.turn.seat, choices: [] }] },
    'round-and-round': { happens: (state) => ({ state, steps: [{ kind: 'round-and-round' }] }) },
    vote: {
      asks: (state) =>
        state.towers.flatMap((_, seat) =>
          seat === state.turn.seat || state.votes.some(([voter]) => voter === seat)
            ? []
            : {
                seat,
                secret: true,
                choices: [
                  { move: 'keep', steps: [{ kind: 'voted', seat, keep: true }] },
                  { move: 'raze', steps: [{ kind: 'voted', seat, keep: false }] },
                ],
              },
        ),
    },
    voted: {
      happens: (state, { seat, keep }) => {
        const votes = [...state.votes, [seat, keep] as const];
        const complete = votes.length === state.towers.length - 1;
        return { state: { ...state, votes }, steps: [{ kind: complete ? 'next' : 'vote' }] };
      },
    },
    next: {
      happens: (state) => {
        const { turn, towers, votes } = state;
        const seat = nextSeat(turn.seat, towers.length);
        const razed = votes.every(([, keep]) => !keep);
        const round = seat === 0 ? turn.round + 1 : turn.round;
        return {
          state: {
            ...state,
            votes: [],
            towers: razed ? towers.with(turn.seat, 0) : towers,
            over: round > 2,
            turn: round > 2 ? turn : { seat, number: turn.number + 1, round },
          },
          steps: round > 2 ? [] : [{ kind: 'act' }],
        };
      },
    },
  },
  notation: {
    make: (move) => move,
    parse: (text) => MOVES.find((move) => move === text),
  },
  turn: (state) => state.turn,
  view: (state) => ({ ...state, deck: [] }),
  redeal: (state) => state,
  turnAhead: (state, seat) => ({
    state: { ...state, votes: [], turn: { ...state.turn, seat, number: state.turn.number + 1 } },
    agenda: [{ kind: 'act' }],
  }),
  redact: (fact) => fact,
  canSeeMove: () => true,
  isOver: ({ over }) => over,
  result: ({ towers }) => ({
    scores: towers,
    winners: towers.flatMap((height, seat) => (height === Math.max(...towers) ? [seat] : [])),
  }),
};
