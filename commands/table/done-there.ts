import type { Order } from '../../src/discord/interactions/command.ts';
import { type Reply, sentence } from '../../src/discord/interactions/reply.ts';
import { changedSettings } from '../../src/discord/views/table-settings.ts';
import { tableTold } from '../../src/discord/views/table-words.ts';
import type { Rejection } from '../../src/tables/model/rejection.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import type { Done } from '../../src/tables/service/kept-tables.ts';

/** Tells in private what was done, below the table at which it was. */
export function doneThere(
  done: Done | Rejection,
  { context: { say } }: Order,
  words: (done: Done) => readonly string[],
): Reply {
  if (done.kind === 'refused') return done;
  return sentence([tableTold(done, say), ...words(done)].join('\n'), { changed: [done.table.id] });
}

/** The same of what somebody has settled: from what to what it was changed. */
export const changedThere = (before: TableNow, done: Done | Rejection, order: Order): Reply =>
  doneThere(done, order, (after) => {
    const changes = changedSettings(before, after, order.context);
    return changes.length > 0 ? changes : [order.context.say('table-unchanged')];
  });
