import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { peopleAt, type TableNow } from '../../tables/table.ts';
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
  const isFree = match.cannotUndo(match.turn.seat) === undefined;
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
 * Whether *Undo* can do anything on the board: not before the first answer, and not in a turn that has only begun where that takes the
 * agreement of others, who are asked by `/undo`.
 */
export const canTakeBack = ({ table }: Pick<TableNow, 'table'>, match: PlayableMatch): boolean =>
  match.ply > 0 &&
  (match.broken || peopleAt(table).length <= 1 || match.cannotUndo(match.turn.seat) !== 'turn began');
