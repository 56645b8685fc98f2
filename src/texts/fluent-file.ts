import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Entry,
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

/** One file of texts, known to be whole. */
export interface FluentFile {
  readonly source: string;
  readonly entries: readonly TextEntry[];
}

/** How the last line of each file begins. */
const LAST_LINE = '### End of';

/** The functions that Fluent itself brings; https://projectfluent.org/fluent/guide/functions.html */
const FUNCTIONS: readonly string[] = ['NUMBER', 'DATETIME'];

/**
 * Reads one file of texts. The formatter passes over what it cannot read; this does not. A file that was cut between two
 * texts could be read as well: so the last line says which there are, and is held against them.
 *
 * @throws TextsBroken when the file cannot be read, an entry cannot be read, says nothing, or calls a function that there
 *   is none of, or when the last line is not the one that these entries make
 */
export function readFluentFile(file: string): FluentFile {
  const source = sourceOf(file);
  const entries = entriesOf(source, file);
  const last = source.trimEnd().split('\n').at(-1)?.trim() ?? '';
  const wanted = lastLineOf(entries);
  if (last !== wanted)
    throw new TextsBroken(
      `${file} may be incomplete: it ends with "${last}", but its texts need "${wanted}". ` +
        'If you changed its texts and nothing is missing, run `npm run texts` to write that line.',
    );
  return { source, entries };
}

/**
 * Writes the last line that {@link readFluentFile} wants, for whoever has changed the texts of a file.
 *
 * @returns whether the file had another last line before
 * @throws TextsBroken when the file or an entry of it cannot be read, as in {@link readFluentFile}
 */
export function writeLastLine(file: string): boolean {
  const source = sourceOf(file);
  const wanted = lastLineOf(entriesOf(source, file));
  const texts = source.split('\n').filter((line) => !line.startsWith(LAST_LINE));
  const closed = `${texts.join('\n').trimEnd()}\n\n${wanted}\n`;
  if (closed === source) return false;
  writeFileSync(file, closed);
  return true;
}

/** What can be read in a file of texts. `file` is what its errors call it. */
function entriesOf(source: string, file: string): readonly TextEntry[] {
  const resource = new FluentParser({ withSpans: true }).parse(source);
  const lineOf = (entry: Entry) => source.slice(0, entry.span?.start ?? 0).split('\n').length;
  const entries: TextEntry[] = [];
  for (const entry of resource.body) {
    const place = `line ${lineOf(entry)} of ${file}`;
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
    const { variables, quotes, functions } = leanings(entry);
    for (const name of functions)
      if (!FUNCTIONS.includes(name))
        throw new TextsBroken(`The text "${key}" at ${place} calls ${name}, and there is no such function.`);
    entries.push({ key, file, line: lineOf(entry), variables, quotes });
  }
  return entries;
}

function sourceOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new TextsBroken(`The texts of ${file} cannot be read (${code}).`, { cause: error });
  }
}

/** What a file with these entries ends with. It stays as it is while only words change. */
function lastLineOf(entries: readonly TextEntry[]): string {
  const leaning = entries.map(({ key, variables, quotes }) => [
    key,
    [...variables].sort(),
    [...quotes].sort(),
  ]);
  const sum = createHash('sha256').update(JSON.stringify(leaning)).digest('hex').slice(0, 8);
  return `${LAST_LINE} ${entries.length} texts: ${sum}`;
}

/** Gathers the names that an entry uses. */
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

function leanings(entry: Message | Term): Gatherer {
  const gatherer = new Gatherer();
  gatherer.visit(entry);
  return gatherer;
}
