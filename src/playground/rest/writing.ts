import {
  type APIAttachment,
  type APIMessage,
  type APIUser,
  MessageFlags,
  type MessageType,
} from 'discord-api-types/v10';
import { timestamp } from '../timestamp.ts';
import { BOT_USER } from '../world/cast.ts';
import { storedName } from '../world/files.ts';
import type { World } from '../world/world.ts';
import type { PartFile } from './endpoint.ts';
import type { MessageForm } from './forms/message.ts';
import { mentionsIn } from './mentions.ts';
import { type Complaints, createComplaints, type FieldPath, refuse } from './refusal.ts';
import { resolveComponents } from './resolving.ts';
import { checkLayout, everyComponent } from './rules/layout.ts';

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

/** An attachment to come: one that stays, or a file to be stored under a name. */
type Planned = APIAttachment | { readonly file: PartFile; readonly name: string; readonly words: object };

const nameOf = (planned: Planned): string => ('file' in planned ? planned.name : planned.filename);

function planAttachments(writing: Writing, complaints: Complaints): readonly Planned[] {
  const { form, files, before, unnamed } = writing;
  const asNew = (file: PartFile, named?: NonNullable<MessageForm['attachments']>[number]): Planned => ({
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
    return [...stays, ...files.map((file) => asNew(file))];
  }
  for (const { index } of files)
    if (!named.some(({ id }) => id === String(index)))
      complaints.add(['attachments'], 'PLAYGROUND_FILE_NOT_REFERENCED');
  return named.flatMap((entry, index): Planned[] => {
    const stays = present.find(({ id }) => id === entry.id);
    if (stays !== undefined)
      return [entry.description ? { ...stays, description: entry.description } : stays];
    const file = files.find((each) => String(each.index) === entry.id);
    if (file !== undefined) return [asNew(file, entry)];
    complaints.add(['attachments', index, 'id'], 'PLAYGROUND_ATTACHMENT_WITHOUT_FILE');
    return [];
  });
}

/** New files of a message of components must be shown by one of them, or nobody will ever see them. */
function checkShown(writing: Writing, planned: readonly Planned[], complaints: Complaints): void {
  const shown = new Set<string>();
  for (const { component } of everyComponent(writing.form.components ?? [], []))
    if ('items' in component) for (const { media } of component.items) shown.add(media.url);
    else if ('media' in component) shown.add(component.media.url);
    else if ('file' in component) shown.add(component.file.url);
  for (const each of planned)
    if ('file' in each && !shown.has(`attachment://${each.name}`))
      complaints.add(['attachments'], 'PLAYGROUND_FILE_NOT_SHOWN');
}

/** Complains about a list of people that stands beside "everyone of this kind" (message.mdx "Allowed Mentions"). */
function checkAllowedMentions({ allowed_mentions: allowed }: MessageForm, complaints: Complaints): void {
  for (const kind of ['users', 'roles'] as const)
    if (allowed?.parse?.includes(kind) === true && (allowed[kind]?.length ?? 0) > 0)
      complaints.add(['allowed_mentions', 'parse'], 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE');
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
  if (before === undefined && ((form.flags ?? 0) & ~writing.settable) !== 0)
    complaints.add(['flags'], 'PLAYGROUND_FLAG_NOT_SETTABLE');
  const flags = flagsAfter(writing);
  const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  const content = form.content === undefined ? (before?.content ?? '') : (form.content ?? '');
  const planned = planAttachments(writing, complaints);
  if (planned.length > MAX_ATTACHMENTS || files.length > MAX_ATTACHMENTS) throw refuse('tooManyAttachments');
  checkAllowedMentions(form, complaints);
  if (v2 && content !== '')
    complaints.add(['content'], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
  if (v2) checkShown(writing, planned, complaints);
  const around = {
    v2,
    attachments: new Set(planned.map(nameOf)),
    emojis: new Set(world.emojis.list().map(({ id }) => id)),
  };
  checkLayout(form.components ?? [], around, complaints);
  complaints.settle();
  const keptComponents = form.components === undefined ? (before?.components ?? []) : [];
  const parts = [form.components ?? [], keptComponents, planned];
  if (content === '' && parts.every((part) => part.length === 0)) throw refuse('emptyMessage');

  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  const attachments = planned.map((each) =>
    'file' in each
      ? world.files.store(channelId, { ...each.file, name: each.name }, { ...each.words, ephemeral })
      : each,
  );
  const components = form.components
    ? resolveComponents(world, form.components, attachments)
    : keptComponents;
  return {
    content,
    embeds: [],
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
