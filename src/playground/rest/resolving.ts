import {
  type APIAttachment,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  type APISectionAccessoryComponent,
  type APITextDisplayComponent,
  type APIThumbnailComponent,
  type APIUnfurledMediaItem,
  ComponentType,
} from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import type {
  AnyComponentForm,
  ButtonForm,
  EmojiForm,
  MediaForm,
  MessageComponentForm,
} from './forms/component.ts';
import { everyComponent } from './rules/layout.ts';

type InRow = Extract<MessageComponentForm, { type: ComponentType.ActionRow }>['components'][number];
type Inside = Extract<MessageComponentForm, { type: ComponentType.Container }>['components'][number];
type ThumbnailForm = Extract<AnyComponentForm, { type: ComponentType.Thumbnail }>;

/** A copy without the fields that are absent or null: what Discord was not told, it does not tell. */
function told<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  const entries = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: NonNullable<T[K]> };
}

/** Gives ids to the components that came without one, in order, past those that came with one. */
function numberer(
  components: readonly MessageComponentForm[],
): (component: { id?: number | null | undefined }) => number {
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

/** An address as messages show it: of the message's own attachment, or of the world outside. */
export function resolveMedia(
  media: MediaForm,
  attachments: readonly APIAttachment[],
  mintId: () => string,
): APIUnfurledMediaItem & { id: string } {
  const attachment = findAttachment(media.url, attachments);
  if (attachment === undefined)
    return { id: mintId(), url: media.url, proxy_url: media.url, width: null, height: null };
  return {
    id: mintId(),
    url: attachment.url,
    proxy_url: attachment.proxy_url,
    width: attachment.width ?? null,
    height: attachment.height ?? null,
    ...(attachment.content_type === undefined ? {} : { content_type: attachment.content_type }),
    attachment_id: attachment.id,
  };
}

/** Components as Discord gives them back: with ids, defaults, and media that can be fetched. */
export function resolveComponents(
  world: World,
  components: readonly MessageComponentForm[],
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const number = numberer(components);
  const media = (form: MediaForm): APIUnfurledMediaItem =>
    resolveMedia(form, attachments, () => world.mint.next());

  function emoji(form: EmojiForm): APIMessageComponentEmoji {
    const own = typeof form.id === 'string' ? world.emojis.find(form.id) : undefined;
    if (own === undefined) return { name: form.name ?? '' };
    return { id: own.id, name: own.name, ...(own.contentType === 'image/gif' ? { animated: true } : {}) };
  }

  function button(form: ButtonForm): APIButtonComponent {
    const face = form.emoji ? { emoji: emoji(form.emoji) } : {};
    return { ...told({ ...form, id: number(form) }), ...face } as APIButtonComponent;
  }

  function inRow(form: InRow): APIComponentInMessageActionRow {
    if (form.type === ComponentType.Button) return button(form);
    const id = number(form);
    const bounds = { min_values: form.min_values ?? 1, max_values: form.max_values ?? 1 };
    if (form.type === ComponentType.StringSelect)
      return {
        ...told({ ...form, id }),
        ...bounds,
        options: form.options.map((option) => ({
          ...told(option),
          ...(option.emoji ? { emoji: emoji(option.emoji) } : {}),
        })),
      } as APIComponentInMessageActionRow;
    return { ...told({ ...form, id }), ...bounds } as APIComponentInMessageActionRow;
  }

  const textDisplay = (form: {
    id?: number | null | undefined;
    content: string;
  }): APITextDisplayComponent => ({
    type: ComponentType.TextDisplay,
    id: number(form),
    content: form.content,
  });

  const thumbnail = (form: ThumbnailForm): APIThumbnailComponent => ({
    type: ComponentType.Thumbnail,
    id: number(form),
    media: media(form.media),
    description: form.description ?? null,
    spoiler: form.spoiler ?? false,
  });

  const accessory = (form: ButtonForm | ThumbnailForm): APISectionAccessoryComponent =>
    form.type === ComponentType.Button ? button(form) : thumbnail(form);

  function inside(form: Inside): APIComponentInContainer {
    switch (form.type) {
      case ComponentType.ActionRow:
        return { type: form.type, id: number(form), components: form.components.map(inRow) };
      case ComponentType.Section: {
        const id = number(form);
        const side = accessory(form.accessory);
        return { type: form.type, id, components: form.components.map(textDisplay), accessory: side };
      }
      case ComponentType.TextDisplay:
        return textDisplay(form);
      case ComponentType.MediaGallery:
        return {
          type: form.type,
          id: number(form),
          items: form.items.map((item) => ({
            media: media(item.media),
            description: item.description ?? null,
            spoiler: item.spoiler ?? false,
          })),
        };
      case ComponentType.File: {
        const attachment = findAttachment(form.file.url, attachments);
        return {
          type: form.type,
          id: number(form),
          file: media(form.file),
          spoiler: form.spoiler ?? false,
          name: attachment?.filename ?? '',
          size: attachment?.size ?? 0,
        };
      }
      case ComponentType.Separator:
        return {
          type: form.type,
          id: number(form),
          divider: form.divider ?? true,
          spacing: form.spacing ?? 1,
        };
    }
  }

  return components.map((form) => {
    if (form.type !== ComponentType.Container) return inside(form);
    return {
      type: form.type,
      id: number(form),
      accent_color: form.accent_color ?? null,
      spoiler: form.spoiler ?? false,
      components: form.components.map(inside),
    };
  });
}
