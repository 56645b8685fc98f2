import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { allowsHints } from '../../tables/model/hints.ts';
import { holderOf, type TableNow } from '../../tables/model/table.ts';
import { button } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Voice } from './message-context.ts';

/** Whether a person who is asked something may have a hint about it. */
export const hasHints = ({ table }: Pick<TableNow, 'table'>, match: PlayableMatch): boolean =>
  table.phase === 'playing' &&
  allowsHints(table) &&
  match.decisions.some(({ seat }) => holderOf(table, seat) !== undefined);

/** Opens a hint about what whoever presses is asked. */
export const hintButton = ({ table, game }: TableNow, { say, icons }: Voice): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'hint' },
      label: say('button-hint'),
      icon: sharedIcon(game.name, 'hint'),
    },
    icons,
  );
