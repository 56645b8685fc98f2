import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { BYTES_A_LETTER, COMPLAINT, DATA, type Extent, LIST } from '../bounds.ts';
import { shortened } from '../texts/shown-text.ts';

/** A component list that cannot be played with: which file, which entry, what is wrong. */
export class BrokenComponents extends Error {
  override readonly name = 'BrokenComponents';
}

/** Ends the reading of a list: says where in it something is wrong, and what. Throws {@link BrokenComponents}. */
export type Complain = (where: string, what: string) => never;

/** Complaints about one file. `fileName` is for messages alone. */
export const complainAbout =
  (fileName: string): Complain =>
  (where, what) => {
    const complaint = oneLine(`${fileName}: ${where === '' ? '' : `${where}: `}${what}`);
    throw new BrokenComponents(shortened(complaint, COMPLAINT));
  };

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ');

/** The text of a component list. `fileName` is for messages. @throws {@link BrokenComponents} if it cannot be read */
export function listText(file: URL, fileName: string): string {
  try {
    if (statSync(file).size > BYTES_A_LETTER * DATA.letters)
      return complainAbout(fileName)('', tooLong(DATA));
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof BrokenComponents) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return complainAbout(fileName)('', `cannot be read (${code})`);
  }
}

const tooLong = ({ letters }: Extent): string => `has more than ${letters} letters`;

/** Reads a data file of this shape. Throws {@link BrokenComponents} with the file, the entry and what is wrong. */
export function readList<T>(text: string, shape: z.ZodType<T>, complain: Complain, extent: Extent = DATA): T {
  if (text.length > extent.letters) return complain('', tooLong(extent));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return complain('', `is not JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
  checkExtent(json, extent, complain);
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const said = issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message;
  return complain(placeOf(json, issue?.path ?? []), said ?? 'is not a component list');
}

/** The same for the list of a box, which may come from a stranger. */
export const readComponentList = <T>(text: string, shape: z.ZodType<T>, complain: Complain): T =>
  readList(text, shape, complain, LIST);

/** Refuses lists far too large before parsing: ten thousand complaints take longer than a good file. */
function checkExtent(json: unknown, extent: Extent, complain: Complain): void {
  const left: { readonly path: readonly PropertyKey[]; readonly value: unknown }[] = [
    { path: [], value: json },
  ];
  let parts = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path, value } = next;
    const refuse = (what: string) => complain(placeOf(json, path), what);
    if (typeof value === 'string' && value.length > extent.text)
      refuse(`has more than ${extent.text} letters`);
    if (typeof value !== 'object' || value === null) continue;
    if (path.length === extent.depth) refuse('has entries within entries that no list has');
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    parts += entries.length;
    if (parts > extent.parts) complain('', `has more than ${extent.parts} parts`);
    if (entries.length > extent.entries)
      refuse(`has ${entries.length} entries, ${extent.entries} are the most`);
    if (entries.some(([key]) => key.length > extent.key))
      refuse(`has an entry whose name is longer than ${extent.key} letters`);
    for (const [key, each] of entries)
      left.push({ path: [...path, isList ? Number(key) : key], value: each });
  }
}

/** What a list's entries say to the person who reads the file, and to nobody else. */
const REMARKS: readonly string[] = ['about', 'note'];

/** A list's text as matches keep it: without remarks and without room between. It reads as the same list. */
export const keptList = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (key, value: unknown) => (REMARKS.includes(key) ? undefined : value)) as unknown,
  );

/** Where in the list something is wrong, by the entry's id if it has one. */
function placeOf(json: unknown, path: readonly PropertyKey[]): string {
  const [part, index, ...rest] = path;
  if (part === undefined) return '';
  if (typeof index !== 'number') return path.join(' ');
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  const list: unknown = entries.find(([name]) => name === part)?.[1];
  const entry: unknown = Array.isArray(list) ? list[index] : undefined;
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  const called = typeof id === 'string' ? `"${id}"` : `#${index + 1}`;
  return [String(part), called, ...rest].join(' ');
}
