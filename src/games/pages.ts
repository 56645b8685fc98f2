import type { Say } from '../texts/say.ts';
import type { TableIcon } from './table-icons.ts';

/** What the button of a page says. */
export interface PageButton<Icon extends string = string> {
  readonly label: string;
  readonly icon?: Icon;
}

/** What tells how a page is opened and what stands on it, besides what the game says there. */
export interface PageTraits {
  /** Only its seat may open it. A game's first such page is `/hand`, and its pictures go with the seat's questions. */
  readonly isOwn?: true;
  /** It shows one side of the table: it has a menu of the other sides, and the result and the log show it too. */
  readonly hasSides?: true;
  /** The button of the rules opens it: it has a menu of their topics. */
  readonly withRules?: true;
}

/** What pages can be called: the ids of their buttons have room for no more. */
export const PAGE_NAME = /^[a-z][a-z-]{0,11}$/;

/** Names that no page can have: those of private pages that every table has, and `board`, where all may answer. */
export const TAKEN_NAMES: readonly string[] = [
  ...['happened', 'question', 'help', 'pieces', 'guide', 'settings', 'gathering', 'closing', 'plan'],
  ...['ready', 'tip', 'profile', 'board', 'hint', 'record', 'replay'],
];

/** The most pages with a button on the board: Discord allows five in a row, and the log and the rules share it. */
export const MOST_ON_BOARD = 3;

/** What the buttons of pages say that many games have: what a seat holds, a side of the table, what the pieces do. */
export const PAGE_BUTTONS = {
  hand: (say: Say): PageButton<TableIcon> => ({ label: say('button-hand'), icon: 'hand' }),
  sides: (say: Say): PageButton<TableIcon> => ({ label: say('button-closer'), icon: 'look' }),
  pieces: (say: Say): PageButton<TableIcon> => ({ label: say('button-legend'), icon: 'legend' }),
} as const;

/** A page as tables know it: the types of its game are closed over. */
export interface PageOfGame extends PageTraits {
  readonly name: string;
  /** What its button says if no match is looked at. */
  readonly button: (say: Say) => PageButton;
}

/** The page with what a seat holds; the first of all if no page is for a seat alone. */
export const ownPageOf = (pages: readonly PageOfGame[]): PageOfGame | undefined =>
  pages.find(({ isOwn }) => isOwn) ?? pages[0];

/** The page of the sides of the table, if there is one. */
export const sidePageOf = (pages: readonly PageOfGame[]): PageOfGame | undefined =>
  pages.find(({ hasSides }) => hasSides);

/** The page that the button of the rules opens, if there is one. */
export const rulesPageOf = (pages: readonly PageOfGame[]): PageOfGame | undefined =>
  pages.find(({ withRules }) => withRules);
