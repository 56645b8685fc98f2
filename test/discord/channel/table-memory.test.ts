import { expect, test } from 'vitest';
import type { Request } from '../../../src/discord/channel/next.ts';
import type { Observed, ShownMessage } from '../../../src/discord/channel/state.ts';
import {
  afterNote,
  afterStep,
  during,
  isForgettable,
  NOTHING_KNOWN,
  recalled,
  type TableMemory,
} from '../../../src/discord/channel/table-memory.ts';

const live = { channel: 'c', fromPly: 0, revision: 3, digest: 'new' };
const call = { revision: 3, at: 5, reason: 'turn', people: [], besidesTurn: false, channel: 'c', fromPly: 0 };
const post = { kind: 'post', live, call, calls: [call] } as Request;
const board: ShownMessage = {
  ...{ id: '1', channel: 'c', generation: 0, fromPly: 0, standing: 'live', shows: 2, digest: 'old' },
};
const edit: Request = { kind: 'edit', message: board, live };
const stored = { messages: [], channel: { posted: 0, isArchived: false }, mayBeOpen: true, aside: [] };
const rested: Observed = { ...stored, doubts: [], mustBeRead: false };
const begins = (memory: TableMemory, epoch: number) => recalled(memory, epoch, stored, () => rested);

test('what may have been posted is looked for under any claim until a search has found what there was', () => {
  const memory = during(NOTHING_KNOWN, post, 7);
  expect(begins(memory, 2).doubts).toEqual([{ channel: 'c', since: 7, canSearch: true }]);
  expect(begins(afterStep(memory, rested, 1), 2).doubts).toEqual([]);
});

test('what may have been changed loses its buttons if another process has worked there since, and only then', () => {
  const memory = afterStep(during(NOTHING_KNOWN, edit, 7), rested, 1);
  expect(begins(memory, 1).messages).toEqual([]);
  expect(begins(memory, 2).messages).toMatchObject([{ id: '1', standing: 'leaving', shows: -1 }]);
  expect(isForgettable(memory)).toBe(false);
  expect(isForgettable(afterNote(memory, edit, { kind: 'later' }))).toBe(false);
  expect(isForgettable(afterNote(memory, edit, { kind: 'done' }))).toBe(true);
});

test('what a step left open is known to the next one under the same claim', () => {
  const open = { ...rested, doubts: [{ channel: 'd', since: 1, canSearch: false }], mustBeRead: true };
  const memory = afterStep(NOTHING_KNOWN, open, 1);
  expect(begins(memory, 1)).toEqual(open);
  expect(begins(memory, 2)).toEqual(rested);
});
