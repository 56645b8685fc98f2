import { bold, centred, heavy, write } from '../../../canvas/fonts.ts';
import { type Bit, drawLine } from '../../../canvas/line.ts';
import { type Box, centre, type Pen } from '../../../canvas/pen.ts';
import { drawSlab } from '../../../canvas/shapes.ts';
import { drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { SponsorTile } from '../rules/view.ts';
import type { SponsorNumber, SponsorSide } from '../rules/vocabulary.ts';
import { anyResourceBit } from './resource.ts';
import { drawTick } from './sea-marks.ts';
import { ON_DARK, rewardBit, surfaceUpgradeBit, textBit, upgradeBit, WREATHS, wreathBit } from './signs.ts';

const { battery, coin, helmet, key } = ON_DARK;
const wreath = wreathBit('1', WREATHS.glass);

/** What each side of each sponsor does, in signs (rulebook, "Sponsor tiles"). */
const FORMULAS: Readonly<Record<SponsorNumber, Readonly<Record<SponsorSide, readonly Bit[]>>>> = {
  1: { basic: [textBit('+1'), coin], advanced: [helmet, textBit('= 0'), coin] },
  2: { basic: [helmet, textBit('×2')], advanced: [textBit('1'), rewardBit] },
  3: { basic: [key, ON_DARK.home], advanced: [textBit('5'), helmet, ON_DARK.up] },
  4: {
    basic: [textBit('2'), coin, ON_DARK.turns, upgradeBit, wreath],
    advanced: [textBit('2'), coin, ON_DARK.turns, surfaceUpgradeBit, wreath],
  },
  5: {
    basic: [textBit('+1'), battery],
    advanced: [
      ...[textBit('+1'), battery, ON_DARK.or, battery, ON_DARK.turns],
      ...[{ kind: 'space', ems: 0 } as const, anyResourceBit, ON_DARK.levels],
    ],
  },
};

const drawTile = (pen: Pen, signs: readonly Bit[], words: string, box: Box, isSpent: boolean): void => {
  drawSlab(pen, box, {
    // A ground that loses its colour takes nothing from what is written upon it, as a shade over both would.
    face: isSpent ? PALETTE.hull : PALETTE.glass,
    deep: isSpent ? PALETTE.hullDeep : PALETTE.glassDeep,
    edge: isSpent ? PALETTE.hullEdge : PALETTE.glassEdge,
    side: PALETTE.glassSide,
    lift: 4,
    radius: RADIUS.tile,
  });
  const line = { align: 'center', width: box.width - 10 } as const;
  drawLine(pen, signs, centre(box), box.y + box.height * 0.29, { ...heavy(TYPE.strong), ...line });
  write(pen, words, centre(box), box.y + box.height * 0.715, centred(bold(TYPE.phone), box.width - 12));
};

/** Draws a sponsor: effect in signs and in a few words; dark with a tick if used this turn. */
export const drawSponsor = (
  pen: Pen,
  { sponsor, side }: SponsorTile,
  box: Box,
  say: Say,
  isSpent = false,
): void => {
  const words = say(`otys-board-sponsor-${sponsor}-${side}`);
  drawCachedSlab(pen, `sponsor ${sponsor} ${side} ${isSpent} ${words}`, box, (fresh, width, height) =>
    drawTile(fresh, FORMULAS[sponsor][side], words, { x: 0, y: 0, width, height }, isSpent),
  );
  if (isSpent) drawTick(pen, box.x + box.width - 4, box.y - 1);
};
