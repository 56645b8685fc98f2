import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { computerFace } from '../../src/canvas/avatar.ts';
import { type ReplayedPeople, sentPeople } from '../../src/replays/people.ts';
import { openReplayPool, replaysIn } from '../../src/replays/pool.ts';
import { played } from '../records/played.ts';
import { say } from '../texts/shipped.ts';

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

test('A turn of a table’s match is followed, told and painted in a thread, with the faces of those who play', async () => {
  const { match, log } = await played({ game: 'oteres', seats: 3, options: { first: '3' }, seed: 'three' });
  const names = ['Ana', 'Ben', 'Cem'].map((name) => ({ name }));
  const seen = async (label: ReplayedPeople['label']['people'], way: 'last' | 'back' = 'back') => {
    const stop = await pool.ofTable({
      table: { game: 'oteres', snapshot: match.snapshot(), log, viewer: 'spectator' },
      people: sentPeople({ text: { say, people: names }, label: { say, people: label } }),
      ...{ at: 3, way, language: 'en', reads: false },
    });
    if (stop === undefined) throw new Error('its log does not lead to it');
    expect(structuredClone(stop)).toEqual(stop);
    return stop;
  };
  const faces = names.map((name) => ({ ...name, avatar: computerFace() }));
  const [plain, faced] = [await seen(names), await seen(faces)];
  expect(plain).toMatchObject({ at: 2, turn: { number: 2 } });
  expect(plain.lines.join()).toMatch(/Ana|Ben|Cem/u);
  const [before, after] = [plain.pictures[0]?.file ?? [], faced.pictures[0]?.file ?? []];
  expect(Buffer.from(before.slice(0, 3)).toString('hex')).toBe('ffd8ff');
  expect(Buffer.compare(Buffer.from(before), Buffer.from(after))).not.toBe(0);
  expect((await seen(names, 'last')).pictures[0]?.alt).not.toBe(plain.pictures[0]?.alt);
});
