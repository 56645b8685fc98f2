import {
  type APIActionRowComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMediaGalleryItem,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { shortened } from '../../texts/shortened.ts';
import { ALT, FILES, GALLERY } from './limits.ts';

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
