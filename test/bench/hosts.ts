import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosted } from '../soak/hosted.ts';
import { lacksPostgres } from '../store/postgres/cluster.ts';
import { type Arrangement, openProcesses } from './hosts/processes.ts';
import { SATURATION_HEADING, type Saturation, saturate, saturationLine } from './hosts/saturation.ts';
import type { Size } from './size.ts';

const ARRANGEMENTS: readonly Arrangement[] = [
  { store: 'SQLite', processes: 1 },
  { store: 'PostgreSQL', processes: 1 },
  { store: 'PostgreSQL', processes: 2 },
  { store: 'PostgreSQL', processes: 3 },
];

/** How long each arrangement is pressed at. */
const SIZES = {
  usual: { arrangements: ARRANGEMENTS, spell: { warm: 5_000, pressed: 20_000 } },
  smallest: { arrangements: ARRANGEMENTS.slice(1, 2), spell: { warm: 300, pressed: 1_000 } },
} as const;

/**
 * Prints presses a second against the number of processes on this machine, with SQLite in the same run, and what they take of processors.
 */
export const run = async (size: Size): Promise<void> => {
  if (lacksPostgres) return;
  const { arrangements, spell } = SIZES[size];
  const folder = mkdtempSync(join(tmpdir(), 'bench-hosts-'));
  chmodSync(folder, 0o755);
  const bot = hosted(join(folder, 'bot'));
  try {
    console.log(
      `Everybody presses again as soon as the new board is there, for ${spell.pressed / 1000} s, on a machine of ${availableParallelism()} processors.`,
    );
    console.log(SATURATION_HEADING.join('\n'));
    let measure: Saturation | undefined;
    for (const arrangement of arrangements) {
      const here = await openProcesses(arrangement, bot);
      try {
        const came = await saturate(arrangement, here, spell);
        measure ??= came;
        console.log(saturationLine(came, measure));
      } finally {
        await here.close();
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
