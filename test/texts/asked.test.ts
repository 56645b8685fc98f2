import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { hasFirstLesson } from '../../src/lessons/course.ts';
import { keysFile, readLocale } from '../../src/texts/locale.ts';
import type { Say } from '../../src/texts/say.ts';
import { becomes, writtenIn } from './written.ts';

const texts = readLocale('assets/texts', 'en').messages;

test('The keys that code was checked with are those of the English texts: `npm run texts` writes them', () => {
  expect(readFileSync('src/texts/keys.ts', 'utf8')).toBe(keysFile(texts));
});

test('A key that is not there does not compile, nor one that is filled with too little, nor behind a name made of parts', () => {
  const wrong = (say: Say, part: 'relaxed' | 'gone') => [
    // @ts-expect-error: there is no such text.
    say('probe-gone'),
    // @ts-expect-error: there is one of these texts.
    say(`pace-${part}`),
    // @ts-expect-error: it takes two variables.
    say('list-or', { some: '' }),
    // @ts-expect-error: it takes one.
    say('answer-and-end'),
  ];
  expect(wrong).toHaveLength(2);
});

test('Every text is asked for somewhere', () => {
  const code = new Map([...writtenIn('.')].filter(([file]) => file !== 'src/texts/keys.ts'));
  const inLessons = games
    .filter(hasFirstLesson)
    .flatMap(({ name }) => [
      ...(readFileSync(`assets/${name}/lessons/first.json`, 'utf8').match(/[\w-]+/g) ?? []),
    ]);
  const words = new Set([...[...code.values()].flatMap((file) => [...file.words]), ...inLessons]);
  const templates = [...code.values()].flatMap((file) => file.templates);
  const quoted = new Set([...texts.values()].flatMap(({ quotes }) => [...quotes]));
  const idle = [...texts.keys()].filter(
    (key) =>
      !words.has(key) &&
      !quoted.has(key) &&
      !templates.some((parts) => parts.join('').includes('-') && becomes(key, parts, words)),
  );
  expect(idle).toEqual([]);
});
