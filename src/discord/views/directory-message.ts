import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { container, line, type Message, text } from '../protocol/message.ts';
import { button, rows } from './components.ts';
import { type MessageContext, momentOf, seatName } from './message-context.ts';
import { joinBeside, tableRows } from './table-rows.ts';
import { type ListedTable, namedEntry, tableEntry } from './table-words.ts';
import { watchButton } from './watch-page.ts';

type ListedMatch = ListedTable & { readonly round: number | undefined };

/** A match that is over: when it ended, in milliseconds since 1970, and the seats that won. */
type ListedResult = ListedTable & { readonly at: number; readonly winners: readonly number[] };

/** What the directory of a server lists. */
export interface Listing {
  /** Matches with a seat that was left, then lobbies with room, each the latest opened first, as other matches are. */
  readonly joinable: readonly ListedTable[];
  readonly playing: readonly ListedMatch[];
  /** Matches that ended lately, the latest first. */
  readonly over: readonly ListedResult[];
  /** How many tables are open in the whole server. */
  readonly open: number;
}

/** The live list of a server's tables: those with a button to join, other matches, and those that ended lately. */
export function directoryMessage(
  { joinable, playing, over, open }: Listing,
  context: MessageContext,
): Message {
  const { say, icons } = context;
  const listed = (heading: 'directory-playing' | 'directory-over', lines: readonly string[]) =>
    lines.length > 0 && [line(), text([`### ${say(heading)}`, lines])];
  const all = button({ id: { kind: 'tables', page: 0 }, label: say('directory-all', { open }) }, icons);
  const hasMore = open > joinable.length + playing.length;
  return {
    components: [
      container(open === 0 ? 'over' : 'lobby', [
        text(`## ${say('directory-title')}`),
        open === 0 && text(say('directory-none')),
        joinable.length > 0 && text(`### ${say('directory-lobbies')}`),
        tableRows(joinable, context, joinBeside(context)),
        listed(
          'directory-playing',
          playing.map((now) => tableEntry(now, say, { more: roundWords(now, say) })),
        ),
        listed(
          'directory-over',
          over.map((now) => namedEntry(now, say, [resultWords(now, say), momentOf(now.at)])),
        ),
        rows([hasMore && all, watchButton(context)]),
      ]),
    ],
    pictures: [],
  };
}

const roundWords = ({ round }: ListedMatch, say: Say): readonly string[] =>
  round === undefined ? [] : [say('directory-round', { round })];

function resultWords({ table, winners }: ListedResult, say: Say): string {
  const people = winners.flatMap((seat) => {
    const seated = table.seats[seat];
    return seated === undefined ? [] : [plainName(seatName(seated, table, say))];
  });
  return people.length === 0
    ? say('command-state-over')
    : say('directory-won', { people: people.join(', ') });
}
