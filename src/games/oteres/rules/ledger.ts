import { BrokenRule } from '../../../engine/agenda.ts';
import { type Chance, oneOf } from '../../../engine/chance.ts';
import { deckSize, drawCard, middleOf, putInMiddle } from '../../../engine/deck.ts';
import type { Outcome } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { GameLedger as AnyLedger, deedsOf } from '../../ledger.ts';
import { isKept, type KeptFact, type OteresFact, type PearlPlace } from './fact.ts';
import { afterDraw, afterGift, afterReturn, type Memory } from './memory.ts';
import type { Oteres, OteresState, Pearl } from './state.ts';
import type { OteresStep } from './step.ts';
import { isHeld, sideOf, without } from './table.ts';
import { type PearlColour, URCHIN } from './vocabulary.ts';

const known = (pearl: Pearl, seat: Seat): Pearl =>
  pearl.knowers.includes(seat)
    ? pearl
    : { ...pearl, knowers: [...pearl.knowers, seat].toSorted((a, b) => a - b) };

/** So few cards are left in a deck that is low: a round of five players draws them all. */
const LOW_DECK = 5;

/** A state of Öterés in the making. */
export class Ledger extends AnyLedger<OteresState, OteresFact, OteresStep> {
  #reveals = false;

  /** Somebody sees what was hidden from them: it cannot be taken back. */
  reveal(): void {
    this.#reveals = true;
    this.makeFinal();
  }

  /** What was played in this turn stands from now on: chance or another player had a part in it. */
  makeFinal(): void {
    if (this.state.play.final !== true) this.changePlay({ final: true });
  }

  changeMemory(next: (memory: Memory) => Memory): void {
    this.change({ memory: next(this.state.memory) });
  }

  /** The top card of the deck into a hand; none from an empty deck (ruling). */
  drawCard(seat: Seat, chance: Chance): void {
    const drawn = drawCard(this.state.deck, chance, [seat]);
    if (drawn === undefined) {
      this.tell({ kind: 'nothing-drawn', seat });
      return;
    }
    this.change({ deck: drawn.deck });
    this.changeMemory((memory) => afterDraw(memory, seat));
    this.makeFinal();
    this.changeSeat(seat, { hand: [...sideOf(this.state, seat).hand, drawn.card] });
    this.tell({ kind: 'card-drawn', seat, card: drawn.card });
    const left = deckSize(drawn.deck);
    if (left > LOW_DECK || this.state.deckWasLow === true) return;
    this.change({ deckWasLow: true });
    this.tell({ kind: 'deck-low', left });
  }

  takeFromHand(seat: Seat, card: string): void {
    this.changeSeat(seat, { hand: without(sideOf(this.state, seat).hand, card) });
  }

  /** A card leaves this seat's hand: face up to the discards, an urchin to the deck (rulebook, "Important rules"). */
  discard(seat: Seat, card: string, chance: Chance): void {
    if (card === URCHIN) {
      const depth = middleOf(deckSize(this.state.deck));
      this.changeMemory((memory) => afterReturn(memory, depth));
      this.change({ deck: putInMiddle(this.state.deck, card, chance) });
      this.makeFinal();
      this.tell({ kind: 'urchin-returned', seat });
      return;
    }
    this.change({ discards: [...this.state.discards, card] });
    this.tell({ kind: 'card-discarded', seat, card });
  }

  giveCard(from: Seat, to: Seat, card: string): void {
    this.takeFromHand(from, card);
    this.changeSeat(to, { hand: [...sideOf(this.state, to).hand, card] });
    this.changeMemory((memory) => afterGift(memory, from, to, card));
    this.tell({ kind: 'card-given', seat: from, to, card });
    this.reveal();
  }

  /** A random pearl of the pool to a seat, or to the catch of the player whose turn it is; none from an empty pool. */
  drawPearl(colour: PearlColour, to: Seat | 'catch', chance: Chance): void {
    const { pool, nextMark } = this.state;
    if (pool[colour].length === 0) return;
    const knowers = [to === 'catch' ? this.seat : to];
    const value = oneOf(pool[colour], chance, knowers);
    const pearl: Pearl = { mark: nextMark, colour, value, knowers };
    this.change({ pool: { ...pool, [colour]: without(pool[colour], value) }, nextMark: nextMark + 1 });
    this.makeFinal();
    this.#put(pearl, 'pool', to);
    if (colour === 'black' && this.state.pool.black.length === 0)
      this.tell({ kind: 'urchins-playable', playable: false });
  }

  /**
   * Moves a pearl; its new owner learns its value, and back in the pool it loses its mark. No undo once another player
   * has got it, even if they knew it: who has seen which pearl is not public.
   */
  movePearl(from: Seat | 'catch', mark: number, to: Seat | 'pool'): void {
    const pearl = this.#take(from, mark);
    if (to !== 'pool') {
      this.#put(known(pearl, to), from, to);
      if (typeof from === 'number' || to !== this.seat) this.reveal();
      return;
    }
    const { colour, value, knowers } = pearl;
    const { pool } = this.state;
    this.change({ pool: { ...pool, [colour]: [...pool[colour], value].toSorted((a, b) => a - b) } });
    this.tell({ kind: 'pearl-moved', from, to, mark, colour, value, knowers });
    if (colour === 'black' && pool.black.length === 0)
      this.tell({ kind: 'urchins-playable', playable: true });
  }

  lookAt(seat: Seat, of: Seat, mark: number): void {
    const { pearls } = sideOf(this.state, of);
    const seen = pearls.map((pearl) => (pearl.mark === mark ? known(pearl, seat) : pearl));
    const pearl = seen.find((each) => each.mark === mark);
    if (pearl === undefined) throw new BrokenRule('oteres looks at a pearl that is not there');
    this.changeSeat(of, { pearls: seen });
    this.tell({ kind: 'pearl-looked-at', seat, of, mark, value: pearl.value, knowers: pearl.knowers });
    this.reveal();
  }

  outcome(...steps: readonly OteresStep[]): Outcome<Oteres> {
    const secrets = this.facts.filter(isKept);
    if (secrets.length > 0) this.#remember(secrets);
    this.follow(...steps);
    return { state: this.state, steps: this.steps, facts: this.facts, reveals: this.#reveals };
  }

  /** Keeps what each seat learned since its last turn began, to tell it when its turn has come round again. */
  #remember(secrets: readonly KeptFact[]): void {
    const { play, recent, turn, seats } = this.state;
    const oldest = turn.number - seats.length;
    // The oldest come first: what follows them need not be looked at.
    const first = recent.findIndex((learned) => learned.turn >= oldest);
    const kept = first < 0 ? [] : recent.slice(first);
    const by = { turn: turn.number, by: turn.seat };
    const learned = secrets.map((fact) =>
      play.played === undefined ? { ...by, fact } : { ...by, card: play.played, fact },
    );
    this.change({ recent: [...kept, ...learned] });
  }

  #take(from: Seat | 'catch', mark: number): Pearl {
    const { play } = this.state;
    const pearls = from === 'catch' ? play.catch : sideOf(this.state, from).pearls;
    const pearl = pearls.find((each) => each.mark === mark);
    if (pearl === undefined || (from !== 'catch' && isHeld(sideOf(this.state, from), mark)))
      throw new BrokenRule('oteres moves a pearl that is not free to be moved');
    const rest = pearls.filter((each) => each !== pearl);
    if (from === 'catch') this.changePlay({ catch: rest });
    else this.changeSeat(from, { pearls: rest });
    return pearl;
  }

  #put(pearl: Pearl, from: PearlPlace, to: Seat | 'catch'): void {
    const { mark, colour, value, knowers } = pearl;
    if (to === 'catch') this.changePlay({ catch: [...this.state.play.catch, pearl] });
    else this.changeSeat(to, { pearls: [...sideOf(this.state, to).pearls, pearl] });
    this.tell({ kind: 'pearl-moved', from, to, mark, colour, value, knowers });
  }
}

/** The rule of a step that happens by what is done with a ledger. */
export const deed = deedsOf<OteresState, Ledger, Outcome<Oteres>>((state) => new Ledger(state));
