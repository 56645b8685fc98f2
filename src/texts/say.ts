import { TEXT_VARIABLES } from './keys.ts';

/** The key of a text. */
export type TextKey = keyof typeof TEXT_VARIABLES;

/** The keys that begin in a way: `KeyFrom<'done-'>`. */
export type KeyFrom<Opening extends string> = Extract<TextKey, `${Opening}${string}`>;

/** The keys of texts without variables. */
export type PlainKey = {
  [Key in TextKey]: (typeof TEXT_VARIABLES)[Key] extends readonly [] ? Key : never;
}[TextKey];

/** The keys of texts that name at most what is to be pressed. */
export type PressKey = {
  [Key in TextKey]: (typeof TEXT_VARIABLES)[Key] extends readonly [] | readonly ['press'] ? Key : never;
}[TextKey];

/** Whether this is the key of a text that names at most what is to be pressed: for keys that stand in data. */
export const isPressKey = (key: string): key is PressKey =>
  Object.entries<readonly string[]>(TEXT_VARIABLES).some(
    ([known, variables]) => known === key && variables.every((name) => name === 'press'),
  );

type VariableOf<Key extends TextKey> = (typeof TEXT_VARIABLES)[Key][number];

/** What a text is filled with: nothing where it has no variables. */
type Filling<Key extends TextKey> = [VariableOf<Key>] extends [never]
  ? []
  : [args: Readonly<Record<VariableOf<Key>, string | number>>];

/**
 * Says a text in one language: by its key, with its variables filled in. Numbers are written as the language writes
 * them; pass what only looks like a number as a string. A key made of parts is checked for each value that its parts
 * may have.
 */
export type Say = <Key extends TextKey>(key: Key, ...args: Filling<Key>) => string;
