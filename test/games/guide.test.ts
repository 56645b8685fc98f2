import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { GUIDE_CALLOUTS, GUIDE_TURN_WORDS } from '../../src/games/presenter.ts';
import { texts } from '../texts/shipped.ts';
import { PEOPLE } from './played-pictures.ts';
import { shortest } from './shortest.ts';
import { optionsOf } from './walk.ts';

const said = [...games, shortest].flatMap((game) =>
  texts.locales.map((locale) => [game.name, locale, game] as const),
);

describe.each(said)('how to play %s, in the language %s', (_, locale, game) => {
  const guide = game.guide(texts.in(locale));

  it('points at no more than five things', () => {
    if (guide.picture !== undefined) expect(guide.callouts).not.toEqual([]);
    expect(guide.callouts.length).toBeLessThanOrEqual(GUIDE_CALLOUTS);
  });

  it('tells a turn in sixty words, and the goal in one sentence', () => {
    expect((guide.turn ?? '').split(/\s+/u).length).toBeLessThanOrEqual(GUIDE_TURN_WORDS);
    expect(guide.goal.match(/[.!?](?:\s|$)/gu)).toHaveLength(1);
  });

  it('has a picture where the game has boards, the same each time', async () => {
    const say = texts.in(locale);
    const seats = game.seats.min;
    const begun = game.begin({ seats, options: optionsOf(game, seats), seed: 'guide' });
    const boards = begun.boards({ say, people: PEOPLE.slice(0, seats) });
    const again = game.guide(say).picture;
    expect(guide.picture !== undefined).toBe(boards.length > 0);
    expect(again?.alt).toBe(guide.picture?.alt);
    // One language will do: painting takes its time.
    if (locale === 'en') expect(await again?.paint()).toEqual(await guide.picture?.paint());
  });
});
