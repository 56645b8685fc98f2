import { picture } from '../../../canvas/encoder.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { PICTURE, type Picture } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';
import { drawBackdrop } from './backdrop.ts';
import { changesOf, newsOnOthers } from './changes.ts';
import { othersAlt } from './colony-alt.ts';
import { drawOtherSea, type Edges, OTHER_SURFACE, otherDiverPlace, otherRow } from './other-sea.ts';
import type { Scene } from './scene.ts';
import { drawLevelNumber } from './sea-marks.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { drawVeiled } from './veil.ts';

const PLACES = {
  horizon: { waterline: 98, floor: 641 },
  levels: 27,
  seas: { left: 54, right: 1092, gap: 10 },
} as const;

/** All but `seat`, in the order in which the Colony and its contracts name everybody. */
export const othersOf = (view: OtysView, seat: Seat): readonly SeatView[] =>
  view.seats.filter((player) => player.seat !== seat);

const edgesOf = (index: number, count: number): Edges => {
  const { left, right, gap } = PLACES.seas;
  const width = (right - left - gap * (count - 1)) / Math.max(1, count);
  return { x: left + index * (width + gap), width };
};

/** The level these players dive at; undefined if the player who is up is none of them: nobody dives in their seas. */
export const openAmong = (others: readonly SeatView[], { active, turn }: OtysView): SeaLevel | undefined =>
  others.some(({ seat }) => seat === turn.seat) ? active?.level : undefined;

/** Draws the rows shared by all seas: the open level of one of these players across them all, and the numbers. */
const drawLevels = (pen: Pen, open: SeaLevel | undefined): void => {
  drawIcon(pen, 'big-wave', PLACES.levels, OTHER_SURFACE.y + OTHER_SURFACE.height / 2, 40, PALETTE.mist);
  for (const level of SEA_LEVELS) {
    const { y, height } = otherRow(level);
    const lit = level === open;
    if (lit) {
      pen.fillStyle = faded(PALETTE.lamp, 0.22);
      pen.fillRect(0, y - 2, PICTURE.width, height + 4);
    }
    drawLevelNumber(pen, level, PLACES.levels, y + height / 2, TYPE.level, lit);
  }
};

/** The seas of all but `seat`, side by side. Sponsors and rewards are on the sea shown with it. */
export const othersPicture = (scene: Scene, seat: Seat, shown: Shown = UNMARKED): Picture => {
  const { view } = scene;
  const { focus } = shown;
  const changes = newsOnOthers(shown.changes);
  const others = othersOf(view, seat);
  const lit = focus.flatMap((piece): readonly Box[] => {
    const index = piece.kind === 'diver' ? others.findIndex((player) => player.seat === piece.seat) : -1;
    return piece.kind === 'diver' && index >= 0
      ? [otherDiverPlace(piece.space, edgesOf(index, others.length))]
      : [];
  });
  const draw = (pen: Pen): void => {
    drawBackdrop(pen, PLACES.horizon);
    drawLevels(pen, openAmong(others, view));
    for (const [index, player] of others.entries()) {
      const edges = edgesOf(index, others.length);
      drawOtherSea(pen, { ...scene, player, changes: changesOf(changes, player.seat), edges });
    }
  };
  return picture('otys-others', othersAlt(scene, others, { changes }), (pen) =>
    drawVeiled(pen, { lit, asked: lit }, () => draw(pen)),
  );
};
