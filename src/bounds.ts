/**
 * Upper limits on input from outside. A reader checks them before it parses or builds anything, and names them in its
 * error.
 * Discord's own limits are in `discord/protocol/limits.ts`, those of game data with the reader of the game's
 * components.
 */

/** Of the record of a game, whoever brings it. */
export const RECORD = {
  /** The text: a long match of four has some twenty thousand letters. */
  letters: 200_000,
  /** Its file: most letters take one byte, and those of names up to four. */
  bytes: 500_000,
  /** Moves and steps back: several times what a match has had, and each makes a position. */
  entries: 5_000,
  /** Turns, parts of turns too: a match has a hundred, and each makes a page of a replay. */
  turns: 1_000,
  /** Steps back over several moves: of one press, or as the table agreed. */
  stepsBack: 1_000,
  /** What chance brought at once: a deal of a whole box is fewer than a hundred. */
  draws: 400,
  /** Letters of a draw's name, and of a move: what a notation may have. */
  word: 40,
  /** Options: no game has as many. Names are bounded by the seats. */
  options: 16,
  /** Characters of a header without the component list: the longest holds a name, up to six characters per letter. */
  header: 800,
  /** Letters of a comment: one says something about a move. */
  comment: 2_000,
  /** Letters of a name: Discord's own limit is less. */
  name: 100,
} as const;

/** Log entries up to which moves can be undone, as undone ones are read again: a match has up to a thousand. */
export const UNDOING = { turn: 200, match: 2_000 } as const;

/** How large a text of JSON may be, and its parts. */
export interface Extent {
  readonly letters: number;
  /** Entries of all lists and objects together, so that no check meets more wrong ones than this. */
  readonly parts: number;
  /** Entries of any one list or object. */
  readonly entries: number;
  /** Entries within entries. */
  readonly depth: number;
  /** Letters of any one text. */
  readonly text: number;
  /** Letters of what an entry is called. */
  readonly key: number;
}

/** For data files of games: puzzles, lessons, weights. A host may edit ours; the largest is a tenth of this. */
export const DATA = {
  letters: 1_000_000,
  parts: 100_000,
  entries: 1_000,
  depth: 12,
  text: 4_000,
  key: 100,
} as const satisfies Extent;

/** For a component list, of a host or a record. Ours have a tenth of the letters and a third of the parts. */
export const LIST = {
  letters: 100_000,
  parts: 2_000,
  entries: 64,
  depth: 6,
  text: 1_000,
  key: 64,
} as const satisfies Extent;
/** Bytes that a letter takes at most, as a UTF-16 unit in UTF-8. */
export const BYTES_A_LETTER = 3;
/** Bytes of a component list. */
export const LIST_BYTES = BYTES_A_LETTER * LIST.letters;

/** Of what the store keeps: the bot's own writing, in a file that a host may have moved, restored or changed. */
export const ROW = {
  /** A table, a result, a profile, what a server settled, an entry of a log: a hundred times what a full one has. */
  letters: 1_000_000,
  /** A match with the positions of its latest turns: several times the largest. */
  snapshot: 4_000_000,
} as const;

/** Of what a host settles. */
export const ENVIRONMENT = {
  /** The file: what it says fits on a few pages. */
  bytes: 32_000,
  /** Letters of a variable: an address with a password and options has a few hundred. */
  letters: 2_000,
  /** Blocked people: more of them are a matter for the settings of a server. */
  people: 1_000,
} as const;

/** Of what people type in Discord. */
export const TYPED = {
  /** Letters of an option: a name, a place, a question about the rules. */
  option: 200,
  /** Letters of text options, by name. A record may use all that Discord allows ("Application Commands"). */
  longOptions: { record: 6_000, problem: 500 },
} as const;

/** Letters of a complaint, of what it quotes too: it is read in one message, or on one line. */
export const COMPLAINT = 300;
