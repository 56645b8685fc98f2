import { aboutError, type Log } from '../log.ts';
import { DiscordError, type DiscordErrorKind } from '../protocol/discord-api.ts';
import { THREAD_NAME } from '../protocol/limits.ts';
import { type Message, type MessagePayload, render } from '../protocol/message.ts';
import { hasButtons, namesTable, offersSame, writtenSince } from '../protocol/standing-message.ts';
import { accessErrorIn } from './access.ts';
import { close, leave } from './closing.ts';
import { type DesiredMessage, filesOf, keeping } from './desired.ts';
import { callNonce, generationOf, markCall } from './mark.ts';
import type { Outcome, Request } from './next.ts';
import { peopleCalled } from './notices.ts';
import { paintings, type Taken } from './responder.ts';
import type { ShownMessage, TableForChannel } from './state.ts';
import type { Of, Performing, Task } from './task.ts';

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
  const taken = await carrier?.answer.update(lean);
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
  const posted = await carrier?.answer.post(drawn, people);
  if (posted?.kind === 'posted') return { kind: 'done', id: posted.id, ...standing(drawn, posted) };
  if (posted?.kind === 'doubtful') return { kind: 'unknown' };
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
