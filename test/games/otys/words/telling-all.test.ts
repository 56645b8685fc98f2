import { expect, test } from 'vitest';
import { allSeats } from '../../../../src/engine/seat.ts';
import { LENGTHS } from '../../../../src/games/lengths.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { Page } from '../../../../src/games/presenter.ts';
import { pageOf } from '../../page-of.ts';
import { say, telling } from './telling.ts';
import { walk } from './walk.ts';

const presenter = createOtysPresenter(components);

function fits({ title, text }: Page): void {
  expect(title.length).toBeGreaterThan(0);
  expect(title.length).toBeLessThanOrEqual(100);
  expect(text.length).toBeLessThanOrEqual(LENGTHS.page);
}

test('pages, status and position in words fit their messages at every ply, for every viewer', () => {
  walk({ seats: 4, sponsors: 'random', variant: 'on', seed: 'pages', plies: 400 }, (match) => {
    const open = match.view('spectator');
    expect(presenter.summary(open, telling).length).toBeLessThanOrEqual(400);
    for (const part of presenter.description(open, telling))
      expect(part.length).toBeLessThanOrEqual(LENGTHS.part);
    fits(pageOf(presenter, 'closer', open, match.turn.seat, telling));
    const legend = pageOf(presenter, 'legend', open, match.turn.seat, telling);
    if (legend !== undefined) fits(legend);
    for (const seat of allSeats(match.seats))
      fits(pageOf(presenter, 'hand', match.view(seat), seat, telling));
  });
});

test('the rules fit their messages and leave no variable unfilled', () => {
  const topics = presenter.rules(say);
  for (const { title, text } of topics) {
    expect(title.length).toBeLessThanOrEqual(80);
    expect(text.length).toBeLessThanOrEqual(LENGTHS.topic);
    expect(text).not.toMatch(/\{|\$/);
  }
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
});
