import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type {
  AnyComponentForm,
  ButtonForm,
  EmojiForm,
  MediaForm,
  MessageComponentForm,
  StringSelectForm,
} from '../forms/component.ts';
import type { Complaints, FieldComplaint, FieldPath } from '../refusal.ts';

/** A component with its place in the body. */
interface Placed {
  readonly component: AnyComponentForm;
  readonly path: FieldPath;
}

/** Every component at whatever depth, in the order in which ids are given out: outside before inside. */
export function* everyComponent(components: readonly AnyComponentForm[], path: FieldPath): Generator<Placed> {
  for (const [index, component] of components.entries()) {
    const here = [...path, index];
    yield { component, path: here };
    if (component.type === ComponentType.Section)
      yield { component: component.accessory, path: [...here, 'accessory'] };
    if ('components' in component) yield* everyComponent(component.components, [...here, 'components']);
  }
}

/** What a message may refer to. */
export interface Surroundings {
  /** Whether the message has the flag IS_COMPONENTS_V2. */
  readonly v2: boolean;
  /** Names of the attachments that the message will have. */
  readonly attachments: ReadonlySet<string>;
  /** Ids of the application's emojis. */
  readonly emojis: ReadonlySet<string>;
}

/** Most components in a message, counted at every depth (Discord docs, components/reference.mdx "Legacy…", "V2"). */
const MAX_COMPONENTS = 40;
/** Most characters over all text displays (same place). */
const MAX_TEXT = 4000;
const MAX_LEGACY_ROWS = 5;

const PLAIN_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)/u;

function checkEmoji(
  { id, name }: EmojiForm,
  path: FieldPath,
  around: Surroundings,
  complaints: Complaints,
): void {
  const isOwn = typeof id === 'string';
  const known = isOwn ? around.emojis.has(id) : typeof name === 'string' && PLAIN_EMOJI.test(name);
  if (!known) complaints.add([...path, isOwn ? 'id' : 'name'], 'BUTTON_COMPONENT_INVALID_EMOJI');
}

function checkButton(button: ButtonForm, path: FieldPath, complaints: Complaints): void {
  const { custom_id: customId, url, label } = button;
  if (button.style === ButtonStyle.Link) {
    if (customId) complaints.add([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE');
    if (!url) complaints.add([...path, 'url'], 'BASE_TYPE_REQUIRED');
    else if (!/^(?:https?|discord):\/\//.test(url))
      complaints.add([...path, 'url'], 'URL_TYPE_INVALID_SCHEME');
  } else {
    if (url) complaints.add([...path, 'url'], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE');
    if (!customId) complaints.add([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED');
  }
  if (!label && !button.emoji) complaints.add([...path, 'label'], 'BASE_TYPE_REQUIRED');
}

function checkSelect(
  { options, ...select }: StringSelectForm,
  path: FieldPath,
  complaints: Complaints,
): void {
  const { min, max } = { min: select.min_values ?? 1, max: select.max_values ?? 1 };
  const least = Math.max(min, max);
  if (min > max) complaints.add([...path, 'min_values'], 'PLAYGROUND_MIN_OVER_MAX');
  if (options.length < least)
    complaints.add([...path, 'options'], `BASE_TYPE_BAD_LENGTH Must be between ${least} and 25 in length.`);
  if (options.filter((option) => option.default === true).length > max)
    complaints.add([...path, 'options'], 'PLAYGROUND_TOO_MANY_DEFAULTS');
  const values = options.map(({ value }) => value);
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      complaints.add([...path, 'options', index, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED');
}

function checkMedia({ url }: MediaForm, path: FieldPath, around: Surroundings, complaints: Complaints): void {
  const name = /^attachment:\/\/(.*)$/.exec(url)?.[1];
  if (name !== undefined && !around.attachments.has(name))
    complaints.add([...path, 'url'], 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND');
  if (name === undefined && !/^https?:\/\//.test(url))
    complaints.add([...path, 'url'], 'URL_TYPE_INVALID_SCHEME');
}

function checkOne({ component, path }: Placed, around: Surroundings, complaints: Complaints): void {
  switch (component.type) {
    case ComponentType.ActionRow:
      if (component.components.length > 1)
        for (const [index, inner] of component.components.entries())
          if (inner.type !== ComponentType.Button)
            complaints.add([...path, 'components', index], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED');
      break;
    case ComponentType.Button:
      checkButton(component, path, complaints);
      if (component.emoji) checkEmoji(component.emoji, [...path, 'emoji'], around, complaints);
      break;
    case ComponentType.StringSelect:
      checkSelect(component, path, complaints);
      for (const [index, { emoji }] of component.options.entries())
        if (emoji) checkEmoji(emoji, [...path, 'options', index, 'emoji'], around, complaints);
      break;
    case ComponentType.MediaGallery:
      for (const [index, { media }] of component.items.entries())
        checkMedia(media, [...path, 'items', index, 'media'], around, complaints);
      break;
    case ComponentType.Thumbnail:
      checkMedia(component.media, [...path, 'media'], around, complaints);
      break;
    case ComponentType.File:
      checkMedia(component.file, [...path, 'file'], around, complaints);
      break;
    default:
      break;
  }
}

/** Complains once for every value that stood in the same field before. */
function checkUnique(
  placed: readonly Placed[],
  field: 'custom_id' | 'id',
  code: FieldComplaint,
  complaints: Complaints,
): void {
  const seen = new Set<unknown>();
  for (const { component, path } of placed) {
    const value: unknown = Reflect.get(component, field);
    if (value === undefined || value === null || value === 0) continue;
    if (seen.has(value)) complaints.add([...path, field], code);
    seen.add(value);
  }
}

/** Checks what component shapes alone cannot: counts, uniqueness, styles, references. Complains at `components…`. */
export function checkLayout(
  components: readonly MessageComponentForm[],
  around: Surroundings,
  complaints: Complaints,
): void {
  const placed = [...everyComponent(components, ['components'])];
  if (around.v2) {
    const characters = placed.reduce(
      (sum, { component }) => sum + ('content' in component ? component.content.length : 0),
      0,
    );
    if (placed.length > MAX_COMPONENTS)
      complaints.add(['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED');
    if (characters > MAX_TEXT) complaints.add(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED');
  } else {
    if (components.length > MAX_LEGACY_ROWS)
      complaints.add(
        ['components'],
        `BASE_TYPE_BAD_LENGTH Must be between 1 and ${MAX_LEGACY_ROWS} in length.`,
      );
    for (const [index, component] of components.entries())
      if (component.type !== ComponentType.ActionRow)
        complaints.add(['components', index, 'type'], 'UNION_TYPE_CHOICES');
  }
  checkUnique(placed, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED', complaints);
  checkUnique(placed, 'id', 'PLAYGROUND_COMPONENT_ID_DUPLICATED', complaints);
  for (const each of placed) checkOne(each, around, complaints);
}
