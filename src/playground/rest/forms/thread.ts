import { z } from 'zod';
import { AUTO_ARCHIVE_MINUTES } from '../../world/threads.ts';
import { boundedList, boundedText, numberFrom, snowflake, whole } from '../reading.ts';
import { messageFields } from './message.ts';

const common = {
  name: boundedText(1, 100),
  auto_archive_duration: numberFrom(AUTO_ARCHIVE_MINUTES).nullish(),
  rate_limit_per_user: whole(0, 21_600).nullish(),
};

const ofItsOwn = {
  ...common,
  type: numberFrom([10, 11, 12]).nullish(),
  invitable: z.boolean().nullish(),
};

/**
 * A thread from a message (Discord docs, resources/channel.mdx "Start Thread from Message"). Clients also send the
 * fields of other threads; they are ignored.
 */
export const threadFromMessage = z.strictObject(ofItsOwn);

/** A thread of its own (same page, "Start Thread without Message"); private where it does not say otherwise. */
export const threadAlone = z.strictObject(ofItsOwn);

/** A post of a forum (same page, "Start Thread in Forum or Media Channel"). */
export const forumPost = z.strictObject({
  ...common,
  message: messageFields,
  applied_tags: boundedList(snowflake, 0, 5).nullish(),
});

/** A change of a thread (same page, "Modify Channel"). */
export const threadChange = z.strictObject({
  name: boundedText(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  auto_archive_duration: numberFrom(AUTO_ARCHIVE_MINUTES).optional(),
  rate_limit_per_user: whole(0, 21_600).nullish(),
  invitable: z.boolean().optional(),
  flags: z.int().optional(),
  applied_tags: boundedList(snowflake, 0, 5).optional(),
});
