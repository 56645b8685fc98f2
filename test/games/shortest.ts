import { nextSeat } from '../../src/engine/seat.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import { type Tiny, tinyPresenter, tinyRules } from './tiny.ts';

type State = Tiny['State'];

const passOn = {
  happens: ({ points, up, number }: State) => ({
    state: { points, up: nextSeat(up, points.length), number: number + 1 },
    steps: number < 2 ? ([{ kind: 'turn' }] as const) : [],
  }),
};

/**
 * The least game that the rules for games allow, for tests that every game runs: two turns of one answer each, of which nothing can be
 * taken back.
 */
export const shortest: PlayableGame = createPlayable<Tiny, never>(
  {
    ...tinyRules,
    name: 'shortest',
    options: [{ name: 'begins', values: ['0'] }],
    rules: {
      ...tinyRules.rules,
      turn: {
        asks: (state, step) =>
          tinyRules.rules.turn.asks(state, step).map((ask) => ({
            ...ask,
            choices: ask.choices.filter(({ move }) => move === 'dare' || move === 'end'),
          })),
      },
      dare: passOn,
      end: passOn,
    },
    isOver: ({ number }) => number > 2,
  },
  tinyPresenter,
);
