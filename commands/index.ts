import type { Command } from '../src/discord/interactions/command.ts';
import { board } from './board.ts';
import { learn, puzzle, rules } from './learning.ts';
import { hand, plan, record, replayCommand, undo } from './match.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { settingsCommand } from './settings.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';

/** Every slash command that there is. */
export const commands: readonly Command[] = [
  ...[play, hand, plan, board, undo, record, replayCommand, tables, table],
  ...[rules, learn, puzzle, stats, settingsCommand, privacy],
];
