import type { Command } from '../src/discord/interactions/command.ts';
import { board } from './board.ts';
import { hand } from './hand.ts';
import { learn } from './learn.ts';
import { plan } from './plan.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { puzzle } from './puzzle.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';
import { undo } from './undo.ts';

/** Every slash command that there is. */
export const commands: readonly Command[] = [
  play,
  hand,
  plan,
  board,
  undo,
  record,
  replay,
  tables,
  table,
  rules,
  learn,
  puzzle,
  stats,
  settings,
  privacy,
];
