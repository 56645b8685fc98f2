import { beforeAll, expect, test } from 'vitest';
import { TYPE } from '../../../../src/canvas/theme.ts';
import { measureTexts, type WrittenText } from '../../../canvas/written-texts.ts';
import { oteresPictures } from '../../../gallery/oteres.ts';
import { say } from '../presenter/telling.ts';

const texts: { readonly picture: string; readonly written: WrittenText }[] = [];

beforeAll(async () => {
  const written = measureTexts();
  for (const [position, picture] of oteresPictures(say)) {
    if (position.startsWith('asked-3')) continue;
    const from = written.length;
    await picture.paint();
    texts.push(
      ...written.slice(from).map((one) => ({ picture: `${position} ${picture.name}`, written: one })),
    );
  }
}, 120_000);

const listed = (failing: (text: WrittenText) => boolean, among = texts): readonly string[] => [
  ...new Set(
    among
      .filter(({ written }) => failing(written))
      .map(({ picture, written: { text, size, paint, contrast, dimmed } }) =>
        [picture, text, `${Math.round(size)} px`, paint, contrast.toFixed(2), dimmed.toFixed(2)].join(' | '),
      ),
  ),
];

test('every text of every picture is at least 22 pixels high', () => {
  expect(texts.length).toBeGreaterThan(800);
  expect(listed(({ size }) => size < TYPE.small - 0.01)).toEqual([]);
});

test('every text stands out by 4.5 to 1 from what it was written upon', () => {
  expect(listed(({ contrast }) => contrast < 4.5)).toEqual([]);
});

test('what steps back behind the veil still stands out by 3.5 to 1', () => {
  const tables = texts.filter(({ picture }) => picture.includes('table'));
  expect(tables.length).toBeGreaterThan(300);
  expect(listed(({ dimmed }) => dimmed < 3.5, tables)).toEqual([]);
});

test('no text is written upon nothing, where something darker could come beneath it', () => {
  expect(listed(({ floats }) => floats)).toEqual([]);
});
