import {
  type APIMessageTopLevelComponent,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import type { Picture } from '../canvas/picture.ts';

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
 * that it does not name.
 */
export async function written(message: Message): Promise<Written> {
  const files = await Promise.all(
    message.pictures.map(async ({ name, paint }) => ({ name, data: await paint() })),
  );
  return {
    body: {
      flags: MessageFlags.IsComponentsV2,
      components: [...message.components],
      attachments: [
        ...(message.keeps ?? []).map(({ id, name }) => ({ id, filename: name })),
        ...files.map(({ name }, id) => ({ id, filename: name })),
      ],
      allowed_mentions: { parse: [], users: [...(message.pings ?? [])] },
    },
    files,
  };
}
