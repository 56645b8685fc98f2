/** What pictures are drawn and encoded with in a browser: names of `@napi-rs/canvas` and of `src/canvas`. */

/** A canvas of this size. */
export function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Ways to join two outlines, as far as boards use them. */
export const PathOp = { Difference: 0 } as const;

/** An outline from which others can be taken away, where it is filled by the rule `evenodd`. */
class OpenPath extends globalThis.Path2D {
  op(other: Path2D): this {
    this.addPath(other);
    return this;
  }
}

export { OpenPath as Path2D };

/** Fonts come with the page. */
export const GlobalFonts = { registerFromPath: () => ({}) } as const;

/** A record has no avatars. */
export const loadImage = (): Promise<never> =>
  Promise.reject(new Error('a record has no pictures of people'));

/** The page has the fonts of the boards alone: what they lack is written by those of the browser. */
export const familiesFor = (): readonly string[] => [];

/** Fonts are at hand before the first picture is painted. */
export const registerFont = (): void => {};

/** Encodes the upper part of a canvas of the page: as PNG, which takes the least time there. */
export const jpegEncoder =
  (canvas: HTMLCanvasElement) =>
  (height: number): Promise<Uint8Array> =>
    new Promise((done, failed) => {
      const part = createCanvas(canvas.width, height);
      part.getContext('2d')?.drawImage(canvas, 0, 0);
      part.toBlob((blob) => {
        if (blob === null) failed(new Error('the browser made no picture'));
        else void blob.arrayBuffer().then((bytes) => done(new Uint8Array(bytes)));
      }, 'image/png');
    });

/** What encodes pictures here. */
export const ENCODER = 'browser';
