import type { Barrier } from '../protocol/barrier.ts';
import { writtenAt } from '../protocol/standing-message.ts';
import type { Outcome, Request } from './next.ts';
import { adopted, certain, doubted, outdated, unsearchable } from './recovery.ts';
import type { Desired, Observed, ShownMessage } from './state.ts';

const channelOf = (request: Request): string =>
  'channel' in request
    ? request.channel
    : request.kind === 'post'
      ? request.live.channel
      : request.message.channel;

const isUncertain = ({ kind }: Outcome): boolean => kind === 'later' || kind === 'unknown';

/** What is known after a request. `now` is in milliseconds since 1970. */
export function noted(
  observed: Observed,
  desired: Desired,
  request: Request,
  outcome: Outcome,
  now: number,
): Observed {
  const channel = channelOf(request);
  if (outcome.kind !== 'no-access') {
    const isSpokenTo = observed.access?.channel === channel && !isUncertain(outcome);
    return notedThere(isSpokenTo ? withAccess(observed) : observed, desired, request, outcome, now);
  }
  const { error } = outcome;
  // A search needs a permission of its own.
  const isHome = channel === desired.live.channel && request.kind !== 'search';
  // A game that is over does not wait for a channel that is gone; an old message elsewhere does not keep the table waiting.
  if (isHome && (desired.isInUse || error !== 'vanished')) return withoutPlace(observed, desired, error);
  const isGone = error === 'vanished' && request.kind === 'read';
  return notedThere(observed, desired, request, { kind: isGone ? 'gone' : 'refused' }, now);
}

/** What is known at rest: the live message shows the table as it is, also where that looks as it did before. */
export function settled(observed: Observed, { live }: Desired): Observed {
  const isBehind = ({ standing, shows, digest }: ShownMessage): boolean =>
    standing === 'live' && shows < live.revision && digest === live.digest;
  if (!observed.messages.some(isBehind)) return observed;
  const messages = observed.messages.map((message) =>
    isBehind(message) ? { ...message, shows: live.revision } : message,
  );
  return { ...observed, messages };
}

/** What is known once the channel in which a table lives cannot be spoken to. Its host is told when that is news. */
export function withoutPlace(observed: Observed, { live, isInUse, host }: Desired, error: Barrier): Observed {
  const { channel } = live;
  const isNews = isInUse && observed.access?.channel !== channel;
  return { ...observed, access: { channel, error, mayBeOpen: false }, ...(isNews ? { untold: host } : {}) };
}

const withAccess = ({ access: _access, untold: _untold, ...rest }: Observed): Observed => rest;

function notedThere(
  observed: Observed,
  desired: Desired,
  request: Request,
  outcome: Outcome,
  now: number,
): Observed {
  switch (request.kind) {
    case 'search':
      if (outcome.kind === 'found') return certain(adopted(observed, desired, outcome.messages), request);
      return isUncertain(outcome) ? observed : unsearchable(observed, request);
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
      return isUncertain(outcome) ? observed : { ...observed, isThreadArchived: true };
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
  const read = { ...observed, isUnread: false };
  if (outcome.kind === 'gone' || (outcome.kind === 'read' && outcome.buttons === 'none')) {
    // As after a backup was restored: the channel has gone on without the table, in messages written later.
    const doubt = { channel: desired.live.channel, since: writtenAt(message.id), canSearch: true };
    return { ...read, messages: without(read, message), doubts: doubted(read.doubts, doubt) };
  }
  if (outcome.kind !== 'read' || outcome.buttons === 'same') return read;
  return { ...read, messages: [...without(read, message), outdated(message)] };
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
    return { ...observed, doubts: doubted(observed.doubts, { channel, since: now, canSearch: true }) };
  if (outcome.kind !== 'done' || outcome.id === undefined) return { ...observed, givenUp: live.revision };
  // Discord answers a nonce that it knows with the message as it was then.
  const mayBeOld = observed.doubts.some((doubt) => doubt.channel === channel);
  const posted: ShownMessage = {
    ...{ id: outcome.id, channel, generation: call.revision, fromPly: live.fromPly, standing: 'live' },
    ...(mayBeOld ? { shows: -1 } : { shows: live.revision, digest: live.digest }),
    ...(mayBeOld || outcome.files === undefined ? {} : { files: outcome.files }),
  };
  const old = without(observed, posted).map((known): ShownMessage => ({ ...known, standing: 'leaving' }));
  const { givenUp: _former, ...rest } = observed;
  return {
    ...certain(rest, { channel }),
    isUnread: false,
    posted: Math.max(observed.posted, call.revision),
    messages: [...old, posted],
  };
}
