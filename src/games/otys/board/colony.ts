import { picture } from '../../../canvas/encoder.ts';
import { bold, plain, write } from '../../../canvas/fonts.ts';
import { ringBox } from '../../../canvas/marks.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import type { Picture } from '../../../canvas/picture.ts';
import { drawDisc } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import { contractOf } from '../rules/components.ts';
import type { OtysView } from '../rules/view.ts';
import { colonyWords } from './alt.ts';
import { drawBackdrop } from './backdrop.ts';
import { type Changes, newsOnColony } from './changes.ts';
import { drawContract, publicFoot, standingsHeight } from './contract-card.ts';
import { type Piece, roundInWords, type Shown, UNMARKED } from './focus.ts';
import type { Scene } from './scene.ts';
import { drawScoreRace } from './score-race.ts';
import { drawVeiled } from './sea-marks.ts';
import { drawStore } from './store.ts';

const GAP = 12;
/** The upper part of a contract's card, above the lines of who could complete it. */
const CARD = 139;
const PLACES = {
  horizon: { waterline: 470, floor: 640 },
  race: { x: 12, y: 4, width: 1076, height: 114 },
  heading: 138,
  contracts: { x: 12, y: 157, width: 1076 },
  store: { x: 12, width: 1076, height: 104 },
} as const;

const placesFor = ({ seats }: OtysView) => {
  const contracts = { ...PLACES.contracts, height: CARD + standingsHeight(seats.length) };
  const store = { ...PLACES.store, y: contracts.y + contracts.height + 10 };
  return { contracts, store, height: store.y + store.height + 8 };
};

interface Drawn extends Scene {
  readonly changes: Changes;
  readonly focus: readonly Piece[];
  readonly isPointed: boolean;
}

/** Draws what stands above the contracts: how many are left, and from the right the round and who began the first. */
const drawHeading = (pen: Pen, { view, say }: Drawn): void => {
  const { heading: y, contracts } = PLACES;
  pen.shadowColor = faded(PALETTE.abyss, 0.75);
  pen.shadowBlur = 6;
  const deck = say('otys-board-contracts-heading', { deck: view.deckSize });
  write(pen, deck, contracts.x + 6, y, bold(TYPE.phone, PALETTE.white));
  const aside = { ...plain(TYPE.phone, PALETTE.white), align: 'right' } as const;
  const right = contracts.x + contracts.width - 6;
  const disc = right - write(pen, roundInWords(view, say), right, y, aside) - 36;
  write(pen, say('otys-board-first'), disc - 22, y, aside);
  pen.shadowBlur = 0;
  drawDisc(pen, seatLook(view.first), disc, y - 1, 32);
};

const contractPlace = (view: OtysView, index: number): Box => {
  const { contracts } = placesFor(view);
  const width = (contracts.width - GAP * (view.row.length - 1)) / Math.max(1, view.row.length);
  return { ...contracts, x: contracts.x + index * (width + GAP), width };
};

const drawContracts = (pen: Pen, scene: Drawn): void => {
  const { view, changes, components, say } = scene;
  drawHeading(pen, scene);
  for (const [index, id] of view.row.entries()) {
    const contract = contractOf(scene, id);
    const box = contractPlace(view, index);
    drawContract(pen, contract, box, publicFoot(contract, view, components, say), say);
    // Within the card, so that it stays clear of the heading above.
    if (changes.row.has(id))
      ringBox(pen, { x: box.x + 3, y: box.y + 4, width: box.width - 6, height: box.height - 8 }, RADIUS.card);
  }
};

const pieceOnColony = (piece: Piece, view: OtysView): Box | undefined => {
  if (piece.kind === 'store') return placesFor(view).store;
  const index = piece.kind === 'contract' ? view.row.indexOf(piece.contract) : -1;
  return index < 0 ? undefined : contractPlace(view, index);
};

/** What is lit while the rest is dimmed: only things found nowhere but here, since the sea shows the rest. */
const litPlaces = (scene: Drawn): readonly Box[] => {
  const { focus, isPointed } = scene;
  return isPointed || focus.some(({ kind }) => kind === 'store')
    ? focus.flatMap((piece) => pieceOnColony(piece, scene.view) ?? [])
    : [];
};

const drawColony = (pen: Pen, scene: Drawn): void => {
  const { view, changes, components, say } = scene;
  const lit = litPlaces(scene);
  drawVeiled(pen, { lit, asked: lit }, () => {
    drawBackdrop(pen, PLACES.horizon);
    drawScoreRace(pen, scene, changes, PLACES.race);
    drawContracts(pen, scene);
    drawStore(pen, view.store, changes.store, components.values, placesFor(view).store, say);
  });
};

/** The Colony: score race, public contracts and who could complete them, Store. */
export const colonyPicture = (scene: Scene, shown: Shown = UNMARKED): Picture => {
  const { focus, isPointed = false } = shown;
  const changes = newsOnColony(shown.changes);
  const said = colonyWords(scene, { changes, focus, isPointed });
  const drawn = { ...scene, changes, focus, isPointed };
  return picture('otys-colony', said, (pen) => drawColony(pen, drawn), placesFor(scene.view).height);
};
