import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { inForm } from '../form.ts';
import { eager, optionsOf, walk } from './walk.ts';

const texts = readTexts('assets/texts');
const PLIES = inForm(120, 600);

const peopleOf = ({ seats }: PlayableMatch) =>
  ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, seats).map((name) => ({ name }));

describe.each(games.map((game) => [game.name, game] as const))('What can I do? in %s', (name, game) => {
  it.each(texts.locales)('tells every answer and every reason in %s at any question', (language) => {
    const say = texts.in(language);
    let reasons = 0;
    for (const seats of [game.seats.min, game.seats.max]) {
      const begun = game.begin({ seats, options: optionsOf(game, seats, 1), seed: `help ${name}` });
      for (const { match } of walk(begun, eager(`help ${seats}`), PLIES))
        for (const { seat } of match.decisions) {
          const textContext = { say, people: peopleOf(match) };
          const explained = match.openTo(seat)?.explained(textContext);
          const asked = match.openTo(seat)?.question(textContext, seat);
          const told = explained?.answers.map(({ notation }) => notation) ?? [];
          const legal = new Set(match.openTo(seat)?.answers.map(({ notation }) => notation));
          const own = (asked?.answers ?? [])
            .map(({ notation }) => notation)
            .filter((each) => legal.has(each));
          expect(told).toEqual(expect.arrayContaining(own));
          reasons += explained?.obstructed.length ?? 0;
          for (const line of explained?.obstructed ?? []) expect(line.trim()).not.toBe('');
        }
    }
    expect(reasons).toBeGreaterThan(10);
  });
});
