import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { boundedList, boundedText, numberFrom, snowflake, whole } from '../reading.ts';
import { messageComponent } from './component.ts';

const allowedMentions = z.strictObject({
  parse: z.array(numberFrom(['users', 'roles', 'everyone'])).nullish(),
  users: boundedList(snowflake, 0, 100).nullish(),
  roles: boundedList(snowflake, 0, 100).nullish(),
  replied_user: z.boolean().nullish(),
});
/** Who a message may wake. */
export type AllowedMentionsForm = z.output<typeof allowedMentions>;

const attachment = z.looseObject({
  id: snowflake,
  filename: boundedText(1, 1024).nullish(),
  description: boundedText(0, 1024).nullish(),
  title: boundedText(0, 1024).nullish(),
});

/** A word by which a message is known again; clients send the fields of it with every kind of message. */
const NONCE = 'NONCE_TYPE_TOO_LONG Nonce must be an integer, or 25 or fewer in length.';
const nonce = z.union([z.int(), z.string().max(25, NONCE)], NONCE).nullish();

const fields = {
  content: boundedText(0, 2000).nullish(),
  embeds: boundedList(z.unknown(), 0, 0).nullish(),
  components: boundedList(messageComponent, 0, 40).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  attachments: z.array(attachment).nullish(),
  flags: whole(0, 2_147_483_647).nullish(),
  tts: z.boolean().nullish(),
  nonce,
  enforce_nonce: z.boolean().nullish(),
};

/** What every way of writing a message has in common; the bot speaks in components, so embeds are not known here. */
export const messageFields = z.strictObject(fields);
/** A message or a change of one, as the bot gave it. */
export type MessageForm = z.output<typeof messageFields>;

/** A message posted to a channel (Discord docs, resources/message.mdx "Create Message"). */
export const channelMessage = z.strictObject({
  ...fields,
  message_reference: z
    .strictObject({
      type: whole(0, 1).nullish(),
      message_id: snowflake.nullish(),
      channel_id: snowflake.nullish(),
      guild_id: snowflake.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
    })
    .nullish(),
  sticker_ids: boundedList(snowflake, 0, 0).nullish(),
});
/** A message posted to a channel, as the bot gave it. */
export type ChannelMessageForm = z.output<typeof channelMessage>;

/** The outside of a first answer; what is inside `data` follows from its type. */
export const callback = z.strictObject({
  type: numberFrom([1, 4, 5, 6, 7, 8, 9]),
  data: z.unknown().optional(),
});

/** The flags that may be set when a message is made. */
export const CHANNEL_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsVoiceMessage |
  MessageFlags.IsComponentsV2;
/** The same for a message that answers an interaction. */
export const ANSWER_FLAGS = CHANNEL_FLAGS | MessageFlags.Ephemeral;
/** All that a deferral may say about the message to come. */
export const DEFERRAL_FLAGS: number = MessageFlags.Ephemeral;
