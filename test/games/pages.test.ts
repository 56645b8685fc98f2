import { describe, expect, it } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import { PAGE_BUTTONS, type PageTraits, TAKEN_NAMES } from '../../src/games/pages.ts';
import { tinyPresenter, tinyRules } from './tiny.ts';

const made = (pages: Readonly<Record<string, PageTraits>>) =>
  createPlayable(tinyRules, {
    ...tinyPresenter,
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, traits]) => [
        name,
        {
          ...traits,
          button: PAGE_BUTTONS.hand,
          page: () => ({ title: name, text: name, pictures: [], answers: [] }),
        },
      ]),
    ),
  });

describe('a game is refused', () => {
  it.each(TAKEN_NAMES)('whose page is called as what every table has: %s', (name) => {
    expect(() => made({ [name]: {} })).toThrow(
      `tiny has a page "${name}": every table has something of that name already`,
    );
  });

  it.each(['', 'Hand', 'hand2', 'a-name-too-long'])('whose page nothing can be called: "%s"', (name) => {
    expect(() => made({ [name]: {} })).toThrow(`tiny has a page "${name}": no page can be called so`);
  });

  it('that has more pages with a button than the board has room for', () => {
    expect(() => made({ hand: {}, closer: {}, route: {}, market: {} })).toThrow(
      'tiny has 4 pages with a button on the board (hand, closer, route, market), and there is room for 3',
    );
  });
});
