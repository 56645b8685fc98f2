import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMediaGalleryItem,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { shortened } from '../../texts/shortened.ts';
import { type Id, idText } from '../protocol/ids.ts';
import {
  ALT,
  BUTTON_LABEL,
  FILES,
  GALLERY,
  OPTION_LENGTH,
  PLACEHOLDER,
  ROW_BUTTONS,
} from '../protocol/limits.ts';
import type { Icon, Icons } from './icons.ts';

/** The coloured edge of a message: a table that is open, in play, or over. */
export const ACCENTS = { lobby: 0x2fa8a0, playing: 0x2b7fc4, over: 0x6b7785, private: 0xd9a441 } as const;
/** One of the edges. */
export type Accent = keyof typeof ACCENTS;

/** Words of a message, in Discord's Markdown. */
export const text = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content,
});

/** A thin line between two parts of a message. */
export const line = (): APISeparatorComponent => ({ type: ComponentType.Separator });

/** The frame around a message. */
export const container = (
  accent: Accent,
  components: readonly APIComponentInContainer[],
): APIContainerComponent => ({
  type: ComponentType.Container,
  accent_color: ACCENTS[accent],
  components: [...components],
});

/** One picture, as wide as the message; pictures are stacked, each in a gallery of its own. */
export const gallery = (picture: Shown): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [itemOf(picture)],
});

type Shown = Pick<Picture, 'name' | 'alt'>;

const itemOf = ({ name, alt }: Shown): APIMediaGalleryItem => ({
  media: { url: `attachment://${name}` },
  ...(alt === '' ? {} : { description: shortened(alt, ALT) }),
});

/** Pictures stacked; where there are more than `most`, side by side in one gallery, as many as a message can have. */
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

/** Buttons in as few rows as they need. */
export function rows(
  buttons: readonly APIButtonComponent[],
): readonly APIActionRowComponent<APIComponentInMessageActionRow>[] {
  return chunks(buttons, ROW_BUTTONS).map(row);
}

/** A list in pieces of a size. */
export const chunks = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** A list in pieces of these sizes, one after the other, as far as it goes. */
export function inSizes<T>(list: readonly T[], sizes: readonly number[]): readonly (readonly T[])[] {
  let left = list;
  return sizes.flatMap((size) => {
    const piece = left.slice(0, size);
    left = left.slice(size);
    return piece.length === 0 ? [] : [piece];
  });
}

/** A list in as few pieces as can be, none longer than `most`, and none longer than another by more than one. */
export function evenly<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / most);
  const start = (at: number) => Math.ceil((at * list.length) / count);
  return Array.from({ length: count }, (_, at) => list.slice(start(at), start(at + 1)));
}

/** How many components these are, those within others counted too, as Discord counts them. */
export const countOf = (components: readonly object[]): number =>
  components.reduce<number>(
    (sum, part) =>
      sum + 1 + ('components' in part && Array.isArray(part.components) ? countOf(part.components) : 0),
    0,
  );

/** Words of something to be pressed or chosen, which must have some. */
const named = (words: string, length: number): string =>
  words.trim() === '' ? '…' : shortened(words, length);

/** How much a button stands out. */
export const LOOKS_OF_BUTTONS = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const;

/** What a button is made of. It always has words; the icon joins them where there is one. */
export interface ButtonWords {
  readonly id: Id;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly look?: keyof typeof LOOKS_OF_BUTTONS;
}

/** A button that asks for something. */
export const button = ({ id, label, icon, look }: ButtonWords, icons: Icons): APIButtonComponent => ({
  type: ComponentType.Button,
  style: LOOKS_OF_BUTTONS[look ?? 'plain'],
  custom_id: idText(id),
  label: named(label, BUTTON_LABEL),
  ...emoji(icon, icons),
});

/** One entry of a menu. */
export interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: string | undefined;
  readonly chosen?: boolean;
}

/** A menu of which one entry is chosen. */
export const select = (
  id: Id,
  placeholder: string,
  entries: readonly Entry[],
  icons: Icons,
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: idText(id),
  placeholder: shortened(placeholder, PLACEHOLDER),
  options: entries.map(
    ({ value, label, description, icon, chosen }): APISelectMenuOption => ({
      value,
      label: named(label, OPTION_LENGTH),
      ...(description === undefined || description === ''
        ? {}
        : { description: shortened(description, OPTION_LENGTH) }),
      ...emoji(icon, icons),
      ...(chosen === true ? { default: true } : {}),
    }),
  ),
});

function emoji(name: string | undefined, icons: Icons): { readonly emoji?: Icon } {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? {} : { emoji: { id: icon.id, name: icon.name } };
}
