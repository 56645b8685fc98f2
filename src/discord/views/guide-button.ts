import type { APIButtonComponent } from 'discord-api-types/v10';
import type { TableNow } from '../../tables/model/table.ts';
import { button } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Voice } from './message-context.ts';

/** *How to play*: opens the guide of the table's game for whoever presses it. */
export const guideButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  { say, icons }: Voice,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'guide' },
      label: say('button-guide'),
      icon: sharedIcon(game.name, 'rules'),
    },
    icons,
  );
