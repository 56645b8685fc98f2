import { picture } from '../../../canvas/encoder.ts';
import { bold, centred, write } from '../../../canvas/fonts.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { PICTURE, type Picture, saying } from '../../../canvas/picture.ts';
import { TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence } from '../../fitting.ts';
import { type Components, type Contract, contractOf } from '../rules/components.ts';
import type { SeatView } from '../rules/view.ts';
import { drawBackdrop, drawTitle } from './backdrop.ts';
import { drawContract, type Foot, handFoot } from './contract-card.ts';

/** One of the pictures of cards. */
export type CardPicture = 'hand' | 'looking';

const HORIZON = { waterline: 96, floor: 650 };
const GAP = 14;

const columnsFor = (cards: number): number => (cards <= 4 ? Math.max(2, cards) : Math.ceil(cards / 2));
const heightFor = (cards: number): number => (cards <= 4 ? 450 : PICTURE.height);

const drawCards = (
  pen: Pen,
  title: string,
  contracts: readonly Contract[],
  feet: readonly Foot[],
  say: Say,
): void => {
  drawBackdrop(pen, HORIZON);
  drawTitle(pen, title, 48);
  if (contracts.length === 0) {
    write(pen, say('otys-board-hand-empty'), PICTURE.width / 2, heightFor(0) / 2, centred(bold(TYPE.name)));
    return;
  }
  const columns = columnsFor(contracts.length);
  const rows = Math.ceil(contracts.length / columns);
  const width = Math.min(320, (PICTURE.width - 2 * GAP - GAP * (columns - 1)) / columns);
  const height = Math.min(310, (520 - GAP * (rows - 1)) / rows);
  const top = 96 + (heightFor(contracts.length) - 122 - rows * height - GAP * (rows - 1)) / 2;
  for (const [index, contract] of contracts.entries()) {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, contracts.length - row * columns);
    const left = (PICTURE.width - inRow * width - GAP * (inRow - 1)) / 2;
    const foot = feet[index];
    const box = { x: left + (index % columns) * (width + GAP), y: top + row * (height + GAP), width, height };
    if (foot !== undefined) drawContract(pen, contract, box, foot, say);
  }
};

/** A player's contracts as cards, for their own eyes, with the levels that have the cubes; `lines` tell of them. */
export const cardsPicture = (
  kind: CardPicture,
  ids: readonly string[],
  player: SeatView,
  components: Components,
  say: Say,
  lines: readonly string[] = [],
): Picture => {
  const contracts = ids.map((id) => contractOf({ components }, id));
  const title = say(`otys-board-cards-${kind}`);
  const empty = contracts.length === 0 ? [say('otys-board-hand-empty')] : [];
  const said = saying([asSentence(title), ...empty, ...lines]);
  const draw = (pen: Pen): void => {
    const feet = contracts.map((contract) => handFoot(contract, player, components, say));
    drawCards(pen, title, contracts, feet, say);
  };
  return picture(`otys-${kind}`, said, draw, heightFor(contracts.length));
};
