import type { KeyedQueue } from '../../keyed-queue.ts';
import type { Directories, Directory, ShownDirectory } from '../../tables/service/directories.ts';
import type { Tables } from '../../tables/tables.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import { type Message, render } from '../protocol/message.ts';
import { withoutButtons } from '../protocol/standing-message.ts';
import { type DesiredMessage, digestOf } from './desired.ts';
import { generationOf } from './mark.ts';
import { channelOf, isUncertain, liveOf, next, type Request, type RequestOutcome } from './next.ts';
import type { ChannelLoop, RunEnd } from './presses.ts';
import type { Performing } from './request-rules.ts';
import { afterRequest, perform } from './requests.ts';
import { LOBBY_PLY, type Observed, type ShownMessage, type TableClaim } from './state.ts';

/** What directories are kept true with. */
export interface DirectoryParts extends Omit<Performing, 'ofMessage'> {
  readonly store: Pick<Tables, 'claim' | 'keep' | 'makeSure'>;
  readonly directories: Pick<Directories, 'of' | 'want' | 'shown' | 'note'>;
  readonly list: (guild: string, wanted: Directory) => Promise<Message>;
  /** The calls about new tables to people who asked for them. Each throws a {@link DiscordError} to be retried. */
  readonly openingCalls: (guild: string) => Promise<readonly (() => Promise<void>)[]>;
  readonly lines: KeyedQueue;
}

/** Calls people who asked to hear of tables, and edits the message that lists all: by the requests of a live one. */
export class DirectorySync implements ChannelLoop {
  readonly isForgettable = true;
  readonly presses = undefined;
  readonly #guild: string;
  readonly #parts: DirectoryParts;
  #isDirty = true;

  constructor(guild: string, parts: DirectoryParts) {
    this.#guild = guild;
    this.#parts = parts;
  }

  get isDirty(): boolean {
    return this.#isDirty;
  }

  markDirty(): void {
    this.#isDirty = true;
  }

  async run(isStopped: () => boolean): Promise<RunEnd> {
    const { store, directories, list, openingCalls, log } = this.#parts;
    const guild = this.#guild;
    this.#isDirty = false;
    const noted = () => Promise.all([directories.of(guild), directories.shown(guild)]);
    // Most servers have none, and claim nothing for it.
    const calls = await openingCalls(guild);
    if (calls.length === 0 && (await noted()).every((each) => each === undefined)) return 'rest';
    const claim = await store.claim(`directory ${guild}`);
    const leave = store.keep(claim);
    try {
      for (const call of calls) {
        await store.makeSure(claim);
        await call();
      }
      const [wanted, shown] = await noted();
      const isOld = shown !== undefined && shown.since !== wanted?.since;
      if (isOld) {
        const end = await this.#keepTrue(shown, undefined, claim, isStopped);
        if (end !== 'rest') return end;
        await directories.note(guild, undefined);
      }
      if (wanted === undefined) return 'rest';
      const { channel, since } = wanted;
      const own = { posts: 0, ...(isOld ? {} : shown), channel, since };
      return await this.#keepTrue(own, await list(guild, wanted), claim, isStopped);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      log.warn({ server: guild, ...aboutError(error) }, 'those who wish to hear of tables could not be told');
      return 'soon';
    } finally {
      leave();
    }
  }

  /** Has the channel show a message, or none any more, request by request, and notes what is known after each. */
  async #keepTrue(
    shown: ShownDirectory,
    message: Message | undefined,
    claim: TableClaim,
    isStopped: () => boolean,
  ): Promise<RunEnd> {
    const { directories, clock } = this.#parts;
    const { channel, since } = shown;
    const desired = desiredIn(this.#guild, shown, message);
    let { posts } = shown;
    let observed = observedOf(shown, desired);
    const note = (live: ShownMessage | undefined) =>
      directories.note(this.#guild, { channel, since, posts, message: live?.id, digest: live?.digest });
    while (!isStopped()) {
      const request = next(desired, observed);
      if (request === undefined) return 'rest';
      if (request.kind === 'post') {
        // Noted first: a process that follows this one looks for it.
        posts += 1;
        await note(undefined);
      }
      const outcome = await this.#ask(request, desired, since + posts, claim);
      if (isUncertain(outcome)) return 'soon';
      observed = afterRequest(request, outcome, { observed, desired, now: clock.now() });
      if (!desired.isInUse) continue;
      if (outcome.kind === 'no-access' && outcome.error === 'vanished')
        await directories.want(this.#guild, undefined);
      if (request.kind !== 'search' && (outcome.kind === 'no-access' || outcome.kind === 'refused'))
        return 'late';
      await note(liveOf(observed));
    }
    return 'rest';
  }

  /** A request in the channel's turn. Nothing is asked of Discord that another process may have done. */
  #ask(request: Request, desired: DesiredMessage, again: number, claim: TableClaim): Promise<RequestOutcome> {
    const { lines, store, log } = this.#parts;
    const parts = { ...this.#parts, ofMessage: async () => undefined };
    const paint = (message: Message) => render(message, log);
    // Of a list that is not wanted any more nothing is kept.
    const asked: Request =
      request.kind === 'leave' ? { ...request, kind: 'close', toPly: LOBBY_PLY } : request;
    return lines.run(channelOf(request), async () => {
      await store.makeSure(claim);
      const task = { desired, carrier: undefined, again, paint };
      return (await perform(asked, task, parts)) ?? { kind: 'later' };
    });
  }
}

/** What is known of the message of a directory. One that was posted and not noted is looked for. */
function observedOf(
  { channel, since, posts, message: id, digest }: ShownDirectory,
  { isInUse }: DesiredMessage,
): Observed {
  const place = { channel, generation: 0, fromPly: LOBBY_PLY, shows: -1 };
  const standing = isInUse ? 'live' : 'leaving';
  return {
    messages: id === undefined ? [] : [{ id, ...place, standing, ...(digest && { digest }) }],
    channel: { posted: 0, isArchived: false },
    doubts: isInUse && id === undefined && posts > 0 ? [{ channel, since, canSearch: true }] : [],
    ...{ mayBeOpen: true, mustBeRead: false, aside: [] },
  };
}

function desiredIn(
  guild: string,
  { channel, since }: Pick<ShownDirectory, 'channel' | 'since'>,
  message: Message | undefined,
): DesiredMessage {
  const call = { revision: 0, at: since, reason: 'again', people: [], besidesTurn: false } as const;
  const calls = [{ ...call, channel, fromPly: 0 }];
  const shown = message ?? { components: [], pictures: [] };
  return {
    live: { channel, fromPly: LOBBY_PLY, revision: 0, digest: digestOf(shown) },
    calls,
    ...{ isInUse: message !== undefined, isAskedAgain: false, thread: 'as-it-is', host: '', subject: guild },
    message: () => shown,
    isOwn: (found) => generationOf(found, guild, calls) !== undefined,
    called: () => [],
    closed: async () => undefined,
    left: (standing) => withoutButtons(standing),
    threadName: () => '',
    housed: async () => {},
  };
}
