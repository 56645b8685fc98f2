import type { Analysed } from '../../../tables/model/analysis.ts';
import { reject } from '../../../tables/model/rejection.ts';
import type { Bot } from '../../channel/bot.ts';
import { analysisNote, analysisPage } from '../../views/analysis-page.ts';
import { type Press, tableAt } from '../button.ts';
import type { PageReply, Reply } from '../reply.ts';

/** The analysis of a match that is over: at once where it is there, else a note in whose place it comes. `part` is a turning point, 1 first. */
export async function analysisReply(
  table: string,
  part: number,
  place: PageReply['place'],
  press: Press,
  bot: Pick<Bot, 'tables'>,
): Promise<Reply> {
  const now = await tableAt(table, press, bot);
  if (now === undefined) return reject('no-such-table');
  const found = bot.tables.analysis(now);
  if (found.kind === 'refused') return found;
  const { context } = press;
  const drawn = (analysed: Analysed) => () => analysisPage(analysed, part, context);
  if (found.kind === 'analysed') return { kind: 'page', draw: drawn(found), place, now };
  return {
    kind: 'page',
    draw: () => analysisNote(now, context),
    place,
    now,
    later: found.ready.then((ready) => (ready.kind === 'refused' ? ready : drawn(ready))),
  };
}
