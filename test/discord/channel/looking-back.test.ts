import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { channelDrawing } from '../../../src/discord/channel/desired.ts';
import { games } from '../../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import { Shares } from '../../../src/shares/shares.ts';
import { TOLD_AT_ONCE } from '../../../src/tables/model/table.ts';
import { readTexts } from '../../../src/texts/texts.ts';
import { atRandom, optionsOf, walk } from '../../games/walk.ts';
import { within } from '../breaches.ts';
import { ana, ben, stage } from '../stage.ts';

const texts = readTexts('assets/texts');
const { started, opened } = await stage();
await started();
const table = await opened();
const live = table.messages.find(({ standing }) => standing === 'live');
if (live === undefined) throw new Error('there is no message');
const seats = [ana, ben, { id: '103', name: 'Cem' }].map(
  (person) => ({ kind: 'person', ...person }) as const,
);

const played = (game: PlayableGame, seed: string) =>
  [...walk(game.begin({ seats: 3, options: optionsOf(game, 3), seed }), atRandom(seed))]
    .filter(({ match }) => match.result === undefined)
    .map(({ match, log }) => ({ match, log: log.slice(0, match.ply) }));

/** What a message that tells these plies says once the next one stands below it, and which entries were read for it. */
const closed = async (
  game: PlayableGame,
  match: PlayableMatch,
  log: readonly string[],
  fromPly: number,
  toPly: number,
) => {
  const reads: (readonly [from: number, to: number | undefined])[] = [];
  const drawing = channelDrawing(
    { texts, icons: () => undefined, avatars: () => undefined, shares: new Shares() },
    {
      log: async (_, from = 0, to = undefined) => {
        reads.push([from, to]);
        return log.slice(from, to);
      },
    },
  );
  const now = { ...table.now, game, match, table: { ...table.now.table, seats } };
  const message = await drawing.closed(
    { ...table, now, entries: [] },
    { ...live, fromPly },
    toPly,
    async () => ({
      ...{ components: [], attachments: [] },
    }),
  );
  const words = (message?.components ?? [])
    .flatMap(within)
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
  return { words: words.join('\n'), reads };
};

describe.each(games)('An old message of $name', (game) => {
  const { match, log } = played(game, 'back').at(-1) ?? { match: undefined, log: [] };
  if (match === undefined) throw new Error('nothing was played');

  test('reads the log from its beginning only where the game refers to what was before', async () => {
    const to = 30;
    const { reads } = await closed(game, match, log, to - 3, to);
    expect(reads).toEqual([[match.looksBack ? 0 : to - 3, to]]);
  });

  test('reads its own part alone of a log that is very long', async () => {
    const from = TOLD_AT_ONCE - 3;
    expect((await closed(game, match, log, from, TOLD_AT_ONCE)).reads).toEqual([
      [match.looksBack ? 0 : from, TOLD_AT_ONCE],
    ]);
    expect((await closed(game, match, log, from, TOLD_AT_ONCE + 1)).reads).toEqual([
      [from, TOLD_AT_ONCE + 1],
    ]);
  });
});

test('Old messages of Öterés explain what a card does once in a match, as each knows what those before it told', async () => {
  const game = games.find(({ name }) => name === 'oteres');
  if (game === undefined) throw new Error('no such game');
  const say = texts.in('en');
  const kinds = ['protect-pearl', 'biggest-pile', 'trade-in', 'discard-card', 'dark-gift'] as const;
  const explained = kinds.map((effect) => say('oteres-told-does', { effect }));
  const often: number[] = [];
  for (const seed of ['back', 'again']) {
    const last = played(game, seed).at(-1);
    if (last === undefined) throw new Error('nothing was played');
    const { match, log } = last;
    const told = await Promise.all(
      log.map((_, ply) => closed(game, match, log, ply, ply + 1).then(({ words }) => words)),
    );
    // What a card does is told with its name: in brackets, or behind a colon.
    often.push(
      ...explained.map((words) => told.filter((each) => new RegExp(`[:(] ?${words}`, 'u').test(each)).length),
    );
  }
  expect(Math.max(...often)).toBe(1);
  expect(often.filter((times) => times === 1).length).toBeGreaterThan(3);
});
