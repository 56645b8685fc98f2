import type { Table, TableNow } from '../../tables/model/table.ts';
import type { Tiding } from '../../tables/model/table-event.ts';
import { plainName } from '../../texts/name.ts';
import type { Say } from '../../texts/say.ts';
import { called, mention, shownName } from './telling.ts';

/** What befell the table, a line for each. */
export const tidingWords = ({ table }: TableNow, say: Say): readonly string[] =>
  table.tidings.map((news) => `-# ${inWords(news, table, say)}`);

function inWords(news: Tiding, table: Table, say: Say): string {
  switch (news.kind) {
    case 'host':
      return say('tiding-host', { who: mention(news.who, say) });
    case 'gave up':
      return say('tiding-gave-up', {
        name: plainName(shownName(news.before.name, say)),
        computer: seated(table, news.seat, say),
      });
    case 'computer':
      return say('tiding-computer', {
        name: plainName(shownName(news.before.name, say)),
        computer: seated(table, news.seat, say),
      });
    case 'seat':
      return say('tiding-seat', {
        who: mention(news.who, say),
        name: plainName(shownName(news.before.name, say)),
      });
    case 'returned':
      return say('tiding-returned', { who: mention(news.who, say) });
    case 'pace':
      return say('tiding-pace', { who: mention(news.who, say), pace: say(`pace-${news.pace}`) });
    case 'skipped':
      return say('tiding-skipped', { who: mention(news.who, say) });
    case 'overtaken':
      return say('tiding-overtaken', { who: mention(news.who, say) });
    case 'stuck':
      return say('tiding-stuck', { computer: seated(table, news.seat, say) });
    case 'back':
      return say('tiding-back', { who: mention(news.who, say), moves: news.moves });
  }
}

function seated(table: Table, seat: number, say: Say): string {
  const now = table.seats[seat];
  return now === undefined ? '' : called(now, table, say);
}
