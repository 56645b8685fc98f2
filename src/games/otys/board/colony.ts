import { dimAround } from '../../../canvas/dimming.ts';
import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { type Setting, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { ringBox, ringPoint } from '../../../canvas/marks.ts';
import { type Box, centre, faded, middle, type Pen } from '../../../canvas/pen.ts';
import { PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawDisc, drawGlow, drawPanel, roundPath } from '../../../canvas/shapes.ts';
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
import { drawLevelNumber } from './level-number.ts';
import { drawMiniSea, type MiniRows, miniDiverPlace } from './mini-sea.ts';
import { type News, newsOf } from './news.ts';
import { drawReward } from './reward-token.ts';
import { drawScoreRace } from './score-race.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { drawSponsor } from './sponsor-tile.ts';
import { drawStore } from './store-rack.ts';

/** Where everything stands, in pixels. */
const PLACES = {
  horizon: { waterline: 374, floor: 650 },
  race: { x: 12, y: 7, width: 1076, height: 79 },
  heading: 103,
  band: { y: 120, height: 202, left: 12, right: 1088 },
  store: 344,
  gap: 12,
  display: { x: 12, level: 26 },
} as const;

const ROWS: MiniRows = {
  header: 334,
  surface: 377,
  level: (level: Level) => 418 + (level - 1) * 46,
  track: 655,
  height: 44,
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

/** How wide the sponsors' column is beside so many miniatures. */
const displayWidth = (others: number): number => (others >= 3 ? 266 : others === 2 ? 340 : 500);

/** From this width of the display there is air around its tokens. */
const AIRY = 300;
/** How far the reward tokens of a level lie apart. */
const tokenStep = (width: number): number => (width < AIRY ? 49 : 58);

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
    if (contract !== undefined) drawContract(pen, contract, box, publicFoot(contract, view, components, say));
    if (news.row.has(id)) ringBox(pen, box, RADIUS.card);
  }
};

const drawStoreBand = (pen: Pen, { view, news, components, say }: Scene): void => {
  const box = storePlace;
  drawHeading(pen, say('otys-board-store-heading'), box.x + 8);
  drawStore(pen, view.store, news.store, components.values, box, say);
};

/** Where the sponsor of a level lies in a display of this width, and the middle of a reward token beside it. */
const sponsorPlace = (level: Level, width: number): Box => {
  const { x, level: gutter } = PLACES.display;
  const tokens = width - 2 * tokenStep(width) - 3;
  return {
    x: x + gutter + 6,
    y: ROWS.level(level) + 2,
    width: tokens - gutter - 12,
    height: ROWS.height - 6,
  };
};
const tokenAt = (index: number, width: number): number =>
  PLACES.display.x + width - 3 + tokenStep(width) * (index - 1.5);

const drawDisplayRow = (
  pen: Pen,
  { view, news, components, say }: Scene,
  level: Level,
  width: number,
): void => {
  const { x, level: gutter } = PLACES.display;
  const box: Box = { x, y: ROWS.level(level), width, height: ROWS.height - 3 };
  const active = view.active?.level === level;
  if (active) drawGlow(pen, box, RADIUS.lane);
  roundPath(pen, box, RADIUS.lane);
  pen.fillStyle = active ? faded(PALETTE.lamp, 0.3) : faded(PALETTE.abyss, 0.42);
  pen.fill();
  const mid = box.y + box.height / 2;
  drawLevelNumber(pen, level, x + gutter / 2 + 3, mid, 28, active);
  const sponsor = view.sponsors[level - 1];
  const place = sponsorPlace(level, width);
  if (sponsor !== undefined) drawSponsor(pen, sponsor, place, { say, lines: 1 });
  if (news.sponsors.has(level)) ringBox(pen, place, RADIUS.lane);
  for (const [index, id] of (view.display[level - 1] ?? []).entries()) {
    const reward = components.rewards.get(id);
    const at = tokenAt(index, width);
    if (reward !== undefined) drawReward(pen, reward, at, mid, 42);
    if (news.display.has(id)) ringPoint(pen, at, mid, 42);
  }
};

const drawDisplay = (pen: Pen, scene: Scene, width: number): void => {
  const { x } = PLACES.display;
  const header = { x, y: ROWS.header, width, height: ROWS.height - 3 };
  drawPanel(pen, header);
  write(pen, scene.say('otys-board-display-heading'), centre(header), middle(header) - 1, {
    size: TYPE.small,
    weight: 'bold',
    paint: PALETTE.mist,
    align: 'center',
    width: width - 20,
  });
  roundPath(pen, { ...header, y: ROWS.surface }, RADIUS.lane);
  pen.fillStyle = faded(PALETTE.abyss, 0.42);
  pen.fill();
  drawIcon(pen, 'big-wave', x + 20, ROWS.surface + 20, 28, PALETTE.mist);
  write(pen, scene.say('otys-board-surface'), x + 42, ROWS.surface + 20, {
    size: TYPE.small,
    weight: 'bold',
    paint: PALETTE.mist,
    width: width - 40,
  });
  write(pen, scene.say('otys-board-tracks'), x + 6, ROWS.track + 18, {
    size: TYPE.small,
    weight: 'bold',
    paint: PALETTE.mistSoft,
    width,
  });
  const lit = scene.view.active?.level;
  if (lit !== undefined) {
    pen.fillStyle = faded(PALETTE.lamp, 0.16);
    pen.fillRect(0, ROWS.level(lit) - 1, PICTURE.width, ROWS.height - 1);
  }
  for (const level of LEVELS) drawDisplayRow(pen, scene, level, width);
};

/** Between which edges the miniature of this number stands among so many. */
const miniPlace = (index: number, count: number): { readonly x: number; readonly width: number } => {
  const left = PLACES.display.x + displayWidth(count) + 8;
  const gap = 8;
  const width = (PLACES.band.right - left - gap * (count - 1)) / Math.max(1, count);
  return { x: left + index * (width + gap), width };
};

/** Where a piece is on the Colony; nothing for what is not on it. */
const pieceOnColony = (piece: Piece, { view, others }: Scene, width: number): Box | undefined => {
  switch (piece.kind) {
    case 'store':
      return storePlace;
    case 'contract': {
      const index = view.row.indexOf(piece.contract);
      return index < 0 ? undefined : contractPlace(index, view.row.length);
    }
    case 'sponsor':
      return sponsorPlace(piece.level, width);
    case 'reward':
    case 'token': {
      const y = ROWS.level(piece.level);
      return { x: tokenAt(piece.index, width) - 21, y, width: 42, height: ROWS.height - 3 };
    }
    case 'diver': {
      const index = others.findIndex(({ seat }) => seat === piece.seat);
      if (index < 0) return undefined;
      const { x, width: wide } = miniPlace(index, others.length);
      return miniDiverPlace(piece.space, x, wide, ROWS);
    }
    case 'row':
      return { x: PLACES.display.x, y: ROWS.level(piece.level), width, height: ROWS.height - 3 };
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
const litPlaces = (scene: Scene, width: number): readonly Box[] => {
  const { focus, others } = scene;
  const here = focus.some(
    (piece) =>
      piece.kind === 'store' || (piece.kind === 'diver' && others.some(({ seat }) => seat === piece.seat)),
  );
  return here ? focus.flatMap((piece) => pieceOnColony(piece, scene, width) ?? []) : [];
};

const drawColony = (pen: Pen, scene: Scene): void => {
  const { view, news, others, people, components, say } = scene;
  drawBackdrop(pen, PLACES.horizon);
  drawScoreRace(pen, view, news, PLACES.race);
  drawContracts(pen, scene);
  drawStoreBand(pen, scene);
  const width = displayWidth(others.length);
  drawDisplay(pen, scene, width);
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
  dimAround(pen, litPlaces(scene, width));
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
 * The Colony: score race, public contracts and who could complete them where, Store, sponsors and rewards by level,
 * and on the same rows the seas of all but `seat` in miniature.
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
