import { describe, expect, test } from 'vitest';
import { TEXT } from '../../src/discord/protocol/limits.ts';
import { MOST_NAMED, USUAL_BOUNDS } from '../../src/tables/service/servers.ts';
import { countedStore } from '../store/counted-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { ana, ben, cem } from '../tables/room.ts';
import { tickingClock } from '../ticking-clock.ts';
import { commandsInWords } from './in-words.ts';
import { atBar, barroom, wordsOf } from './order.ts';

commandsInWords(`
# what a server has settled
holds for a table that is brought to another channel, as for one that is opened there
  given; settles channel=c; ana: /table move @channel=d -> channel c => says~: <#c>
  settles channel=d; settles most-in-channel=1; cem: /play tiny @channel=d => kind: board
  look T1; ana: /table move @channel=d => says~: This channel already has as many open tables
  settles most-in-channel=2; ana: /table move @channel=d => board: T1
bounds a channel together with its threads, and tells whoever hosts the bot
  settles most-in-channel=2; ana: /play tiny @channel=thread @home=c @kind=thread => kind: board
  ana: /play tiny; ben: /play tiny => says~: This channel already has as many open tables
  ben: /play tiny @channel=thread @home=c @kind=thread => says~: This channel already has as many open tables
  ben: /play tiny @channel=d => kind: board | census: 2 of 3
    | log~: info: somebody met a bound on open tables
  ana: /table move table=T2 @channel=another thread @home=c @kind=thread => board: T2
refuses so many computers as Discord never offers, and opens nothing
  ana: /play tiny opponents=0 ! unknown-option; ana: /play tiny opponents=3 ! unknown-option
  ana: /play tiny opponents=1.0 ! unknown-option; ana: /play tiny opponents=many ! unknown-option
  ana: /play tiny opponents=99999999999999999999 ! unknown-option => census: 0 of 0
bounds what nobody has settled: lobbies and tables of a person
  ana: /play tiny; ana: /play tiny; ana: /play tiny; ana: /play tiny; ana: /play tiny => kind: board
  ana: /play tiny => says~: You already have as many tables waiting for players as you may (5)
    | ids/: ^(h1:refresh:t\\d+:settings:0 ?){5}$ | ids~: T1 | ids~: T2 | ids~: T3 | ids~: T4 | ids~: T5
  ana: /play tiny opponents=1 => kind: board
  ana: end-match; look T1; ana: close; settles most-tables=4
  ana: /play tiny => says~: You’re already at as many open tables as you may (4)
lowers what counts in all servers, and cannot raise it
  settles most-lobbies=6 most-tables=51 => server:
  settles most-lobbies=0 most-tables=0 => server:
`);

const manager = { canManage: true };
const elsewhere = { channel: 'd' };

describe('what a server has settled', () => {
  test('bounds what is opened at the same time, too, in a channel and in all', async () => {
    const { gives, tables, settles } = await barroom();
    const kinds = async (...given: readonly ReturnType<typeof gives>[]) =>
      (await Promise.all(given)).map(({ kind }) => kind).sort();
    await settles({ 'most-in-channel': '1' });
    expect(await kinds(gives(ana, '/play tiny'), gives(ben, '/play tiny'))).toEqual(['board', 'page']);
    expect((await tables.in('c', ['lobby', 'playing'])).length).toBe(1);
    await settles({ 'most-in-channel': '0', 'most-in-server': '2' });
    expect(await kinds(gives(ana, '/play tiny', {}, elsewhere), gives(ben, '/play tiny'))).toEqual([
      'board',
      'page',
    ]);
    expect(await tables.census({ guild: 'g', home: 'c', person: ana.id })).toMatchObject({ inServer: 2 });
  });

  test('bounds a channel for a table that is brought while another is opened there', async () => {
    const { gives, tables, settles } = await atBar();
    await settles({ 'most-in-channel': '1' });
    const both = await Promise.all([
      gives(ana, '/table move', {}, elsewhere),
      gives(cem, '/play tiny', {}, elsewhere),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['board', 'page']);
    expect((await tables.in('d', ['lobby', 'playing'])).length).toBe(1);
  });

  test('is read together with the tables that it bounds, and what was opened is not read again to start it', async () => {
    const { store, calls } = countedStore(await openMemoryStore(tickingClock(0)));
    const { gives } = await barroom({ store });
    await gives(ana, '/play tiny');
    expect(calls).toEqual(['census', 'profile', 'listedAt', 'writtenAt', 'commit']);
    calls.length = 0;
    await gives(ana, '/play tiny', { opponents: '1' });
    expect(calls.filter((call) => call === 'open' || call === 'census')).toEqual(['census']);
  });

  test('bounds tables of a channel, and no server raises what counts in all, whatever stands in its row', async () => {
    const { gives, tables, store } = await barroom();
    await store.setServer('h', '{"mostLobbies":500,"mostTables":500,"mostInServer":5000}', undefined);
    expect(await tables.servers.of('h')).toMatchObject({ ...USUAL_BOUNDS, mostTables: 50 });
    for (let count = 0; count < 25; count += 1)
      await tables.open({
        ...{ guild: 'g', channel: 'c', game: 'tiny', host: ben, options: {} },
        interaction: `opened ${count}`,
      });
    expect(wordsOf(await gives(cem, '/play tiny'))).toContain('This channel already has as many open tables');
  });

  test('names so many roles and channels, and says when there is room for no more', async () => {
    const { gives, tables } = await barroom();
    const named = (list: 'role' | 'channel', at: number) =>
      gives(ana, '/settings server', { [list]: `${1_000 + at}` }, manager);
    for (const list of ['role', 'channel'] as const) {
      for (let at = 0; at < MOST_NAMED; at += 1) await named(list, at);
      expect(wordsOf(await named(list, MOST_NAMED))).toContain('the list is full');
      await named(list, 0);
      expect(wordsOf(await named(list, MOST_NAMED))).not.toContain('the list is full');
    }
    const { roles, channels } = await tables.servers.of('g');
    expect([roles, channels].map((list) => [list.length, list.at(-1)])).toEqual([
      [MOST_NAMED, `${1_000 + MOST_NAMED}`],
      [MOST_NAMED, `${1_000 + MOST_NAMED}`],
    ]);
  });

  test('is told within what Discord takes, however many roles and channels are named', async () => {
    const { gives, settles } = await barroom();
    const long = (at: number) => `1${String(at).padStart(18, '0')}`;
    for (let at = 0; at < 250; at += 1) await settles({ role: long(at), channel: long(at + 1000) });
    for (const reply of [
      await settles({}),
      await gives(ben, '/play tiny'),
      await gives(ben, '/play tiny', {}, { roles: [long(3)] }),
    ]) {
      const words = wordsOf(reply);
      expect(words.length).toBeGreaterThan(50);
      expect(words.length).toBeLessThanOrEqual(TEXT);
    }
  });
});
