import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import { COMMA, pearlCounts } from '../board/piece-words.ts';
import { actionCard, type Scene, sideOf } from '../board/scene.ts';
import type { OteresMove } from '../rules/move.ts';
import { isDoomed, relieves, urchinsIn } from '../rules/urchins.ts';
import { type Effect, type PearlColour, URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';
import { without } from '../rules/without.ts';
import { cardTold } from './told-card.ts';

/** Cards that bring a white pearl of which nobody can tell beforehand what it is worth. */
const BRINGS_WHITE: readonly Effect[] = ['take-white', 'snatch', 'trade-in', 'split-paws', 'share-out'];

/**
 * What an answer leads to in Öterés as far as its seat can tell: whose pearls it is about, what an unseen one is worth, and how the hand stands
 * against sea urchins then. `scene` is of the seat's view before it.
 */
export function outlookInWords(scene: Scene, move: OteresMove, seat: Seat): readonly string[] {
  return [...target(scene, move), ...unseen(scene, move), ...handThen(scene, move, seat)];
}

/** What the player at whom a card is aimed has lying in front of them. */
function target(scene: Scene, move: OteresMove): readonly string[] {
  if (move.kind !== 'aim' && move.kind !== 'player') return [];
  const pearls = pearlCounts(scene.say, sideOf(scene, move.seat).pearls);
  return [scene.say('oteres-hint-target', { name: nameOf(scene, move.seat), pearls })];
}

/** The mean of the pearls of a colour that the viewer has not seen; nothing where they have seen all. */
export function unseenMean({ view, components }: Scene, colour: PearlColour): number | undefined {
  const left = [...components.pearls[colour]];
  const lying = [...view.seats.flatMap(({ pearls }) => pearls), ...view.catch];
  for (const pearl of lying) {
    const at = pearl.colour === colour && pearl.value !== undefined ? left.indexOf(pearl.value) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left.length === 0 ? undefined : left.reduce((sum, value) => sum + value, 0) / left.length;
}

function unseen(scene: Scene, move: OteresMove): readonly string[] {
  // Of a card that is played already, too: its questions are about what it brings.
  const card = 'card' in move && move.kind !== 'card' ? move.card : scene.view.card;
  if (card === undefined || move.kind === 'card' || move.kind === 'end') return [];
  const isUrchin = card === URCHIN;
  if (!isUrchin && !BRINGS_WHITE.includes(actionCard(scene, card).effect)) return [];
  const mean = unseenMean(scene, isUrchin ? 'black' : 'white');
  if (mean === undefined) return [];
  const worth = Math.round(Math.abs(mean) * 10) / 10;
  return [scene.say(isUrchin ? 'oteres-hint-black' : 'oteres-hint-white', { worth })];
}

/** The hand without what the answer takes out of it. What is drawn then nobody knows. */
export function handAfter(hand: readonly string[], move: OteresMove): readonly string[] {
  if (!('card' in move)) return hand;
  const left = without(hand, move.card);
  return move.kind === 'shed' ? without(left, move.shed) : left;
}

/** The kinds of cards in a hand that take a sea urchin out of it, without the urchin itself. */
export const guardsIn = ({ view, components }: Scene, hand: readonly string[]): readonly string[] =>
  [...new Set(hand)].filter((card) => card !== URCHIN && relieves(components, view, card));

/** How the hand stands against sea urchins. */
function handThen(scene: Scene, move: OteresMove, seat: Seat): readonly string[] {
  const { say } = scene;
  const { hand = [] } = sideOf(scene, seat);
  if (!('card' in move)) return [];
  const left = handAfter(hand, move);
  const urchins = urchinsIn(left);
  const isRelieved = isDoomed(hand) && urchins < URCHINS_OUT;
  const cards = guardsIn(scene, left)
    .map((card) => cardTold(scene, card))
    .join(COMMA);
  return [
    ...(isRelieved ? [say('oteres-hint-saved')] : []),
    ...(cards !== ''
      ? [say('oteres-hint-guard', { cards })]
      : urchins === 0
        ? []
        : [say('oteres-hint-bare', { count: urchins })]),
  ];
}
