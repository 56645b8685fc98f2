import { MessageFlags } from 'discord-api-types/v10';

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
