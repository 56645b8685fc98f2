import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openReplayPool, replaysIn } from '../../src/replays/pool.ts';

const text = readFileSync('test/records/games/oteres-three.txt', 'utf8');
const wanted = { text, at: 0, way: 'first', language: 'en', reads: false } as const;

const pool = openReplayPool();
afterAll(() => pool.close());

describe('A record that somebody has brought', () => {
  test('is read, followed and painted in a thread, from which a page of it comes', async () => {
    const found = await pool.ofText({ ...wanted, way: 'last' });
    if (found.kind !== 'replay') throw new Error(`it is broken: ${found.problem}`);
    expect(found.brought).toMatchObject({ game: 'oteres', seats: 3, isOver: true, isCutShort: false });
    expect(found.stop).toMatchObject({ at: 27, frames: 28, turn: { number: 27 } });
    const [board] = found.stop.pictures;
    expect(Buffer.from(board?.file.slice(0, 3) ?? []).toString('hex')).toBe('ffd8ff');
    // Nothing of it can be done later on another thread: no function came with it.
    expect(structuredClone(found)).toEqual(found);
  });

  test('is not painted for who reads boards', async () => {
    const found = await pool.ofText({ ...wanted, reads: true });
    if (found.kind !== 'replay') throw new Error(`it is broken: ${found.problem}`);
    expect(found.stop.pictures.map(({ file }) => file.length)).toEqual([0]);
    expect(found.stop.pictures[0]?.alt).not.toBe('');
  });

  test('that is none is told of by what is wrong with it', async () => {
    expect(await pool.ofText({ ...wanted, text: 'hello' })).toMatchObject({ kind: 'broken' });
  });

  test.each([
    ['takes too long', Object.assign(new Error('ended'), { name: 'AbortError' })],
    ['takes too much memory', Object.assign(new Error('ended'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })],
  ])('that %s is told of so, by a thread that was ended for it', async (_, error) => {
    const bounds: number[] = [];
    const ended = replaysIn({
      run: async (_task, { patience }) => {
        bounds.push(patience);
        throw error;
      },
      close: async () => {},
    });
    expect(await ended.ofText(wanted)).toMatchObject({ kind: 'broken', problem: 'too-slow' });
    const shown = { text, names: [], language: 'en' };
    await expect(ended.film({ ...shown, isBrought: true })).rejects.toBe(error);
    await expect(ended.film({ ...shown, isBrought: false })).rejects.toBe(error);
    expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
  });
});
