import { describe, expect, test } from 'vitest';
import { hintPage } from '../../../src/discord/views/help-page.ts';
import { optionsOf } from '../../games/walk.ts';
import { gameNamed } from '../../records/played.ts';
import { buttonsIn, readIn, SEATED, seenFrom, shownTable, spokenIn } from './shown.ts';

describe('The page of a hint', () => {
  test.each([
    ['en', 'Contracts'],
    ['de', 'Aufträge'],
    ['fr', 'Contrats'],
    ['ru', 'Контракты'],
  ])('leads on to question, contracts and help, in its place (%s)', (locale, label) => {
    const game = gameNamed('otys');
    const match = game.begin({ seats: 2, options: optionsOf(game, 2), seed: 'hinted' });
    const { seat } = match.turn;
    const page = hintPage(seenFrom(seat, shownTable(game, match), spokenIn(locale)), { advice: [] });
    const buttons = buttonsIn(page).map((each) => [each.id, each.label]);
    expect(buttons).toEqual([
      [`h1:refresh:t1:question:${seat}`, expect.any(String)],
      [`h1:refresh:t1:asides:${seat}`, label],
      [`h1:refresh:t1:help:${seat}`, expect.any(String)],
    ]);
  });

  test('tells of a kept plan that plays something else, and of none that begins with what is advised', () => {
    const game = gameNamed('otys');
    const match = game.begin({ seats: 3, options: optionsOf(game, 3), seed: 'hinted' });
    const { seat } = match.turn;
    const person = SEATED[seat]?.id ?? '';
    const answers = [{ notation: 'k1', told: 'k1', label: '1 · Spy' }];
    const plan = { seat, person, ply: 0, turn: 0, madeAt: 0, answers, premise: '', pause: 1 };
    const hinted = (notation: string): string => {
      const now = shownTable(game, match, { plans: [plan] });
      const advice = [{ notation, line: [notation] }];
      return readIn(hintPage(seenFrom(seat, now), { advice }));
    };
    expect(hinted('k2')).toContain('**Your plan is at work:** 1 · Spy.');
    expect(hinted('k1')).not.toContain('plan');
  });
});
