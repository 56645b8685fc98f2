import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from '../../tables/table.ts';
import { button } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Voice } from './voice.ts';

/** Takes back what was answered last. */
export const undoButton = (
  { table, game }: TableNow,
  { ply }: PlayableMatch,
  { say, icons }: Voice,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'undo', table: table.id, ply },
      label: say('button-undo'),
      icon: sharedIcon(game.name, 'undo'),
    },
    icons,
  );
