import type { Unavailable } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { aimsOf } from './aims.ts';
import { sharingHindrance } from './catching.ts';
import type { Components } from './components.ts';
import { partingHindrance } from './handing.ts';
import type { OteresMove } from './move.ts';
import { protectsOwn } from './protecting.ts';
import type { Oteres, OteresState, Pearl } from './state.ts';
import type { OteresAsking, OteresStep } from './step.ts';
import {
  cardInPlay,
  cardNamed,
  type OpenTable,
  othersAt,
  ownSide,
  pearlHindrance,
  playerHindrance,
  sideOf,
  takingHindrance,
} from './table.ts';
import { giftHindrance, pileHindrance, returnHindrance, snatchHindrance } from './targets.ts';
import { playHindrance } from './turn.ts';
import { type Hindrance, type PearlColour, URCHIN } from './vocabulary.ts';

type Shut = Unavailable<Oteres>;
type Step<K extends OteresAsking> = Extract<OteresStep, { readonly kind: K }>;

/** An answer with what stands against it; nothing where nothing does. */
const shut = (move: OteresMove, why: Hindrance | undefined): readonly Shut[] =>
  why === undefined ? [] : [{ move, why }];

/** The other players of whom something stands against one. */
const players =
  (hindrance: (state: OpenTable, seat: Seat) => Hindrance | undefined) =>
  (_components: Components, state: OteresState): readonly Shut[] =>
    othersAt(state).flatMap((seat) => shut({ kind: 'player', seat }, hindrance(state, seat)));

/** The pearls of a side that are not for choosing. */
const pearls = (state: OteresState, seat: Seat, colour?: PearlColour): readonly Shut[] => {
  const side = sideOf(state, seat);
  return side.pearls.flatMap((pearl) =>
    shut({ kind: 'pearl', mark: pearl.mark }, pearlHindrance(side, pearl, colour)),
  );
};

/** The cards of the hand that cannot be let go by the card in play: a sea urchin once, however many there are. */
const cards = (components: Components, state: OteresState): readonly Shut[] =>
  [...new Set(ownSide(state).hand)].flatMap((card) =>
    shut({ kind: 'card', card }, partingHindrance(card, cardInPlay(components, state).relief)),
  );

/** Why each other player cannot be meant by a card of the hand. */
const aimed =
  (hindrance: (state: OpenTable, seat: Seat) => Hindrance | undefined) =>
  (state: OteresState, card: string): readonly Shut[] =>
    othersAt(state).flatMap((seat) => shut({ kind: 'aim', card, seat }, hindrance(state, seat)));

/** Why a card of the hand cannot be about a pearl of one's own. */
const staked = (
  state: OteresState,
  card: string,
  hindrance: (pearl: Pearl) => Hindrance | undefined,
): readonly Shut[] =>
  ownSide(state).pearls.flatMap((pearl) => shut({ kind: 'stake', card, mark: pearl.mark }, hindrance(pearl)));

/** What cannot be said together with a card of the hand. One that can be said nothing with does nothing, which its own answer tells. */
function saidWith(components: Components, state: OteresState, card: string): readonly Shut[] {
  if (aimsOf(components, state, card).length === 0) return [];
  const { effect, relief } = cardNamed(components, card);
  switch (effect) {
    case 'snatch':
      return aimed(snatchHindrance)(state, card);
    case 'biggest-pile':
      return aimed(pileHindrance)(state, card);
    case 'swap':
      return aimed(takingHindrance)(state, card);
    case 'dark-gift':
      return aimed(giftHindrance)(state, card);
    case 'pass-card':
      return aimed(playerHindrance)(state, card);
    case 'protect-pearl':
      return protectsOwn(components, state)
        ? staked(state, card, (pearl) => pearlHindrance(ownSide(state), pearl, 'white'))
        : aimed(playerHindrance)(state, card);
    case 'trade-in':
      return staked(state, card, (pearl) => returnHindrance(state, pearl));
    case 'discard-card':
      return ownSide(state).hand.includes(URCHIN)
        ? shut({ kind: 'shed', card, shed: URCHIN }, partingHindrance(URCHIN, relief))
        : [];
    case 'split-paws':
    case 'pass-left':
    case 'share-out':
    case 'ward':
    case 'take-white':
      return [];
  }
}

/** What cannot be answered to each kind of question: one that is missing does not compile. */
const UNAVAILABLE: {
  readonly [K in OteresAsking]: (
    components: Components,
    state: OteresState,
    step: Step<K>,
    seat: Seat,
  ) => readonly Shut[];
} = {
  'choose-card': (components, state) =>
    [...new Set(ownSide(state).hand)].flatMap((card) => [
      ...shut({ kind: 'play', card }, playHindrance(state, card)),
      ...(card === URCHIN ? [] : saidWith(components, state, card)),
    ]),
  'choose-end': () => [],
  'choose-protected': players(playerHindrance),
  'choose-pearl-under': (_components, state, { seat }) => pearls(state, seat, 'white'),
  'pass-card': players(playerHindrance),
  'choose-passed': cards,
  'discard-card': cards,
  snatch: players(snatchHindrance),
  'biggest-pile': players(pileHindrance),
  swap: players(takingHindrance),
  'choose-swapped': (_components, state) => pearls(state, state.turn.seat),
  'trade-in': (_components, state) =>
    ownSide(state).pearls.flatMap((pearl) =>
      shut({ kind: 'pearl', mark: pearl.mark }, returnHindrance(state, pearl)),
    ),
  'dark-gift': players(giftHindrance),
  'choose-gift': (_components, state) => pearls(state, state.turn.seat, 'black'),
  'choose-look': (_components, state, { of }) => pearls(state, of),
  'choose-exchange': (_components, state) => pearls(state, state.turn.seat),
  'gather-passing': (_components, state, _step, seat) => pearls(state, seat),
  'choose-split': () => [],
  'choose-picker': players(playerHindrance),
  'pick-paw': () => [],
  'choose-kept': () => [],
  'choose-share': (_components, state) =>
    othersAt(state).flatMap((seat) => shut({ kind: 'player', seat }, sharingHindrance(state, seat))),
};

/** What a seat that is asked cannot answer now, and why. */
export const unavailable =
  (components: Components) =>
  (state: OteresState, seat: Seat, step: Step<OteresAsking>): readonly Shut[] =>
    unavailableTo(step.kind)(components, state, step, seat);

/** The boundary at which a step meets the entry of its own kind, which the compiler cannot follow through an index. */
const unavailableTo = (kind: OteresAsking) =>
  UNAVAILABLE[kind] as (
    components: Components,
    state: OteresState,
    step: OteresStep,
    seat: Seat,
  ) => readonly Shut[];
