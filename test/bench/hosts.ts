import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosted } from '../soak/hosted.ts';
import { lacksPostgres } from '../store/postgres/cluster.ts';
import { type Arrangement, openProcesses } from './hosts/processes.ts';
import { SATURATION_HEADING, type Saturation, saturate, saturationLine } from './hosts/saturation.ts';
import { TAKEOVER_HEADING, takeovers } from './hosts/takeover.ts';
import type { Size } from './size.ts';

const ARRANGEMENTS: readonly Arrangement[] = [
  { store: 'SQLite', processes: 1 },
  { store: 'PostgreSQL', processes: 1 },
  { store: 'PostgreSQL', processes: 2 },
  { store: 'PostgreSQL', processes: 3 },
];

/** How long each arrangement is pressed at, and how often a process is killed and stopped. */
const SIZES = {
  usual: {
    ...{ arrangements: ARRANGEMENTS, spell: { warm: 5_000, pressed: 20_000, rest: 3_000 } },
    rounds: 10,
  },
  // Without takeovers, which test/e2e/hosts.test.ts has: they take minutes on a busy machine.
  smallest: {
    ...{ arrangements: ARRANGEMENTS.slice(1, 2), spell: { warm: 300, pressed: 1_000, rest: 300 } },
    rounds: 0,
  },
} as const;

const print = (lines: readonly string[]): void => console.log(lines.join('\n'));

/**
 * Prints presses a second against the number of processes on this machine, with SQLite in the same run, and what they take of processors and
 * of the database and how long a press waits whose process was just killed or stands still.
 */
export const run = async (size: Size): Promise<void> => {
  if (lacksPostgres) return;
  const { arrangements, spell, rounds } = SIZES[size];
  const folder = mkdtempSync(join(tmpdir(), 'bench-hosts-'));
  chmodSync(folder, 0o755);
  const bot = hosted(join(folder, 'bot'));
  try {
    console.log(
      `Everybody presses again as soon as the new board is there, for ${spell.pressed / 1000} s, on a machine of ${availableParallelism()} processors.`,
    );
    print(SATURATION_HEADING);
    let measure: Saturation | undefined;
    let taken: readonly string[] = [];
    for (const arrangement of arrangements) {
      const here = await openProcesses(arrangement, bot);
      try {
        const came = await saturate(arrangement, here, spell);
        measure ??= came;
        print([saturationLine(came, measure)]);
        if (rounds > 0 && arrangement === arrangements.at(-1)) taken = await takeovers(here, rounds);
      } finally {
        await here.close();
      }
    }
    print(['', ...TAKEOVER_HEADING, ...taken]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
