import type { AccessError } from '../../tables/model/channel.ts';
import type { Profile } from '../../tables/model/profile.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import type { Texts } from '../../texts/texts.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { NONCE } from '../protocol/limits.ts';
import { render } from '../protocol/message.ts';
import { type NeededPermission, permissionsNeeded } from '../protocol/permissions.ts';
import type { Sight } from '../protocol/sight.ts';
import { lostPlaceMessage } from '../views/place-message.ts';

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
