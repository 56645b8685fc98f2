import { expect, test, vi } from 'vitest';
import { lacksPostgres } from '../store/postgres/cluster.ts';
import { BENCHES } from './benches.ts';

const needsPostgres = (name: string): boolean => name === 'hosts';

test.each(Object.entries(BENCHES))('npm run bench -- %s measures', async (name, load) => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...said) => void lines.push(said.join(' ')));
  const { run } = await load();
  await run('smallest');
  vi.restoreAllMocks();
  if (needsPostgres(name) && lacksPostgres) return;
  const said = lines.join('\n');
  expect(said).toMatch(/\d/);
  expect(said).not.toMatch(/NaN|undefined|Infinity/);
});
