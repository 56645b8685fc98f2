import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import {
  FluentParser,
  type FunctionReference,
  type Message,
  type MessageReference,
  type Term,
  type TermReference,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';

/** Why the texts cannot be used. The message is a sentence that names the file and the entry. */
export class TextsBroken extends Error {
  override readonly name = 'TextsBroken';
}

/** One message or term of a file, and what it leans on. */
export interface TextEntry {
  /** The key; that of a term begins with a dash. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  /** The variables that stand in it, without their dollar signs. */
  readonly variables: ReadonlySet<string>;
  /** Keys of the messages and terms it quotes. */
  readonly quotes: ReadonlySet<string>;
}

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
  for (const fileName of readdirSync(folder).sort()) {
    if (!fileName.endsWith('.ftl')) continue;
    const file = join(folder, fileName);
    const source = sourceOf(file);
    for (const entry of entriesOf(source, file)) {
      const twin = entries.get(entry.key);
      if (twin !== undefined)
        throw new TextsBroken(
          `The text "${entry.key}" stands twice: at ${entryPlace(twin)} and at ${entryPlace(entry)}.`,
        );
      entries.set(entry.key, entry);
    }
    bundle.addResource(new FluentResource(source));
  }
  const messages = new Map<string, TextEntry>();
  for (const entry of entries.values()) {
    const variables = neededBy(entry, entries, []);
    if (!entry.key.startsWith('-')) messages.set(entry.key, { ...entry, variables });
  }
  return { name, messages, bundle };
}

/** Where an entry stands, for a sentence. */
export function entryPlace({ file, line }: Pick<TextEntry, 'file' | 'line'>): string {
  return `line ${line} of ${file}`;
}

/** A quoted message is filled from the same arguments; a term only from those that are written beside it. */
function neededBy(
  entry: TextEntry,
  entries: ReadonlyMap<string, TextEntry>,
  above: readonly string[],
): ReadonlySet<string> {
  const { key: own, variables, quotes } = entry;
  if (above.includes(own)) throw new TextsBroken(`The text "${own}" at ${entryPlace(entry)} quotes itself.`);
  const needed = new Set(variables);
  for (const key of quotes) {
    const quoted = entries.get(key);
    if (quoted === undefined)
      throw new TextsBroken(`The text "${own}" at ${entryPlace(entry)} quotes "${key}", which is not there.`);
    const inner = neededBy(quoted, entries, [...above, own]);
    if (!key.startsWith('-')) for (const variable of inner) needed.add(variable);
  }
  return needed;
}

function sourceOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new TextsBroken(`The texts of ${file} cannot be read (${code}).`, { cause: error });
  }
}

/** The functions that Fluent itself brings; https://projectfluent.org/fluent/guide/functions.html */
const FUNCTIONS: readonly string[] = ['NUMBER', 'DATETIME'];

/**
 * The entries of a file. Unlike the formatter this does not skip what it cannot read.
 *
 * @throws TextsBroken if an entry cannot be read, says nothing or calls an unknown function
 */
function entriesOf(source: string, file: string): readonly TextEntry[] {
  const resource = new FluentParser({ withSpans: true }).parse(source);
  const entries: TextEntry[] = [];
  let [line, counted] = [1, 0];
  for (const entry of resource.body) {
    const start = entry.span?.start ?? counted;
    line += source.slice(counted, start).split('\n').length - 1;
    counted = start;
    const place = entryPlace({ file, line });
    if (entry.type === 'Junk') {
      const [annotation] = entry.annotations;
      const opening = entry.content.trim().split('\n', 1).join('');
      throw new TextsBroken(
        `The text at ${place} cannot be read (${annotation?.message ?? 'broken'}): ${opening}`,
      );
    }
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const key = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    if (entry.value === null) throw new TextsBroken(`The text "${key}" at ${place} says nothing.`);
    const { variables, quotes, functions } = gathered(entry);
    for (const name of functions)
      if (!FUNCTIONS.includes(name))
        throw new TextsBroken(`The text "${key}" at ${place} calls ${name}, and there is no such function.`);
    entries.push({ key, file, line, variables, quotes });
  }
  return entries;
}

class Gatherer extends Visitor {
  readonly variables = new Set<string>();
  readonly quotes = new Set<string>();
  readonly functions = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }
  override visitMessageReference(node: MessageReference): void {
    this.quotes.add(node.id.name);
  }
  override visitTermReference(node: TermReference): void {
    this.quotes.add(`-${node.id.name}`);
    this.genericVisit(node);
  }
  override visitFunctionReference(node: FunctionReference): void {
    this.functions.add(node.id.name);
    this.genericVisit(node);
  }
}

function gathered(entry: Message | Term): Gatherer {
  const gatherer = new Gatherer();
  gatherer.visit(entry);
  return gatherer;
}

/** The source of `keys.ts`: what the English texts have, sorted, a line each. */
export function keysFile(messages: ReadonlyMap<string, TextEntry>): string {
  const lines = [...messages].map(([key, { variables }]) => {
    const names = [...variables].sort().map((name) => `'${name}'`);
    return `  '${key}': [${names.join(', ')}],\n`;
  });
  return `${KEYS_OPENING}${lines.sort().join('')}} as const satisfies Readonly<Record<string, readonly string[]>>;\n`;
}

const KEYS_OPENING = `// Generated by \`npm run texts\` from the English texts: it is not edited by hand.

/** Every text of the bot, with the variables that it has. */
export const TEXT_VARIABLES = {
`;
