import type { Bit } from '../../../canvas/line.ts';
import { drawDisc } from '../../../canvas/shapes.ts';
import { seatLook } from '../../../canvas/theme.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components, Contract } from '../components.ts';
import { type Shortfall, shortfalls } from '../presenter/shortfall.ts';
import type { OtysView, SeatView } from '../view.ts';
import type { Foot } from './contract-card.ts';
import { levelsFor, whoCould } from './reach.ts';
import { eachCube, resourceBit } from './resource.ts';
import { textBit } from './signs.ts';

const discBit = (seat: Seat): Bit => ({
  kind: 'drawn',
  width: (size) => size * 1.25,
  draw: (pen, x, y, size) => drawDisc(pen, seatLook(seat), x + size * 0.6, y, size * 1.15),
});

const lackBits = ({ level, count, cubes }: Shortfall, say: Say): readonly Bit[] =>
  cubes === undefined
    ? [textBit(say('otys-board-card-short', { level, count }))]
    : [
        textBit(say('otys-board-card-lacks', { level })),
        ...eachCube(cubes).map((colour) => resourceBit(colour, 1.2)),
      ];

/** For a player's own eyes: the levels where a contract is ready, or what the nearest level lacks. */
export const handFoot = (contract: Contract, player: SeatView, components: Components, say: Say): Foot => {
  const ready = levelsFor(contract, player.cubes);
  if (ready.length > 0)
    return {
      kind: 'near',
      ready: true,
      bits: [textBit(say('otys-board-card-ready', { levels: ready.join(', ') }))],
    };
  const [nearest] = shortfalls(contract, player.cubes, components.values.spaces);
  const bits = nearest === undefined ? [textBit(say('otys-board-card-nowhere'))] : lackBits(nearest, say);
  return { kind: 'near', ready: false, bits };
};

/** For all: who has the cubes for a public contract; when nobody has, whether whoever is up lacks but one. */
export const publicFoot = (contract: Contract, view: OtysView, components: Components, say: Say): Foot => {
  const candidates = whoCould(contract, view.seats);
  const player = view.seats[view.turn.seat];
  if (candidates.length > 0 || player === undefined || view.phase === 'over')
    return { kind: 'who', candidates };
  const [nearest] = shortfalls(contract, player.cubes, components.values.spaces);
  if (nearest === undefined || nearest.count > 1 || nearest.full) return { kind: 'who', candidates };
  return { kind: 'near', ready: false, bits: [discBit(player.seat), ...lackBits(nearest, say)] };
};
