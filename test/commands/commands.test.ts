import { describe, expect, test } from 'vitest';
import { COMPONENTS, TEXT } from '../../src/discord/protocol/limits.ts';
import { countOf } from '../../src/discord/views/components.ts';
import { countedStore } from '../store/counted-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { ana, ben, cem, done } from '../tables/room.ts';
import { tickingClock } from '../ticking-clock.ts';
import { commandsInWords } from './in-words.ts';
import { atBar, barroom, idsOf, isPrivate, wordsOf } from './order.ts';

commandsInWords(`
# /play
opens a lobby in the channel with who gave it as its host, and shows it there
  ana: /play tiny pace=fast -> phase lobby, channel c, host ana, seats ana, options fast 0
    => kind: board | says~: Your table is open, and you’re in
opens nothing where the bot may not do what a table needs, and says what that is
  ana: /play tiny @lacking=AttachFiles => says~: “Attach Files” | open:
has the table live in a thread of its own where that is wished for and can be
  ana: /play tiny thread=true @kind=other => says~: can’t start a thread
  ana: /play tiny thread=true @lacking=CreatePublicThreads => says~: “Create Public Threads” | open:
  ana: /play tiny thread=true -> thread wanted, options slow 0
  ana: /play tiny thread=true @kind=thread @channel=elsewhere -> thread
opens nothing in a forum itself, nor in a thread that is locked, and says what to do
  ana: /play tiny @kind=forum => says~: Open a post
  ana: /play tiny @kind=thread @locked => says~: locked | open:
refuses an option and a game that there are none of
  ana: /play tiny pace=ludicrous ! unknown-option; ana: /play chess => says~: I no longer know this command
# /hand
shows my hand to me alone
  given; ana: dig; ana: /hand => kind: page | says/: Hand.[123]
  ben: /hand => says~: nothing
has nothing for somebody who sits nowhere, even where they name a table
  given; cem: /hand => says~: /play
  cem: /hand table=T1 => says~: can’t find that table
# /board
puts the live board here anew for who sits at it
  given; ben: /board => board: T1
gives guests, and players in another channel, a copy of their own
  given; cem: /board => kind: page | says~: 0 : 0 | ids: | says!: /table move
  ana: /board @channel=d => kind: page | says~: \`/table move\` brings it here
goes on elsewhere where its channel is gone, for those who sit there and within the server
  given; loses vanished; ana: /tables => says~: Its channel was deleted
  ana: /table status => says~: Its channel was deleted
  ana: /board table=T1 @channel=d @guild=h ! not-in-this-server
  ana: /board @channel=d @lacking=SendMessages => says~: “Send Messages”
  ana: /board @channel=d -> channel d, moved ana, movedFrom => board: T1
  ana: /tables => says!: gone
tells the position in words to whoever asks, and nothing that they may not know
  given; ana: step; cem: /board text=true => says: 1 : 0
shows guests a lobby that has no board yet, and lets them join
  given lobby; stands 42; cem: /board => ids: h1:enter:T1 h1:look:T1:guide
    | says/: ## Tiny.*1\\. <@101>.*Anyone can join.*pace.*https://.*/42
  ben: /board @channel=d => ids: h1:lobby:T1:leave h1:look:T1:guide
# /undo
takes back my last move, and the channel hears of it
  given; ana: step; ana: /undo -> points 0 : 0 => kind: page | changed: T1 | says~: Undone
says why where nothing can be taken back
  given; ana: /undo ! turn-began
# /tables
has games against computers alone in the order of all others
  given alone computer; given; ana: /tables => says/: Tiny T2.*Tiny T1 | says/: Your turn!.*Your turn!
    | says/: ^(?:(?!###).)*### Your tables(?:(?!###).)*$
lists lobbies of this channel that I can join, each with its button, and no others
  given lobby alone; given; ben: /play tiny @channel=d
  cem: /tables => ids: h1:listed:T1:join h1:tables:0 h1:watch | says~: Tables on this server
    | says~: You’re not at any table right now
  ana: /tables => ids: h1:listed:T1:leave h1:tables:0 h1:watch
# /rules
shows a topic to me alone, by its id or its title, and how to play where none is named
  ana: /rules tiny => says~: Ten points win.
  ana: /rules tiny about=all => says~: Ten points.
  ana: /rules tiny about= ALL  => says~: Ten points.
  ana: types /rules tiny about=al => offers: all | names: All
  ana: types /rules tiny about=zzz => offers:
says so where there is no such topic
  ana: /rules tiny about=castling => says~: nothing in the rules about
`);

describe('/board', () => {
  test('tells a long position in as many messages as it needs', async () => {
    const { id, gives, bot } = await atBar();
    const now = await bot.tables.look(id);
    const parts = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(1_800));
    const talkative = { ...now?.match, description: () => parts };
    Object.assign(bot.tables, { look: async () => ({ ...now, match: talkative }) });
    const reply = await gives(cem, '/board', { text: 'true', table: id });
    const messages = reply.kind === 'page' ? [reply.message, ...reply.more] : [];
    const words = messages.map((message) => wordsOf({ kind: 'page', message, more: [] }).split('\n'));
    expect(words).toEqual([parts.slice(0, 2), parts.slice(2, 4), parts.slice(4)]);
  });
});

describe('/tables', () => {
  test('lists my tables anywhere with whose turn it is and the way there, those that wait for me first', async () => {
    const { gives, started, says, stands, clock, tables } = await barroom();
    const first = await started();
    clock.time += 60_000;
    const second = await started([ben, cem]);
    await says(second, ana, 'end');
    await stands(first, '42');
    const reply = await gives(ana, '/tables');
    expect(isPrivate(reply)).toBe(true);
    const [, mine = '', more = '', other = '', moreOfIt = ''] = wordsOf(reply).split('\n');
    expect(mine).toContain('Your turn!');
    expect(mine).toContain('https://discord.com/channels/g/c/42');
    expect(more).not.toContain('waiting for');
    expect(other).toContain('<#c>');
    expect(moreOfIt).toMatch(/waiting for Ben.*<t:1060:R>.*with Ben, Cem/);
    // Whatever is done at a table, it stays where it is while it waits for nobody else.
    clock.time += 60_000;
    await tables.setLanguage({ table: second, person: ben.id, interaction: 'German' }, 'de');
    await tables.setLanguage({ table: first, person: ana.id, interaction: 'French' }, 'fr');
    expect(wordsOf(await gives(ana, '/tables'))).toBe(wordsOf(reply));
  });

  test('tells of a lobby who can sit down there and when it begins, as those who read that stand to it', async () => {
    const { gives, tables, act, clock } = await barroom();
    const opening = { guild: 'g', channel: 'c', game: 'tiny', options: {} } as const;
    const at = clock.now() + 3_600_000;
    const gathering = { isPrivate: true, invite: [ben.id], start: at } as const;
    const [open, closed] = [
      done(await tables.open({ ...opening, host: ben, interaction: 'open' })),
      done(await tables.open({ ...opening, host: ana, gathering, interaction: 'private' })),
    ];
    const entries = async (person: typeof ana) =>
      wordsOf(await gives(person, '/tables')).split(/\n(?=.*Tiny t)/);
    const own = (await entries(ana)).find((entry) => entry.includes(closed.table.id));
    expect(own).toMatch(/by invitation.*seats kept: 1.*starts <t:\d+:R>.*1\sof\s3\sseats: Ana/);
    const invited = (await entries(ben)).find((entry) => entry.includes(closed.table.id));
    expect(invited).toMatch(/^\*\*You’re invited!\*\*.*\n.*a seat is kept for you/);
    expect((await entries(cem)).join()).not.toContain(closed.table.id);
    await tables.servers.change('g', (known) => ({ ...known, mostTables: 1 }));
    expect(idsOf(await gives(cem, '/tables'))).toContain(`h1:listed:${open.table.id}:join`);
    await tables.join(act(open.table.id, cem), 'Cem');
    // Who sits at as many as they may joins no other, so no button promises it.
    const another = done(await tables.open({ ...opening, host: ana, interaction: 'another' }));
    const full = await gives(cem, '/tables');
    expect(wordsOf(full)).toContain(another.table.id);
    expect(idsOf(full).join()).not.toContain(':join');
  });

  test('lists them in six reads, whatever there are, and opens none', async () => {
    const { store, calls } = countedStore(await openMemoryStore(tickingClock(0)));
    const { gives, started, lobby } = await barroom({ store });
    for (let at = 0; at < 10; at += 1) await started();
    for (let at = 0; at < 10; at += 1) await lobby([ben]);
    calls.length = 0;
    expect(wordsOf(await gives(ana, '/tables'))).toContain('8 more');
    expect(calls).toEqual(['nearestOf', 'nearestOf', 'census', 'listedAt', 'tablesIn', 'setting']);
  });

  test('fits one message, as does the question which one is meant, whatever people are called', async () => {
    const { gives, started } = await barroom();
    const named = [1, 2].map((at) => ({ id: `20${at}`, name: '_*'.repeat(16) }));
    for (let at = 0; at < 30; at += 1) await started([...named]);
    const reply = await gives(ana, '/tables');
    const all = wordsOf(reply);
    if (reply.kind === 'page') expect(countOf(reply.message.components)).toBeLessThanOrEqual(COMPONENTS);
    expect(all.length).toBeLessThanOrEqual(TEXT);
    expect(all).toMatch(/and \d+ more/);
    expect(wordsOf(await gives(ana, '/undo')).length).toBeLessThanOrEqual(TEXT);
  });
});
