import type { APIMessage } from 'discord-api-types/v10';
import { control } from '../e2e/screen.ts';
import { aroundTable, type CrowdParts, type Deed, Hands, playing } from './deeds.ts';
import type { DeedKind } from './ledger.ts';
import type { Seating } from './seating.ts';

/** How often each of a hundred deeds is done, where the board does not ask for another. */
const SHARES: readonly (readonly [DeedKind, number])[] = [
  ['right', 61],
  ['twice', 6],
  ['of another', 6],
  ['late', 6],
  ['forged', 5],
  ['look', 4],
  ['command', 6],
  ['asks', 4],
  ['leaves', 2],
];

/** How often somebody answers first what the board asks of the people around it: a vote, or a seat that is free. */
const FIRST = 0.6;

/** Milliseconds between two looks at who is due. */
const LOOK = 20;

/** People who play at random, mostly well; `every`: milliseconds between two deeds at one table, on average. */
export function crowd(parts: CrowdParts & { readonly every: number }) {
  const { chance, lookout, tables, every } = parts;
  const hands = new Hands(parts);
  const deeds: Readonly<Record<DeedKind, Deed>> = { ...playing(hands), ...aroundTable(hands) };

  function deed(board: APIMessage): DeedKind {
    if (control(board, 'motion') !== undefined && chance() < FIRST) return 'votes';
    if (control(board, 'depute') !== undefined && chance() < FIRST) return 'takes';
    let left = chance() * 100;
    for (const [kind, share] of SHARES) {
      left -= share;
      if (left < 0) return kind;
    }
    return 'right';
  }

  async function does(seating: Seating): Promise<void> {
    const board = lookout.board(seating.table);
    if (board !== undefined) await deeds[deed(board)](seating, board);
  }

  return {
    /** Lets them play for so many milliseconds, or until they are to stop, and waits for what they do last. Throws, then, what went wrong first. */
    async play(milliseconds: number, stop: AbortSignal): Promise<void> {
      const failures: unknown[] = [];
      const until = performance.now() + milliseconds;
      const due = new Map<string, number>();
      const busy = new Set<Promise<void>>();
      while (performance.now() < until && !stop.aborted && failures.length === 0) {
        for (const seating of tables()) {
          const { table } = seating;
          const at = due.get(table) ?? performance.now() + chance() * every;
          due.set(table, at);
          if (at > performance.now()) continue;
          due.set(table, Number.POSITIVE_INFINITY);
          const work = does(seating)
            .catch((error: unknown) => void failures.push(error))
            .then(() => {
              due.set(table, performance.now() + every * (0.5 + chance()));
              busy.delete(work);
            });
          busy.add(work);
        }
        await new Promise((later) => setTimeout(later, LOOK));
      }
      await Promise.all(busy);
      if (failures.length > 0) throw failures[0];
    },
  };
}
