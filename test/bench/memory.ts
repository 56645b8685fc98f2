import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { spritesKept } from '../../src/canvas/sprite.ts';
import { games } from '../../src/games/index.ts';
import type { TextContext } from '../../src/games/presenter.ts';
import { face } from '../gallery/face.ts';
import { atRandom, optionsOf, walk } from '../games/walk.ts';
import { say } from '../texts/shipped.ts';
import type { Size } from './size.ts';

/** How many pictures are painted, and after how many of them the memory is printed. */
const PICTURES = { usual: { all: 10_000, printed: 1_000 }, smallest: { all: 4, printed: 1 } } as const;
/** Plies from one position that is painted to the next. */
const STRIDE = 5;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

const people = await Promise.all(
  ['Ana', 'Björn', 'Chidi', 'Дарья', '山田太郎'].map(async (name, seat) => ({
    name,
    avatar: await face(seat),
  })),
);

/** Pictures of all games by turns, of matches of all sizes that nobody has seen yet, one position after another. */
function* everything() {
  for (let round = 0; ; round++)
    for (const game of games) {
      const seats = game.seats.min + (round % (game.seats.max - game.seats.min + 1));
      const begun = game.begin({ seats, options: optionsOf(game, seats), seed: `memory ${round}` });
      for (const { match } of walk(begun, atRandom(`memory ${round}`))) {
        if (match.ply % STRIDE !== 0) continue;
        // Words that no picture was made for yet, so that none comes from a cache.
        const textContext: TextContext = {
          say: (key, ...filling) => say(key, ...filling),
          people: people.slice(0, seats),
        };
        yield* match.boards(textContext);
        yield* match.page('hand', match.ply % seats, match.ply % seats, textContext)?.pictures ?? [];
        yield* match.page('closer', 'spectator', match.ply % seats, textContext)?.pictures ?? [];
      }
    }
}

/** By how much values rise from one to the next: the slope of the straight line nearest to them. */
const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
};

/** Paints ten thousand pictures, and prints what memory the process has after each thousand, in MB. */
export const run = async (size: Size): Promise<void> => {
  const { all, printed } = PICTURES[size];
  const resident: number[] = [];
  const heap: number[] = [];
  let painted = 0;
  console.log('pictures | resident |   heap | outside | sprites | megapixels of sprites');
  for (const { paint } of everything()) {
    await paint();
    painted += 1;
    if (painted % printed === 0) {
      if (typeof collect === 'function') collect();
      const { rss, heapUsed, external } = process.memoryUsage();
      resident.push(rss / 1e6);
      heap.push(heapUsed / 1e6);
      const { sprites, pixels } = spritesKept();
      const figures = [rss, heapUsed, external, sprites * 1e6, pixels];
      console.log(
        [painted, ...figures.map((figure) => (figure / 1e6).toFixed(figure === pixels ? 1 : 0))]
          .map((figure, at) => String(figure).padStart([8, 8, 6, 7, 7, 5][at] ?? 0))
          .join(' | '),
      );
    }
    if (painted === all) break;
  }
  const settled = (values: readonly number[]) => slope(values.slice(2)).toFixed(2);
  console.log(
    `From the third line on, each adds ${settled(resident)} MB resident, ${settled(heap)} MB of heap.`,
  );
};
