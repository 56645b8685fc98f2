import type { Telling } from '../../games/presenter.ts';
import type { Table } from '../../tables/table.ts';
import { plainName, shownName } from '../../texts/name.ts';
import type { Voice } from './voice.ts';

/** The people of a table by the two ways of writing a name. */
export interface Tellings {
  /** For texts, where Discord reads markup: names are escaped. */
  readonly text: Telling;
  /** For labels, menus and pictures, where nothing is read as markup; with avatars. */
  readonly label: Telling;
}

/** How a table's people are told of in one language. */
export function tellingsOf({ seats }: Table, { say, avatars }: Pick<Voice, 'say' | 'avatars'>): Tellings {
  const shown = seats.map(({ name, avatar = '' }) => {
    const found = avatars(avatar);
    return { name: shownName(name), ...(found === undefined ? {} : { avatar: found }) };
  });
  return {
    text: { say, people: seats.map(({ name }) => ({ name: plainName(name) })) },
    label: { say, people: shown },
  };
}

/** Names somebody so that Discord links to them; whether they are pinged is for the message to say. */
export const mention = (person: string): string => `<@${person}>`;
