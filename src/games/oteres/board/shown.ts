import type { Shown as AnyShown } from '../../shown.ts';
import { type News, NO_NEWS } from './changes.ts';
import type { Piece } from './focus.ts';

/** What a board shows besides the position. */
export type Shown = AnyShown<News, Piece>;

/** The position alone. */
export const UNMARKED: Shown = { news: NO_NEWS, focus: [], asked: [] };
