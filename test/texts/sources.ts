import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@fluent/syntax';

/** The files of a language's texts. */
export const filesOf = (language: string): readonly string[] =>
  readdirSync(`assets/texts/${language}`)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => `assets/texts/${language}/${file}`);

/** Texts as they stand in a file, by their keys; those of terms begin with a dash. */
export const textsIn = (file: string): readonly (readonly [key: string, text: string])[] => {
  const source = readFileSync(file, 'utf8');
  return parse(source, { withSpans: true }).body.flatMap((entry) => {
    if (entry.type !== 'Message' && entry.type !== 'Term') return [];
    const key = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    return [[key, source.slice(entry.value?.span?.start, entry.value?.span?.end)] as const];
  });
};
