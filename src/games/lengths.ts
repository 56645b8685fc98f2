import { ALT_LENGTH } from '../canvas/picture.ts';

/** The most characters of each text of a presenter, in every language, so that a message has room for all. */
export const LENGTHS = {
  /** A question, and what is worth knowing while choosing. */
  prompt: 120,
  note: 400,
  label: 52,
  /** What a button says beside a line with the whole label. */
  button: 14,
  /** What comes of an answer, in a menu: its description has no room for more. */
  effects: 100,
  /** What comes of an answer in a text, or of a whole line of answers. */
  outlook: 260,
  /** What a question speaks of, and a tip, for those who are still learning. */
  term: 160,
  tip: 120,
  status: 400,
  pageTitle: 100,
  page: 2_400,
  /** A part of a position in words. */
  part: 1_800,
  topicTitle: 80,
  topic: 3_500,
  /** What an option of a table settles: it is the description of a slash option, too. */
  optionAbout: 100,
  alt: ALT_LENGTH,
} as const;
