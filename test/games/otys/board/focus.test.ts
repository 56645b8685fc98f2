import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { dimAround } from '../../../../src/canvas/dimming.ts';
import { PICTURE } from '../../../../src/canvas/picture.ts';
import { focusOf, type Piece } from '../../../../src/games/otys/board/focus.ts';
import { pieceOnSea } from '../../../../src/games/otys/board/sea-places.ts';
import { sampleComponents } from '../sample-views.ts';
import { walk } from '../words/walk.ts';

/** What each kind of question of a random game was found to be about, by the step that asks. */
const focusOfEach = (): ReadonlyMap<string, readonly Piece[]> => {
  const found = new Map<string, readonly Piece[]>();
  for (const [seats, sponsors] of [
    [3, 'basic'],
    [3, 'advanced'],
    [4, 'advanced'],
  ] as const)
    walk({ seats, sponsors, variant: 'on', seed: 'focus c', plies: 900 }, (match) => {
      const asked = match.decisions.filter(({ secret }) => !secret);
      const [first] = asked;
      if (first === undefined) return;
      const pieces = focusOf(match.view('spectator'), asked);
      if ((found.get(first.about.kind)?.length ?? 0) === 0) found.set(first.about.kind, pieces);
    });
  return found;
};
const found = focusOfEach();

test.each([
  ['trader', 'store'],
  ['spy', 'diver'],
  ['explorer', 'reward'],
  ['pick-reward', 'reward'],
  ['propel', 'diver'],
  ['upgrade', 'diver'],
  ['choose-level', 'row'],
  ['return-key', 'track'],
  ['battery-or-carry', 'holding'],
  ['prepare', 'sponsor'],
  ['permanent', 'permanent'],
] as const)('the question %s lights a %s', (about, kind) => {
  expect(found.get(about)?.map((piece) => piece.kind)).toContain(kind);
});

test.each([
  ['propel-to', 'mover'],
  ['carry-to', 'carried'],
  ['choose-level', 'x-key'],
  ['choose-colour', 'token'],
] as const)('the question %s shows what was chosen before: a %s', (about, kind) => {
  expect(found.get(about)?.filter((piece) => piece.kind === kind)).toHaveLength(1);
});

test.each(['choose-key', 'choose-end'])('the question %s is about the whole position', (about) => {
  expect(found.get(about)).toEqual([]);
});

test('no question is about the contracts that can be completed beside it (rulebook, "Completing contracts")', () => {
  expect([...found.values()].flat().filter(({ kind }) => kind === 'contract')).toEqual([]);
});

test('every piece on a sea is within the picture', () => {
  for (const piece of [...found.values()].flat()) {
    const seat = 'seat' in piece ? piece.seat : 0;
    const place = pieceOnSea(piece, { seat, neutralX: 2 }, 3, sampleComponents.values.spaces);
    if (piece.kind === 'store') expect(place).toBeUndefined();
    if (place === undefined) continue;
    expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(PICTURE.width);
    expect(place.y + place.height).toBeLessThanOrEqual(PICTURE.height);
  }
});

test('what is lit keeps its light, and the rest loses some', () => {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const lightAt = (x: number, y: number) => pen.getImageData(x, y, 1, 1).data[0] ?? 0;
  dimAround(pen, []);
  expect(lightAt(500, 500)).toBe(255);
  dimAround(pen, [
    { x: 100, y: 100, width: 80, height: 40 },
    { x: 160, y: 110, width: 80, height: 40 },
  ]);
  expect([lightAt(140, 120), lightAt(170, 120), lightAt(200, 120)]).toEqual([255, 255, 255]);
  expect(lightAt(500, 500)).toBeLessThan(200);
});
