import { expect, test } from 'vitest';
import { THREAD_NAME } from '../../../src/discord/protocol/limits.ts';
import { threadName } from '../../../src/discord/views/notice-message.ts';
import { seatsListed } from '../../../src/discord/views/table-words.ts';
import { computerName } from '../../../src/tables/model/computer-name.ts';
import type { TableNow } from '../../../src/tables/model/table.ts';
import { ana, ben, cem, room, seated } from '../../tables/room.ts';
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

test('A list calls a computer as its board does, also where somebody of that name has left', async () => {
  const { tables, started } = await room();
  const now = await tables.look(await started([ben, cem]));
  if (now === undefined) throw new Error('there is no table');
  const computer = { kind: 'computer', number: 1, level: 'easy' } as const;
  const usual = computerName({ ...now.table, seats: [computer] }, 1);
  const left = { kind: 'free', left: { id: ben.id, name: `${usual} Lind` }, why: 'left' } as const;
  const table = { ...now.table, seats: [seated(ana), left, computer] };
  const listed = seatsListed({ ...now, table }, say, (name) => name);
  expect(listed).toContain(computerName(table, 1));
  expect(listed).not.toContain(usual);
});
