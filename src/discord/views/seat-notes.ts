import type { APIComponentInContainer } from 'discord-api-types/v10';
import { isJoinable } from '../../tables/model/lobby.ts';
import { seatOf } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { type Message, row, section, text } from '../protocol/message.ts';
import { privatePage } from './components.ts';
import { awaitedTold, startTold } from './lobby-message.ts';
import type { ButtonContext } from './message-context.ts';
import { joinBeside, type ListPage, listWay } from './table-rows.ts';
import { type ListedTable, namedEntry, seatsListed } from './table-words.ts';
import { watchButton } from './watch-page.ts';

/**
 * What somebody reads who has sat down at a table, or asked for a seat there: which one it is, when it begins, what
 * they can do meanwhile, and the way back to the `list` where they pressed, if it was one.
 */
export const joinedNote = (
  now: ListedTable,
  person: string,
  context: ButtonContext,
  offer: readonly APIComponentInContainer[],
  list?: ListWay,
): Message => {
  const { say } = context;
  const words = say(seatOf(now.table, person) === undefined ? 'done-asked' : 'seat-taken');
  return privatePage({ of: now.table.id, kind: 'done' }, [
    text([words, told(now, say)]),
    offer,
    list && row([listWay(list.page, context)]),
  ]);
};

/** A list of tables that somebody came from. */
export interface ListWay {
  readonly page: ListPage;
}

/** The same of somebody who has left a lobby or declined its invitation: the way back, and to other tables. */
export function leftNote(
  now: ListedTable,
  did: 'leave' | 'decline',
  person: string,
  context: ButtonContext,
  list: ListWay = { page: 0 },
): Message {
  const { say } = context;
  const which = told(now, say).join('\n');
  const canReturn = isJoinable(now, person);
  return privatePage({ of: now.table.id, kind: 'done' }, [
    text(canReturn ? `${say(`seat-${did}`)} ${say('seat-return')}` : say(`seat-${did}`)),
    canReturn ? section(which, joinBeside(context)(now)) : text(which),
    row([listWay(list.page, context), watchButton(context)]),
  ]);
}

/** Which table it is, who sits there, and when it begins unless it has. */
function told(now: ListedTable, say: Say): readonly string[] {
  return [
    namedEntry(now, say, [seatsListed(now, say, plainName)]),
    ...(now.table.phase === 'lobby' ? [...startTold(now, say), awaitedTold(now, say)] : []),
  ];
}
