import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@fluent/syntax';
import { expect, it } from 'vitest';

/** German texts by key as they stand in a file. */
const textsIn = (file: string): readonly (readonly [string, string])[] => {
  const source = readFileSync(`assets/texts/de/${file}`, 'utf8');
  return parse(source, { withSpans: true }).body.flatMap((entry) => {
    if (entry.type !== 'Message' || entry.value === null) return [];
    const { start = 0, end = 0 } = entry.value.span ?? {};
    return [[entry.id.name, source.slice(start, end)] as const];
  });
};

it.each(readdirSync('assets/texts/de').filter((file) => file.endsWith('.ftl')))(
  'the German of %s speaks to a friend',
  (file) => {
    const formal = textsIn(file).filter(([, text]) =>
      /(?<=[a-zäöüß,;] )(Sie|Ihnen|Ihre?[nmrs]?)\b/.test(text),
    );
    expect(formal).toEqual([]);
  },
);
