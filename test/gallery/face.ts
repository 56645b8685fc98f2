import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Avatar } from '../../src/canvas/avatar.ts';

/** Somebody's picture: no more than a face, to see where avatars go. */
export async function face(seat: number): Promise<Avatar> {
  const canvas = createCanvas(128, 128);
  const pen = canvas.getContext('2d');
  pen.fillStyle = `hsl(${seat * 97 + 20} 45% 38%)`;
  pen.fillRect(0, 0, 128, 128);
  pen.fillStyle = `hsl(${seat * 97 + 20} 60% 78%)`;
  pen.beginPath();
  pen.arc(64, 52, 27, 0, 2 * Math.PI);
  pen.ellipse(64, 128, 50, 44, 0, 0, 2 * Math.PI);
  pen.fill();
  return { key: `face ${seat}`, image: await loadImage(await canvas.encode('png')) };
}
