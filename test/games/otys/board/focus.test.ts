import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { dimAround } from '../../../../src/canvas/dimming.ts';
import { PICTURE } from '../../../../src/canvas/picture.ts';
import { focusOf } from '../../../../src/games/otys/board/focus.ts';
import { pieceOnSea } from '../../../../src/games/otys/board/sea-places.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { given } from '../position.ts';

test.each([
  ['trader', '3 trader, cubes 3:m', 'k3', 'store'],
  ['spy', '3 spy, credits 1; 3 metal', 'k3', 'diver'],
  ['explorer', '3 explorer, credits 2', 'k3', 'reward'],
  ['pick-reward', 'sponsors 3:2a', 'k3 s', 'reward'],
  ['propel', 'batteries 1', 'k1 p', 'diver'],
  ['propel-to', 'batteries 1', 'k1 p d.trader', 'mover'],
  ['upgrade', 'credits 2, sponsors 3:4a', 'k3 s', 'diver'],
  ['choose-level', '', 'x', 'row'],
  ['choose-level', '', 'x', 'x-key'],
  ['return-key', 'track 1 2', 'k3 s', 'track'],
  ['battery-or-carry', 'cubes 3:m, batteries 1, sponsors 3:5a', 'k3 s', 'holding'],
  ['carry-to', 'cubes 3:m, batteries 1, sponsors 3:5a', 'k3 s take.m3', 'carried'],
  ['prepare', 'batteries 1, sponsors 3:1', 'k3', 'sponsor'],
  ['permanent', 'batteries 1, cubes 4:mf, rewards 4:mp-orange, row mf pptt', 'k3 done.mf.l4', 'permanent'],
  ['permanent', 'cubes 4:mf, rewards 4:mp-orange, row mf pptt', 'done.mf.l4', 'permanent'],
  ['choose-colour', '3 explorer, credits 2, display 3:mf-orange/look-green-a', 'k3 r0', 'token'],
  // These are about the whole position, whatever can be completed beside them (rulebook, "Completing contracts").
  ['choose-key', 'cubes 5:mp, row mp pptt', '', undefined],
  ['choose-end', '3 engineer', 'k3', undefined],
])('the question %s lights what it is about, within the picture: %s, %s', (about, words, line, kind) => {
  const at = given(words).play(line);
  expect(at.match.decisions[0]?.about.kind).toBe(about);
  const pieces = focusOf(at.view(), at.match.decisions);
  if (kind === undefined) expect(pieces).toEqual([]);
  else expect(pieces.map((piece) => piece.kind)).toContain(kind);
  for (const piece of pieces) {
    const place = pieceOnSea(piece, { seat: 0, neutralX: 2 }, 3, components.values.spaces);
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
