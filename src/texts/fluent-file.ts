import { readFileSync } from 'node:fs';
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

/** One file of texts. */
export interface FluentFile {
  readonly source: string;
  readonly entries: readonly TextEntry[];
}

/** The functions that Fluent itself brings; https://projectfluent.org/fluent/guide/functions.html */
const FUNCTIONS: readonly string[] = ['NUMBER', 'DATETIME'];

/**
 * Reads one file of texts. Unlike the formatter it does not skip what it cannot read.
 *
 * @throws TextsBroken if the file or an entry cannot be read, or an entry says nothing or calls an unknown function
 */
export function readFluentFile(file: string): FluentFile {
  const source = sourceOf(file);
  return { source, entries: entriesOf(source, file) };
}

/** What can be read in a file of texts. `file` is what its errors call it. */
function entriesOf(source: string, file: string): readonly TextEntry[] {
  const resource = new FluentParser({ withSpans: true }).parse(source);
  const entries: TextEntry[] = [];
  let [line, counted] = [1, 0];
  for (const entry of resource.body) {
    const start = entry.span?.start ?? counted;
    line += source.slice(counted, start).split('\n').length - 1;
    counted = start;
    const place = `line ${line} of ${file}`;
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
    entries.push({ key, file, line, variables, quotes });
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
