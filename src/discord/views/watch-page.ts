import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import type { Watcher } from '../../tables/model/watcher.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { type Message, row, text } from '../protocol/message.ts';
import { button, framed, privatePage, rows } from './components.ts';
import type { ButtonContext, MessageContext } from './message-context.ts';
import { type ListedTable, openedRows } from './table-words.ts';

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
  { say, icons }: MessageContext,
  why: WhyUntold | undefined = watcher?.isUnreached === true ? 'unreached' : undefined,
): Message {
  const isOn = watcher !== undefined && why === undefined;
  const chosen = isOn ? (watcher.game ?? ANY_GAME) : undefined;
  const choices = [
    { game: ANY_GAME, label: say('watch-any') },
    ...games.map((game) => ({ game: game.name, label: game.title(say) })),
  ];
  const words = isOn
    ? say('watch-on', { game: choices.find(({ game }) => game === chosen)?.label ?? '' })
    : say('watch-off');
  return privatePage({ of: 'tables', kind: 'watch' }, [
    text([
      `### ${say('watch-button')}`,
      why !== undefined && `${why === 'stopped' ? '' : '⚠️ '}${say(`watch-${why}`)}`,
      words,
    ]),
    rows(
      choices.map(({ game, label }) =>
        button({ id: { kind: 'watch', game }, label, look: game === chosen ? 'good' : 'plain' }, icons),
      ),
    ),
  ]);
}

interface NamedServer {
  readonly guild: string;
  readonly server: string;
}

/** A direct message that tells that from now on others will come. */
export const watchConfirmed = (server: NamedServer, context: ButtonContext): Message =>
  withStop(context.say('watch-confirmed', { server: serverWords(server, context.say) }), server, context);

/** A direct message about tables that have opened in a server, which can be joined from there. */
export const openingsMessage = (
  tables: readonly ListedTable[],
  server: NamedServer,
  context: ButtonContext,
): Message => {
  const { say } = context;
  const heading = say('watch-news', { server: serverWords(server, say), count: tables.length });
  return withStop(heading, server, context, openedRows(tables.slice(0, MOST_TOLD), context, server.guild));
};

/** The same where a role is pinged. */
export const openingsOfRole = (
  tables: readonly ListedTable[],
  role: string,
  context: ButtonContext,
): Message =>
  framed(
    'lobby',
    [
      text(context.say('watch-role', { role: `<@&${role}>`, count: tables.length })),
      openedRows(tables.slice(0, MOST_TOLD), context),
    ],
    [],
    { pingedRoles: [role] },
  );

const withStop = (
  words: string,
  { guild }: NamedServer,
  { say, icons }: ButtonContext,
  joins?: readonly APIComponentInContainer[],
): Message =>
  framed('lobby', [
    text(words),
    joins,
    row([button({ id: { kind: 'unwatch', guild }, label: say('watch-button-stop') }, icons)]),
  ]);

const serverWords = ({ server }: NamedServer, say: Say): string =>
  server === '' ? say('watch-a-server') : `**${plainName(server)}**`;
