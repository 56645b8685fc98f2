import type { PlayableGame } from '../../games/playable.ts';
import type { Watcher } from '../../tables/model/watcher.ts';
import { languageName } from '../../texts/language-name.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { line, type Message, section, text } from '../protocol/message.ts';
import { button, framed, menu, menuEntries, privatePage } from './components.ts';
import { type ButtonContext, momentOf, seatName } from './message-context.ts';
import {
  joinBeside,
  type ListedTable,
  namedEntry,
  openedRows,
  tableEntry,
  tableRows,
} from './table-words.ts';

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
  context: ButtonContext,
): Message {
  const { say, icons } = context;
  const listed = (heading: 'directory-playing' | 'directory-over', lines: readonly string[]) =>
    lines.length > 0 && [line(), text([`### ${say(heading)}`, lines])];
  const more = open - joinable.length - playing.length;
  const round = ({ round: now }: ListedMatch) =>
    now === undefined ? [] : [say('replay-round', { round: now })];
  return framed(open === 0 ? 'over' : 'lobby', [
    text(`## ${say('directory-title')}`),
    open === 0 && text(say('directory-none')),
    joinable.length > 0 && text(`### ${say('directory-lobbies')}`),
    tableRows(joinable, context, (now) => joinBeside(now, context)),
    listed(
      'directory-playing',
      playing.map((now) => tableEntry(now, say, { more: round(now) })),
    ),
    more > 0 && text(`-# ${say('more-lines', { count: more })}`),
    listed(
      'directory-over',
      over.map((now) => namedEntry(now, say, [resultWords(now, say), momentOf(now.at)])),
    ),
    more > 0 && button({ id: { kind: 'tables', page: 0 }, label: say('directory-all', { open }) }, icons),
    watchButton(context),
  ]);
}

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
  const settles = (what: 'games' | 'list') =>
    section(
      say(`greeting-${what}`),
      button({ id: { kind: 'settle', what }, label: say(`greeting-button-${what}`) }, icons),
    );
  const entries = menuEntries(locales, language, languageName);
  return framed('lobby', [
    [`## ${say('greeting-title')}`, say('greeting-how')],
    line(),
    say('greeting-manager'),
    settles('games'),
    settles('list'),
    say('greeting-language'),
    menu({ kind: 'settle', what: 'language' }, say('greeting-choose-language'), entries, icons),
  ]);
}

/** What stands in a button in place of a game for those who wish to hear of any. */
export const ANY_GAME = 'any';

const MOST_TOLD = 10;

/** Why somebody is not told of tables: they cannot be, or they wish so from now on. */
type WhyUntold = 'unreached' | 'full' | 'stopped';

/** The way to where somebody says of which tables they wish to hear. */
export const watchButton = ({ say, icons }: ButtonContext) =>
  button({ id: { kind: 'watch' }, label: say('watch-button') }, icons);

/** Where a person chooses the tables to hear of: a chosen game stands out, and a second press takes it back. */
export function watchPage(
  watcher: Watcher | undefined,
  games: readonly PlayableGame[],
  { say, icons }: ButtonContext,
  why: WhyUntold | undefined = watcher?.isUnreached === true ? 'unreached' : undefined,
): Message {
  const isOn = watcher !== undefined && why === undefined;
  const chosen = isOn ? (watcher.game ?? ANY_GAME) : undefined;
  const choices = [
    { game: ANY_GAME, label: say('watch-any') },
    ...games.map((game) => ({ game: game.name, label: game.title(say) })),
  ];
  return privatePage({ of: 'tables', kind: 'watch' }, [
    `### ${say('watch-button')}`,
    why !== undefined && `${why === 'stopped' ? '' : '⚠️ '}${say(`watch-${why}`)}`,
    isOn
      ? say('watch-on', { game: choices.find(({ game }) => game === chosen)?.label ?? '' })
      : say('watch-off'),
    choices.map(({ game, label }) =>
      button({ id: { kind: 'watch', game }, label, look: game === chosen ? 'good' : 'plain' }, icons),
    ),
  ]);
}

interface NamedServer {
  readonly guild: string;
  readonly server: string;
}

/** A direct message about tables that have opened in a server; without any, that from now on such messages come. */
export function watchMessage(
  { guild, server }: NamedServer,
  context: ButtonContext,
  tables: readonly ListedTable[] = [],
): Message {
  const { say, icons } = context;
  const named = server === '' ? say('watch-a-server') : `**${plainName(server)}**`;
  return framed('lobby', [
    say(tables.length === 0 ? 'watch-confirmed' : 'watch-news', { server: named }),
    openedRows(tables.slice(0, MOST_TOLD), context, guild),
    button({ id: { kind: 'unwatch', guild }, label: say('watch-button-stop') }, icons),
  ]);
}

/** The same where a role is pinged. */
export const openingsOfRole = (
  tables: readonly ListedTable[],
  role: string,
  context: ButtonContext,
): Message => {
  const heading = context.say('watch-role', { role: `<@&${role}>` });
  const rows = openedRows(tables.slice(0, MOST_TOLD), context);
  return framed('lobby', [heading, rows], { pingedRoles: [role] });
};
