import type { Box } from '../../../canvas/pen.ts';

/** Boxes of one size in rows of `columns`, each centred in the room there is; `most` is how large one may be. */
export const gridPlaces = (
  count: number,
  columns: number,
  room: Box,
  gap: number,
  most: { readonly width: number; readonly height: number },
): readonly Box[] => {
  const rows = Math.ceil(count / columns);
  const width = Math.min(most.width, (room.width - gap * (columns - 1)) / columns);
  const height = Math.min(most.height, (room.height - gap * (rows - 1)) / Math.max(1, rows));
  const top = room.y + (room.height - rows * height - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    return { x: left + (index % columns) * (width + gap), y: top + row * (height + gap), width, height };
  });
};
