import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { REPORT_LENGTH } from '../../src/tables/model/report.ts';
import { worded } from '../wording.ts';
import { doneThere } from './done-there.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table report`: tells the host of the bot what is wrong at a table; nobody else at it hears of it. */
export const report: Subcommand = {
  name: 'report',
  among: { phases: ['lobby', 'playing', 'archived', 'ended'] },
  options: (texts) => [
    {
      ...worded(texts, 'option-problem', 'problem'),
      type: ApplicationCommandOptionType.String,
      required: true,
      max_length: REPORT_LENGTH,
    },
  ],
  run: async ({ table, game }, order, bot) => {
    const { person, interaction, context, options } = order;
    const command = { table: table.id, person: person.id, interaction };
    const done = await bot.tables.report(command, options.get('problem') ?? '', bot.version ?? '');
    if (done.kind === 'refused') return done;
    const kept = done.table.reports.findLast((each) => each.person === person.id);
    const number = kept?.number ?? '';
    // What somebody writes may tell what is hidden: it never gets into the log.
    bot.log.warn(
      { table: table.id, ply: kept?.ply ?? 0, report: number },
      'somebody reports a problem: npm run reports tells what',
    );
    bot.meter?.reported(game.name);
    return doneThere(done, order, () => [context.say('report-kept', { number })]);
  },
};
