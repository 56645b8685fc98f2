import type { Telling } from '../../games/presenter.ts';
import type { Table } from '../../tables/table.ts';
import { plainName, shownName } from '../../texts/name.ts';
import type { Say } from '../../texts/say.ts';

/** The people of a table by the two ways of writing a name. */
export interface Tellings {
  /** For texts, where Discord reads markup: names are escaped. */
  readonly text: Telling;
  /** For labels, menus and pictures, where nothing is read as markup. */
  readonly label: Telling;
}

/** How a table's people are told of in one language. */
export function tellingsOf(table: Table, say: Say): Tellings {
  const people = (write: (name: string) => string) => table.seats.map(({ name }) => ({ name: write(name) }));
  return { text: { say, people: people(plainName) }, label: { say, people: people(shownName) } };
}

/** Names somebody so that Discord links to them; whether they are pinged is for the message to say. */
export const mention = (person: string): string => `<@${person}>`;
