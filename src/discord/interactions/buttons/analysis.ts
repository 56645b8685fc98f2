import type { Analysed } from '../../../tables/model/analysis.ts';
import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import type { Bot } from '../../channel/bot.ts';
import { ANALYSIS_LOOK } from '../../protocol/ids.ts';
import { analysisPage } from '../../views/analysis-page.ts';
import { askerOf, type Press, tableAt } from '../button.ts';
import { inTurn, type Made } from '../in-turn.ts';
import type { PageReply, Reply } from '../reply.ts';

/** The analysis of a match that is over: at once where it is there, else a note in whose place it comes. `part` is a turning point, 1 first. */
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
  const { context } = press;
  const shown = (made: Analysed | Rejection): Made =>
    made.kind === 'refused'
      ? made
      : { kind: 'page', draw: () => analysisPage(made, part, context), place, now };
  return found.kind === 'not analysed'
    ? inTurn(
        'analysis',
        askerOf(press),
        { page: { of: table, kind: ANALYSIS_LOOK }, place },
        async () => shown(await found.analyse()),
        bot,
      )
    : shown(found);
}
