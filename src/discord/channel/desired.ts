import { createHash } from 'node:crypto';
import type { Call } from '../../tables/model/call.ts';
import { isOpenToAll } from '../../tables/model/lobby.ts';
import { beginsAt } from '../../tables/model/lobby-terms.ts';
import { logBetween } from '../../tables/model/log-between.ts';
import {
  entriesNeeded,
  isInOwnThread,
  logNeeded,
  peopleAt,
  stillInvited,
  type Table,
  type TableNow,
  type TablePhase,
} from '../../tables/model/table.ts';
import type { SentMessage, ServerEvent } from '../protocol/discord-api.ts';
import { FILES } from '../protocol/limits.ts';
import type { Message } from '../protocol/message.ts';
import { namesTable, type StandingMessage, withoutButtons } from '../protocol/standing-message.ts';
import { archivedMessage, boardMessage, closingOf, resultMessage } from '../views/board-message.ts';
import { lobbyMessage } from '../views/lobby-message.ts';
import { isKnown, type MessageContext } from '../views/message-context.ts';
import { formerPlaceMessage, serverEventWords, threadName } from '../views/place-message.ts';
import type { Bot } from './bot.ts';
import { liveOf, openCalls } from './next.ts';
import { peopleCalled } from './notices.ts';
import {
  type ChannelStore,
  type Desired,
  type DesiredEvent,
  type KnownFile,
  LOBBY_PLY,
  type ShownMessage,
  type TableForChannel,
} from './state.ts';

/** The phases of a table in which somebody may want to press something. */
const IN_USE: ReadonlySet<TablePhase> = new Set<TablePhase>(['lobby', 'playing']);

/** What a channel should show, and all that requests about it are made from. */
export interface DesiredMessage extends Desired {
  /** What its messages are marked with, and reported by: a table's id. */
  readonly subject: string;
  /** The live message. It is made once, when it is first asked for. */
  readonly message: () => Message;
  /** Whether a message that stands in a channel is one of its messages. */
  readonly isOwn: (found: StandingMessage) => boolean;
  /** Whom a message with these calls notifies now, in milliseconds since 1970. */
  readonly called: (calls: readonly Call[], now: number) => readonly string[];
  /** A former message as it is kept, from how it stands; `undefined` if it is to be deleted. */
  readonly closed: (
    message: ShownMessage,
    toPly: number,
    standing: () => Promise<StandingMessage>,
  ) => Promise<Message | undefined>;
  /** An old message without its buttons; `to` is the channel in which the live one stands now, if that is another. */
  readonly left: (standing: StandingMessage, to: string | undefined) => Message;
  /** What its thread is called, in so many letters at most. */
  readonly threadName: (letters: number) => string;
  /** Tells in which thread it lives from now on; `undefined` if none could be started. */
  readonly housed: (channel: string | undefined) => Promise<unknown>;
}

/** Reports a table's thread and the table name that it is called after; `undefined` if none could be started. */
export type Housed = (
  table: string,
  thread: { readonly channel: string; readonly name: string | undefined } | undefined,
  revision: number,
) => Promise<unknown>;

/** Tells a table by which event of its server its start is announced, and how that reads; `undefined` if none is. */
export type TellsEvent = (
  table: string,
  event: { readonly id?: string; readonly name: string; readonly at: number } | undefined,
  revision: number,
) => Promise<unknown>;

/** What the channel of a table should show. Nothing of it is painted here. */
export function desiredOf(
  opened: TableForChannel,
  {
    draw,
    housed,
    announced,
  }: { readonly draw: Drawing; readonly housed: Housed; readonly announced: TellsEvent },
): DesiredMessage {
  const { table, match } = opened.now;
  const hasMatch = match !== undefined;
  let drawn: Message | undefined;
  let digest: string | undefined;
  const message = (): Message => {
    drawn ??= draw.live(opened);
    return drawn;
  };
  const event = eventOf(opened, draw, announced);
  return {
    ...(event === undefined ? {} : { event }),
    live: {
      channel: table.channel,
      ...(isInOwnThread(table) ? { parent: table.home } : {}),
      fromPly: hasMatch && !isToBeHoused(opened) ? table.shownFromPly : LOBBY_PLY,
      revision: table.revision,
      get digest() {
        digest ??= digestOf(message());
        return digest;
      },
    },
    calls: callsOf(opened).map((call) =>
      hasMatch && call.reason !== 'lobby' ? call : { ...call, fromPly: LOBBY_PLY },
    ),
    isInUse: IN_USE.has(table.phase),
    isAskedAgain: IN_USE.has(table.phase) || table.phase === 'ended',
    thread: threadOf(table),
    ...(table.thread === 'wanted-private'
      ? { threadFor: { guild: table.guild, people: peopleAt(table).map(({ id }) => id) } }
      : {}),
    host: table.host,
    subject: table.id,
    message,
    isOwn: (found) => namesTable(found, table.id),
    called: (calls, now) => peopleCalled(opened, calls, now),
    closed: (former, toPly, standing) => draw.closed(opened, former, toPly, standing),
    left: (standing, to) => draw.left(opened, standing, to),
    threadName: (letters) => draw.threadName(opened, letters),
    housed: (channel) =>
      housed(table.id, channel === undefined ? undefined : { channel, name: table.name }, table.revision),
  };
}

/** Milliseconds for which an event lasts; Discord ends it by then. */
const EVENT_LENGTH = 2 * 60 * 60 * 1000;

/** What to do about the event of an open lobby with a start time; nothing if it is right, or was refused like this. */
function eventOf(
  { now }: TableForChannel,
  draw: Pick<Drawing, 'event'>,
  announced: TellsEvent,
): DesiredEvent | undefined {
  const { table } = now;
  const { guild, home, terms, revision } = table;
  const known = terms.announced;
  const at = table.phase === 'lobby' && isOpenToAll(table) ? beginsAt(terms) : undefined;
  const stands = { guild, home, ...(known?.id === undefined ? {} : { id: known.id }) };
  if (at === undefined)
    return known?.id === undefined
      ? undefined
      : { ...stands, noted: () => announced(table.id, undefined, revision) };
  const name = table.name ?? '';
  if (known?.at === at && known.name === name) return undefined;
  return {
    ...stands,
    wanted: { ...draw.event(now), at, until: at + EVENT_LENGTH },
    noted: (id) => announced(table.id, { ...(id === undefined ? {} : { id }), name, at }, revision),
  };
}

/** Whether a begun match has no thread yet: until it has one, the channel shows the lobby and calls nobody. */
const isToBeHoused = ({ now: { table, match }, messages }: TableForChannel): boolean =>
  match !== undefined &&
  threadOf(table) === 'start' &&
  (messages.some(({ standing, fromPly }) => standing === 'live' && fromPly === LOBBY_PLY) ||
    table.calls.some(({ reason }) => reason === 'lobby'));

/** The calls that the channel is to make: those of a match wait for its thread. */
function callsOf(opened: TableForChannel): Desired['calls'] {
  const { calls } = opened.now.table;
  if (!isToBeHoused(opened)) return calls;
  const ofLobby = calls.filter(({ reason }) => reason === 'lobby');
  return ofLobby.length === 0 ? calls.filter(({ revision }) => revision <= opened.channel.posted) : ofLobby;
}

function threadOf(table: Pick<Table, 'thread' | 'phase' | 'name' | 'threadName'>): Desired['thread'] {
  const { thread, phase, name, threadName } = table;
  if (!isInOwnThread(table))
    return thread !== undefined && thread !== 'refused' && IN_USE.has(phase) ? 'start' : 'as-it-is';
  if (IN_USE.has(phase) && name !== threadName) return 'rename';
  return phase === 'closed' ? 'archive' : 'as-it-is';
}

/**
 * Identifies what a message shows: its components without their marks, and the contents of its pictures. Paints
 * nothing.
 */
export function digestOf({ components, pictures, keeps = [], files = [] }: Message): string {
  const shown = [
    components.map((part) => ({ ...part, id: undefined })),
    pictures.map(({ name, alt, key }) => [name, key ?? alt]),
    keeps.map(({ id, name }) => [id, name]),
    files.map(({ name }) => name),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/**
 * What a table's live message shows now: the lobby, the board, that it was put away, or the final standing. `log` is
 * the source of what happened, see {@link logNeeded}; `invited` are the people a lobby calls.
 */
export function liveMessage(
  now: TableNow,
  log: readonly string[],
  context: MessageContext,
  invited: readonly string[] = [],
): Message {
  const { table, match } = now;
  if (match === undefined) return lobbyMessage(now, context, invited);
  switch (table.phase) {
    case 'playing':
      return boardMessage(now, match, { from: logNeeded(now) ?? 0, entries: log }, context);
    case 'archived':
      return archivedMessage(now, match, context);
    case 'lobby':
    case 'ended':
    case 'closed':
      return resultMessage(now, match, log, context);
  }
}

/** Tells a picture from all else that could be, down to the avatars that were at hand for it. */
const contentOf = ({ name, alt, key, faces }: Message['pictures'][number]): string =>
  createHash('sha256')
    .update(JSON.stringify([name, key ?? alt, faces]))
    .digest('base64url');

/** Reuses by id those pictures that the message already has: they are neither painted nor sent again. */
export function keepingPictures(message: Message, known: readonly KnownFile[]): Message {
  if (known.length === 0 || message.pictures.length > FILES) return message;
  const standing = message.pictures.map((picture) => {
    const content = contentOf(picture);
    return known.find(({ name, key }) => name === picture.name && key === content);
  });
  return {
    ...message,
    pictures: message.pictures.filter((_, at) => standing[at] === undefined),
    keeps: [...(message.keeps ?? []), ...standing.flatMap((file) => file ?? [])],
  };
}

/** The pictures of a message as they stand in it once Discord has taken it, as far as it told. */
export const filesIn = (
  { pictures }: Message,
  { attachments }: Partial<Pick<SentMessage, 'attachments'>>,
): { readonly files?: readonly KnownFile[] } =>
  attachments === undefined
    ? {}
    : {
        files: attachments.flatMap(({ id, filename }) => {
          const picture = pictures.find(({ name }) => name === filename);
          return picture === undefined ? [] : [{ id, name: filename, key: contentOf(picture) }];
        }),
      };

/** Makes the messages of a table. */
export interface Drawing {
  readonly live: (opened: TableForChannel) => Message;
  /**
   * The message that tells what happened from its own ply up to but not including another; `undefined` if nothing
   * did. `standing` is the message as it is now.
   */
  readonly closed: (
    opened: TableForChannel,
    message: ShownMessage,
    toPly: number,
    standing: () => Promise<StandingMessage>,
  ) => Promise<Message | undefined>;
  /** An old message without its buttons; `to` is the channel in which the table lives now, if that is another. */
  readonly left: (opened: TableForChannel, standing: StandingMessage, to: string | undefined) => Message;
  /** What the thread of the table is called, in so many letters at most. */
  readonly threadName: (opened: TableForChannel, letters: number) => string;
  /** How an event of the server tells of the table. */
  readonly event: (now: TableNow) => Pick<ServerEvent, 'name' | 'about' | 'place'>;
}

/** The messages of tables in the language of their channels. */
export function channelDrawing(
  { texts, icons, avatars, shares: { off } }: Pick<Bot, 'texts' | 'icons' | 'avatars' | 'shares'>,
  { log }: Pick<ChannelStore, 'log'>,
): Drawing {
  const contextOf = ({ now }: TableForChannel): MessageContext => ({
    say: texts.in(now.table.language),
    ...{ icons, avatars, off },
  });
  return {
    live: (opened) => {
      const { now, entries } = opened;
      if (isBegunByComputer(opened) || isToBeHoused(opened)) return lobbyMessage(now, contextOf(opened));
      const invited = stillInvited(now.table).filter(isKnown);
      return liveMessage(now, entriesNeeded(now, entries), contextOf(opened), invited);
    },
    closed: async (opened, { fromPly }, toPly, standing) => {
      const context = contextOf(opened);
      const { now } = opened;
      // A lobby that calls its people anew stands once.
      if (now.table.phase === 'lobby') return undefined;
      // A lobby tells of no move, unless the match has gone on before its own first message was posted.
      if (fromPly === LOBBY_PLY && toPly <= 0) return lobbyMessage(now, context);
      const from = Math.max(0, fromPly);
      const entries = logBetween(opened.entries, from, toPly) ?? (await log(now.table.id, from, toPly));
      const closing = closingOf(now, entries, context);
      return closing === undefined ? undefined : closing(await standing());
    },
    left: (opened, standing, to) =>
      to === undefined
        ? withoutButtons(standing)
        : formerPlaceMessage(standing, opened.now, contextOf(opened).say),
    threadName: ({ now }, letters) => threadName(now, texts.in(now.table.language), letters),
    event: (now) => serverEventWords(now, texts.in(now.table.language)),
  };
}

/** Whether a computer has the first move of a match: only the lobby stands there until a new message calls a person. */
function isBegunByComputer(opened: TableForChannel): boolean {
  const { table, match } = opened.now;
  if (match === undefined || table.phase !== 'playing' || table.awaitedSeats.turn !== 0) return false;
  return openCalls(table, opened).length === 0 && liveOf(opened)?.fromPly === LOBBY_PLY;
}
