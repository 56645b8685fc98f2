/** A union told apart by `kind`, from what each kind has: `Kinds<{ pass: object; bid: { count: number } }>`. */
export type Kinds<Of> = { [K in keyof Of]: { readonly kind: K } & Readonly<Of[K]> }[keyof Of];

/** The keys of a table that has no others than its type says. */
export const typedKeys = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];

/** A table with an entry for each of these keys. */
export const entriesFor = <Name extends string, Each>(keys: readonly Name[], madeFor: (key: Name) => Each) =>
  Object.fromEntries(keys.map((key) => [key, madeFor(key)])) as Readonly<Record<Name, Each>>;
