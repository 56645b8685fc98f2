import type { Bot } from '../src/discord/channel/bot.ts';
import type { Order } from '../src/discord/interactions/command.ts';
import { page, type Reply, sentence } from '../src/discord/interactions/reply.ts';
import { container, galleries, text } from '../src/discord/protocol/message.ts';
import { mention } from '../src/discord/views/message-context.ts';
import { MOST_ROWS, standingsPicture } from '../src/discord/views/standings-picture.ts';
import type { MatchResult } from '../src/tables/model/match-result.ts';
import { computerRatings, RATED_AFTER, type Rating, ratingsOf } from '../src/tables/model/ratings.ts';
import { monthAt, type Standing, standingsOf } from '../src/tables/model/standings.ts';
import type { Say } from '../src/texts/say.ts';
import { labelName, NAMELESS } from '../src/texts/shown-text.ts';
import { ratingWords } from './rating-words.ts';

/** Of which games the table is. */
export const MONTHS = ['this', 'last', 'all'] as const;

/** `/stats server`: the table of a server by game and month, as a picture, or as text for who reads boards. */
export async function serverStats(order: Order, bot: Bot): Promise<Reply> {
  const { say, reads } = order.context;
  const everything = await bot.tables.results.in(order.guild);
  const wanted = order.options.get('game') ?? everything[0]?.game;
  const game = bot.games.find(({ name }) => name === wanted);
  if (game === undefined) return sentence(say('stats-server-none'));
  const ofGame = everything.filter((result) => result.game === game.name);
  const month = MONTHS.find((each) => each === order.options.get('month')) ?? 'this';
  const results = inMonth(ofGame, month, bot.clock.now());
  const people = ofGame.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
  const shown = await bot.tables.results.shown(people, order.guild);
  const all = standingsOf(results, shown);
  const title = `${game.title(say)} · ${say(`stats-month-${month}`)}`;
  if (all.length === 0) return sentence(`### ${title}\n${say('stats-server-nobody')}`);
  const standings = all.slice(0, MOST_ROWS);
  const { ratings: isRated } = await bot.tables.servers.of(order.guild);
  const ratings = isRated ? ratingsOf(ofGame, shown) : undefined;
  const names = await namesOf(standings, results, bot);
  const rows = standings.map((each) => rowOf(each, names.get(each.person), ratings, say));
  const drawn = {
    title,
    columns: [
      say('stats-column-games'),
      say('stats-column-wins'),
      say('stats-column-points'),
      ...(isRated ? [say('stats-column-rating')] : []),
    ],
    rows,
  };
  const pictures = reads === true ? [] : [standingsPicture(drawn)];
  const words = [
    `### ${title}`,
    ...(reads === true
      ? standings.map((each, at) => `${at + 1}. ${mention(each.person, say)}${rows[at]?.told ?? ''}`)
      : []),
    ...(isRated ? computersWords(ofGame, say) : []),
    `-# ${say('stats-rule')}`,
  ].join('\n');
  return page({ components: [container('private', [...galleries(pictures), text(words)])], pictures });
}

function inMonth(
  results: readonly MatchResult[],
  month: (typeof MONTHS)[number],
  now: number,
): readonly MatchResult[] {
  if (month === 'all') return results;
  const { from, until } = monthAt(now, month === 'this' ? 0 : 1);
  return results.filter(({ at }) => from <= at && at < until);
}

function rowOf(
  { person, games, wins, points }: Standing,
  name: string | undefined,
  ratings: ReadonlyMap<string, Rating> | undefined,
  say: Say,
) {
  const average = Math.round(points.reduce((sum, each) => sum + each.points, 0) / Math.max(1, points.length));
  const rating = ratings?.get(person);
  const isKnown = rating !== undefined && rating.games >= RATED_AFTER;
  const shown = labelName(name ?? NAMELESS);
  const told = [
    `: ${say('stats-row', { games, wins })}`,
    ...(ratings === undefined ? [] : [ratingWords(rating, say)]),
  ].join(' · ');
  return {
    name: shown,
    cells: [
      `${games}`,
      `${wins}`,
      points.length === 0 ? '–' : `${average}`,
      ...(ratings === undefined ? [] : [isKnown ? `${rating.points} ± ${rating.spread}` : '–']),
    ],
    told,
    alt: `${shown}${told}.`,
  };
}

/** What people were called at their latest tables of these. */
async function namesOf(
  standings: readonly Standing[],
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

/** The ratings of computers: apart from those of people. */
function computersWords(results: readonly MatchResult[], say: Say): readonly string[] {
  const rated = [...computerRatings(results)];
  if (rated.length === 0) return [];
  const levels = rated.map(([level, rating]) => `${say(`level-${level}`)}: ${ratingWords(rating, say)}`);
  return [say('stats-computers', { levels: levels.join(' · ') })];
}
