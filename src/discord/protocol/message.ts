import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { aboutError, type Log } from '../log.ts';
import { FILES } from './limits.ts';
import type { PageMark } from './page-mark.ts';
import { withinTextRoom } from './text-room.ts';

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
  readonly files?: readonly WrittenFile[];
  /** What it shows, where it is a private page that a newer one of its kind replaces. */
  readonly page?: PageMark;
  /** Ids of the people whom this message pings, when it is a new one. Everybody else who is named is only named. */
  readonly pings?: readonly string[];
}

/** A file as it is uploaded. */
export interface WrittenFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** A message as Discord takes it: the JSON part, and the files beside it. */
export interface Written {
  readonly body: RESTPostAPIChannelMessageJSONBody;
  readonly files: readonly WrittenFile[];
}

/**
 * Paints a message's pictures and writes it out. Its attachments are named every time: an update of a message removes those
 * that it does not name. A picture that cannot be painted, or is one too many, is left out and logged: everything on it can also be read.
 * `pings` are the people who are notified, among those whom the message names.
 */
export async function written(message: Message, log: Log, pings: readonly string[] = []): Promise<Written> {
  const shown = message.pictures.slice(0, FILES);
  for (const { name } of message.pictures.slice(FILES))
    log.error({ picture: name }, 'a message has no room for a picture');
  const files = await Promise.all(shown.map((picture) => painted(picture, log)));
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
      allowed_mentions: { parse: [], users: [...pings] },
    },
    files: there,
  };
}

async function painted({ name, paint }: Picture, log: Log): Promise<WrittenFile | undefined> {
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
