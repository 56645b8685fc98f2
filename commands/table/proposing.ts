import type { Bot } from '../../src/discord/bot.ts';
import type { Order, Reply } from '../../src/discord/command.ts';
import { noteMessage } from '../../src/discord/messages/page-message.ts';
import { outcomeOf } from '../../src/discord/presses/motion-outcome.ts';
import type { Proposal } from '../../src/tables/motion.ts';
import type { Table } from '../../src/tables/table.ts';

/** Asks the table to agree to something, and tells in private what came of it. */
export async function propose(
  { id: table }: Table,
  proposal: Exclude<Proposal, { readonly kind: 'undo' }>,
  { person, interaction, voice }: Order,
  { tables }: Bot,
): Promise<Reply> {
  const done = await tables.propose({ table, person: person.id, interaction }, proposal);
  if (done.kind === 'refused') return done;
  return { kind: 'private', message: noteMessage(voice.say(outcomeOf(done))), changed: table };
}
