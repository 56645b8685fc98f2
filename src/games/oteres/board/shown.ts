import type { ShownBeside as AnyShown } from '../../shown.ts';
import { type Changes, NO_CHANGES } from './changes.ts';
import type { Piece } from './focus.ts';

/** What a board shows besides the position. */
export type Shown = AnyShown<Changes, Piece>;

/** The position alone. */
export const UNMARKED: Shown = { changes: NO_CHANGES, focus: [], asked: [] };
