import type { Bot } from '../../src/discord/channel/bot.ts';
import { commandOf } from '../../src/discord/interactions/actor.ts';
import { voteOutcome } from '../../src/discord/interactions/buttons/seats.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { page, type Reply, sentence } from '../../src/discord/interactions/reply.ts';
import type { Parts } from '../../src/discord/protocol/message.ts';
import { type Content, framed } from '../../src/discord/views/components.ts';
import { changedSettings } from '../../src/discord/views/lobby-settings.ts';
import { tableTold } from '../../src/discord/views/table-words.ts';
import type { Rejection } from '../../src/tables/model/rejection.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import type { Proposal } from '../../src/tables/model/vote.ts';
import type { Done } from '../../src/tables/service/kept-tables.ts';

/** A private question with buttons to answer it. */
export const asking = (...content: Parts<Content>[]): Reply => page(framed('private', content));

/** Tells in private what was done, below the table at which it was. */
export const doneThere = (done: Done | Rejection, { context }: Order, words: readonly string[]): Reply =>
  done.kind === 'refused'
    ? done
    : sentence([tableTold(done, context.say), ...words].join('\n'), { changed: [done.table.id] });

/** The same of what somebody has settled: from what to what it was changed. */
export function changedThere(before: TableNow, done: Done | Rejection, order: Order): Reply {
  if (done.kind === 'refused') return done;
  const changes = changedSettings(before, done, order.context);
  return doneThere(done, order, changes.length > 0 ? changes : [order.context.say('table-unchanged')]);
}

/** Asks the table to agree to something, and tells in private what came of it. */
export async function propose(
  now: TableNow,
  proposal: Exclude<Proposal, { readonly kind: 'undo' }>,
  order: Order,
  { tables }: Bot,
): Promise<Reply> {
  const { context } = order;
  const { table } = now;
  const done = await tables.propose(commandOf(table.id, order), proposal);
  if (done.kind === 'refused') return done;
  const wished = proposal.kind === 'pace' ? { ...now, table: { ...table, pace: proposal.pace } } : done;
  return doneThere(done, order, [...changedSettings(now, wished, context), context.say(voteOutcome(done))]);
}
