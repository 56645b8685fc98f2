import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `de` and `que` before the name of somebody or of a game, where one that begins with a vowel would make them `d’` and `qu’`. */
const BEFORE_A_NAME =
  /(?:^|\s)(?:de|que|lorsque) \{ \$(?:by|game|holder|host|member|name|names|other|others|people|person|who|winner) \}/iu;

it.each(readdirSync('assets/texts/fr').filter((file) => file.endsWith('.ftl')))(
  'the French of %s puts no name behind a word that a vowel would shorten',
  (file) => {
    const lines = readFileSync(`assets/texts/fr/${file}`, 'utf8').split('\n');
    expect(lines.filter((line) => BEFORE_A_NAME.test(line))).toEqual([]);
  },
);

it.each(readdirSync('assets/texts/fr').filter((file) => file.endsWith('.ftl')))(
  'the French of %s breaks no line before a double mark, nor inside «\u00a0»',
  (file) => {
    const lines = readFileSync(`assets/texts/fr/${file}`, 'utf8').split('\n');
    expect(lines.filter((line) => !line.startsWith('#') && /\S [:;!?»]|« /u.test(line))).toEqual([]);
  },
);
