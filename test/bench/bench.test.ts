import { expect, test, vi } from 'vitest';
import { inForm } from '../form.ts';
import { lacksPostgres } from '../store/postgres/cluster.ts';
import { BENCHES } from './benches.ts';

/** `hosts` starts processes and a database, so only the long form tries it: minutes on a busy machine. */
const PATIENCE = 600_000;

test.each(Object.entries(BENCHES).filter(([name]) => inForm(name !== 'hosts', true)))(
  'npm run bench -- %s measures',
  async (name, load) => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...said) => void lines.push(said.join(' ')));
    const { run } = await load();
    await run('smallest').finally(() => vi.restoreAllMocks());
    // This one says so and measures nothing.
    if (name === 'hosts' && lacksPostgres) return;
    expect(lines.join('\n')).toMatch(/\d/);
    expect(lines.join('\n')).not.toMatch(/NaN|undefined|Infinity/);
  },
  PATIENCE,
);
