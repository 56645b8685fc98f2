import { afterEach, expect, it, vi } from 'vitest';
import { EXPORTED_AT_ONCE } from '../../src/tables/export.ts';
import { betweenTurns, callsOf } from '../between-turns.ts';
import { exported } from './exported.ts';
import { ana, ben, done, inMatch } from './room.ts';

afterEach(() => void vi.restoreAllMocks());

it('a long log is read for somebody in slices, between which others have a turn', async () => {
  const { id, tables, says } = await inMatch([ben]);
  done(await says(id, ana, 'step'));
  const [row] = (await tables.personalData.rows(id)) ?? [];
  if (row === undefined) throw new Error('nobody has moved');
  const { personalData } = tables;
  vi.spyOn(personalData, 'rows').mockResolvedValue(
    Array.from({ length: 5_000 }, (_, ply) => ({ ...row, ply })),
  );
  const parsed = callsOf(vi.spyOn(JSON, 'parse'));
  const { given, counted } = await betweenTurns(() => exported(tables, ana.id), { parsed });
  expect(given.tables[0]?.moves).toHaveLength(5_000);
  expect(counted.parsed.all).toBeGreaterThanOrEqual(5_000);
  expect(counted.parsed.most).toBeLessThanOrEqual(2 * EXPORTED_AT_ONCE + 20);
});
