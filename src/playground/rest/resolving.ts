import {
  type APIAttachment,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  type APIUnfurledMediaItem,
  ComponentType,
} from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import type { AnyComponentForm, EmojiForm, MediaForm, MessageComponentForm } from './forms/component.ts';
import { everyComponent } from './rules/layout.ts';

const ONE = { min_values: 1, max_values: 1 };
/** What Discord fills in where the bot was silent. */
const DEFAULTS: Readonly<Partial<Record<ComponentType, object>>> = {
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { divider: true, spacing: 1 },
  [ComponentType.StringSelect]: ONE,
  [ComponentType.UserSelect]: ONE,
  [ComponentType.RoleSelect]: ONE,
  [ComponentType.MentionableSelect]: ONE,
  [ComponentType.ChannelSelect]: ONE,
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
};

/** A copy without the fields that are absent or null: what Discord was not told, it does not tell. */
const told = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== undefined));

/** Gives ids to the components that came without one, in order, past those that came with one. */
function numberer(components: readonly MessageComponentForm[]): (component: AnyComponentForm) => number {
  const taken = new Set([...everyComponent(components, [])].map(({ component }) => component.id ?? 0));
  let last = 0;
  return ({ id }) => {
    if (id) return id;
    do last += 1;
    while (taken.has(last));
    return last;
  };
}

function findAttachment(url: string, attachments: readonly APIAttachment[]): APIAttachment | undefined {
  const name = /^attachment:\/\/(.*)$/.exec(url)?.[1];
  return attachments.find((each) => (name === undefined ? each.url === url : each.filename === name));
}

/** Components as Discord gives them back: with ids, defaults, and media that can be fetched. */
export function resolveComponents(
  world: World,
  components: readonly MessageComponentForm[],
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const number = numberer(components);

  /** An address as messages show it: of the message's own attachment, or of the world outside. */
  function media({ url }: MediaForm): APIUnfurledMediaItem & { id: string } {
    const id = world.mint.next();
    const attachment = findAttachment(url, attachments);
    if (attachment === undefined) return { id, url, proxy_url: url, width: null, height: null };
    const { proxy_url, width = null, height = null, content_type } = attachment;
    const type = content_type === undefined ? {} : { content_type };
    return { id, url: attachment.url, proxy_url, width, height, ...type, attachment_id: attachment.id };
  }

  function emoji(form: EmojiForm): APIMessageComponentEmoji {
    const own = typeof form.id === 'string' ? world.emojis.find(form.id) : undefined;
    if (own === undefined) return { name: form.name ?? '' };
    return { id: own.id, name: own.name, ...(own.contentType === 'image/gif' ? { animated: true } : {}) };
  }
  const withEmoji = (form: { readonly emoji?: EmojiForm | null | undefined }): object => ({
    ...told(form),
    ...(form.emoji ? { emoji: emoji(form.emoji) } : {}),
  });

  /** What a component has that is not as it was sent; parts inside it are numbered after it. */
  function inside(form: AnyComponentForm): object {
    switch (form.type) {
      case ComponentType.Container:
      case ComponentType.ActionRow:
        return { components: form.components.map(resolved) };
      case ComponentType.Section:
        return { accessory: resolved(form.accessory), components: form.components.map(resolved) };
      case ComponentType.Button:
        return withEmoji(form);
      case ComponentType.StringSelect:
        return { options: form.options.map(withEmoji) };
      case ComponentType.MediaGallery: {
        const bare = { description: null, spoiler: false };
        return { items: form.items.map((item) => ({ ...bare, ...told(item), media: media(item.media) })) };
      }
      case ComponentType.Thumbnail:
        return { media: media(form.media) };
      case ComponentType.File: {
        const { filename: name = '', size = 0 } = findAttachment(form.file.url, attachments) ?? {};
        return { file: media(form.file), name, size };
      }
      default:
        return {};
    }
  }
  function resolved(form: AnyComponentForm): object {
    const own = { ...DEFAULTS[form.type], ...told(form), id: number(form) };
    return { ...own, ...inside(form) };
  }
  // The boundary at which forms, checked part by part, become what Discord's types call them.
  return components.map(resolved) as APIMessageTopLevelComponent[];
}
