import type { Seat } from '../../../engine/seat.ts';
import { entriesFor } from '../../kinds.ts';
import { pearlCount } from '../rules/table.ts';
import type { OteresView, SeatView } from '../rules/view.ts';
import { PEARL_COLOURS, type PearlColour } from '../rules/vocabulary.ts';

/** By how much each kind of pearl became more. */
export type PearlChange = Readonly<Record<PearlColour, number>>;

/** What has come about at one seat. */
export interface SeatChanges {
  readonly pearls: PearlChange;
  readonly came: ReadonlySet<number>;
  readonly hand: number;
  /** Ids of the cards that lie in front in a greater number than before. */
  readonly laid: ReadonlySet<string>;
  readonly wentOut: boolean;
}

/** What has come about at the table since it looked otherwise. */
export interface Changes {
  readonly seats: readonly SeatChanges[];
  readonly pool: PearlChange;
  readonly discarded: number;
}

const NO_PEARLS: PearlChange = { white: 0, black: 0 };

/** Nothing is new. */
export const NO_CHANGES: Changes = { seats: [], pool: NO_PEARLS, discarded: 0 };

const QUIET: SeatChanges = { pearls: NO_PEARLS, came: new Set(), hand: 0, laid: new Set(), wentOut: false };

/** The news of one seat. */
export const changesOf = ({ seats }: Changes, seat: Seat): SeatChanges => seats[seat] ?? QUIET;

const lying = ({ front }: SeatView, card: string): number =>
  front.filter((laid) => laid.card === card).length;

const seatChanges = (now: SeatView, before: SeatView): SeatChanges => {
  const marks = new Set(before.pearls.map(({ mark }) => mark));
  return {
    pearls: entriesFor(PEARL_COLOURS, (colour) => pearlCount(now, colour) - pearlCount(before, colour)),
    came: new Set(now.pearls.flatMap(({ mark }) => (marks.has(mark) ? [] : [mark]))),
    hand: now.handSize - before.handSize,
    laid: new Set(now.front.flatMap(({ card }) => (lying(now, card) > lying(before, card) ? [card] : []))),
    wentOut: now.out && !before.out,
  };
};

const comparedWith = (now: OteresView, before: OteresView): Changes => ({
  seats: now.seats.map((side) => {
    const was = before.seats[side.seat];
    return was === undefined ? QUIET : seatChanges(side, was);
  }),
  pool: entriesFor(PEARL_COLOURS, (colour) => now.pool[colour] - before.pool[colour]),
  discarded: now.discards.length - before.discards.length,
});

/** The views since the last turn of the player who is up now: what they read of the others’ turns begins there, too. */
const sinceTheirs = ({ turn }: OteresView, earlier: readonly OteresView[]): readonly OteresView[] => {
  const own = earlier.findIndex((view) => view.turn.seat === turn.seat && view.turn.number < turn.number);
  return own < 0 ? earlier : earlier.slice(0, own);
};

/** What changed since the last turn of the player who is up. `earlier` are the views, the latest first. */
export const changesSince = (now: OteresView, earlier: readonly OteresView[]): Changes => {
  const before = sinceTheirs(now, earlier).at(-1);
  return before === undefined ? NO_CHANGES : comparedWith(now, before);
};
