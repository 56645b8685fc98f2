import { type APIMessage, type APIUser, MessageType } from 'discord-api-types/v10';
import { timestamp } from '../timestamp.ts';
import { NO_FLAGS } from './cast.ts';
import type { World } from './world.ts';

/** A message that is not posted yet; `more` is what it does not have like an empty one of today. */
export const newMessage = (
  { mint, clock }: Pick<World, 'mint' | 'clock'>,
  channelId: string,
  author: APIUser,
  more: Partial<APIMessage>,
): APIMessage => ({
  ...{ id: mint.next(), channel_id: channelId, author, type: MessageType.Default, flags: NO_FLAGS },
  ...{ timestamp: timestamp(clock.now()), edited_timestamp: null, pinned: false, tts: false },
  ...{ content: '', embeds: [], components: [], attachments: [] },
  ...{ mentions: [], mention_roles: [], mention_everyone: false },
  ...more,
});
