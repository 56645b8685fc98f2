import type { Bot } from '../../src/discord/channel/bot.ts';
import { voteOutcome } from '../../src/discord/interactions/buttons/vote.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { type Reply, sentence } from '../../src/discord/interactions/reply.ts';
import type { Table } from '../../src/tables/model/table.ts';
import type { Proposal } from '../../src/tables/model/vote.ts';

/** Asks the table to agree to something, and tells in private what came of it. */
export async function propose(
  { id: table }: Table,
  proposal: Exclude<Proposal, { readonly kind: 'undo' }>,
  { person, interaction, context }: Order,
  { tables }: Bot,
): Promise<Reply> {
  const done = await tables.propose({ table, person: person.id, interaction }, proposal);
  if (done.kind === 'refused') return done;
  return sentence(context.say(voteOutcome(done)), { changed: [table] });
}
