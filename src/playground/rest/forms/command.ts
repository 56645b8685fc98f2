import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { z } from 'zod';
import { bits, boundedList, boundedText, byType, numberFrom, whole } from '../reading.ts';

/** Names and descriptions in other languages. */
const translated = (max: number) => z.record(z.string(), boundedText(1, max)).nullish();

const naming = {
  name: boundedText(1, 32),
  name_localizations: translated(32),
  description: boundedText(1, 100),
  description_localizations: translated(100),
};

const value = { ...naming, required: z.boolean().nullish() };
const choices = <S extends z.ZodType>(of: S) =>
  boundedList(
    z.strictObject({ name: boundedText(1, 100), name_localizations: translated(100), value: of }),
    0,
    25,
  ).nullish();
const autocomplete = z.boolean().nullish();
const MAX_WHOLE = Number.MAX_SAFE_INTEGER;

const stringOption = z.strictObject({
  type: z.literal(Option.String),
  ...value,
  choices: choices(boundedText(0, 100)),
  autocomplete,
  min_length: whole(0, 6000).nullish(),
  max_length: whole(1, 6000).nullish(),
});
const integerOption = z.strictObject({
  type: z.literal(Option.Integer),
  ...value,
  choices: choices(whole(-MAX_WHOLE, MAX_WHOLE)),
  autocomplete,
  min_value: whole(-MAX_WHOLE, MAX_WHOLE).nullish(),
  max_value: whole(-MAX_WHOLE, MAX_WHOLE).nullish(),
});
const numberOption = z.strictObject({
  type: z.literal(Option.Number),
  ...value,
  choices: choices(z.number()),
  autocomplete,
  min_value: z.number().nullish(),
  max_value: z.number().nullish(),
});
const booleanOption = z.strictObject({ type: z.literal(Option.Boolean), ...value });
const userOption = z.strictObject({ type: z.literal(Option.User), ...value });
const roleOption = z.strictObject({ type: z.literal(Option.Role), ...value });
const mentionableOption = z.strictObject({ type: z.literal(Option.Mentionable), ...value });
const attachmentOption = z.strictObject({ type: z.literal(Option.Attachment), ...value });
const channelOption = z.strictObject({
  type: z.literal(Option.Channel),
  ...value,
  channel_types: z.array(whole(0, 16)).nullish(),
});

const leaf = [
  stringOption,
  integerOption,
  booleanOption,
  userOption,
  channelOption,
  roleOption,
  mentionableOption,
  numberOption,
  attachmentOption,
] as const;
const LEAF_TYPES = [3, 4, 5, 6, 7, 8, 9, 10, 11];

const subcommand = z.strictObject({
  type: z.literal(Option.Subcommand),
  ...naming,
  required: z.boolean().nullish(),
  options: boundedList(byType(LEAF_TYPES, leaf), 0, 25).nullish(),
});
const group = z.strictObject({
  type: z.literal(Option.SubcommandGroup),
  ...naming,
  required: z.boolean().nullish(),
  options: boundedList(byType([1], [subcommand]), 0, 25).nullish(),
});

const option = byType([1, 2, ...LEAF_TYPES], [subcommand, group, ...leaf]);
/** An option of a command, a subcommand or a group of them. */
export type OptionForm = z.output<typeof option>;

/** A command as the bot registers it (Discord docs, interactions/application-commands.mdx). */
export const command = z.strictObject({
  id: z.string().nullish(),
  type: numberFrom([1, 2, 3, 4]).nullish(),
  name: boundedText(1, 32),
  name_localizations: translated(32),
  description: boundedText(0, 100).nullish(),
  description_localizations: translated(100),
  options: boundedList(option, 0, 25).nullish(),
  default_member_permissions: bits.nullish(),
  dm_permission: z.boolean().nullish(),
  default_permission: z.boolean().nullish(),
  contexts: boundedList(numberFrom([0, 1, 2]), 1, 3).nullish(),
  integration_types: boundedList(numberFrom([0, 1]), 1, 2).nullish(),
  nsfw: z.boolean().nullish(),
  handler: numberFrom([1, 2, 3]).nullish(),
});
/** A command, as the bot gave it. */
export type CommandForm = z.output<typeof command>;

/** A change of a command; what is absent stays. */
export const commandChange = command.partial();
