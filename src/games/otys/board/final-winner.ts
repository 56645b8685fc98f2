import { bold, heavy, shortenedToWidth, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { apart, faded, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, drawGlow, drawPanel, polygonPath, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, type Person, writtenName } from '../../person.ts';
import type { SeatView } from '../rules/view.ts';
import type { PrestigeSource } from './score-story.ts';

/** Somebody at the end of a match, with the points by source. */
export interface ScoreLine {
  readonly player: SeatView;
  readonly place: number;
  readonly won: boolean;
  readonly counts: Readonly<Record<PrestigeSource | 'cubes', number>>;
}

const PLACES = {
  panel: { x: 14, y: 12, width: 1072, height: 196 },
  emblem: { y: 108, size: 124, wreath: 188, left: 22 },
  name: { y: 64, size: 64 },
  line: 118,
  scores: { y: 170, disc: 44, step: 124 },
  trophy: { x: 1004, y: 108, size: 132 },
  right: 930,
} as const;

const drawRays = (pen: Pen, x: number, y: number): void =>
  apart(pen, () => {
    roundPath(pen, PLACES.panel, RADIUS.panel);
    pen.clip();
    const light = pen.createRadialGradient(x, y, 20, x, y, 420);
    light.addColorStop(0, faded(PALETTE.lamp, 0.34));
    light.addColorStop(0.5, faded(PALETTE.lamp, 0.08));
    light.addColorStop(1, faded(PALETTE.lamp, 0));
    pen.fillStyle = light;
    for (let ray = 0; ray < 14; ray++) {
      const [from, to] = [(ray / 14) * 2 * Math.PI, ((ray + 0.5) / 14) * 2 * Math.PI];
      polygonPath(pen, [
        [x, y],
        [x + 460 * Math.cos(from), y + 460 * Math.sin(from)],
        [x + 460 * Math.cos(to), y + 460 * Math.sin(to)],
      ]);
      pen.fill();
    }
  });

/** What stands below the name of a winner, or below "Shared victory": the points, and what decided between equals. */
const wonWords = (lines: readonly ScoreLine[], people: readonly Person[], say: Say, room: number): string => {
  const winners = lines.filter(({ won }) => won);
  const [first] = winners;
  if (first === undefined) return '';
  const { prestige } = first.player;
  if (winners.length > 1) {
    const each = room / winners.length - 140 / winners.length;
    const names = winners.map(({ player }) =>
      shortenedToWidth(writtenName(people, player.seat, say), TYPE.name, 'bold', each),
    );
    return say('otys-board-final-shared-line', { names: names.join(', '), prestige });
  }
  const tied = lines.some(({ player, won }) => !won && player.prestige === prestige);
  return say('otys-board-final-line', {
    prestige,
    tied: tied ? 'yes' : 'no',
    cubes: first.counts.cubes,
  });
};

/** Draws the winner's moment: the emblem in laurels, the name, by how much, and everybody's points in a line. */
export const drawWinner = (
  pen: Pen,
  lines: readonly ScoreLine[],
  people: readonly Person[],
  say: Say,
): void => {
  const { panel, emblem, name, line, scores, trophy, right } = PLACES;
  const winners = lines.filter(({ won }) => won);
  const [first] = winners;
  if (first === undefined) return;
  drawGlow(pen, panel, RADIUS.panel);
  drawPanel(pen, panel, seatLook(first.player.seat).paint);
  const spread = emblem.wreath * (winners.length > 1 ? 0.62 : 1);
  const left = panel.x + emblem.left;
  drawRays(pen, left + (spread * winners.length) / 2, emblem.y);
  for (const [index, { player }] of winners.entries()) {
    const x = left + (index + 0.5) * spread;
    const scale = spread / emblem.wreath;
    drawIcon(pen, 'laurels', x, emblem.y + 6 * scale, emblem.wreath * scale, PALETTE.laurel);
    drawPerson(pen, people, player.seat, x, emblem.y - 4 * scale, Math.round(emblem.size * scale));
  }
  drawIcon(pen, 'trophy-cup', trophy.x, trophy.y, trophy.size, PALETTE.lamp);
  const x = left + spread * winners.length + 24;
  const room = right - x;
  const title =
    winners.length > 1 ? say('otys-board-final-shared') : writtenName(people, first.player.seat, say);
  write(pen, title, x, name.y, { ...heavy(name.size, PALETTE.white), width: room, smallest: TYPE.number });
  write(pen, wonWords(lines, people, say, room), x, line, { ...bold(TYPE.name, PALETTE.lamp), width: room });
  for (const [index, { player, won }] of lines.entries()) {
    const at = x + scores.disc / 2 + index * scores.step;
    drawDisc(pen, seatLook(player.seat), at, scores.y, scores.disc);
    write(
      pen,
      `${player.prestige}`,
      at + scores.disc / 2 + 12,
      scores.y,
      heavy(TYPE.number, won ? PALETTE.lamp : PALETTE.mist),
    );
  }
};
