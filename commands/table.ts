import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { timeSuggestions } from './gathering-options.ts';
import { computer } from './table/computer.ts';
import { endCommand } from './table/end.ts';
import { host } from './table/host.ts';
import { inviteCommand } from './table/invite.ts';
import { languageCommand } from './table/language.ts';
import { leaveCommand } from './table/leave.ts';
import { moveCommand } from './table/move.ts';
import { noteCommand } from './table/note.ts';
import { nudgeCommand } from './table/nudge.ts';
import { paceCommand } from './table/pace.ts';
import { report } from './table/report.ts';
import { seatSuggestions } from './table/seat-option.ts';
import { tableSettingsCommand } from './table/settings.ts';
import { status } from './table/status.ts';
import type { Subcommand } from './table/subcommand.ts';
import { substituteCommand } from './table/substitute.ts';
import { atTable, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const SUBCOMMANDS: readonly Subcommand[] = [
  status,
  nudgeCommand,
  leaveCommand,
  inviteCommand,
  substituteCommand,
  computer,
  host,
  tableSettingsCommand,
  paceCommand,
  languageCommand,
  moveCommand,
  endCommand,
  noteCommand,
  report,
];

/** `/table …`: everything that is done about a table and the people at it, but for playing. */
export const tableCommand = {
  name: 'table',
  data: (texts) => ({
    ...worded(texts, 'command-table', 'table'),
    contexts: [InteractionContextType.Guild],
    options: SUBCOMMANDS.map(({ name, options }) => ({
      ...worded(texts, `command-table-${name}`, name),
      type: ApplicationCommandOptionType.Subcommand,
      options: [...(options?.(texts) ?? []), tableOption(texts)],
    })),
  }),
  run: (order, bot) => {
    const { among, run } = SUBCOMMANDS.find(({ name }) => name === order.subcommand) ?? status;
    return atTable(order, bot, among, run);
  },
  complete: (completion, bot) => {
    const { among } = SUBCOMMANDS.find(({ name }) => name === completion.subcommand) ?? status;
    if (completion.focused === 'at' || completion.focused === 'until')
      return timeSuggestions(completion, bot);
    return completion.focused === 'seat'
      ? seatSuggestions(completion, bot, among)
      : tableSuggestions(completion, bot, among);
  },
} satisfies Command;
