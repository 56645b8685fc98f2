import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMediaGalleryItem,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { neutralApart } from '../../texts/neutral-text.ts';
import { shortened, unbroken } from '../../texts/shown-text.ts';
import { aboutError, type Log } from '../log.ts';
import { ALT, FILES, GALLERY, TEXT } from './limits.ts';
import type { PageMark } from './page-mark.ts';

/** A picture that a message has already and keeps: by the id that Discord gave it. */
export interface KeptPicture {
  readonly id: string;
  readonly name: string;
}

/** A message in our own terms: what stands in it, and the pictures that its galleries name. */
export interface Message {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly pictures: readonly Picture[];
  /** Pictures of the message as it stands that stay in it; every other one goes. */
  readonly keeps?: readonly KeptPicture[];
  /** Files that its components name besides the pictures. */
  readonly files?: readonly PayloadFile[];
  /** What it shows, if it is a private page that a newer one of its kind replaces. */
  readonly page?: PageMark;
  /** Ids of the people whom this message pings, when it is a new one. Everybody else who is named is only named. */
  readonly pings?: readonly string[];
  /** The same of roles. */
  readonly pingedRoles?: readonly string[];
}

interface PayloadFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** A message as Discord takes it: the JSON part, and the files beside it. */
export interface MessagePayload {
  readonly body: RESTPostAPIChannelMessageJSONBody;
  readonly files: readonly PayloadFile[];
}

/**
 * Paints a message's pictures and writes it out, naming its attachments, as an update removes others. A picture that
 * fails is left out and logged. `pings` are the people to notify, among those the message names.
 */
export async function render(
  message: Message,
  log: Log,
  pings: readonly string[] = [],
): Promise<MessagePayload> {
  const shown = message.pictures.slice(0, FILES);
  for (const { name } of message.pictures.slice(FILES))
    log.error({ picture: name }, 'a message has no room for a picture');
  const files = await Promise.all(shown.map((picture) => paint(picture, log)));
  const there = [...files.filter((file) => file !== undefined), ...(message.files ?? [])];
  const kept = message.keeps ?? [];
  const names = new Set([...kept, ...there].map(({ name }) => name));
  return {
    body: {
      flags: MessageFlags.IsComponentsV2,
      components: withinTextRoom(message.components).map((component) => withPictures(component, names)),
      attachments: [
        ...kept.map(({ id, name }) => ({ id, filename: name })),
        ...there.map(({ name }, at) => ({ id: String(at), filename: name })),
      ],
      allowed_mentions: {
        parse: [],
        users: [...pings],
        ...(message.pingedRoles && { roles: [...message.pingedRoles] }),
      },
    },
    files: there,
  };
}

async function paint({ name, paint }: Picture, log: Log): Promise<PayloadFile | undefined> {
  try {
    return { name, data: await paint() };
  } catch (error) {
    log.error({ picture: name, ...aboutError(error) }, 'a picture could not be painted');
    return undefined;
  }
}

function withPictures(
  component: APIMessageTopLevelComponent,
  names: ReadonlySet<string>,
): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) return component;
  return {
    ...component,
    components: component.components.flatMap((part): readonly APIComponentInContainer[] => {
      if (part.type !== ComponentType.MediaGallery) return [part];
      const items = part.items.filter(({ media }) => names.has(media.url.replace('attachment://', '')));
      return items.length === 0 ? [] : [{ ...part, items }];
    }),
  };
}

/** The components of a message with no more words than it has room for, see {@link shortTexts}. */
function withinTextRoom(
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] {
  const longest = longestWithin(components, TEXT);
  return components.flatMap((part): readonly APIMessageTopLevelComponent[] =>
    part.type === ComponentType.Container
      ? [{ ...part, components: part.components.flatMap((inner) => short(inner, longest)) }]
      : short(part, longest),
  );
}

/** Parts of a message within this number of letters: the longest lose lines at their end, empty ones are left out. */
export const shortTexts = (
  parts: readonly APIComponentInContainer[],
  room: number,
): readonly APIComponentInContainer[] => {
  const longest = longestWithin(parts, room);
  return parts.flatMap((part) => short(part, longest));
};

type Part = APIMessageTopLevelComponent | APIComponentInContainer;

/** The letters of all texts in these parts. */
export const lettersIn = (parts: readonly Part[]): number =>
  parts.flatMap(textsOf).reduce((sum, { length }) => sum + length, 0);

function textsOf(part: Part): readonly string[] {
  if (part.type === ComponentType.Container || part.type === ComponentType.Section)
    return part.components.flatMap(textsOf);
  return part.type === ComponentType.TextDisplay ? [part.content] : [];
}

function longestWithin(parts: readonly Part[], room: number): number {
  const lengths = parts.flatMap(textsOf).map(({ length }) => length);
  let left = room;
  for (const [at, length] of lengths.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (lengths.length - at));
    if (length > share) return share;
    left -= length;
  }
  return room;
}

function short(part: APIComponentInContainer, longest: number): readonly APIComponentInContainer[] {
  if (part.type === ComponentType.Section)
    return [
      {
        ...part,
        components: part.components.map((words) => ({
          ...words,
          // A section without words is none that Discord takes.
          content: lines(words.content, Math.max(1, longest)),
        })),
      },
    ];
  if (part.type !== ComponentType.TextDisplay) return [part];
  const content = lines(part.content, longest);
  return content.trim() === '' ? [] : [{ ...part, content }];
}

/**
 * As many whole lines as fit, with a sign that there were more; if the first is too long, its beginning. No number is
 * parted from its unit by a line's end. What stands in a block of code is copied as it is.
 */
function lines(content: string, length: number): string {
  const words = content.includes('```') ? content : unbroken(content);
  if (words.length <= length) return words;
  const end = words.lastIndexOf('\n', length - 2);
  return end < 1 ? shortened(words, Math.max(0, length)) : `${words.slice(0, end)}\n…`;
}

/** The coloured edge of a message: a table that is open, in play, or over. */
const ACCENTS = { lobby: 0x2fa8a0, playing: 0x2b7fc4, over: 0x6b7785, private: 0xd9a441 } as const;
/** One of the edges. */
export type Accent = keyof typeof ACCENTS;

/** One thing or a list of things, in which what is not there this time leaves a gap. */
export type Parts<T> = T | false | undefined | readonly Parts<T>[];

/** What is there, in its order. */
export function partsIn<T extends string | object>(parts: Parts<T>): readonly T[] {
  if (isList(parts)) return parts.flatMap(partsIn<T>);
  return parts === undefined || parts === false ? [] : [parts];
}

const isList = <T>(parts: Parts<T>): parts is readonly Parts<T>[] => Array.isArray(parts);

/** Words of a message, in Discord's Markdown: a line, or several. */
export const text = (lines: Parts<string>): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: partsIn(lines).join('\n'),
});

/** Words with a button beside them. */
export const section = (content: string, button: APIButtonComponent): APISectionComponent => ({
  type: ComponentType.Section,
  components: [text(content)],
  accessory: button,
});

/** A thin line between two parts of a message. */
export const line = (): APISeparatorComponent => ({ type: ComponentType.Separator });

/** The frame around a message. */
export const container = (accent: Accent, parts: Parts<APIComponentInContainer>): APIContainerComponent => ({
  type: ComponentType.Container,
  accent_color: ACCENTS[accent],
  components: [...partsIn(parts)],
});

/** One picture, as wide as the message; pictures are stacked, each in a gallery of its own. */
export const gallery = (picture: Shown): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [itemOf(picture)],
});

type Shown = Pick<Picture, 'name' | 'alt'>;

function itemOf({ name, alt }: Shown): APIMediaGalleryItem {
  const description = shortened(neutralApart(alt), ALT);
  return { media: { url: `attachment://${name}` }, ...(description !== '' && { description }) };
}

/** Pictures stacked; if more than `most`, side by side in one gallery, as many as a message can have. */
export const galleries = (
  pictures: readonly Shown[],
  most: number = FILES,
): readonly APIMediaGalleryComponent[] =>
  pictures.length <= most
    ? pictures.map(gallery)
    : [{ type: ComponentType.MediaGallery, items: pictures.slice(0, Math.min(GALLERY, FILES)).map(itemOf) }];

/** A file to be downloaded. */
export const file = (name: string): APIFileComponent => ({
  type: ComponentType.File,
  file: { url: `attachment://${name}` },
});

/** A row of buttons, or of one menu. */
export const row = (
  components: readonly APIComponentInMessageActionRow[],
): APIActionRowComponent<APIComponentInMessageActionRow> => ({
  type: ComponentType.ActionRow,
  components: [...components],
});

/** Whether a part of a message holds others in a frame. */
export const isContainer = <C extends { readonly type: ComponentType }>(
  part: C,
): part is Extract<C, APIContainerComponent> => part.type === ComponentType.Container;
