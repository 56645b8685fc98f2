import type { AccessError } from '../../tables/model/channel.ts';
import { liveOf, openCalls } from './next.ts';
import type { Desired, Observed, Seen, ShownMessage, Stored } from './state.ts';
import { adopt, type PressedIn, withOld, withoutDoubt } from './unnoted.ts';

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

/**
 * What is known once the bot cannot write where a table lives. The host is told if that is news and people can fix
 * it.
 */
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

/** What is known once it was found out why a channel is closed. */
export function withCause(observed: Observed, error: AccessError): Observed {
  const { access } = observed.channel;
  return access === undefined
    ? observed
    : { ...observed, channel: { ...observed.channel, access: { ...access, error } } };
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

/**
 * What is known once somebody pressed something in a message that it should not offer. They may have seen an earlier
 * state of it, so the live message is read before anything is sent.
 */
export const withStale = (observed: Observed, { id }: Pick<ShownMessage, 'id'>): Observed =>
  liveOf(observed)?.id === id
    ? {
        ...observed,
        mustBeRead: true,
        messages: observed.messages.map((message) =>
          message.id === id ? { ...message, shows: -1 } : message,
        ),
      }
    : observed;

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
