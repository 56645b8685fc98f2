import type { AccessError } from '../../tables/model/channel.ts';
import { writtenAt } from '../protocol/standing-message.ts';
import { channelOf, type Outcome, openCalls, type Request } from './next.ts';
import type { Desired, Observed, Seen, ShownMessage, Stored } from './state.ts';
import { adopt, type PressedIn, withDoubt, withOld, withoutDoubt, withoutSearch } from './unnoted.ts';

const isUncertain = ({ kind }: Outcome): boolean => kind === 'later' || kind === 'unknown';

/** What is known after a request. `now` is in milliseconds since 1970. */
export function afterRequest(
  observed: Observed,
  desired: Desired,
  request: Request,
  outcome: Outcome,
  now: number,
): Observed {
  const channel = channelOf(request);
  if (outcome.kind !== 'no-access') {
    const isSpokenTo = observed.channel.access?.channel === channel && !isUncertain(outcome);
    return afterRequestThere(isSpokenTo ? withAccess(observed) : observed, desired, request, outcome, now);
  }
  const { error } = outcome;
  // A search needs a permission of its own.
  const isHome = channel === desired.live.channel && request.kind !== 'search';
  // A game that is over does not wait for a channel that is gone; an old message elsewhere does not keep the table waiting.
  if (isHome && (desired.isInUse || error !== 'vanished')) return withoutPlace(observed, desired, error);
  const isGone = error === 'vanished' && request.kind === 'read';
  return afterRequestThere(observed, desired, request, { kind: isGone ? 'gone' : 'refused' }, now);
}

/** What is known at rest: the live message shows the table as it is, also where that looks as it did before. */
export function atRest(observed: Observed, { live }: Desired): Observed {
  const isBehind = ({ standing, shows, digest }: ShownMessage): boolean =>
    standing === 'live' && shows < live.revision && digest === live.digest;
  if (!observed.messages.some(isBehind)) return observed;
  const messages = observed.messages.map((message) =>
    isBehind(message) ? { ...message, shows: live.revision } : message,
  );
  return { ...observed, messages };
}

/** What is known once the channel in which a table lives cannot be spoken to. Its host is told when that is news. */
export function withoutPlace(
  observed: Observed,
  { live, isInUse, host }: Desired,
  error: AccessError,
): Observed {
  const access = { channel: live.channel, error };
  const isNews = isInUse && observed.channel.access?.channel !== access.channel;
  const channel = { ...observed.channel, access, ...(isNews ? { untold: host } : {}) };
  return { ...observed, channel, mayBeOpen: false };
}

function withAccess(observed: Observed): Observed {
  const { access: _access, untold: _untold, ...channel } = observed.channel;
  return { ...observed, channel };
}

function afterRequestThere(
  observed: Observed,
  desired: Desired,
  request: Request,
  outcome: Outcome,
  now: number,
): Observed {
  switch (request.kind) {
    case 'search':
      if (outcome.kind === 'found') return withoutDoubt(adopt(observed, desired, outcome.messages), request);
      return isUncertain(outcome) ? observed : withoutSearch(observed, request);
    case 'read':
      return isUncertain(outcome) ? observed : afterReading(observed, desired, request.message, outcome);
    case 'close':
    case 'leave':
      return isUncertain(outcome) ? observed : { ...observed, messages: without(observed, request.message) };
    case 'post':
      return afterPosting(observed, request, outcome, now);
    case 'edit': {
      const { message, live } = request;
      if (outcome.kind === 'later') return observed;
      if (outcome.kind === 'gone') return { ...observed, messages: without(observed, message) };
      const { digest: _digest, files: _files, ...rest } = message;
      const shown = (): ShownMessage => {
        // The request may have been carried out, so nobody knows which files stand there.
        if (outcome.kind === 'unknown') return rest;
        // Files that were kept may have been replaced: all are sent once more.
        if (outcome.kind === 'refused' && (message.files ?? []).length > 0) return { ...rest, files: [] };
        const { files } = outcome.kind === 'done' ? outcome : {};
        return {
          ...rest,
          shows: live.revision,
          ...(outcome.kind === 'done' ? { digest: live.digest } : {}),
          ...(files === undefined ? {} : { files }),
        };
      };
      return { ...observed, messages: [...without(observed, message), shown()] };
    }
    case 'start-thread':
      return observed;
    case 'archive-thread':
      return isUncertain(outcome)
        ? observed
        : { ...observed, channel: { ...observed.channel, isArchived: true } };
  }
}

const without = (
  { messages }: Pick<Observed, 'messages'>,
  { id }: Pick<ShownMessage, 'id'>,
): readonly ShownMessage[] => messages.filter((message) => message.id !== id);

function afterReading(
  observed: Observed,
  desired: Desired,
  message: ShownMessage,
  outcome: Outcome,
): Observed {
  const read = { ...observed, mustBeRead: false };
  if (outcome.kind === 'gone' || (outcome.kind === 'read' && outcome.buttons === 'none')) {
    // As after a backup was restored: the channel has gone on without the table, in messages written later.
    const doubt = { channel: desired.live.channel, since: writtenAt(message.id), canSearch: true };
    return { ...read, messages: without(read, message), doubts: withDoubt(read.doubts, doubt) };
  }
  if (outcome.kind !== 'read' || outcome.buttons === 'same') return read;
  return { ...read, messages: [...without(read, message), withoutContent(message)] };
}

function afterPosting(
  observed: Observed,
  { live, call }: Extract<Request, { readonly kind: 'post' }>,
  outcome: Outcome,
  now: number,
): Observed {
  const { channel } = live;
  if (outcome.kind === 'later') return observed;
  if (outcome.kind === 'unknown')
    return { ...observed, doubts: withDoubt(observed.doubts, { channel, since: now, canSearch: true }) };
  if (outcome.kind !== 'done' || outcome.id === undefined)
    return { ...observed, channel: { ...observed.channel, givenUp: live.revision } };
  // Discord answers a nonce that it knows with the message as it was then.
  const mayBeOld = observed.doubts.some((doubt) => doubt.channel === channel);
  const posted: ShownMessage = {
    ...{ id: outcome.id, channel, generation: call.revision, fromPly: live.fromPly, standing: 'live' },
    ...(mayBeOld ? { shows: -1 } : { shows: live.revision, digest: live.digest }),
    ...(mayBeOld || outcome.files === undefined ? {} : { files: outcome.files }),
  };
  const old = without(observed, posted).map((known): ShownMessage => ({ ...known, standing: 'leaving' }));
  const { givenUp: _former, ...known } = observed.channel;
  return {
    ...withoutDoubt(observed, { channel }),
    mustBeRead: false,
    channel: { ...known, posted: Math.max(known.posted, call.revision) },
    messages: [...old, posted],
  };
}

/** A message whose content is not known any more. */
export const withoutContent = ({ digest: _digest, files: _files, ...rest }: ShownMessage): ShownMessage => ({
  ...rest,
  shows: -1,
});

/** What is known with a message that may have been changed and nobody has noted how: it is written again, or loses its buttons if it is closed. */
export const withUnsure = (observed: Observed, unsure: ShownMessage): Observed => {
  const { messages } = withOld(observed, unsure);
  return {
    ...observed,
    messages: messages.map((message) => (message.id === unsure.id ? withoutContent(message) : message)),
  };
};

/**
 * What is known once something was pressed in a message: it stands, and can be pressed. `undefined` if nobody had noted it and its mark
 * tells of no call: then it depends on whether the live message stands; see {@link withStray}.
 */
export function afterPress(observed: Observed, desired: Desired, pressed: PressedIn): Observed | undefined {
  const known = observed.messages.find(({ id }) => id === pressed.id);
  if (known !== undefined) return known.standing === 'live' ? { ...observed, mustBeRead: false } : observed;
  if (pressed.isKnown) return withOld(observed, pressed);
  const isCalled = desired.calls.some(({ revision }) => revision === pressed.generation);
  if (!isCalled) return undefined;
  const after = adopt(observed, desired, [pressed]);
  // The process that posted it had settled all doubts before.
  return openCalls(desired, after).length === 0 ? withoutDoubt(after, pressed) : after;
}

/**
 * What has changed in what is known of a channel; `undefined` if nothing did. `untold` is written where it is found out. In every other
 * note it stays as the store has it, as a press may have told them since this was read.
 */
export function seenSince(
  before: Stored,
  after: Stored,
): Pick<Seen, 'messages' | 'channel' | 'keepsUntold'> | undefined {
  const gone = before.messages.filter(({ id }) => after.messages.every((message) => message.id !== id));
  const messages = [
    ...gone.map((message): ShownMessage => ({ ...message, standing: 'closed' })),
    ...after.messages.filter((message) => !before.messages.includes(message)),
  ].map((message) => ({ ...message, files: message.files ?? [] }));
  const { channel } = after;
  const isSame = JSON.stringify(channel) === JSON.stringify(before.channel);
  if (messages.length === 0 && isSame) return undefined;
  // The loss of another place is news to the same person.
  const keepsUntold =
    before.channel.untold === channel.untold && before.channel.access?.channel === channel.access?.channel;
  return {
    ...(messages.length === 0 ? {} : { messages }),
    ...(isSame ? {} : { channel, ...(keepsUntold ? { keepsUntold } : {}) }),
  };
}
