import type { Bot } from '../src/discord/channel/bot.ts';
import { commandOf, viewFor } from '../src/discord/interactions/actor.ts';
import { isInReach } from '../src/discord/interactions/button.ts';
import type { Order } from '../src/discord/interactions/command.ts';
import { barredHere, openTablesAt } from '../src/discord/interactions/opening.ts';
import { accessErrorAt, barredByDiscord, tableWay } from '../src/discord/interactions/own-place.ts';
import { page, type Reply, sentence } from '../src/discord/interactions/reply.ts';
import { TEXT } from '../src/discord/protocol/limits.ts';
import { type Message, text } from '../src/discord/protocol/message.ts';
import { framed } from '../src/discord/views/components.ts';
import { lobbyCopy } from '../src/discord/views/lobby-message.ts';
import { hasMatch } from '../src/discord/views/table-view.ts';
import { isJoinable } from '../src/tables/model/lobby.ts';
import { type Rejection, reject } from '../src/tables/model/rejection.ts';
import { seatOf, type Table, type TableNow } from '../src/tables/model/table.ts';
import { flag, slash } from './declared.ts';
import { atTable } from './which-table.ts';

/**
 * `/board`: moves the live board to the end of the channel, or to this one if the table has lost its place; guests and
 * other channels get a private copy, or the position in words.
 */
export const board = slash(
  atTable({
    about: 'board',
    among: { phases: ['lobby', 'playing', 'archived'], guests: true, first: 'waiting' },
    options: [flag('text')],
    run: async (meant, order, bot) => {
      const now = await takenUp(meant, order, bot);
      if ('code' in now) return now;
      const { table } = now;
      const { text: words } = await bot.tables.profiles.of(order.person.id);
      if ((order.options.get('text') ?? String(words)) === 'true' && now.match !== undefined)
        return inWords(now, order);
      if (seatOf(table, order.person.id) === undefined) return copy(now, order, bot);
      if (table.channel !== order.channel) {
        const lost = table.guild === order.guild && (await accessErrorAt(table, bot)) !== undefined;
        return lost ? broughtHere(table, order, bot) : copy(now, order, bot);
      }
      return anew(table, order, bot);
    },
  }),
);

/** A match that was put away is taken up again by one of its own who asks for its board. */
async function takenUp(now: TableNow, order: Order, { tables }: Bot): Promise<TableNow | Rejection> {
  if (now.table.phase !== 'archived' || seatOf(now.table, order.person.id) === undefined) return now;
  return tables.takeUp(commandOf(now.table.id, order));
}

async function anew({ id }: Table, order: Order, bot: Bot): Promise<Reply> {
  const why = await barredByDiscord(order, bot);
  if (why !== undefined) return sentence(why);
  // The same command may have taken the match up again, which counted as well.
  const done = await bot.tables.showAnew(commandOf(id, order, ':anew'));
  return done.kind === 'refused' ? done : { kind: 'board', opened: done.opened, isShown: true };
}

function inWords(now: TableNow, order: Order): Reply {
  const view = viewFor(now, order);
  if (!hasMatch(view)) return reject('not-playing');
  const parts = view.match.description(view.viewer, view.text);
  const [first, ...more] = packed(parts).map((fitting): Message => framed('private', fitting.map(text)));
  if (first === undefined) return reject('not-playing');
  return page(first, { also: more.map((message) => () => message) });
}

/** Parts in their order, as many to a message as it has room for. */
function packed(parts: readonly string[]): readonly (readonly string[])[] {
  const messages: string[][] = [];
  let room = 0;
  for (const part of parts) {
    const last = messages.at(-1);
    if (last === undefined || part.length > room) {
      messages.push([part]);
      room = TEXT - part.length;
    } else {
      last.push(part);
      room -= part.length;
    }
  }
  return messages;
}

async function copy(now: TableNow, order: Order, bot: Bot): Promise<Reply> {
  const view = viewFor(now, order);
  const { table, match, seat, say, title } = view;
  if (match === undefined) {
    const canJoin = isJoinable(now, order.person.id) && (await isInReach(table, order, bot));
    return page(lobbyCopy(view, { canJoin, address: await tableWay(table, bot, say) }));
  }
  const isMovable = seat !== undefined && table.guild === order.guild && table.channel !== order.channel;
  const shown = framed('private', [
    [`### ${title}`, match.summary(view.text)],
    isMovable && `-# ${say('command-board-elsewhere', { channel: `<#${table.channel}>` })}`,
    match.boards(view.label),
  ]);
  return page(shown, { wantsPictures: true });
}

/** Brings a table to where the command was given, for good: only who sits there may, and only within the server. */
export async function broughtHere(table: Table, order: Order, bot: Bot): Promise<Reply> {
  const { guild, channel, home } = order;
  const why = await barredByDiscord(order, bot);
  if (why !== undefined) return sentence(why);
  const fromNowhere = (await accessErrorAt(table, bot)) === 'vanished';
  return bot.tables.servers.inTurn<Reply>(guild, async () => {
    const open = await openTablesAt(order, bot);
    const barred = barredHere(order, open, bot, table.home);
    if (barred !== undefined) return sentence(barred);
    const to = { guild, channel, home, fromNowhere, isCompact: open.settings.isCompact };
    const done = await bot.tables.move(commandOf(table.id, order, ':move'), to);
    return done.kind === 'refused' ? done : { kind: 'board', opened: done.opened };
  });
}
