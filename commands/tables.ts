import {
  type APIButtonComponent,
  ApplicationCommandOptionType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import { linkTo } from '../src/discord/channel/notices.ts';
import { notInChannel } from '../src/discord/interactions/button.ts';
import type { Command, Order } from '../src/discord/interactions/command.ts';
import { page, type Reply } from '../src/discord/interactions/reply.ts';
import { putDirectory } from '../src/discord/interactions/server-tables.ts';
import { ROW_BUTTONS } from '../src/discord/protocol/limits.ts';
import { container, row, text } from '../src/discord/protocol/message.ts';
import { button } from '../src/discord/views/components.ts';
import { type MessageContext, sharedIcon } from '../src/discord/views/message-context.ts';
import { nameOfTable, startListed, tableEntry, tableLine } from '../src/discord/views/table-words.ts';
import { watchButton } from '../src/discord/views/watch-page.ts';
import { cannotJoin } from '../src/tables/model/lobby.ts';
import { isSolo, OPEN, type Table, type TableListed } from '../src/tables/model/table.ts';
import { waitingFor } from '../src/tables/model/waiting.ts';
import type { Tables } from '../src/tables/tables.ts';
import type { Say } from '../src/texts/say.ts';
import { labelName, plainName, unbroken } from '../src/texts/shown-text.ts';
import { fittingLines } from './fitting.ts';
import { tableWay } from './table-way.ts';
import { worded } from './wording.ts';

/** As many tables as one message has room for. */
const MOST = 12;
/** How many open tables are read, which is the most that a person may have, and how many that were put away. */
const LOOKED_AT = 60;
/** So many lobbies of a server are looked at, as each new channel takes a request that tells who sees it. */
const LOBBIES_ELSEWHERE = 10;

/**
 * `/tables`: my tables anywhere, with whose turn it is and a link. Tables that wait for me come first, then those of
 * this channel. Lobbies that I can join from here follow. With `board`, a manager puts the server's directory into a
 * channel, moves it or removes it.
 */
export const tablesCommand = {
  name: 'tables',
  data: (texts) => ({
    ...worded(texts, 'command-tables', 'tables'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        ...worded(texts, 'option-board', 'board'),
        type: ApplicationCommandOptionType.Channel,
        required: false,
      },
    ],
  }),
  run: async (order, bot) => {
    const wanted = order.options.get('board');
    return wanted === undefined ? ownTables(order, bot) : putDirectory(wanted, order, bot);
  },
} satisfies Command;

async function ownTables(order: Order, bot: Bot): Promise<Reply> {
  const { person, channel, context } = order;
  const { say } = context;
  const found = [OPEN, ['archived'] as const].map((phases) =>
    bot.tables.nearest(person.id, { channel, phases, most: LOOKED_AT }),
  );
  const mine = (await Promise.all(found)).flat();
  const lobbies = await lobbiesInReach(order, bot);
  const open = lobbies.map((now) => {
    const where = notInChannel(now.table, order) === undefined ? [] : [`<#${now.table.channel}>`];
    return `- ${unbroken([tableLine(now, say, plainName), ...startListed(now, say), ...where].join(' · '))}`;
  });
  const here = open.length === 0 ? [] : [`### ${say('command-tables-open')}`, ...open];
  const own = mine.length === 0 ? await noneWords(order, bot) : await ownLines(mine, here, order, bot);
  const all = order.managesTables
    ? [button({ id: { kind: 'tables', page: 0 }, label: say('managing-button-all') }, context.icons)]
    : [];
  const others = [...all, watchButton(context)];
  const joins = lobbies.slice(0, ROW_BUTTONS - others.length).map((now) => joinButton(now, context));
  const isUnreached = (await bot.tables.watchers.of(order.guild, person.id))?.isUnreached === true;
  const lost = isUnreached ? [`⚠️ ${say('watch-unreached')}`] : [];
  const parts = [text([...own, ...here, ...lost].join('\n')), row([...joins, ...others])];
  return page({ components: [container('private', parts)], pictures: [] });
}

/**
 * The lobbies that the person can join from here: those of this channel and its tables' threads first, then others of
 * the server which everybody who sees this channel sees as well.
 */
async function lobbiesInReach(order: Order, { tables, sight }: Bot): Promise<readonly TableListed[]> {
  const { guild, channel, person } = order;
  const rows = [
    ...(await tables.in(channel, ['lobby'])).filter(({ table }) => notInChannel(table, order) === undefined),
    ...(await tables.listed(guild, { phases: ['lobby'], from: 0, most: LOBBIES_ELSEWHERE })),
  ];
  const found = new Map<string, TableListed>();
  for (const { table, game } of rows) {
    if (found.size >= ROW_BUTTONS) break;
    if (found.has(table.id) || cannotJoin({ table, game }, person.id) !== undefined) continue;
    const isInReach = notInChannel(table, order) === undefined || (await sight?.isCommon(table, channel));
    if (isInReach === true) found.set(table.id, { table, game });
  }
  return [...found.values()];
}

const joinButton = (now: TableListed, { say, icons }: MessageContext): APIButtonComponent =>
  button(
    {
      id: { kind: 'enter', lobby: now.table.id },
      label: say('label-value', {
        label: say('lobby-button-join'),
        value: labelName(nameOfTable(now, say)),
      }),
      icon: sharedIcon(now.game.name, 'join'),
      look: 'good',
    },
    icons,
  );

/** What somebody reads who sits at no table: how to come to one, and how many are open in this server. */
async function noneWords(
  { person, guild, channel, context: { say } }: Order,
  { tables }: Bot,
): Promise<readonly string[]> {
  const { inServer } = await tables.census({ guild, home: channel, person: person.id });
  const others = inServer === 0 ? [] : [say('command-tables-in-server', { count: inServer })];
  return [say('command-tables-none'), ...others];
}

/** Somebody's own tables, as many as there is room for beside other lines. */
async function ownLines(
  mine: readonly Near[],
  beside: readonly string[],
  { person, context: { say } }: Order,
  bot: Bot,
): Promise<readonly string[]> {
  const isFor = ({ table }: Near) => markOf(table, person.id) !== undefined;
  const rank = (now: Near) => Number(isSolo(now.table)) * 2 + Number(!isFor(now));
  const sorted = mine.toSorted((one, other) => rank(one) - rank(other));
  const entries = await Promise.all(
    sorted.slice(0, MOST).map(async (now) => {
      const line = await entry(now, person.id, bot, say);
      const mark = markOf(now.table, person.id);
      return mark === undefined ? `- ${line}` : `- **${say(mark)}** ${line}`;
    }),
  );
  const alone = `### ${say('command-tables-solo')}`;
  const lines = fittingLines(entries, [...beside, alone]);
  const more = sorted.length - lines.length;
  const rest = more > 0 ? [say('command-tables-more', { count: more })] : [];
  const withPeople = sorted.filter(({ table }) => !isSolo(table)).length;
  return [
    ...(withPeople > 0 ? [`### ${say('command-tables-title')}`] : []),
    ...lines.slice(0, withPeople),
    ...(lines.length > withPeople ? [alone] : []),
    ...lines.slice(withPeople),
    ...rest,
  ];
}

type Near = Awaited<ReturnType<Tables['nearest']>>[number];

/** What the table waits for from this person, if it does: their turn, or their word on what it is asked to agree to. */
function markOf(table: Table, person: string): 'command-your-turn' | 'command-your-word' | undefined {
  const kinds = waitingFor(table, person).map(({ kind }) => kind);
  if (kinds.some((kind) => kind === 'turn' || kind === 'over')) return 'command-your-turn';
  return kinds.includes('vote') ? 'command-your-word' : undefined;
}

/** A table in a line. Only one that cannot be spoken of where it lives is opened, to say why. */
async function entry(now: Near, reader: string, bot: Bot, say: Say): Promise<string> {
  const way = now.isBarred ? await tableWay(now.table, bot, say) : linkTo(now.table, now.board);
  return tableEntry(now, way, say, [], reader);
}
