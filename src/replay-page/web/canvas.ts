/** What pictures are drawn with in a browser: the same names as in `@napi-rs/canvas`. */

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
