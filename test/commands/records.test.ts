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
import { commandsInWords } from './in-words.ts';
import { barroom, comes, fileOf, idsOf, wordsOf } from './order.ts';

commandsInWords(`
# /record
gives a game that is over as a file and as text, with everything that was drawn
  given; ana: step dig keep end; ben: step step step step step step step step step step end; ana: /record
    => record: tiny for all: - - | says~: 1. coral: step dig { | says~: colours of their seats
    | ids: h1:replay:T1:0:first h1:show:T1:page h1:show:T1:film
of a game that goes on holds what the person who asks may know
  given; ana: step dig keep end; ana: /record => record: tiny for 0: - -
  ben: /record => file~: dig {?} | says~: as far as you may know
  cem: /record => record: tiny for spectator: - -
names those who wish to be named, and nobody else
  given fast; ana: step step end; ben: /settings mine named=true
  ana: /record => record: tiny for all: - Ben | file!: Ana
is about the game that is on in the channel, or else the one that was on last
  given fast; ana: step step end; ana: /record => ids/: ^h1:replay:T1:0:first
  given; ana: /record => ids: h1:replay:T2:0:first
  ana: types /record table= => offers/: ^(T1 T2|T2 T1)$
  ana: /record table=T1 => ids/: ^h1:replay:T1:0:first
tells games of the same people apart by when they were over, by each one’s clocks
  given fast; ana: step step end; given fast; ana: step step end
  ana: types /record table= => names/: over · 1 Jan 1970, 00:16 · with
  ana: /settings mine zone=Asia/Tokyo; ana: types /record table= => names/: over · 1 Jan 1970, 09:16 · with
has nothing for somebody who has no game, nor of somebody else’s in another channel
  ana: /record => says~: /play
  given fast; ana: step step end; cem: /record table=T1 @channel=elsewhere => says~: can’t find that table
# /replay
shows a game turn by turn, forward and back, and goes no further than its ends
  given fast; ana: end; ben: step step end; ana: /replay => says~: Tiny · Set-up | says~: 0 of 2
    | ids/: ^h1:replay:T1:0:first h1:replay:T1:0:back h1:replay:T1:0:on h1:replay:T1:0:last
    | disabled: true true false false
`);

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

describe('/replay', () => {
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
