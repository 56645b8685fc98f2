import type { Bot } from '../src/discord/bot.ts';
import type { Completion, Order, Reply, Suggestion } from '../src/discord/command.ts';
import { SUGGESTION_LENGTH, SUGGESTIONS } from '../src/discord/limits.ts';
import { noteMessage } from '../src/discord/messages/page-message.ts';
import { nameOf } from '../src/discord/messages/telling.ts';
import { refused } from '../src/tables/refusal.ts';
import type { Phase, TableNow } from '../src/tables/table.ts';
import { labelName, plainName, shownName } from '../src/texts/name.ts';
import type { Say } from '../src/texts/say.ts';
import { shortened } from '../src/texts/shortened.ts';
import { fitting } from './fitting.ts';

/** The tables that a command is about: those of the person who gives it, and with `guests` the channel's as well. */
export interface Among {
  readonly phases: readonly Phase[];
  readonly guests?: boolean;
}

/** The table that somebody means, or a private sentence why none can be said to be. */
export type Chosen = { readonly kind: 'table'; readonly now: TableNow } | Reply;

/** A private sentence. */
export const sentence = (words: string): Reply => ({ kind: 'private', message: noteMessage(words) });

/**
 * Finds the table that somebody means: the one that they named, or else their only one in this channel, or with `guests` the
 * channel's only one, or else their only one anywhere.
 */
export async function chosenTable(order: Order, bot: Bot, among: Among): Promise<Chosen> {
  const { say } = order.voice;
  const { mine, others } = await candidates(order, bot, among);
  const named = order.options.get('table');
  if (named !== undefined) {
    const now = [...mine, ...others].find(({ table }) => table.id === named);
    return now === undefined ? absent('command-no-such-table', order, bot) : { kind: 'table', now };
  }
  const here = mine.filter(({ table }) => table.channel === order.channel);
  const near = [here, others, mine].find((tables) => tables.length > 0) ?? [];
  // One that was put away is meant only where there is no other.
  const open = near.filter(({ table }) => table.phase !== 'archived');
  const several = open.length > 0 ? open : near;
  const [now, another] = several;
  if (now === undefined) return absent('command-no-table', order, bot);
  if (another === undefined) return { kind: 'table', now };
  const list = several.slice(0, SUGGESTIONS).map((each) => `- ${tableLine(each, say, plainName)}`);
  return sentence([say('command-which-table'), ...fitting(list)].join('\n'));
}

/** Why nobody's table is meant: the one that they have was put away, or they have none. */
async function absent(
  words: 'command-no-table' | 'command-no-such-table',
  { person, options, voice: { say } }: Order,
  { tables }: Bot,
): Promise<Reply> {
  const named = options.get('table');
  const archived = (await tables.of(person.id, ['archived'])).filter(
    ({ table }) => named === undefined || table.id === named,
  );
  return archived.length > 0 ? refused('archived') : sentence(say(words));
}

/** The tables that somebody could mean, for the option while it is typed. */
export async function tableSuggestions(
  completion: Completion,
  bot: Bot,
  among: Among,
): Promise<readonly Suggestion[]> {
  if (completion.focused !== 'table') return [];
  const { say } = completion.voice;
  const { mine, others } = await candidates(completion, bot, among);
  const typed = (completion.options.get('table') ?? '').toLowerCase();
  return [...mine, ...others]
    .filter((now) => tableLine(now, say, shownName).toLowerCase().includes(typed))
    .slice(0, SUGGESTIONS)
    .map((now) => ({
      name: shortened(tableLine(now, say, labelName), SUGGESTION_LENGTH),
      value: now.table.id,
    }));
}

/** A table in a line: its game, who sits there, and whose turn it is. */
export function tableLine(now: TableNow, say: Say, write: (name: string) => string): string {
  const people = now.table.seats.map((seated) => write(nameOf(seated, now.table, say))).join(', ');
  return say('command-table-line', { game: now.game.title(say), people, state: tableState(now, say, write) });
}

/** Where a table stands in a few words: in its lobby, over, or whom it waits for. */
export function tableState({ table, match }: TableNow, say: Say, write: (name: string) => string): string {
  if (table.phase === 'lobby') return say('command-state-lobby');
  if (table.phase === 'archived') return say('command-state-archived');
  if (table.phase !== 'playing' || match === undefined) return say('command-state-over');
  const asked = match.decisions.flatMap(({ seat }) => {
    const seated = table.seats[seat];
    return seated === undefined ? [] : [write(nameOf(seated, table, say))];
  });
  return say('command-state-waiting', { people: asked.join(', ') });
}

async function candidates(
  { person, channel }: Order,
  bot: Bot,
  { phases, guests }: Among,
): Promise<{ readonly mine: readonly TableNow[]; readonly others: readonly TableNow[] }> {
  const mine = await bot.tables.of(person.id, phases);
  if (guests !== true) return { mine, others: [] };
  const known = new Set(mine.map(({ table }) => table.id));
  const here = await bot.tables.in(channel, phases);
  return { mine, others: here.filter(({ table }) => !known.has(table.id)) };
}
