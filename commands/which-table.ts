import type { Bot } from '../src/discord/channel/bot.ts';
import { asListed } from '../src/discord/channel/notices.ts';
import { notInServer } from '../src/discord/interactions/button.ts';
import type { Completion, Order, Suggestion } from '../src/discord/interactions/command.ts';
import { refusedWords } from '../src/discord/interactions/replies.ts';
import {
  type OpenOrder,
  type PageReply,
  page,
  type Reply,
  sentence,
} from '../src/discord/interactions/reply.ts';
import { clocksOf } from '../src/discord/interactions/start-times.ts';
import {
  BUTTON_LABEL,
  CHOICE_LENGTH,
  COMPONENTS,
  ROW_BUTTONS,
  SELECT_OPTIONS,
  SUGGESTIONS,
} from '../src/discord/protocol/limits.ts';
import { type Message, row } from '../src/discord/protocol/message.ts';
import { button, countOf, framed, menu, noteMessage } from '../src/discord/views/components.ts';
import {
  aboutTable,
  fittingLines,
  nameOfTable,
  tableEntry,
  tableLine,
  titleOf,
} from '../src/discord/views/table-words.ts';
import { type Rejection, reject } from '../src/tables/model/rejection.ts';
import { OPEN, seatOf, type TableListed, type TableNow, type TablePhase } from '../src/tables/model/table.ts';
import { waitingFor } from '../src/tables/model/waiting.ts';
import { distinct, labelName, shownName } from '../src/texts/shown-text.ts';
import { type CommandPart, type Option, typed } from './declared.ts';

/** The tables that a command is about: those of the person who gives it, and with `guests` the channel's as well. */
export interface Among {
  readonly phases: readonly TablePhase[];
  readonly guests?: true;
  /** Of several tables, take the only one that waits for the person, or does not; absent if a mistake would do harm. */
  readonly first?: 'waiting' | 'not-waiting';
}

/** What a command does at the table that is meant. */
export type AtTable = (now: TableNow, order: Order, bot: Bot) => Reply | Promise<Reply>;

/** Something that is done at the table that is meant, with the option that names it. */
export const atTable = ({
  among,
  options = [],
  run,
  ...deed
}: Omit<CommandPart, 'run'> & { readonly among: Among; readonly run: AtTable }): CommandPart => ({
  ...deed,
  options: [...options, tableOption(among)],
  run: (order, bot) => runAt(order, bot, among, run),
});

/** The option by which somebody with several tables says which one they mean. */
export const tableOption = (among: Among): Option =>
  typed('table', { suggest: (completion, bot) => tableSuggestions(completion, bot, among) });

/**
 * Runs something at the table that a command means. If it may be one of several, the person is asked and picks one; if
 * one of them was taken as the likeliest, what it shows has a button that leads to the others.
 */
export async function runAt(order: Order, bot: Bot, among: Among, run: AtTable): Promise<Reply> {
  const meant = await tableMeant(order, bot, among);
  if (meant.kind !== 'table' && meant.kind !== 'several') return meant;
  const { tables } = meant;
  const asks = whichPage(tables, order);
  const open: OpenOrder = {
    interaction: order.interaction,
    person: order.person.id,
    offered: tables.map(({ table }) => table.id),
    asks,
    run: async (now, interaction) =>
      withOthers(await run(now, { ...order, interaction }, bot), now, open, order),
  };
  if (meant.kind === 'several') return page(asks, { open });
  const reply = await run(meant.now, order, bot);
  return tables.length === 1 ? reply : withOthers(reply, meant.now, open, order);
}

/** What is shown of a table, with a button that asks for which other one it is meant, if there is room for it. */
function withOthers(reply: Reply, now: TableNow, open: OpenOrder, order: Order): Reply {
  const { interaction, context } = order;
  const { say, icons } = context;
  if (reply.kind === 'refused') {
    const words = [`-# ${titleOf(now, say)}`, refusedWords(reply, context)];
    return withOthers(page(noteMessage(words)), now, open, order);
  }
  const way = row([
    button({ id: { kind: 'which-else', order: interaction }, label: say('command-which-else') }, icons),
  ]);
  if (reply.kind === 'board' && reply.isShown) return { ...reply, others: { open, way } };
  // What is done is done: at another table it would be done once more.
  if (reply.kind !== 'page' || reply.changed !== undefined) return reply;
  const led = (shown: PageReply): PageReply => ({
    ...shown,
    draw: async () => {
      const message = await shown.draw();
      const components = [...message.components, way];
      return countOf(components) > COMPONENTS ? message : { ...message, components };
    },
  });
  const later = reply.later?.then((found) => (found.kind === 'page' ? led(found) : found));
  return { ...led(reply), open, ...(later === undefined ? {} : { later }) };
}

/** The table that somebody means, several that it may be, or why there is none. */
export type Meant =
  /** The likeliest of `tables`. */
  | { readonly kind: 'table'; readonly now: TableNow; readonly tables: readonly TableListed[] }
  | { readonly kind: 'several'; readonly tables: readonly TableListed[] }
  | PageReply
  | Rejection;

/**
 * Finds the table that a command means: the one it names, or one of the person's here, or with `guests` the only one
 * of the channel, or one of theirs in this server. Only that one is read with its match.
 */
export async function tableMeant(order: Order, bot: Bot, among: Among): Promise<Meant> {
  const named = order.options.get('table');
  if (named !== undefined) {
    const now = await bot.tables.look(named);
    if (now === undefined || !isAmong(now, order, among))
      return absent('command-no-such-table', order, bot, among);
    return notInServer(now.table, order) ?? { kind: 'table', now, tables: [now] };
  }
  const { tables, all } = await possibleTables(order, bot, among);
  const isWaiting = ({ table }: TableListed): boolean => waitingFor(table, order.person.id).length > 0;
  const likeliest = tables.filter((now) => isWaiting(now) === (among.first === 'waiting'));
  const [first, another] = among.first !== undefined && likeliest.length === 1 ? likeliest : tables;
  if (first !== undefined && another !== undefined) return { kind: 'several', tables: all };
  const now = first && (await bot.tables.look(first.table.id));
  return now === undefined
    ? absent('command-no-table', order, bot, among)
    : { kind: 'table', now, tables: all };
}

/** Tables that may be meant, the likeliest first, finished ones only if there are no others; and all theirs. */
async function possibleTables(
  order: Order,
  bot: Bot,
  among: Among,
): Promise<Readonly<Record<'tables' | 'all', readonly TableListed[]>>> {
  const { channel } = order;
  const mine = await mineNear(order, bot, among.phases);
  const here = mine.filter(({ table }) => table.channel === channel);
  const guests = here.length > 0 ? [] : await othersHere(order, bot, among, MOST_LISTED);
  // The only one of a channel is meant by somebody who looks there; of several, one of their own may be meant.
  const near = here.length > 0 ? here : guests.length === 1 ? guests : [...mine, ...guests];
  const open = near.filter(({ table }) => OPEN.includes(table.phase));
  const tables = (open.length > 0 ? open : near).slice(0, SELECT_OPTIONS);
  const ids = new Set(tables.map(({ table }) => table.id));
  const others = mine.filter(({ table }) => OPEN.includes(table.phase) && !ids.has(table.id));
  return { tables, all: [...tables, ...others].slice(0, SELECT_OPTIONS) };
}

/** Asks which table is meant: a line and a button for each, or a menu if they do not fit into a row. */
function whichPage(tables: readonly TableListed[], { interaction, context, person }: Order): Message {
  const { say, icons } = context;
  const names = distinct(
    tables.map((now) => labelName(nameOfTable(now, say))),
    BUTTON_LABEL,
  );
  const listed = tables.map((now, at) => ({ now, label: names[at] ?? '', value: now.table.id }));
  const isRow = tables.length <= ROW_BUTTONS;
  const lines = isRow ? tables.map((now) => tableEntry(asListed(now), say, { reader: person.id })) : [];
  const ways = isRow
    ? listed.map(({ value, label }) =>
        button({ id: { kind: 'which', order: interaction, table: value }, label }, icons),
      )
    : [
        menu(
          { kind: 'which-choose', order: interaction },
          say('answers-choose'),
          listed.map(({ now, label, value }) => ({
            ...{ label, value },
            description: aboutTable(now, say, labelName, person.id),
          })),
          icons,
        ),
      ];
  return framed('private', [`### ${say('command-which-table')}`, fittingLines(lines), ways]);
}

const isAmong = ({ table }: TableListed, { person, channel }: Order, { phases, guests }: Among): boolean =>
  phases.includes(table.phase) &&
  (table.host === person.id ||
    seatOf(table, person.id) !== undefined ||
    (guests === true && table.channel === channel));

/** Why no table is meant: theirs was put away, has not started yet or already has, or they have none. */
async function absent(
  words: 'command-no-table' | 'command-no-such-table',
  order: Order,
  bot: Bot,
  among: Among,
): Promise<Exclude<Meant, { readonly kind: 'table' | 'several' }>> {
  const { say } = order.context;
  const named = order.options.get('table');
  const all = { phases: ['archived', 'playing', 'lobby'] } as const;
  const theirs =
    named === undefined ? await mineNear(order, bot, all.phases) : [await bot.tables.look(named)];
  const phases = theirs.flatMap((now) =>
    now !== undefined && isAmong(now, order, all) ? [now.table.phase] : [],
  );
  if (phases.includes('lobby') && !among.phases.includes('lobby')) return reject('not-playing');
  return phases.includes('archived') ? reject('archived') : sentence(say(words));
}

/** The tables that somebody could mean, for the option while it is typed. */
async function tableSuggestions(
  completion: Completion,
  bot: Bot,
  among: Among,
): Promise<readonly Suggestion[]> {
  const { say } = completion.context;
  const mine = await mineNear(completion, bot, among.phases);
  const others = await othersHere(completion, bot, among, MOST_LISTED - mine.length);
  const typed = (completion.options.get('table') ?? '').toLowerCase();
  // Read for those that are over alone: a completion comes with every letter.
  const clocks = among.phases.includes('ended') ? await clocksOf(completion, bot) : undefined;
  const found = [...mine, ...others]
    .filter((now) => tableLine(now, say, shownName, clocks).toLowerCase().includes(typed))
    .slice(0, SUGGESTIONS);
  const lines = distinct(
    found.map((now) => tableLine(now, say, labelName, clocks)),
    CHOICE_LENGTH,
  );
  return found.map(({ table }, at) => ({ name: lines[at] ?? '', value: table.id }));
}

/** As many tables as are read for a list: what is offered, and one more. */
const MOST_LISTED = SUGGESTIONS + 1;

const mineNear = (
  { person, guild, channel }: Order,
  { tables }: Bot,
  phases: readonly TablePhase[],
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
