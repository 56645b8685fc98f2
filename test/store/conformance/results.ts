import { describe, expect, it } from 'vitest';
import { sampleTable } from '../sample.ts';
import { type Conforming, kept } from './conforming.ts';

/** How ends of matches are kept. */
export function resultsConform({ open }: Conforming): void {
  const ended = async (
    at: readonly (readonly [string, number, readonly (string | undefined)[], string?])[],
  ) => {
    const store = await open();
    for (const [id, time, people, guild = 'guild-1'] of at)
      await kept(store, {
        table: sampleTable({ id, guild, phase: 'ended' }),
        notices: [],
        result: { at: time, people, body: `"${id}"` },
      });
    return store;
  };

  describe('how matches ended', () => {
    it('is found by person and by server, the latest first, and no more than are wanted', async () => {
      const store = await ended([
        ['a', 10, ['ana', undefined, 'béla']],
        ['b', 30, ['béla', 'ana']],
        ['c', 20, ['cem'], 'guild-2'],
      ]);
      const a = {
        ...{ table: 'a', guild: 'guild-1', game: 'otys', at: 10 },
        ...{ people: ['ana', undefined, 'béla'], body: '"a"' },
      };
      const b = { ...a, table: 'b', at: 30, people: ['béla', 'ana'], body: '"b"' };
      expect(await store.resultsOf('ana', 9)).toEqual([b, a]);
      expect(await store.resultsOf('ana', 1)).toEqual([b]);
      expect(await store.resultsIn('guild-1', 9)).toEqual([b, a]);
      expect((await store.resultsIn('guild-2', 9)).map(({ table }) => table)).toEqual(['c']);
      expect(await store.resultsOf('dora', 9)).toEqual([]);
    });

    it('is nobody’s any more where somebody is forgotten', async () => {
      const store = await ended([['a', 10, ['ana', 'béla']]]);
      await store.forget('ana', 'somebody');
      expect(await store.resultsOf('ana', 9)).toEqual([]);
      expect(await store.resultsOf('somebody', 9)).toEqual([]);
      expect((await store.resultsOf('béla', 9))[0]?.people).toEqual([undefined, 'béla']);
    });

    it('is not written where the change is not', async () => {
      const store = await ended([['a', 10, ['ana']]]);
      const again = { at: 50, people: ['béla'], body: 'other' };
      await expect(
        kept(store, { table: sampleTable({ id: 'a' }), notices: [], result: again }),
      ).rejects.toThrow('stale');
      expect(await store.resultsOf('béla', 9)).toEqual([]);
    });
  });
}
