import type { Bot } from '../src/discord/channel/bot.ts';
import type { Completion, Order, Suggestion } from '../src/discord/interactions/command.ts';
import type { TableNow } from '../src/tables/model/table.ts';
import { type Chosen, chosenTable, tableSuggestions } from './which-table.ts';

/** The tables that have a record: those with a match, over or not. */
const AMONG = { phases: ['playing', 'archived', 'ended'], guests: true } as const;

/** So many tables are looked at for the one that somebody most likely means. */
const LOOKED_AT = 10;

/**
 * The table whose match somebody wants to have: the one that they named, or else the one that is played in this channel, or else the one that was the
 * last to be played there, or anywhere in the server by this person.
 */
export async function recordedTable(order: Order, bot: Bot): Promise<Chosen> {
  if (order.options.has('table')) return chosenTable(order, bot, AMONG);
  const { guild, channel, person } = order;
  const wanted = { guild, channel, phases: AMONG.phases, most: LOOKED_AT };
  const [mine, others] = await Promise.all([
    bot.tables.nearest(person.id, wanted),
    bot.tables.others(person.id, wanted),
  ]);
  const here = mine.filter(({ table }) => table.channel === channel);
  const likely = [...here, ...others, ...mine];
  const found =
    likely.find(({ table }) => table.phase === 'playing' && table.channel === channel) ?? likely[0];
  const now: TableNow | undefined = found && (await bot.tables.look(found.table.id));
  return now === undefined ? chosenTable(order, bot, AMONG) : { kind: 'table', now };
}

/** The tables that have a record, while the option is typed. */
export const recordedSuggestions = (completion: Completion, bot: Bot): Promise<readonly Suggestion[]> =>
  tableSuggestions(completion, bot, AMONG);
