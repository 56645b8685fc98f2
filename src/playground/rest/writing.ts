import {
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIUser,
  EmbedType,
  MessageFlags,
  type MessageType,
} from 'discord-api-types/v10';
import { timestamp } from '../timestamp.ts';
import { BOT_USER } from '../world/cast.ts';
import { storedName } from '../world/files.ts';
import type { World } from '../world/world.ts';
import type { PartFile } from './endpoint.ts';
import type { EmbedForm, MessageForm } from './forms/message.ts';
import { mentionsIn } from './mentions.ts';
import { OWN_CODE } from './reading.ts';
import { type Complaints, createComplaints, type FieldPath, refuse } from './refusal.ts';
import { resolveComponents, resolveMedia } from './resolving.ts';
import { checkLayout, everyComponent } from './rules/layout.ts';
import { checkAllowedMentions, checkEmbeds, checkFlags, checkLegacyFields } from './rules/message.ts';

/** What the bot asks to be written. */
export interface Writing {
  readonly world: World;
  readonly channelId: string;
  readonly form: MessageForm;
  readonly files: readonly PartFile[];
  /** Where the form stands in the body, for complaints. */
  readonly prefix: FieldPath;
  /** Flags that may be set; for a change the others are passed over without a word. */
  readonly settable: number;
  /** The message as it was, for a change. */
  readonly before?: APIMessage;
  /** What becomes of the attachments of `before` that the form does not name when it names none at all. */
  readonly unnamed: 'kept' | 'dropped';
  /** Whom the message answers by reference. */
  readonly repliedTo?: APIUser;
}

/** The contents of a message, checked and with files in place. */
export type WrittenContents = Pick<
  APIMessage,
  | 'content'
  | 'embeds'
  | 'components'
  | 'attachments'
  | 'mentions'
  | 'mention_roles'
  | 'mention_everyone'
  | 'flags'
>;

const MAX_ATTACHMENTS = 10;
/** The flags that an edit may change (Discord docs, message.mdx "Edit Message"). */
const EDITABLE = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;

/** An attachment to come: one that stays, or a file to be stored. */
type Planned =
  | { readonly kind: 'stays'; readonly attachment: APIAttachment }
  | {
      readonly kind: 'new';
      readonly file: PartFile;
      readonly name: string;
      readonly words: { description?: string; title?: string };
    };

function planAttachments(writing: Writing, complaints: Complaints): readonly Planned[] {
  const { form, files, before, unnamed } = writing;
  const asNew = (
    file: PartFile,
    named: NonNullable<MessageForm['attachments']>[number] | undefined,
  ): Planned => ({
    kind: 'new',
    file,
    name: storedName(named?.filename ?? file.name),
    words: {
      ...(named?.description ? { description: named.description } : {}),
      ...(named?.title ? { title: named.title } : {}),
    },
  });
  const present = before?.attachments ?? [];
  const named = form.attachments;
  if (named === null || named === undefined) {
    const stays = unnamed === 'kept' && named === undefined ? present : [];
    return [
      ...stays.map((attachment): Planned => ({ kind: 'stays', attachment })),
      ...files.map((file) => asNew(file, undefined)),
    ];
  }
  const used = new Set<PartFile>();
  const planned = named.flatMap((entry, index): Planned[] => {
    const attachment = present.find(({ id }) => id === entry.id);
    if (attachment !== undefined) {
      const description = entry.description ?? attachment.description;
      return [
        {
          kind: 'stays',
          attachment: { ...attachment, ...(description === undefined ? {} : { description }) },
        },
      ];
    }
    const file = files.find((each) => String(each.index) === entry.id);
    if (file === undefined) {
      complaints.add(
        ['attachments', index, 'id'],
        `${OWN_CODE}ATTACHMENT_WITHOUT_FILE`,
        `There is no files[${entry.id}] in this request, and the message has no attachment of this id.`,
      );
      return [];
    }
    used.add(file);
    return [asNew(file, entry)];
  });
  for (const file of files)
    if (!used.has(file))
      complaints.add(
        ['attachments'],
        `${OWN_CODE}FILE_NOT_REFERENCED`,
        `${file.field} was sent, but no attachment names it.`,
      );
  return planned;
}

/** New files of a message of components must be shown by one of them, or nobody will ever see them. */
function checkShown(writing: Writing, planned: readonly Planned[], complaints: Complaints): void {
  const shown = new Set<string>();
  for (const { component } of everyComponent(writing.form.components ?? [], []))
    if ('items' in component) for (const { media } of component.items) shown.add(media.url);
    else if ('media' in component) shown.add(component.media.url);
    else if ('file' in component) shown.add(component.file.url);
  for (const each of planned)
    if (each.kind === 'new' && !shown.has(`attachment://${each.name}`))
      complaints.add(
        ['attachments'],
        `${OWN_CODE}FILE_NOT_SHOWN`,
        `"${each.name}" is shown by no component, so nobody would see it.`,
      );
}

function embedJson(form: EmbedForm, attachments: readonly APIAttachment[], mintId: () => string): APIEmbed {
  const { image, thumbnail, fields, ...rest } = form;
  const given = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  const picture = (media: typeof image) => (media ? resolveMedia(media, attachments, mintId) : undefined);
  const [large, small] = [picture(image), picture(thumbnail)];
  return {
    ...Object.fromEntries(given),
    type: EmbedType.Rich,
    ...(fields
      ? { fields: fields.map(({ name, value, inline }) => ({ name, value, inline: inline ?? false })) }
      : {}),
    ...(large === undefined ? {} : { image: { url: large.url, proxy_url: large.proxy_url ?? large.url } }),
    ...(small === undefined
      ? {}
      : { thumbnail: { url: small.url, proxy_url: small.proxy_url ?? small.url } }),
  };
}

function flagsAfter({ form, before, settable }: Writing): number {
  const asked = form.flags ?? 0;
  if (before === undefined) return asked & settable;
  const old = (before.flags ?? 0) & ~MessageFlags.Loading;
  if (typeof form.flags !== 'number') return old;
  const suppressed = asked & MessageFlags.SuppressEmbeds;
  return (old & ~MessageFlags.SuppressEmbeds) | suppressed | (asked & EDITABLE & MessageFlags.IsComponentsV2);
}

/**
 * Checks what the bot asks for and stores its files.
 * @throws Refusal with every complaint; nothing is stored then.
 */
export function writeRequested(writing: Writing): WrittenContents {
  const { world, channelId, form, files, before } = writing;
  const complaints = createComplaints(writing.prefix);
  if (before === undefined) checkFlags(form.flags, writing.settable, complaints);
  const flags = flagsAfter(writing);
  const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  const content = form.content === undefined ? (before?.content ?? '') : (form.content ?? '');
  const keptEmbeds = form.embeds === undefined ? (before?.embeds ?? []) : [];
  const newEmbeds = form.embeds ?? [];
  const planned = planAttachments(writing, complaints);
  if (planned.length > MAX_ATTACHMENTS || files.length > MAX_ATTACHMENTS) throw refuse('tooManyAttachments');
  checkAllowedMentions(form, complaints);
  checkEmbeds(newEmbeds, complaints);
  if (v2) {
    checkLegacyFields(
      { content: content !== '', embeds: newEmbeds.length + keptEmbeds.length > 0 },
      complaints,
    );
    checkShown(writing, planned, complaints);
  }
  const names = planned.map((each) => (each.kind === 'new' ? each.name : each.attachment.filename));
  const around = {
    v2,
    attachments: new Set(names),
    emojis: new Set(world.emojis.list().map(({ id }) => id)),
  };
  checkLayout(form.components ?? [], around, complaints);
  complaints.settle();
  const keptComponents = form.components === undefined ? (before?.components ?? []) : [];
  const parts = [newEmbeds, keptEmbeds, form.components ?? [], keptComponents, planned];
  if (content === '' && parts.every((part) => part.length === 0)) throw refuse('emptyMessage');

  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  const attachments = planned.map((each) =>
    each.kind === 'stays'
      ? each.attachment
      : world.files.store(channelId, { ...each.file, name: each.name }, { ...each.words, ephemeral }),
  );
  const components = form.components
    ? resolveComponents(world, form.components, attachments)
    : keptComponents;
  return {
    content,
    embeds: [
      ...keptEmbeds,
      ...newEmbeds.map((each) => embedJson(each, attachments, () => world.mint.next())),
    ],
    components,
    attachments,
    flags,
    ...mentionsIn(content, components, form.allowed_mentions, writing.repliedTo),
  };
}

/** Contents of a message that says nothing yet. */
export const EMPTY: Omit<WrittenContents, 'flags'> = {
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  mentions: [],
  mention_roles: [],
  mention_everyone: false,
};

/** A new message of the bot, not yet posted; `more` is what only some kinds have. */
export function newMessage(
  world: World,
  channelId: string,
  type: MessageType,
  contents: WrittenContents,
  more: Partial<APIMessage> = {},
): APIMessage {
  return {
    id: world.mint.next(),
    channel_id: channelId,
    author: BOT_USER,
    type,
    timestamp: timestamp(world.clock.now()),
    edited_timestamp: null,
    pinned: false,
    tts: false,
    ...more,
    ...contents,
  };
}

/**
 * The message with other contents; releases files that it no longer shows. Filling a deferred answer counts as its
 * first writing, not an edit.
 */
export function changedMessage(world: World, before: APIMessage, contents: WrittenContents): APIMessage {
  const stays = new Set(contents.attachments.map(({ id }) => id));
  world.files.release(before.attachments.map(({ id }) => id).filter((id) => !stays.has(id)));
  const awaited = ((before.flags ?? 0) & MessageFlags.Loading) !== 0;
  return { ...before, ...contents, edited_timestamp: awaited ? null : timestamp(world.clock.now()) };
}
