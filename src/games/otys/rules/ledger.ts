import { BrokenRule } from '../../../engine/agenda.ts';
import type { Outcome } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { GameLedger as AnyLedger, deedsOf } from '../../ledger.ts';
import type { Otys, OtysState, SeatState } from './state.ts';
import type { OtysStep } from './step.ts';
import type { OtysFact, Purse } from './view.ts';
import type { Colour, SeaLevel } from './vocabulary.ts';

/** A seat's side of the table. Throws {@link BrokenRule} for a seat that is not there. */
export function seatSide(state: OtysState, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new BrokenRule(`otys has no seat ${seat}`);
  return found;
}

/** The side of the player whose turn it is. */
export const ownSide = (state: OtysState): SeatState => seatSide(state, state.turn.seat);

/** The level of the key in play. Throws {@link BrokenRule} before a key is. */
export function keyLevel(state: OtysState): SeaLevel {
  const { active } = state.play;
  if (active === undefined) throw new BrokenRule('otys has no key in play');
  return active.level;
}

/** The state with a seat's side changed. */
export const withSeat = (state: OtysState, seat: Seat, change: Partial<SeatState>): OtysState => ({
  ...state,
  seats: state.seats.with(seat, { ...seatSide(state, seat), ...change }),
});

/** A state of Otys in the making. */
export class Ledger extends AnyLedger<OtysState, OtysFact, OtysStep> {
  /** Adds to a purse; a negative number takes. Throws {@link BrokenRule} if there is not enough. */
  count(seat: Seat, purse: Purse, by: number): void {
    if (by === 0) return;
    const field = purse === 'neutral-x' ? 'neutralX' : purse;
    const now = seatSide(this.state, seat)[field] + by;
    if (now < 0) throw new BrokenRule(`otys pays ${purse} that are not there`);
    this.changeSeat(seat, { [field]: now });
    this.tell({ kind: 'purse', seat, purse, by });
  }

  /** Puts cubes on a level of a seat's search zone; a negative number takes them. */
  cubes(seat: Seat, level: SeaLevel, colour: Colour, by: number): void {
    if (by === 0) return;
    const { cubes } = seatSide(this.state, seat);
    const there = cubes[level - 1];
    if (there === undefined || there[colour] + by < 0)
      throw new BrokenRule('otys takes cubes that are not there');
    this.changeSeat(seat, { cubes: cubes.with(level - 1, { ...there, [colour]: there[colour] + by }) });
    this.tell({ kind: 'cube', seat, colour, level, by });
  }

  outcome(...steps: readonly OtysStep[]): Outcome<Otys> {
    this.follow(...steps);
    return { state: this.state, steps: this.steps, facts: this.facts };
  }
}

/** The rule of a step that happens by what is done with a ledger. */
export const deed = deedsOf<OtysState, Ledger, Outcome<Otys>>((state) => new Ledger(state));
