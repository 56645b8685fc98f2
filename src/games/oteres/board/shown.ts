import type { Piece } from './focus.ts';
import { type News, NO_NEWS } from './news.ts';

/** What the table shows besides the position: what is new on it, and what an open question is about. */
export interface Shown {
  readonly news: News;
  readonly focus: readonly Piece[];
  /** The questions that are open to all, in words. */
  readonly asked: readonly string[];
}

/** The position alone. */
export const UNMARKED: Shown = { news: NO_NEWS, focus: [], asked: [] };
