import { expect, test } from 'vitest';
import { othersPicture } from '../../../../src/games/otys/board/index.ts';
import { letteringOf, recordType } from '../../../canvas/recorded-type.ts';
import { say } from '../../text-context.ts';
import { crowded, sampleComponents } from '../sample-views.ts';

recordType();

/** What is written in the seas of the others, when each of them has so many X keys. */
const written = async (ownX: boolean, neutralX: number): Promise<readonly string[]> => {
  const seats = crowded.view.seats.map((side) => ({ ...side, ownX, neutralX, track: [] }));
  const view = { ...crowded.view, seats };
  const lettering = await letteringOf(othersPicture(view, 0, crowded.people, sampleComponents, say));
  return lettering.map(({ text }) => text);
};

test('the X keys of another are counted with their own among them, and a single one is not', async () => {
  expect(await written(true, 2)).toContain('×3');
  expect(await written(false, 2)).toContain('×2');
  expect((await written(true, 0)).filter((text) => text.startsWith('×'))).toEqual([]);
});

test('no zero stands where another has no X key', async () => {
  expect((await written(false, 0)).filter((text) => /^×?0$/u.test(text))).toEqual([]);
});
