import type { PlayableMatch } from '../../games/playable.ts';
import { type Table, TOLD_AT_ONCE } from '../../tables/model/table.ts';
import type { Bot } from '../channel/bot.ts';
import { type Logs, PARTS_OF_SPAN } from '../views/happened-page.ts';

/** Entries that are read behind a span, as they may take back something in it. */
const BEHIND = 200;

/**
 * What one page of *Log* reads of a match's log: all of it if short, or else one span, the latest while the match
 * goes on. `part` is the wanted part of the page.
 */
export async function happenedLog(
  { id, unreadFromPly }: Pick<Table, 'id' | 'unreadFromPly'>,
  match: PlayableMatch,
  seat: number | undefined,
  part: number,
  { tables }: { readonly tables: Pick<Bot['tables'], 'log'> },
): Promise<Logs> {
  const { ply } = match;
  const from = seat === undefined ? ply : (unreadFromPly[seat] ?? 0);
  const spans = match.result === undefined ? 1 : Math.max(1, Math.ceil(ply / TOLD_AT_ONCE));
  const span = Math.min(spans - 1, Math.max(0, Math.floor(part / PARTS_OF_SPAN)));
  const until = ply - span * TOLD_AT_ONCE;
  const first = Math.max(0, until - TOLD_AT_ONCE);
  const all = await tables.log(id, first, Math.min(ply, until + BEHIND));
  const isNews = match.result === undefined && from < ply;
  return {
    from,
    all,
    before: isNews ? await match.logged(all).asItWas(from) : undefined,
    until,
    span,
    spans,
  };
}
