import type { Game } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import type { Presenter } from '../../src/games/presenter.ts';

const HIGHEST_BID = 300;

/**
 * A game that says no more than every game has to, for as many people as there are looks, and with hundreds of answers to each question: every
 * seat bids in secret from 1 to 300, one after the other, and the highest bid wins.
 */
export interface Auction {
  readonly State: { readonly seats: number; readonly bids: readonly number[] };
  readonly Step: { readonly kind: 'bid' } | { readonly kind: 'put'; readonly bid: number };
  readonly Asking: 'bid';
  readonly Move: number;
  readonly View: { readonly seats: number; readonly bids: readonly (number | undefined)[] };
  readonly Fact: { readonly kind: 'bid'; readonly seat: Seat };
}

const rules: Game<Auction> = {
  name: 'auction',
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  options: [],
  setUp: (seats) => ({ state: { seats, bids: [] }, agenda: [{ kind: 'bid' }] }),
  rules: {
    bid: {
      asks: ({ bids }) => [
        {
          seat: bids.length,
          choices: Array.from({ length: HIGHEST_BID }, (_, at) => ({
            move: at + 1,
            steps: [{ kind: 'put', bid: at + 1 }] as const,
          })),
        },
      ],
    },
    put: {
      happens: ({ seats, bids }, { bid }) => ({
        state: { seats, bids: [...bids, bid] },
        steps: bids.length + 1 < seats ? [{ kind: 'bid' }] : [],
        facts: [{ kind: 'bid', seat: bids.length }],
      }),
    },
  },
  notation: {
    make: (bid) => `bid.${bid}`,
    parse: (text) => Number(/^bid\.(\d+)$/.exec(text)?.[1]) || undefined,
  },
  turn: ({ seats, bids }) => {
    const seat = Math.min(bids.length, seats - 1);
    return { seat, number: seat + 1, round: 1 };
  },
  view: ({ seats, bids }, viewer) => ({
    seats,
    bids: bids.map((bid, seat) => (bids.length === seats || seat === viewer ? bid : undefined)),
  }),
  redeal: ({ seats, bids }, viewer, chance) => ({
    seats,
    bids: bids.map((bid, seat) => (seat === viewer ? bid : 1 + chance.below(HIGHEST_BID))),
  }),
  turnAhead: () => undefined,
  redact: (fact) => fact,
  canSeeMove: (_, seat, viewer) => seat === viewer,
  isOver: ({ seats, bids }) => bids.length === seats,
  result: ({ bids }) => ({
    scores: bids,
    winners: bids.flatMap((bid, seat) => (bid === Math.max(...bids) ? [seat] : [])),
  }),
};

/** The six things that are asked of a game, and nothing else. */
const presenter: Presenter<Auction> = {
  question: (_, { answers }) => ({
    prompt: 'What do you bid?',
    answers: answers.map(({ notation, move }) => ({ notation, label: String(move), tone: 'plain' })),
  }),
  boards: () => [],
  description: ({ bids }, { people }) => [
    bids.map((bid, seat) => `${people[seat]?.name}: ${bid ?? 'a secret bid'}`).join('\n'),
  ],
  summary: ({ seats, bids }) => `${bids.length} of ${seats} have bid`,
  ending: ({ bids }, _, { people }) => ({
    title: 'The hammer falls',
    text: `${people[bids.indexOf(Math.max(...bids.map((bid) => bid ?? 0)))]?.name} bids most`,
    pictures: [],
    answers: [],
  }),
  rules: () => [{ id: 'aim', title: 'Aim', text: 'The highest bid wins.' }],
};

/** The auction as tables play it. */
export const auction = createPlayable(rules, presenter);
