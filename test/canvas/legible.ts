import { beforeAll, expect, test } from 'vitest';
import type { Picture } from '../../src/canvas/picture.ts';
import { TYPE } from '../../src/canvas/theme.ts';
import { inForm } from '../form.ts';
import { sampled } from './sampled.ts';
import { measureTexts, type WrittenText } from './written-texts.ts';

/** Of a text that is written over itself, for its shade or its shine, what is read best. */
const uppermost = (written: readonly WrittenText[]): readonly WrittenText[] =>
  written.filter(
    (one, at) =>
      ![written[at - 1], written[at + 1]].some(
        (beside) =>
          beside?.text === one.text &&
          beside.size === one.size &&
          beside.contrast > one.contrast &&
          one.size > TYPE.level,
      ),
  );

/** One picture in how many of each kind is measured. */
const ONE_IN = inForm(2, 1);

/** Holds everything that is written in pictures, each with what it is complained of under besides its name, to what can be read. */
export function holdLegible(
  pictures: () => Iterable<readonly [name: string, picture: Picture]>,
  {
    texts: least,
    boards,
  }: {
    /** More texts than this there must be in all of them, lest nothing was measured. */
    readonly texts: number;
    /** The names of those which have a veil, and how many texts they must have. */
    readonly boards: { readonly named: RegExp; readonly texts: number };
  },
): void {
  const measured = sampled(ONE_IN);
  const texts: { readonly picture: string; readonly written: WrittenText }[] = [];

  beforeAll(async () => {
    const written = measureTexts();
    for (const [name, picture] of pictures()) {
      if (!measured(picture)) continue;
      const from = written.length;
      await picture.paint();
      texts.push(
        ...uppermost(written.slice(from)).map((one) => ({
          picture: `${name} ${picture.name}`,
          written: one,
        })),
      );
    }
  });

  const listed = (failing: (text: WrittenText) => boolean, among = texts): readonly string[] => [
    ...new Set(
      among
        .filter(({ written }) => failing(written))
        .map(({ picture, written: { text, size, paint, contrast, dimmed } }) =>
          [picture, text, `${Math.round(size)} px`, paint, contrast.toFixed(2), dimmed.toFixed(2)].join(
            ' | ',
          ),
        ),
    ),
  ];

  test('every text of every picture is at least 22 pixels high', () => {
    expect(texts.length).toBeGreaterThan(least / ONE_IN);
    expect(listed(({ size }) => size < TYPE.small - 0.01)).toEqual([]);
  });

  test('every text stands out by 4.5 to 1 from what it was written upon', () => {
    expect(listed(({ contrast }) => contrast < 4.5)).toEqual([]);
  });

  test('what steps back behind the veil still stands out by 3.5 to 1', () => {
    const veiled = texts.filter(({ picture }) => boards.named.test(picture));
    expect(veiled.length).toBeGreaterThan(boards.texts / ONE_IN);
    expect(listed(({ dimmed }) => dimmed < 3.5, veiled)).toEqual([]);
  });

  test('no text is written upon nothing, where something darker could come beneath it', () => {
    expect(listed(({ floats }) => floats)).toEqual([]);
  });
}
