import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { ROW_BUTTONS } from '../limits.ts';
import { type Id, idText } from '../presses/ids.ts';
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
export const gallery = ({ name, alt }: Pick<Picture, 'name' | 'alt'>): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description: alt }],
});

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
  label,
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
  placeholder,
  options: entries.map(
    ({ value, label, description, icon, chosen }): APISelectMenuOption => ({
      value,
      label,
      ...(description === undefined ? {} : { description }),
      ...emoji(icon, icons),
      ...(chosen === true ? { default: true } : {}),
    }),
  ),
});

function emoji(name: string | undefined, icons: Icons): { readonly emoji?: Icon } {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? {} : { emoji: { id: icon.id, name: icon.name } };
}
