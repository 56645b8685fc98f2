import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { boundedList, boundedText, snowflake, whole } from '../reading.ts';
import { messageComponent } from './component.ts';

/** The people and roles that a message may wake; the bot never leaves it to the words. */
const allowedMentions = z.strictObject({
  parse: boundedList(z.never(), 0, 0),
  users: boundedList(snowflake, 0, 100).nullish(),
  roles: boundedList(snowflake, 0, 100).nullish(),
});
/** Who a message may wake. */
export type AllowedMentionsForm = z.output<typeof allowedMentions>;

const attachment = z.strictObject({ id: snowflake, filename: boundedText(1, 1024).nullish() });

/** A message or a change of one: the bot speaks in components, so plain words and embeds are not known here. */
export const messageFields = z.strictObject({
  flags: whole(0, 2_147_483_647).refine((flags) => (flags & MessageFlags.IsComponentsV2) !== 0),
  components: boundedList(messageComponent, 1, 40),
  allowed_mentions: allowedMentions.nullish(),
  attachments: z.array(attachment).nullish(),
  /** A word by which a message is known again. */
  nonce: z.string().max(25).exactOptional(),
  enforce_nonce: z.boolean().exactOptional(),
});
/** A message or a change of one, as the bot gave it. */
export type MessageForm = z.output<typeof messageFields>;

/** The outside of a first answer; what is inside `data` follows from its type. */
export const callback = z.strictObject({
  type: z.literal([4, 5, 6, 7, 8, 9]),
  data: z.unknown().optional(),
});

/** The flags that may be set when a message is made. */
export const CHANNEL_FLAGS = MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;
/** The same for a message that answers an interaction. */
export const ANSWER_FLAGS = CHANNEL_FLAGS | MessageFlags.Ephemeral;
