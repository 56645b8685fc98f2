import { expect, test } from 'vitest';
import { THREAD_NAME } from '../../../src/discord/protocol/limits.ts';
import { threadName } from '../../../src/discord/views/notice-message.ts';
import type { TableNow } from '../../../src/tables/model/table.ts';
import { room } from '../../tables/room.ts';
import { say } from '../../texts/shipped.ts';

async function lobbyOf(name: string): Promise<TableNow> {
  const { tables, lobby } = await room();
  const now = await tables.look(await lobby());
  if (now === undefined) throw new Error('there is no table');
  return { ...now, table: { ...now.table, name } };
}

test('A thread is called like its table, whose name turns nothing around', async () => {
  expect(threadName(await lobbyOf('Otters*'), say, THREAD_NAME)).toBe('Otters* · Tiny');
  expect(threadName(await lobbyOf('\u202Eדנה'), say, THREAD_NAME)).toBe('\u2068דנה\u2069 · Tiny');
});

test('The name of a thread is cut between letters, and closed', async () => {
  expect(threadName(await lobbyOf('👨‍👩‍👧‍👦'), say, 5)).toBe('…');
  expect(threadName(await lobbyOf('דנה'), say, 4)).toBe('\u2068ד…\u2069');
});
