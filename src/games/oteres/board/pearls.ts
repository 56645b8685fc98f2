import { picture } from '../../../canvas/encoder.ts';
import { bold, centred, heavy, write } from '../../../canvas/fonts.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { PICTURE, type Picture, saying } from '../../../canvas/picture.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, nameOf, writtenName } from '../../person.ts';
import type { CatchView, OteresView, PearlLookedAt, PearlView, SeatView } from '../rules/view.ts';
import { PAWS } from '../rules/vocabulary.ts';
import { drawFaces, drawNumber, drawTold, inBrief } from './card.ts';
import { drawPaw } from './otter.ts';
import { drawHollow, drawPlate, drawReef, drawWater, gridPlaces, onWater } from './panel.ts';
import { drawPearl, pointsOf, pointsWords } from './pearl.ts';
import { listWords, numbered, pearlInWords } from './piece-words.ts';
import { drawShell } from './pool.ts';
import { type Scene, shownSide, type Told } from './scene.ts';
import { type FrontGroup, frontGroups } from './side.ts';

interface Offered {
  readonly side: SeatView;
  readonly pearl: PearlView;
  readonly number: number;
}

/** The room for another's pearl below one's own, for the cards in front below these, and the margin at the end. */
const [OFFERED, FRONT, EDGE] = [158, 174, 14];

/** How high these pictures are: no higher than needed, so that a question and its news are seen together. */
const HEIGHTS = [460, 580, 620, PICTURE.height] as const;

/** The room that rows of pearls take at least: if something lies below them, and if nothing does. */
const LEAST = { crowded: [190, 298, 360], alone: [240, 336, 400] } as const;

const columnsOf = (pearls: number): number =>
  pearls <= 6 ? Math.max(1, pearls) : Math.ceil(pearls / Math.ceil(pearls / 9));

interface PearlsLayout {
  readonly height: number;
  readonly top: number;
  readonly low: number;
  readonly bottom: number;
}

function layoutOf(pearls: number, hasOffered: boolean, hasFront: boolean): PearlsLayout {
  const rows = Math.ceil(pearls / columnsOf(pearls));
  const least = LEAST[hasOffered || hasFront ? 'crowded' : 'alone'];
  const top = hasFront ? 80 : 100;
  const below = (hasOffered ? OFFERED : 0) + (hasFront ? FRONT : 0) + EDGE;
  const needed = top + (least[rows - 1] ?? least[rows === 0 ? 0 : 2]) + below;
  const height = HEIGHTS.find((each) => each >= needed) ?? PICTURE.height;
  const bottom = height - EDGE - (hasFront ? FRONT : 0);
  return { height, top, low: hasOffered ? bottom - OFFERED : bottom, bottom };
}

const drawOffered = (
  pen: Pen,
  { side, pearl, number }: Offered,
  top: number,
  { people, components, say }: Pick<Scene, 'people' | 'components' | 'say'>,
): void => {
  const box = { x: 24, y: top, width: PICTURE.width - 48, height: OFFERED - 14 };
  drawReef(pen, box, seatLook(side.seat).paint);
  const y = box.y + box.height / 2;
  const x = PICTURE.width / 2 + 90;
  const wide = 400;
  drawPerson(pen, people, side.seat, box.x + 60, y, 72);
  const words = say('oteres-board-pearl-of', { name: writtenName(people, side.seat, say) });
  write(pen, words, box.x + 112, y, { ...heavy(TYPE.name), width: wide });
  drawTold(pen, pearl, side, components, say, x, y - 14, 96);
  drawNumber(pen, number, x, y + 52);
};

const drawPearls = (
  pen: Pen,
  { height, top, low, bottom }: PearlsLayout,
  title: string,
  side: SeatView,
  front: readonly FrontGroup[],
  offered: Offered | undefined,
  scene: Scene,
): void => {
  const { components, say } = scene;
  drawWater(pen, title, height);
  if (offered !== undefined) drawOffered(pen, offered, low + EDGE, scene);
  const box = { x: 24, y: top, width: PICTURE.width - 48, height: low - top };
  drawReef(pen, box, seatLook(side.seat).paint);
  const points = pointsOf(side.pearls);
  const { pearls } = side;
  const foot = points === undefined || pearls.length === 0 ? 16 : 62;
  const columns = columnsOf(pearls.length);
  const room = { x: box.x + 14, y: box.y + 14, width: box.width - 28, height: box.height - 14 - foot };
  drawHollow(pen, room);
  const places = gridPlaces(pearls.length, columns, room, 10, { width: 240, height: 240 });
  for (const [index, pearl] of pearls.entries()) {
    const place = places[index];
    if (place === undefined) continue;
    const size = Math.min(150, place.width - 12, place.height - 44);
    const x = place.x + place.width / 2;
    const y = place.y + (place.height - size - 40) / 2 + size / 2;
    drawTold(pen, pearl, side, components, say, x, y, size);
    drawNumber(pen, index + 1, x, y + size / 2 + 24);
  }
  if (pearls.length === 0)
    write(
      pen,
      say('oteres-board-pearls-none'),
      PICTURE.width / 2,
      box.y + box.height / 2,
      centred(bold(TYPE.name, PALETTE.ink)),
    );
  else if (points !== undefined)
    write(
      pen,
      pointsWords(points, say),
      PICTURE.width / 2,
      box.y + box.height - 36,
      centred(heavy(TYPE.name, PALETTE.lamp)),
    );
  const cards = { x: 24, y: bottom + EDGE, width: PICTURE.width - 48, height: FRONT - EDGE };
  const kinds = gridPlaces(front.length, Math.max(1, Math.min(2, front.length)), cards, 14, {
    width: 519,
    height: 160,
  });
  drawFaces(
    pen,
    front.map(({ face }) => inBrief(face)),
    'long',
    kinds,
  );
};

/**
 * A player's pearls, large and numbered, with the values that the viewer knows, and the cards in front of that player.
 * `about` is another's pearl in question.
 */
export const pearlsPicture = (scene: Scene, seat: Seat, about?: PearlLookedAt): Picture => {
  const { view, people, components, say } = scene;
  const side = shownSide(scene, seat);
  const other = about && view.seats[about.of];
  const at = other?.pearls.findIndex(({ mark }) => mark === about?.mark) ?? -1;
  const pearl = other?.pearls[at];
  const offered = other && pearl && { side: other, pearl, number: at + 1 };
  const front = frontGroups(side, components, say);
  const title = (name: string): string =>
    view.viewer === seat ? say('oteres-board-pearls-mine') : say('oteres-board-pearls-title', { name });
  const points = pointsOf(side.pearls);
  const layout = layoutOf(side.pearls.length, offered !== undefined, front.length > 0);
  const said = saying([
    `${say('label-value', {
      label: title(nameOf({ people }, seat)),
      value: listWords(
        numbered(side.pearls).map((pearl) => pearlInWords(say, pearl)),
        say,
      ),
    })}.`,
    ...(points === undefined ? [] : [`${pointsWords(points, say)}.`]),
    ...(offered === undefined
      ? []
      : [
          `${say('label-value', {
            label: say('oteres-board-pearl-of', { name: nameOf({ people }, offered.side.seat) }),
            value: pearlInWords(say, { ...offered.pearl, number: offered.number }),
          })}.`,
        ]),
    ...front.map(({ face, pearls }) =>
      say('oteres-board-alt-under', {
        card: face.name,
        text: face.text,
        numbers: pearls
          .map(({ mark }) => side.pearls.findIndex((pearl) => pearl.mark === mark) + 1)
          .join(', '),
        count: pearls.length,
      }),
    ),
  ]);
  const draw = (pen: Pen): void =>
    drawPearls(pen, layout, title(writtenName(people, seat, say)), side, front, offered, scene);
  return picture(`oteres-pearls-${seat + 1}`, said, draw, layout.height);
};

const WAYS = ['split', 'done', 'share', 'pick', 'shown'] as const;
type Way = (typeof WAYS)[number];

/** Only the player who took the pearls knows what they are; only then is there something to split or share. */
const wayOf = ({ catch: pearls }: OteresView, splits: boolean): Way => {
  if (pearls.some(({ value }) => value === undefined)) return splits ? 'pick' : 'shown';
  if (pearls.some(({ paw }) => paw !== undefined)) return 'done';
  return splits ? 'split' : 'share';
};

/** The middle of the paws and their size: lower and smaller if pearls lie above them. */
const PAWS_AT = { below: { y: 384, size: 256 }, alone: { y: 334, size: 330 } } as const;

const HEIGHT = 580;
const pawX = (paw: CatchView['paw']): number => PICTURE.width * (paw === 'right' ? 0.72 : 0.28);

const drawNumbered = (pen: Pen, pearls: readonly CatchView[], y: number, size: number): void => {
  for (const [index, pearl] of pearls.entries()) {
    const x = PICTURE.width / 2 + (index - (pearls.length - 1) / 2) * (size + 28);
    drawPearl(pen, pearl, x, y, size);
    drawNumber(pen, pearl.number, x, y + size / 2 + 26);
  }
};

const drawPaws = (pen: Pen, pearls: readonly CatchView[], way: Way, say: Say): void => {
  const { y, size } = PAWS_AT[way === 'split' ? 'below' : 'alone'];
  const pearlSize = size / 4;
  for (const paw of PAWS) {
    drawPaw(pen, paw, way === 'pick', pawX(paw), y, size);
    const own = pearls.filter((pearl) => pearl.paw === paw);
    const step = pearlSize * (own.length < 3 ? 1.05 : 0.7);
    for (const [index, pearl] of own.entries()) {
      const rise = own.length === 3 ? (index === 1 ? -0.42 : 0.42) * pearlSize : 0;
      const x = pawX(paw) + (index - (own.length - 1) / 2) * step;
      drawPearl(pen, pearl, x, y + size * 0.11 + rise, pearlSize);
    }
    drawPlate(pen, say(`oteres-board-paw-${paw}`), pawX(paw), y + size / 2 + 30, 190);
  }
};

const drawOthers = (pen: Pen, { view, people, say }: Told): void => {
  const others = view.seats.filter(({ seat, out }) => !out && seat !== view.turn.seat);
  for (const [index, { seat }] of others.entries()) {
    const x = PICTURE.width / 2 + (index - (others.length - 1) / 2) * 236;
    drawPerson(pen, people, seat, x, 442, 96);
    drawPlate(pen, writtenName(people, seat, say), x, 524, 216);
  }
};

const drawCatch = (pen: Pen, scene: Told, way: Way, title: string): void => {
  const { view, say } = scene;
  drawWater(pen, title, HEIGHT);
  const pearls = view.catch;
  if (way === 'share' || way === 'shown') {
    drawShell(pen, { x: 330, y: 80, width: 440, height: 296 });
    drawNumbered(pen, pearls, 228, 88);
    drawOthers(pen, scene);
    return;
  }
  drawPaws(pen, pearls, way, say);
  if (way === 'split') drawNumbered(pen, pearls, 142, 96);
  if (way !== 'pick') return;
  const words = say('oteres-board-catch-hidden', { count: pearls.length });
  write(pen, words, PICTURE.width / 2, 112, onWater(bold(TYPE.name, PALETTE.lamp), PICTURE.width - 160));
};

/** Pearls that a card took from the pool, over two paws (`splits`) or in a shell; closed paws for who may not see. */
export const catchPicture = (scene: Told, splits: boolean): Picture => {
  const { view, say } = scene;
  const way = wayOf(view, splits);
  const title = say(`oteres-board-catch-${way}`);
  const inPawTold = ({ paw }: CatchView): string =>
    paw === undefined ? '' : ` (${say(`oteres-board-paw-${paw}`)})`;
  const said = saying([
    `${title}.`,
    ...(way === 'pick'
      ? [`${say('oteres-board-catch-hidden', { count: view.catch.length })}.`]
      : view.catch.map((pearl) => `${pearlInWords(say, pearl)}${inPawTold(pearl)}.`)),
  ]);
  return picture('oteres-catch', said, (pen) => drawCatch(pen, scene, way, title), HEIGHT);
};
