import type { Call } from '../../tables/model/call.ts';
import type { AccessError } from '../../tables/model/channel.ts';
import type { Desired, DesiredEvent, DesiredLive, KnownFile, Observed, ShownMessage } from './state.ts';

/** What each kind of request to Discord about one table needs. Each can be repeated. */
interface Requests {
  /** Looks for messages of the table that nobody noted, written at a time or later. */
  readonly search: { readonly channel: string; readonly since: number };
  readonly read: { readonly message: ShownMessage };
  /** Removes the message's buttons and tells what happened from its ply up to `toPly`; deletes it if nothing did. */
  readonly close: { readonly message: ShownMessage; readonly toPly: number };
  /** A new live message for the latest call. `calls` are those without a message yet; empty if nobody is called. */
  readonly post: { readonly live: DesiredLive; readonly call: Call; readonly calls: readonly Call[] };
  readonly edit: { readonly message: ShownMessage; readonly live: DesiredLive };
  /** The message loses its buttons. `to` is the channel in which the table lives now, if that is another. */
  readonly leave: { readonly message: ShownMessage; readonly to?: string };
  readonly 'start-thread': { readonly message: ShownMessage };
  readonly 'rename-thread': { readonly channel: string };
  readonly 'archive-thread': { readonly channel: string };
  readonly event: { readonly channel: string; readonly event: DesiredEvent };
}
/** A kind of request. */
export type RequestKind = keyof Requests;
/** A request of one kind. */
export type RequestOf<K extends RequestKind> = { readonly kind: K } & Requests[K];
/** One request. */
export type Request = { readonly [K in RequestKind]: RequestOf<K> }[RequestKind];

/** The channel that a request is about. */
export const channelOf = (request: Request): string =>
  'channel' in request
    ? request.channel
    : request.kind === 'post'
      ? request.live.channel
      : request.message.channel;

/** A message that a search found and nobody noted. `generation` is that of the call on its mark, if it has one. */
export interface UnnotedMessage {
  readonly id: string;
  readonly channel: string;
  readonly generation?: number;
}

/** What came of a request. */
export type RequestOutcome =
  /**
   * `id` and `files` are those of the message. It is `poorer` if Discord took it only without its icons or pictures.
   * `byToken`: it was the answer to an interaction, which tells nothing about the bot's permissions in the channel.
   */
  | {
      readonly kind: 'done';
      readonly id?: string;
      readonly files?: readonly KnownFile[];
      readonly isPoorer?: boolean;
      readonly byToken?: boolean;
    }
  /** What a search found, latest first. */
  | { readonly kind: 'found'; readonly messages: readonly UnnotedMessage[] }
  /** What can be pressed in a message that was read: nothing, something else than it should have, or the same. */
  | { readonly kind: 'read'; readonly buttons: 'none' | 'others' | 'same' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-access'; readonly error: AccessError }
  /** Not done, or a change of a message that can as well be made once more; it may work later. */
  | { readonly kind: 'later' }
  /** Nobody knows whether it was done. */
  | { readonly kind: 'unknown' }
  /** Discord does not want it so. It is asked for again later. */
  | { readonly kind: 'refused' };

/** Whether it may be that a request was not done: it may work later. */
export const isUncertain = ({ kind }: RequestOutcome): boolean => kind === 'later' || kind === 'unknown';

/** The live message of a table, as far as is known. */
export const liveOf = ({ messages }: Pick<Observed, 'messages'>): ShownMessage | undefined =>
  messages.find(({ standing }) => standing === 'live');

/** The latest call of a table. */
export const latestOf = ({ calls }: Desired): Call => {
  const latest = calls.at(-1);
  if (latest === undefined) throw new RangeError('a table has no call');
  return latest;
};

/** The calls that no message has made yet, oldest first. */
export const openCalls = (
  { calls }: Pick<Desired, 'calls'>,
  { channel: { posted } }: Pick<Observed, 'channel'>,
): readonly Call[] => calls.filter(({ revision }) => revision > posted);

/** Whether a message stands where the table lives, or is the one its thread was started from. */
const standsAtHome = ({ channel }: ShownMessage, live: DesiredLive): boolean =>
  channel === live.channel || channel === live.parent;

/** The first request to make so that the channel shows what it should, if any: people who are asked come first. */
export function next(desired: Desired, observed: Observed): Request | undefined {
  const { live, isInUse, thread } = desired;
  const { channel, doubts } = observed;
  const isClosed = channel.access?.channel === live.channel;
  if (isClosed && !observed.mayBeOpen) return undefined;
  const doubt = doubts.find(({ canSearch }) => canSearch);
  if (doubt !== undefined) return { kind: 'search', channel: doubt.channel, since: doubt.since };
  const shown = liveOf(observed);
  const isAside = ({ id }: ShownMessage): boolean => observed.aside.includes(id);
  const isGivenUp = !isInUse && (channel.givenUp ?? -1) >= live.revision;
  const open = isGivenUp ? [] : openCalls(desired, observed);
  const call = open.at(-1);
  if (call !== undefined) {
    const hasTold = open.some(({ reason }) => reason !== 'again');
    if (shown !== undefined && hasTold && standsAtHome(shown, live) && !isAside(shown))
      return { kind: 'close', message: shown, toPly: Math.max(shown.fromPly, live.fromPly) };
    return { kind: 'post', live, call, calls: open };
  }
  if (shown === undefined && isInUse) return { kind: 'post', live, call: latestOf(desired), calls: [] };
  const isProbed = isClosed && shown?.channel === live.channel;
  if (shown !== undefined && (observed.mustBeRead || isProbed)) return { kind: 'read', message: shown };
  if (shown !== undefined && !isAside(shown) && shown.shows < live.revision && shown.digest !== live.digest)
    return { kind: 'edit', message: shown, live };
  if (thread === 'start' && shown?.channel === live.channel) return { kind: 'start-thread', message: shown };
  if (thread === 'rename') return { kind: 'rename-thread', channel: live.channel };
  if (thread === 'archive' && !channel.isArchived) return { kind: 'archive-thread', channel: live.channel };
  if (desired.event !== undefined) return { kind: 'event', channel: live.channel, event: desired.event };
  const old = observed.messages.find((message) => message.standing === 'leaving' && !isAside(message));
  if (old === undefined) return undefined;
  return standsAtHome(old, live)
    ? { kind: 'leave', message: old }
    : { kind: 'leave', message: old, to: live.channel };
}
