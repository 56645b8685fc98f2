import { PALETTE } from '../../../canvas/theme.ts';
import { type DrawIcon, GROUNDS, ICON_SIDE, sign } from '../../icon-tile.ts';
import { entriesFor } from '../../kinds.ts';
import type { AnyIcon } from '../../presenter.ts';
import { drawSign, signOf, URCHIN_SIGN } from '../board/card.ts';
import { drawPaw } from '../board/otter.ts';
import { drawPearl } from '../board/pearl.ts';
import { actionCard, type Scene } from '../board/scene.ts';
import { SHALLOWS } from '../board/theme.ts';
import {
  type CardEffect,
  EFFECTS,
  type Paw,
  PEARL_COLOURS,
  type PearlColour,
  URCHIN,
} from '../rules/vocabulary.ts';

/** The icons that Öterés has of its own, see `icons.ts` for how each is painted. */
export type OteresIcon = CardEffect | PearlColour | `paw-${Paw}` | 'urchin' | 'skip' | 'end';

/** Any icon that can stand beside an answer of Öterés. */
export type IconName = AnyIcon<OteresIcon>;

/** The icon of a card, the sea urchin's too. */
export const cardIcon = (scene: Pick<Scene, 'components'>, id: string): IconName =>
  id === URCHIN ? 'urchin' : actionCard(scene, id).effect;

const { hull } = GROUNDS;
const MIDDLE = ICON_SIDE / 2;

const card =
  (drawn: Parameters<typeof drawSign>[1]): DrawIcon =>
  (pen) =>
    drawSign(pen, drawn, MIDDLE, MIDDLE, 120);

const pearl =
  (colour: PearlColour): DrawIcon =>
  (pen) =>
    drawPearl(pen, { colour }, MIDDLE, MIDDLE, 112);

const paw =
  (side: Paw): DrawIcon =>
  (pen) =>
    drawPaw(pen, side, true, MIDDLE, MIDDLE, 116);

/** The icons of Öterés, for buttons and texts. */
export const OTERES_ICONS: Readonly<Record<OteresIcon, DrawIcon>> = {
  ...entriesFor(EFFECTS, (effect) => card(signOf(effect))),
  ...entriesFor(PEARL_COLOURS, pearl),
  urchin: card({ ...URCHIN_SIGN, paint: SHALLOWS.urchin }),
  'paw-left': paw('left'),
  'paw-right': paw('right'),
  skip: sign(hull, 'fast-forward-button', PALETTE.mistSoft),
  end: sign(hull, 'checkered-flag', PALETTE.mist),
};
