import type { Size } from './size.ts';

/** A benchmark: prints what it has measured. */
interface Bench {
  readonly run: (size: Size) => Promise<void>;
}

/** The benchmarks by their names. */
export const BENCHES = {
  boards: () => import('./boards.ts'),
  hosts: () => import('./hosts.ts'),
  house: () => import('./house.ts'),
  memory: () => import('./memory.ts'),
  plies: () => import('./plies.ts'),
} satisfies Readonly<Record<string, () => Promise<Bench>>>;
