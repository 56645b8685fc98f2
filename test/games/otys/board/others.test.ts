import { expect, test } from 'vitest';
import { openAmong, othersOf, othersPicture } from '../../../../src/games/otys/board/others.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { letteringOf, recordType } from '../../../canvas/recorded-type.ts';
import { say } from '../../../texts/shipped.ts';
import { crowded } from '../sample-views.ts';

recordType();

/** What is written in the seas of the others, when each of them has so many X keys. */
const written = async (ownX: boolean, neutralX: number): Promise<readonly string[]> => {
  const seats = crowded.view.seats.map((side) => ({ ...side, ownX, neutralX, track: [] }));
  const view = { ...crowded.view, seats };
  const lettering = await letteringOf(othersPicture({ view, people: crowded.people, components, say }, 0));
  return lettering.map(({ text }) => text);
};

test('X keys of another are drawn by themselves: neutral ones with their number if several, and none as nothing', async () => {
  const keys = async (ownX: boolean, neutralX: number) =>
    (await written(ownX, neutralX)).filter((text) => text === 'X').length;
  const own = await keys(true, 0);
  expect(await written(true, 2)).toContain('×2');
  for (const neutralX of [0, 1])
    expect((await written(true, neutralX)).filter((text) => text.startsWith('×'))).toEqual([]);
  expect([await keys(true, 2), await keys(false, 2)]).toEqual([2 * own, own]);
  expect((await written(false, 0)).filter((text) => /^×?0$/u.test(text))).toEqual([]);
});

test('the others stand in the order in which the Colony names everybody, whoever is up', () => {
  for (const { seat } of crowded.view.seats)
    expect(othersOf(crowded.view, seat).map((other) => other.seat)).toEqual(
      crowded.view.seats.map((other) => other.seat).filter((other) => other !== seat),
    );
});

test('a level is open in the seas of others only while one of them is up', () => {
  const { view } = crowded;
  const level = view.active?.level;
  expect(level).toBeDefined();
  for (const { seat } of view.seats)
    expect(openAmong(othersOf(view, seat), view)).toBe(seat === view.turn.seat ? undefined : level);
});
