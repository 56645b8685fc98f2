import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFluentFile, type TextEntry, TextsBroken } from './fluent-file.ts';

/** All texts of one language. */
export interface Locale {
  /** The name of its folder, as Discord names the language: `en`, `pt-BR`. */
  readonly name: string;
  /** The messages by their keys, each with every variable it needs, those of the messages it quotes included. */
  readonly messages: ReadonlyMap<string, TextEntry>;
  readonly bundle: FluentBundle;
}

/**
 * Reads the folder of one language.
 *
 * @throws TextsBroken when a file cannot be read, a key stands twice, or a text quotes one that is not there
 */
export function readLocale(directory: string, name: string): Locale {
  const folder = join(directory, name);
  // Marks around every number and icon would end up in labels and pictures; names bring their own where they need them.
  const bundle = new FluentBundle(name, { useIsolating: false });
  const entries = new Map<string, TextEntry>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ftl')) continue;
    const read = readFluentFile(join(folder, file));
    for (const entry of read.entries) {
      const twin = entries.get(entry.key);
      if (twin !== undefined)
        throw new TextsBroken(
          `The text "${entry.key}" stands twice: at ${entryPlace(twin)} and at ${entryPlace(entry)}.`,
        );
      entries.set(entry.key, entry);
    }
    bundle.addResource(new FluentResource(read.source));
  }
  const messages = new Map<string, TextEntry>();
  for (const entry of entries.values()) {
    const variables = neededBy(entry, entries, []);
    if (!entry.key.startsWith('-')) messages.set(entry.key, { ...entry, variables });
  }
  return { name, messages, bundle };
}

/** Where an entry stands, for a sentence. */
export function entryPlace(entry: TextEntry): string {
  return `line ${entry.line} of ${entry.file}`;
}

/** A quoted message is filled from the same arguments; a term only from those that are written beside it. */
function neededBy(
  entry: TextEntry,
  entries: ReadonlyMap<string, TextEntry>,
  above: readonly string[],
): ReadonlySet<string> {
  if (above.includes(entry.key))
    throw new TextsBroken(`The text "${entry.key}" at ${entryPlace(entry)} quotes itself.`);
  const needed = new Set(entry.variables);
  for (const key of entry.quotes) {
    const quoted = entries.get(key);
    if (quoted === undefined)
      throw new TextsBroken(
        `The text "${entry.key}" at ${entryPlace(entry)} quotes "${key}", which is not there.`,
      );
    const inner = neededBy(quoted, entries, [...above, entry.key]);
    if (!key.startsWith('-')) for (const variable of inner) needed.add(variable);
  }
  return needed;
}
