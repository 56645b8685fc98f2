import { keyedChance } from '../../engine/chance.ts';
import type { Store } from '../../store/store.ts';
import { NOT_OVER } from '../model/table.ts';

/** So many names are tried by chance before one gets a number. */
const TRIES = 12;

/**
 * Whether a table of a server that is not over has a name, ignoring case. A person of that name counts as well, which
 * only costs the name.
 */
export const isNameTaken = (store: Pick<Store, 'writtenAt'>, guild: string, name: string): Promise<boolean> =>
  store.writtenAt(guild, NOT_OVER, `"name":${JSON.stringify(name)}`);

/**
 * A name that no other table of a server has that is not over: one of these at random, seeded by `key`, or with a
 * number after it; `undefined` if there are none.
 */
export async function freeName(
  names: readonly string[],
  {
    store,
    guild,
    key,
  }: { readonly store: Pick<Store, 'writtenAt'>; readonly guild: string; readonly key: string },
): Promise<string | undefined> {
  if (names.length === 0) return undefined;
  const chance = keyedChance(key, 0);
  const wished = (): string | undefined => names[chance.below(names.length)];
  for (let tried = 0; tried < Math.min(TRIES, names.length); tried += 1) {
    const name = wished();
    if (name !== undefined && !(await isNameTaken(store, guild, name))) return name;
  }
  const name = wished();
  let number = 2;
  while (await isNameTaken(store, guild, `${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
