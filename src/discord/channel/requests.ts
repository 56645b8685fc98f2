import { DiscordError, type DiscordErrorKind, unlessRefused } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import { THREAD_NAME } from '../protocol/limits.ts';
import { hasButtons, offersSame, writtenAt, writtenSince } from '../protocol/standing-message.ts';
import { accessErrorIn } from './access.ts';
import { generationOf } from './mark.ts';
import {
  channelOf,
  isUncertain,
  type Request,
  type RequestKind,
  type RequestOf,
  type RequestOutcome,
} from './next.ts';
import {
  adopt,
  withAccess,
  withDoubt,
  withoutContent,
  withoutDoubt,
  withoutMessage,
  withoutPlace,
  withoutSearch,
} from './observed.ts';
import {
  close,
  edit,
  type KnownMessages,
  leaveMessage,
  type Performing,
  post,
  type RequestRule,
  type RequestTask,
} from './request-rules.ts';
import type { DesiredEvent, Observed } from './state.ts';

const RULES: { readonly [K in RequestKind]: RequestRule<K> } = {
  post,
  edit,
  close,
  leave: leaveMessage,
  // Looks through the latest messages of a channel for those of the table that nobody has noted.
  search: {
    make: async ({ channel, since }, { desired }, { api, ofMessage }) => {
      const recent = await api.recent(channel);
      const own = recent.filter((found) => writtenSince(found.id, since) && desired.isOwn(found));
      const known = await Promise.all(own.map(({ id }) => ofMessage(id)));
      const messages = own
        .filter((_, at) => known[at] === undefined)
        .map((found) => {
          const generation = generationOf(found, desired.subject, desired.calls);
          return { id: found.id, channel, ...(generation === undefined ? {} : { generation }) };
        });
      return { kind: 'found', messages };
    },
    after: (request, outcome, { observed, desired }) => {
      if (outcome.kind === 'found') return withoutDoubt(adopt(observed, desired, outcome.messages), request);
      return isUncertain(outcome) ? observed : withoutSearch(observed, request);
    },
  },
  // Reads whether a message stands, and whether what can be pressed in it is what should be.
  read: {
    make: async ({ message }, { desired }, { api }) => {
      const there = await api.read(message.channel, message.id);
      if (!hasButtons(there)) return { kind: 'read', buttons: 'none' };
      return { kind: 'read', buttons: offersSame(there, desired.message()) ? 'same' : 'others' };
    },
    after: ({ message }, outcome, { observed, desired }) => {
      if (isUncertain(outcome)) return observed;
      const known = { ...observed, mustBeRead: false };
      // Somebody has just pressed in it, so it is the live one and lost its buttons since.
      const isPressed = message.shows < 0;
      if (outcome.kind === 'gone' || (outcome.kind === 'read' && outcome.buttons === 'none' && !isPressed)) {
        // As after a backup was restored: the channel has gone on without the table, in messages written later.
        const doubt = { channel: desired.live.channel, since: writtenAt(message.id), canSearch: true };
        return { ...known, messages: withoutMessage(known, message), doubts: withDoubt(known.doubts, doubt) };
      }
      if (outcome.kind !== 'read' || outcome.buttons === 'same') return known;
      return { ...known, messages: [...withoutMessage(known, message), withoutContent(message)] };
    },
  },
  // A thread starts from the message, in which nothing changes. Done twice, it finds the thread that it has made.
  'start-thread': {
    make: async ({ message }, { desired }, { api, log }) => {
      const channel = await unlessRefused(
        () => api.startThread(message, desired.threadName(THREAD_NAME), desired.threadFor),
        (error) =>
          log.warn({ table: desired.subject, ...aboutError(error) }, 'a thread could not be started'),
      );
      await desired.housed(channel);
      return { kind: 'done' };
    },
  },
  // A thread is called after its table, which has another name by now. One that may not be keeps its own.
  'rename-thread': {
    make: async ({ channel }, { desired }, { api, log }) => {
      await unlessRefused(
        () => api.renameThread(channel, desired.threadName(THREAD_NAME)),
        (error) =>
          log.info({ table: desired.subject, ...aboutError(error) }, 'a thread could not be renamed'),
      );
      await desired.housed(channel);
      return { kind: 'done' };
    },
  },
  // A thread that is no longer needed is put away; one that may not be archived stays.
  'archive-thread': {
    make: async ({ channel }, _task, { api, log }) => {
      const kind = await unlessRefused(
        () => api.putAway(channel).then(() => 'done' as const),
        (error) => log.info({ channel, ...aboutError(error) }, 'a thread could not be archived'),
      );
      return { kind: kind ?? 'refused' };
    },
    after: (_request, outcome, { observed }) =>
      isUncertain(outcome) ? observed : { ...observed, channel: { ...observed.channel, isArchived: true } },
  },
  // Creates, changes or removes a lobby's server event. Without the permission, only the lobby tells when it begins.
  event: {
    make: async ({ event }, { desired }, parts) => {
      const id = await unlessRefused(
        () => stoodAfter(event, parts),
        (error) =>
          parts.log.info({ table: desired.subject, ...aboutError(error) }, 'a start could not be announced'),
      );
      await event.noted(id);
      return { kind: 'done' };
    },
  },
};

/** The id of the event that stands then, if any: one of a channel that not everybody sees does not. */
async function stoodAfter(
  { guild, home, id, wanted }: DesiredEvent,
  { api }: Pick<Performing, 'api'>,
): Promise<string | undefined> {
  if (wanted !== undefined) {
    const sight = await api.look(home, { guild, home });
    if (sight.kind === 'seen' && sight.viewers.has(guild)) return api.announce(guild, wanted, id);
  }
  if (id !== undefined) await api.withdraw(guild, id);
  return undefined;
}

/** Makes one request to Discord. `undefined` if something changed before. Throws what is no {@link DiscordError}. */
export async function perform<K extends RequestKind>(
  request: RequestOf<K> & Request,
  task: RequestTask,
  parts: Performing,
): Promise<RequestOutcome | undefined> {
  const { kind } = request;
  const rule: RequestRule<K> = RULES[kind];
  try {
    return await rule.make(request, task, parts);
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    const outcome = outcomeOf(error, kind);
    const level = outcome.kind === 'refused' ? 'error' : 'warn';
    parts.log[level](
      { table: task.desired.subject, why: kind, ...aboutError(error) },
      'a channel could not be brought up to date',
    );
    return outcome;
  }
}

function outcomeOf(error: DiscordError, kind: RequestKind): RequestOutcome {
  const accessError = accessErrorIn(error);
  if (accessError !== undefined) return { kind: 'no-access', error: accessError };
  return OUTCOMES[error.kind] ?? { kind: kind === 'post' ? 'unknown' : 'later' };
}

const OUTCOMES: Partial<Record<DiscordErrorKind, RequestOutcome>> = {
  acknowledged: { kind: 'refused' },
  expired: { kind: 'refused' },
  gone: { kind: 'gone' },
  refused: { kind: 'refused' },
};

/** What is known after a request, also if its answer was lost. Pure. */
export function afterRequest<K extends RequestKind>(
  request: RequestOf<K> & Request,
  outcome: RequestOutcome,
  known: KnownMessages,
): Observed {
  const { observed, desired } = known;
  const rule: RequestRule<K> = RULES[request.kind];
  const after = (came: RequestOutcome, before: Observed): Observed =>
    rule.after?.(request, came, { ...known, observed: before }) ?? before;
  const channel = channelOf(request);
  const isFoundClosed = observed.channel.access?.channel === channel;
  if (outcome.kind !== 'no-access') {
    const isByToken = outcome.kind === 'done' && outcome.byToken === true;
    const isOpen = outcome.kind !== 'refused' && !isUncertain(outcome) && !isByToken;
    const then = after(outcome, isFoundClosed && isOpen ? withAccess(observed) : observed);
    // A channel that was looked at again is left alone until the next attempt.
    return isFoundClosed && outcome.kind === 'refused' ? { ...then, mayBeOpen: false } : then;
  }
  const { error } = outcome;
  // A search needs a permission of its own.
  const isHome = channel === desired.live.channel && request.kind !== 'search';
  // A finished game does not wait for a channel that is gone; an old message elsewhere does not hold up the table.
  if (isHome && (desired.isInUse || error !== 'vanished')) return withoutPlace(observed, desired, error);
  return after({ kind: error === 'vanished' ? 'gone' : 'refused' }, observed);
}
