import { picture } from '../../../canvas/encoder.ts';
import { bold, heavy, plain, textWidth, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { changeText, ringBox, writeChange } from '../../../canvas/marks.ts';
import { type Box, boxAround, faded, fill, type Pen, stroke, strokeRound } from '../../../canvas/pen.ts';
import type { Picture } from '../../../canvas/picture.ts';
import { circlePath, drawDisc, drawGlow, drawPanel, linePath, roundPath } from '../../../canvas/shapes.ts';
import { drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import { writtenName } from '../../person.ts';
import { contractOf } from '../rules/components.ts';
import type { OtysView } from '../rules/view.ts';
import { colonyWords } from './alt.ts';
import { drawBackdrop } from './backdrop.ts';
import { type Changes, changesOf, newsOnColony } from './changes.ts';
import { drawContract, publicFoot, standingsHeight } from './contract-card.ts';
import { type Piece, roundInWords, type Shown, UNMARKED } from './focus.ts';
import { drawKeyInPlay } from './key.ts';
import type { Scene } from './scene.ts';
import { drawVeiled } from './sea-marks.ts';
import { drawStore } from './store.ts';

type Told = Pick<Scene, 'view' | 'people' | 'say'>;

/** Where a seat's disc lies on the track: on its score, or past the end of it, and which of those there. */
interface RacePlace {
  readonly seat: Seat;
  /** 0 to the target, or one more for all beyond it. */
  readonly node: number;
  readonly index: number;
  readonly among: number;
}

/** Where everybody stands on the score track. */
export const racePlaces = ({ seats, target }: OtysView): readonly RacePlace[] => {
  const nodeOf = (prestige: number): number => Math.min(prestige, target + 1);
  return seats.map(({ seat, prestige }) => {
    const together = seats.filter((other) => nodeOf(other.prestige) === nodeOf(prestige));
    return {
      seat,
      node: nodeOf(prestige),
      index: together.findIndex((other) => other.seat === seat),
      among: together.length,
    };
  });
};

const NAMES = {
  height: 52,
  emblem: 44,
  gap: 10,
  edge: 10,
  key: { width: 46, height: 42 },
} as const;

const EDGES = { left: 174, right: 120 } as const;
const lineOf = ({ height }: Pick<Box, 'height'>): number => (height - NAMES.height + 2) / 2;
const stepOf = (target: number, { width }: Pick<Box, 'width'>): number =>
  (width - EDGES.left - EDGES.right) / target;
const nodeAt = (node: number, target: number, box: Pick<Box, 'width'>): number =>
  EDGES.left + node * stepOf(target, box) + (node > target ? 12 : 0);

const APART = { within: 3, between: 8, edge: 2 } as const;
const LAURELS = 38;
const SMALL = 22;

/** Where discs on one node lie, none touching another. `step` is from node to node, `high` the height for discs. */
export const discAt = (
  { index, among, node }: RacePlace,
  places: readonly RacePlace[],
  step: number,
  high: number,
): { readonly dx: number; readonly dy: number; readonly size: number } => {
  const beside = places.filter((other) => Math.abs(other.node - node) === 1);
  const free = beside.some((other) => other.among > 2)
    ? 2 * (step - SMALL - APART.within / 2 - APART.between)
    : step - (beside.length > 0 ? APART.between : 4);
  if (among === 1) return { dx: 0, dy: 0, size: Math.min(free, high) };
  const half = (high - APART.within) / 2 - APART.edge;
  const size = among === 2 ? Math.min(free, half) : Math.min(half, beside.length > 0 ? SMALL : step);
  const off = (size + APART.within) / 2;
  if (among === 2) return { dx: 0, dy: index === 0 ? -off : off, size };
  const alone = among === 3 && index === 2;
  return { dx: alone ? 0 : index % 2 === 0 ? -off : off, dy: index < 2 ? -off : off, size };
};

const drawShared = (pen: Pen, x: number, y: number, { among }: RacePlace, size: number): void => {
  const height = 2 * size + APART.within + 2 * APART.edge;
  const width = among === 2 ? size + 2 * APART.edge : height;
  roundPath(pen, boxAround(x, y, width, height), Math.min(RADIUS.card, size / 2 + APART.edge));
  fill(pen, PALETTE.hullDeep);
  stroke(pen, PALETTE.mistSoft, 2);
};

const drawTrack = (pen: Pen, target: number, title: string, box: Box): void =>
  drawCachedSlab(pen, `score track ${target} ${title}`, box, (fresh, width, height) => {
    const whole = { x: 0, y: 0, width, height };
    const line = lineOf(whole);
    drawPanel(fresh, whole);
    write(fresh, title, 18, line, { ...bold(TYPE.phone, PALETTE.laurel), width: EDGES.left - 44 });
    linePath(fresh, nodeAt(0, target, whole), line, nodeAt(target, target, whole), line);
    strokeRound(fresh, faded(PALETTE.hullEdge, 0.75), 6);
    for (let node = 0; node <= target; node++) {
      circlePath(fresh, nodeAt(node, target, whole), line, node % 3 === 0 ? 9 : 6);
      fill(fresh, node === target ? PALETTE.laurel : PALETTE.hullEdge);
    }
    drawIcon(fresh, 'laurels', nodeAt(target, target, whole), line, LAURELS, PALETTE.laurel);
  });

const drawUp = (pen: Pen, x: number, y: number, width: number): void => {
  roundPath(pen, { x: x - 5, y: y - NAMES.emblem / 2 - 3, width, height: NAMES.emblem + 6 }, RADIUS.panel);
  fill(pen, faded(PALETTE.lamp, 0.2));
  stroke(pen, PALETTE.lamp, 2.5);
};

const drawNames = (pen: Pen, { view, people, say }: Told, changes: Changes, box: Box): void => {
  const { seats, turn, active, phase } = view;
  const y = box.y + box.height - NAMES.height / 2 - 3;
  const tokenOf = (seat: Seat) => (seat === turn.seat && phase !== 'over' ? active?.token : undefined);
  // Whose key is in play has as much more room, so that all names and points have the same.
  const keys = seats.some(({ seat }) => tokenOf(seat) !== undefined) ? NAMES.key.width : 0;
  const usual = (box.width - 2 * NAMES.edge - keys) / seats.length;
  let x = box.x + NAMES.edge;
  for (const { seat, prestige } of seats) {
    const isUp = seat === turn.seat && phase !== 'over';
    const token = tokenOf(seat);
    const room = usual + (token === undefined ? 0 : keys);
    if (isUp) drawUp(pen, x, y, room - NAMES.gap / 2);
    drawDisc(pen, seatLook(seat), x + NAMES.emblem / 2, y, NAMES.emblem);
    const left = x + NAMES.emblem + NAMES.gap;
    const number = `${prestige}`;
    const key = token === undefined ? 0 : NAMES.key.width;
    const gained = changesOf(changes, seat).prestige;
    const written = write(pen, writtenName(people, seat, say), left, y, {
      ...bold(TYPE.name),
      width:
        room -
        NAMES.emblem -
        textWidth(number, TYPE.number, 'heavy') -
        (gained === 0 ? 0 : 1.5 * NAMES.gap + textWidth(changeText(gained), TYPE.phone, 'heavy')) -
        4 * NAMES.gap -
        key,
      smallest: TYPE.phone,
    });
    const total = write(pen, number, left + written + NAMES.gap, y, heavy(TYPE.number, PALETTE.laurel));
    if (gained !== 0) writeChange(pen, gained, left + written + total + 1.5 * NAMES.gap, y, TYPE.phone);
    const { width, height } = NAMES.key;
    const place = { x: x + room - NAMES.gap - width - 3, y: y - height / 2, width, height };
    if (token !== undefined) drawKeyInPlay(pen, token, seatLook(seat), place);
    x += room;
  }
};

/** Draws the score track with everybody on it, in a ring who has more than before, and below it the scores. */
const drawScoreRace = (pen: Pen, scene: Told, changes: Changes, box: Box): void => {
  const { view, say } = scene;
  const { target, seats } = view;
  drawTrack(pen, target, say('otys-piece-prestige'), box);
  drawNames(pen, scene, changes, box);
  const line = box.y + lineOf(box);
  const at = (node: number): number => box.x + nodeAt(node, target, box);
  // Those who are past the end stand where its number would be.
  if (seats.every(({ prestige }) => prestige <= target))
    write(pen, `${target}`, at(target) + 30, line, heavy(TYPE.phone, PALETTE.laurel));
  const places = racePlaces(view);
  const discs = places.map((place) => {
    const { dx, dy, size } = discAt(place, places, stepOf(target, box), box.height - NAMES.height - 11);
    return { place, seat: place.seat, x: at(place.node) + dx, y: line + dy, size };
  });
  for (const { place, size } of discs)
    if (place.among > 1 && place.index === 0) drawShared(pen, at(place.node), line, place, size);
  // Below all discs, so that its light covers none of them.
  for (const { seat, x, y, size } of discs)
    if (seat === view.turn.seat && view.phase !== 'over') drawGlow(pen, boxAround(x, y, size), size / 2);
  for (const { seat, x, y, size } of discs) {
    drawDisc(pen, seatLook(seat), x, y, size);
    if (changesOf(changes, seat).prestige > 0) ringBox(pen, boxAround(x, y, size), size / 2);
  }
};

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
