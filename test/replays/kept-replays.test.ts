import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameNamed } from '../records/played.ts';
import { replaysHere } from './replays-here.ts';

const text = readFileSync('test/records/games/oteres-three.txt', 'utf8');
const wanted = { text, at: 0, way: 'first', language: 'en', reads: true } as const;

test('Whoever brings many records pushes out the former of their own alone, and nobody else has them', async () => {
  const replays = replaysHere([gameNamed('oteres')]);
  const keyOf = async (person: string) => (await replays.bring(person, wanted)).key;
  const others = await keyOf('other');
  const keys = [await keyOf('one'), await keyOf('one'), await keyOf('one'), await keyOf('one')];
  expect(keys.map((key) => replays.broughtBy('one', key)?.text)).toEqual([text, text, text, text]);
  await keyOf('one');
  expect(keys.map((key) => replays.broughtBy('one', key) !== undefined)).toEqual([false, true, true, true]);
  expect(replays.broughtBy('other', others)?.text).toBe(text);
  expect(replays.broughtBy('one', others)).toBeUndefined();
});
