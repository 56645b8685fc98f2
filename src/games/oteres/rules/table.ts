import { BrokenRule } from '../../../engine/agenda.ts';
import type { Result, Turn } from '../../../engine/game.ts';
import { allSeats, nextSeat, type Seat } from '../../../engine/seat.ts';
import type { Card, Components } from './components.ts';
import type { Pile } from './fact.ts';
import type { OteresState, Pearl } from './state.ts';
import type { FrontCard, OteresView } from './view.ts';
import { type CardEffect, type Obstacle, type PearlColour, URCHIN, URCHINS_OUT } from './vocabulary.ts';

/** What all see of one player: the same in a position and in a view of it. */
export interface OpenSide {
  readonly pearls: readonly Pick<Pearl, 'mark' | 'colour'>[];
  readonly front: readonly FrontCard[];
  readonly out: boolean;
}

/** What all see of the table, and whose turn it is. */
export interface OpenTable<S extends OpenSide = OpenSide> {
  readonly seats: readonly S[];
  readonly turn: Pick<Turn, 'seat'>;
}

/** A seat's side of the table. Throws {@link BrokenRule} for a seat that is not there. */
export function sideOf<S extends OpenSide>(state: OpenTable<S>, seat: Seat): S {
  const found = state.seats[seat];
  if (found === undefined) throw new BrokenRule(`oteres has no seat ${seat}`);
  return found;
}

/** The side of the player whose turn it is. */
export const ownSide = <S extends OpenSide>(state: OpenTable<S>): S => sideOf(state, state.turn.seat);

/** An action card of the box. Throws {@link BrokenRule} for an id that is none. */
export function cardNamed(components: Components, id: string): Card {
  const card = components.cards.get(id);
  if (card === undefined) throw new BrokenRule('oteres plays a card that is not in the box');
  return card;
}

/** The action card being performed. Throws {@link BrokenRule} if there is none. */
export function cardInPlay(components: Components, state: OteresState): Card {
  const { card } = state.play;
  if (card === undefined) throw new BrokenRule('oteres performs no card');
  return cardNamed(components, card);
}

/** Whether this card has this effect. */
export const hasEffect = (components: Components, id: string, effect: CardEffect): boolean =>
  components.cards.get(id)?.effect === effect;

/** The card in front of a player that keeps their pearls there; undefined if none does (house card "Abracadabra"). */
export const wardOf = (components: Components, { front }: Pick<OpenSide, 'front'>): FrontCard | undefined =>
  front.find(({ card }) => hasEffect(components, card, 'ward'));

/** The players still in the game. */
export const playersIn = ({ seats }: Pick<OpenTable, 'seats'>): readonly Seat[] =>
  allSeats(seats.length).filter((seat) => seats[seat]?.out === false);

/** The others whom a card can mean: those still in (rulebook, "Gameplay"), or against whom nothing else stands. */
export const othersIn = (
  state: OpenTable,
  unless: (state: OpenTable, seat: Seat) => Obstacle | undefined = playerObstacle,
): readonly Seat[] => othersAt(state).filter((seat) => unless(state, seat) === undefined);

/** The next player still in the game: the one to the left (ruling). */
export function leftNeighbour(state: OpenTable, seat: Seat): Seat {
  let left = nextSeat(seat, state.seats.length);
  while (left !== seat && sideOf(state, left).out) left = nextSeat(left, state.seats.length);
  return left;
}

/** Whether a pearl lies under a card. */
export const isHeld = (side: Pick<OpenSide, 'front'>, mark: number): boolean =>
  side.front.some(({ pearl }) => pearl === mark);

/** The pearls that may be taken, swapped, replaced or passed: those under no card (rulebook, "Hands off!"). */
export const loosePearls = <P extends Pick<Pearl, 'mark' | 'colour'>>(
  side: Pick<OpenSide, 'front'> & { readonly pearls: readonly P[] },
  colour?: PearlColour,
): readonly P[] => side.pearls.filter((pearl) => pearlObstacle(side, pearl, colour) === undefined);

/** Why a pearl of a side may not move; undefined if it may. `colour` is the one that is meant, if any. */
export function pearlObstacle(
  side: Pick<OpenSide, 'front'>,
  pearl: Pick<Pearl, 'mark' | 'colour'>,
  colour?: PearlColour,
): Obstacle | undefined {
  if (colour !== undefined && pearl.colour !== colour) return NOT_OF[colour];
  return isHeld(side, pearl.mark) ? 'under-card' : undefined;
}

const NOT_OF = { white: 'not-white', black: 'not-black' } as const satisfies Record<PearlColour, Obstacle>;

/** How many pearls of a colour a player has, those under cards too. */
export const pearlCount = (side: Pick<OpenSide, 'pearls'>, colour: PearlColour): number =>
  side.pearls.filter((pearl) => pearl.colour === colour).length;

/** How many pearls of each colour a player has. */
export function pileOf(state: OpenTable, seat: Seat): Pile {
  const side = sideOf(state, seat);
  return { seat, white: pearlCount(side, 'white'), black: pearlCount(side, 'black') };
}

/** The other players, those who are out too. */
export const othersAt = ({ seats, turn }: OpenTable): readonly Seat[] =>
  allSeats(seats.length).filter((seat) => seat !== turn.seat);

/** Why a card cannot mean a player; undefined if it can. */
export function playerObstacle(state: OpenTable, seat: Seat): Obstacle | undefined {
  return sideOf(state, seat).out ? 'out' : undefined;
}

/** Why no pearl can be taken from a player; undefined if one can. */
export function takingObstacle(state: OpenTable, seat: Seat, colour?: PearlColour): Obstacle | undefined {
  const side = sideOf(state, seat);
  if (side.out) return playerObstacle(state, seat);
  if (loosePearls(side, colour).length > 0) return undefined;
  if (side.pearls.some((pearl) => colour === undefined || pearl.colour === colour)) return 'locked';
  return colour === 'white' ? 'no-white' : 'no-pearl';
}

/** Most points wins, then the fewest tokens; after that the victory is shared (rulebook, "End of game"). */
export function standing({ seats }: OteresState): Result {
  const scores = seats.map(({ pearls }) => pearls.reduce((sum, { value }) => sum + value, 0));
  const best = Math.max(...scores);
  const leading = seats.flatMap((side, seat) =>
    scores[seat] === best ? [{ seat, tokens: side.pearls.length }] : [],
  );
  const fewest = Math.min(...leading.map(({ tokens }) => tokens));
  return { scores, winners: leading.filter(({ tokens }) => tokens === fewest).map(({ seat }) => seat) };
}

/** A list without one of the entries equal to each of these. Throws {@link BrokenRule} for one that is not there. */
export function without<T>(list: readonly T[], ...entries: readonly T[]): readonly T[] {
  return entries.reduce<readonly T[]>((rest, entry) => {
    const at = rest.indexOf(entry);
    if (at < 0) throw new BrokenRule('oteres takes what is not there');
    return rest.toSpliced(at, 1);
  }, list);
}

/** How many of these cards are sea urchins. */
export const urchinsIn = (cards: readonly string[]): number => cards.filter((card) => card === URCHIN).length;

/** Whether somebody who ends their turn with this hand is out (rulebook, "Gameplay"). */
export const isDoomed = (hand: readonly string[]): boolean => urchinsIn(hand) >= URCHINS_OUT;

/** Whether a card has the crossed-out sea urchin, so that one can leave the hand with it. */
export const hasRelief = ({ cards }: Pick<Components, 'cards'>, card: string): boolean =>
  (cards.get(card)?.relief ?? 'none') !== 'none';

/**
 * Whether a card takes an urchin from the hand: one crossed out on it, or itself while black pearls are left. Discarded
 * into an empty deck, an urchin is drawn again at once (ruling: it is the deck; house card "Shoo!": then draw one).
 */
export const relieves = (
  components: Components,
  { pool, deckSize }: Pick<OteresView, 'pool' | 'deckSize'>,
  card: string,
): boolean => {
  if (card === URCHIN) return pool.black > 0;
  return hasRelief(components, card) && (deckSize > 0 || components.cards.get(card)?.relief !== 'discard');
};
