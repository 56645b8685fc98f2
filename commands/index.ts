import type { Command } from '../src/discord/interactions/command.ts';
import { ownTables, putDirectory } from '../src/discord/interactions/lists.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { board } from './board.ts';
import { place, slash } from './declared.ts';
import { learn, puzzle, rules } from './learning.ts';
import { hand, plan, record, replayCommand, undo } from './match.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { channel } from './settings/channel.ts';
import { mine, vacation } from './settings/mine.ts';
import { server } from './settings/server.ts';
import { stats } from './stats.ts';
import { computer, host, invite, leave, substituteSeat } from './table/people.ts';
import { end, language, move, pace, tableSettings } from './table/settled.ts';
import { note, nudge, report, status } from './table/told.ts';

/** `/tables`: my tables and lobbies that I can join; with `board`, a manager puts the server's directory somewhere. */
const tables = slash({
  about: 'tables',
  options: [place('board')],
  run: async (order, bot) => {
    const wanted = order.options.get('board');
    return wanted === undefined ? page(await ownTables(order, bot)) : putDirectory(wanted, order, bot);
  },
});

/** `/settings …`: personal settings, and those of a server for its managers. Without options it shows them. */
const settings = slash({ about: 'settings', parts: () => [mine, vacation, server, channel] });

/** `/table …`: everything that is done about a table and the people at it, but for playing. */
export const table = slash({
  about: 'table',
  parts: () => [
    ...[status, nudge, leave, invite, substituteSeat, computer, host],
    ...[tableSettings, pace, language, move, end, note, report],
  ],
});

/** Every slash command that there is. */
export const commands: readonly Command[] = [
  ...[play, hand, plan, board, undo, record, replayCommand, tables, table],
  ...[rules, learn, puzzle, stats, settings, privacy],
];
