import { aboutError, type Log } from '../log.ts';
import { type DiscordApi, DiscordError, type DiscordErrorKind } from '../protocol/discord-api.ts';
import { THREAD_NAME } from '../protocol/limits.ts';
import { type Message, type MessagePayload, render } from '../protocol/message.ts';
import {
  hasButtons,
  namesTable,
  offersSame,
  type StandingMessage,
  writtenSince,
} from '../protocol/standing-message.ts';
import { accessErrorIn } from './access.ts';
import { type DesiredMessage, type Drawing, filesOf, keeping } from './desired.ts';
import { callNonce, generationOf, markCall } from './mark.ts';
import type { Outcome, Request } from './next.ts';
import { peopleCalled } from './notices.ts';
import { paintings, type Responder, type Taken } from './responder.ts';
import { editStanding, keepsPictures, type MessageEdit } from './standing-edit.ts';
import type { ShownMessage, TableForChannel } from './state.ts';

/** Somebody who waits for an answer, which can be the request. */
export type Carrier =
  /** To a press: the pressed message can be changed. `standing` is how it stood. */
  | {
      readonly kind: 'press';
      readonly answer: Pick<Responder, 'update' | 'nothing' | 'isUnseen'>;
      readonly standing: StandingMessage;
    }
  /** To a command: a message can be posted where it was typed. */
  | { readonly kind: 'command'; readonly post: Responder['post'] };

/** What requests are made with. */
export interface Performing {
  readonly api: Pick<DiscordApi, 'post' | 'edit' | 'delete' | 'read' | 'recent' | 'startThread' | 'putAway'>;
  readonly draw: Drawing;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** Tells the table in which thread it lives from now on; `undefined` if none could be started. */
  readonly housed: (table: string, thread: string | undefined, revision: number) => Promise<unknown>;
  /** The table of a message; `undefined` if nobody has noted the message. */
  readonly ofMessage: (message: string) => Promise<string | undefined>;
}

/** A request, and what it is made from. */
export interface Task {
  readonly request: Request;
  readonly opened: TableForChannel;
  readonly desired: DesiredMessage;
  readonly carrier: Carrier | undefined;
  /** Numbers the messages that were posted in the place of others. */
  readonly again: number;
  /** Whether something has changed since: then nothing is painted, and nothing asked. */
  readonly isStale: () => boolean;
}

/** Makes one request to Discord. `undefined` if it was not made because something has changed. Throws what is no {@link DiscordError}. */
export async function perform(task: Task, parts: Performing): Promise<Outcome | undefined> {
  try {
    return await send(task, parts);
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    const outcome = outcomeOf(error, task.request);
    const level = outcome.kind === 'refused' ? 'error' : 'warn';
    const { kind } = task.request;
    parts.log[level](
      { table: task.opened.now.table.id, why: kind, ...aboutError(error) },
      'a channel could not be brought up to date',
    );
    return outcome;
  }
}

/** What a failure means for a request. */
function outcomeOf(error: DiscordError, { kind }: Request): Outcome {
  const accessError = accessErrorIn(error);
  if (accessError !== undefined) return { kind: 'no-access', error: accessError };
  return OUTCOMES[error.kind] ?? { kind: kind === 'post' ? 'unknown' : 'later' };
}

const OUTCOMES: Partial<Record<DiscordErrorKind, Outcome>> = {
  acknowledged: { kind: 'refused' },
  expired: { kind: 'refused' },
  gone: { kind: 'gone' },
  refused: { kind: 'refused' },
};

function send(task: Task, parts: Performing): Promise<Outcome | undefined> {
  const { request } = task;
  switch (request.kind) {
    case 'search':
      return search(request, task, parts);
    case 'read':
      return read(request, task, parts);
    case 'close':
      return close(request, task, parts);
    case 'leave':
      return leave(request, task, parts);
    case 'edit':
      return edit(request, task, parts);
    case 'post':
      return post(request, task, parts);
    case 'start-thread':
      return startThread(request, task, parts);
    case 'archive-thread':
      return archiveThread(request, parts);
  }
}

type Of<K extends Request['kind']> = Extract<Request, { readonly kind: K }>;

async function search({ channel, since }: Of<'search'>, task: Task, parts: Performing): Promise<Outcome> {
  const { opened, desired } = task;
  const { id: table } = opened.now.table;
  const recent = await parts.api.recent(channel);
  const own = recent.filter((found) => writtenSince(found.id, since) && namesTable(found, table));
  const known = await Promise.all(own.map(({ id }) => parts.ofMessage(id)));
  const messages = own
    .filter((_, at) => known[at] === undefined)
    .map((found) => {
      const generation = generationOf(found, table, desired.calls);
      return { id: found.id, channel, ...(generation === undefined ? {} : { generation }) };
    });
  return { kind: 'found', messages };
}

async function read({ message }: Of<'read'>, { desired }: Task, { api }: Performing): Promise<Outcome> {
  const there = await api.read(message.channel, message.id);
  if (!hasButtons(there)) return { kind: 'read', buttons: 'none' };
  return { kind: 'read', buttons: offersSame(there, desired.message()) ? 'same' : 'others' };
}

async function close(request: Of<'close'>, { opened, carrier }: Task, parts: Performing): Promise<Outcome> {
  const { message, toPly } = request;
  let hasNothingToTell = false;
  const change: MessageEdit = async (standing) => {
    const closed = await parts.draw.closed(opened, message, toPly, standing);
    hasNothingToTell = closed === undefined;
    return closed;
  };
  const outcome = await changeStanding(message, change, carrier, parts);
  if (!hasNothingToTell) return outcome;
  if (carrier?.kind === 'press') await carrier.answer.nothing();
  // A thread keeps the message that it was started from.
  const isRemoved = message.id !== opened.now.table.channel && (await isDeleted(message, parts));
  return isRemoved
    ? { kind: 'done' }
    : changeStanding(message, bare({ opened, to: undefined }, parts), undefined, parts);
}

/** Whether Discord has deleted a message. Where it refuses to, the message is to lose its buttons instead. */
async function isDeleted({ channel, id }: ShownMessage, { api, log }: Performing): Promise<boolean> {
  try {
    await api.delete(channel, id);
    return true;
  } catch (error) {
    if (!(error instanceof DiscordError) || !KEEPS_STANDING.has(error.kind)) throw error;
    log.info({ message: id, ...aboutError(error) }, 'a message could not be deleted');
    return false;
  }
}

/** Failures after which a message that was to be deleted may still be edited. */
const KEEPS_STANDING: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>(['refused', 'closed']);

function leave(request: Of<'leave'>, { opened, carrier }: Task, parts: Performing): Promise<Outcome> {
  return changeStanding(request.message, bare({ opened, to: request.to }, parts), carrier, parts);
}

/** A change that takes the buttons from a message that has some. */
const bare =
  (
    { opened, to }: { readonly opened: TableForChannel; readonly to: string | undefined },
    { draw }: Performing,
  ): MessageEdit =>
  async (standing) => {
    const there = await standing();
    return hasButtons(there) ? draw.left(opened, there, to) : undefined;
  };

async function changeStanding(
  { channel, id }: ShownMessage,
  change: MessageEdit,
  carrier: Carrier | undefined,
  { api, log }: Performing,
): Promise<Outcome> {
  if (carrier?.kind === 'press' && (await carriedClosing(carrier, change, () => api.read(channel, id))))
    return { kind: 'done' };
  await editStanding({ channel, message: id }, change, api, log);
  return { kind: 'done' };
}

/**
 * Makes the pressed message one that keeps pictures of it. They may have been replaced since it was pressed, and Discord refuses what
 * names one that is gone: then the press is acknowledged, and the message becomes what it should be from how it stands now.
 */
async function carriedClosing(
  { answer, standing }: Extract<Carrier, { readonly kind: 'press' }>,
  change: MessageEdit,
  readAgain: () => Promise<StandingMessage>,
): Promise<boolean> {
  const asPressed = await change(async () => standing);
  if (asPressed === undefined) return false;
  if ((await answer.update(asPressed)) !== undefined) return true;
  if (!answer.isUnseen || !keepsPictures(asPressed)) return false;
  const anew = await change(readAgain);
  return anew !== undefined && (await answer.update(anew)) !== undefined;
}

/**
 * Pictures that stand in the message already stay there by their ids. Where Discord refuses that in an answer, one of them is gone, and all
 * are sent.
 */
async function edit(
  { message }: Of<'edit'>,
  task: Task,
  { api, log }: Performing,
): Promise<Outcome | undefined> {
  const { opened, desired, carrier } = task;
  const drawn = withOwnMark(desired.message(), message, opened, desired);
  const lean = keeping(drawn, message.files ?? []);
  const taken = carrier?.kind === 'press' ? await carrier.answer.update(lean) : undefined;
  if (taken !== undefined) return { kind: 'done', ...standing(drawn, taken) };
  const ready = await paint(carrier === undefined ? lean : drawn, task, log, []);
  if (ready === undefined) return undefined;
  return { kind: 'done', ...standing(drawn, await api.edit(message.channel, message.id, ready)) };
}

/** The pictures of a message that Discord has taken, as far as it told. */
const standing = (
  message: Message,
  { attachments }: Taken,
): Pick<Extract<Outcome, { readonly kind: 'done' }>, 'files'> =>
  attachments === undefined ? {} : { files: filesOf(message, attachments) };

/** Also an edit carries the mark: a process that dies before it has noted the message finds it again. */
function withOwnMark(
  drawn: Message,
  { generation }: ShownMessage,
  { now }: TableForChannel,
  { calls }: DesiredMessage,
): Message {
  const call = calls.find(({ revision }) => revision === generation);
  return call === undefined ? drawn : markCall(drawn, now.table.id, call);
}

async function post(
  request: Of<'post'>,
  task: Task,
  { api, log, clock }: Performing,
): Promise<Outcome | undefined> {
  const { live, call, calls } = request;
  const { opened, desired, carrier } = task;
  const { id: table } = opened.now.table;
  const drawn = markCall(desired.message(), table, call);
  const people = peopleCalled(opened, calls, clock.now());
  if (carrier?.kind === 'command') {
    const posted = await carrier.post(drawn, people);
    if (posted.kind === 'posted') return { kind: 'done', id: posted.id, ...standing(drawn, posted) };
    if (posted.kind === 'doubtful') return { kind: 'unknown' };
  }
  const ready = await paint(drawn, task, log, people);
  if (ready === undefined) return undefined;
  const nonce = callNonce(table, call, calls.length > 0 ? undefined : task.again);
  const sent = await api.post(live.channel, ready, nonce);
  return { kind: 'done', id: sent.id, ...standing(drawn, sent) };
}

/** The message in its turn to be painted; `undefined` if something has changed by then. */
const paint = (
  message: Message,
  { isStale }: Task,
  log: Log,
  people: readonly string[],
): Promise<MessagePayload | undefined> =>
  paintings.run('in time', async () => (isStale() ? undefined : render(message, log, people)));

/** Nothing changes in the message. Done twice, it finds the thread that it has made. */
async function startThread(
  { message }: Of<'start-thread'>,
  { opened }: Task,
  { api, draw, housed, log }: Performing,
): Promise<Outcome> {
  const { id, revision } = opened.now.table;
  let thread: string | undefined;
  try {
    thread = await api.startThread(message.channel, message.id, draw.threadName(opened, THREAD_NAME));
  } catch (error) {
    if (!(error instanceof DiscordError) || error.kind === 'passing') throw error;
    log.warn({ table: id, ...aboutError(error) }, 'a thread could not be started');
  }
  await housed(id, thread, revision);
  return { kind: 'done' };
}

/** A thread that may not be archived stays. */
async function archiveThread({ channel }: Of<'archive-thread'>, { api, log }: Performing): Promise<Outcome> {
  try {
    await api.putAway(channel);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof DiscordError) || error.kind === 'passing') throw error;
    log.info({ channel, ...aboutError(error) }, 'a thread could not be archived');
    return { kind: 'refused' };
  }
}
