import type { Directories, Directory, ShownDirectory } from '../../tables/service/directories.ts';
import type { KeyedQueue } from '../../tables/service/keyed-queue.ts';
import type { Tables } from '../../tables/tables.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi, SentMessage } from '../protocol/discord-api.ts';
import { type Message, render } from '../protocol/message.ts';
import { accessErrorIn } from './access.ts';
import { digestOf } from './desired.ts';
import { channelNonce, isDirectory, markDirectory } from './mark.ts';
import type { ChannelLoop, RunEnd } from './run.ts';
import type { TableClaim } from './state.ts';

/** What directories are kept true with. */
export interface DirectoryParts {
  readonly api: Pick<DiscordApi, 'post' | 'edit' | 'delete' | 'recent'>;
  readonly store: Pick<Tables, 'claim' | 'keep' | 'makeSure'>;
  readonly directories: Pick<Directories, 'of' | 'want' | 'shown' | 'note'>;
  /** What the directory of a server says in a channel. */
  readonly list: (guild: string, wanted: Directory) => Promise<Message>;
  readonly log: Log;
  /** One line a channel, as for tables. */
  readonly lines: KeyedQueue;
}

/** Keeps the directory of one server true: the message that lists its tables is edited where it stands, and posted anew only if it is gone. */
export class DirectorySync implements ChannelLoop {
  readonly hasWaiting = false;
  readonly isForgettable = true;
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

  interrupt(): void {}

  async release(): Promise<void> {}

  /** Brings the message up to date, as far as Discord lets it. */
  async run(isStopped: () => boolean): Promise<RunEnd> {
    const { store, log } = this.#parts;
    this.#isDirty = false;
    const { wanted, shown } = await this.#known();
    // Most servers have none, and claim nothing for it.
    if (wanted === undefined && shown === undefined) return 'rest';
    const claim = await store.claim(`directory ${this.#guild}`);
    const leave = store.keep(claim);
    try {
      while (!isStopped()) if ((await this.#step(claim)) === 'rest') break;
      return 'rest';
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      log.warn(
        { server: this.#guild, ...aboutError(error) },
        'the list of tables of a server could not be shown',
      );
      return error.kind === 'passing' ? 'soon' : 'late';
    } finally {
      leave();
    }
  }

  async #known() {
    const { directories } = this.#parts;
    const [wanted, shown] = await Promise.all([directories.of(this.#guild), directories.shown(this.#guild)]);
    return { wanted, shown };
  }

  /** One request, and what is known after it. */
  async #step(claim: TableClaim): Promise<'more' | 'rest'> {
    const { directories, list } = this.#parts;
    const { wanted, shown } = await this.#known();
    if (shown !== undefined && shown.since !== wanted?.since) {
      if (shown.message !== undefined) await this.#remove(shown.channel, shown.message, claim);
      await directories.note(this.#guild, undefined);
      return 'more';
    }
    if (wanted === undefined) return 'rest';
    const message = await list(this.#guild, wanted);
    const digest = digestOf(message);
    if (shown?.message === undefined) {
      await this.#post(message, digest, wanted, shown, claim);
      return 'rest';
    }
    if (shown.digest === digest) return 'rest';
    try {
      await this.#edit(message, shown.message, shown, claim);
      await directories.note(this.#guild, { ...shown, digest });
      return 'rest';
    } catch (error) {
      if (!(error instanceof DiscordError) || error.kind !== 'gone') throw await this.#withoutChannel(error);
      const { message: _gone, digest: _former, ...posted } = shown;
      await directories.note(this.#guild, posted);
      return 'more';
    }
  }

  async #edit(message: Message, id: string, shown: ShownDirectory, claim: TableClaim): Promise<SentMessage> {
    const marked = markDirectory(message, { guild: this.#guild, ...shown });
    return this.#ask(shown.channel, claim, async ({ api, log }) =>
      api.edit(shown.channel, id, await render(marked, log)),
    );
  }

  /** Posts it, unless what may have been posted before is found. It is noted first: whoever comes after looks for it. */
  async #post(
    message: Message,
    digest: string,
    { channel, since }: Directory,
    before: ShownDirectory | undefined,
    claim: TableClaim,
  ): Promise<void> {
    const { directories } = this.#parts;
    const found = before === undefined ? undefined : await this.#find(before, claim);
    if (before !== undefined && found !== undefined) {
      await this.#edit(message, found, before, claim);
      return directories.note(this.#guild, { ...before, message: found, digest });
    }
    const posted = { channel, since, posts: (before?.posts ?? 0) + 1 };
    await directories.note(this.#guild, posted);
    const about = { guild: this.#guild, ...posted };
    const sent = await this.#ask(channel, claim, async ({ api, log }) =>
      api.post(
        channel,
        await render(markDirectory(message, about), log),
        channelNonce(channel, `directory ${since} ${posted.posts}`),
      ),
    ).catch(async (error: unknown) => {
      throw await this.#withoutChannel(error);
    });
    await directories.note(this.#guild, { ...posted, message: sent.id, digest });
  }

  /** The id of a post that nobody has noted. A channel that cannot be read tells of none. */
  async #find(shown: ShownDirectory, claim: TableClaim): Promise<string | undefined> {
    try {
      const recent = await this.#ask(shown.channel, claim, ({ api }) => api.recent(shown.channel));
      return recent.find((each) => isDirectory(each, { guild: this.#guild, ...shown }))?.id;
    } catch (error) {
      if (accessErrorIn(error) === undefined) throw error;
      return undefined;
    }
  }

  /** Deletes the message from a channel in which it is not wanted any more: what Discord does not let the bot do there is left. */
  async #remove(channel: string, message: string, claim: TableClaim): Promise<void> {
    try {
      await this.#ask(channel, claim, ({ api }) => api.delete(channel, message));
    } catch (error) {
      const isPassing = error instanceof DiscordError && error.kind === 'passing';
      if (!(error instanceof DiscordError) || isPassing) throw error;
    }
  }

  /** The error; if it says that the channel was deleted, the directory is not wanted any more. */
  async #withoutChannel(error: unknown): Promise<unknown> {
    if (accessErrorIn(error) === 'vanished') await this.#parts.directories.want(this.#guild, undefined);
    return error;
  }

  /** A request in the channel's turn. Nothing is asked of Discord that another process may have done. */
  #ask<T>(channel: string, claim: TableClaim, request: (parts: DirectoryParts) => Promise<T>): Promise<T> {
    const { lines, store } = this.#parts;
    return lines.run(channel, async () => {
      await store.makeSure(claim);
      return request(this.#parts);
    });
  }
}
