import { BrokenRule } from '../../../engine/agenda.ts';
import type { Chance } from '../../../engine/chance.ts';
import { type Deck, drawCard, putInMiddle, shuffledDeck } from '../../../engine/deck.ts';
import type { OptionValues, TableOption } from '../../../engine/game.ts';
import { allSeats } from '../../../engine/seat.ts';
import { firstPlayerOption, firstSeat } from '../../first-player.ts';
import { actionCards, type Components } from './components.ts';
import { Ledger } from './ledger.ts';
import { freshMemory } from './memory.ts';
import { FRESH_PLAY, type OteresState } from './state.ts';
import type { OteresStep } from './step.ts';
import { URCHIN } from './vocabulary.ts';

/** What a table of Öterés settles in the lobby: who begins. */
export const OTERES_OPTIONS = [firstPlayerOption(5)] as const satisfies readonly TableOption[];

const DEALT = 2;

/** A card that is no sea urchin; each urchin on the way goes into the middle of the deck (rulebook, set-up B). */
function dealtFrom(
  deck: Deck<string>,
  chance: Chance,
): { readonly card: string; readonly deck: Deck<string> } {
  let rest = deck;
  for (;;) {
    // Nobody is told how many sea urchins were met on the way, so nobody sees these draws.
    const drawn = drawCard(rest, chance);
    if (drawn === undefined) throw new BrokenRule('oteres has not enough cards to deal');
    if (drawn.card !== URCHIN) return drawn;
    rest = putInMiddle(drawn.deck, drawn.card, chance);
  }
}

/** A match before its first question. Throws a `RangeError` if `first` names a player who is not there. */
export function setUp(
  components: Components,
  seats: number,
  options: OptionValues,
  chance: Chance,
): { readonly state: OteresState; readonly agenda: readonly OteresStep[] } {
  const first = firstSeat(seats, options, chance);
  let deck = shuffledDeck([
    ...actionCards(components),
    ...Array.from({ length: components.urchins }, () => URCHIN),
  ]);
  const hands = allSeats(seats).map(() =>
    Array.from({ length: DEALT }, () => {
      const dealt = dealtFrom(deck, chance);
      deck = dealt.deck;
      return dealt.card;
    }),
  );
  const ledger = new Ledger({
    seats: hands.map((hand) => ({ hand, pearls: [], front: [], out: false })),
    first,
    turn: { seat: first, number: 1, round: 1 },
    play: FRESH_PLAY,
    pool: components.pearls,
    nextMark: 1,
    deck,
    discards: [],
    memory: freshMemory(seats),
  });
  for (const seat of allSeats(seats)) ledger.drawPearl('white', seat, chance);
  return { state: ledger.state, agenda: [{ kind: 'begin-turn' }] };
}
