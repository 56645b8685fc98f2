import type { Picture } from '../../../canvas/picture.ts';
import type { Result } from '../../../kernel/game.ts';
import type { Page } from '../../presenter.ts';
import { nameOf, type Scene, sideOf } from './scene.ts';
import { COMMA, points } from './words.ts';

/** Seats from first to last: points, then fewest tokens (rulebook, "End of game"). */
function places(scene: Scene, { scores }: Result) {
  const rows = scores.map((score, seat) => ({ seat, score, tokens: sideOf(scene, seat).pearls.length }));
  const sorted = rows.toSorted((a, b) => b.score - a.score || a.tokens - b.tokens);
  const isBefore = (one: (typeof rows)[number], other: (typeof rows)[number]): boolean =>
    one.score > other.score || (one.score === other.score && one.tokens < other.tokens);
  return sorted.map((row) => ({ ...row, place: 1 + sorted.filter((other) => isBefore(other, row)).length }));
}

/** The final standing, for everybody. */
export function endingPage(scene: Scene, pictures: readonly Picture[]): Page {
  const { say, view } = scene;
  const { result } = view;
  if (result === undefined) return { title: say('oteres-title'), text: '', pictures, answers: [] };
  const rows = places(scene, result);
  const best = rows.filter(({ place }) => place === 1);
  const tied = best.length < rows.filter(({ score }) => score === best[0]?.score).length;
  const lines = rows.map(({ seat, score, tokens, place }) => {
    const values = sideOf(scene, seat).pearls.map(({ value = 0 }) => value);
    const args = { name: nameOf(scene, seat), score: points(score), count: tokens, place };
    return values.length === 0
      ? say('oteres-ending-row-empty', args)
      : say('oteres-ending-row', {
          ...args,
          values: values
            .toSorted((a, b) => b - a)
            .map(points)
            .join(COMMA),
        });
  });
  return {
    title: say('oteres-ending-title', {
      count: result.winners.length,
      names: result.winners.map((seat) => nameOf(scene, seat)).join(COMMA),
    }),
    text: [
      ...lines,
      ...(tied ? ['', say('oteres-ending-tie')] : []),
      ...(result.winners.length > 1 ? ['', say('oteres-ending-shared')] : []),
    ].join('\n'),
    pictures,
    answers: [],
  };
}
