import type { Bot } from '../src/discord/channel/bot.ts';
import { notInServer } from '../src/discord/interactions/button.ts';
import type { Completion, Order, Suggestion } from '../src/discord/interactions/command.ts';
import { type Reply, sentence } from '../src/discord/interactions/reply.ts';
import { SUGGESTION_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { nameOf } from '../src/discord/views/message-context.ts';
import { reject } from '../src/tables/model/rejection.ts';
import { type Phase, seatOf, type TableListed, type TableNow } from '../src/tables/model/table.ts';
import type { Say } from '../src/texts/say.ts';
import { labelName, plainName, shortened, shownName } from '../src/texts/shown-text.ts';
import { fitting } from './fitting.ts';

/** The tables that a command is about: those of the person who gives it, and with `guests` the channel's as well. */
export interface Among {
  readonly phases: readonly Phase[];
  readonly guests?: boolean;
  /** Where there are several, the one that somebody most likely means is taken: one that is played, or else the latest. */
  readonly isLikeliest?: true;
}

/** The table that somebody means, or a private sentence why none can be said to be. */
export type Chosen = { readonly kind: 'table'; readonly now: TableNow } | Reply;

/**
 * Finds the table that somebody means: the one that they named, or else their only one in this channel, or with `guests` the
 * channel's only one, or else their only one in this server. Only that one is read with its match.
 */
export async function chosenTable(order: Order, bot: Bot, among: Among): Promise<Chosen> {
  const { say } = order.context;
  const named = order.options.get('table');
  if (named !== undefined) {
    const now = await bot.tables.look(named);
    if (now === undefined || !isAmong(now, order, among))
      return absent('command-no-such-table', order, bot, among);
    return notInServer(now.table, order) ?? { kind: 'table', now };
  }
  const mine = await mineNear(order, bot, among.phases);
  const here = mine.filter(({ table }) => table.channel === order.channel);
  const others = here.length > 0 ? [] : await othersHere(order, bot, among, MOST_LISTED);
  const near = [here, others, mine].find((tables) => tables.length > 0) ?? [];
  // One that was put away is meant only where there is no other.
  const open = near.filter(({ table }) => table.phase !== 'archived');
  const several = open.length > 0 ? open : near;
  const [first, another] =
    among.isLikeliest === true
      ? several.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 1)
      : several;
  if (first === undefined) return absent('command-no-table', order, bot, among);
  if (another === undefined) {
    const now = await bot.tables.look(first.table.id);
    return now === undefined ? absent('command-no-table', order, bot, among) : { kind: 'table', now };
  }
  const list = several.slice(0, SUGGESTIONS).map((each) => `- ${tableLine(each, say, plainName)}`);
  return sentence([say('command-which-table'), ...fitting(list)].join('\n'));
}

/** A table at which the person sits who means it. */
type OwnTable = Extract<Chosen, { readonly kind: 'table' }> & {
  readonly seat: number;
};

/** The table that somebody means and sits at, with their seat; otherwise a private sentence why there is none. */
export async function ownTable(order: Order, bot: Bot, among: Among): Promise<Reply | OwnTable> {
  const chosen = await chosenTable(order, bot, among);
  if (chosen.kind !== 'table') return chosen;
  const seat = seatOf(chosen.now.table, order.person.id);
  return seat === undefined ? reject('not-seated') : { ...chosen, seat };
}

/** Tables that are played come before lobbies, and those before what is over. */
const rankOf = ({ table: { phase } }: TableListed): number =>
  phase === 'playing' ? 0 : phase === 'lobby' ? 1 : 2;

/** Whether somebody may mean a table: one of theirs, or with `guests` one of the channel. */
const isAmong = ({ table }: TableListed, { person, channel }: Order, { phases, guests }: Among): boolean =>
  phases.includes(table.phase) &&
  (table.host === person.id ||
    seatOf(table, person.id) !== undefined ||
    (guests === true && table.channel === channel));

/** Why nobody's table is meant: the one that they have was put away, has not started yet or already has, or they have none. */
async function absent(
  words: 'command-no-table' | 'command-no-such-table',
  order: Order,
  bot: Bot,
  among: Among,
): Promise<Reply> {
  const { say } = order.context;
  const named = order.options.get('table');
  const all = { phases: ['archived', 'playing', 'lobby'] } as const;
  const theirs =
    named === undefined ? await mineNear(order, bot, all.phases) : [await bot.tables.look(named)];
  const phases = theirs.flatMap((now) =>
    now !== undefined && isAmong(now, order, all) ? [now.table.phase] : [],
  );
  if (phases.includes('playing') && !among.phases.includes('playing'))
    return sentence(say('command-settings-too-late'));
  if (phases.includes('lobby') && !among.phases.includes('lobby')) return reject('not-playing');
  return phases.includes('archived') ? reject('archived') : sentence(say(words));
}

/** The tables that somebody could mean, for the option while it is typed. */
export async function tableSuggestions(
  completion: Completion,
  bot: Bot,
  among: Among,
): Promise<readonly Suggestion[]> {
  if (completion.focused !== 'table') return [];
  const { say } = completion.context;
  const mine = await mineNear(completion, bot, among.phases);
  const others = await othersHere(completion, bot, among, MOST_LISTED - mine.length);
  const typed = (completion.options.get('table') ?? '').toLowerCase();
  return [...mine, ...others]
    .filter((now) => tableLine(now, say, shownName).toLowerCase().includes(typed))
    .slice(0, SUGGESTIONS)
    .map((now) => ({
      name: shortened(tableLine(now, say, labelName), SUGGESTION_LENGTH),
      value: now.table.id,
    }));
}

/** As many tables as are read for a list: what is offered, and one more. */
const MOST_LISTED = SUGGESTIONS + 1;

const mineNear = (
  { person, guild, channel }: Order,
  { tables }: Bot,
  phases: readonly Phase[],
): Promise<readonly TableListed[]> =>
  tables.nearest(person.id, { guild, channel, phases, most: MOST_LISTED });

/** The tables of the channel that are not this person's, where those count as well. */
async function othersHere(
  { person, guild, channel }: Order,
  { tables }: Bot,
  { phases, guests }: Among,
  most: number,
): Promise<readonly TableListed[]> {
  if (guests !== true || most === 0) return [];
  return tables.others(person.id, { guild, channel, phases, most });
}

/** A table in a line: its game, who sits there, and whose turn it is. */
export function tableLine(now: TableListed, say: Say, write: (name: string) => string): string {
  const people = now.table.seats.map((seated) => write(nameOf(seated, now.table, say))).join(', ');
  return say('command-table-line', { game: now.game.title(say), people, state: tableState(now, say, write) });
}

/** Where a table stands in a few words: in its lobby, over, or whom it waits for. */
export function tableState({ table }: TableListed, say: Say, write: (name: string) => string): string {
  if (table.phase === 'lobby') return say('command-state-lobby');
  if (table.phase === 'archived') return say('command-state-archived');
  if (table.phase !== 'playing') return say('command-state-over');
  const asked = new Set(table.turnClocks.map(({ seat }) => seat));
  if (asked.size === 0) return say('command-state-playing');
  const people = table.seats
    .filter((_, seat) => asked.has(seat))
    .map((seated) => write(nameOf(seated, table, say)));
  return say('command-state-waiting', { people: people.join(', ') });
}
