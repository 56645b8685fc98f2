import { createHash } from 'node:crypto';
import type { Seated } from './seated.ts';
import type { Table } from './table.ts';

/** Names that people have in many countries, so that no language has to translate them. */
const NAMES = [
  ...['Mara', 'Otto', 'Noa', 'Emil', 'Ida', 'Jonas', 'Lena', 'Milo', 'Nora', 'Oskar', 'Pia', 'Ravi'],
  ...['Selma', 'Theo', 'Uma', 'Vera', 'Yara', 'Bruno', 'Clara', 'Dario', 'Elif', 'Finn', 'Greta', 'Hugo'],
  ...['Iris', 'Juno', 'Karim', 'Luca', 'Mina', 'Nils', 'Rosa', 'Tomas'],
] as const;

/** More computers than any table has: their names lie this far apart in the list, so that no two have the same. */
const APART = 8;

/** What of a table its computers are named after. */
export type Named = Pick<Table, 'id' | 'seats'> & Partial<Pick<Table, 'series'>>;

/** A computer's name: fixed by its number at the table, kept in a rematch, and never that of a person there. */
export function computerName({ id, seats, series }: Named, number: number): string {
  const taken = new Set(seats.flatMap(wordsOf));
  const from = createHash('sha256')
    .update(series?.first ?? id)
    .digest()
    .readUInt32BE(0);
  const wishes = Array.from(
    { length: NAMES.length / APART },
    (_, wish) => NAMES[(from + wish * APART + ((number - 1) % APART)) % NAMES.length] ?? NAMES[0],
  );
  return wishes.find((name) => !taken.has(name.toLowerCase())) ?? `${NAMES[0]} ${number}`;
}

/** The words of a player's name: a "Mara Lind" is a Mara, too. */
function wordsOf(seated: Seated): readonly string[] {
  switch (seated.kind) {
    case 'person':
      return words(seated.name);
    case 'free':
      return words(seated.left.name);
    case 'computer':
      return seated.standIn === undefined ? [] : words(seated.standIn.person.name);
  }
}

const words = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
