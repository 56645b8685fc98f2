import type { Call } from '../../tables/model/call.ts';
import { writtenAt } from '../protocol/standing-message.ts';
import { latestOf, liveOf, openCalls, type UnnotedMessage } from './next.ts';
import type { Desired, Doubt, Observed, ShownMessage, Stored } from './state.ts';

/*
 * A request without an answer may have been done, and a process may have died before it noted what it did. What
 * follows from that is in this file: a channel may have a message that nobody noted, which is looked for by its mark.
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
  /** Whether it was noted as one of the table's, be it as closed. */
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
export const withOld = (
  observed: Observed,
  { id, channel }: Pick<ShownMessage, 'id' | 'channel'>,
): Observed =>
  observed.messages.some((message) => message.id === id)
    ? observed
    : {
        ...observed,
        messages: [
          ...observed.messages,
          { id, channel, generation: 0, fromPly: 0, standing: 'leaving', shows: -1 },
        ],
      };
