import { RESTJSONErrorCodes as Codes } from 'discord-api-types/v10';
import type { Say } from '../../texts/say.ts';
import type { CodeName } from '../discord-error.ts';

/** Discord's codes for a page that could not be shown, by the text that tells why and what helps: `refused-…`. */
export const SENTENCE_OF_CODE = {
  RequestEntityTooLarge: 'refused-too-large',
  FileUploadedExceedsMaximumSize: 'refused-too-large',
  AccessToFileUploadsHasBeenLimitedForThisGuild: 'refused-uploads',
  MessageWasBlockedByAutomaticModeration: 'refused-moderated',
  TitleWasBlockedByAutomaticModeration: 'refused-moderated',
  MessageBlockedByHarmfulLinksFilter: 'refused-moderated',
  UnknownEmoji: 'refused-icons',
  SpecifiedEmojiIsInvalid: 'refused-icons',
  ChannelVerificationLevelTooHighForYouToGainAccess: 'refused-verification',
  ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages: 'refused-follow-ups',
  ActionCannotBePerformedDueToSlowmodeRateLimit: 'refused-busy',
  ChannelSendRateLimit: 'refused-busy',
  ServerSendRateLimit: 'refused-busy',
  SendMessagesHasBeenTemporarilyDisabled: 'refused-busy',
  FeatureTemporarilyDisabledServerSide: 'refused-busy',
  ServiceResourceIsBeingRateLimited: 'refused-busy',
  APIResourceOverloaded: 'refused-busy',
  ServerNotAvailableInYourLocation: 'refused-location',
} as const satisfies Partial<Record<CodeName, string>>;

const SENTENCES: ReadonlyMap<number, (typeof SENTENCE_OF_CODE)[keyof typeof SENTENCE_OF_CODE]> = new Map(
  Object.entries(SENTENCE_OF_CODE).map(([name, key]) => [Codes[name as keyof typeof SENTENCE_OF_CODE], key]),
);

/** Why Discord did not show something, and what helps; `undefined` if its code, 0 if there is none, does not tell. */
export function discordRefusalWords(code: number, say: Say): string | undefined {
  const key = SENTENCES.get(code);
  return key && say(key);
}
