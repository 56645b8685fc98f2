import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { z } from 'zod';
import { bits, boundedList, boundedText, byType, numberFrom, whole } from '../reading.ts';

/** Names and descriptions in other languages. */
const translated = (max: number) => z.record(z.string(), boundedText(1, max)).nullish();
const flag = z.boolean().nullish();

const naming = {
  name: boundedText(1, 32),
  name_localizations: translated(32),
  description_localizations: translated(100),
};

const option = <const T extends Option, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.strictObject({
    type: z.literal(type),
    ...naming,
    description: boundedText(1, 100),
    required: flag,
    ...fields,
  });

const choices = <S extends z.ZodType>(value: S) =>
  boundedList(
    z.strictObject({ name: boundedText(1, 100), name_localizations: translated(100), value }),
    0,
    25,
  ).nullish();
/** What an option of numbers may hold. */
const numbers = <S extends z.ZodType>(number: S) => ({
  choices: choices(number),
  autocomplete: flag,
  min_value: number.nullish(),
  max_value: number.nullish(),
});

const leaf = [
  option(Option.String, {
    choices: choices(boundedText(0, 100)),
    autocomplete: flag,
    min_length: whole(0, 6000).nullish(),
    max_length: whole(1, 6000).nullish(),
  }),
  option(Option.Integer, numbers(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))),
  option(Option.Number, numbers(z.number())),
  option(Option.Boolean, {}),
  option(Option.User, {}),
  option(Option.Role, {}),
  option(Option.Mentionable, {}),
  option(Option.Attachment, {}),
  option(Option.Channel, { channel_types: z.array(whole(0, 16)).nullish() }),
] as const;
const LEAF_TYPES = [3, 4, 5, 6, 7, 8, 9, 10, 11];

const subcommand = option(Option.Subcommand, {
  options: boundedList(byType(LEAF_TYPES, leaf), 0, 25).nullish(),
});
const group = option(Option.SubcommandGroup, {
  options: boundedList(byType([1], [subcommand]), 0, 25).nullish(),
});

const anyOption = byType([1, 2, ...LEAF_TYPES], [subcommand, group, ...leaf]);
/** An option of a command, a subcommand or a group of them. */
export type OptionForm = z.output<typeof anyOption>;

/** A slash command as the bot registers it (Discord docs, interactions/application-commands.mdx). */
export const command = z.strictObject({
  id: z.string().nullish(),
  type: numberFrom([1]).nullish(),
  ...naming,
  description: boundedText(0, 100).nullish(),
  options: boundedList(anyOption, 0, 25).nullish(),
  default_member_permissions: bits.nullish(),
  dm_permission: flag,
  default_permission: flag,
  contexts: boundedList(numberFrom([0, 1, 2]), 1, 3).nullish(),
  integration_types: boundedList(numberFrom([0, 1]), 1, 2).nullish(),
  nsfw: flag,
  handler: numberFrom([1, 2, 3]).nullish(),
});
/** A command, as the bot gave it. */
export type CommandForm = z.output<typeof command>;
