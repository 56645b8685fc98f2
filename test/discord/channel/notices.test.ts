import { describe, expect, it } from 'vitest';
import { DISCORD_ERROR_KINDS } from '../../../src/discord/discord-error.ts';
import { GATHERING } from '../../../src/tables/model/announcement.ts';
import { robot } from '../beside-computer.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, stage } from '../stage.ts';
import { HOUR, waiting } from './waiting.ts';

stageInWords(`
# a reminder
calls whoever is up in the channel, with a way to the board, and nobody else
  pass 8h => last~: <@101> · **Tiny** with Ben: It’s your turn | last~: BOARD1 | last.pings: ana
is a direct message for who wishes so
  ana: wish notices direct; pass 8h => asked:
  pass 2m => asked: direct, post | ana.letters: 1 | ben.letters: 0 | ana.told~: **Tiny** with Ben: It’s your turn
is given in the channel where no direct message reaches them, who hear so with their next press
  ana: wish notices direct; fail post unreachable; pass 8h6m => last.pings: ana
    | ana.profile~: "notices":"mention" | ana.profile~: "unreached":true
  ana presses step => ana~: couldn’t send you a direct message | ana.profile~: "unreached":false | ana.pages: 1
  ana presses step => ana.pages: 1
is a direct message at once though the channel is closed, for which other things wait
  ana: wish notices direct; close c closed; ana: propose end; tell; pass 8h6m; pass 0h
    => ana.told/: ^(?:(?!It’s your turn).)*It’s your turn(?:(?!It’s your turn).)*$ | owing: t1
comes directly later where direct messages were opened too fast, and not in the channel
  ana: wish notices direct; fail direct passing; pass 8h6m => ana.letters: 0
  tell => ana.letters: 1 | standing: ? board
that falls due while the channel is closed is given when it opens, or dropped where they play meanwhile
  close c closed; pass 8h; pass 16h; reopen; tell => last.pings: ana | owing:
  due -> woken no
  given; close c closed; pass 8h; pass 16h; ana: step; reopen; tell => last.pings!: ana | standing: ? board | owing:
# a change of turn
calls nobody in the channel who wishes for a direct message, which brings the way to it
  ben: wish notices direct; ana presses end => board.pings: | ben.letters: 0
  pass 2m => ben.letters: 1 | ana.letters: 0 | ben.told~: It’s your turn | ben.told~: BOARD1
# the time of whoever is up
is over in a new message that calls the others, who decide with its buttons
  ana: propose pace live; ben: agree; pass 1h => board.pings: ben | board~: <@101> has run out of time
    | board.ids/: ^(?:(?!:late:).)*(:late:(?:(?!:late:).)*){4}$
  ana presses step => board~: Points 1:0
leads on by the others’ press
  ana: propose pace live; ben: agree; pass 1h; ana presses :wait => ana~: for the others to answer
  ben presses :skip -> up ben => board!: is over
# a seat that the others let the computer play on
is told to its person with the way to the board, whose button gives it back
  ana: wish notices direct; ana: propose pace live; ben: agree; pass 1h; ben presses :computer
    => ana.told~: If you don’t play, your seat will be handed on | board~: unless <@101> plays first
  pass 2d => ana.told~: so the computer is playing for you. You can take your seat back | ana.told~: BOARD1
    | board~: **Ana** can take over from ${robot} 🤖 again
  ben presses h1:return => ben~: isn’t playing any seat of yours
  ana presses h1:return -> seats ana ben => board~: <@101> is back in their seat | board.ids!: return
`);

describe('a reminder', () => {
  it.each(DISCORD_ERROR_KINDS.filter((kind) => kind !== 'unreachable'))(
    'that Discord does not take directly for another reason (%s) changes nothing of what they have chosen',
    async (kind) => {
      const { hours, wish, api, tables } = await waiting();
      await wish(ana, 'direct');
      api.fail('direct', kind);
      await hours(8.1);
      const { notices, unreached } = await tables.profiles.of(ana.id);
      expect({ notices, unreached }).toEqual({ notices: 'direct', unreached: false });
    },
  );

  it('of one’s turn is given in the channel, too, though the process dies as no direct message reaches them', async () => {
    const { wish, says, api, tables, store, clock } = await waiting();
    await wish(ben, 'direct');
    await says(ana, 'end');
    clock.time += GATHERING;
    await tables.runDueTurns();
    api.fail('direct', 'unreachable');
    const { setProfile } = store;
    Object.assign(store, { setProfile: () => Promise.reject(new Error('it dies')) });
    const dying = await stage({ store, api, clock });
    await dying.requestsOf(() => dying.sync.start());
    await dying.sync.stop();
    Object.assign(store, { setProfile });
    const next = await stage({ store, api, clock });
    api.fail('direct', 'unreachable');
    await next.requestsOf(() => next.sync.start());
    const calls = api.channel.filter(({ body }) => body.allowed_mentions?.users?.includes(ben.id));
    expect(calls).toHaveLength(1);
    expect(await next.tables.profiles.of(ben.id)).toMatchObject({ notices: 'mention', unreached: true });
    expect(await store.owing()).toEqual([]);
  });

  it('says how much time is left where that is limited, and that it is over once it is, with what the others may do', async () => {
    const { tables, act, clock, wake, latest, textOf, pinged } = await waiting();
    clock.time = Date.UTC(2026, 4, 1, 15);
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 12, to: 16 } }));
    await tables.propose(act(ana), { kind: 'pace', pace: 'daily' });
    await tables.agree(act(ben), (await tables.look('t1'))?.table.vote?.id ?? 0);
    const due = (await tables.look('t1'))?.table.turnClocks[0]?.clock?.due ?? 0;
    clock.time += 8 * HOUR;
    await wake();
    expect(textOf(latest().id)).toContain(`**Tiny** with Ben: It’s your turn`);
    expect(textOf(latest().id)).toContain(`your time runs out <t:${Math.floor(due / 1000)}:R>`);
    clock.time += 12 * HOUR + HOUR;
    // The second reminder waits from noon on, and the time is over in the meantime.
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 10, to: 16 } }));
    await wake();
    clock.time = due;
    await wake();
    expect(textOf(latest().id)).toContain('What now');
    clock.time += HOUR;
    await wake();
    expect(pinged()).toEqual([ana.id]);
    expect(textOf(latest().id)).toMatch(
      /Your time has run out.*keep waiting.*safely.*free your seat.*computer/,
    );
  });

  it('is given once, though the process dies after it was, the board moves, and it is later than a nonce lives', async () => {
    const { clock, tables, store, api, hours, opened } = await waiting();
    clock.time += 8 * HOUR;
    await tables.runDueTurns();
    const reminders = async () => (await opened()).notices.filter(({ kind }) => kind === 'waits');
    const [reminder] = await reminders();
    const { note } = store;
    const given = new Promise<void>((dies) => {
      store.note = (claim, seen) => {
        if ((seen.notices ?? []).length === 0) return note(claim, seen);
        dies();
        return new Promise(() => {});
      };
    });
    const first = await stage({ store, api });
    first.clock.time = clock.time;
    first.sync.see('t1');
    await given;
    store.note = note;
    expect(await reminders()).toEqual([reminder]);
    const count = api.channel.length;
    api.forgetNonces();
    clock.time += HOUR;
    const second = await stage({ store, api });
    second.clock.time = clock.time;
    await second.command(ana, 'board');
    expect(await second.live()).toBe(api.channel.at(-1)?.id);
    expect(api.channel).toHaveLength(count + 1);
    expect(await reminders()).toEqual([]);
    await hours(0);
  });
});

describe('two tables that call somebody', () => {
  /** Two tables of Ana and Ben in one channel at which Ben comes to be up within a minute. */
  async function tables(count: number) {
    const here = await waiting();
    const { act } = here;
    const ids = Array.from({ length: count }, (_, at) => `t${at + 1}`);
    for (const table of ids.slice(1)) {
      await here.command(ana, 'play');
      await here.tables.join(act(ben, table), 'Ben');
      await here.tables.start(act(ana, table));
      await here.spoken(table);
    }
    const ends = async () => {
      for (const table of ids) {
        await here.tables.answer(act(ana, table), 0, 'end');
        here.clock.time += 60_000;
        await here.spoken(table);
      }
    };
    return { ...here, ids, ends };
  }
  it('write to them in as many messages as have room for all ways, where they are many', async () => {
    const { ids, ends, wish, api, live, wake, store } = await tables(12);
    await wish(ben, 'direct');
    await ends();
    await wake();
    expect(api.told.map(({ words }) => words.match(/with Ana: It’s your turn/g)?.length)).toEqual([10, 2]);
    const words = api.told.map((message) => message.words).join();
    for (const table of ids) expect(words).toContain(await live(table));
    expect(await store.owing()).toEqual([]);
  });

  it('call them once in their channel in the morning', async () => {
    const { ends, api, wake, hours, clock, pinged, ...there } = await tables(2);
    clock.time = Date.UTC(2026, 4, 1, 23);
    await there.tables.profiles.change(ben.id, (profile) => ({ ...profile, quiet: { from: 22, to: 7 } }));
    await ends();
    const count = api.channel.length;
    await hours(8);
    await wake();
    expect(api.channel).toHaveLength(count + 1);
    expect(pinged()).toEqual([ben.id]);
  });
});
describe('a seat that nobody takes', () => {
  it('is put again to those who wish to be reminded, by a new message', async () => {
    const at = await stage();
    await at.command(ana, 'play');
    await at.presses(ben, 'join');
    await at.tables.join(at.act({ id: '103' }), 'Cem');
    await at.presses(ana, 'start');
    await at.tables.depart(at.act(ana), 'hand on');
    await at.spoken();
    const first = await at.live();
    expect(at.api.message(first).body.allowed_mentions?.users).toEqual([ben.id, '103']);
    await at.tables.profiles.change(ben.id, (profile) => ({ ...profile, reminders: false }));
    at.clock.time += 24 * HOUR;
    for (const table of await at.tables.runDueTurns()) await at.spoken(table);
    expect(await at.live()).not.toBe(first);
    expect(at.api.message(await at.live()).body.allowed_mentions?.users).toEqual(['103']);
  });
});
