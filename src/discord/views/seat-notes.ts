import type { APIComponentInContainer } from 'discord-api-types/v10';
import { isJoinable } from '../../tables/model/lobby.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { type Message, row, section, text } from '../protocol/message.ts';
import { button, privatePage } from './components.ts';
import { awaitedTold, startTold } from './lobby-message.ts';
import type { ButtonContext } from './message-context.ts';
import { joinBeside } from './table-rows.ts';
import { type ListedTable, namedEntry, seatsListed } from './table-words.ts';
import { watchButton } from './watch-page.ts';

/** What somebody reads who has sat down at a table: which one it is, when it begins, and what they can do meanwhile. */
export const joinedNote = (
  now: ListedTable,
  { say }: ButtonContext,
  offer: readonly APIComponentInContainer[],
): Message =>
  privatePage({ of: now.table.id, kind: 'done' }, [text([say('seat-taken'), told(now, say)]), offer]);

/** The same of somebody who has left a lobby or declined its invitation: the way back, and to other tables. */
export function leftNote(
  now: ListedTable,
  did: 'leave' | 'decline',
  person: string,
  context: ButtonContext,
): Message {
  const { say, icons } = context;
  const which = told(now, say).join('\n');
  const canReturn = isJoinable(now, person);
  const all = button({ id: { kind: 'tables', page: 0 }, label: say('directory-title') }, icons);
  return privatePage({ of: now.table.id, kind: 'done' }, [
    text(canReturn ? `${say(`seat-${did}`)} ${say('seat-return')}` : say(`seat-${did}`)),
    canReturn ? section(which, joinBeside(context)(now)) : text(which),
    row([all, watchButton(context)]),
  ]);
}

/** Which table it is, who sits there, and when it begins unless it has. */
function told(now: ListedTable, say: Say): readonly string[] {
  return [
    namedEntry(now, say, [seatsListed(now, say, plainName)]),
    ...(now.table.phase === 'lobby' ? [...startTold(now, say), awaitedTold(now, say)] : []),
  ];
}
