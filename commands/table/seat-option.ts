import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Bot } from '../../src/discord/channel/bot.ts';
import type { Completion, Order, Suggestion } from '../../src/discord/interactions/command.ts';
import { type PageReply, sentence } from '../../src/discord/interactions/reply.ts';
import { SUGGESTION_LENGTH } from '../../src/discord/protocol/limits.ts';
import { seatName } from '../../src/discord/views/message-context.ts';
import type { Table } from '../../src/tables/model/table.ts';
import type { Say } from '../../src/texts/say.ts';
import { labelName, plainName, shortened, shownName } from '../../src/texts/shown-text.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { type Among, tableMeant } from '../which-table.ts';
import { worded } from '../wording.ts';

/** The option that names a seat by the person who holds it; its value is the seat's number, counted from 1. */
export const seatOption = (texts: Texts): APIApplicationCommandBasicOption => ({
  ...worded(texts, 'option-seat', 'seat'),
  type: ApplicationCommandOptionType.String,
  autocomplete: true,
  required: false,
});

/** The seat that the option says: by its number, as a suggestion does, or by the name of its holder. */
export function chosenSeat(
  table: Table,
  { options, context: { say } }: Order,
): number | 'none named' | 'no such seat' {
  const given = options.get('seat');
  if (given === undefined) return 'none named';
  const names = namesOf(table, say);
  const seat = /^\d$/.test(given)
    ? Number(given) - 1
    : names.findIndex((name) => sameName(shownName(name), given));
  return names[seat] === undefined ? 'no such seat' : seat;
}

/** Asks for the seat, with the names that the option takes. */
export const askForSeat = (table: Table, { context: { say } }: Order): PageReply =>
  sentence(say('command-no-such-seat', { people: namesOf(table, say).map(plainName).join(', ') }));

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

const namesOf = (table: Table, say: Say): readonly string[] =>
  table.seats.map((seated) => seatName(seated, table, say));

/** Suggests the seats of the table while the option is typed; nothing if the table may be one of several. */
export async function seatSuggestions(
  completion: Completion,
  bot: Bot,
  among: Among,
): Promise<readonly Suggestion[]> {
  const meant = await tableMeant(completion, bot, among);
  if (meant.kind !== 'table') return [];
  const typed = (completion.options.get('seat') ?? '').toLowerCase();
  return namesOf(meant.now.table, completion.context.say).flatMap((name, seat) =>
    `${seat + 1}. ${shownName(name)}`.toLowerCase().includes(typed)
      ? [{ name: shortened(`${seat + 1}. ${labelName(name)}`, SUGGESTION_LENGTH), value: String(seat + 1) }]
      : [],
  );
}
