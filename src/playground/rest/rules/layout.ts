import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type {
  AnyComponentForm,
  ButtonForm,
  EmojiForm,
  MediaForm,
  MessageComponentForm,
  StringSelectForm,
} from '../forms/component.ts';
import { OWN_CODE } from '../reading.ts';
import type { Complaints, FieldPath } from '../refusal.ts';

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

function checkEmoji(emoji: EmojiForm, path: FieldPath, around: Surroundings, complaints: Complaints): void {
  const { id, name } = emoji;
  const known =
    typeof id === 'string' ? around.emojis.has(id) : typeof name === 'string' && PLAIN_EMOJI.test(name);
  if (!known)
    complaints.add(
      [...path, typeof id === 'string' ? 'id' : 'name'],
      'BUTTON_COMPONENT_INVALID_EMOJI',
      'Invalid emoji',
    );
}

function checkButton(button: ButtonForm, path: FieldPath, complaints: Complaints): void {
  const hasId = typeof button.custom_id === 'string';
  const hasUrl = typeof button.url === 'string';
  const both = 'A custom id and url cannot both be specified';
  switch (button.style) {
    case ButtonStyle.Link:
      if (hasId)
        complaints.add([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', both);
      if (!hasUrl) complaints.add([...path, 'url'], 'BASE_TYPE_REQUIRED', 'This field is required');
      else if (!/^(?:https?|discord):\/\//.test(button.url ?? ''))
        complaints.add(
          [...path, 'url'],
          'URL_TYPE_INVALID_SCHEME',
          "Scheme must be one of ('http', 'https', 'discord').",
        );
      break;
    case ButtonStyle.Premium:
      if (typeof button.sku_id !== 'string')
        complaints.add([...path, 'sku_id'], 'BASE_TYPE_REQUIRED', 'This field is required');
      return;
    default:
      if (hasUrl) complaints.add([...path, 'url'], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', both);
      if (!hasId)
        complaints.add(
          [...path, 'custom_id'],
          'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
          'A custom id is required',
        );
  }
  const hasLabel = typeof button.label === 'string' && button.label !== '';
  if (!hasLabel && (button.emoji === undefined || button.emoji === null))
    complaints.add([...path, 'label'], 'BASE_TYPE_REQUIRED', 'A button needs a label or an emoji');
}

function checkSelect(select: StringSelectForm, path: FieldPath, complaints: Complaints): void {
  const min = select.min_values ?? 1;
  const max = select.max_values ?? 1;
  const { options } = select;
  if (min > max)
    complaints.add(
      [...path, 'min_values'],
      `${OWN_CODE}MIN_OVER_MAX`,
      'min_values must not be greater than max_values.',
    );
  const least = Math.max(min, max);
  if (options.length < least)
    complaints.add(
      [...path, 'options'],
      'BASE_TYPE_BAD_LENGTH',
      `Must be between ${least} and 25 in length.`,
    );
  const chosen = options.filter((option) => option.default === true).length;
  if (chosen > max)
    complaints.add(
      [...path, 'options'],
      `${OWN_CODE}TOO_MANY_DEFAULTS`,
      'More options are chosen from the start than max_values allows.',
    );
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    if (seen.has(option.value))
      complaints.add(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    seen.add(option.value);
  }
}

function checkMedia(media: MediaForm, path: FieldPath, around: Surroundings, complaints: Complaints): void {
  const name = /^attachment:\/\/(.*)$/.exec(media.url)?.[1];
  if (name !== undefined) {
    if (!around.attachments.has(name))
      complaints.add(
        [...path, 'url'],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The referenced attachment "${name}" was not found`,
      );
  } else if (!/^https?:\/\//.test(media.url))
    complaints.add([...path, 'url'], 'URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('http', 'https').");
}

function checkOne({ component, path }: Placed, around: Surroundings, complaints: Complaints): void {
  const emojiAt = (emoji: EmojiForm | null | undefined, ...steps: (string | number)[]): void => {
    if (emoji !== null && emoji !== undefined)
      checkEmoji(emoji, [...path, ...steps, 'emoji'], around, complaints);
  };
  switch (component.type) {
    case ComponentType.ActionRow:
      if (component.components.length > 1)
        for (const [index, inner] of component.components.entries())
          if (inner.type !== ComponentType.Button)
            complaints.add(
              [...path, 'components', index],
              'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
              'The specified component exceeds the maximum width',
            );
      break;
    case ComponentType.Button:
      checkButton(component, path, complaints);
      emojiAt(component.emoji);
      break;
    case ComponentType.StringSelect:
      checkSelect(component, path, complaints);
      for (const [index, { emoji }] of component.options.entries()) emojiAt(emoji, 'options', index);
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
  code: string,
  message: string,
  complaints: Complaints,
): void {
  const seen = new Set<unknown>();
  for (const { component, path } of placed) {
    const value: unknown = Reflect.get(component, field);
    if (value === undefined || value === null || value === 0) continue;
    if (seen.has(value)) complaints.add([...path, field], code, message);
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
    if (placed.length > MAX_COMPONENTS)
      complaints.add(
        ['components'],
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `The maximum number of components has been exceeded (${MAX_COMPONENTS})`,
      );
    const characters = placed.reduce(
      (sum, { component }) =>
        sum + (component.type === ComponentType.TextDisplay ? component.content.length : 0),
      0,
    );
    if (characters > MAX_TEXT)
      complaints.add(
        ['components'],
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        `Components displayable text size exceeds maximum size of ${MAX_TEXT}`,
      );
  } else {
    if (components.length > MAX_LEGACY_ROWS)
      complaints.add(
        ['components'],
        'BASE_TYPE_BAD_LENGTH',
        `Must be between 1 and ${MAX_LEGACY_ROWS} in length.`,
      );
    for (const [index, component] of components.entries())
      if (component.type !== ComponentType.ActionRow)
        complaints.add(
          ['components', index, 'type'],
          'UNION_TYPE_CHOICES',
          'Value of field "type" must be one of (1,).',
        );
  }
  checkUnique(
    placed,
    'custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
    'Component custom id cannot be duplicated',
    complaints,
  );
  checkUnique(
    placed,
    'id',
    `${OWN_CODE}COMPONENT_ID_DUPLICATED`,
    'Component id cannot be duplicated',
    complaints,
  );
  for (const each of placed) checkOne(each, around, complaints);
}
