import { expect, test } from 'vitest';
import { closingOf, resultMessage } from '../../../src/discord/views/board-message.ts';
import { happenedPage } from '../../../src/discord/views/happened.ts';
import { games } from '../../../src/games/index.ts';
import type { PlayableMatch } from '../../../src/games/playable.ts';
import type { Table } from '../../../src/tables/model/table.ts';
import { atRandom, optionsOf, walk } from '../../games/walk.ts';
import { gameNamed } from '../../records/played.ts';
import { say } from '../../texts/shipped.ts';
import { buttonsIn, readIn, SEATED, seenBy, shownTable } from './shown.ts';

const game = gameNamed('oteres');
/** A board on which nothing stands yet. */
const EMPTY = { components: [], attachments: [] };
const setup = { seats: 3, options: { ...optionsOf(game, 3), first: '1' }, seed: 'log' };
const stops = [...walk(game.begin(setup), atRandom('log'))].map(({ match, log }) => ({
  match,
  log: log.slice(0, match.ply),
}));

/** What a page of *Log* is made of; all is told from a ply on. */
const logsOf = (all: readonly string[], from: number, spans = 1) => ({
  ...{ from, all, until: all.length, span: 0, spans },
});

/** *Log* as the seat that began reads it, with all from a ply on as news. */
const logOf = (
  match: PlayableMatch,
  all: readonly string[],
  from: number,
  part = 0,
  before?: PlayableMatch,
) => {
  const logs = { ...logsOf(all, from), before };
  const page = happenedPage(seenBy(0, shownTable(game, match)), logs, part);
  const ways = buttonsIn(page).map(({ label }) => label);
  return { pictures: page.pictures.map(({ name }) => name), words: readIn(page), ways };
};

/** The match as it ended, and as it was when somebody was asked for the last time. */
const end = stops.at(-1);
const running = stops.filter(({ match }) => match.result === undefined).at(-1);
if (end?.match.result === undefined || running === undefined) throw new Error('nobody has won');

test('Log tells the same moves in the same sentences as the channel', () => {
  const compared = stops.flatMap(({ match, log }, at) => {
    if (match.result !== undefined || match.ply === 0) return [];
    const from = Math.max(0, match.ply - 1 - (at % 4));
    const view = seenBy('spectator', shownTable(game, match));
    const closing = closingOf(view, log.slice(from));
    const channel = closing && readIn(closing(EMPTY));
    // Pictures of moments alone have no words.
    return channel === undefined || channel === ''
      ? []
      : [{ channel, log: readIn(happenedPage(view, logsOf(log, from))) }];
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
  const computers = [1, 2, 3].map((number) => ({ kind: 'computer', number, level: 'easy' }) as const);
  const told = (seats: Table['seats']): string => {
    const closing = closingOf(seenBy('spectator', shownTable(game, end.match, { seats })), end.log);
    return readIn(closing?.(EMPTY) ?? { components: [], pictures: [] });
  };
  expect(told(computers)).toMatch(
    /^-# Öterés\n-# The computers played on among themselves \(turns: \d+\)\./u,
  );
  expect(told(computers)).not.toContain('Round');
  expect(told(SEATED)).toContain('Round');
  expect(told(SEATED)).not.toContain('among themselves');
});

test('Log shows one’s own side once where nothing of it has changed', () => {
  const numbers = stops.map(
    ({ match, log }, at) => logOf(match, log, Math.max(0, match.ply - 1), 0, stops[at - 1]?.match).pictures,
  );
  expect(numbers).toContainEqual([expect.stringMatching(/^after-/)]);
  expect(numbers).toContainEqual([expect.stringMatching(/^before-/), expect.stringMatching(/^after-/)]);
});

test('Log tells as many rounds as it has room for once it is over, whatever was news, without the pictures that the result has', () => {
  const { words, pictures } = logOf(end.match, end.log, end.log.length - 1);
  expect(words).toContain('Turn by turn');
  expect(words.match(/\*\*Round \d+(?: · [^*]+)?\*\*/g)?.length).toBeGreaterThan(4);
  expect(words.length).toBeGreaterThan(2_000);
  expect(words).toContain('is the last one in: that ends the game, and staying in brings no points.');
  expect(pictures).toEqual([]);
});

test('Log leads back to the first round of a match that is over, and on again', () => {
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
    const view = seenBy('spectator', shownTable(each, match));
    const logs = { ...logsOf(log.slice(-40), match.ply, 9), until: match.ply };
    const words = readIn(happenedPage(view, logs));
    expect(words).toContain('Turn by turn');
    for (const { name } of SEATED) expect(words).toContain(name);
    expect(resultMessage(view, []).components.length).toBeGreaterThan(0);
  }
});

test('Log tells its reader what they alone know, while the match runs', () => {
  const { words } = logOf(running.match, running.log, 0);
  expect(words).toMatch(/Ana drew /u);
  expect(words).not.toMatch(/(Ben|Cem) drew /u);
});

test('Log tells everybody’s values and secrets once the match has ended by its rules', () => {
  const { match, log } = end;
  const parts = [0, 1, 2, 3, 4, 5].map((part) => logOf(match, log, log.length, part).words).join('\n');
  for (const name of ['Ana', 'Ben', 'Cem']) expect(parts).toContain(`${name} drew `);
  expect(parts).not.toMatch(/\bYou /u);
  expect(parts).not.toContain('took a white pearl');
});

test('Log keeps the secrets of a match that ended early', () => {
  const { words } = logOf(running.match.stopped(), running.log, running.log.length);
  expect(words).not.toMatch(/(?:Ben|Cem) drew /u);
});
