import { describe, expect, test } from 'vitest';
import { hintPage } from '../../../src/discord/views/help-page.ts';
import { optionsOf } from '../../games/walk.ts';
import { gameNamed } from '../../records/played.ts';
import { within } from '../breaches.ts';
import { shownTable, spokenIn } from './shown.ts';

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
    const hint = { kind: 'hint', now: shownTable(game, match), match, seat, advice: [] } as const;
    const buttons = hintPage(hint, spokenIn(locale))
      .components.flatMap(within)
      .flatMap((part) => ('custom_id' in part && 'label' in part ? [[part.custom_id, part.label]] : []));
    expect(buttons).toEqual([
      [`h1:refresh:t1:question:${seat}`, expect.any(String)],
      [`h1:refresh:t1:asides:${seat}`, label],
      [`h1:refresh:t1:help:${seat}`, expect.any(String)],
    ]);
  });
});
