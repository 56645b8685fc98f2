import type { Box } from '../canvas/pen.ts';

/** A picture of an animation: its own WebP file, and where it lies on the canvas, in pixels; `x` and `y` are even. */
export interface AnimatedPart extends Box {
  readonly file: Uint8Array;
  /** Milliseconds. */
  readonly shown: number;
}

/** Bytes before the first chunk of a WebP file: `RIFF`, its size, `WEBP`. */
const HEAD = 12;
/** Bytes before what a chunk holds: its name and its size. */
const CHUNK_HEAD = 8;
/** The chunks of a still picture that hold what is seen. */
const SEEN: ReadonlySet<string> = new Set(['ALPH', 'VP8 ', 'VP8L']);
/** In the flags of `VP8X`: the file is an animation. */
const ANIMATED = 0x02;
/** In the flags of a frame: it lies over what was there, as it is. */
const OVER_AS_IT_IS = 0x02;

/** Joins still pictures into a looping WebP (https://developers.google.com/speed/webp/docs/riff_container). */
export function animated(width: number, height: number, parts: readonly AnimatedPart[]): Uint8Array {
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(ANIMATED, 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const loop = Buffer.alloc(6);
  const frames = parts.map((part) => chunk('ANMF', Buffer.concat([placeOf(part), ...seenIn(part.file)])));
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', loop), ...frames]);
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Where a frame lies and how long it is shown, as an `ANMF` chunk begins. */
function placeOf({ x, y, width, height, shown }: AnimatedPart): Buffer {
  const place = Buffer.alloc(16);
  place.writeUIntLE(x / 2, 0, 3);
  place.writeUIntLE(y / 2, 3, 3);
  place.writeUIntLE(width - 1, 6, 3);
  place.writeUIntLE(height - 1, 9, 3);
  place.writeUIntLE(shown, 12, 3);
  place.writeUInt8(OVER_AS_IT_IS, 15);
  return place;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write(name);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function seenIn(file: Uint8Array): readonly Buffer[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, HEAD) !== 'WEBP')
    throw new RangeError('this is no WebP file');
  const found: Buffer[] = [];
  for (let at = HEAD; at + CHUNK_HEAD <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK_HEAD + size + (size % 2);
    if (SEEN.has(bytes.toString('latin1', at, at + 4))) found.push(bytes.subarray(at, end));
    at = end;
  }
  return found;
}
