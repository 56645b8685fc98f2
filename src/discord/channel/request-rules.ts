import { createHash } from 'node:crypto';
import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi, SentMessage } from '../protocol/discord-api.ts';
import { FILES } from '../protocol/limits.ts';
import { type Message, type MessagePayload, render } from '../protocol/message.ts';
import { hasButtons, type StandingMessage } from '../protocol/standing-message.ts';
import type { DesiredMessage } from './desired.ts';
import { callNonce, markCall } from './mark.ts';
import { isUncertain, type RequestKind, type RequestOf, type RequestOutcome } from './next.ts';
import { withAside, withDoubt, withoutDoubt, withoutMessage, withoutPlace } from './observed.ts';
import { isPressed, type WaitingPress } from './presses.ts';
import type { Desired, KnownFile, Observed, ShownMessage } from './state.ts';

/** How requests of one kind are made, and what is known of the channel after one. */
export interface RequestRule<K extends RequestKind> {
  /** `undefined` if it was not made because something has changed. Throws what Discord refuses as a `DiscordError`. */
  readonly make: (
    request: RequestOf<K>,
    task: RequestTask,
    parts: Performing,
  ) => Promise<RequestOutcome | undefined>;
  /** Pure; absent if nothing changes in the messages of a channel. */
  readonly after?: (request: RequestOf<K>, outcome: RequestOutcome, known: KnownMessages) => Observed;
}

/** What was known of a channel before a request, which ended at `now` in milliseconds since 1970. */
export interface KnownMessages {
  readonly observed: Observed;
  readonly desired: Desired;
  readonly now: number;
}

/** What requests are made with. */
export interface Performing {
  readonly api: DiscordApi;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** The table of a message; `undefined` if nobody has noted the message. */
  readonly ofMessage: (message: string) => Promise<string | undefined>;
}

/** What a request is made from. */
export interface RequestTask {
  readonly desired: DesiredMessage;
  /** Whose answer the request can be: of a press, where a message is changed, and of a command, where one is posted. */
  readonly carrier: WaitingPress | undefined;
  /** Numbers the messages that were posted in place of others: part of their nonce. */
  readonly again: number;
  /** Paints a message in its turn; `undefined` if something has changed by then. `pings` are those whom it notifies. */
  readonly paint: (message: Message, pings?: readonly string[]) => Promise<MessagePayload | undefined>;
}

/** Tells a picture from all else that could be, down to the avatars that were at hand for it. */
const contentOf = ({ name, alt, key, faces }: Message['pictures'][number]): string =>
  createHash('sha256')
    .update(JSON.stringify([name, key ?? alt, faces]))
    .digest('base64url');

/** Reuses by id those pictures that the message already has: they are neither painted nor sent again. */
function keepingPictures(message: Message, known: readonly KnownFile[]): Message {
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

/** What came of a request with which Discord took a message, with its pictures as they stand, as far as it told. */
function doneWith({ pictures }: Message, { id, attachments, isPoorer }: Partial<SentMessage>) {
  const files = attachments?.flatMap(({ id, filename }) => {
    const picture = pictures.find(({ name }) => name === filename);
    return picture === undefined ? [] : [{ id, name: filename, key: contentOf(picture) }];
  });
  return {
    kind: 'done',
    ...(id !== undefined && { id }),
    ...(files !== undefined && { files }),
    ...(isPoorer === true && { isPoorer }),
  } as const;
}

/** A new live message, which notifies those whom its calls name. The ones before it are to lose their buttons. */
export const post: RequestRule<'post'> = {
  make: async ({ live, call, calls }, { desired, carrier, paint, again }, { api, clock }) => {
    const drawn = markCall(desired.message(), desired.subject, call);
    const people = desired.called(calls, clock.now());
    const posted = await carrier?.answer.post(drawn, people);
    if (posted?.kind === 'posted') return { ...doneWith(drawn, posted), byToken: true };
    if (posted?.kind === 'doubtful') return { kind: 'unknown' };
    const ready = await paint(drawn, people);
    if (ready === undefined) return undefined;
    const nonce = callNonce(desired.subject, call, calls.length > 0 ? undefined : again);
    return doneWith(drawn, await api.post(live.channel, ready, nonce));
  },
  after: ({ live, call }, outcome, { observed, desired, now }) => {
    const { channel } = live;
    if (outcome.kind === 'later') return observed;
    if (outcome.kind === 'unknown')
      return { ...observed, doubts: withDoubt(observed.doubts, { channel, since: now, canSearch: true }) };
    if (outcome.kind !== 'done' || outcome.id === undefined) {
      const isOver = !desired.isInUse && (outcome.kind === 'gone' || !desired.isAskedAgain);
      return isOver
        ? { ...observed, channel: { ...observed.channel, givenUp: live.revision } }
        : withoutPlace(observed, desired, 'refused');
    }
    // Discord answers a nonce that it knows with the message as it was then.
    const mayBeOld = observed.doubts.some((doubt) => doubt.channel === channel);
    const message: ShownMessage = {
      ...{ id: outcome.id, channel, generation: call.revision, fromPly: live.fromPly, standing: 'live' },
      ...(mayBeOld || outcome.isPoorer === true
        ? { shows: -1 }
        : { shows: live.revision, digest: live.digest }),
      ...(mayBeOld || outcome.files === undefined ? {} : { files: outcome.files }),
    };
    const old = withoutMessage(observed, message).map(
      (known): ShownMessage => ({ ...known, standing: 'leaving' }),
    );
    const { givenUp: _former, ...channelKnown } = observed.channel;
    const known = outcome.isPoorer === true ? withAside(observed, message) : observed;
    return {
      ...withoutDoubt(known, { channel }),
      mustBeRead: false,
      channel: { ...channelKnown, posted: Math.max(channelKnown.posted, call.revision) },
      messages: [...old, message],
    };
  },
};

/** Updates the live message. If Discord refuses to keep pictures in an answer, one is gone, and all are sent. */
export const edit: RequestRule<'edit'> = {
  make: async ({ message }, { desired, carrier, paint }, { api }) => {
    const call = desired.calls.find(({ revision }) => revision === message.generation);
    // Also an edit carries the mark: a process that dies before it has noted the message finds it again.
    const drawn = call === undefined ? desired.message() : markCall(desired.message(), desired.subject, call);
    const lean = keepingPictures(drawn, message.files ?? []);
    const taken = await carrier?.answer.update(lean);
    if (taken !== undefined) return { ...doneWith(drawn, taken), byToken: true };
    const ready = await paint(carrier === undefined ? lean : drawn);
    return ready && doneWith(drawn, await api.edit(message.channel, message.id, ready));
  },
  after: ({ message, live }, outcome, { observed, desired }) => {
    if (outcome.kind === 'later') return observed;
    const others = withoutMessage(observed, message);
    if (outcome.kind === 'gone') return { ...observed, messages: others };
    const { digest: _digest, files = [], ...rest } = message;
    const known = (shown: ShownMessage): Observed => ({ ...observed, messages: [...others, shown] });
    // The request may have been carried out, so nobody knows which files stand there.
    if (outcome.kind === 'unknown') return known(rest);
    if (outcome.kind === 'done') {
      const there = outcome.files === undefined ? {} : { files: outcome.files };
      if (outcome.isPoorer === true) return withAside(known({ ...rest, ...there, shows: -1 }), message);
      return known({ ...rest, ...there, shows: live.revision, digest: live.digest });
    }
    // Files that were kept may have been replaced: all are sent once more.
    if (files.length > 0) return known({ ...rest, files: [] });
    if (!desired.isAskedAgain) return known({ ...rest, files, shows: live.revision });
    return message.channel === live.channel
      ? withoutPlace(observed, desired, 'refused')
      : withAside(observed, message);
  },
};

/** The message loses its buttons and tells its turns; it is deleted if there are none. */
export const close: RequestRule<'close'> = {
  make: async ({ message, toPly }, task, parts) => {
    const { desired, carrier } = task;
    let hasNothingToTell = false;
    const change: MessageEdit = async (standing) => {
      const closed = await desired.closed(message, toPly, standing);
      hasNothingToTell = closed === undefined;
      return closed;
    };
    const outcome = await changeStanding(message, change, carrier, parts);
    if (!hasNothingToTell) return outcome;
    await carrier?.answer.nothing();
    // A thread keeps the message that it was started from.
    const isRemoved = message.id !== desired.live.channel && (await isDeleted(message, parts));
    return isRemoved ? { kind: 'done' } : changeStanding(message, bare(task), undefined, parts);
  },
  after: afterLeaving,
};

/** Whether Discord has deleted a message. If it refuses to, the message is to lose its buttons instead. */
async function isDeleted({ channel, id }: ShownMessage, { api, log }: Performing): Promise<boolean> {
  try {
    await api.delete(channel, id);
    return true;
  } catch (error) {
    if (!(error instanceof DiscordError && (error.kind === 'refused' || error.kind === 'closed')))
      throw error;
    log.info({ message: id, ...aboutError(error) }, 'a message could not be deleted');
    return false;
  }
}

/** An old message loses its buttons. */
export const leaveMessage: RequestRule<'leave'> = {
  make: ({ message, to }, task, parts) => changeStanding(message, bare(task, to), task.carrier, parts),
  after: afterLeaving,
};

/** What is known once nothing can be pressed in a message any more, or once Discord has refused that. */
function afterLeaving(
  { message }: { readonly message: ShownMessage },
  outcome: RequestOutcome,
  { observed, desired }: KnownMessages,
): Observed {
  if (isUncertain(outcome)) return observed;
  if (outcome.kind === 'refused' && desired.isAskedAgain) return withAside(observed, message);
  return { ...observed, messages: withoutMessage(observed, message) };
}

/** What a message is to become, from how it stands; undefined if it is to stay. */
type MessageEdit = (standing: () => Promise<StandingMessage>) => Promise<Message | undefined>;

/** Removes the buttons from a message that has some; `to` is the channel in which the table lives now, if another. */
const bare =
  ({ desired }: RequestTask, to?: string): MessageEdit =>
  async (standing) => {
    const there = await standing();
    return hasButtons(there) ? desired.left(there, to) : undefined;
  };

/** Changes a message from how it stands, as the answer of the person who pressed it if there is one. */
async function changeStanding(
  { channel, id }: ShownMessage,
  change: MessageEdit,
  carrier: WaitingPress | undefined,
  { api, log }: Performing,
): Promise<RequestOutcome> {
  const read = () => api.read(channel, id);
  if (carrier !== undefined && (await isCarried(carrier, change, read)))
    return { kind: 'done', byToken: true };
  const changed = await change(read);
  if (changed !== undefined) await api.edit(channel, id, await render(changed, log));
  return { kind: 'done' };
}

/** Discord refuses to keep pictures replaced since the press: then it is answered from how all stands now. */
async function isCarried(
  { answer, from }: WaitingPress,
  change: MessageEdit,
  read: () => Promise<StandingMessage>,
): Promise<boolean> {
  if (!isPressed(from)) return false;
  for (const standing of [async () => from.content, read]) {
    const changed = await change(standing);
    if (changed === undefined) return false;
    if ((await answer.update(changed)) !== undefined) return true;
    if (!answer.isUnseen) return false;
  }
  return false;
}
