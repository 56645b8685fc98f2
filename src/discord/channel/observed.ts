import type { Call } from '../../tables/model/call.ts';
import type { AccessError } from '../../tables/model/channel.ts';
import { writtenAt } from '../protocol/standing-message.ts';
import {
  isUncertain,
  latestOf,
  liveOf,
  openCalls,
  type Request,
  type RequestOutcome,
  type UnnotedMessage,
} from './next.ts';
import type { Desired, Doubt, Observed, Seen, ShownMessage, Stored } from './state.ts';

/** What is known at rest: the live message shows the table as it is, also where that looks as it did before. */
export function atRest(observed: Observed, { live }: Desired): Observed {
  const isBehind = ({ standing, shows, digest }: ShownMessage): boolean =>
    standing === 'live' && shows < live.revision && digest === live.digest;
  const messages = observed.messages.map((message) =>
    isBehind(message) ? { ...message, shows: live.revision } : message,
  );
  return { ...observed, messages };
}

/** Notes that the bot cannot write where a table lives. The host is told if that is news and people can fix it. */
export function withoutPlace(
  observed: Observed,
  { live, isInUse, host }: Desired,
  error: AccessError,
): Observed {
  const access = { channel: live.channel, error };
  const { access: former } = observed.channel;
  const isKnown = former?.channel === access.channel && former.error !== 'refused';
  const isNews = isInUse && !isKnown && error !== 'refused';
  const channel = { ...observed.channel, access, ...(isNews ? { untold: host } : {}) };
  return { ...observed, channel, mayBeOpen: false };
}

/** What is known once a channel that was found closed has been spoken to. */
export function withAccess(observed: Observed): Observed {
  const { access: _access, untold: _untold, ...channel } = observed.channel;
  return { ...observed, channel };
}

/** What is known once Discord has refused to change a message: it is left alone until the next attempt. */
export const withAside = (observed: Observed, { id }: Pick<ShownMessage, 'id'>): Observed => ({
  ...observed,
  aside: [...observed.aside.filter((each) => each !== id), id],
});

/** The messages without one. */
export const withoutMessage = (
  { messages }: Pick<Observed, 'messages'>,
  { id }: Pick<ShownMessage, 'id'>,
): readonly ShownMessage[] => messages.filter((message) => message.id !== id);

/** A message whose content is not known any more. */
export const withoutContent = ({ digest: _digest, files: _files, ...rest }: ShownMessage): ShownMessage => ({
  ...rest,
  shows: -1,
});

/** Notes a press on what a message should not offer: the live one may stand otherwise, and is read first. */
export function withStale(observed: Observed, { id }: Pick<ShownMessage, 'id'>): Observed {
  if (liveOf(observed)?.id !== id) return observed;
  const messages = observed.messages.map((each) => (each.id === id ? { ...each, shows: -1 } : each));
  return { ...observed, mustBeRead: true, messages };
}

/** Adds a message that may have been changed without a note: it is written again, or loses its buttons if closed. */
export const withUnsure = (observed: Observed, unsure: ShownMessage): Observed => {
  const { messages } = withOld(observed, unsure);
  return {
    ...observed,
    messages: messages.map((message) => (message.id === unsure.id ? withoutContent(message) : message)),
  };
};

/**
 * What is known once something was pressed in a message: it exists and can be pressed. `undefined` if it was never
 * noted and its mark names no call: then it depends on whether the live message exists; see {@link withStray}.
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
 * What has changed in what is known of a channel; `undefined` if nothing did. `untold` is written as soon as it is
 * found out. In every other note it stays as the store has it, as a press may have told them since this was read.
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

/*
 * A request without an answer may have been done, and a process may have died before it noted what it did. So a
 * channel may have a message that nobody noted, which is looked for by its mark.
 */

/** What is known once a search has found what there was in a channel. */
export const withoutDoubt = (observed: Observed, { channel }: Pick<Doubt, 'channel'>): Observed => ({
  ...observed,
  doubts: observed.doubts.filter((doubt) => doubt.channel !== channel),
});

/** What is known where the bot may not look. */
export const withoutSearch = (observed: Observed, { channel }: Pick<Doubt, 'channel'>): Observed => ({
  ...observed,
  doubts: observed.doubts.map((doubt) =>
    doubt.channel === channel ? { ...doubt, canSearch: false } : doubt,
  ),
});

/** The doubts with one more: of each channel there is one, of the earliest time. */
export const withDoubt = (
  doubts: readonly Doubt[],
  { channel, since, canSearch }: Doubt,
): readonly Doubt[] => {
  const same = doubts.find((doubt) => doubt.channel === channel);
  const earliest = { channel, since: Math.min(since, same?.since ?? since), canSearch };
  return [...doubts.filter((doubt) => doubt !== same), earliest];
};

/** Adds unnoted messages: the one of the latest generation is live, unless a later one is known. All others leave. */
export function adopt(observed: Observed, desired: Desired, found: readonly UnnotedMessage[]): Observed {
  const unknown = found.filter(({ id }) => observed.messages.every((message) => message.id !== id));
  const callOf = ({ generation }: UnnotedMessage): Call | undefined =>
    desired.calls.find(({ revision }) => revision === generation);
  const own = unknown
    .filter((each) => callOf(each) !== undefined)
    .toSorted((one, other) => (other.generation ?? 0) - (one.generation ?? 0));
  // People whom a new message is to call do not hear of an older one that becomes the live one.
  const isAnyWelcome = liveOf(observed) === undefined && openCalls(desired, observed).length === 0;
  const becomes = own[0] ?? (isAnyWelcome ? unknown[0] : undefined);
  const newest = liveOf(observed)?.generation ?? -1;
  const isNewer = becomes !== undefined && newest < (becomes.generation ?? 0);
  const shownAs = (each: UnnotedMessage): ShownMessage => ({
    ...{ id: each.id, channel: each.channel, generation: each.generation ?? 0, shows: -1 },
    fromPly: callOf(each)?.fromPly ?? desired.live.fromPly,
    standing: isNewer && each === becomes ? 'live' : 'leaving',
  });
  const known = observed.messages.map(
    (message): ShownMessage =>
      isNewer && message.standing === 'live' ? { ...message, standing: 'leaving' } : message,
  );
  return {
    ...observed,
    mustBeRead: observed.mustBeRead && !isNewer,
    channel: {
      ...observed.channel,
      posted: Math.max(observed.channel.posted, becomes?.generation ?? 0),
    },
    messages: [...known, ...unknown.map(shownAs)],
  };
}

/**
 * What a new holder of the table's claim knows: the rows of the store. What was wanted before `since`, in
 * milliseconds since 1970, may have been posted and not noted.
 */
export function observedAtStart(
  { messages, channel, mayBeOpen }: Stored & Pick<Observed, 'mayBeOpen'>,
  desired: Desired,
  since: number,
): Observed {
  const mustBeRead = desired.isInUse;
  const bare: Observed = { messages, channel, mayBeOpen, doubts: [], mustBeRead, aside: [] };
  const isMissing = liveOf(bare) === undefined && desired.isInUse;
  // A message that was gone may have been posted again.
  const again = isMissing ? [{ ...latestOf(desired), channel: desired.live.channel }] : [];
  const doubts = [...openCalls(desired, bare), ...again]
    .filter(({ at }) => at < since)
    .map(({ channel, at }): Doubt => ({ channel, since: at, canSearch: true }));
  return { ...bare, doubts: doubts.reduce(withDoubt, bare.doubts) };
}

/** A message in which something was pressed. */
export interface PressedIn extends UnnotedMessage {
  /** Whether it was noted as one of the table's, also as closed. */
  readonly isKnown: boolean;
}

/** Adds a message that nobody noted, if the live one may be gone: that is read first. */
export const withStray = (observed: Observed, { id, channel }: PressedIn): Observed => ({
  ...observed,
  mustBeRead: true,
  ...(liveOf(observed) === undefined
    ? { doubts: withDoubt(observed.doubts, { channel, since: writtenAt(id), canSearch: true }) }
    : {}),
});

/** What is known with a message that is out of date: it is to lose its buttons. */
export function withOld(observed: Observed, { id, channel }: Pick<ShownMessage, 'id' | 'channel'>): Observed {
  if (observed.messages.some((message) => message.id === id)) return observed;
  const old = { id, channel, generation: 0, fromPly: 0, standing: 'leaving', shows: -1 } as const;
  return { ...observed, messages: [...observed.messages, old] };
}

/** What a process knows of a table's channel that no row of the store tells. */
export interface TableMemory {
  /** What was left open after the last step under a claim; absent if there was none. */
  readonly last?: Pick<Observed, 'doubts' | 'mustBeRead'> & { readonly epoch: number };
  /** What this process may have posted and has not noted: it looks for that also under a later claim. */
  readonly unnoted: readonly Doubt[];
  /**
   * Messages that this process may have changed and not noted. If another one has taken over since, a request on its
   * way may have given buttons back to a closed board.
   */
  readonly unsure: readonly ShownMessage[];
}

/** The memory of a process that has just begun. */
export const NOTHING_KNOWN: TableMemory = { unnoted: [], unsure: [] };

/** Whether the store tells all that is known. */
export const isForgettable = ({ last, unsure }: TableMemory): boolean =>
  (last?.doubts ?? []).length === 0 && unsure.length === 0;

/** What is known at the start of a run: all from before under the same claim, else what a new holder knows. */
export function recalled(
  { last, unnoted, unsure }: TableMemory,
  epoch: number,
  stored: Omit<Observed, 'doubts' | 'mustBeRead'>,
  atStart: () => Observed,
): Observed {
  // Where nobody else has worked here, what was not noted is only made once more.
  const known: Observed =
    last?.epoch === epoch
      ? { ...stored, doubts: last.doubts, mustBeRead: last.mustBeRead }
      : unsure.reduce(withUnsure, atStart());
  return { ...known, doubts: known.doubts.reduce(withDoubt, unnoted) };
}

/** The memory while a request is on its way, at `now` in milliseconds since 1970. */
export function during(memory: TableMemory, request: Request, now: number): TableMemory {
  if (request.kind === 'post') {
    const doubt = { channel: request.live.channel, since: now, canSearch: true };
    return { ...memory, unnoted: withDoubt(memory.unnoted, doubt) };
  }
  const changed = changedBy(request);
  return changed === undefined ? memory : { ...memory, unsure: [...without(memory, changed), changed] };
}

/** The memory once it is noted what came of a request. */
export function afterNote(memory: TableMemory, request: Request, outcome: RequestOutcome): TableMemory {
  const changed = changedBy(request);
  return changed === undefined || isUncertain(outcome)
    ? memory
    : { ...memory, unsure: without(memory, changed) };
}

/** The memory after a step: what is not doubted any more was found. */
export const afterStep = (
  memory: TableMemory,
  { doubts, mustBeRead }: Observed,
  epoch: number,
): TableMemory => ({
  ...memory,
  last: { doubts, mustBeRead, epoch },
  unnoted: memory.unnoted.filter(({ channel }) => doubts.some((doubt) => doubt.channel === channel)),
});

const changedBy = (request: Request): ShownMessage | undefined =>
  'message' in request && request.kind !== 'read' ? request.message : undefined;

const without = ({ unsure }: TableMemory, { id }: ShownMessage): readonly ShownMessage[] =>
  unsure.filter((message) => message.id !== id);
