import { expect, test } from 'vitest';
import { seatsListed } from '../../../src/discord/views/table-words.ts';
import { computerName } from '../../../src/tables/model/computer-name.ts';
import { ana, ben, cem, room, seated } from '../../tables/room.ts';
import { say } from '../../texts/shipped.ts';

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
