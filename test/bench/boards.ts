import { forgetSprites } from '../../src/canvas/sprite.ts';
import { games } from '../../src/games/index.ts';
import { quantile } from '../../src/opponents/statistics.ts';
import { face } from '../gallery/face.ts';
import { PEOPLE, playedPictures } from '../games/played-pictures.ts';
import { say } from '../texts/shipped.ts';
import type { Size } from './size.ts';

/** How often each picture is painted without any sprite at hand, and with all of them. */
const ROUNDS = { usual: { cold: 3, warm: 40 }, smallest: { cold: 1, warm: 1 } } as const;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Those of the tests, with faces. */
const people = await Promise.all(PEOPLE.map(async ({ name }, seat) => ({ name, avatar: await face(seat) })));

/** What a kind of picture took: milliseconds of a processor and bytes, painting by painting. */
interface Taken {
  readonly cold: number[];
  readonly warm: number[];
  readonly bytes: number[];
}

/** Prints what each picture costs to paint and encode, cold and warm. */
export const run = async (size: Size): Promise<void> => {
  const { cold, warm } = ROUNDS[size];
  console.log('milliseconds of a processor: cold, warm: median, 95th percentile | KB');
  for (const game of size === 'usual' ? games : games.slice(-1)) {
    const taken = new Map<string, Taken>();
    for (let round = 0; round < cold + warm; round += 1) {
      // Words that no picture was made for yet, so that none comes from a cache.
      for (const [position, { name, paint }] of playedPictures(
        game,
        (key, ...filling) => say(key, ...filling),
        2,
        people,
      )) {
        if (round < cold) forgetSprites();
        const before = processorTime();
        const { length } = await paint();
        const key = `${position} ${name.replace(/\.\w+$/, '')}`;
        const all = taken.get(key) ?? { cold: [], warm: [], bytes: [] };
        taken.set(key, all);
        (round < cold ? all.cold : all.warm).push(processorTime() - before);
        all.bytes.push(length);
      }
    }
    for (const [key, { cold, warm, bytes }] of taken) {
      const figures = [quantile(cold, 0.5), quantile(warm, 0.5), quantile(warm, 0.95)];
      const told = figures.map((figure) => figure.toFixed(1).padStart(6)).join(' ');
      console.log(`${key.padEnd(50)} | ${told} | ${(quantile(bytes, 0.5) / 1000).toFixed(0).padStart(4)}`);
    }
  }
};
