import { describe, expect, test } from 'vitest';
import { RATING_SHARE } from '../../../src/discord/interactions/standings.ts';
import {
  gamesPicture,
  MOST_GAMES,
  MOST_ROWS,
  standingsPicture,
} from '../../../src/discord/views/standings-picture.ts';
import { games } from '../../../src/games/index.ts';
import { letteringOf, recordType } from '../../canvas/recorded-type.ts';
import { texts } from '../../texts/shipped.ts';

recordType();

/** The widest month of a language is among these, whatever the language. */
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
const NAME = 'Maximiliana Thorvaldsdóttir III.';

describe.each(texts.locales)('In pictures of results, in %s', (language) => {
  const say = texts.in(language);

  test('no heading, long name or number of standings is cut short', async () => {
    const columns = (['games', 'wins', 'points', 'rating'] as const).map((each) => ({
      name: say(`stats-column-${each}`),
      share: each === 'rating' ? RATING_SHARE : 1,
    }));
    const cells = ['1000', '1000', '100', '1234 ± 123'];
    const rows = Array.from({ length: MOST_ROWS }, () => ({ name: NAME, cells, alt: '' }));
    const cut: string[] = [];
    for (const game of games)
      for (const month of [...MONTHS.map((from) => say('stats-month', { from })), say('stats-month-all')]) {
        const picture = standingsPicture({ title: `${game.title(say)} · ${month}`, columns, rows });
        for (const { text } of await letteringOf(picture)) if (text.includes('…')) cut.push(text);
      }
    expect(cut).toEqual([]);
  });

  test('no word above somebody’s points is cut short', async () => {
    const cut: string[] = [];
    for (const game of games) {
      const title = say('stats-plot', { game: game.title(say), games: MOST_GAMES });
      const points = Array.from({ length: MOST_GAMES }, (_, at) => ({
        points: at * 10 - 3,
        isWon: at % 2 === 0,
      }));
      for (const { text } of await letteringOf(gamesPicture({ title, alt: '', games: points })))
        if (text.includes('…')) cut.push(text);
    }
    expect(cut).toEqual([]);
  });
});
