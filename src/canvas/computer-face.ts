import { createCanvas } from '@napi-rs/canvas';
import type { Avatar } from './avatar.ts';
import { drawIcon } from './icons.ts';
import { downward } from './shapes.ts';
import { PALETTE } from './theme.ts';

const SIZE = 128;

let drawn: Avatar | undefined;

/** The face of every computer player: a robot, which no person has for an avatar by chance. */
export function computerFace(): Avatar {
  drawn ??= draw();
  return drawn;
}

function draw(): Avatar {
  const image = createCanvas(SIZE, SIZE);
  const pen = image.getContext('2d');
  pen.fillStyle = downward(pen, 0, SIZE, PALETTE.hullEdge, PALETTE.hull);
  pen.fillRect(0, 0, SIZE, SIZE);
  drawIcon(pen, 'robot-antennas', SIZE / 2, SIZE / 2, SIZE * 0.74, PALETTE.mist);
  return { key: 'computer', image };
}
