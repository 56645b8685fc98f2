import { DiscordError, type DiscordErrorKind } from '../../discord-error.ts';
import { aboutError } from '../../log.ts';
import { accessErrorIn } from '../access.ts';
import {
  channelOf,
  isUncertain,
  type Request,
  type RequestKind,
  type RequestOf,
  type RequestOutcome,
} from '../next.ts';
import { withAccess, withoutPlace } from '../observed.ts';
import type { Observed } from '../state.ts';
import { close } from './close.ts';
import { edit } from './edit.ts';
import { serverEvent } from './event.ts';
import { leaveMessage } from './leave.ts';
import { post } from './post.ts';
import { read } from './read.ts';
import type { KnownMessages, Performing, RequestRule, RequestTask } from './rule.ts';
import { search } from './search.ts';
import { archiveThread, renameThread, requestThread } from './threads.ts';

const RULES: { readonly [K in RequestKind]: RequestRule<K> } = {
  search,
  read,
  close,
  post,
  edit,
  leave: leaveMessage,
  'start-thread': requestThread,
  'rename-thread': renameThread,
  'archive-thread': archiveThread,
  event: serverEvent,
};

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
  const after: NonNullable<typeof rule.after> = rule.after ?? ((_request, _outcome, given) => given.observed);
  const channel = channelOf(request);
  const isFoundClosed = observed.channel.access?.channel === channel;
  if (outcome.kind !== 'no-access') {
    const isOpen = outcome.kind !== 'refused' && !isUncertain(outcome) && !isByToken(outcome);
    const spokenTo = isFoundClosed && isOpen ? withAccess(observed) : observed;
    const then = after(request, outcome, { ...known, observed: spokenTo });
    // A channel that was looked at again is left alone until the next attempt.
    return isFoundClosed && outcome.kind === 'refused' ? { ...then, mayBeOpen: false } : then;
  }
  const { error } = outcome;
  // A search needs a permission of its own.
  const isHome = channel === desired.live.channel && request.kind !== 'search';
  // A finished game does not wait for a channel that is gone; an old message elsewhere does not hold up the table.
  if (isHome && (desired.isInUse || error !== 'vanished')) return withoutPlace(observed, desired, error);
  return after(request, { kind: error === 'vanished' ? 'gone' : 'refused' }, known);
}

const isByToken = (outcome: RequestOutcome): boolean => outcome.kind === 'done' && outcome.byToken === true;
