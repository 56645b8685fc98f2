import { describe, expect, test } from 'vitest';
import { hintPage } from '../../../src/discord/views/hint-page.ts';
import { games } from '../../../src/games/index.ts';
import { optionsOf } from '../../games/walk.ts';
import { texts } from '../../texts/shipped.ts';
import { within } from '../breaches.ts';
import { stage } from '../stage.ts';

const { tables, started } = await stage();
await started();
const { table } = (await tables.look('t1')) ?? {};

describe('The page of a hint', () => {
  test.each([
    ['en', 'Contracts'],
    ['de', 'Aufträge'],
    ['fr', 'Contrats'],
    ['ru', 'Контракты'],
  ])('leads on to question, contracts and help, in its place (%s)', (locale, label) => {
    const game = games.find(({ name }) => name === 'otys');
    if (game === undefined || table === undefined) throw new Error('There is no table of Otys');
    const match = game.begin({ seats: 2, options: optionsOf(game, 2), seed: 'hinted' });
    const context = { say: texts.in(locale), icons: () => undefined, avatars: () => undefined };
    const { seat } = match.turn;
    const hint = { kind: 'hint', now: { table, game, match }, match, seat, advice: [] } as const;
    const buttons = hintPage(hint, context)
      .components.flatMap(within)
      .flatMap((part) => ('custom_id' in part && 'label' in part ? [[part.custom_id, part.label]] : []));
    expect(buttons).toEqual([
      [`h1:refresh:t1:question:${seat}`, expect.any(String)],
      [`h1:refresh:t1:asides:${seat}`, label],
      [`h1:refresh:t1:help:${seat}`, expect.any(String)],
    ]);
  });
});
