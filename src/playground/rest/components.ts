import {
  type APIAttachment,
  type APIMessageTopLevelComponent,
  type APIUnfurledMediaItem,
  ComponentType,
} from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import type { AnyComponentForm, MessageComponentForm } from './forms/message.ts';
import { isUnique, withoutNulls } from './reading.ts';
import type { FieldFault, FieldPath } from './refusal.ts';

interface Placed {
  readonly component: AnyComponentForm;
  readonly path: FieldPath;
}

function everyComponent(components: readonly AnyComponentForm[], path: FieldPath): readonly Placed[] {
  return components.flatMap((component, index) => {
    const here = [...path, index];
    const beside =
      'accessory' in component ? [{ component: component.accessory, path: [...here, 'accessory'] }] : [];
    const inside = 'components' in component ? component.components : [];
    return [{ component, path: here }, ...beside, ...everyComponent(inside, [...here, 'components'])];
  });
}

function addressesIn(component: AnyComponentForm): readonly string[] {
  if ('items' in component) return component.items.map(({ media }) => media.url);
  return 'file' in component ? [component.file.url] : [];
}

/** The addresses of all pictures and files among some components. */
export const addressesOf = (components: readonly MessageComponentForm[]): ReadonlySet<string> =>
  new Set(everyComponent(components, []).flatMap(({ component }) => addressesIn(component)));

/** The texts of some components. */
export const textsOf = (components: readonly MessageComponentForm[]): readonly string[] =>
  everyComponent(components, []).flatMap(({ component }) =>
    'content' in component ? [component.content] : [],
  );

/** Whether an address is of the world outside, or names an attachment of the message by its name. */
const isKnown = (url: string, names: ReadonlySet<string>): boolean =>
  /^https?:\/\//.test(url) || names.has(/^attachment:\/\/(.*)$/.exec(url)?.[1] ?? '');

/** What a message may refer to: names of its attachments, and ids of emojis. */
interface Surroundings {
  readonly attachments: ReadonlySet<string>;
  readonly emojis: ReadonlySet<string>;
}

/** What the shapes of components alone do not tell: counts over all of them, and what they refer to. */
export function faultsOf(
  components: readonly MessageComponentForm[],
  { attachments, emojis }: Surroundings,
): readonly FieldFault[] {
  const placed = everyComponent(components, ['components']);
  const ids = placed.flatMap(({ component }) => ('custom_id' in component ? [component.custom_id] : []));
  const whole = (isWrong: boolean, message: string): readonly FieldFault[] =>
    isWrong ? [{ path: ['components'], message }] : [];
  const lost = ({ id }: { readonly id: string }): boolean => !emojis.has(id);
  return [
    ...whole(placed.length > 40, 'There are more than 40 components.'),
    ...whole(textsOf(components).join('').length > 4000, 'There are more than 4000 characters.'),
    ...whole(!isUnique(ids), 'A custom id stands twice.'),
    ...placed.flatMap(({ component, path }): readonly FieldFault[] => {
      const bearers = 'options' in component ? component.options : [component];
      const unknown = bearers.some(
        (bearer) => 'emoji' in bearer && bearer.emoji != null && lost(bearer.emoji),
      );
      return [
        ...(unknown ? [{ path: [...path, 'emoji', 'id'], message: 'Invalid emoji' }] : []),
        ...addressesIn(component)
          .filter((url) => !isKnown(url, attachments))
          .map((url) => ({ path: [...path, 'media', 'url'], message: `There is no ${url}.` })),
      ];
    }),
  ];
}

/** What Discord fills in if the bot was silent. */
const DEFAULTS: Readonly<Partial<Record<ComponentType, object>>> = {
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { divider: true, spacing: 1 },
};

/** Components as Discord gives them back: with ids in order, defaults, and media that can be fetched. */
export function resolveComponents(
  world: World,
  components: readonly MessageComponentForm[],
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  let last = 0;
  const attachmentAt = (url: string): APIAttachment | undefined =>
    attachments.find((each) => each.url === url || `attachment://${each.filename}` === url);

  /** An address as messages show it: of the message's own attachment, or of the world outside. */
  function media(url: string): APIUnfurledMediaItem & { id: string } {
    const id = world.mint.next();
    const attachment = attachmentAt(url);
    if (attachment === undefined) return { id, url, proxy_url: url, width: null, height: null };
    const { proxy_url, width = null, height = null, content_type } = attachment;
    const type = content_type === undefined ? {} : { content_type };
    return { id, url: attachment.url, proxy_url, width, height, ...type, attachment_id: attachment.id };
  }

  /** What a component has that is not as it was sent; parts inside it are numbered after it. */
  function inside(form: AnyComponentForm): object {
    if ('items' in form)
      return {
        items: form.items.map(({ media: { url }, description = null }) => ({
          ...{ media: media(url), description, spoiler: false },
        })),
      };
    if ('file' in form) {
      const { filename: name = '', size = 0 } = attachmentAt(form.file.url) ?? {};
      return { file: media(form.file.url), name, size };
    }
    return {
      ...('accessory' in form ? { accessory: resolved(form.accessory) } : {}),
      ...('components' in form ? { components: form.components.map(resolved) } : {}),
    };
  }
  function resolved(form: AnyComponentForm): object {
    last += 1;
    const own = { ...DEFAULTS[form.type], ...Object(withoutNulls(form)), id: last };
    return { ...own, ...inside(form) };
  }
  // The boundary at which forms, checked part by part, become what Discord's types call them.
  return components.map(resolved) as APIMessageTopLevelComponent[];
}
