import type { MoveEntry } from '../../../kernel/log.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { type OtysFact, PURSES, type Purse } from '../fact.ts';
import { otysNotation } from '../notation.ts';
import type { Cubes } from '../view.ts';
import { COLOURS, type Colour, type DiverName, LEVELS, type Level } from '../vocabulary.ts';
import { NO_CUBES } from './words.ts';

/** What one seat has more or less of after a turn. */
export interface Net {
  readonly purses: Readonly<Record<Purse, number>>;
  /** Five entries, level 1 first. */
  readonly cubes: readonly Cubes[];
}

/** A diver that changed places for good in a turn: spaces of the column, 0 topmost. */
export interface Shift {
  readonly seat: Seat;
  readonly diver: DiverName;
  readonly from: number;
  readonly to: number;
}

/** The moves of one turn: whose it was, all that came of it, and how it ended. */
export interface Tally {
  readonly turn: number;
  readonly seat: Seat;
  readonly facts: readonly OtysFact[];
  readonly shifts: readonly Shift[];
  /** The diver stayed down on its oxygen reserve. */
  readonly stayed: boolean;
}

/** Whether these moves end their turn, so that the shift they bring is the resurfacing that goes without saying. */
const ends = (entry: MoveEntry<OtysFact>): boolean => otysNotation.parse(entry.notation)?.kind === 'end';

/** Where divers were before and after, several shifts of one diver in one. Those back in their place are left out. */
function shiftsOf(entries: readonly MoveEntry<OtysFact>[], seat: Seat): readonly Shift[] {
  const shifts = new Map<string, Shift>();
  for (const entry of entries)
    for (const fact of entry.facts) {
      if (fact.kind !== 'diver-moved' || (fact.seat === seat && ends(entry))) continue;
      const key = `${fact.seat} ${fact.diver}`;
      const { seat: owner, diver, from, to } = fact;
      shifts.set(key, { seat: owner, diver, from: shifts.get(key)?.from ?? from, to });
    }
  return [...shifts.values()].filter(({ from, to }) => from !== to);
}

/** The moves sorted by turn, oldest first. The first move of a turn is always its player's. */
export function tallies(moves: readonly MoveEntry<OtysFact>[]): readonly Tally[] {
  const byTurn = new Map<number, MoveEntry<OtysFact>[]>();
  for (const move of moves) byTurn.set(move.turn, [...(byTurn.get(move.turn) ?? []), move]);
  return [...byTurn].flatMap(([turn, entries]) => {
    const [first] = entries;
    if (first === undefined) return [];
    return [
      {
        turn,
        seat: first.seat,
        facts: entries.flatMap(({ facts }) => facts),
        shifts: shiftsOf(entries, first.seat),
        stayed: entries.some(({ notation }) => {
          const move = otysNotation.parse(notation);
          return move?.kind === 'end' && move.stay;
        }),
      },
    ];
  });
}

/** Gains and losses of one seat. A neutral key that was played is no loss: the turn was had for it. */
export function netOf({ facts }: Tally, seat: Seat): Net {
  const purses: Record<Purse, number> = { credits: 0, batteries: 0, prestige: 0, 'neutral-x': 0 };
  const cubes: Record<Colour, number>[] = LEVELS.map(() => ({ ...NO_CUBES }));
  for (const fact of facts) {
    if (!('seat' in fact) || fact.seat !== seat) continue;
    if (fact.kind === 'purse') purses[fact.purse] += fact.by;
    if (fact.kind === 'key-played' && fact.token === 'neutral') purses['neutral-x'] += 1;
    const level = fact.kind === 'cube' ? cubes[fact.level - 1] : undefined;
    if (fact.kind === 'cube' && level !== undefined) level[fact.colour] += fact.by;
  }
  return { purses, cubes };
}

/** Purses that changed, in the order they are always told in. */
export const changedPurses = ({ purses }: Net): readonly (readonly [Purse, number])[] =>
  PURSES.map((purse) => [purse, purses[purse]] as const).filter(([, by]) => by !== 0);

/** Levels on which cubes came or went, with the colours that did. */
export const changedLevels = ({
  cubes,
}: Net): readonly { readonly level: Level; readonly changes: readonly (readonly [Colour, number])[] }[] =>
  LEVELS.map((level) => ({
    level,
    changes: COLOURS.map((colour) => [colour, cubes[level - 1]?.[colour] ?? 0] as const).filter(
      ([, by]) => by !== 0,
    ),
  })).filter(({ changes }) => changes.length > 0);
