import { expect } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { allSeats } from '../../src/engine/seat.ts';
import { LENGTHS } from '../../src/games/lengths.ts';
import type { Page, Presenter, TextContext } from '../../src/games/presenter.ts';
import { pageOf } from './page-of.ts';

/** Expects a page to fit its message. */
export function expectPageToFit({ title, text }: Page): void {
  expect(title.length).toBeGreaterThan(0);
  expect(title.length).toBeLessThanOrEqual(LENGTHS.pageTitle);
  expect(text.length).toBeLessThanOrEqual(LENGTHS.page);
}

/** Expects how a match stands, its position in words, and each of its pages to fit their messages; `summary` is the room that the summary has. */
export function expectWordsToFit<G extends GameTypes, Own extends string>(
  presenter: Presenter<G, Own>,
  match: Match<G>,
  textContext: TextContext,
  summary: number,
): void {
  const open = match.view('spectator');
  expect(presenter.summary(open, textContext).length).toBeLessThanOrEqual(summary);
  for (const part of presenter.description(open, textContext))
    expect(part.length).toBeLessThanOrEqual(LENGTHS.part);
  for (const [name, { isOwn }] of Object.entries(presenter.pages ?? {}))
    if (isOwn)
      for (const seat of allSeats(match.seats))
        expectPageToFit(pageOf(presenter, name, match.view(seat), seat, textContext));
    else expectPageToFit(pageOf(presenter, name, open, match.turn.seat, textContext));
}
