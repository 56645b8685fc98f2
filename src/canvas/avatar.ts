import { type Canvas, createCanvas, Image, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { drawIcon } from './icons.ts';
import { downward } from './shapes.ts';
import { PALETTE } from './theme.ts';

/** A person's Discord avatar, or the face of all computers, ready to draw. If none is loaded: the seat's emblem. */
export interface Avatar {
  /** Tells it from every other: the same key is the same picture, so what it looks like may be kept under it. */
  readonly key: string;
  readonly image: Image | Canvas;
}

/** The most pixels of a side: a small file can hold a huge picture. Discord is asked for 128. */
const MOST_SIDE = 256;

const isSmallPng = (bytes: Uint8Array): boolean => {
  try {
    const { type, width, height } = imageSize(bytes);
    return type === 'png' && Math.max(width, height) <= MOST_SIDE;
  } catch {
    return false;
  }
};

/** Opens an avatar once and for all. Throws where the bytes are no PNG of a usual size, or broken. */
export const openAvatar = async (key: string, bytes: Uint8Array): Promise<Avatar> => {
  if (!isSmallPng(bytes)) throw new Error('This avatar is no PNG of a usual size');
  return { key, image: await loadImage(bytes) };
};

/** An avatar as a file that can be opened again, as a thread does with what is sent to it. */
export const avatarFile = ({ image }: Avatar): Uint8Array => {
  if (!(image instanceof Image)) return image.toBuffer('image/png');
  // Opened from bytes, as `openAvatar` does, it has them.
  return typeof image.src === 'string' ? new Uint8Array() : image.src;
};

let computer: Avatar | undefined;

/** The face of every computer player: a robot, which no person has for an avatar by chance. */
export function computerFace(): Avatar {
  computer ??= { key: 'computer', image: robot(128) };
  return computer;
}

function robot(size: number): Canvas {
  const image = createCanvas(size, size);
  const pen = image.getContext('2d');
  pen.fillStyle = downward(pen, 0, size, PALETTE.hullEdge, PALETTE.hull);
  pen.fillRect(0, 0, size, size);
  drawIcon(pen, 'robot-antennas', size / 2, size / 2, size * 0.74, PALETTE.mist);
  return image;
}
