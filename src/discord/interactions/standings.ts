import type { Level } from '../../games/level.ts';
import type { MatchResult } from '../../tables/model/match-result.ts';
import { computerRatings, RATED_AFTER, type Rating, ratingsOf } from '../../tables/model/ratings.ts';
import { monthSpan, type ServerStanding, serverStandings } from '../../tables/model/standings.ts';
import type { Say } from '../../texts/say.ts';
import { labelName, NAMELESS, plainName } from '../../texts/shown-text.ts';
import type { Bot } from '../channel/bot.ts';
import { channelNonce } from '../channel/mark.ts';
import type { Message } from '../protocol/message.ts';
import { button, framed, noteMessage } from '../views/components.ts';
import { type MessageContext, mention, ratingWords } from '../views/message-context.ts';
import { MOST_ROWS, standingsPicture } from '../views/standings-picture.ts';
import type { Buttons } from './button.ts';
import { awaitedTurn } from './in-turn.ts';
import { channelWords } from './opening.ts';
import { pageHere, sentence } from './reply.ts';

/** Which standings of a server are asked for: of a game, and of which of its games. */
interface StandingsAsked {
  readonly guild: string;
  /** By its name; that of the latest result in the month, or at all, if none is named. */
  readonly game?: string | undefined;
  /** Counted as by `monthOf`; all games if it is absent. */
  readonly month?: number | undefined;
}

interface ShownStandings {
  readonly context: Pick<MessageContext, 'say' | 'icons' | 'reads'>;
  readonly below?: string;
  readonly canTell: boolean;
}

/** A server's standings for one person: a picture, or text for those who read boards; a sentence if there are none. */
export function standingsPage(
  asked: StandingsAsked,
  counted: Counted | undefined,
  { context, below, canTell }: ShownStandings,
): Message {
  const found = told(asked, counted, context);
  if (typeof found === 'string') return noteMessage(found);
  const { say, icons } = context;
  const month = asked.month === undefined ? {} : { month: asked.month };
  const tell = button(
    { id: { kind: 'standings', game: found.game, ...month }, label: say('button-standings-tell') },
    icons,
  );
  return framed('private', [found.pictures, found.words, below, canTell && tell]);
}

/**
 * The same for everybody in a channel, with the name of the person who wanted it; undefined if there are none. It
 * notifies nobody. `shown` is what the message shows, apart from that name.
 */
function standingsForAll(
  asked: StandingsAsked,
  counted: Counted | undefined,
  name: string,
  context: Pick<MessageContext, 'say' | 'icons'>,
): { readonly message: Message; readonly shown: string } | undefined {
  const found = told(asked, counted, context);
  if (typeof found === 'string') return undefined;
  const by = `-# ${context.say('stats-shown-by', { name: plainName(name) })}`;
  return {
    message: framed('over', [found.pictures, found.words, by]),
    shown: JSON.stringify([found.pictures.map(({ key }) => key), found.words]),
  };
}

/** How wide the column of ratings is beside one of numbers. */
export const RATING_SHARE = 1.6;

interface Counted {
  readonly game: Bot['games'][number];
  readonly standings: readonly ServerStanding[];
  readonly names: ReadonlyMap<string, string>;
  /** Of people; absent if the server has none. */
  readonly ratings: ReadonlyMap<string, Rating> | undefined;
  readonly computers: ReadonlyMap<Level, Rating>;
}

/** Counts a server's standings, which takes a while for thousands of games; undefined if none was played. */
export async function standingsIn(
  { guild, game: wanted, month }: StandingsAsked,
  bot: Bot,
): Promise<Counted | undefined> {
  const everything = await bot.tables.results.in(guild);
  const name = wanted ?? (inMonth(everything, month)[0] ?? everything[0])?.game;
  const game = bot.games.find((each) => each.name === name);
  if (game === undefined) return undefined;
  const ofGame = everything.filter((result) => result.game === game.name);
  const results = inMonth(ofGame, month);
  const people = ofGame.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
  const shown = await bot.tables.results.shown(people, guild);
  const standings = (await serverStandings(results, shown)).slice(0, MOST_ROWS);
  const { ratings: isRated } = await bot.tables.servers.of(guild);
  return {
    ...{ game, standings },
    names: await namesOf(standings, results, bot),
    ratings: isRated ? await ratingsOf(ofGame, shown) : undefined,
    computers: isRated ? await computerRatings(ofGame) : new Map(),
  };
}

function told(
  { month }: StandingsAsked,
  counted: Counted | undefined,
  { say, reads }: Pick<MessageContext, 'say' | 'reads'>,
):
  | string
  | { readonly game: string; readonly pictures: Message['pictures']; readonly words: readonly string[] } {
  if (counted === undefined) return say('stats-server-none');
  const { game, standings, names, ratings, computers } = counted;
  const isRated = ratings !== undefined;
  const title = `${game.title(say)} · ${monthWords(month, say)}`;
  if (standings.length === 0)
    return [`### ${title}`, say('stats-server-nobody'), `-# ${say('stats-rule')}`].join('\n');
  const rowsDrawn = standings.map((each) => rowOf(each, names.get(each.person), ratings, say));
  const drawn = {
    title,
    columns: [
      { name: say('stats-column-games'), share: 1 },
      { name: say('stats-column-wins'), share: 1 },
      { name: say('stats-column-points'), share: 1 },
      ...(isRated ? [{ name: say('stats-column-rating'), share: RATING_SHARE }] : []),
    ],
    rows: rowsDrawn,
  };
  return {
    game: game.name,
    pictures: reads === true ? [] : [standingsPicture(drawn)],
    words: [
      `### ${title}`,
      ...(reads === true
        ? standings.map(({ person }, at) => {
            const told = rowsDrawn[at]?.told ?? '';
            return `${at + 1}. ${say('label-value', { label: mention(person, say), value: told })}`;
          })
        : []),
      ...computersWords(computers, say),
      `-# ${say('stats-rule')}`,
    ],
  };
}

/** Of which games standings are: the name of a month, which stays true in a channel, or all. */
const monthWords = (month: number | undefined, say: Say): string =>
  month === undefined ? say('stats-month-all') : say('stats-month', { from: monthSpan(month).from });

function inMonth(results: readonly MatchResult[], month: number | undefined): readonly MatchResult[] {
  if (month === undefined) return results;
  const { from, until } = monthSpan(month);
  return results.filter(({ at }) => from <= at && at < until);
}

function rowOf(
  { person, games, wins, taken, points }: ServerStanding,
  name: string | undefined,
  ratings: ReadonlyMap<string, Rating> | undefined,
  say: Say,
) {
  const average = Math.round(points.reduce((sum, each) => sum + each.points, 0) / Math.max(1, points.length));
  const rating = ratings?.get(person);
  const isKnown = rating !== undefined && rating.games >= RATED_AFTER;
  const shown = labelName(name ?? NAMELESS);
  const told = [
    say('stats-row', { games: games + taken, wins }),
    ...(ratings === undefined ? [] : [ratingWords(rating, say)]),
  ].join(' · ');
  return {
    name: shown,
    cells: [
      `${games + taken}`,
      `${wins}`,
      points.length === 0 ? '–' : `${average}`,
      ...(ratings === undefined ? [] : [isKnown ? `${rating.points} ± ${rating.spread}` : '–']),
    ],
    told,
    alt: `${say('label-value', { label: shown, value: told })}.`,
  };
}

async function namesOf(
  standings: readonly ServerStanding[],
  results: readonly MatchResult[],
  { tables }: Bot,
): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(
    standings.map(async ({ person }) => {
      const latest = results.find(({ seats }) =>
        seats.some((seat) => seat.person === person && seat.left !== true),
      );
      const now = latest === undefined ? undefined : await tables.look(latest.table);
      const seated = now?.table.seats.find((seat) => seat.kind === 'person' && seat.id === person);
      return seated?.kind === 'person' ? [[person, seated.name] as const] : [];
    }),
  );
  return new Map(named.flat());
}

function computersWords(ratings: ReadonlyMap<Level, Rating>, say: Say): readonly string[] {
  const rated = [...ratings];
  if (rated.length === 0) return [];
  const levels = rated.map(([level, rating]) =>
    say('label-value', { label: say(`level-${level}`), value: ratingWords(rating, say) }),
  );
  return [say('stats-computers', { levels: levels.join(' · ') })];
}

/** Posts a server's standings, until now seen by one person, to the channel: up to date, in the server's language. */
export const standingsButtons = {
  standings: {
    press: async ({ game, month }, by, bot) => {
      const { person, context, guild, channel } = by;
      const say = await channelWords(by, bot);
      if (typeof say === 'string') return sentence(say);
      const asked = { guild, game, month };
      const counted = await awaitedTurn('stats', by, () => standingsIn(asked, bot), bot);
      if (counted !== undefined && 'code' in counted) return counted;
      const told = standingsForAll(asked, counted, person.name, { say, icons: context.icons });
      if (told === undefined)
        return pageHere(() => standingsPage(asked, counted, { context, canTell: true }));
      return {
        kind: 'line',
        line: told.message,
        // The same standings are not written twice within minutes, whoever asks for them.
        nonce: channelNonce(channel, told.shown),
        draw: async (isWritten) => {
          const below = context.say(isWritten ? 'told-channel' : 'puzzle-untold');
          return standingsPage(asked, counted, { context, below, canTell: false });
        },
      };
    },
  },
} satisfies Partial<Buttons>;
