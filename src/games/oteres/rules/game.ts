import { BrokenRule } from '../../../engine/agenda.ts';
import type { Chance } from '../../../engine/chance.ts';
import { type Deck, drawCard, putInMiddle, shuffledDeck } from '../../../engine/deck.ts';
import type { Game, OptionValues, TurnAhead } from '../../../engine/game.ts';
import { allSeats, type Seat } from '../../../engine/seat.ts';
import { firstPlayerOption, firstSeat } from '../../first-player.ts';
import { entriesFor } from '../../kinds.ts';
import { actionCards, type Components } from './components.ts';
import { catchRules, effectRules } from './effects.ts';
import { Ledger } from './ledger.ts';
import { freshMemory } from './memory.ts';
import { oteresNotation } from './move.ts';
import { redeal } from './redeal.ts';
import { FRESH_PLAY, type Oteres, type OteresState } from './state.ts';
import type { OteresStep } from './step.ts';
import { standing, urchinsIn } from './table.ts';
import { turnRules } from './turn.ts';
import { factFor, mayReadMove, viewOf } from './viewing.ts';
import { PEARL_COLOURS, type PearlColour, URCHIN } from './vocabulary.ts';

const DEALT = 2;

/** A card that is no sea urchin; each urchin on the way goes into the middle of the deck (rulebook, set-up B). */
function dealtFrom(deck: Deck<string>, chance: Chance) {
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
function setUp(
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
    recent: [],
  });
  for (const seat of allSeats(seats)) ledger.drawPearl('white', seat, chance);
  return { state: ledger.state, agenda: [{ kind: 'begin-turn' }] };
}

/** Puts away what the current turn holds: pearls being shared go back to the pool, its card to the discards. */
function withoutPlay(state: OteresState): OteresState {
  const { play, pool, discards } = state;
  const poolOf = (colour: PearlColour): readonly number[] =>
    [
      ...pool[colour],
      ...play.catch.filter((pearl) => pearl.colour === colour).map(({ value }) => value),
    ].toSorted((one, two) => one - two);
  return {
    ...state,
    pool: entriesFor(PEARL_COLOURS, poolOf),
    discards: play.card === undefined ? discards : [...discards, play.card],
  };
}

/** A position of Öterés as if a seat's turn began now, without the card that it draws first, which nobody knows. */
function turnAhead(state: OteresState, seat: Seat): TurnAhead<Oteres> | undefined {
  if (state.play.phase === 'over' || state.seats[seat]?.out !== false) return undefined;
  const { number, round } = state.turn;
  return {
    state: { ...withoutPlay(state), turn: { seat, number: number + 1, round }, play: FRESH_PLAY },
    agenda: [{ kind: 'choose-card' }, { kind: 'choose-end' }],
  };
}

/** The urchins in hand: one more may put its owner out, so no plan made without it is played (rulebook, "Gameplay"). */
const premise = ({ seats }: OteresState, seat: Seat): string => String(urchinsIn(seats[seat]?.hand ?? []));

/** Öterés as played with the components of this box. */
export const createOteres = (components: Components): Game<Oteres> => ({
  name: 'oteres',
  rulesVersion: 3,
  seats: { min: 3, max: 5 },
  options: [firstPlayerOption(5)],
  setUp: (seats, options, chance) => setUp(components, seats, options, chance),
  rules: {
    ...turnRules(components),
    ...effectRules(components),
    ...catchRules,
  },
  notation: oteresNotation,
  turn: (state) => state.turn,
  view: viewOf,
  redeal,
  turnAhead,
  premise,
  redact: factFor,
  canSeeMove: mayReadMove,
  isOver: ({ play }) => play.phase === 'over',
  result: standing,
});
