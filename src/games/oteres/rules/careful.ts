import type { DecisionOf } from '../../../engine/match.ts';
import type { Components } from './components.ts';
import type { OteresMove, PlayMove } from './move.ts';
import type { Oteres } from './state.ts';
import { hasEffect, hasRelief, isDoomed, loosePearls, relieves, sideOf, wardOf } from './table.ts';
import { idleReason } from './targets.ts';
import type { OteresView, PearlView } from './view.ts';
import { KEPT_OFF, URCHIN } from './vocabulary.ts';

type Kind = OteresMove['kind'];
type MoveOf<K extends Kind> = Extract<OteresMove, { readonly kind: K }>;

const movesOf = <K extends Kind>(
  decision: DecisionOf<Oteres>,
  ...kinds: readonly K[]
): readonly MoveOf<K>[] =>
  decision.answers
    .map(({ move }) => move)
    .filter((move): move is MoveOf<K> => kinds.some((kind) => kind === move.kind));

/** What a pearl is taken to be worth by somebody who does not know it: about what one is worth on average. */
const UNKNOWN = { white: 2, black: -1 } as const;

type WeighedPearl = Pick<PearlView, 'mark' | 'colour' | 'value'>;

const worth = ({ colour, value = UNKNOWN[colour] }: WeighedPearl): number => value;

/** Of the answers that name a pearl those whose pearl is worth most, or least. */
function byWorth<M extends { readonly mark: number }>(
  pearls: readonly WeighedPearl[],
  moves: readonly M[],
  pick: (...values: readonly number[]) => number,
): readonly M[] {
  const worthOf = ({ mark }: M): number => {
    const pearl = pearls.find((each) => each.mark === mark);
    return pearl === undefined ? 0 : worth(pearl);
  };
  const wanted = pick(...moves.map(worthOf));
  return moves.filter((move) => worthOf(move) === wanted);
}

const orElse = <T>(some: readonly T[], others: readonly T[]): readonly T[] =>
  some.length > 0 ? some : others;

/**
 * The answers of plain good sense, all if it has no opinion: it keeps saving cards and the best pearls, and avoids what
 * is sure to fail. `view` is the asked seat's own.
 */
export function carefulAnswers(
  components: Components,
  view: OteresView,
  decision: DecisionOf<Oteres>,
): readonly OteresMove[] {
  const { about, seat } = decision;
  const own = sideOf(view, seat);
  const pearls = movesOf(decision, 'pearl');
  switch (about.kind) {
    case 'choose-card':
      return cardsToPlay(components, view, decision);
    case 'choose-passed': {
      const cards = movesOf(decision, 'card');
      const urchin = cards.filter(({ card }) => card === URCHIN);
      const spare = cards.filter(({ card }) => !saves(components, card));
      return orElse(urchin, orElse(spare, cards));
    }
    case 'choose-swapped':
    case 'choose-gift':
    case 'gather-passing':
      return byWorth(own.pearls, pearls, Math.min);
    case 'choose-pearl-under':
      return byWorth(own.pearls, pearls, Math.max);
    case 'choose-kept':
      return byWorth(view.catch, pearls, Math.max);
    case 'choose-exchange': {
      const seen = sideOf(view, about.of).pearls.find(({ mark }) => mark === about.mark);
      const [worst] = loosePearls(own).toSorted((a, b) => worth(a) - worth(b));
      const isBetter = seen !== undefined && worst !== undefined && worth(seen) > worth(worst);
      return isBetter && !isWarded(components, view, about.of)
        ? pearls.filter(({ mark }) => mark === worst.mark)
        : movesOf(decision, 'leave');
    }
    default:
      return [];
  }
}

const isWarded = (components: Components, view: OteresView, seat: number): boolean =>
  wardOf(components, sideOf(view, seat)) !== undefined;

const saves = (components: Components, card: string): boolean =>
  card === URCHIN || hasRelief(components, card);

function cardsToPlay(
  components: Components,
  view: OteresView,
  decision: DecisionOf<Oteres>,
): readonly PlayMove[] {
  const { seat } = decision;
  const { hand = [], pearls } = sideOf(view, seat);
  // The best pearl is locked up, the worst one traded in.
  const stakes = [...new Set(hand)].flatMap((card) => {
    const pick = hasEffect(components, card, 'protect-pearl') ? Math.max : Math.min;
    return byWorth(
      pearls,
      movesOf(decision, 'stake').filter((move) => move.card === card),
      pick,
    );
  });
  const plays: readonly PlayMove[] = [...movesOf(decision, 'play', 'aim', 'shed'), ...stakes];
  const isKeptOff = (play: PlayMove): boolean =>
    play.kind === 'aim' &&
    KEPT_OFF.some((effect) => hasEffect(components, play.card, effect)) &&
    isWarded(components, view, play.seat);
  /** The ways to play one of these cards, if possible those that no card in front keeps off. */
  const oneOf = (some: readonly PlayMove[]): readonly PlayMove[] => {
    const open = orElse(
      some.filter((play) => !isKeptOff(play)),
      some,
    );
    const cards = [...new Set(open.map(({ card }) => card))];
    const chosen = cards[view.turn.number % cards.length];
    return open.filter(({ card }) => card === chosen);
  };
  if (isDoomed(hand)) {
    // The urchin itself is sure; what draws a card may draw the next one.
    const sure = plays.filter(({ card }) => card === URCHIN);
    const relief = plays.filter(
      (play) => relieves(components, view, play.card) && (play.kind !== 'shed' || play.shed === URCHIN),
    );
    if (sure.length + relief.length > 0) return orElse(sure, oneOf(relief));
  }
  const others = plays.filter(({ card }) => !saves(components, card));
  const useful = others.filter(
    (play) => !isKeptOff(play) && idleReason(components, view, seat, play.card) === undefined,
  );
  const relief = plays.filter(({ card }) => card !== URCHIN && saves(components, card));
  return oneOf(orElse(useful, orElse(relief, others)));
}
