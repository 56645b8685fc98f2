import type { AnyIcon } from '../../presenter.ts';
import { actionCard, type Scene } from '../board/scene.ts';
import type { CardEffect, Paw, PearlColour } from '../rules/vocabulary.ts';
import { URCHIN } from '../rules/vocabulary.ts';

/** The icons that Öterés has of its own, see `icons.ts` for how each is painted. */
export type OteresIcon = CardEffect | PearlColour | `paw-${Paw}` | 'urchin' | 'skip' | 'end';

/** Any icon that can stand beside an answer of Öterés. */
export type IconName = AnyIcon<OteresIcon>;

/** The icon of a card, the sea urchin's too. */
export const cardIcon = (scene: Pick<Scene, 'components'>, id: string): IconName =>
  id === URCHIN ? 'urchin' : actionCard(scene, id).effect;
