import { MessageFlags } from 'discord-api-types/v10';
import type { EmbedForm, MessageForm } from '../forms/message.ts';
import { OWN_CODE } from '../reading.ts';
import type { Complaints } from '../refusal.ts';

/** Most characters over all embeds of a message (Discord docs, resources/message.mdx "Embed Limits"). */
const MAX_EMBED_TEXT = 6000;

function embedLength(embed: EmbedForm): number {
  const parts = [
    embed.title,
    embed.description,
    embed.footer?.text,
    embed.author?.name,
    ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
  ];
  return parts.reduce((sum, part) => sum + (part?.trim().length ?? 0), 0);
}

/** Complains about embeds that are too long together. */
export function checkEmbeds(embeds: readonly EmbedForm[], complaints: Complaints): void {
  if (embeds.reduce((sum, embed) => sum + embedLength(embed), 0) > MAX_EMBED_TEXT)
    complaints.add(
      ['embeds'],
      'MAX_EMBED_SIZE_EXCEEDED',
      `Embed size exceeds maximum size of ${MAX_EMBED_TEXT}`,
    );
}

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

/** Complains about flags outside `settable`. */
export function checkFlags(flags: number | null | undefined, settable: number, complaints: Complaints): void {
  const odd = (flags ?? 0) & ~settable;
  if (odd !== 0)
    complaints.add(['flags'], `${OWN_CODE}FLAG_NOT_SETTABLE`, `These flags cannot be set here: ${odd}.`);
}

/** Complains about contents of the old kind in a message of components (message.mdx, flag IS_COMPONENTS_V2). */
export function checkLegacyFields(
  holds: { readonly content: boolean; readonly embeds: boolean },
  complaints: Complaints,
): void {
  for (const field of ['content', 'embeds'] as const)
    if (holds[field])
      complaints.add(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
}

/** Complains about a list of people that stands beside "everyone of this kind" (message.mdx "Allowed Mentions"). */
export function checkAllowedMentions(form: MessageForm, complaints: Complaints): void {
  const allowed = form.allowed_mentions;
  if (allowed === null || allowed === undefined) return;
  for (const kind of ['users', 'roles'] as const)
    if (allowed.parse?.includes(kind) === true && (allowed[kind]?.length ?? 0) > 0)
      complaints.add(
        ['allowed_mentions', 'parse'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
}
