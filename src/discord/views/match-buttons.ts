import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { allowsHints, holderOf, peopleAt, type Table, type TableNow } from '../../tables/model/table.ts';
import { button } from './components.ts';
import { type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';

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

/** *Help*: what the person who presses can do now where they are asked something, and else what there is to know of the game. */
export const helpButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  { say, icons }: Pick<MessageContext, 'say' | 'icons'>,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'help' },
      label: say('button-help'),
      icon: sharedIcon(game.name, 'rules'),
    },
    icons,
  );

/** Whether a person who is asked something may have a hint about it. */
export const hasHints = ({ table }: Pick<TableNow, 'table'>, match: PlayableMatch): boolean =>
  table.phase === 'playing' &&
  allowsHints(table) &&
  match.decisions.some(({ seat }) => holderOf(table, seat) !== undefined);

/** Opens a hint about what the person who presses is asked. */
export const hintButton = ({ table, game }: TableNow, { say, icons }: MessageContext): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'hint' },
      label: say('button-hint'),
      icon: sharedIcon(game.name, 'hint'),
    },
    icons,
  );

/**
 * Takes back what was answered last. Where several play a board says whose it is, as nobody else can use it, and
 * a private page what that was. Past what a free undo may, it asks all of them, so it is nobody's. Somebody alone with computers reads what it takes back or how far it
 * goes: whatever was drawn since is drawn anew then (ruling: undo).
 */
export const undoButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  match: PlayableMatch,
  context: MessageContext,
  seenBy: 'all' | 'its own' = 'all',
): APIButtonComponent => {
  const isFree =
    holderOf(table, match.turn.seat) !== undefined && match.cannotUndo(match.turn.seat) === undefined;
  const isAlone = peopleAt(table).length <= 1;
  return button(
    {
      id: { kind: 'undo', table: table.id, ply: match.ply },
      label: isAlone
        ? labelAlone(isFree, match, context, table)
        : isFree
          ? ownersLabel(match, context, table, seenBy)
          : context.say('button-undo'),
      icon: sharedIcon(game.name, 'undo'),
    },
    context.icons,
  );
};

/** Whose it is, where others see it: a board has no room for more. Its owner reads on their page what is taken back. */
function ownersLabel(
  match: PlayableMatch,
  context: MessageContext,
  table: Table,
  seenBy: 'all' | 'its own',
): string {
  const { label } = textContextsOf(table, context);
  const { seat } = match.turn;
  if (seenBy === 'all') return context.say('button-undo-by', { name: label.people[seat]?.name ?? '' });
  const what = match.undone(label, seat);
  return what === undefined ? context.say('button-undo') : context.say('button-undo-what', { what });
}

/** What the button is called where nobody else need be asked. */
function labelAlone(isFree: boolean, match: PlayableMatch, context: MessageContext, table: Table): string {
  const { say } = context;
  if (isFree) {
    const what = match.undone(textContextsOf(table, context).label);
    return what === undefined ? say('button-undo') : say('button-undo-what', { what });
  }
  if (match.broken) return say('button-undo');
  return say('button-undo-alone', { to: takenBackAlone(table, match) });
}

/** What *Undo* goes back to for somebody alone: the last answer, the end of their turn that nobody has answered since, or a turn that others have played after. */
function takenBackAlone(table: Table, match: PlayableMatch): 'move' | 'end' | 'turn' {
  if (hasAnswered(table, match)) return 'move';
  const { turn, turnBefore } = match;
  const hasJustEnded =
    holderOf(table, turn.seat) === undefined &&
    match.cannotUndo(turn.seat) === 'turn-began' &&
    turnBefore !== undefined &&
    holderOf(table, turnBefore.seat) !== undefined;
  return hasJustEnded ? 'end' : 'turn';
}

/** Whether a person has answered something in the turn under way. */
function hasAnswered(table: Table, match: PlayableMatch): boolean {
  const { seat } = match.turn;
  const floor = match.cannotUndo(seat);
  return holderOf(table, seat) === undefined ? floor === 'another-answered' : floor !== 'turn-began';
}

/**
 * Whether *Undo* can do anything on the board for somebody who reads it: not before they have answered, nor in a turn that has only begun where
 * that takes the agreement of others, who are asked by `/undo`. What a computer has done in its turn nobody takes back.
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
