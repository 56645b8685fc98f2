import { BrokenRule } from '../../../engine/agenda.ts';
import type { BoardValues } from './components.ts';
import type { SeatState } from './state.ts';
import type { OwnKey } from './vocabulary.ts';

/** How often each technician can be improved (rulebook, Engineer). */
export const MOST_IMPROVEMENTS = 3;

function byImprovements(numbers: readonly number[], improvements: number): number {
  const value = numbers[improvements];
  if (value === undefined) throw new BrokenRule(`otys has no technician improved ${improvements} times`);
  return value;
}

/** The token that would be this many on the Hacker track sends all keys home. */
export const homeAt = (values: BoardValues, seat: SeatState): number =>
  byImprovements(values.homeAt, seat.hacker);

/** The farthest propeller move, in spaces. */
export const reach = (values: BoardValues, seat: SeatState): number =>
  byImprovements(values.reach, seat.mechanic);

/** Own tokens on the Hacker track, leftmost first; neutral X keys cannot be taken back. */
export const ownOnTrack = ({ track }: SeatState): readonly OwnKey[] =>
  track.filter((token): token is OwnKey => token !== 'neutral');
