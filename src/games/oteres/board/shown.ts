import type { Shown as AnyShown } from '../../shown.ts';
import type { Piece } from './focus.ts';
import { type News, NO_NEWS } from './news.ts';

/** What a board shows besides the position. */
export type Shown = AnyShown<News, Piece>;

/** The position alone. */
export const UNMARKED: Shown = { news: NO_NEWS, focus: [], asked: [] };
