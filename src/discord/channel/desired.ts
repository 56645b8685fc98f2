import { createHash } from 'node:crypto';
import type { Call } from '../../tables/model/call.ts';
import { isOpenToAll } from '../../tables/model/lobby.ts';
import { beginsAt } from '../../tables/model/lobby-terms.ts';
import {
  entriesNeeded,
  isInOwnThread,
  logBetween,
  logNeeded,
  peopleAt,
  stillInvited,
  type Table,
  type TableNow,
  type TablePhase,
} from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import type { Message } from '../protocol/message.ts';
import { namesTable, type StandingMessage, withoutButtons } from '../protocol/standing-message.ts';
import { archivedMessage, boardMessage, closingOf, resultMessage } from '../views/board-message.ts';
import { lobbyMessage } from '../views/lobby-message.ts';
import { isKnown } from '../views/message-context.ts';
import { formerPlaceMessage, serverEventWords, threadName } from '../views/notice-message.ts';
import { hasMatch, type TableView, tableView } from '../views/table-view.ts';
import type { Bot } from './bot.ts';
import { liveOf, openCalls } from './next.ts';
import { peopleCalled } from './notices.ts';
import {
  type ChannelStore,
  type Desired,
  type DesiredEvent,
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
  /** A former message as it is kept, from how it stands: it tells what happened until `toPly`. `undefined`: deleted. */
  readonly closed: (
    message: ShownMessage,
    toPly: number,
    standing: () => Promise<StandingMessage>,
  ) => Promise<Message | undefined>;
  /** An old message without its buttons; `to` is the channel in which the live one stands now, if that is another. */
  readonly left: (standing: StandingMessage, to: string | undefined) => Message;
  readonly threadName: (letters: number) => string;
  readonly isOwn: (found: StandingMessage) => boolean;
  /** Whom a message with these calls notifies now, in milliseconds since 1970. */
  readonly called: (calls: readonly Call[], now: number) => readonly string[];
  /** Tells in which thread it lives from now on; `undefined` if none could be started. */
  readonly housed: (channel: string | undefined) => Promise<unknown>;
}

/** What messages of tables are drawn with, and where it is told what became of threads and events. */
export interface DrawingParts extends Pick<Bot, 'texts' | 'icons' | 'avatars' | 'shares'> {
  readonly store: Pick<ChannelStore, 'housed' | 'announced' | 'log'>;
}

/** What the channel of a table should show, in the channel's language. Nothing of it is painted here. */
export function desiredOf(opened: TableForChannel, parts: DrawingParts): DesiredMessage {
  const { now, entries } = opened;
  const { table, match } = now;
  const { store, texts, shares } = parts;
  const hasMatch = match !== undefined;
  const say = texts.in(table.language);
  const view = tableView(now, { ...parts, off: shares.off, say });
  const event = eventOf(now, say, store);
  let drawn: Message | undefined;
  const message = (): Message => {
    drawn ??=
      isBegunByComputer(opened) || isToBeHoused(opened)
        ? lobbyMessage(view)
        : liveMessage(view, entriesNeeded(now, entries), stillInvited(table).filter(isKnown));
    return drawn;
  };
  let digest: string | undefined;
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
    closed: async ({ fromPly }, toPly, standing) => {
      // A lobby that calls its people anew stands once.
      if (table.phase === 'lobby') return undefined;
      // A lobby tells of no move, unless the match has gone on before its own first message was posted.
      if (fromPly === LOBBY_PLY && toPly <= 0) return lobbyMessage(view);
      const from = Math.max(0, fromPly);
      const told = logBetween(entries, from, toPly) ?? (await store.log(table.id, from, toPly));
      return closingOf(view, told)?.(await standing());
    },
    left: (standing, to) =>
      to === undefined ? withoutButtons(standing) : formerPlaceMessage(standing, now, say),
    threadName: (letters) => threadName(now, say, letters),
    isOwn: (found) => namesTable(found, table.id),
    called: (calls, at) => peopleCalled(opened, calls, at),
    housed: (channel) =>
      store.housed(
        table.id,
        channel === undefined ? undefined : { channel, name: table.name },
        table.revision,
      ),
  };
}

/** Milliseconds for which an event lasts; Discord ends it by then. */
const EVENT_LENGTH = 2 * 60 * 60 * 1000;

/** What to do about the event of an open lobby with a start time; nothing if it is right, or was refused like this. */
function eventOf(now: TableNow, say: Say, store: Pick<ChannelStore, 'announced'>): DesiredEvent | undefined {
  const { table } = now;
  const { guild, home, terms, revision } = table;
  const known = terms.announced;
  const at = table.phase === 'lobby' && isOpenToAll(table) ? beginsAt(terms) : undefined;
  const stands = { guild, home, ...(known?.id === undefined ? {} : { id: known.id }) };
  if (at === undefined)
    return known?.id === undefined
      ? undefined
      : { ...stands, noted: () => store.announced(table.id, undefined, revision) };
  const name = table.name ?? '';
  if (known?.at === at && known.name === name) return undefined;
  return {
    ...stands,
    wanted: { ...serverEventWords(now, say), at, until: at + EVENT_LENGTH },
    noted: (id) => store.announced(table.id, { ...(id === undefined ? {} : { id }), name, at }, revision),
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

/** Identifies what a message shows, whatever its marks: its components, and the contents of its unpainted pictures. */
export function digestOf({ components, pictures, keeps = [], files = [] }: Message): string {
  const shown = [
    components.map((part) => ({ ...part, id: undefined })),
    pictures.map(({ name, alt, key }) => [name, key ?? alt]),
    keeps.map(({ id, name }) => [id, name]),
    files.map(({ name }) => name),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/** What a table's live message shows. `log`: what happened, see {@link logNeeded}; `invited`: whom a lobby calls. */
export function liveMessage(
  view: TableView,
  log: readonly string[],
  invited: readonly string[] = [],
): Message {
  if (!hasMatch(view)) return lobbyMessage(view, invited);
  switch (view.table.phase) {
    case 'playing':
      return boardMessage(view, { from: logNeeded(view) ?? 0, entries: log });
    case 'archived':
      return archivedMessage(view);
    case 'lobby':
    case 'ended':
    case 'closed':
      return resultMessage(view, log);
  }
}

/** Whether a computer has the first move of a match: only the lobby stands there until a new message calls a person. */
function isBegunByComputer(opened: TableForChannel): boolean {
  const { table, match } = opened.now;
  if (match === undefined || table.phase !== 'playing' || table.awaitedSeats.turn !== 0) return false;
  return openCalls(table, opened).length === 0 && liveOf(opened)?.fromPly === LOBBY_PLY;
}
