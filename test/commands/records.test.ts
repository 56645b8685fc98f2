import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pressButton } from '../../src/discord/interactions/button.ts';
import { BUTTONS } from '../../src/discord/interactions/buttons/index.ts';
import { textReplay } from '../../src/discord/interactions/records.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { writeRecord } from '../../src/records/write-record.ts';
import { peopleOfRecord, sentPeople } from '../../src/replays/people.ts';
import { replaysBy } from '../../src/replays/work.ts';
import { tiny } from '../games/tiny.ts';
import { replaysHere } from '../replays/replays-here.ts';
import { ana, ben, cem, done } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';
import { barroom, comes, type Given, idsOf, wordsOf } from './order.ts';

type Barroom = Awaited<ReturnType<typeof barroom>>;

/** A table of Ana and Ben at which Ana has dug something out in secret and Ben is up. */
async function dug({ started, says }: Barroom): Promise<string> {
  const id = await started();
  for (const notation of ['step', 'dig', 'keep', 'end']) done(await says(id, ana, notation));
  return id;
}

/** The same, played to its end. */
async function over(there: Barroom): Promise<string> {
  const id = await dug(there);
  for (let count = 0; count < 10; count += 1) done(await there.says(id, ben, 'step'));
  done(await there.says(id, ben, 'end'));
  return id;
}

const fileOf = (reply: Given): string =>
  reply.kind === 'page' ? Buffer.from(reply.message.files?.[0]?.data ?? []).toString('utf8') : '';

describe('/record', () => {
  test('gives a game that is over as a file and as text, with everything that was drawn', async () => {
    const there = await barroom();
    const id = await over(there);
    const reply = await there.gives(ana, '/record');
    const record = readRecord(fileOf(reply));
    expect(record).toMatchObject({ game: 'tiny', reader: 'all', names: [undefined, undefined] });
    expect(wordsOf(reply)).toContain('1. coral: step dig {');
    expect(wordsOf(reply)).toContain('colours of their seats');
    expect(idsOf(reply)).toEqual([`h1:replay:${id}:0:first`, `h1:show:${id}:page`, `h1:show:${id}:film`]);
  });

  test('of a game that goes on holds what the person who asks may know', async () => {
    const there = await barroom();
    await dug(there);
    expect(readRecord(fileOf(await there.gives(ana, '/record'))).reader).toBe(0);
    const theirs = await there.gives(ben, '/record');
    expect(fileOf(theirs)).toContain('dig {?}');
    expect(wordsOf(theirs)).toContain('as far as you may know');
    expect(readRecord(fileOf(await there.gives(cem, '/record'))).reader).toBe('spectator');
  });

  test('names those who wish to be named, and nobody else', async () => {
    const there = await barroom();
    await over(there);
    await there.gives(ben, '/settings mine', { named: 'true' });
    const text = fileOf(await there.gives(ana, '/record'));
    expect(readRecord(text).names).toEqual([undefined, ben.name]);
    expect(text).not.toContain(ana.name);
  });

  test('is about the game that is on in the channel, or else the one that was on last', async () => {
    const there = await barroom();
    const former = await over(there);
    expect(idsOf(await there.gives(ana, '/record'))[0]).toBe(`h1:replay:${former}:0:first`);
    const running = await dug(there);
    expect(idsOf(await there.gives(ana, '/record'))).toEqual([`h1:replay:${running}:0:first`]);
    const offered = await there.types(ana, '/record', 'table', '');
    expect(offered.map(({ value }) => value).sort()).toEqual([former, running].sort());
    expect(idsOf(await there.gives(ana, '/record', { table: former }))[0]).toBe(
      `h1:replay:${former}:0:first`,
    );
  });

  test('has nothing for somebody who has no game, nor of somebody else’s in another channel', async () => {
    const there = await barroom();
    expect(wordsOf(await there.gives(ana, '/record'))).toContain('/play');
    const id = await over(there);
    expect(wordsOf(await there.gives(cem, '/record', { table: id }, { channel: 'elsewhere' }))).toContain(
      'can’t find that table',
    );
  });
});

describe('/replay', () => {
  test('shows a game turn by turn, forward and back, and goes no further than its ends', async () => {
    const there = await barroom();
    const id = await over(there);
    const first = await there.gives(ana, '/replay');
    expect(wordsOf(first)).toContain('Tiny · Set-up');
    expect(wordsOf(first)).toContain('0 of 2');
    expect(idsOf(first).slice(0, 4)).toEqual(
      ['first', 'back', 'on', 'last'].map((way) => `h1:replay:${id}:0:${way}`),
    );
    const disabled = JSON.stringify(first).match(/"disabled":(true|false)/g);
    expect(disabled).toEqual(['"disabled":true', '"disabled":true', '"disabled":false', '"disabled":false']);
  });

  test('takes a record as text, verifies it, and says in words what is wrong with one', async () => {
    const there = await barroom();
    const id = await over(there);
    const record = readRecord(fileOf(await there.gives(ana, '/record', { table: id })));
    const text = writeRecord(record, { withList: false }).replaceAll('\n', ' ');
    const shown = await there.gives(cem, '/replay', { record: text });
    expect(wordsOf(shown)).toContain('Every move is legal. Answers: 15, turns: 2.');
    expect(idsOf(shown)[2]).toMatch(/^h1:reread:replay-1:0:on$/);
    const wrong = await there.gives(cem, '/replay', { record: text.replace('dig', 'dag') });
    expect(wordsOf(wrong)).toMatch(/^Line 1, column \d+: Something was changed here/);
    expect(wordsOf(await there.gives(cem, '/replay', { record: 'hello' }))).toContain('no record of a game');
    expect(wordsOf(await there.gives(cem, '/replay', { record: text, table: id }))).toContain(
      'One at a time',
    );
  });

  test('takes a record as a file, of no more bytes than a record can have', async () => {
    const there = await barroom();
    await over(there);
    const text = fileOf(await there.gives(ana, '/record'));
    const asked: string[] = [];
    const bot = {
      ...there.bot,
      download: async (address: string) => {
        asked.push(address);
        if (address.endsWith('lost')) throw new Error('it did not come');
        return Buffer.from(text);
      },
    };
    const command = (await import('../../commands/match.ts')).replayCommand;
    const given = async (url: string, size: number) => {
      const files = new Map([['f', { url, size }]]);
      const order = there.orderOf(cem, { file: 'f' }, { files });
      const reply = await command.run(order, bot);
      return reply.kind === 'page' ? JSON.stringify(await comes(reply)) : reply.kind;
    };
    expect(await given('https://cdn.example/record', text.length)).toContain('Every move is legal');
    expect(await given('https://cdn.example/lost', 10)).toContain('I couldn’t get that file');
    expect(await given('https://cdn.example/huge', 1_000_000)).toContain('too long for a record');
    expect(asked).toEqual(['https://cdn.example/record', 'https://cdn.example/lost']);
  });

  test('keeps a record for the person who brought it, and for nobody else', async () => {
    const there = await barroom();
    await over(there);
    const text = fileOf(await there.gives(ana, '/record'));
    const shown = idsOf(await there.gives(cem, '/replay', { record: text }));
    expect(shown[2]).toBe('h1:reread:replay-1:0:on');
    const turn = async (person: typeof ana) => {
      const press = { ...there.orderOf(person, {}, {}), values: [], isAlone: true };
      const reply = await pressButton(
        BUTTONS,
        { kind: 'reread', record: 'replay-1', at: 0, way: 'on' },
        press,
        there.bot,
      );
      return reply.kind === 'page' ? JSON.stringify(await comes(reply)) : reply.kind;
    };
    expect(await turn(cem)).toContain('Turn 1 · ');
    expect(await turn(ben)).toContain('no longer have this record');
  });
});

describe('the replay of a game of the house', () => {
  test('has boards for each of its turns', async () => {
    const text = readFileSync('test/records/games/oteres-three.txt', 'utf8');
    const there = await barroom();
    const bot = { ...there.bot, games, replays: replaysHere(games) };
    const asker = there.orderOf(cem, {}, {});
    const reply = await textReplay(text, asker, bot);
    if (reply.kind !== 'page') throw new Error('there is no page');
    const { pictures, components } = await comes(reply);
    expect(pictures.length).toBeGreaterThan(0);
    expect(JSON.stringify(components)).toContain('0 of 27');
  });

  test('is not followed a second time while its pages are turned', async () => {
    const there = await barroom();
    const id = await there.started();
    const now = await there.bot.tables.look(id);
    const { match } = now ?? {};
    if (match === undefined) throw new Error('there is no match');
    let followed = 0;
    const counted: PlayableGame = {
      ...tiny,
      resume: (snapshot) => {
        followed += 1;
        return tiny.resume(snapshot);
      },
    };
    const replays = replaysBy([counted], texts);
    const people = sentPeople(peopleOfRecord({ seats: match.seats, names: [] }, texts.in('en')));
    const turned = (at: number, log: readonly string[], snapshot = match.snapshot()) =>
      replays.ofTable({
        table: { game: 'tiny', snapshot, log, viewer: 0 },
        ...{ people, at, way: 'on', language: 'en', reads: true },
      });
    expect(await turned(0, [])).toMatchObject({ at: 0, frames: 1 });
    await turned(0, []);
    expect(followed).toBe(1);
    const next = match.play(0, 'step');
    if (typeof next === 'string') throw new Error(next);
    expect(await turned(0, [next.entry], next.match.snapshot())).toMatchObject({ at: 1, frames: 2 });
    await turned(0, [next.entry], next.match.snapshot());
    expect(followed).toBe(2);
  });
});
