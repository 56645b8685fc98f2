import type { AccessError } from '../../tables/model/channel.ts';
import type { Profile } from '../../tables/model/profile.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import type { Texts } from '../../texts/texts.ts';
import { DiscordError, type DiscordErrorKind } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { NONCE } from '../protocol/limits.ts';
import { render } from '../protocol/message.ts';
import { type NeededPermission, permissionsNeeded } from '../protocol/permissions.ts';
import type { Sight } from '../protocol/sight.ts';
import { lostPlaceMessage } from '../views/notice-message.ts';
import type { TableForChannel } from './state.ts';

const ACCESS_ERROR_OF: Partial<Record<DiscordErrorKind, AccessError>> = {
  vanished: 'vanished',
  closed: 'closed',
  archived: 'locked',
  locked: 'locked',
};

/** What keeps a channel from being spoken to, if that is why a request was not done. */
export const accessErrorIn = (error: unknown): AccessError | undefined =>
  error instanceof DiscordError ? ACCESS_ERROR_OF[error.kind] : undefined;

/** Why the channel in which a table lives cannot be spoken to; `undefined` if nothing is known against it. */
export const accessErrorOf = ({
  now,
  channel: { access },
}: Pick<TableForChannel, 'now' | 'channel'>): AccessError | undefined =>
  access?.channel === now.table.channel ? access.error : undefined;

/** Tells a table's host by direct message why the bot cannot write where it lives. Returns whether that was sent. */
export async function tellHost(
  now: TableNow,
  error: AccessError,
  missing: readonly NeededPermission[],
  language: Profile['language'],
  {
    api,
    texts,
    log,
  }: { readonly api: Pick<DiscordApi, 'direct' | 'post'>; readonly texts: Texts; readonly log: Log },
): Promise<boolean> {
  const { id, host } = now.table;
  try {
    const message = lostPlaceMessage(now, error, missing, texts.in(language ?? now.table.language));
    const channel = await api.direct(host);
    await api.post(channel, await render(message, log), `${error}-${id}`.slice(0, NONCE));
    return true;
  } catch (failure) {
    if (!(failure instanceof DiscordError)) throw failure;
    log.info({ table: id, ...aboutError(failure) }, 'a host could not be told that a channel is closed');
    return false;
  }
}

/** Why a channel is closed to a table, and which permissions the bot lacks there, as far as that is the cause. */
export interface ClosedCause {
  readonly error: AccessError;
  readonly missing: readonly NeededPermission[];
}

/** Finds out why Discord lets the bot do nothing in the channel of a table: it says the same for all of these. */
export async function causeAt(
  { guild, channel, home }: Pick<Table, 'guild' | 'channel' | 'home'>,
  api: Pick<DiscordApi, 'look'>,
): Promise<ClosedCause> {
  try {
    return causeOf(await api.look(channel, { guild, home }));
  } catch (error) {
    if (error instanceof DiscordError) return { error: 'closed', missing: [] };
    throw error;
  }
}

function causeOf(sight: Sight): ClosedCause {
  switch (sight.kind) {
    case 'absent':
      return { error: 'left', missing: [] };
    case 'unknown':
      return { error: 'vanished', missing: [] };
    case 'private':
      return { error: 'private', missing: [] };
    case 'hidden':
      return { error: 'closed', missing: ['view-channel'] };
    case 'seen': {
      if (sight.timedOutUntil !== undefined) return { error: 'timed-out', missing: [] };
      const lacking = permissionsNeeded(sight, false).filter(({ has }) => !has);
      return { error: 'closed', missing: lacking.map(({ name }) => name) };
    }
    case 'direct':
    case 'category':
    case 'unseen':
      return { error: 'closed', missing: [] };
  }
}

/**
 * How often closed channels are tried again within ten minutes: in one server, and in all. Each try may take three
 * requests that Discord refuses, and after 10,000 of them in that time it blocks the bot ("Rate Limits", Invalid
 * Request Limit). People cause a try with every press at a board whose channel is closed, managers with every change
 * of a server's permissions.
 */
export const CLOSED_TRIES = { within: 10 * 60 * 1000, inServer: 200, inAll: 2_000 } as const;

/** Counts the tries of closed channels. */
export class ClosedTries {
  readonly #clock: { readonly now: () => number };
  /** Oldest first. */
  #tries: { readonly guild: string; readonly at: number }[] = [];

  constructor(clock: { readonly now: () => number }) {
    this.#clock = clock;
  }

  /** Whether a channel of a server may be tried now; if so, it counts as tried. */
  take(guild: string): boolean {
    const at = this.#clock.now();
    this.#tries = this.#tries.filter((each) => at - each.at < CLOSED_TRIES.within);
    const inServer = this.#tries.filter((each) => each.guild === guild).length;
    if (inServer >= CLOSED_TRIES.inServer || this.#tries.length >= CLOSED_TRIES.inAll) return false;
    this.#tries.push({ guild, at });
    return true;
  }
}
