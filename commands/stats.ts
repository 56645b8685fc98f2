import type { Bot } from '../src/discord/channel/bot.ts';
import type { Order } from '../src/discord/interactions/command.ts';
import { inTheirTurn } from '../src/discord/interactions/in-turn.ts';
import { type PageReply, page, sentence } from '../src/discord/interactions/reply.ts';
import { standingsIn, standingsPage } from '../src/discord/interactions/standings.ts';
import { framed } from '../src/discord/views/components.ts';
import { mention, ratingWords, usualAnswerWords } from '../src/discord/views/message-context.ts';
import { gamesPicture, MOST_GAMES } from '../src/discord/views/standings-picture.ts';
import { counts, type MatchResult } from '../src/tables/model/match-result.ts';
import { ratingsOf } from '../src/tables/model/ratings.ts';
import { meetingsOf, monthOf, recordOf } from '../src/tables/model/standings.ts';
import { usualIn } from '../src/tables/service/results.ts';
import type { Say } from '../src/texts/say.ts';
import { type CommandPart, choice, choiceAmong, everyGame, person, slash } from './declared.ts';

const GAME = choice('which-game', everyGame, { name: 'game' });

/** The months of which standings can be asked for, and all games. */
const MONTHS = ['this', 'last', 'all'] as const;

/** Statistics are counted in the turn of the person who asks. */
const counted = ({
  run,
  ...deed
}: Omit<CommandPart, 'run'> & {
  readonly run: (order: Order, bot: Bot) => Promise<PageReply>;
}): CommandPart => ({
  ...deed,
  run: (order, bot) => {
    const shown = { page: { of: 'stats', kind: 'stats' }, place: 'apart' } as const;
    return inTheirTurn('stats', order, shown, () => run(order, bot), bot);
  },
});

/** `/stats …`: how games ended, my own or another's, and those of a server. */
export const stats = slash({
  about: 'stats',
  parts: () => [
    counted({
      about: 'stats-player',
      options: [person('stats-person', { name: 'person' }), GAME],
      run: playerStats,
    }),
    counted({
      about: 'stats-server',
      options: [
        GAME,
        choiceAmong('stats-month', MONTHS, (month) => `stats-month-${month}`, { name: 'month' }),
      ],
      run: async ({ guild, context, options }, bot) => {
        const wanted = MONTHS.find((each) => each === options.get('month')) ?? 'this';
        const now = monthOf(bot.clock.now());
        const month = { this: now, last: now - 1, all: undefined }[wanted];
        const asked = { guild, game: options.get('game'), month };
        return page(standingsPage(asked, await standingsIn(asked, bot), { context, canTell: true }));
      },
    }),
  ],
});

type GameHere = Bot['games'][number];

const MOST_MET = 5;

interface Told {
  readonly person: string;
  readonly results: readonly MatchResult[];
  readonly order: Order;
  readonly bot: Bot;
}

/** `/stats player`: your own games anywhere, or those of a player in this server who shares them. */
async function playerStats(order: Order, bot: Bot): Promise<PageReply> {
  const { say } = order.context;
  const person = order.options.get('person') ?? order.person.id;
  const isOwn = person === order.person.id;
  const { results: kept } = bot.tables;
  if (!isOwn && !(await kept.shown([person], order.guild)).has(person))
    return sentence(say('stats-hidden', { name: mention(person, say) }));
  const all = await kept.of(person);
  const here = isOwn ? all : all.filter(({ guild }) => guild === order.guild);
  const wanted = order.options.get('game');
  const results = here.filter(({ game }) => wanted === undefined || game === wanted);
  if (results.length === 0) return sentence(say(isOwn ? 'stats-none' : 'stats-none-other'));
  const told = { person, results, order, bot };
  const played = bot.games.filter(({ name }) => results.some(({ game }) => game === name));
  const games = await Promise.all(played.map((game) => gameWords(told, game)));
  const words = [
    `### ${say('stats-title', { name: mention(person, say) })}`,
    ...games.flat(),
    ...(await answersWords(told, isOwn)),
    ...(await meetingWords(told, isOwn)),
    `-# ${say('stats-rule')}`,
  ];
  const pictures = played.flatMap((game) => plotOf(told, game, say)).slice(0, 1);
  return page(framed('private', [words, pictures]));
}

async function gameWords({ person, results, order, bot }: Told, game: GameHere): Promise<readonly string[]> {
  const { say } = order.context;
  const { games, wins, taken, left, points, againstComputers, early } = recordOf(
    results.filter((result) => result.game === game.name),
    person,
  );
  const scores = points.map((each) => each.points);
  const average = Math.round(scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length));
  const { ratings } = await bot.tables.servers.of(order.guild);
  const rating = ratings ? [await ratingOf(person, game.name, order, bot)] : [];
  return [
    say('label-value', { label: `**${game.title(say)}**`, value: say('stats-row', { games, wins }) }),
    ...(scores.length === 0 ? [] : [say('stats-points', { average, best: Math.max(...scores) })]),
    ...againstComputers.map(({ level, ...record }) =>
      say('stats-against-computers', { level: say(`level-${level}`), ...record }),
    ),
    ...(taken === 0 ? [] : [say('stats-taken', { games: taken })]),
    ...(left === 0 ? [] : [say('stats-left', { games: left })]),
    ...(early === 0 ? [] : [say('stats-early', { games: early })]),
    ...rating,
  ].map((line, at) => (at === 0 ? line : `- ${line}`));
}

async function ratingOf(person: string, game: string, { guild, context }: Order, bot: Bot): Promise<string> {
  const results = (await bot.tables.results.in(guild)).filter((result) => result.game === game);
  const people = results.flatMap(({ seats }) => seats.flatMap((seat) => seat.person ?? []));
  const shown = await bot.tables.results.shown(people, guild);
  const { say } = context;
  return say('stats-rating', { rating: ratingWords((await ratingsOf(results, shown)).get(person), say) });
}

/** How fast somebody answers: for themselves, and for others where they allow it. */
async function answersWords(
  { person, results, order, bot }: Told,
  isOwn: boolean,
): Promise<readonly string[]> {
  if (!isOwn && !(await bot.tables.profiles.of(person)).answering) return [];
  const usually = usualIn(results, person);
  const { say } = order.context;
  return usually === undefined ? [] : [say('stats-answers', { words: usualAnswerWords(usually, say) })];
}

/** Whom somebody has met most, of those who let others see them; of another only how they met the reader. */
async function meetingWords(
  { person, results, order, bot }: Told,
  isOwn: boolean,
): Promise<readonly string[]> {
  const { say } = order.context;
  const all = meetingsOf(results, person).filter((met) => isOwn || met.person === order.person.id);
  const shown = await bot.tables.results.shown(
    all.map((met) => met.person),
    order.guild,
  );
  const named = all
    .filter((met) => shown.has(met.person) || met.person === order.person.id)
    .slice(0, MOST_MET);
  if (named.length === 0) return [];
  return [
    `**${say('stats-met')}**`,
    ...named.map(
      ({ person: other, games, ahead, behind }) =>
        `- ${say('stats-meeting', { name: mention(other, say), games, ahead, behind })}`,
    ),
  ];
}

/** The points of somebody's last games of a kind; nothing if they are too few. */
function plotOf({ person, results }: Told, game: GameHere, say: Say) {
  const own = results.filter((result) => result.game === game.name && counts(result));
  const games = recordOf(own, person).points.slice(0, MOST_GAMES).toReversed();
  if (games.length < 2) return [];
  const title = say('stats-plot', { game: game.title(say), games: games.length });
  const points = games.map(({ points }) => points).join(', ');
  const alt = `${say('label-value', { label: title, value: points })}.`;
  return [gamesPicture({ title, alt, games })];
}
