import { bold, centred, heavy, write } from '../../../canvas/fonts.ts';
import { drawLayers, type Layer, oval } from '../../../canvas/layers.ts';
import { type Bit, drawLine } from '../../../canvas/line.ts';
import { type Box, boxAround, centre, faded, fill, inset, type Pen, stroke } from '../../../canvas/pen.ts';
import {
  drawDisc,
  drawGlow,
  drawSlab,
  outlinePath,
  polygonPath,
  roundPath,
  SLABS,
} from '../../../canvas/shapes.ts';
import { drawCached, drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components, Contract, Demand } from '../rules/components.ts';
import { canPay, type Shortfall, shortfalls } from '../rules/shortfall.ts';
import { cubesAt } from '../rules/side.ts';
import type { Cubes, OtysView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';
import { freeWords } from './piece-words.ts';
import { eachCube, resourceBit } from './resource.ts';
import { drawWreath, ON_PAPER, textBit, WREATHS } from './signs.ts';

/** The levels on which a player's cubes meet a contract, shallowest first. */
export const levelsFor = (contract: Contract, cubes: readonly Cubes[]): readonly SeaLevel[] =>
  SEA_LEVELS.filter((level) => canPay(contract, cubesAt({ cubes }, level)));

/** Who has the cubes for a contract, and on which levels: for the seats that have them on any. */
export const whoCould = (contract: Contract, seats: OtysView['seats']) =>
  seats
    .map(({ seat, cubes }) => ({ seat, levels: levelsFor(contract, cubes) }))
    .filter(({ levels }) => levels.length > 0);

const RANGE = 3;

/** Levels in short, in their order: 1, 3, 4 and 5 as "1" and "3–5". */
export const levelRuns = (levels: readonly SeaLevel[]): readonly string[] => {
  const runs: SeaLevel[][] = [];
  for (const level of levels) {
    const run = runs.at(-1);
    if (run?.at(-1) === level - 1) run.push(level);
    else runs.push([level]);
  }
  return runs.flatMap((run) => (run.length < RANGE ? run.map(String) : [`${run[0]}–${run.at(-1)}`]));
};

/** The levels where a contract is ready. */
export const readyBits = (levels: readonly SeaLevel[], say: Say): readonly Bit[] => [
  textBit(say('otys-board-card-ready', { levels: levelRuns(levels).join(', ') })),
];

const MOST_SHOWN = 3;

/** A level and what it lacks: the resources, or how many if any will do or they are many. */
export const lackBits = ({ level, count, cubes }: Shortfall, say: Say): readonly Bit[] => {
  const colours = cubes === undefined ? [] : eachCube(cubes);
  return colours.length === 0 || colours.length > MOST_SHOWN
    ? [textBit(say('otys-board-card-short', { level, count }))]
    : [
        textBit(say('otys-board-card-lacks', { level })),
        { kind: 'space', ems: 0.06 },
        // Small enough for a line of many resources to be set as large as those with fewer.
        ...colours.map((colour) => resourceBit(colour, colours.length < MOST_SHOWN ? 0.92 : 0.8)),
      ];
};

const bitsFor = (nearest: Shortfall | undefined, say: Say): readonly Bit[] =>
  nearest === undefined ? [textBit(say('otys-board-card-nowhere'))] : lackBits(nearest, say);

/** For a player's own eyes: the levels where a contract is ready, or what the nearest level lacks. */
export const handFoot = (contract: Contract, player: SeatView, components: Components, say: Say): Foot => {
  const ready = levelsFor(contract, player.cubes);
  const [nearest] = shortfalls(contract, player.cubes, components.values.spaces, player);
  const isReady = ready.length > 0;
  return { kind: 'own', ready: isReady, bits: isReady ? readyBits(ready, say) : bitsFor(nearest, say) };
};

/** For all: how near everybody is to a public contract; nobody once the game is over. */
export const publicFoot = (contract: Contract, view: OtysView, { values }: Components, say: Say): Foot => ({
  kind: 'all',
  standings: (view.phase === 'over' ? [] : view.seats).map((side) => {
    const ready = levelsFor(contract, side.cubes);
    if (ready.length > 0) return { seat: side.seat, ready: true, bits: readyBits(ready, say) };
    const nearest = shortfalls(contract, side.cubes, values.spaces, side).find(({ full }) => !full);
    return { seat: side.seat, ready: false, bits: bitsFor(nearest, say) };
  }),
});

const PIECE = { size: 0.96, step: 1, edge: 0.13, mark: 0.86 } as const;

const KINDS: readonly {
  readonly paint: string;
  readonly shape: (pen: Pen, x: number, y: number, half: number) => void;
}[] = [
  {
    paint: PALETTE.chartEdge,
    shape: (pen, x, y, half) => roundPath(pen, boxAround(x, y, half * 1.8), half * 0.3),
  },
  { paint: PALETTE.plum, shape: (pen, x, y, half) => outlinePath(pen, 'circle', x, y, 2 * half) },
  {
    paint: PALETTE.amber,
    shape: (pen, x, y, half) =>
      polygonPath(
        pen,
        [0, 1, 2, 3, 4, 5].map((corner) => {
          const angle = (corner * Math.PI) / 3;
          return [x + half * 1.06 * Math.cos(angle), y + half * 1.06 * Math.sin(angle)] as const;
        }),
      ),
  },
  {
    paint: PALETTE.inkSoft,
    shape: (pen, x, y, half) =>
      polygonPath(pen, [
        [x, y - half * 1.12],
        [x + half * 1.12, y],
        [x, y + half * 1.12],
        [x - half * 1.12, y],
      ]),
  },
];

const QUESTION_MARK: readonly Layer[] = [
  { path: 'M-0.2 -0.14A0.2 0.2 0 1 1 0.05 0.054L0 0.17', line: PALETTE.white, width: 0.15 },
  { path: oval(0, 0.38, 0.09), fill: PALETTE.white },
];

const alikeBit = (count: number, kind: number): Bit => ({
  kind: 'drawn',
  width: (size) => size * (PIECE.step * count + 2 * PIECE.edge),
  draw: (pen, x, y, size) => {
    const { paint, shape } = KINDS[kind % KINDS.length] ?? { paint: PALETTE.ink, shape: () => undefined };
    const width = size * (PIECE.step * count + 2 * PIECE.edge);
    const height = size * (1 + 2 * PIECE.edge);
    if (count > 1) {
      roundPath(pen, { x, y: y - height / 2, width, height }, size * 0.4);
      fill(pen, faded(paint, 0.2));
      stroke(pen, paint, Math.max(2, size * 0.07));
    }
    for (let index = 0; index < count; index++) {
      const at = x + size * (PIECE.edge + (index + 0.5) * PIECE.step);
      shape(pen, at, y, (size * PIECE.size) / 2);
      fill(pen, paint);
      stroke(pen, PALETTE.paperLight, Math.max(1.5, size * 0.05));
      drawLayers(pen, QUESTION_MARK, at, y, size * PIECE.mark);
    }
  },
});

const demandBits = ({ kind, ...demand }: Demand): readonly Bit[] =>
  'cubes' in demand
    ? demand.cubes.map((colour) => resourceBit(colour, 1.25))
    : demand.numbers.flatMap((count, index) => [
        ...(index === 0 ? [] : [textBit('+')]),
        alikeBit(count, index),
      ]);

const drawContractGround = (pen: Pen, { kind }: Demand, box: Box, radius: number): void => {
  const free = kind === 'free';
  drawSlab(pen, box, { ...SLABS[free ? 'chart' : 'paper'], radius, lift: 5, line: 3 });
  roundPath(pen, inset({ ...box, height: box.height - 5 }, 6), radius - 3);
  pen.setLineDash(free ? [9, 6] : []);
  stroke(pen, faded(free ? PALETTE.chartEdge : PALETTE.paperEdge, 0.8), 1.8);
  pen.setLineDash([]);
};

/** Draws what a contract asks for on a slip of its paper. */
export const drawDemand = (pen: Pen, demand: Demand, box: Box): void => {
  drawContractGround(pen, demand, box, RADIUS.tile);
  drawLine(
    pen,
    demandBits(demand),
    centre(box),
    box.y + box.height / 2 - 2,
    centred(heavy(Math.min(38, box.height * 0.5), PALETTE.ink), box.width - 30),
  );
};

/** How near somebody is to a contract: the levels where the cubes lie already, else what the nearest level lacks. */
export interface Nearness {
  readonly seat: Seat;
  readonly ready: boolean;
  readonly bits: readonly Bit[];
}

/** In pixels. */
export const STANDING_HEIGHT = 46;
const GAP = 2;

/** Draws how near somebody is, in type of this size. */
export const drawStanding = (
  pen: Pen,
  { seat, ready, bits }: Nearness,
  { x, y, width }: Box,
  size: number,
): void => {
  const look = seatLook(seat);
  const place = { x, y, width, height: STANDING_HEIGHT };
  drawCached(pen, `standing ${look.emblem} ${ready}`, place, (fresh, wide, height) => {
    roundPath(fresh, { x: 0, y: 0, width: wide, height }, height / 2);
    fill(fresh, ready ? PALETTE.jade : faded(PALETTE.paperEdge, 0.26));
    drawDisc(fresh, look, height / 2, height / 2, height - 4);
  });
  drawLine(pen, bits, x + STANDING_HEIGHT + 5, y + STANDING_HEIGHT / 2, {
    ...heavy(size, ready ? PALETTE.mist : PALETTE.ink),
    width: width - STANDING_HEIGHT - 12,
  });
};

/** How high the lines of this many players are, with the margin around them. */
export const standingsHeight = (count: number): number =>
  count === 0 ? 0 : count * (STANDING_HEIGHT + GAP) - GAP + 12;

const drawStandings = (pen: Pen, standings: readonly Nearness[], box: Box): void => {
  const top = box.y + box.height - 5 - standingsHeight(standings.length);
  for (const [index, standing] of standings.entries()) {
    const y = top + index * (STANDING_HEIGHT + GAP);
    drawStanding(pen, standing, { ...inset(box, 6), y, height: STANDING_HEIGHT }, TYPE.name);
  }
};

/** What stands at the foot of a contract: how near everybody is, or in words how near its player is. */
export type Foot =
  | { readonly kind: 'all'; readonly standings: readonly Nearness[] }
  | { readonly kind: 'own'; readonly ready: boolean; readonly bits: readonly Bit[] };

const OWN_FOOT = 44;

const drawFoot = (pen: Pen, foot: Foot, box: Box): void => {
  if (foot.kind === 'all') {
    drawStandings(pen, foot.standings, box);
    return;
  }
  const y = box.y + box.height - 39;
  roundPath(pen, boxAround(centre(box), y, box.width - 22, OWN_FOOT), RADIUS.lane);
  fill(pen, foot.ready ? PALETTE.jade : faded(PALETTE.paperEdge, 0.35));
  drawLine(
    pen,
    foot.bits,
    centre(box),
    y,
    centred(bold(TYPE.phone, foot.ready ? PALETTE.mist : PALETTE.ink), box.width - 34),
  );
};

const isReady = (foot: Foot): boolean =>
  foot.kind === 'all' ? foot.standings.some(({ ready }) => ready) : foot.ready;

const footHeight = (foot: Foot): number =>
  foot.kind === 'own' ? OWN_FOOT + 18 : standingsHeight(foot.standings.length);

const bonusBits = ({ bonus: { credits, batteries } }: Contract): readonly Bit[] => [
  ...(credits > 0 ? [textBit(`+${credits}`), ON_PAPER.coin] : []),
  ...(batteries > 0 ? [textBit(`+${batteries}`), ON_PAPER.battery] : []),
];

const drawPaper = (pen: Pen, contract: Contract, box: Box, foot: Foot, say: Say): void => {
  const { demand, prestige } = contract;
  drawContractGround(pen, demand, box, RADIUS.card);
  const isFree = demand.kind === 'free';
  const high = box.height - 5 - footHeight(foot);
  const size = Math.max(54, Math.min(84, high * 0.4));
  const top = box.y + 10 + size / 2;
  const paints = isFree ? WREATHS.chart : WREATHS.paper;
  drawWreath(pen, `${prestige}`, box.x + 12 + size / 2, top, size, paints, size * 0.52);
  const bonus = { ...heavy(TYPE.name, PALETTE.ink), align: 'right', width: box.width - size - 32 } as const;
  drawLine(pen, bonusBits(contract), box.x + box.width - 18, top, bonus);
  const asked = centred(heavy(Math.min(50, high * 0.24), PALETTE.ink), box.width - 32);
  drawLine(pen, demandBits(demand), centre(box), box.y + high * (isFree ? 0.62 : 0.68), asked);
  const words = centred(bold(TYPE.phone, PALETTE.ink), box.width * 0.92);
  if (isFree) write(pen, freeWords(demand.numbers, say), centre(box), box.y + high * 0.89, words);
};

/** Draws a contract: paper and foot, glowing if it could be completed. Public ones recur in every picture. */
export const drawContract = (pen: Pen, contract: Contract, box: Box, foot: Foot, say: Say): void => {
  if (isReady(foot)) drawGlow(pen, box, RADIUS.card);
  const { demand } = contract;
  const words = demand.kind === 'free' ? freeWords(demand.numbers, say) : '';
  if (foot.kind === 'own') drawPaper(pen, contract, box, foot, say);
  else
    drawCachedSlab(pen, `contract ${contract.id} ${footHeight(foot)} ${words}`, box, (fresh, width, height) =>
      drawPaper(fresh, contract, { x: 0, y: 0, width, height }, foot, say),
    );
  drawFoot(pen, foot, box);
};
