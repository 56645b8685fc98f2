import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { boundedList, boundedText, byType, numberFrom, snowflake, whole } from '../reading.ts';

const id = whole(0, 2_147_483_647).nullish();
const customId = boundedText(1, 100);

/** An emoji inside a component: one of the application's own by id, or a plain one by name. */
const emoji = z.strictObject({
  id: snowflake.nullish(),
  name: boundedText(0, 32).nullish(),
  animated: z.boolean().nullish(),
});

const button = z.strictObject({
  type: z.literal(ComponentType.Button),
  id,
  style: numberFrom([
    ButtonStyle.Primary,
    ButtonStyle.Secondary,
    ButtonStyle.Success,
    ButtonStyle.Danger,
    ButtonStyle.Link,
    ButtonStyle.Premium,
  ]),
  custom_id: customId.nullish(),
  label: boundedText(0, 80).nullish(),
  disabled: z.boolean().nullish(),
  url: boundedText(0, 512).nullish(),
  sku_id: snowflake.nullish(),
  emoji: emoji.nullish(),
});

const selectFields = {
  id,
  custom_id: customId,
  placeholder: boundedText(0, 150).nullish(),
  min_values: whole(0, 25).nullish(),
  max_values: whole(1, 25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

const stringSelect = z.strictObject({
  type: z.literal(ComponentType.StringSelect),
  ...selectFields,
  options: boundedList(
    z.strictObject({
      label: boundedText(1, 100),
      value: boundedText(1, 100),
      description: boundedText(0, 100).nullish(),
      default: z.boolean().nullish(),
      emoji: emoji.nullish(),
    }),
    1,
    25,
  ),
});

const defaults = boundedList(
  z.strictObject({ id: snowflake, type: z.enum(['user', 'role', 'channel']) }),
  0,
  25,
).nullish();

const userSelect = z.strictObject({
  type: z.literal(ComponentType.UserSelect),
  ...selectFields,
  default_values: defaults,
});
const roleSelect = z.strictObject({
  type: z.literal(ComponentType.RoleSelect),
  ...selectFields,
  default_values: defaults,
});
const mentionableSelect = z.strictObject({
  type: z.literal(ComponentType.MentionableSelect),
  ...selectFields,
  default_values: defaults,
});
const channelSelect = z.strictObject({
  type: z.literal(ComponentType.ChannelSelect),
  ...selectFields,
  default_values: defaults,
  channel_types: z.array(whole(0, 16)).nullish(),
});

const row = z.strictObject({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: boundedList(
    byType(
      [2, 3, 5, 6, 7, 8],
      [button, stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect],
    ),
    1,
    5,
  ),
});

/** Media may come back as Discord had described it; only its address counts. */
const media = z.object({ url: boundedText(1, 2048) });

const textDisplay = z.strictObject({
  type: z.literal(ComponentType.TextDisplay),
  id,
  content: boundedText(1, 4000),
});
const thumbnail = z.strictObject({
  type: z.literal(ComponentType.Thumbnail),
  id,
  media,
  description: boundedText(1, 1024).nullish(),
  spoiler: z.boolean().nullish(),
});
const section = z.strictObject({
  type: z.literal(ComponentType.Section),
  id,
  components: boundedList(byType([10], [textDisplay]), 1, 3),
  accessory: byType([2, 11], [button, thumbnail]),
});
const gallery = z.strictObject({
  type: z.literal(ComponentType.MediaGallery),
  id,
  items: boundedList(
    z.strictObject({ media, description: boundedText(1, 1024).nullish(), spoiler: z.boolean().nullish() }),
    1,
    10,
  ),
});
const file = z.object({
  type: z.literal(ComponentType.File),
  id,
  file: media,
  spoiler: z.boolean().nullish(),
});
const separator = z.strictObject({
  type: z.literal(ComponentType.Separator),
  id,
  divider: z.boolean().nullish(),
  spacing: numberFrom([1, 2]).nullish(),
});
const container = z.strictObject({
  type: z.literal(ComponentType.Container),
  id,
  accent_color: whole(0, 0xffffff).nullish(),
  spoiler: z.boolean().nullish(),
  components: boundedList(
    byType([1, 9, 10, 12, 13, 14], [row, section, textDisplay, gallery, file, separator]),
    1,
    40,
  ),
});

/** A component at the top of a message (Discord docs, components/reference.mdx). */
export const messageComponent = byType(
  [1, 9, 10, 12, 13, 14, 17],
  [row, section, textDisplay, gallery, file, separator, container],
);

/** A component at the top of a message, as the bot gave it. */
export type MessageComponentForm = z.output<typeof messageComponent>;
/** Any component of a message, at whatever depth. */
export type AnyComponentForm =
  | MessageComponentForm
  | z.output<typeof button>
  | z.output<typeof thumbnail>
  | z.output<typeof row>['components'][number];
/** A button, as the bot gave it. */
export type ButtonForm = z.output<typeof button>;
/** A menu of texts, as the bot gave it. */
export type StringSelectForm = z.output<typeof stringSelect>;
/** Where a picture or a file of a component is. */
export type MediaForm = z.output<typeof media>;
/** An emoji inside a component. */
export type EmojiForm = z.output<typeof emoji>;

const textInput = z.strictObject({
  type: z.literal(ComponentType.TextInput),
  id,
  custom_id: customId,
  style: numberFrom([1, 2]),
  label: boundedText(1, 45).nullish(),
  value: boundedText(0, 4000).nullish(),
  placeholder: boundedText(0, 100).nullish(),
  required: z.boolean().nullish(),
  min_length: whole(0, 4000).nullish(),
  max_length: whole(1, 4000).nullish(),
});
const label = z.strictObject({
  type: z.literal(ComponentType.Label),
  id,
  label: boundedText(1, 45),
  description: boundedText(1, 100).nullish(),
  component: byType(
    [3, 4, 5, 6, 7, 8],
    [stringSelect, textInput, userSelect, roleSelect, mentionableSelect, channelSelect],
  ),
});
const inputRow = z.strictObject({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: boundedList(byType([4], [textInput]), 1, 1),
});

/** A form that opens over the channel; at most five parts, though the API document would allow forty. */
export const modal = z.strictObject({
  custom_id: customId,
  title: boundedText(1, 45),
  components: boundedList(byType([1, 10, 18], [inputRow, textDisplay, label]), 1, 5),
});
/** A form, as the bot gave it. */
export type ModalForm = z.output<typeof modal>;
