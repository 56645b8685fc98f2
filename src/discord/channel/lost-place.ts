import type { AccessError } from '../../tables/model/channel.ts';
import type { Profile } from '../../tables/model/profile.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { Texts } from '../../texts/texts.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { NONCE } from '../protocol/limits.ts';
import { render } from '../protocol/message.ts';
import type { NeededPermission } from '../protocol/permissions.ts';
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
