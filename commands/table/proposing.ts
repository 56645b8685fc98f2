import type { Bot } from '../../src/discord/channel/bot.ts';
import { voteOutcome } from '../../src/discord/interactions/buttons/seats.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import type { Reply } from '../../src/discord/interactions/reply.ts';
import { changedSettings } from '../../src/discord/views/table-settings.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import type { Proposal } from '../../src/tables/model/vote.ts';
import { doneThere } from './done-there.ts';

/** Asks the table to agree to something, and tells in private what came of it. */
export async function propose(
  now: TableNow,
  proposal: Exclude<Proposal, { readonly kind: 'undo' }>,
  order: Order,
  { tables }: Bot,
): Promise<Reply> {
  const { person, interaction, context } = order;
  const { table } = now;
  const done = await tables.propose({ table: table.id, person: person.id, interaction }, proposal);
  return doneThere(done, order, (after) => {
    const wished = proposal.kind === 'pace' ? { ...now, table: { ...table, pace: proposal.pace } } : after;
    return [...changedSettings(now, wished, context), context.say(voteOutcome(after))];
  });
}
