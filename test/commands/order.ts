import { PermissionFlagsBits } from 'discord-api-types/v10';
import { commands } from '../../commands/index.ts';
import type { Bot } from '../../src/discord/channel/bot.ts';
import type { Command, Order } from '../../src/discord/interactions/command.ts';
import type { Draw, PageReply, Reply } from '../../src/discord/interactions/reply.ts';
import type { Message } from '../../src/discord/protocol/message.ts';
import { Shares } from '../../src/shares/shares.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { tiny } from '../games/tiny.ts';
import { replaysHere } from '../replays/replays-here.ts';
import { ana, ben, cem, dua, type RoomParts, room } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';

/** Everything that a table needs of its channel. */
export const ALLOWED =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory;

/** A reply whose pages are drawn; `more` is what the person is shown after it. */
export type Given =
  | Extract<Reply, { readonly kind: 'refused' }>
  | { readonly kind: 'board'; readonly table: string; readonly more: readonly Message[] }
  | {
      readonly kind: 'page';
      readonly message: Message;
      readonly more: readonly Message[];
      readonly changed?: readonly string[];
    };

async function given(reply: Reply): Promise<Given> {
  switch (reply.kind) {
    case 'refused':
      return reply;
    case 'board':
      return { kind: 'board', table: reply.opened.now.table.id, more: await drawn(reply.also) };
    case 'page': {
      const { changed, also } = reply;
      const message = await comes(reply);
      return {
        kind: 'page',
        message,
        more: await drawn(also),
        ...(changed === undefined ? {} : { changed }),
      };
    }
    case 'line':
    case 'form':
    case 'elsewhere':
      throw new Error('no command changes a table, or writes in a channel, without a word');
  }
}

/** The page itself, where it takes long enough for a note to come before it. */
export async function comes(reply: PageReply): Promise<Message> {
  const made = (await reply.later) ?? reply;
  if (made.kind !== 'page') throw new Error(`no page came of it: ${JSON.stringify(made)}`);
  return made.draw();
}

const drawn = (also: readonly Draw[] = []): Promise<readonly Message[]> =>
  Promise.all(also.map((draw) => draw()));

/** A room with a bot in it that takes slash commands. */
export async function barroom(parts: RoomParts = {}) {
  const { store, ...rest } = await room(parts);
  const log = fakeLog();
  const bot: Bot = {
    tables: rest.tables,
    games: [tiny],
    texts,
    icons: () => undefined,
    avatars: () => undefined,
    log,
    replays: replaysHere([tiny], rest.clock),
    shares: new Shares(),
    clock: rest.clock,
  };
  let count = 0;
  const orderOf = (
    person: SeatedPerson,
    options: Readonly<Record<string, string>>,
    more: Partial<Order>,
  ): Order => ({
    interaction: `order-${++count}`,
    person,
    guild: 'g',
    channel: 'c',
    home: more.channel ?? 'c',
    channelKind: 'text',
    isLocked: false,
    isPrivate: false,
    slowMode: 0,
    isSlowed: true,
    options: new Map(Object.entries(options)),
    files: new Map(),
    people: new Map([ana, ben, cem, dua].map((known) => [known.id, known])),
    roles: [],
    canManage: false,
    managesTables: more.canManage ?? false,
    canWrite: () => true,
    permissions: ALLOWED,
    language: 'en-GB',
    context: { say: texts.in('en'), icons: bot.icons, avatars: bot.avatars },
    ...more,
  });
  /** Somebody gives a command, like `/table status`. */
  const gives = async (
    person: SeatedPerson,
    line: string,
    options: Readonly<Record<string, string>> = {},
    more: Partial<Order> = {},
  ): Promise<Given> => {
    const { command, subcommand } = named(line);
    return given(await command.run({ ...orderOf(person, options, more), ...subcommand }, bot));
  };
  /** Somebody opens a table so: its id; throws where none is opened. */
  const plays = async (
    person: SeatedPerson,
    ...how: readonly [Readonly<Record<string, string>>?, Partial<Order>?]
  ) => {
    const opened = await gives(person, '/play tiny', ...how);
    if (opened.kind !== 'board') throw new Error('no table was opened');
    return opened.table;
  };
  /** A manager settles this for the server. */
  const settles = (options: Readonly<Record<string, string>>) =>
    gives(ana, '/settings server', options, { canManage: true });
  /** What is offered while somebody types an option. */
  const types = async (
    person: SeatedPerson,
    line: string,
    focused: string,
    typed: string,
    more: Partial<Order> = {},
  ) => {
    const { command, subcommand } = named(line);
    const order = orderOf(person, { [focused]: typed }, more);
    return (await command.complete?.({ ...order, ...subcommand, focused }, bot)) ?? [];
  };
  /** The live message of a table stands in its channel under this id. */
  const stands = async (table: string, id: string) => {
    const live = {
      id,
      channel: 'c',
      generation: 1,
      fromPly: 0,
      standing: 'live',
      shows: 1,
      files: [],
    } as const;
    await rest.tables.note(table, { messages: [live] });
  };
  return { ...rest, store, bot, log, orderOf, gives, plays, settles, types, stands };
}

/** The same with a match of Ana and others, or computers, in play. */
export async function atBar(...match: Parameters<Awaited<ReturnType<typeof barroom>>['started']>) {
  const there = await barroom();
  return { ...there, id: await there.started(...match) };
}

function named(line: string): {
  readonly command: Command;
  readonly subcommand: { readonly subcommand?: string };
} {
  const [name, subcommand] = line.replace('/', '').split(' ');
  const command = commands.find((each) => each.name === name);
  if (command === undefined) throw new Error(`there is no command ${line}`);
  return { command, subcommand: subcommand === undefined ? {} : { subcommand } };
}

/** All that somebody reads of a reply: its words and labels, with spaces at which a line may break, or why they were refused. */
export function wordsOf(reply: Given): string {
  if (reply.kind === 'refused') return `refused: ${reply.code}`;
  const lines = read(shownBy(reply), ['content', 'label', 'description']);
  return (reply.kind === 'board' ? [`board: ${reply.table}`, ...lines] : lines).join('\n');
}

/** The text of the file that comes with a reply. */
export const fileOf = (reply: Given): string =>
  reply.kind === 'page' ? Buffer.from(reply.message.files?.[0]?.data ?? []).toString('utf8') : '';

/** The words of a reply in which Discord reads markup and mentions; on buttons and in menus it reads none. */
export const markupOf = (reply: Given): string =>
  reply.kind === 'refused' ? '' : read(shownBy(reply), ['content']).join('\n');

const shownBy = (reply: Exclude<Given, { readonly kind: 'refused' }>): unknown =>
  (reply.kind === 'board' ? reply.more : [reply.message]).map(({ components }) => components);

function read(part: unknown, keys: readonly string[]): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((each) => read(each, keys));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value.replaceAll('\u00a0', ' ')] : read(value, keys),
  );
}

/** The ids of a reply's buttons and menus. */
export const idsOf = (reply: Given): readonly string[] =>
  [
    ...JSON.stringify(reply.kind === 'page' ? reply.message.components : []).matchAll(
      /"custom_id":"([^"]+)"/g,
    ),
  ].map(([, id]) => id ?? '');

/** Whether a reply is a page for one person alone. */
export const isPrivate = (reply: Given): boolean => reply.kind === 'page';
