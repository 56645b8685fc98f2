import { type Canvas, Image, loadImage } from '@napi-rs/canvas';

/** A person's Discord avatar, or the face of all computers, ready to draw. If none is loaded: the seat's emblem. */
export interface Avatar {
  /** Tells it from every other: the same key is the same picture, so what it looks like may be kept under it. */
  readonly key: string;
  readonly image: Image | Canvas;
}

/** The most pixels of a side: a small file can hold a huge picture. Discord is asked for 128. */
const MOST_SIDE = 256;
/** The eight bytes that every PNG begins with (PNG specification, 5.2). */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Where its first chunk holds the size, and where that chunk's fields end (PNG specification, 11.2.2). */
const HEADER = { width: 16, height: 20, end: 24 } as const;

const isSmallPng = (bytes: Uint8Array): boolean => {
  if (bytes.length < HEADER.end || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return false;
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER.end);
  const sides = [header.getUint32(HEADER.width), header.getUint32(HEADER.height)];
  return sides.every((side) => side > 0 && side <= MOST_SIDE);
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
