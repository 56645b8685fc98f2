import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import type { OteresMove, PlayMove } from './move.ts';
import type { Oteres } from './state.ts';
import { hasEffect, loosePearls, sideOf, wardOf } from './table.ts';
import { hasRelief, isDoomed } from './urchins.ts';
import type { OteresView, PearlView, SeatView } from './view.ts';
import { KEPT_OFF, type PearlColour, URCHIN } from './vocabulary.ts';

type Kind = OteresMove['kind'];
type MoveOf<K extends Kind> = Extract<OteresMove, { readonly kind: K }>;

const movesOf = <K extends Kind>(decision: DecisionOf<Oteres>, kind: K): readonly MoveOf<K>[] =>
  decision.answers.map(({ move }) => move).filter((move): move is MoveOf<K> => move.kind === kind);

/** What a pearl is taken to be worth by somebody who does not know it: about what a white one is worth on average. */
const UNKNOWN_WHITE = 2;
const UNKNOWN_BLACK = -1;

type WeighedPearl = Pick<PearlView, 'mark' | 'colour' | 'value'>;

const worth = ({ colour, value }: WeighedPearl): number =>
  value ?? (colour === 'white' ? UNKNOWN_WHITE : UNKNOWN_BLACK);

const worthAmong =
  (pearls: readonly WeighedPearl[]) =>
  (named: Pick<WeighedPearl, 'mark'>): number => {
    const pearl = pearls.find(({ mark }) => mark === named.mark);
    return pearl === undefined ? 0 : worth(pearl);
  };

/**
 * The answers of plain good sense, all if it has no opinion: it keeps saving cards and the best pearls, and avoids what
 * is sure to fail. `view` is the asked seat's own.
 */
export function carefulAnswers(
  components: Components,
  view: OteresView,
  decision: DecisionOf<Oteres>,
): readonly OteresMove[] {
  const own = view.seats[decision.seat];
  if (own === undefined) return [];
  switch (decision.about.kind) {
    case 'choose-card':
      return cardsToPlay(components, view, own, decision);
    case 'choose-passed':
    case 'discard-card':
      return cardsToPart(components, movesOf(decision, 'card'));
    case 'snatch':
    case 'biggest-pile':
    case 'swap':
      return unwarded(components, view, movesOf(decision, 'player'));
    case 'choose-swapped':
    case 'trade-in':
    case 'choose-gift':
    case 'gather-passing':
      return byWorth(own.pearls, movesOf(decision, 'pearl'), Math.min);
    case 'choose-pearl-under':
      return byWorth(own.pearls, movesOf(decision, 'pearl'), Math.max);
    case 'choose-kept':
      return byWorth(view.catch, movesOf(decision, 'pearl'), Math.max);
    case 'choose-exchange':
      return exchanges(components, view, own, decision, decision.about.of, decision.about.mark);
    default:
      return [];
  }
}

const isWarded = (components: Components, view: OteresView, seat: Seat): boolean =>
  wardOf(components, sideOf(view, seat)) !== undefined;

const saves = (components: Components, card: string): boolean =>
  card === URCHIN || hasRelief(components, card);

function cardsToPlay(
  components: Components,
  view: OteresView,
  own: SeatView,
  decision: DecisionOf<Oteres>,
): readonly OteresMove[] {
  const plays: readonly PlayMove[] = [
    ...movesOf(decision, 'play'),
    ...movesOf(decision, 'aim'),
    ...movesOf(decision, 'shed'),
    ...stakes(components, own, movesOf(decision, 'stake')),
  ];
  if (isDoomed(own.hand ?? [])) {
    // The urchin itself is sure; what draws a card may draw the next one.
    const sure = plays.filter(({ card }) => card === URCHIN);
    if (sure.length > 0) return sure;
    const relief = plays.filter((play) => saves(components, play.card) && !keepsUrchin(play));
    if (relief.length > 0) return aimed(components, view, relief);
  }
  const others = plays.filter(({ card }) => !saves(components, card));
  const useful = others.filter(({ card }) => isUseful(components, view, own, card));
  if (useful.length > 0) return aimed(components, view, useful);
  const relief = plays.filter(({ card }) => card !== URCHIN && saves(components, card));
  return aimed(components, view, relief.length > 0 ? relief : others);
}

/** Of the ways to play a card about a pearl of one's own: the best one is locked up, the worst one traded in. */
function stakes(
  components: Components,
  own: SeatView,
  moves: readonly MoveOf<'stake'>[],
): readonly PlayMove[] {
  const worthOf = worthAmong(own.pearls);
  return [...new Set(moves.map(({ card }) => card))].flatMap((card) => {
    const ways = moves.filter((move) => move.card === card).toSorted((a, b) => worthOf(a) - worthOf(b));
    const way = ways.at(components.cards.get(card)?.effect === 'protect-pearl' ? -1 : 0);
    return way === undefined ? [] : [way];
  });
}

/** A card that could let the urchin go, and lets another one go. */
const keepsUrchin = (play: PlayMove): boolean => play.kind === 'shed' && play.shed !== URCHIN;

function aimed(components: Components, view: OteresView, plays: readonly PlayMove[]): readonly PlayMove[] {
  const open = plays.filter((play) => play.kind !== 'aim' || !keepsOff(components, view, play));
  const among = open.length > 0 ? open : plays;
  const cards = [...new Set(among.map(({ card }) => card))];
  const chosen = cards[view.turn.number % cards.length];
  return among.filter(({ card }) => card === chosen);
}

const keepsOff = (components: Components, view: OteresView, { card, seat }: MoveOf<'aim'>): boolean =>
  KEPT_OFF.some((effect) => hasEffect(components, card, effect)) && isWarded(components, view, seat);

function isUseful(components: Components, view: OteresView, own: SeatView, card: string): boolean {
  const others = view.seats.filter(({ seat, out }) => seat !== own.seat && !out);
  const hasLoose = (side: SeatView, colour?: PearlColour): boolean => loosePearls(side, colour).length > 0;
  const open = others.filter(({ seat }) => !isWarded(components, view, seat));
  switch (components.cards.get(card)?.effect) {
    case 'take-white':
    case 'split-paws':
    case 'share-out':
    case 'trade-in':
      return view.pool.white > 0;
    case 'snatch':
      return open.some((side) => hasLoose(side, 'white'));
    case 'biggest-pile':
      return open.some((side) => hasLoose(side));
    case 'swap':
      return hasLoose(own) && open.some((side) => hasLoose(side));
    default:
      return true;
  }
}

const cardsToPart = (components: Components, cards: readonly MoveOf<'card'>[]): readonly OteresMove[] => {
  const urchin = cards.filter(({ card }) => card === URCHIN);
  if (urchin.length > 0) return urchin;
  const spare = cards.filter(({ card }) => !saves(components, card));
  return spare.length > 0 ? spare : cards;
};

function unwarded(
  components: Components,
  view: OteresView,
  players: readonly MoveOf<'player'>[],
): readonly OteresMove[] {
  const open = players.filter(({ seat }) => !isWarded(components, view, seat));
  return open.length > 0 ? open : players;
}

function byWorth(
  pearls: readonly WeighedPearl[],
  moves: readonly MoveOf<'pearl'>[],
  pick: (...values: readonly number[]) => number,
): readonly OteresMove[] {
  const worthOf = worthAmong(pearls);
  const wanted = pick(...moves.map(worthOf));
  return moves.filter((move) => worthOf(move) === wanted);
}

function exchanges(
  components: Components,
  view: OteresView,
  own: SeatView,
  decision: DecisionOf<Oteres>,
  of: Seat,
  mark: number,
): readonly OteresMove[] {
  const leave = movesOf(decision, 'leave');
  const seen = view.seats[of]?.pearls.find((pearl) => pearl.mark === mark);
  const [worst] = loosePearls(own).toSorted((a, b) => worth(a) - worth(b));
  const isBetter = seen !== undefined && worst !== undefined && worth(seen) > worth(worst);
  return isBetter && !isWarded(components, view, of)
    ? movesOf(decision, 'pearl').filter((move) => move.mark === worst.mark)
    : leave;
}
