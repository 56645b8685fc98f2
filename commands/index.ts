import type { Command } from '../src/discord/interactions/command.ts';
import { board } from './board.ts';
import { hand } from './hand.ts';
import { learn } from './learn.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';
import { undo } from './undo.ts';

/** Every slash command that there is. */
export const commands: readonly Command[] = [
  play,
  hand,
  board,
  undo,
  tables,
  table,
  rules,
  learn,
  settings,
  privacy,
];
