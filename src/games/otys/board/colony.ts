import { picture } from '../../../canvas/encoder.ts';
import { type TextSetting, textWidth, write } from '../../../canvas/fonts.ts';
import { ringBox } from '../../../canvas/marks.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import type { Picture } from '../../../canvas/picture.ts';
import { drawDisc } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { OtysView } from '../rules/view.ts';
import { colonyAlt } from './alt.ts';
import { drawBackdrop, type Horizon } from './backdrop.ts';
import { type Changes, newsOnColony } from './changes.ts';
import { drawContract } from './contract-card.ts';
import { publicFoot } from './contract-foot.ts';
import { type Piece, roundInWords, type Shown, UNMARKED } from './focus.ts';
import type { Scene } from './scene.ts';
import { drawScoreRace } from './score-race.ts';
import { drawVeiled } from './sea-marks.ts';
import { SEA_HEIGHT } from './sea-places.ts';
import { drawStore, drawStoreStrip } from './store.ts';

const EMBLEM = { width: 32, before: 6, after: 20 } as const;
const BETWEEN = 14;

const wide = (text: string, weight: 'bold' | 'plain'): number =>
  Math.ceil(textWidth(text, TYPE.phone, weight));

/** Where the parts of the heading stand. On a narrow line the deck size gets fewer words, as it matters least. */
export function contractsHeading(
  view: OtysView,
  say: Say,
  { left, right }: { readonly left: number; readonly right: number },
) {
  const round = roundInWords(view, say);
  const first = say('otys-board-first');
  const roundWidth = wide(round, 'plain');
  const firstWidth = wide(first, 'plain');
  const roundAt = right - roundWidth;
  const emblemAt = roundAt - EMBLEM.after - EMBLEM.width;
  const firstAt = emblemAt - EMBLEM.before - firstWidth;
  const room = firstAt - BETWEEN - left;
  const deck = { deck: view.deckSize };
  const full = say('otys-board-contracts-heading', deck);
  const heading = wide(full, 'bold') <= room ? full : say('otys-board-contracts-brief', deck);
  return {
    contracts: { text: heading, x: left, width: room },
    first: { text: first, x: firstAt, width: firstWidth },
    emblem: { x: emblemAt, width: EMBLEM.width },
    round: { text: round, x: roundAt, width: roundWidth },
  };
}

interface Layout {
  readonly height: number;
  readonly horizon: Horizon;
  readonly race: Box;
  readonly heading: number;
  readonly contracts: Box;
  readonly store: Box;
}

const GAP = 12;

const DUEL: Layout = {
  height: 384,
  horizon: { waterline: 412, floor: 658 },
  race: { x: 12, y: 2, width: 1076, height: 82 },
  heading: 97,
  contracts: { x: 12, y: 114, width: 776, height: 256 },
  store: { x: 800, y: 114, width: 288, height: 256 },
};

const TABLE: Layout = {
  height: SEA_HEIGHT,
  horizon: { waterline: 470, floor: 640 },
  race: { x: 12, y: 4, width: 1076, height: 114 },
  heading: 138,
  contracts: { x: 12, y: 157, width: 1076, height: 341 },
  store: { x: 12, y: 508, width: 1076, height: 104 },
};

const layoutFor = ({ seats }: OtysView): Layout => (seats.length === 2 ? DUEL : TABLE);

interface Drawn extends Scene {
  readonly layout: Layout;
  readonly changes: Changes;
  readonly focus: readonly Piece[];
  readonly isPointed: boolean;
}

const drawHeading = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  { weight, width }: Partial<Pick<TextSetting, 'weight' | 'width'>> = {},
): void => {
  pen.shadowColor = faded(PALETTE.abyss, 0.75);
  pen.shadowBlur = 6;
  write(pen, text, x, y, {
    size: TYPE.phone,
    smallest: TYPE.small,
    weight: weight ?? 'bold',
    paint: PALETTE.white,
    ...(width === undefined ? {} : { width }),
  });
  pen.shadowBlur = 0;
};

const contractPlace = ({ contracts }: Layout, index: number, count: number): Box => {
  const width = (contracts.width - GAP * (count - 1)) / Math.max(1, count);
  return { ...contracts, x: contracts.x + index * (width + GAP), width };
};

const drawContractsHeading = (pen: Pen, { view, layout, say }: Drawn): void => {
  const { contracts, heading: y } = layout;
  const ends = { left: contracts.x + 6, right: contracts.x + contracts.width - 6 };
  const heading = contractsHeading(view, say, ends);
  drawHeading(pen, heading.contracts.text, heading.contracts.x, y, { width: heading.contracts.width });
  const { x, width } = heading.emblem;
  drawDisc(pen, seatLook(view.first), x + width / 2, y - 1, width);
  for (const { text, x } of [heading.first, heading.round]) drawHeading(pen, text, x, y, { weight: 'plain' });
};

const drawContracts = (pen: Pen, scene: Drawn): void => {
  const { view, layout, changes, components, say } = scene;
  drawContractsHeading(pen, scene);
  for (const [index, id] of view.row.entries()) {
    const contract = components.contracts.get(id);
    const box = contractPlace(layout, index, view.row.length);
    if (contract !== undefined)
      drawContract(pen, contract, box, publicFoot(contract, view, components, say), say);
    // Within the card, so that it stays clear of the heading above.
    if (changes.row.has(id))
      ringBox(pen, { x: box.x + 3, y: box.y + 4, width: box.width - 6, height: box.height - 8 }, RADIUS.card);
  }
};

const drawStoreIn = (pen: Pen, { view, layout, changes, components, say }: Drawn): void => {
  const box = layout.store;
  if (layout === TABLE) {
    drawStoreStrip(pen, view.store, changes.store, components.values, box, say);
    return;
  }
  drawHeading(pen, say('otys-piece-store'), box.x + 8, layout.heading);
  drawStore(pen, view.store, changes.store, components.values, box, say);
};

const pieceOnColony = (piece: Piece, { view, layout }: Drawn): Box | undefined => {
  if (piece.kind === 'store') return layout.store;
  const index = piece.kind === 'contract' ? view.row.indexOf(piece.contract) : -1;
  return index < 0 ? undefined : contractPlace(layout, index, view.row.length);
};

/** What is lit while the rest is dimmed: only things found nowhere but here, since the sea shows the rest. */
const litPlaces = (scene: Drawn): readonly Box[] => {
  const { focus, isPointed } = scene;
  return isPointed || focus.some(({ kind }) => kind === 'store')
    ? focus.flatMap((piece) => pieceOnColony(piece, scene) ?? [])
    : [];
};

const drawColony = (pen: Pen, scene: Drawn): void => {
  const { view, layout, changes, people, say } = scene;
  const lit = litPlaces(scene);
  drawVeiled(pen, { lit, asked: lit }, () => {
    drawBackdrop(pen, layout.horizon);
    drawScoreRace(pen, view, changes, layout.race, say, layout === TABLE ? people : undefined);
    drawContracts(pen, scene);
    drawStoreIn(pen, scene);
  });
};

/** The Colony: score race, public contracts and who could complete them, Store. */
export const colonyPicture = (scene: Scene, shown: Shown = UNMARKED): Picture => {
  const { focus, isPointed = false } = shown;
  const layout = layoutFor(scene.view);
  const changes = newsOnColony(shown.changes);
  const alt = colonyAlt(scene, { changes, focus, isPointed });
  const drawn = { ...scene, layout, changes, focus, isPointed };
  return picture('otys-colony', alt, (pen) => drawColony(pen, drawn), layout.height);
};
