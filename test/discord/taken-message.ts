import { type APIAttachment, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { DiscordError } from '../../src/discord/discord-error.ts';
import type { FoundMessage } from '../../src/discord/protocol/discord-api.ts';
import type { MessagePayload } from '../../src/discord/protocol/message.ts';

/** A message as the fake channel keeps it. */
export interface SeenMessage extends FoundMessage {
  readonly body: MessagePayload['body'];
  /** The person who alone sees it; everybody where absent. */
  readonly alone?: string;
}

/** Ids of pictures lie far above the numbers of the files of one request. */
const FIRST_UPLOAD = 10_000;

/**
 * A message as Discord gives it back: pictures by their addresses, attachments by their ids. No two pictures have the
 * same id, and one that the message does not have (any more) cannot be kept. `upload` counts the pictures sent.
 */
export function takenMessage(
  id: string,
  { body, files }: MessagePayload,
  before: readonly APIAttachment[],
  upload: () => number,
): SeenMessage {
  const attachments = (body.attachments ?? []).map((given): APIAttachment => {
    const known = before.find((old) => old.id === String(given.id));
    if (known !== undefined) return known;
    const file = files[Number(given.id)];
    if (file === undefined) throw new DiscordError('refused', `400 50035: no attachment ${given.id}`);
    return {
      id: `${FIRST_UPLOAD + upload()}`,
      filename: file.name,
      size: file.data.length,
      url: `https://cdn.test/${id}/${file.name}?ex=1`,
      proxy_url: '',
    };
  });
  const components = (body.components ?? []) as readonly APIMessageTopLevelComponent[];
  return {
    ...{ id, body, attachments },
    components: components.map((component) => resolved(component, attachments)),
  };
}

function resolved(
  component: APIMessageTopLevelComponent,
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) return component;
  return {
    ...component,
    components: component.components.map((part) => {
      if (part.type !== ComponentType.MediaGallery) return part;
      return {
        ...part,
        items: part.items.map((item) => {
          const file = attachments.find(({ filename }) => item.media.url === `attachment://${filename}`);
          if (file === undefined) throw new Error(`nothing stands behind ${item.media.url}`);
          return { ...item, media: { url: file.url, attachment_id: file.id } };
        }),
      };
    }),
  };
}
