import { describe, expect, it } from 'vitest';
import { PICTURE } from '../../src/canvas/picture.ts';
import { SELECT_OPTIONS } from '../../src/discord/protocol/limits.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { texts } from '../texts/shipped.ts';
import { eager, optionsOf, walk } from './walk.ts';

const MOST_WORDS = 420;

const contextOf = ({ seats }: PlayableMatch, language: string) => ({
  say: texts.in(language),
  people: ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, seats).map((name) => ({ name })),
});

/** A position every few plies of a game with the fewest and with the most players. */
const positionsOf = (game: (typeof games)[number]): readonly PlayableMatch[] =>
  [game.seats.min, game.seats.max].flatMap((seats) => {
    const begun = game.begin({ seats, options: optionsOf(game, seats, 1), seed: `pieces ${seats}` });
    return [...walk(begun, eager(`pieces ${seats}`), 160)].flatMap(({ match }) =>
      match.ply % 16 === 0 ? [match] : [],
    );
  });

describe.each(games.map((game) => [game.name, game] as const))('What is this? in %s', (_, game) => {
  const positions = positionsOf(game);

  it.each(texts.locales)(
    'tells every piece apart, in two sentences in %s, in menus that have room',
    (language) => {
      for (const match of positions)
        for (const viewer of [0, 'spectator'] as const) {
          const groups = match.pieces(viewer, 0, contextOf(match, language));
          const all = groups.flatMap(({ pieces }) => pieces);
          expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
          for (const { pieces } of groups) expect(pieces.length).toBeLessThanOrEqual(SELECT_OPTIONS);
          for (const { id, name, words, picture } of all) {
            expect(id).toMatch(/^[\w-]{1,40}$/u);
            expect(name.length, name).toBeLessThanOrEqual(100);
            expect(words.length, words).toBeLessThanOrEqual(MOST_WORDS);
            expect(words.match(/[.!?](?=\s|$)/gu)?.length ?? 0, words).toBeGreaterThanOrEqual(2);
            expect(picture.alt).toBe(name);
          }
        }
    },
  );

  it('paints each of them by our own drawings', async () => {
    const [match] = positions.slice(-1);
    if (match === undefined) throw new Error('no position');
    for (const { pieces } of match.pieces(0, 0, contextOf(match, 'en')))
      for (const { picture } of pieces) {
        expect(picture.width).toBe(PICTURE.width);
        expect((await picture.paint()).length).toBeGreaterThan(4_000);
      }
  });
});
