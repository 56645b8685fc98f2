import { DiscordError } from '../discord-error.ts';
import type { Log } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { type Message, render } from '../protocol/message.ts';
import type { StandingMessage } from '../protocol/standing-message.ts';

/** What a message is to become, from how it stands; nothing where it is to stay as it is. */
export type MessageEdit = (standing: () => Promise<StandingMessage>) => Promise<Message | undefined>;

/** Whether a message names pictures that another request may have replaced since it was read. */
export const keepsPictures = ({ keeps = [] }: Message): boolean => keeps.length > 0;

/**
 * Edits a channel's message into one that may keep pictures of it. Discord refuses if one of them was replaced since
 * the message was read, as by a request that was believed to have failed: then it is read and edited again, once.
 * Throws a {@link DiscordError} if it was not edited.
 */
export async function editStanding(
  { channel, message }: { readonly channel: string; readonly message: string },
  change: MessageEdit,
  api: Pick<DiscordApi, 'read' | 'edit'>,
  log: Log,
  standing: () => Promise<StandingMessage> = () => api.read(channel, message),
): Promise<void> {
  const changed = await change(standing);
  if (changed === undefined) return;
  try {
    await api.edit(channel, message, await render(changed, log));
  } catch (error) {
    if (!(error instanceof DiscordError) || error.kind !== 'refused' || !keepsPictures(changed)) throw error;
    const anew = await change(() => api.read(channel, message));
    if (anew !== undefined) await api.edit(channel, message, await render(anew, log));
  }
}
