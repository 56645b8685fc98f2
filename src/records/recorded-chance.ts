import { keyedChance } from '../engine/chance.ts';
import type { ChanceSource } from '../engine/match.ts';
import { BrokenRecord } from './broken-record.ts';
import type { Reader, RecordedDraw, RecordPlace } from './game-record.ts';

/** Notes what chance brings: a list for the set-up, and then one for each move. */
export interface ChanceNotes {
  readonly source: ChanceSource;
  readonly noted: readonly (readonly RecordedDraw[])[];
}

/** The chance of a seed, noting draws as `reader` may know them. Hidden ones are one sign: their number could tell. */
export function notingChance(reader: Reader): ChanceNotes {
  const noted: RecordedDraw[][] = [];
  return {
    noted,
    source: ({ seed, rngCount }) => {
      const chance = keyedChance(seed, rngCount);
      const draws: RecordedDraw[] = [];
      noted.push(draws);
      return {
        get rngCount() {
          return chance.rngCount;
        },
        below(bound, drawn) {
          const value = chance.below(bound);
          const { name = String, seenBy = [] } = drawn ?? {};
          const isShown =
            reader === 'all' || seenBy === 'all' || (reader !== 'spectator' && seenBy.includes(reader));
          const last = draws.at(-1);
          if (isShown)
            draws.splice(last?.kind === 'hidden' ? -1 : draws.length, 0, {
              kind: 'shown',
              name: name(value),
            });
          else if (last?.kind !== 'hidden') draws.push({ kind: 'hidden' });
          return value;
        },
      };
    },
  };
}

/** Gives a match what a record says that chance brought, and refuses everything else. */
export class ReadChance {
  #draws: readonly RecordedDraw[] = [];
  #next = 0;
  #place: RecordPlace | undefined;

  /** What the next set-up or move is to draw, and where that stands. */
  give(draws: readonly RecordedDraw[], place: RecordPlace | undefined): void {
    this.#draws = draws;
    this.#next = 0;
    this.#place = place;
  }

  readonly source: ChanceSource = ({ rngCount }) => {
    let count = rngCount;
    return {
      get rngCount() {
        return count;
      },
      below: (bound, drawn) => {
        const draw = this.#draws[this.#next];
        this.#next += 1;
        count += 1;
        if (draw?.kind !== 'shown') throw new BrokenRecord('draws-missing', this.#place);
        const name = drawn?.name ?? String;
        for (let value = 0; value < Math.min(bound, MOST_WAYS); value += 1)
          if (name(value) === draw.name) return value;
        throw new BrokenRecord('draw', this.#place, { draw: draw.name });
      },
    };
  };

  /** @throws BrokenRecord where the record has more than was drawn */
  close(): void {
    const left = this.#draws[this.#next];
    if (left !== undefined)
      throw new BrokenRecord('draws-left', this.#place, { draw: left.kind === 'shown' ? left.name : '?' });
  }
}

/** No draw of any game is among more. */
const MOST_WAYS = 10_000;
