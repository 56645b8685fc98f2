import { type Chance, entryOf, type Witnesses } from './chance.ts';

/** A face-down pile in layers, top first. Order within a layer is open until a card is drawn, so an undo deals anew. */
export type Deck<Card> = readonly (readonly Card[])[];

/** A shuffled pile of these cards. */
export const shuffledDeck = <Card>(cards: readonly Card[]): Deck<Card> => (cards.length === 0 ? [] : [cards]);

/** How many cards the pile holds. */
export const deckSize = <Card>(deck: Deck<Card>): number =>
  deck.reduce((sum, layer) => sum + layer.length, 0);

/** Every card of the pile, in an order that says nothing. */
export const deckCards = <Card>(deck: Deck<Card>): readonly Card[] => deck.flat();

/** The pile with these cards under it, in random order among themselves. */
export const putUnder = <Card>(deck: Deck<Card>, cards: readonly Card[]): Deck<Card> =>
  cards.length === 0 ? deck : [...deck, cards];

/** How many cards may lie above the middle of a pile of this size, at least and at most. */
export const middleOf = (size: number): readonly [fewest: number, most: number] =>
  size === 1 ? [1, 1] : [Math.ceil(size / 3), Math.floor((2 * size) / 3)];

/** The pile with this card "more or less in the middle": under a third to two thirds of it, below a single card. */
export function putInMiddle<Card>(deck: Deck<Card>, card: Card, chance: Chance): Deck<Card> {
  const size = deckSize(deck);
  const [fewest, most] = middleOf(size);
  let above = fewest + chance.below(most - fewest + 1);
  const upper: (readonly Card[])[] = [];
  const lower: (readonly Card[])[] = [];
  for (const layer of deck) {
    if (above >= layer.length || above === 0) (above === 0 ? lower : upper).push(layer);
    else {
      const { cards, deck: below } = drawCards([layer], above, chance);
      upper.push(cards);
      lower.push(...below);
    }
    above = Math.max(0, above - layer.length);
  }
  return [...upper, [card], ...lower];
}

/** Takes the top card, if there is one. `seenBy` see which it is. */
export function drawCard<Card>(
  deck: Deck<Card>,
  chance: Chance,
  seenBy: Witnesses = [],
): { readonly card: Card; readonly deck: Deck<Card> } | undefined {
  const [top, ...below] = deck;
  if (top === undefined) return undefined;
  const at = chance.below(top.length, entryOf(top, seenBy));
  const [card] = top.slice(at, at + 1);
  if (card === undefined) return undefined;
  const rest = [...top.slice(0, at), ...top.slice(at + 1)];
  return { card, deck: rest.length === 0 ? below : [rest, ...below] };
}

/** Takes up to `count` cards from the top. `seenBy` see which they are. */
export function drawCards<Card>(
  deck: Deck<Card>,
  count: number,
  chance: Chance,
  seenBy: Witnesses = [],
): { readonly cards: readonly Card[]; readonly deck: Deck<Card> } {
  const cards: Card[] = [];
  let rest = deck;
  while (cards.length < count) {
    const drawn = drawCard(rest, chance, seenBy);
    if (drawn === undefined) break;
    cards.push(drawn.card);
    rest = drawn.deck;
  }
  return { cards, deck: rest };
}
