import type { Avatar } from './avatar.ts';
import { apart, fill, type Pen, stroke } from './pen.ts';
import { drawDisc, outlinePath, shadowed } from './shapes.ts';
import { drawCachedAt } from './sprite.ts';
import { PALETTE, type SeatLook } from './theme.ts';

/** Below this size a face could not be told, and the seat's emblem has all the room. */
const SMALLEST_FACE = 44;
/** How large the emblem rides on the corner of an avatar, and the least it may be. */
const BADGE = { share: 0.46, least: 26 } as const;

const drawFace = (pen: Pen, image: Avatar['image'], size: number): void => {
  const side = Math.min(image.width, image.height);
  apart(pen, () => {
    outlinePath(pen, 'circle', 0, 0, size);
    pen.clip();
    pen.imageSmoothingEnabled = true;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(
      image,
      (image.width - side) / 2,
      (image.height - side) / 2,
      side,
      side,
      -size / 2,
      -size / 2,
      size,
      size,
    );
  });
};

/**
 * Draws the person at a seat, centred on a point: the avatar in a ring of the seat's colour with the emblem on its
 * corner; only the emblem's disc if there is no avatar, or no room for one.
 */
export const drawPortrait = (
  pen: Pen,
  look: SeatLook,
  avatar: Avatar | undefined,
  x: number,
  y: number,
  size: number,
): void => {
  if (avatar === undefined || size < SMALLEST_FACE) {
    drawDisc(pen, look, x, y, size);
    return;
  }
  const paint = (fresh: Pen): void => {
    shadowed(fresh, 6, 2, () => {
      outlinePath(fresh, 'circle', 0, 0, size);
      fill(fresh, look.edge);
    });
    drawFace(fresh, avatar.image, size - 4);
    const line = Math.max(3, size * 0.045);
    outlinePath(fresh, 'circle', 0, 0, size - line);
    stroke(fresh, look.paint, line);
    const badge = Math.max(BADGE.least, size * BADGE.share);
    const at = size / 2 - badge * 0.36;
    outlinePath(fresh, 'circle', at, at, badge + 5);
    fill(fresh, PALETTE.hullDeep);
    drawDisc(fresh, look, at, at, badge);
  };
  drawCachedAt(pen, `portrait ${look.emblem} ${avatar.key}`, x, y, size, paint, 16);
};
