import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of a tick, in which Linux counts (sysconf, _SC_CLK_TCK: 100 a second). */
const TICK = 10;

interface Counted {
  readonly pid: number;
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly former: number;
}

/** What Linux counts of a process (proc_pid_stat(5)); nothing where it has just ended. */
function counted(pid: number): readonly Counted[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, formerUser = 0, formerSystem = 0] = fields.slice(11, 15);
    const parent = fields[1] ?? 0;
    return [{ pid, parent, own: (user + system) * TICK, former: (formerUser + formerSystem) * TICK }];
  } catch {
    return [];
  }
}

/** For how many milliseconds the server of a cluster and its processes have been on a processor; nothing where no server runs there. */
export function workedByServer(folder: string): number {
  const [pid = ''] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? counted(Number(name)) : []));
  const server = all.filter((each) => each.pid === Number(pid) || each.parent === Number(pid));
  return server.reduce((sum, { own, former }) => sum + own + former, 0);
}
