import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { drawableText } from '../../src/canvas/fonts.ts';
import { games } from '../../src/games/index.ts';
import { allSamples } from '../games/samples.ts';
import { texts } from './shipped.ts';
import { filesOf, textsIn } from './sources.ts';

// The fonts of this machine are left alone: a bot runs where there are none.
vi.hoisted(() => {
  process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
});

/** Texts that stand in messages alone, never in a picture, so that Discord draws their emojis. */
const IN_MESSAGES_ALONE: readonly string[] = [
  'done-forgotten-but',
  // A picture leaves the sign out, and draws the face of a computer.
  'seat-computer',
  ...allSamples.flatMap(({ inMessagesAlone }) => inMessagesAlone ?? []),
];

const EMOJI = /\p{Extended_Pictographic}\ufe0f?/gu;

/** Whether some font of the bot has a character: few stand in all the texts. */
const drawable = new Map<string, boolean>();
function isDrawable(character: string): boolean {
  const known = drawable.get(character) ?? drawableText(character) === character;
  drawable.set(character, known);
  return known;
}

/** Characters of a text that no font of the bot has: they would be boxes in a picture. */
const missingIn = (text: string): readonly string[] =>
  [...new Set(text)].filter((character) => character.trim() !== '' && !isDrawable(character));

/** Everything that is written anywhere in a file of components, by the place where it stands. */
function* stringsIn(value: unknown, place: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* stringsIn(part, `${place} ${key}`);
}

const complaint = ([place, text]: readonly [string, string]): readonly string[] =>
  missingIn(text).map(
    (character) => `${place}: ${character} (U+${character.codePointAt(0)?.toString(16).padStart(4, '0')})`,
  );

it('a character that no font has is found', () => {
  expect(missingIn('Roll ⚀ and 🎲, “once” − twice…')).toEqual(['⚀', '🎲']);
});

describe.each(texts.locales)('every character can be drawn of the texts in %s', (locale) => {
  it.each(filesOf(locale))('%s', (file) => {
    const texts = textsIn(file).map(
      ([key, text]) => [key, IN_MESSAGES_ALONE.includes(key) ? text.replaceAll(EMOJI, '') : text] as const,
    );
    expect(texts.flatMap(complaint)).toEqual([]);
  });
});

it.each(games)('every character can be drawn of what is in the box of $name', ({ name }) => {
  const folder = readdirSync('assets').includes(name) ? readdirSync(`assets/${name}`) : [];
  const strings = folder
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [...stringsIn(JSON.parse(readFileSync(`assets/${name}/${file}`, 'utf8')), file)]);
  expect(strings.flatMap(complaint)).toEqual([]);
});

it('what is said to stand in messages alone is there', () => {
  const keys = filesOf('en').flatMap((file) => textsIn(file).map(([key]) => key));
  expect(IN_MESSAGES_ALONE.filter((key) => !keys.includes(key))).toEqual([]);
});
