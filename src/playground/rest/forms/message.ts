import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { boundedList, boundedText, isUnique, snowflake, whole } from '../reading.ts';

const flag = z.boolean().nullish();
const customId = boundedText(1, 100);

/** A component of a type, with the number that Discord gives it, so that a message that was read can be sent again. */
const component = <const T extends ComponentType, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), id: whole(0, 2_147_483_647).nullish(), ...fields });

/** One of the application's own emojis. */
const emoji = z.strictObject({ id: snowflake, name: boundedText(1, 32), animated: flag }).nullish();

const button = component(ComponentType.Button, {
  style: z.literal([ButtonStyle.Primary, ButtonStyle.Secondary, ButtonStyle.Success, ButtonStyle.Danger]),
  custom_id: customId,
  label: boundedText(1, 80),
  disabled: flag,
  emoji,
});

const selectFields = {
  custom_id: customId,
  placeholder: boundedText(0, 150).nullish(),
  min_values: whole(0, 25).default(1),
  max_values: whole(1, 25).default(1),
  disabled: flag,
};

const option = z.strictObject({
  label: boundedText(1, 100),
  value: boundedText(1, 100),
  description: boundedText(0, 100).nullish(),
  default: flag,
  emoji,
});
const stringSelect = component(ComponentType.StringSelect, {
  ...selectFields,
  options: boundedList(option, 1, 25).refine((options) => isUnique(options.map(({ value }) => value))),
})
  .refine(({ min_values: min, max_values: max, options }) => min <= max && max <= options.length)
  .refine(({ max_values: max, options }) => options.filter((each) => each.default === true).length <= max);
const userSelect = component(ComponentType.UserSelect, selectFields);
const usable = z.discriminatedUnion('type', [button, stringSelect, userSelect]);

/** Buttons, or a menu alone. */
const row = component(ComponentType.ActionRow, {
  components: boundedList(usable, 1, 5).refine(
    (all) => all.length === 1 || all.every(({ type }) => type === ComponentType.Button),
  ),
});

/** Media may come back as Discord had described it; only its address counts. */
const media = z.object({ url: boundedText(1, 2048) });

const textDisplay = component(ComponentType.TextDisplay, { content: boundedText(1, 4000) });
const section = component(ComponentType.Section, {
  components: boundedList(textDisplay, 1, 3),
  accessory: button,
});
const gallery = component(ComponentType.MediaGallery, {
  items: boundedList(
    z.strictObject({ media, description: boundedText(1, 1024).nullish(), spoiler: flag }),
    1,
    10,
  ),
});
const file = component(ComponentType.File, { file: media, spoiler: flag });
const separator = component(ComponentType.Separator, {
  divider: flag,
  spacing: z.literal([1, 2]).nullish(),
});
const parts = [row, section, textDisplay, gallery, file, separator] as const;
const container = component(ComponentType.Container, {
  accent_color: whole(0, 0xffffff).nullish(),
  spoiler: flag,
  components: boundedList(z.discriminatedUnion('type', parts), 1, 40),
});

/** A component at the top of a message (Discord docs, components/reference.mdx). */
const messageComponent = z.discriminatedUnion('type', [...parts, container]);

/** A component at the top of a message, as the bot gave it. */
export type MessageComponentForm = z.output<typeof messageComponent>;
/** Any component of a message, at whatever depth. */
export type AnyComponentForm = MessageComponentForm | z.output<typeof usable>;

const required = flag;
const textInput = component(ComponentType.TextInput, {
  ...{ custom_id: customId, style: z.literal([1, 2]), required },
  value: boundedText(0, 4000).nullish(),
  max_length: whole(1, 4000).nullish(),
});
const channelSelect = component(ComponentType.ChannelSelect, { custom_id: customId, required });
const label = component(ComponentType.Label, {
  label: boundedText(1, 45),
  component: z.discriminatedUnion('type', [textInput, channelSelect]),
});

/** A form that opens over the channel; at most five parts, though the API document would allow forty. */
export const modal = z.strictObject({
  custom_id: customId,
  title: boundedText(1, 45),
  components: boundedList(z.discriminatedUnion('type', [textDisplay, label]), 1, 5),
});

/** The people and roles that a message may wake; the bot never leaves it to the words. */
const allowedMentions = z.strictObject({
  parse: boundedList(z.never(), 0, 0),
  users: boundedList(snowflake, 0, 100).nullish(),
  roles: boundedList(snowflake, 0, 100).nullish(),
});
/** Who a message may wake. */
export type AllowedMentionsForm = z.output<typeof allowedMentions>;

const attachment = z.strictObject({ id: snowflake, filename: boundedText(1, 1024).nullish() });

/** A message or a change of one: the bot speaks in components, so plain words and embeds are not known here. */
export const messageFields = z.strictObject({
  flags: whole(0, 2_147_483_647).refine((flags) => (flags & MessageFlags.IsComponentsV2) !== 0),
  components: boundedList(messageComponent, 1, 40),
  allowed_mentions: allowedMentions.nullish(),
  attachments: z.array(attachment).nullish(),
  /** A word by which a message is known again. */
  nonce: z.string().max(25).exactOptional(),
  enforce_nonce: z.boolean().exactOptional(),
});
/** A message or a change of one, as the bot gave it. */
export type MessageForm = z.output<typeof messageFields>;

/** The outside of a first answer; what is inside `data` follows from its type. */
export const callback = z.strictObject({
  type: z.literal([4, 5, 6, 7, 8, 9]),
  data: z.unknown().optional(),
});

/** The flags that may be set when a message is made. */
export const CHANNEL_FLAGS = MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;
/** The same for a message that answers an interaction. */
export const ANSWER_FLAGS = CHANNEL_FLAGS | MessageFlags.Ephemeral;
