import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { boundedList, boundedText, byType, numberFrom, snowflake, whole } from '../reading.ts';

const flag = z.boolean().nullish();
const customId = boundedText(1, 100);

/** A component of a type, with the number that it may bring. */
const component = <const T extends ComponentType, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), id: whole(0, 2_147_483_647).nullish(), ...fields });

/** An emoji inside a component: one of the application's own by id, or a plain one by name. */
const emoji = z.strictObject({
  id: snowflake.nullish(),
  name: boundedText(0, 32).nullish(),
  animated: flag,
});

const button = component(ComponentType.Button, {
  style: numberFrom([
    ButtonStyle.Primary,
    ButtonStyle.Secondary,
    ButtonStyle.Success,
    ButtonStyle.Danger,
    ButtonStyle.Link,
  ]),
  custom_id: customId.nullish(),
  label: boundedText(0, 80).nullish(),
  disabled: flag,
  url: boundedText(0, 512).nullish(),
  emoji: emoji.nullish(),
});

const selectFields = {
  custom_id: customId,
  placeholder: boundedText(0, 150).nullish(),
  min_values: whole(0, 25).nullish(),
  max_values: whole(1, 25).nullish(),
  disabled: flag,
  required: flag,
};

const stringSelect = component(ComponentType.StringSelect, {
  ...selectFields,
  options: boundedList(
    z.strictObject({
      label: boundedText(1, 100),
      value: boundedText(1, 100),
      description: boundedText(0, 100).nullish(),
      default: flag,
      emoji: emoji.nullish(),
    }),
    1,
    25,
  ),
});

const defaultValue = z.strictObject({ id: snowflake, type: z.enum(['user', 'role', 'channel']) });
const entityFields = { ...selectFields, default_values: boundedList(defaultValue, 0, 25).nullish() };
const userSelect = component(ComponentType.UserSelect, entityFields);
const roleSelect = component(ComponentType.RoleSelect, entityFields);
const mentionableSelect = component(ComponentType.MentionableSelect, entityFields);
const channelSelect = component(ComponentType.ChannelSelect, {
  ...entityFields,
  channel_types: z.array(whole(0, 16)).nullish(),
});
const selects = [stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect] as const;

const row = component(ComponentType.ActionRow, {
  components: boundedList(byType([2, 3, 5, 6, 7, 8], [button, ...selects]), 1, 5),
});

/** Media may come back as Discord had described it; only its address counts. */
const media = z.object({ url: boundedText(1, 2048) });
const pictured = { media, description: boundedText(1, 1024).nullish(), spoiler: flag };

const textDisplay = component(ComponentType.TextDisplay, { content: boundedText(1, 4000) });
const thumbnail = component(ComponentType.Thumbnail, pictured);
const section = component(ComponentType.Section, {
  components: boundedList(byType([10], [textDisplay]), 1, 3),
  accessory: byType([2, 11], [button, thumbnail]),
});
const gallery = component(ComponentType.MediaGallery, {
  items: boundedList(z.strictObject(pictured), 1, 10),
});
const file = component(ComponentType.File, { file: media, spoiler: flag });
const separator = component(ComponentType.Separator, {
  divider: flag,
  spacing: numberFrom([1, 2]).nullish(),
});
const parts = [row, section, textDisplay, gallery, file, separator] as const;
const container = component(ComponentType.Container, {
  accent_color: whole(0, 0xffffff).nullish(),
  spoiler: flag,
  components: boundedList(byType([1, 9, 10, 12, 13, 14], parts), 1, 40),
});

/** A component at the top of a message (Discord docs, components/reference.mdx). */
export const messageComponent = byType([1, 9, 10, 12, 13, 14, 17], [...parts, container]);

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

const textInput = component(ComponentType.TextInput, {
  custom_id: customId,
  style: numberFrom([1, 2]),
  label: boundedText(1, 45).nullish(),
  value: boundedText(0, 4000).nullish(),
  placeholder: boundedText(0, 100).nullish(),
  required: flag,
  min_length: whole(0, 4000).nullish(),
  max_length: whole(1, 4000).nullish(),
});
const label = component(ComponentType.Label, {
  label: boundedText(1, 45),
  description: boundedText(1, 100).nullish(),
  component: byType([3, 4, 5, 6, 7, 8], [textInput, ...selects]),
});
const inputRow = component(ComponentType.ActionRow, {
  components: boundedList(byType([4], [textInput]), 1, 1),
});

/** A form that opens over the channel; at most five parts, though the API document would allow forty. */
export const modal = z.strictObject({
  custom_id: customId,
  title: boundedText(1, 45),
  components: boundedList(byType([1, 10, 18], [inputRow, textDisplay, label]), 1, 5),
});
