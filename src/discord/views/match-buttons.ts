import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { allowsHints, holderOf, peopleAt, type Table, type TableNow } from '../../tables/model/table.ts';
import { button } from './components.ts';
import { type MessageContext, sharedIcon } from './message-context.ts';

/** *How to play*: opens the guide of the table's game for the person who presses it. */
export const guideButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'guide' },
      label: say('button-guide'),
      icon: sharedIcon(game.name, 'rules'),
    },
    icons,
  );

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
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  match: PlayableMatch,
  { say, icons }: Pick<MessageContext, 'say' | 'icons'>,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'undo', table: table.id, ply: match.ply },
      label: say('button-undo'),
      icon: sharedIcon(game.name, 'undo'),
    },
    icons,
  );

/** Whether a person has answered something in the turn under way. */
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
