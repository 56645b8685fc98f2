import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { Message } from '../../../src/discord/protocol/message.ts';
import { closingOf } from '../../../src/discord/views/closed-message.ts';
import { happenedPage } from '../../../src/discord/views/happened-page.ts';
import { resultMessage } from '../../../src/discord/views/result-message.ts';
import { games } from '../../../src/games/index.ts';
import type { PlayableMatch } from '../../../src/games/playable.ts';
import { atRandom, optionsOf, walk } from '../../games/walk.ts';
import { say } from '../../texts/shipped.ts';
import { within } from '../breaches.ts';
import { ana, ben, stage } from '../stage.ts';

const game = games.find(({ name }) => name === 'oteres');
if (game === undefined) throw new Error('no such game');
const { tables, started } = await stage();
await started();
const playing = await tables.look('t1');
if (playing === undefined) throw new Error('no such table');
const seats = [ana, ben, { id: '103', name: 'Cem' }].map(
  (person) => ({ kind: 'person', ...person }) as const,
);
const setup = { seats: 3, options: { ...optionsOf(game, 3), first: '1' }, seed: 'log' };
const stops = [...walk(game.begin(setup), atRandom('log'))].map(({ match, log }) => ({
  match,
  log: log.slice(0, match.ply),
}));

/** *Log* as the seat that began reads it, with all from a ply on as news. */
const logOf = (
  match: PlayableMatch,
  all: readonly string[],
  from: number,
  part = 0,
  before?: PlayableMatch,
) => {
  const now = { table: { ...playing.table, seats }, game, match };
  const context = { say, icons: () => undefined, avatars: () => undefined };
  const page = happenedPage(
    now,
    match,
    0,
    { from, all, before, until: all.length, span: 0, spans: 1 },
    context,
    part,
  );
  const words = page.components
    .flatMap(within)
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
  const ways = page.components
    .flatMap(within)
    .flatMap((part) => (part.type === ComponentType.Button && 'label' in part ? [part.label] : []));
  return { pictures: page.pictures.map(({ name }) => name), words: words.join('\n'), ways };
};

/** The words of a message. */
const wordsOf = ({ components }: Message): string =>
  components
    .flatMap(within)
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []))
    .join('\n');

test('Log tells the same moves in the same sentences as the channel', () => {
  const context = { say, icons: () => undefined, avatars: () => undefined };
  const compared = stops.flatMap(({ match, log }, at) => {
    if (match.result !== undefined || match.ply === 0) return [];
    const from = Math.max(0, match.ply - 1 - (at % 4));
    const now = { table: { ...playing.table, seats }, game, match };
    const closing = closingOf(now, log.slice(from), context);
    const channel = closing && wordsOf(closing({ components: [], attachments: [] }));
    const logs = { from, all: log, until: match.ply, span: 0, spans: 1 };
    // Pictures of moments alone have no words.
    return channel === undefined || channel === ''
      ? []
      : [{ channel, log: wordsOf(happenedPage(now, match, 'spectator', logs, context)) }];
  });
  expect(compared.length).toBeGreaterThan(20);
  const title = `### ${say('button-happened')} · ${say('happened-news')}\n`;
  for (const { channel, log } of compared) {
    expect(log.startsWith(title)).toBe(true);
    const told = log.slice(title.length);
    expect(told).toBe(channel);
    expect(told).toMatch(/^-# Öterés\n\*\*Round /u);
  }
});

test('turns that computers play after the last person is out are told in one sentence', () => {
  const context = { say, icons: () => undefined, avatars: () => undefined };
  const end = stops.at(-1);
  if (end?.match.result === undefined) throw new Error('nobody has won');
  const computers = [1, 2, 3].map((number) => ({ kind: 'computer', number, level: 'easy' }) as const);
  const told = (sitting: typeof playing.table.seats): string => {
    const now = { table: { ...playing.table, seats: sitting }, game, match: end.match };
    return wordsOf(
      closingOf(now, end.log, context)?.({ components: [], attachments: [] }) ?? {
        components: [],
        pictures: [],
      },
    );
  };
  expect(told(computers)).toMatch(/^-# Öterés\n-# The computers played on among themselves for \d+ turns\./u);
  expect(told(computers)).not.toContain('Round');
  expect(told(seats)).toContain('Round');
  expect(told(seats)).not.toContain('among themselves');
});

test('Log shows one’s own side once where nothing of it has changed', () => {
  const numbers = stops.map(
    ({ match, log }, at) => logOf(match, log, Math.max(0, match.ply - 1), 0, stops[at - 1]?.match).pictures,
  );
  expect(numbers).toContainEqual([expect.stringMatching(/^after-/)]);
  expect(numbers).toContainEqual([expect.stringMatching(/^before-/), expect.stringMatching(/^after-/)]);
});

test('Log tells as many rounds as it has room for once it is over, whatever was news, without the pictures that the result has', () => {
  const end = stops.at(-1);
  if (end?.match.result === undefined) throw new Error('nobody has won');
  const { words, pictures } = logOf(end.match, end.log, end.log.length - 1);
  expect(words).toContain('Turn by turn');
  expect(words.match(/\*\*Round \d+(?: · [^*]+)?\*\*/g)?.length).toBeGreaterThan(4);
  expect(words.length).toBeGreaterThan(2_000);
  expect(words).toContain('is the last one in: that ends the game, and staying in brings no points.');
  expect(pictures).toEqual([]);
});

test('Log leads back to the first round of a match that is over, and on again', () => {
  const end = stops.at(-1);
  if (end?.match.result === undefined) throw new Error('nobody has won');
  const { match, log } = end;
  const [latest, before] = [0, 1].map((part) => logOf(match, log, log.length, part));
  expect(latest?.ways).toEqual(['Earlier', 'Refresh']);
  expect(before?.ways).toContain('Later');
  const parts = [latest?.words ?? ''];
  for (let part = 1; logOf(match, log, log.length, part - 1).ways.includes('Earlier'); part += 1)
    parts.push(logOf(match, log, log.length, part).words);
  const rounds = parts.flatMap((words) =>
    [...words.matchAll(/\*\*Round (\d+)(?: · [^*]+)?\*\*/gu)].map(([, round]) => Number(round)),
  );
  expect(Math.min(...rounds)).toBe(1);
  expect(parts.at(-1)).toContain('went first');
});

test('Log of a match that is too long to be read at once tells the standing without how it came about', () => {
  for (const each of games) {
    const setup = { seats: 3, options: optionsOf(each, 3), seed: 'long' };
    const [last] = [...walk(each.begin(setup), atRandom('long'))].slice(-1);
    if (last?.match.result === undefined) throw new Error('nobody has won');
    const { match, log } = last;
    const now = { table: { ...playing.table, seats }, game: each, match };
    const context = { say, icons: () => undefined, avatars: () => undefined };
    const logs = { from: match.ply, all: log.slice(-40), until: match.ply, span: 0, spans: 9 };
    const words = happenedPage(now, match, 'spectator', logs, context)
      .components.flatMap(within)
      .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
    expect(words.join('\n')).toContain('Turn by turn');
    for (const { name } of seats) expect(words.join('\n')).toContain(name);
    expect(resultMessage(now, match, [], context).components.length).toBeGreaterThan(0);
  }
});

test('Log tells its reader what they alone know, while the match runs', () => {
  const running = stops.filter(({ match }) => match.result === undefined).at(-1);
  if (running === undefined) throw new Error('nothing was ever asked');
  const { words } = logOf(running.match, running.log, 0);
  expect(words).toMatch(/Ana drew /u);
  expect(words).not.toMatch(/(Ben|Cem) drew /u);
});

test('Log tells everybody’s values and secrets once the match has ended by its rules', () => {
  const end = stops.at(-1);
  if (end?.match.result === undefined) throw new Error('nobody has won');
  const { match, log } = end;
  const parts = [0, 1, 2, 3, 4, 5].map((part) => logOf(match, log, log.length, part).words).join('\n');
  for (const name of ['Ana', 'Ben', 'Cem']) expect(parts).toContain(`${name} drew `);
  expect(parts).not.toMatch(/\bYou /u);
  expect(parts).not.toContain('took a white pearl');
});

test('Log keeps the secrets of a match that ended early', () => {
  const running = stops.filter(({ match }) => match.result === undefined).at(-1);
  if (running === undefined) throw new Error('nothing was ever asked');
  const { words } = logOf(running.match.stopped(), running.log, running.log.length);
  expect(words).not.toMatch(/(?:Ben|Cem) drew /u);
});
