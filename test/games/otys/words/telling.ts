import { fileURLToPath } from 'node:url';
import type { DecisionOf } from '../../../../src/engine/match.ts';
import type { Seat } from '../../../../src/engine/seat.ts';
import type { Otys } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import type { OtysIcon } from '../../../../src/games/otys/words/icon-names.ts';
import type { Presenter, Telling } from '../../../../src/games/presenter.ts';
import { readTexts } from '../../../../src/texts/texts.ts';

/** English as players read it; a missing text throws. */
export const say = readTexts(fileURLToPath(new URL('../../../../assets/texts', import.meta.url))).in('en');

/** Four people, one with the longest name that is shown, two with the same. */
export const telling: Telling = {
  say,
  people: [{ name: 'Ana' }, { name: 'W'.repeat(32) }, { name: 'Björn' }, { name: 'Ana' }],
};

/** The page of contracts, which Otys has. */
export const asidesOf =
  (presenter: Pick<Presenter<Otys, OtysIcon>, 'pages'>) =>
  (view: OtysView, reader: Seat | undefined, asked: DecisionOf<Otys> | undefined, to: Telling) => {
    const asides = presenter.pages?.['asides'];
    if (asides === undefined) throw new Error('Otys has no page of contracts');
    return asides.page(view, { reader, side: reader ?? view.turn.seat, asked }, to);
  };
