import type { DecisionOf } from '../../../../src/engine/match.ts';
import type { Seat } from '../../../../src/engine/seat.ts';
import type { Otys } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import type { OtysIcon } from '../../../../src/games/otys/words/icon-names.ts';
import type { Presenter, TextContext } from '../../../../src/games/presenter.ts';
import { textContextFor } from '../../text-context.ts';

/** Four people at a table. */
export const textContext = textContextFor(4);

/** The page of contracts, which Otys has. */
export const extraActionsOf =
  (presenter: Pick<Presenter<Otys, OtysIcon>, 'pages'>) =>
  (view: OtysView, reader: Seat | undefined, asked: DecisionOf<Otys> | undefined, to: TextContext) => {
    const asides = presenter.pages?.['asides'];
    if (asides === undefined) throw new Error('Otys has no page of contracts');
    return asides.page(view, { reader, side: reader ?? view.turn.seat, asked }, to);
  };
