import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { row } from '../protocol/message.ts';
import {
  type Layout,
  layoutsOf,
  MOST_MENUS,
  menus,
  type QuestionPlace,
  rangeOf,
  type ShownAnswer,
} from './answers.ts';
import { countOf, evenly, select } from './components.ts';
import type { MessageContext } from './message-context.ts';

/** A row and the menu in it. */
const MENU_SIZE = 2;

/** Some of the answers to a question, the others being shown in their place when they are wanted. */
export interface AnswerPart {
  readonly layout: Layout;
  /** Which part of the answers it is, from 0 on, and how many there are. */
  readonly part: number;
  readonly parts: number;
  /** Whether a menu of its own turns to the other parts, so that no buttons need to. */
  readonly hasRanges: boolean;
}

/** What there is of room for answers on a private page. */
export interface AnswerRoom {
  /** Components, and those of them that the way to other answers takes. */
  readonly room: number;
  readonly turning: number;
  /** Which part of the answers is wanted. */
  readonly wanted: number;
}

/**
 * Answers that fit into this number of components: all of them, or else a part, with `turning` components kept free
 * to reach the others. A part number that does not exist gives the last. A great many, like bids or coordinates, have
 * two menus: one of their ranges, and one of the answers in the chosen range, so that each is two choices away.
 */
export function answersWithin(
  { room, turning, wanted }: AnswerRoom,
  answers: readonly ShownAnswer[],
  asked: QuestionPlace,
  context: MessageContext,
): AnswerPart {
  const whole = layoutsOf(answers, asked, context).find((layout) => countOf(layout) <= room);
  if (whole !== undefined) return { layout: whole, part: 0, parts: 1, hasRanges: false };
  const ranges = evenly(answers, SELECT_OPTIONS);
  if (ranges.length > MOST_MENUS && ranges.length <= SELECT_OPTIONS && room >= 2 * MENU_SIZE) {
    const part = Math.min(wanted, ranges.length - 1);
    const layout = [
      ...rangeMenu(ranges, part, asked, context),
      ...menus(ranges[part] ?? [], 'some', asked, context),
    ];
    return { layout, part, parts: ranges.length, hasRanges: true };
  }
  const parts = evenly(answers, Math.floor((room - turning) / MENU_SIZE) * SELECT_OPTIONS);
  const part = Math.min(wanted, parts.length - 1);
  return {
    layout: menus(parts[part] ?? [], 'some', asked, context),
    part,
    parts: parts.length,
    hasRanges: false,
  };
}

/** A menu of ranges of answers, the shown one chosen: each turns the page to its part. */
const rangeMenu = (
  ranges: readonly (readonly ShownAnswer[])[],
  shown: number,
  { ids }: QuestionPlace,
  { say, icons }: MessageContext,
): Layout => [
  row([
    select(
      ids.ranges(shown),
      say('answers-choose-range'),
      ranges.map((range, at) => ({ value: String(at), label: rangeOf(range), chosen: at === shown })),
      icons,
    ),
  ]),
];
