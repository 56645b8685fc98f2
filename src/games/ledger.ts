import { BrokenRule } from '../engine/agenda.ts';
import type { Chance } from '../engine/chance.ts';
import type { Turn } from '../engine/game.ts';
import type { Seat } from '../engine/seat.ts';

/** The state of a game that keeps a ledger: whose turn it is, what was played in it, and a side for each seat. */
interface LedgerState {
  readonly turn: Turn;
  readonly play: object;
  readonly seats: readonly object[];
}

/**
 * A state in the making, together with what can be told of it; each rule that changes something keeps one. The state is
 * the ledger's own copy, changed in place: rules change several things, and are run by the thousand in a search.
 */
export class GameLedger<State extends LedgerState, Fact, Step> {
  readonly state: State;
  protected readonly facts: Fact[] = [];
  protected readonly steps: Step[] = [];

  constructor(state: State) {
    this.state = { ...state };
  }

  get seat(): Seat {
    return this.state.turn.seat;
  }

  tell(...facts: readonly Fact[]): void {
    this.facts.push(...facts);
  }

  /** These steps come next, before those on the agenda. */
  follow(...steps: readonly Step[]): void {
    this.steps.push(...steps);
  }

  change(change: Partial<State>): void {
    Object.assign(this.state, change);
  }

  /** @throws {BrokenRule} for a seat that is not there */
  changeSeat(seat: Seat, change: Partial<State['seats'][number]>): void {
    const side = this.state.seats[seat];
    if (side === undefined) throw new BrokenRule(`there is no seat ${seat} to change`);
    Object.assign(this.state, { seats: this.state.seats.with(seat, { ...side, ...change }) });
  }

  changePlay(change: Partial<State['play']>): void {
    Object.assign(this.state, { play: { ...this.state.play, ...change } });
  }
}

/** What there is beside a ledger when a step happens: the state before it, and chance. */
interface Occasion<State> {
  readonly state: State;
  readonly chance: Chance;
}

/** Makes the rules of steps that happen from what each does with a ledger of the state before it. */
export const deedsOf =
  <State, L extends { outcome(): O }, O>(open: (state: State) => L) =>
  <S>(does: (ledger: L, step: S, occasion: Occasion<State>) => void) => ({
    happens(state: State, step: S, chance: Chance): O {
      const ledger = open(state);
      does(ledger, step, { state, chance });
      return ledger.outcome();
    },
  });
