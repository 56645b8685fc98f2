import type { APIApplicationCommand } from 'discord-api-types/v10';

/**
 * Commands as a client in this language shows them: descriptions of commands and options, and names of choices, in
 * that language if the bot has registered them (Application Commands, "Localization"). Typed names stay those that
 * are sent.
 */
export const localised = (
  commands: readonly APIApplicationCommand[],
  locale: string,
): readonly APIApplicationCommand[] =>
  JSON.parse(JSON.stringify(commands), (_key, value: unknown) =>
    shownIn(locale, value),
  ) as APIApplicationCommand[];

/** A command, an option or a choice with its words in this language; anything else as it is. */
function shownIn(locale: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const shown = 'value' in value ? 'name' : 'description';
  const translations = value[`${shown}_localizations`];
  const translated = isRecord(translations) ? translations[locale] : undefined;
  return typeof translated === 'string' ? { ...value, [shown]: translated } : value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
