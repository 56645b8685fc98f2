import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { z } from 'zod';
import { boundedList, boundedText, isUnique, whole } from '../reading.ts';

/** Names of slash commands and options (Discord docs, interactions/application-commands.mdx "naming"). */
const name = z
  .string()
  .regex(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u)
  .refine((text) => text === text.toLowerCase());

const words = {
  name,
  name_localizations: z.record(z.string(), name).nullish(),
  description: boundedText(1, 100),
  description_localizations: z.record(z.string(), boundedText(1, 100)).nullish(),
};

const option = <const T extends Option, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...words, required: z.boolean().nullish(), ...fields });

const choices = <S extends z.ZodType<string | number>>(value: S) => {
  const named = boundedText(1, 100);
  const localized = z.record(z.string(), named).nullish();
  const choice = z.strictObject({ name: named, name_localizations: localized, value });
  return boundedList(choice, 0, 25)
    .refine((all) => isUnique(all.map((each) => each.name)))
    .nullish();
};
const integer = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

const leaves = [
  option(Option.String, {
    ...{ choices: choices(boundedText(0, 100)), autocomplete: z.boolean().nullish() },
    max_length: whole(1, 6000).nullish(),
  }).refine(({ autocomplete, choices: all }) => autocomplete !== true || !all?.length),
  option(Option.Integer, {
    ...{ choices: choices(integer), min_value: integer.nullish(), max_value: integer.nullish() },
  }),
  option(Option.Boolean, {}),
  option(Option.User, {}),
  option(Option.Role, {}),
  option(Option.Attachment, {}),
  option(Option.Channel, {}),
] as const;

type Listed = z.ZodType<{ readonly name: string; readonly required?: boolean | null | undefined }>;

/** The options of one command, or subcommand: those that are required come first. */
const optionsOf = <S extends Listed>(kind: S) =>
  boundedList(kind, 0, 25)
    .refine((all) => isUnique(all.map(({ name: each }) => each)))
    .refine((all) => {
      const optional = all.findIndex(({ required }) => required !== true);
      return optional < 0 || all.slice(optional).every(({ required }) => required !== true);
    });

const subcommand = option(Option.Subcommand, {
  options: optionsOf(z.discriminatedUnion('type', leaves)).nullish(),
});
const anyOption = z.discriminatedUnion('type', [...leaves, subcommand]);
type AnyOption = z.output<typeof anyOption>;

const longest = (text: string, translated: Readonly<Record<string, string>> | null | undefined): number =>
  Math.max(text.length, ...Object.values(translated ?? {}).map(({ length }) => length));

type Weighed = Pick<
  AnyOption,
  'name' | 'name_localizations' | 'description' | 'description_localizations'
> & {
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | null | undefined;
  readonly options?: readonly Weighed[] | null | undefined;
};

function weightOf({ choices: all, options, ...item }: Weighed): number {
  const chosen = (all ?? []).reduce((sum, each) => sum + each.name.length + String(each.value).length, 0);
  const own =
    longest(item.name, item.name_localizations) + longest(item.description, item.description_localizations);
  return (options ?? []).reduce((sum, inner) => sum + weightOf(inner), own + chosen);
}

/** Most characters of a command's names, descriptions and choices together (same page, "Limits"). */
const MAX_COMMAND_TEXT = 8000;

const command = z
  .strictObject({
    ...words,
    contexts: z.tuple([z.literal(0)]),
    integration_types: z.tuple([z.literal(0)]).default([0]),
    options: optionsOf(anyOption)
      .refine((all) => new Set(all.map(({ type }) => type === Option.Subcommand)).size < 2)
      .nullish(),
  })
  .refine((each) => weightOf(each) <= MAX_COMMAND_TEXT);
/** A slash command as the bot registers it (Discord docs, interactions/application-commands.mdx). */
export type CommandForm = z.output<typeof command>;

/** All commands of an application. */
export const commandList = boundedList(command, 0, 100).refine((all) =>
  isUnique(all.map((each) => each.name)),
);
