import type { Command } from '../src/discord/interactions/command.ts';
import { board } from './board.ts';
import { hand } from './hand.ts';
import { learnCommand } from './learn.ts';
import { planCommand } from './plan.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { puzzleCommand } from './puzzle.ts';
import { record } from './record.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { settingsCommand } from './settings.ts';
import { stats } from './stats.ts';
import { tableCommand } from './table.ts';
import { tablesCommand } from './tables.ts';
import { undoCommand } from './undo.ts';

/** Every slash command that there is. */
export const commands: readonly Command[] = [
  play,
  hand,
  planCommand,
  board,
  undoCommand,
  record,
  replayCommand,
  tablesCommand,
  tableCommand,
  rulesCommand,
  learnCommand,
  puzzleCommand,
  stats,
  settingsCommand,
  privacy,
];
