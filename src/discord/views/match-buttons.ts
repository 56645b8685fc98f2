import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PageButton } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import { allowsHints, holderOf, peopleAt, type Table, type TableNow } from '../../tables/model/table.ts';
import type { PlainKey } from '../../texts/say.ts';
import { ANALYSIS_LOOK, type Look, RECORD_LOOK } from '../protocol/ids.ts';
import { button, controlsAt, type PressedTable } from './components.ts';
import type { ButtonContext, MessageContext } from './message-context.ts';

type ButtonAt = (now: PressedTable, context: ButtonContext) => APIButtonComponent;

const opens =
  (look: Look, says: PlainKey, icon: TableIcon): ButtonAt =>
  (now, context) =>
    controlsAt(now, context).press({ kind: 'look', look }, context.say(says), icon);

/** *How to play*: opens the guide of the table's game for the person who presses it. */
export const guideButton = opens('guide', 'button-guide', 'rules');
/** *Help*. */
export const helpButton = opens('help', 'button-help', 'rules');
/** *Hint*. */
export const hintButton = opens('hint', 'button-hint', 'hint');
/** *Log*. */
export const happenedButton = opens('happened', 'button-happened', 'happened');
/** Opens the analysis of a match that is over. */
export const analysisButton = opens(ANALYSIS_LOOK, 'button-analysis', 'hint');
/** Opens the record of a match. */
export const recordButton = opens(RECORD_LOOK, 'button-record', 'rules');

/** Opens a page of the table's game. */
export const lookButton = (
  { table }: Pick<PressedTable, 'table'>,
  look: Look,
  said: PageButton,
  { icons }: Pick<MessageContext, 'icons'>,
): APIButtonComponent => button({ id: { kind: 'look', table: table.id, look }, ...said }, icons);

/** Whether somebody who is asked something may have a hint about it: the person in `of`, or anybody if it is absent. */
export const hasHints = (
  { table }: Pick<TableNow, 'table'>,
  match: PlayableMatch,
  { off }: Pick<MessageContext, 'off'>,
  of?: number,
): boolean =>
  off?.has('hint') !== true &&
  table.phase === 'playing' &&
  match.decisions.some(
    ({ seat }) =>
      (of === undefined || seat === of) && holderOf(table, seat) !== undefined && allowsHints(table, seat),
  );

/**
 * Takes back the last answer. It has the same name in every game and message, so that people find it. If it would
 * take back more than the person's own last answer, or needs others, a private page says so first.
 */
export const undoButton = (
  now: PressedTable,
  { ply }: PlayableMatch,
  context: ButtonContext,
): APIButtonComponent =>
  controlsAt(now, context).press({ kind: 'undo', ply }, context.say('button-undo'), 'undo');

function hasAnswered(table: Table, match: PlayableMatch): boolean {
  const { seat } = match.turn;
  const floor = match.cannotUndo(seat);
  return holderOf(table, seat) === undefined ? floor === 'another-answered' : floor !== 'turn-began';
}

/**
 * Whether *Undo* can do anything on the board for its reader: not before they have answered, nor in a turn that has
 * only begun if that takes the agreement of others, who are asked by `/undo`. Nobody takes back a computer's answers
 * in its turn.
 */
export function canTakeBack({ table }: Pick<TableNow, 'table'>, match: PlayableMatch): boolean {
  if (match.ply === 0 || match.broken) return match.broken;
  if (hasAnswered(table, match)) return true;
  // Nobody else need be asked by somebody alone, who has answered something once they have had a turn.
  const { turnBefore } = match;
  const hadTurn =
    match.turn.number > match.seats ||
    (turnBefore !== undefined && holderOf(table, turnBefore.seat) !== undefined);
  return peopleAt(table).length <= 1 && hadTurn;
}

/** *Undo* on a page of a seat's own: in its turn as on the board, else only what needs nobody's agreement. */
export function undoOf(now: TableNow, seat: number, context: MessageContext): readonly APIButtonComponent[] {
  const { table, match } = now;
  if (table.phase !== 'playing' || match === undefined) return [];
  const isOffered = match.turn.seat === seat ? canTakeBack(now, match) : match.cannotUndo(seat) === undefined;
  return isOffered ? [undoButton(now, match, context)] : [];
}
