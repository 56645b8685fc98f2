import { canBeGiven } from '../../../engine/agenda.ts';
import type { Choice } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import { partingObstacle } from './giving.ts';
import type { Oteres, OteresState, Pearl } from './state.ts';
import type { OteresStep } from './step.ts';
import {
  cardNamed,
  hasEffect,
  othersAt,
  ownSide,
  pearlObstacle,
  playerObstacle,
  takingObstacle,
} from './table.ts';
import {
  giftObstacle,
  hasDarkGift,
  pileObstacle,
  returnObstacle,
  snatchObstacle,
  whyNoEffect,
} from './targets.ts';
import { type CardEffect, type Obstacle, URCHIN } from './vocabulary.ts';

type Ways = readonly Choice<Oteres>[];
type Steps = readonly OteresStep[];

/** Whether a card of this kind is for oneself: one in a game, a received one not counted (ruling). */
const protectsOwn = (components: Components, state: OteresState): boolean =>
  !ownSide(state).front.some(
    ({ card, received }) => !received && hasEffect(components, card, 'protect-pearl'),
  );

/** The ways to play an action card, each of them with what comes of it. */
function waysByEffect(components: Components, state: OteresState, card: string): Ways {
  const { seat: own } = state.turn;
  const { hand, pearls } = ownSide(state);
  const { effect, relief } = cardNamed(components, card);
  const alone = (does: Steps): Ways => [
    { move: { kind: 'play', card }, steps: [{ kind: 'play-card', card, does }] },
  ];
  const at = (
    unless: (state: OteresState, seat: Seat) => Obstacle | undefined,
    does: (seat: Seat) => Steps,
  ): Ways =>
    othersAt(state).map((seat) => ({
      move: { kind: 'aim', card, seat },
      steps: [{ kind: 'play-card', card, at: seat, does: does(seat) }],
      unless: unless(state, seat),
    }));
  const about = (unless: (pearl: Pearl) => Obstacle | undefined, does: (mark: number) => Steps): Ways =>
    pearls.map((pearl) => ({
      move: { kind: 'stake', card, mark: pearl.mark },
      steps: [{ kind: 'play-card', card, does: does(pearl.mark) }],
      unless: unless(pearl),
    }));
  const against = (seat: Seat, deed: Steps): Steps => [{ kind: 'against', seat, deed }];
  const why = whyNoEffect(effect, state, { white: state.pool.white.length, cards: hand.length - 1 });
  if (why !== undefined) return alone([{ kind: 'do-nothing', why }]);
  const ways: { readonly [E in CardEffect]: () => Ways } = {
    /** One for oneself in a game, a received one not counted (ruling); every further one for another player. */
    'protect-pearl': () => {
      if (!protectsOwn(components, state))
        return at(playerObstacle, (seat) => [
          { kind: 'protect', seat },
          { kind: 'choose-pearl-under', seat },
        ]);
      const protect = { kind: 'protect', seat: own } as const;
      const pearl = about(
        (each) => pearlObstacle(ownSide(state), each, 'white'),
        (mark) => [protect, { kind: 'put-under', seat: own, mark }],
      );
      return pearl.some(canBeGiven) ? pearl : alone([protect]);
    },
    'split-paws': () => alone([{ kind: 'split-paws' }]),
    'biggest-pile': () => at(pileObstacle, (from) => against(from, [{ kind: 'take-blind', from }])),
    'pass-left': () => alone([{ kind: 'pass-left' }]),
    'share-out': () => alone([{ kind: 'share-out' }]),
    ward: () => alone([]),
    'take-white': () => alone([{ kind: 'take-white' }]),
    /** The pearl goes back first: the same may come again (ruling). */
    'trade-in': () =>
      about(
        (pearl) => returnObstacle(state, pearl),
        (mark) => [{ kind: 'return-pearl', mark }, { kind: 'take-white' }],
      ),
    swap: () => at(takingObstacle, (seat) => against(seat, [{ kind: 'choose-swapped', seat }])),
    snatch: () =>
      at(snatchObstacle, (from) => against(from, [{ kind: 'take-blind', from, colour: 'white' }])),
    'pass-card': () => at(playerObstacle, (to) => [{ kind: 'choose-passed', to }]),
    'discard-card': () => {
      const others = new Set(hand.toSpliced(hand.indexOf(card), 1));
      const shed = [...others].map((each): Choice<Oteres> => {
        const does: Steps = [{ kind: 'discard-from-hand', card: each }, { kind: 'draw-card' }];
        return {
          move: { kind: 'shed', card, shed: each },
          steps: [{ kind: 'play-card', card, does }],
          unless: partingObstacle(each, relief),
        };
      });
      return shed.some(canBeGiven) ? shed : alone([{ kind: 'do-nothing', why: 'no-card' }]);
    },
    'dark-gift': () =>
      at(giftObstacle, (seat) => [
        hasDarkGift(state) ? { kind: 'choose-gift', to: seat } : { kind: 'choose-look', of: seat },
      ]),
  };
  return ways[effect]();
}

/** The ways to play a card of the hand: each says whom it is for, which card it lets go, or which pearl it is about. */
export const waysToPlay = (components: Components, state: OteresState, card: string): Ways =>
  card === URCHIN
    ? [
        {
          move: { kind: 'play', card },
          steps: [{ kind: 'play-card', card, does: [] }],
          unless: state.pool.black.length === 0 ? 'no-black-left' : undefined,
        },
      ]
    : waysByEffect(components, state, card);
