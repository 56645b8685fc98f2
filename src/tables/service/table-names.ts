import { keyedChance } from '../../engine/chance.ts';
import type { Store } from '../../store/store.ts';
import { NOT_OVER } from '../model/table.ts';
import type { KeptTables } from './kept-tables.ts';

/** So many names are drawn by chance, and so many of the latest tables are looked at for their words. */
const DRAWN = 24;
const LATEST = 40;

/** Whether a table of a server that is not over has a name, ignoring case; a person of that name counts as well. */
export const isNameTaken = (store: Pick<Store, 'writtenAt'>, guild: string, name: string): Promise<boolean> =>
  store.writtenAt(guild, NOT_OVER, `"name":${JSON.stringify(name)}`);

/**
 * A name that no other table of a server has that is not over: of some of these, drawn by a chance that `key` seeds,
 * the one with the fewest words of its latest tables, or with a number after it; `undefined` if there are none.
 */
export async function freeName(
  names: readonly string[],
  {
    kept,
    store,
    guild,
    key,
    namesakes = [],
  }: {
    readonly kept: Pick<KeptTables, 'list'>;
    readonly store: Pick<Store, 'listedAt' | 'writtenAt'>;
    readonly guild: string;
    readonly key: string;
    readonly namesakes?: readonly (readonly string[])[];
  },
): Promise<string | undefined> {
  if (names.length === 0) return undefined;
  const latest = kept.list(await store.listedAt(guild, { phases: NOT_OVER, from: 0, most: LATEST }));
  const known = new Set(latest.flatMap(({ table }) => wordsOf(table.name ?? '')));
  const shared = (at: number): number =>
    [names, ...namesakes].flatMap((alike) => wordsOf(alike[at] ?? '')).filter((word) => known.has(word))
      .length;
  const chance = keyedChance(key, 0);
  const drawn = Array.from({ length: DRAWN }, () => chance.below(names.length));
  const ranked = [...new Set(drawn)]
    .toSorted((one, other) => shared(one) - shared(other))
    .map((at) => names[at] ?? '');
  for (const name of ranked) if (!(await isNameTaken(store, guild, name))) return name;
  let number = 2;
  while (await isNameTaken(store, guild, `${ranked[0]} ${number}`)) number += 1;
  return `${ranked[0]} ${number}`;
}

/** The words of a name by which it is told from others: not the little ones. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3);
