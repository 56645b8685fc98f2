import { commandOf, viewFor } from '../../src/discord/interactions/actor.ts';
import { tableWay } from '../../src/discord/interactions/own-place.ts';
import { page, sentence } from '../../src/discord/interactions/reply.ts';
import { playedWords } from '../../src/discord/views/lobby-settings.ts';
import { lastDay, momentOf, seatName } from '../../src/discord/views/message-context.ts';
import { notePage } from '../../src/discord/views/plan-page.ts';
import { tableState } from '../../src/discord/views/table-words.ts';
import { dueAt } from '../../src/tables/model/clocks.ts';
import { reject } from '../../src/tables/model/rejection.ts';
import { REPORT_LENGTH } from '../../src/tables/model/report.ts';
import { awayUntil, holderOf, seatOf, type TableNow } from '../../src/tables/model/table.ts';
import type { Say } from '../../src/texts/say.ts';
import { plainName } from '../../src/texts/shown-text.ts';
import { typed } from '../declared.ts';
import { type Among, atTable } from '../which-table.ts';
import { doneThere } from './done.ts';

const ANY: Among = { phases: ['lobby', 'playing', 'archived', 'ended'] };

/** Since when the table waits for whom, until when it does, and who is away. */
function waitLines({ table }: TableNow, now: number, say: Say): readonly string[] {
  const nameIn = (person: string): string => {
    const seated = table.seats[seatOf(table, person) ?? -1];
    return seated === undefined ? '' : plainName(seatName(seated, table, say));
  };
  return table.turnClocks.flatMap((turnClock) => {
    const who = nameIn(turnClock.person);
    const away = awayUntil(table, turnClock.person, now);
    const due = dueAt(table, turnClock);
    return [
      say('command-status-since', { who, since: momentOf(turnClock.since) }),
      ...(away === undefined ? [] : [say('late-away', { who, until: lastDay(away) })]),
      ...(due === undefined ? [] : [say('late-until', { who, until: momentOf(due) })]),
      ...(turnClock.offer === undefined ? [] : [say('command-status-late', { who })]),
    ];
  });
}

/** `/table status`: who sits there, what is settled, and whom it waits for. */
export const status = atTable({
  about: 'table-status',
  among: { phases: ['lobby', 'playing', 'archived'], guests: true, first: 'waiting' },
  run: async (now, order, bot) => {
    const view = viewFor(now, order);
    const { table, match, say, title } = view;
    const people = table.seats.map((seated, seat) => {
      const name = plainName(seatName(seated, table, say));
      if (seated.kind === 'free') return say('command-status-free', { name });
      return holderOf(table, seat) === table.host ? say('command-status-host', { name }) : name;
    });
    return sentence([
      `### ${title} · ${tableState(now, say, plainName, order.person.id)}`,
      match?.summary(view.text),
      say('command-status-people', { people: people.join(', ') }),
      waitLines(now, bot.clock.now(), say),
      say('command-status-times', { opened: momentOf(table.openedAt), touched: momentOf(table.activeAt) }),
      playedWords(view).map((line) => `- ${line}`),
      await tableWay(table, bot, say),
    ]);
  },
});

/** `/table nudge`: reminds those for whom the table waits. */
export const nudge = atTable({
  about: 'table-nudge',
  among: { phases: ['playing'] },
  run: async ({ table }, order, { tables }) =>
    doneThere(await tables.nudge(commandOf(table.id, order)), order, [order.context.say('command-nudged')]),
});

/** `/table note`: what I have written down for myself at a table, and the way to write it. */
export const note = atTable({
  about: 'table-note',
  among: ANY,
  run: (now, order) =>
    seatOf(now.table, order.person.id) === undefined
      ? reject('not-seated')
      : page(notePage(viewFor(now, order))),
});

/** `/table report`: tells the host of the bot what is wrong at a table; nobody else at it hears of it. */
export const report = atTable({
  about: 'table-report',
  among: ANY,
  options: [typed('problem', { required: true, most: REPORT_LENGTH })],
  run: async ({ table, game }, order, bot) => {
    const { person, context, options } = order;
    const words = options.get('problem') ?? '';
    const done = await bot.tables.report(commandOf(table.id, order), words, bot.version ?? '');
    if (done.kind === 'refused') return done;
    const kept = done.table.reports.findLast((each) => each.person === person.id);
    const number = kept?.number ?? '';
    // What somebody writes may tell what is hidden: it never gets into the log.
    bot.log.warn(
      { table: table.id, ply: kept?.ply ?? 0, report: number },
      'somebody reports a problem: npm run reports tells what',
    );
    bot.meter?.reported(game.name);
    return doneThere(done, order, [context.say('report-kept', { number })]);
  },
});
