import {
  type APIComponentInContainer,
  type APIMessage,
  type APIMessageComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { readId } from './ids.ts';
import { container, gallery, type KeptPicture, type Message } from './message.ts';

/** A message as it stands in the channel: as much of it as is needed to change it without painting it anew. */
export type StandingMessage = Pick<APIMessage, 'components' | 'attachments'>;

interface StandingPicture extends KeptPicture {
  readonly alt: string;
}

/** The pictures that a message has, in order. */
export function picturesOf(message: StandingMessage): readonly StandingPicture[] {
  return flat(message.components ?? []).flatMap((component) => {
    if (component.type !== ComponentType.MediaGallery) return [];
    return component.items.flatMap(({ media, description }) => {
      const name = fileName(media.url);
      const id = media.attachment_id ?? message.attachments.find((file) => file.filename === name)?.id;
      return id === undefined ? [] : [{ id, name, alt: description ?? '' }];
    });
  });
}

/** The message with nothing to press and more at its end; a section, which must have a button, keeps its words. */
export function withoutButtons(
  message: StandingMessage,
  more: readonly APIComponentInContainer[] = [],
): Message {
  const pictures = picturesOf(message);
  const names = new Set(pictures.map(({ name }) => name));
  const kept = flat(message.components ?? []).flatMap((component): readonly APIComponentInContainer[] => {
    if (component.type === ComponentType.TextDisplay)
      return [{ type: component.type, content: component.content }];
    if (component.type === ComponentType.Separator) return [{ type: component.type }];
    if (component.type !== ComponentType.MediaGallery) return [];
    return component.items
      .map(({ media, description }) => ({ name: fileName(media.url), alt: description ?? '' }))
      .filter(({ name }) => names.has(name))
      .map(gallery);
  });
  return { components: [container('over', [...kept, ...more])], pictures: [], keeps: pictures };
}

/** All parts of a message, those within frames, rows and sections too. */
const flat = (components: readonly APIMessageComponent[]): readonly APIMessageComponent[] =>
  components.flatMap((component) => [
    ...('components' in component ? flat(component.components) : [component]),
    ...('accessory' in component ? [component.accessory] : []),
  ]);

function fileName(url: string): string {
  const [path = ''] = url.split('?', 1);
  return decodeURIComponent(path.split('/').at(-1) ?? '');
}

/** The ids of what can be pressed among some components. */
export const idsIn = (components: readonly APIMessageComponent[] = []): readonly string[] =>
  flat(components).flatMap((part) => ('custom_id' in part ? [part.custom_id] : []));

/** Whether anything in a message can be pressed. */
export const hasButtons = (message: StandingMessage): boolean => idsIn(message.components).length > 0;

/** Whether the same can be pressed in a message as it stands and as it should be. */
export function offersSame(standing: StandingMessage, { components }: Message): boolean {
  const wanted = new Set(idsIn(components));
  const found = new Set(idsIn(standing.components));
  return wanted.size === found.size && [...wanted].every((id) => found.has(id));
}

/** Whether the first button or menu of a message that names a table names this one. */
export function namesTable(message: StandingMessage, table: string): boolean {
  const named = idsIn(message.components).map(readId);
  return named.flatMap((id) => (typeof id !== 'string' && 'table' in id ? [id.table] : []))[0] === table;
}

/** Where Discord's ids begin to count ("Reference", Snowflakes): milliseconds since 1970. */
const FIRST_MOMENT = 1_420_070_400_000;

/** How much earlier than something before it a message may seem to be: Discord's clock and ours differ. */
const CLOCKS_APART = 30_000;

/** When a message was written, as its id tells: milliseconds since 1970. */
export const writtenAt = (message: string): number => Number(BigInt(message) >> 22n) + FIRST_MOMENT;

/** Whether a message may have been written at a time, in milliseconds since 1970, or later. */
export const writtenSince = (message: string, time: number): boolean =>
  writtenAt(message) >= time - CLOCKS_APART;
