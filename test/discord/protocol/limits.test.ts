import { describe, expect, test } from 'vitest';
import { liveMessage } from '../../../src/discord/channel/desired.ts';
import { type Message, render } from '../../../src/discord/protocol/message.ts';
import { closingOf } from '../../../src/discord/views/board-message.ts';
import { piecesPage } from '../../../src/discord/views/game-page.ts';
import { happenedPage } from '../../../src/discord/views/happened.ts';
import { helpPage } from '../../../src/discord/views/help-page.ts';
import { rulesPage } from '../../../src/discord/views/learning-pages.ts';
import type { MessageContext } from '../../../src/discord/views/message-context.ts';
import { questionPage } from '../../../src/discord/views/page-message.ts';
import { tableView } from '../../../src/discord/views/table-view.ts';
import { games } from '../../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import type { Table, TableNow } from '../../../src/tables/model/table.ts';
import { inForm } from '../../form.ts';
import { shortest } from '../../games/shortest.ts';
import { atRandom, optionsOf, seatingsOf, walk } from '../../games/walk.ts';
import { texts } from '../../texts/shipped.ts';
import { breaches, sizeBreaches, turned } from '../breaches.ts';
import { fakeLog } from '../fake-log.ts';
import { pageOfGame } from '../page-of-game.ts';
import { seenBy, seenFrom } from '../views/shown.ts';
import { lonely, replaced, SNOWFLAKE, tableOf, WORST_NAMES } from '../worst-table.ts';

const voices: readonly MessageContext[] = texts.locales.map((locale) => ({
  say: texts.in(locale),
  icons: (name: string) => ({ id: SNOWFLAKE, name }),
  avatars: () => undefined,
}));

/** A random game, stop by stop. */
const plays = (game: PlayableGame, seats: number, seed: number, plies: number) =>
  walk(
    game.begin({ seats, options: optionsOf(game, seats, seed), seed: `limits ${seed}` }),
    atRandom(`limits ${seed}`),
    plies,
  );

/** How many plies apart the live message is measured. */
const BOARD_EVERY = inForm(10, 3);
/** How many plies apart the private pages are measured, where the live message is. */
const PAGES_EVERY = 6;
/** The same for what happened, which leads a whole match anew from its log. */
const HAPPENED_EVERY = 30;

function* messagesOf(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): Generator<Message> {
  const back = match.ply % HAPPENED_EVERY === 0 ? log.slice(-40) : [];
  const live = (table: Partial<Table>, entries = back) =>
    liveMessage(tableView({ ...now, table: { ...now.table, ...table } }, context), entries);
  yield live({});
  yield live(lonely(now.table));
  if (match.ply % PAGES_EVERY !== 0) return;
  yield live(replaced(now.table));
  yield live({ phase: 'archived' }, []);
  yield live({ phase: 'ended', ending: 'by vote' }, []);
  const closing = closingOf(tableView(now, context), log.slice(-40));
  if (closing !== undefined) yield closing({ components: [], attachments: [] });
  for (const viewer of [...now.table.seats.keys(), 'spectator'] as const) {
    const view = seenBy(viewer, now, context);
    if (match.ply % HAPPENED_EVERY === 0) {
      const logs = {
        ...{ from: Math.max(0, log.length - 60), all: log },
        ...{ until: log.length, span: 0, spans: 1 },
      };
      yield happenedPage(view, logs);
    }
    for (const seat of now.table.seats.keys()) {
      yield pageOfGame(view, 'closer', { seat });
      yield pageOfGame(view, 'legend', { seat });
    }
    if (viewer === 'spectator') continue;
    yield pageOfGame(view, 'hand');
    yield pageOfGame(view, 'asides');
    yield questionPage(seenFrom(viewer, now, context));
    const help = helpPage(view);
    if (typeof help !== 'string') yield help;
    const shown = piecesPage(view, { piece: 'pool' });
    if (shown !== undefined) yield shown;
  }
}

/** So many messages of random games are measured at least: where a game is short, those of several games. */
const AT_LEAST = 100;
/** How many games that may take; each is measured at other plies. */
const MOST_GAMES = 8;

const measured = [...games, shortest].map((game) => [game.name, game] as const);

describe.each(measured)('Every message of %s', (_, game) => {
  const seatings = seatingsOf(game);

  test.each(seatings)('in a random game of %i stays within the limits', (seats) => {
    const tables = WORST_NAMES.map((name) => tableOf(game, seats, 'playing', name));
    let seen = 0;
    for (let round = 0; round < MOST_GAMES && seen < AT_LEAST; round += 1)
      for (const { match, log } of plays(game, seats, seats + round, 400)) {
        if ((match.ply + 3 * round) % BOARD_EVERY !== 0) continue;
        const named = tables[Math.floor(match.ply / PAGES_EVERY) % tables.length];
        // Also where pages are measured, the languages take turns.
        const context = voices[(match.ply + Math.floor(match.ply / PAGES_EVERY)) % voices.length];
        if (named === undefined || context === undefined) throw new Error('nobody speaks');
        for (const table of inForm([named], [tables[0] ?? named, named]))
          for (const message of messagesOf({ table, game, match }, match, log, context)) {
            const found = [...breaches(message), ...turned(message)];
            if (found.length > 0) expect(found, `ply ${match.ply}`).toEqual([]);
            seen += 1;
          }
      }
    expect(seen).toBeGreaterThanOrEqual(game === shortest ? 1 : AT_LEAST);
  });

  test.each(seatings)('of a lobby of %i stays within the limits', (seats) => {
    for (const name of WORST_NAMES)
      for (const phase of ['lobby', 'playing', 'closed'] as const) {
        const now = { table: tableOf(game, seats, phase, name), game, match: undefined };
        for (const context of voices) {
          const message = liveMessage(tableView(now, context), []);
          expect([...breaches(message), ...turned(message)], name).toEqual([]);
        }
      }
  });

  test('about its rules stays within the limits', () => {
    for (const context of voices)
      for (const { id } of game.rules(context.say))
        expect(breaches(rulesPage(game, id, context)), id).toEqual([]);
  });

  test('can be uploaded', async () => {
    const seats = game.seats.max;
    const stops = [...plays(game, seats, 7, 120)];
    const last = stops.at(-1);
    if (last === undefined) throw new Error('nothing was played');
    const now = { table: tableOf(game, seats, 'playing'), game, match: last.match };
    for (const context of voices)
      expect(sizeBreaches(await render(liveMessage(tableView(now, context), []), fakeLog()))).toEqual([]);
  });
});
