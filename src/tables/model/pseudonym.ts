import { z } from 'zod';
import { bodyShape, type Table } from './table.ts';

/** What somebody is called who has had their data removed. */
export const FORGOTTEN_NAME = '—';

const PSEUDONYM = 'gone-';

/** What stands for somebody who has their data removed, by the interaction by which they do. */
export const pseudonymFor = (interaction: string): string => `${PSEUDONYM}${interaction}`;

/** Whether an id stands for somebody who has had their data removed. */
export const isPseudonym = (id: string): boolean => id.startsWith(PSEUDONYM);

/** Lists of ids of people who are called, or were asked to come: they go without somebody who is nobody any more. */
const OF_GUESTS: ReadonlySet<string> = new Set(['people', 'invited', 'declined']);

/** The table with a pseudonym wherever somebody was named, and with `mark` beside the seats that they held. */
export function pseudonymise(
  table: Table,
  person: string,
  { pseudonym, mark }: { readonly pseudonym: string; readonly mark: string | undefined },
): Table {
  const them = z.object({
    id: z.literal(person),
    name: z.string(),
    kind: z.literal('person').exactOptional(),
  });
  /** What is about them alone goes with them. */
  const theirs = z.object({ person: z.literal(person) });
  /** Nobody comes back under a pseudonym to a seat that a computer plays. */
  const theirStandIn = z.object({ person: z.object({ id: z.literal(person) }) });
  const stays = (value: unknown, key: string): boolean =>
    !theirs.safeParse(value).success && !(value === person && OF_GUESTS.has(key));
  // Looked for wherever a table may name somebody, so that no place is forgotten that is added later.
  const replaced = (value: unknown, key = ''): unknown => {
    if (value === person) return pseudonym;
    if (Array.isArray(value))
      return value.filter((each) => stays(each, key)).map((each) => replaced(each, key));
    if (typeof value !== 'object' || value === null) return value;
    const named = them.safeParse(value).data;
    if (named !== undefined) return { ...named, id: pseudonym, name: FORGOTTEN_NAME };
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, held]) => name !== 'standIn' || !theirStandIn.safeParse(held).success)
        .map(([name, held]) => [name, replaced(held, name)]),
    );
  };
  const body = bodyShape.parse(replaced(table));
  const former = body.former.map((held) =>
    held.id === pseudonym && mark !== undefined ? { ...held, mark } : held,
  );
  return { ...table, ...body, former };
}
