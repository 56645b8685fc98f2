import { expect, test } from 'vitest';
import { textWidth } from '../../../../src/canvas/fonts.ts';
import { TYPE } from '../../../../src/canvas/theme.ts';
import { contractsHeading } from '../../../../src/games/otys/board/colony.ts';
import { texts } from '../../../texts/shipped.ts';
import { middle, opening } from '../sample-views.ts';

const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const;
/** Where the heading lies between two, beside the Store, and with more, across the picture. */
const WIDTHS = { two: [opening.view, 764], more: [middle.view, 1064] } as const;

const cases = LANGUAGES.flatMap((language) =>
  (['two', 'more'] as const).flatMap((seats) => [false, true].map((last) => ({ language, seats, last }))),
);

test.each(cases)(
  'nothing above the contracts is cut or touches another thing: $language, for $seats, last round $last',
  ({ language, seats, last }) => {
    const [view, width] = WIDTHS[seats];
    for (const round of [1, 17, 88]) {
      const shown = { ...view, lastRound: last, deckSize: 88, turn: { ...view.turn, round } };
      const {
        contracts,
        first,
        emblem,
        round: told,
      } = contractsHeading(shown, texts.in(language), {
        left: 18,
        right: 18 + width,
      });
      expect(textWidth(contracts.text, TYPE.phone, 'bold')).toBeLessThanOrEqual(contracts.width);
      const parts = [contracts, first, emblem, told];
      const gaps = parts.slice(1).map(({ x }, at) => x - ((parts[at]?.x ?? 0) + (parts[at]?.width ?? 0)));
      expect(Math.min(...gaps)).toBeGreaterThan(4);
      expect(told.x + told.width).toBeLessThanOrEqual(18 + width);
    }
  },
);
