import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { TABLE_NAME_LENGTH } from '../../src/tables/model/table.ts';
import { shownName } from '../../src/texts/shown-text.ts';
import { texts } from './shipped.ts';
import { filesOf, textsIn } from './sources.ts';

it.each(filesOf('de'))('the German of %s speaks to a friend', (file) => {
  const formal = textsIn(file).filter(([, text]) => /(?<=[a-zäöüß,;] )(Sie|Ihnen|Ihre?[nmrs]?)\b/.test(text));
  expect(formal).toEqual([]);
});

/** `de` and `que` before the name of somebody or of a game, where one that begins with a vowel would make them `d’` and `qu’`. */
const BEFORE_A_NAME =
  /(?:^|\s)(?:de|que|lorsque) \{ \$(?:by|game|holder|host|member|name|names|other|others|people|person|who|winner) \}/iu;

it.each(filesOf('fr'))(
  'the French of %s puts no name behind a word that a vowel would shorten, and breaks no line before a double mark',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.filter((line) => BEFORE_A_NAME.test(line))).toEqual([]);
    expect(lines.filter((line) => !line.startsWith('#') && /\S [:;!?»]|« /u.test(line))).toEqual([]);
  },
);

describe.each(texts.locales)('The names of tables in %s', (locale) => {
  test.each(games)('of $name are many, short, and all different', (game) => {
    const names = game.tableNames(texts.in(locale));
    expect(names.length).toBeGreaterThanOrEqual(400);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => name.length > TABLE_NAME_LENGTH || shownName(name) !== name)).toEqual([]);
  });
});
