import type { Analysed } from '../../../tables/model/analysis.ts';
import { optionsForAnother } from '../../../tables/model/first-player.ts';
import { strongestAt } from '../../../tables/model/ladder.ts';
import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import type { Bot } from '../../channel/bot.ts';
import { ANALYSIS_LOOK } from '../../protocol/ids.ts';
import { analysisPage } from '../../views/analysis-page.ts';
import { askerOf, type Button, type Press, tableAt } from '../button.ts';
import { inTheirTurn, type Made } from '../in-turn.ts';
import { openTable } from '../new-table.ts';
import { type PageReply, type Reply, sentence } from '../reply.ts';

/** The analysis of a finished match: at once if ready, else after a note. `part`: a turning point, from 1. */
export async function analysisReply(
  table: string,
  part: number,
  place: PageReply['place'],
  press: Press,
  bot: Pick<Bot, 'tables' | 'shares' | 'log'>,
): Promise<Reply> {
  const now = await tableAt(table, press, bot);
  if (now === undefined) return reject('no-such-table');
  const found = bot.tables.analysis(now);
  const context = { ...press.context, reader: press.person.id };
  const shown = (made: Analysed | Rejection): Made =>
    made.kind === 'refused'
      ? made
      : { kind: 'page', draw: () => analysisPage(made, part, context), place, now };
  return found.kind === 'not analysed'
    ? inTheirTurn(
        'analysis',
        askerOf(press),
        { page: { of: table, kind: ANALYSIS_LOOK }, place },
        async () => shown(await found.analyse()),
        bot,
      )
    : shown(found);
}

/** Opens a table from a turning point, in the seat whose turn it was; computers are as strong as the best there. */
export const onward: Button<'onward'> = {
  mode: 'page',
  press: async ({ table, point }, press, bot) => {
    const now = await tableAt(table, press, bot);
    if (now === undefined) return reject('no-such-table');
    const found = bot.tables.analysis(now);
    if (found.kind === 'refused') return found;
    const turning = found.kind === 'analysed' ? found.analysis.turningPoints[point - 1] : undefined;
    // Nobody remembers the analysis any more, or it has no such point: it is shown again.
    if (turning === undefined) return analysisReply(table, 0, 'apart', press, bot);
    const { before: position, seat, round } = turning;
    const computers = now.table.seats.length - 1;
    const opening = await openTable(
      { ...press, ...press.standpoint, ...press.ground },
      {
        ...{ game: now.game.name, options: optionsForAnother(now.table), computers },
        level: strongestAt(now.table),
        onward: { from: now.table, position, seat },
      },
      bot,
    );
    if (opening.kind !== 'opened') return opening;
    const { lobby, started } = opening;
    if (started?.kind === 'refused') return started;
    return sentence(press.context.say('onward-opened', { round, computers }), {
      changed: [lobby.table.id],
    });
  },
};
