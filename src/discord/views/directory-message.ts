import { languageName } from '../../texts/language-name.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { line, type Message, section, text } from '../protocol/message.ts';
import { button, framed, menu, rows } from './components.ts';
import { type ButtonContext, type MessageContext, momentOf, seatName } from './message-context.ts';
import { joinBeside, type ListedTable, namedEntry, tableEntry, tableRows } from './table-words.ts';
import { watchButton } from './watch-page.ts';

type ListedMatch = ListedTable & { readonly round: number | undefined };

type ListedResult = ListedTable & { readonly at: number; readonly winners: readonly number[] };

/** What the directory of a server lists. */
export interface Listing {
  /** Matches with a seat that was left, then lobbies with room, each the latest opened first, as other matches are. */
  readonly joinable: readonly ListedTable[];
  readonly playing: readonly ListedMatch[];
  readonly over: readonly ListedResult[];
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
  return framed(open === 0 ? 'over' : 'lobby', [
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
  ]);
}

const roundWords = ({ round }: ListedMatch, say: Say): readonly string[] =>
  round === undefined ? [] : [say('replay-round', { round })];

function resultWords({ table, winners }: ListedResult, say: Say): string {
  const people = winners.flatMap((seat) => {
    const seated = table.seats[seat];
    return seated === undefined ? [] : [plainName(seatName(seated, table, say))];
  });
  return people.length === 0
    ? say('command-state-over')
    : say('directory-won', { people: people.join(', ') });
}

/** What a server that the bot has just joined reads: how to play, and what managers may want to set, and by what. */
export function greetingMessage(
  locales: readonly string[],
  language: string,
  { say, icons }: ButtonContext,
): Message {
  const settles = (what: 'games' | 'list', words: string, label: string) =>
    section(words, button({ id: { kind: 'settle', what }, label }, icons));
  const languages = menu(
    { kind: 'settle', what: 'language' },
    say('greeting-choose-language'),
    locales.map((locale) => ({ value: locale, label: languageName(locale), chosen: locale === language })),
    icons,
  );
  return framed('lobby', [
    text([`## ${say('greeting-title')}`, say('greeting-how')]),
    line(),
    text(say('greeting-manager')),
    settles('games', say('greeting-games'), say('greeting-button-games')),
    settles('list', say('greeting-list'), say('greeting-button-list')),
    text(say('greeting-language')),
    languages,
  ]);
}
