import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { GUIDE_CALLOUTS, GUIDE_TURN_WORDS } from '../../src/games/presenter.ts';
import { readTexts } from '../../src/texts/texts.ts';

const texts = readTexts('assets/texts');
const said = games.flatMap((game) => texts.locales.map((locale) => [game.name, locale, game] as const));

describe.each(said)('how to play %s, in the language %s', (_, locale, game) => {
  const guide = game.guide(texts.in(locale));

  it('points at no more than five things', () => {
    expect(guide.callouts.length).toBeGreaterThan(0);
    expect(guide.callouts.length).toBeLessThanOrEqual(GUIDE_CALLOUTS);
  });

  it('tells a turn in sixty words, and the goal in one sentence', () => {
    expect(guide.turn.split(/\s+/u).length).toBeLessThanOrEqual(GUIDE_TURN_WORDS);
    expect(guide.goal.match(/[.!?](?:\s|$)/gu)).toHaveLength(1);
  });

  it('has a picture that is the same each time', async () => {
    const again = game.guide(texts.in(locale)).picture;
    expect(guide.picture).toBeDefined();
    expect(again?.alt).toBe(guide.picture?.alt);
    expect(await again?.paint()).toEqual(await guide.picture?.paint());
  });
});
