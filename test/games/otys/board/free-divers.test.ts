import { expect, test } from 'vitest';
import { seaPicture } from '../../../../src/games/otys/board/sea.ts';
import { components } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { letteringOf, recordType } from '../../../canvas/recorded-type.ts';
import { say } from '../../../texts/shipped.ts';
import { fourPeople as textContext } from '../../text-context.ts';
import { given } from '../position.ts';

recordType();

const before = given(
  '3 explorer, 4 engineer+, 5 trader, credits 3, batteries 1, sponsors 3:1a; 3 explorer',
).play('k3');
const after = before.play('s');

/** What is written first below the names of these divers on a sea: their price, and what a Trader buys for. */
const pricesOn = async (view: OtysView, seat: number): Promise<readonly string[]> => {
  const letters = await letteringOf(seaPicture({ view, people: textContext.people, components, say }, seat));
  return ['Spy', 'Engineer', 'Explorer', 'Trader'].map(
    (name) => letters[letters.findIndex(({ text }) => text === name) + 1]?.text ?? '',
  );
};

test('own divers cost nothing on their tiles once sponsor 1 advanced was used (rulebook, "Sponsor tiles")', async () => {
  expect((await pricesOn(before.view(), 0)).slice(0, 3)).toEqual(['1', '0', '2']);
  expect(await pricesOn(after.view(), 0)).toEqual(['0', '0', '0', '/']);
});

test('divers of others keep their price, as does whoever is up in the next turn', async () => {
  expect((await pricesOn(after.view(), 1)).slice(0, 3)).toEqual(['1', '1', '2']);
  const next = after.play('go r0 skip end');
  expect(next.view().freeDivers).toBe(false);
  expect((await pricesOn(next.view(), 0)).slice(0, 3)).toEqual(['1', '0', '2']);
});
