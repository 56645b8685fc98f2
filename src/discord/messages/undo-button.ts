import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { holderOf, peopleAt, type TableNow } from '../../tables/table.ts';
import { button } from './components.ts';
import { sharedIcon } from './icons.ts';
import { tellingsOf } from './telling.ts';
import type { Voice } from './voice.ts';

/** Takes back what was answered last, and says what that is; where that takes the agreement of others, it says so. */
export const undoButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  match: PlayableMatch,
  voice: Voice,
): APIButtonComponent => {
  const { say, icons } = voice;
  const isFree =
    holderOf(table, match.turn.seat) !== undefined && match.cannotUndo(match.turn.seat) === undefined;
  const what = isFree ? match.undone(tellingsOf(table, voice).label) : undefined;
  const asks = !isFree && peopleAt(table).length > 1;
  return button(
    {
      id: { kind: 'undo', table: table.id, ply: match.ply },
      label:
        what === undefined
          ? say(asks ? 'button-undo-ask' : 'button-undo')
          : say('button-undo-what', { what }),
      icon: sharedIcon(game.name, 'undo'),
    },
    icons,
  );
};

/**
 * Whether *Undo* can do anything on the board for somebody who reads it: not before they have answered, nor in a turn that has only begun where
 * that takes the agreement of others, who are asked by `/undo`. What a computer has done in its turn nobody takes back.
 */
export function canTakeBack({ table }: Pick<TableNow, 'table'>, match: PlayableMatch): boolean {
  if (match.ply === 0 || match.broken) return match.broken;
  const { seat, number } = match.turn;
  const floor = match.cannotUndo(seat);
  const isOfPerson = holderOf(table, seat) !== undefined;
  if (isOfPerson ? floor !== 'turn began' : floor === 'another answered') return true;
  // Nobody else need be asked by somebody alone, who has answered something once they have had a turn.
  const { turnBefore } = match;
  const hadTurn =
    number > match.seats || (turnBefore !== undefined && holderOf(table, turnBefore.seat) !== undefined);
  return peopleAt(table).length <= 1 && hadTurn;
}
