import { dimAround } from '../../../canvas/dimming.ts';
import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { type Setting, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { ringBox } from '../../../canvas/marks.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawDisc } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import { nextSeat, type Seat } from '../../../kernel/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { type Person, writtenName } from '../../person.ts';
import type { Components } from '../components.ts';
import type { OtysView, SeatView } from '../view.ts';
import { LEVELS, type Level } from '../vocabulary.ts';
import { drawBackdrop } from './backdrop.ts';
import { colonyAlt } from './colony-alt.ts';
import { drawContract } from './contract-card.ts';
import { publicFoot } from './contract-foot.ts';
import type { Piece } from './focus.ts';
import { drawHoldings } from './holdings.ts';
import { drawLevelNumber } from './level-number.ts';
import { drawMiniSea, type MiniRows, miniDiverPlace } from './mini-sea.ts';
import { type News, newsOf } from './news.ts';
import { drawScoreRace } from './score-race.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { drawStore } from './store-rack.ts';

/** Where everything stands, in pixels. */
const PLACES = {
  horizon: { waterline: 412, floor: 658 },
  race: { x: 12, y: 4, width: 1076, height: 80 },
  heading: 99,
  band: { y: 114, height: 256, left: 12, right: 1088 },
  store: 288,
  gap: 12,
  /** The numbers of the levels, and the seas beside them. */
  levels: { x: 10, width: 34 },
  seas: { left: 50, right: 1088, gap: 10 },
  /** One sea alone leaves room for what its player holds, in words. */
  alone: 700,
} as const;

const ROWS: MiniRows = {
  header: 376,
  surface: 417,
  level: (level: Level) => 457 + (level - 1) * 40,
  track: 659,
  height: 40,
};

/** The Colony, and all that is drawn with it. */
interface Scene {
  readonly view: OtysView;
  readonly news: News;
  readonly focus: readonly Piece[];
  readonly others: readonly SeatView[];
  readonly people: readonly Person[];
  readonly components: Components;
  readonly say: Say;
}

const drawHeading = (
  pen: Pen,
  text: string,
  x: number,
  { align, weight }: Pick<Setting, 'align' | 'weight'> = { align: 'left', weight: 'bold' },
): number => {
  pen.shadowColor = faded(PALETTE.abyss, 0.75);
  pen.shadowBlur = 6;
  const written = write(pen, text, x, PLACES.heading, {
    size: TYPE.body,
    weight,
    paint: PALETTE.white,
    ...(align === undefined ? {} : { align }),
  });
  pen.shadowBlur = 0;
  return written;
};

/** Where the public contract of this number lies in a row of so many. */
const contractPlace = (index: number, count: number): Box => {
  const { y, height, left, right } = PLACES.band;
  const room = right - left - PLACES.store - PLACES.gap;
  const width = (room - PLACES.gap * (count - 1)) / Math.max(1, count);
  return { x: left + index * (width + PLACES.gap), y, width, height };
};

const storePlace: Box = {
  x: PLACES.band.right - PLACES.store,
  y: PLACES.band.y,
  width: PLACES.store,
  height: PLACES.band.height,
};

/** What stands between two headings is set lighter than they are. */
const ASIDE = { align: 'right', weight: 'plain' } as const;

const drawContracts = (pen: Pen, { view, news, components, say }: Scene): void => {
  const { left, right } = PLACES.band;
  drawHeading(pen, say('otys-board-contracts-heading', { deck: view.deckSize }), left + 6);
  const end = right - PLACES.store - PLACES.gap - 6;
  const round = say(view.lastRound ? 'otys-board-last-round' : 'otys-board-round', {
    round: view.turn.round,
  });
  const starts = end - drawHeading(pen, round, end, ASIDE) - 22;
  drawDisc(pen, seatLook(view.first), starts - 14, PLACES.heading - 1, 28);
  drawHeading(pen, say('otys-board-first'), starts - 34, ASIDE);
  for (const [index, id] of view.row.entries()) {
    const contract = components.contracts.get(id);
    const box = contractPlace(index, view.row.length);
    if (contract !== undefined)
      drawContract(pen, contract, box, publicFoot(contract, view, components, say), say);
    if (news.row.has(id)) ringBox(pen, box, RADIUS.card);
  }
};

const drawStoreBand = (pen: Pen, { view, news, components, say }: Scene): void => {
  const box = storePlace;
  drawHeading(pen, say('otys-board-store-heading'), box.x + 8);
  drawStore(pen, view.store, news.store, components.values, box, say);
};

/** Draws the rows that all seas share: the level that is open across all of them, and their numbers. */
const drawLevels = (pen: Pen, { view }: Scene): void => {
  const { x, width } = PLACES.levels;
  const lit = view.active?.level;
  if (lit !== undefined) {
    pen.fillStyle = faded(PALETTE.lamp, 0.22);
    pen.fillRect(0, ROWS.level(lit) - 2, PICTURE.width, ROWS.height + 1);
  }
  const centred = x + width / 2;
  drawIcon(pen, 'big-wave', centred, ROWS.surface + 20, 30, PALETTE.mist);
  for (const level of LEVELS)
    drawLevelNumber(pen, level, centred, ROWS.level(level) + (ROWS.height - 3) / 2, 32, level === lit);
};

/** Between which edges the miniature of this number stands among so many. */
const miniPlace = (index: number, count: number): { readonly x: number; readonly width: number } => {
  const { left, right, gap } = PLACES.seas;
  if (count === 1) return { x: left, width: PLACES.alone };
  const width = (right - left - gap * (count - 1)) / Math.max(1, count);
  return { x: left + index * (width + gap), width };
};

/** Where a piece is on the Colony; nothing for what is not on it. */
const pieceOnColony = (piece: Piece, { view, others }: Scene): Box | undefined => {
  switch (piece.kind) {
    case 'store':
      return storePlace;
    case 'contract': {
      const index = view.row.indexOf(piece.contract);
      return index < 0 ? undefined : contractPlace(index, view.row.length);
    }
    case 'diver': {
      const index = others.findIndex(({ seat }) => seat === piece.seat);
      if (index < 0) return undefined;
      const { x, width } = miniPlace(index, others.length);
      return miniDiverPlace(piece.space, x, width, ROWS);
    }
    case 'row':
    case 'sponsor':
    case 'reward':
    case 'token':
    case 'mover':
    case 'carried':
    case 'x-key':
    case 'permanent':
    case 'shelf':
    case 'track':
    case 'holding':
      return undefined;
  }
};

/** What is lit while the rest steps back: only for what is nowhere but here, since the sea shows the rest. */
const litPlaces = (scene: Scene): readonly Box[] => {
  const { focus, others } = scene;
  const here = focus.some(
    (piece) =>
      piece.kind === 'store' || (piece.kind === 'diver' && others.some(({ seat }) => seat === piece.seat)),
  );
  return here ? focus.flatMap((piece) => pieceOnColony(piece, scene) ?? []) : [];
};

const drawColony = (pen: Pen, scene: Scene): void => {
  const { view, news, others, people, components, say } = scene;
  drawBackdrop(pen, PLACES.horizon);
  drawScoreRace(pen, view, news, PLACES.race, say);
  drawContracts(pen, scene);
  drawStoreBand(pen, scene);
  drawLevels(pen, scene);
  for (const [index, player] of others.entries())
    drawMiniSea(
      pen,
      player,
      newsOf(news, player.seat),
      writtenName(people, player.seat, say),
      miniPlace(index, others.length),
      ROWS,
      components,
      say,
    );
  const [only] = others;
  if (only !== undefined && others.length === 1) {
    const { alone, seas } = PLACES;
    const x = seas.left + alone + seas.gap;
    const box = { x, y: ROWS.header, width: seas.right - x, height: ROWS.track - ROWS.header - 3 };
    drawHoldings(pen, only, newsOf(news, only.seat), box, say);
  }
  dimAround(pen, litPlaces(scene));
};

/** The others in playing order, beginning with whoever comes after `seat`. */
const othersOf = (view: OtysView, seat: Seat): readonly SeatView[] => {
  const others: SeatView[] = [];
  for (let at = nextSeat(seat, view.seats.length); at !== seat; at = nextSeat(at, view.seats.length)) {
    const player = view.seats[at];
    if (player !== undefined) others.push(player);
  }
  return others;
};

/**
 * The Colony: score race, public contracts and who could complete them where, Store, and on the rows of the levels the seas of all
 * but `seat` in miniature. Sponsors and rewards are on the sea that is shown with it.
 */
export const colonyPicture = (
  view: OtysView,
  seat: Seat,
  people: readonly Person[],
  components: Components,
  say: Say,
  shown: Shown = UNMARKED,
): Picture => {
  const { news, focus } = shown;
  const scene = { view, news, focus, others: othersOf(view, seat), people, components, say };
  return {
    name: `otys-colony.${EXTENSION}`,
    alt: colonyAlt(view, scene.others, people, components, say, shown),
    ...PICTURE,
    paint: () => encode((pen) => drawColony(pen, scene)),
  };
};
