import type { APIMessageComponent, RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import {
  ALT,
  BUTTON_LABEL,
  COMPONENTS,
  FILE_BYTES,
  FILES,
  GALLERY,
  ID_LENGTH,
  OPTION_LENGTH,
  PINGS,
  PLACEHOLDER,
  REQUEST_BYTES,
  ROW_BUTTONS,
  SELECT_OPTIONS,
  TEXT,
} from '../../src/discord/protocol/limits.ts';
import type { Message, MessagePayload } from '../../src/discord/protocol/message.ts';

/** Texts beside one button ("Component Reference", Section). */
const SECTION_TEXTS = 3;

/** Where a message goes past what Discord allows, a line each. */
export function breaches({ components, pictures, pings }: Message): readonly string[] {
  const all = components.flatMap(within);
  const text = all.reduce((sum, part) => sum + ('content' in part ? part.content.length : 0), 0);
  const ids = all.flatMap((part) => ('custom_id' in part ? [part.custom_id] : []));
  const names = pictures.map(({ name }) => name);
  const words = all.flatMap((part) => ('content' in part ? [part.content] : [])).join('\n');
  const unnamed = (pings ?? []).filter((person) => !words.includes(`<@${person}>`));
  return [
    ...over('components', all.length, COMPONENTS),
    ...over('text', text, TEXT),
    ...over('files', pictures.length, FILES),
    ...over('pings', pings?.length ?? 0, PINGS),
    ...unnamed.map((person) => `it pings ${person}, whom it does not name`),
    ...(all.length === 0 ? ['there is nothing in it'] : []),
    ...(new Set(ids).size < ids.length ? [`an id stands twice: ${ids.join(' ')}`] : []),
    ...(new Set(names).size < names.length ? [`a file name stands twice: ${names.join(' ')}`] : []),
    ...all.flatMap((part) => partBreaches(part, names)),
  ];
}

/** What of a message would turn around as somebody's name in it runs from right to left and is not set apart, or does not end. */
export const turned = ({ components, pictures }: Message): readonly string[] => [
  ...components.flatMap(within).flatMap(wordsOf).flatMap(turnedWords),
  ...pictures.flatMap(({ alt }) => turnedWords(alt)),
];

/** The same of a few words. */
export function turnedWords(words: string): readonly string[] {
  const around = words.replaceAll(/\u2068[^\n\u2068\u2069]*\u2069/gu, '');
  return /[\p{Script=Hebrew}\p{Script=Arabic}\u2068\u2069]/u.test(around) ? [`turned around: ${words}`] : [];
}

/** The words of one part, each text by itself: what is read, and what stands on a button or in a menu. */
export function wordsOf(part: APIMessageComponent): readonly string[] {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return [part.content];
    case ComponentType.Button:
      return 'label' in part && part.label !== undefined ? [part.label] : [];
    case ComponentType.StringSelect:
      return [
        part.placeholder ?? '',
        ...part.options.flatMap(({ label, description }) => [label, description ?? '']),
      ];
    default:
      return [];
  }
}

/** Where a painted message is too large, a line each. */
export function sizeBreaches({ files, body }: MessagePayload): readonly string[] {
  const sizes = files.map(({ data }) => data.byteLength);
  const whole = sizes.reduce((sum, size) => sum + size, JSON.stringify(body).length);
  return [
    ...sizes.flatMap((size) => over('bytes of a file', size, FILE_BYTES)),
    ...over('bytes of a request', whole, REQUEST_BYTES),
  ];
}

/** Everything in a message, each part by itself, in the order in which it is read. */
export function within(component: APIMessageComponent): readonly APIMessageComponent[] {
  const inner = 'components' in component ? component.components : [];
  const beside = 'accessory' in component ? [component.accessory] : [];
  return [component, ...[...inner, ...beside].flatMap(within)];
}

/** Words as they are read: whether a line may break beside a number or a dot is another matter. */
export const spaced = (words: string): string =>
  words.replaceAll(/\u00a0(?=·)|(?<=[\p{L}\p{N}*])\u00a0(?=[\p{L}\p{N}+−])/gu, ' ');

/** All that can be pressed in a body, and all that can be read: its text, and with what stands on buttons and in menus its words. */
export function partsOf(body: Pick<RESTPostAPIChannelMessageJSONBody, 'components'>) {
  const all = (body.components ?? []).flatMap((component) => within(component as APIMessageComponent));
  return {
    ids: all.flatMap((part) => ('custom_id' in part ? [part.custom_id] : [])),
    text: spaced(all.flatMap((part) => ('content' in part ? [part.content] : [])).join('\n')),
    words: all.flatMap(wordsOf).map(spaced),
    values: all.flatMap((part) =>
      part.type === ComponentType.StringSelect ? part.options.map(({ value }) => value) : [],
    ),
  };
}

function partBreaches(part: APIMessageComponent, files: readonly string[]): readonly string[] {
  switch (part.type) {
    case ComponentType.ActionRow: {
      const menus = part.components.filter(({ type }) => type !== ComponentType.Button).length;
      const mixed = menus > 1 || (menus === 1 && part.components.length > 1);
      return [
        ...over('buttons in a row', part.components.length, ROW_BUTTONS),
        ...(part.components.length === 0 ? ['a row is empty'] : []),
        ...(mixed ? ['a menu shares its row'] : []),
      ];
    }
    case ComponentType.Button: {
      const label = 'label' in part ? (part.label ?? '') : '';
      return [
        ...('custom_id' in part ? over(`id ${part.custom_id}`, part.custom_id.length, ID_LENGTH) : []),
        ...over(`label ${label}`, label.length, BUTTON_LABEL),
        ...(label.trim() === '' ? ['a button has no words'] : []),
      ];
    }
    case ComponentType.StringSelect: {
      const values = part.options.map(({ value }) => value);
      return [
        ...over(`id ${part.custom_id}`, part.custom_id.length, ID_LENGTH),
        ...over('placeholder', part.placeholder?.length ?? 0, PLACEHOLDER),
        ...over('options', part.options.length, SELECT_OPTIONS),
        ...(part.options.length === 0 ? ['a menu is empty'] : []),
        ...(new Set(values).size < values.length ? [`a value stands twice: ${values.join(' ')}`] : []),
        ...part.options.flatMap(({ label, value, description }) => [
          ...over(`option ${label}`, label.length, OPTION_LENGTH),
          ...over(`value ${value}`, value.length, OPTION_LENGTH),
          ...over(`description ${description}`, description?.length ?? 0, OPTION_LENGTH),
          ...(label === '' || value === '' ? ['an option is empty'] : []),
        ]),
      ];
    }
    case ComponentType.MediaGallery:
      return [
        ...over('pictures of a gallery', part.items.length, GALLERY),
        ...part.items.flatMap(({ media, description }) => [
          ...over('alt text', description?.length ?? 0, ALT),
          ...(files.includes(media.url.replace('attachment://', '')) ? [] : [`no file for ${media.url}`]),
        ]),
      ];
    case ComponentType.TextDisplay:
      return part.content === '' ? ['a text is empty'] : [];
    case ComponentType.Section:
      return [
        ...over('texts of a section', part.components.length, SECTION_TEXTS),
        ...(part.components.length === 0 ? ['a section has no text'] : []),
      ];
    default:
      return [];
  }
}

const over = (what: string, size: number, most: number): readonly string[] =>
  size > most ? [`${what}: ${size} of ${most}`] : [];
