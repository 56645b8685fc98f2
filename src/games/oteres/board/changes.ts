import type { Seat } from '../../../engine/seat.ts';
import type { OteresView, SeatView } from '../rules/view.ts';
import { PEARL_COLOURS, type PearlColour } from '../rules/vocabulary.ts';

/** By how much each kind of pearl became more. */
export type PearlChange = Readonly<Record<PearlColour, number>>;

/** What has come about at one seat. */
export interface SeatChanges {
  readonly pearls: PearlChange;
  /** Marks of the pearls that are new there. */
  readonly came: ReadonlySet<number>;
  readonly hand: number;
  /** Ids of cards of which more lie in front than before. */
  readonly laid: ReadonlySet<string>;
  readonly wentOut: boolean;
}

/** What has come about at the table since it looked otherwise. */
export interface Changes {
  readonly seats: readonly SeatChanges[];
  readonly pool: PearlChange;
  /** How many cards came to the discards. */
  readonly discarded: number;
}

const NO_PEARLS: PearlChange = { white: 0, black: 0 };

/** Nothing is new. */
export const NO_CHANGES: Changes = { seats: [], pool: NO_PEARLS, discarded: 0 };

const QUIET: SeatChanges = { pearls: NO_PEARLS, came: new Set(), hand: 0, laid: new Set(), wentOut: false };

/** The news of one seat. */
export const changesOf = ({ seats }: Changes, seat: Seat): SeatChanges => seats[seat] ?? QUIET;

/** How many pearls of a colour a player has, those under cards too. */
export const countOf = ({ pearls }: Pick<SeatView, 'pearls'>, colour: PearlColour): number =>
  pearls.filter((pearl) => pearl.colour === colour).length;

const lying = ({ front }: SeatView, card: string): number =>
  front.filter((laid) => laid.card === card).length;

const seatChanges = (now: SeatView, before: SeatView): SeatChanges => {
  const marks = new Set(before.pearls.map(({ mark }) => mark));
  return {
    pearls: {
      white: countOf(now, 'white') - countOf(before, 'white'),
      black: countOf(now, 'black') - countOf(before, 'black'),
    },
    came: new Set(now.pearls.flatMap(({ mark }) => (marks.has(mark) ? [] : [mark]))),
    hand: now.handSize - before.handSize,
    laid: new Set(now.front.flatMap(({ card }) => (lying(now, card) > lying(before, card) ? [card] : []))),
    wentOut: now.out && !before.out,
  };
};

const isQuiet = ({ pearls, came, hand, laid, wentOut }: SeatChanges): boolean =>
  came.size === 0 &&
  laid.size === 0 &&
  hand === 0 &&
  !wentOut &&
  PEARL_COLOURS.every((colour) => pearls[colour] === 0);

const comparedWith = (now: OteresView, before: OteresView): Changes => ({
  seats: now.seats.map((side) => {
    const was = before.seats[side.seat];
    return was === undefined ? QUIET : seatChanges(side, was);
  }),
  pool: {
    white: now.pool.white - before.pool.white,
    black: now.pool.black - before.pool.black,
  },
  discarded: now.discards.length - before.discards.length,
});

const isNothing = ({ seats, pool, discarded }: Changes): boolean =>
  discarded === 0 && pool.white === 0 && pool.black === 0 && seats.every(isQuiet);

/** What differs from how it looked earlier: from the first of these views that was different at all, the latest first. */
export const changesSince = (now: OteresView, earlier: readonly OteresView[]): Changes =>
  earlier.map((before) => comparedWith(now, before)).find((changes) => !isNothing(changes)) ?? NO_CHANGES;
