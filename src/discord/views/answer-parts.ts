import type { AnswerLabel } from '../../games/presenter.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { row } from '../protocol/message.ts';
import {
  type Layout,
  layout,
  layoutsOf,
  type Manner,
  MOST_MENUS,
  menus,
  type QuestionPlace,
  type Rows,
  rangeOf,
} from './answers.ts';
import { evenly, select } from './components.ts';
import type { MessageContext } from './message-context.ts';
import type { Stack } from './screen.ts';

/** A row and the menu in it. */
const MENU_SIZE = 2;

/** Some of the answers to a question, the others being shown in their place when they are wanted. */
export interface Part extends Layout {
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
  /** In which manners they may be told of; all if absent. */
  readonly manners?: readonly Manner[] | undefined;
}

/**
 * Answers where there is room for so many components: all of them, or else a part, with `turning` components of the room kept free for the
 * way to the others. Where there is no part of the wanted number it is the last. Very many, like bids or coordinates, have two menus: one of their
 * ranges, and one of the answers in the chosen range, so that each is two choices away.
 */
export function answersWithin(
  { room, turning, wanted, manners }: AnswerRoom,
  answers: readonly AnswerLabel[],
  asked: QuestionPlace,
  context: MessageContext,
  isSeen?: (stack: Stack) => boolean,
): Part {
  const whole = layoutsOf(answers, asked, context)(isSeen, manners).find(({ size }) => size <= room);
  if (whole !== undefined) return { ...whole, part: 0, parts: 1, hasRanges: false };
  const ranges = evenly(answers, SELECT_OPTIONS);
  if (ranges.length > MOST_MENUS && ranges.length <= SELECT_OPTIONS && room >= 2 * MENU_SIZE) {
    const part = Math.min(wanted, ranges.length - 1);
    const rows = [
      rangeMenu(ranges, part, asked, context),
      ...menus(ranges[part] ?? [], 'some', asked, context),
    ];
    return { ...layout(rows), part, parts: ranges.length, hasRanges: true };
  }
  const parts = evenly(answers, Math.floor((room - turning) / MENU_SIZE) * SELECT_OPTIONS);
  const part = Math.min(wanted, parts.length - 1);
  return {
    ...layout(menus(parts[part] ?? [], 'some', asked, context)),
    part,
    parts: parts.length,
    hasRanges: false,
  };
}

/** A menu of ranges of answers, the shown one chosen: each turns the page to its part. */
const rangeMenu = (
  ranges: readonly (readonly AnswerLabel[])[],
  shown: number,
  { ids }: QuestionPlace,
  { say, icons }: MessageContext,
): Rows[number] =>
  row([
    select(
      ids.ranges(shown),
      say('answers-choose-range'),
      ranges.map((range, at) => ({ value: String(at), label: rangeOf(range), chosen: at === shown })),
      icons,
    ),
  ]);
