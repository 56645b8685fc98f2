import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import { asListed } from '../src/discord/channel/notices.ts';
import { isInReach, notInChannel } from '../src/discord/interactions/button.ts';
import type { Command, Order } from '../src/discord/interactions/command.ts';
import { page, type Reply } from '../src/discord/interactions/reply.ts';
import { putDirectory } from '../src/discord/interactions/server-tables.ts';
import { container, lettersIn, row, text } from '../src/discord/protocol/message.ts';
import { button } from '../src/discord/views/components.ts';
import { joinBeside, tableRows } from '../src/discord/views/table-rows.ts';
import { type ListedTable, tableEntry } from '../src/discord/views/table-words.ts';
import { watchButton } from '../src/discord/views/watch-page.ts';
import { cannotJoin } from '../src/tables/model/lobby.ts';
import { isSolo, OPEN } from '../src/tables/model/table.ts';
import { inListOrder } from '../src/tables/model/waiting.ts';
import type { Tables } from '../src/tables/tables.ts';
import { fittingLines } from './fitting.ts';
import { tableWay } from './table-way.ts';
import { worded } from './wording.ts';

/** As many tables as one message has room for. */
const MOST_TABLES_ON_PAGE = 12;
/** How many open tables are read, which is the most that a person may have, and how many that were put away. */
const LOOKED_AT = 60;
/** So many lobbies of a server are looked at, as each new channel takes a request that tells who sees it. */
const LOBBIES_ELSEWHERE = 10;
/** So many lobbies are offered, each with its button. */
const MOST_LOBBIES = 5;

/**
 * `/tables`: my tables anywhere, with whose turn it is and a link, in the order of lists, games against computers
 * apart. Lobbies that I can join from here follow. With `board`, a manager puts the server's directory into a channel,
 * moves it or removes it.
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
  const { person, guild, channel, context, managesTables } = order;
  const { say } = context;
  const found = [OPEN, ['archived'] as const].map((phases) =>
    bot.tables.nearest(person.id, { channel, phases, most: LOOKED_AT }),
  );
  const mine = (await Promise.all(found)).flat();
  const { inServer, ofPerson, settings } = await bot.tables.census({
    guild,
    home: channel,
    person: person.id,
  });
  const lobbies = await lobbiesInReach(order, bot);
  const beside = ofPerson < settings.mostTables ? joinBeside(context) : () => undefined;
  const open = tableRows(lobbies, context, beside, person.id);
  const heading = open.length === 0 ? [] : [text(`### ${say('command-tables-open')}`)];
  const own =
    mine.length === 0 ? [say('command-tables-none')] : await ownRows(mine, lettersIn(open), order, bot);
  const isUnreached = (await bot.tables.watchers.of(guild, person.id))?.isUnreached === true;
  const all = button({ id: { kind: 'tables', page: 0 }, label: say('directory-title') }, context.icons);
  const parts = [
    ...own.map(text),
    ...heading,
    ...open,
    ...(isUnreached ? [text(`⚠️ ${say('watch-unreached')}`)] : []),
    row([...(managesTables || inServer > 0 ? [all] : []), watchButton(context)]),
  ];
  return page({ components: [container('private', parts)], pictures: [] });
}

/**
 * The lobbies that the person can join from here: those of this channel and its tables' threads first, then others of
 * the server which everybody who sees this channel sees as well.
 */
async function lobbiesInReach(order: Order, bot: Bot): Promise<readonly ListedTable[]> {
  const { guild, channel, person } = order;
  const { tables } = bot;
  const rows = [
    ...(await tables.listed(guild, { phases: ['lobby'], from: 0, most: LOBBIES_ELSEWHERE })),
    ...(await tables.in(channel, ['lobby'])).filter(({ table }) => notInChannel(table, order) === undefined),
  ];
  const found = new Map<string, ListedTable>();
  for (const now of inListOrder(rows, { person: person.id, channel })) {
    if (found.size >= MOST_LOBBIES) break;
    const isNew = !found.has(now.table.id) && cannotJoin(now, person.id) === undefined;
    if (isNew && (await isInReach(now.table, order, bot))) found.set(now.table.id, asListed(now));
  }
  return [...found.values()];
}

/** Somebody's own tables, as many as there is room for beside so many other letters. */
async function ownRows(
  mine: readonly Near[],
  beside: number,
  { person, context: { say } }: Order,
  bot: Bot,
): Promise<readonly string[]> {
  const sorted = mine.toSorted((one, other) => Number(isSolo(one.table)) - Number(isSolo(other.table)));
  const entries = await Promise.all(
    sorted.slice(0, MOST_TABLES_ON_PAGE).map(async (now) => {
      // Only one that cannot be spoken of where it lives is opened, to say why.
      const way = now.isBarred ? { address: await tableWay(now.table, bot, say) } : {};
      return tableEntry({ ...asListed(now), ...way }, say, { reader: person.id });
    }),
  );
  const alone = `### ${say('command-tables-solo')}`;
  const lines = fittingLines(entries, beside + alone.length);
  const more = sorted.length - lines.length;
  const withPeople = sorted.filter(({ table }) => !isSolo(table)).length;
  return [
    ...(withPeople > 0 ? [`### ${say('command-tables-title')}`] : []),
    ...lines.slice(0, withPeople),
    ...(lines.length > withPeople ? [alone] : []),
    ...lines.slice(withPeople),
    ...(more > 0 ? [say('command-tables-more', { count: more })] : []),
  ];
}

type Near = Awaited<ReturnType<Tables['nearest']>>[number];
