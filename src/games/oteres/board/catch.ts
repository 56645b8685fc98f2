import { picture } from '../../../canvas/encoder.ts';
import { bold, write } from '../../../canvas/fonts.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, writtenName } from '../../person.ts';
import type { CatchView, OteresView } from '../rules/view.ts';
import { PAWS } from '../rules/vocabulary.ts';
import { drawNumber } from './card.ts';
import { drawPaw } from './otter.ts';
import { drawPlate, drawWater, onWater } from './panel.ts';
import { drawPearl } from './pearl.ts';
import { pearlInWords } from './piece-words.ts';
import { drawShell } from './pool.ts';
import type { Told } from './scene.ts';

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
  const alt = altText([
    `${title}.`,
    ...(way === 'pick'
      ? [`${say('oteres-board-catch-hidden', { count: view.catch.length })}.`]
      : view.catch.map((pearl) => `${pearlInWords(say, pearl)}${inPawTold(pearl)}.`)),
  ]);
  return picture('oteres-catch', alt, (pen) => drawCatch(pen, scene, way, title), HEIGHT);
};
