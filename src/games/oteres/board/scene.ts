import type { Seat } from '../../../engine/seat.ts';
import type { TextContext } from '../../presenter.ts';
import { shownSide } from '../../shown.ts';
import type { Card, Components } from '../rules/components.ts';
import type { OteresView, PearlView } from '../rules/view.ts';

export { shownSide };

/** All that goes into a sentence: what the reader may know, what is in the box, who plays, and the reader's words. */
export interface Scene extends TextContext {
  readonly view: OteresView;
  readonly components: Components;
}

/** What goes into a picture that shows no cards. */
export type Told = Pick<Scene, 'view' | 'people' | 'say'>;

/** An action card; undefined for the sea urchin. Throws a `RangeError` for an id that is neither. */
export function actionCard({ components }: Pick<Scene, 'components'>, id: string): Card {
  const card = components.cards.get(id);
  if (card === undefined) throw new RangeError('a card that is not in the box');
  return card;
}

/** The name of the card that was laid in front of a seat last. Throws a `RangeError` if none lies there. */
export function laidCard(scene: Pick<Scene, 'view' | 'components'>, seat: Seat): string {
  const id = shownSide(scene, seat).front.at(-1)?.card;
  if (id === undefined) throw new RangeError(`no card in front of seat ${seat}`);
  return actionCard(scene, id).name;
}

/** Where a pearl stands among its owner's as boards show them: white ones, black ones, then those under cards. */
const shelfOf = ({ colour, held }: PearlView): number => (held ? 2 : Number(colour === 'black'));

/** The view with everybody's pearls as they lie on the board, so that their numbers can be counted there. */
export const asOnBoard = (view: OteresView): OteresView => ({
  ...view,
  seats: view.seats.map((side) => ({
    ...side,
    pearls: side.pearls.toSorted((one, other) => shelfOf(one) - shelfOf(other)),
  })),
});
