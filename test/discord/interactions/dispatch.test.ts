import { describe, expect, test } from 'vitest';
import { keysSaid } from '../../texts/keys-said.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

describe('A press', () => {
  test('on the lobby is one request', async () => {
    const { command, presses, requestsOf, live, textOf, idsOf } = await stage();
    expect(await requestsOf(() => command(ana, 'play'))).toEqual(['answer message']);
    expect(await requestsOf(() => presses(ben, 'join'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('2. <@102>');
    // Computers are offered to who is alone.
    expect(idsOf(await live()).join()).not.toContain(':fill:');
  });

  test('that starts the game closes the lobby in its answer and posts the board, pinging who is up alone', async () => {
    const { command, presses, requestsOf, api, live, idsOf } = await stage();
    await command(ana, 'play');
    const lobby = await live();
    await presses(ben, 'join');
    expect(await requestsOf(() => presses(ana, 'start'))).toEqual(['answer update', 'post']);
    expect(idsOf(lobby)).toEqual([]);
    expect(api.message(await live()).body.allowed_mentions).toEqual({ parse: [], users: [ana.id] });
  });

  test('that plays on is one request, and the board shows it with its picture', async () => {
    const { presses, requestsOf, live, textOf, api } = await inPlay();
    const message = await live();
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update']);
    expect(await live()).toBe(message);
    expect(textOf(message)).toContain('Points 1:0');
    expect(api.message(message).attachments.map(({ filename }) => filename)).toEqual(['board.webp']);
    expect(api.message(message).body.allowed_mentions).toEqual({ parse: [], users: [] });
  });

  test('that passes the turn on is two: the old board keeps its picture and loses its buttons, the new one pings', async () => {
    const { presses, requestsOf, live, textOf, idsOf, api, painter } = await inPlay();
    const old = await live();
    await presses(ana, 'board:step');
    const before = painter.painted;
    expect(await requestsOf(() => presses(ana, 'board:end'))).toEqual(['answer update', 'post']);
    expect(painter.painted).toBe(before + 1);
    expect(idsOf(old)).toEqual([]);
    expect(textOf(old)).toContain('Ana step');
    expect(api.message(old).attachments.map(({ filename }) => filename)).toEqual(['board.webp']);
    expect(await live()).not.toBe(old);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
  });

  test('that opens a private question is two, and asks it; opening it again removes the former page, answering it there is two', async () => {
    const { presses, requestsOf, page, handled, pressing, idIn, live, textOf, tables } = await inPlay();
    expect(await requestsOf(() => presses(ana, 'board:dig'))).toEqual(['answer update', 'follow']);
    expect(textOf(page(ana).id)).toMatch(/What of the \d/);
    expect(await requestsOf(() => presses(ana, ':question'))).toEqual(['answer message alone', 'remove']);
    const asked = page(ana).id;
    const keep = idIn(asked, 'keep');
    expect(await requestsOf(() => handled(pressing(ana, asked, keep)))).toEqual(['answer update', 'edit']);
    expect(textOf(asked)).toContain('What now?');
    expect(idIn(asked, 'step')).toContain(':question:');
    const points = (await tables.look('t1'))?.match?.summary({ say: keysSaid, people: [] });
    expect(textOf(await live())).toContain(points);
  });

  test('by which something comes to be ready that is theirs alone tells them once, in private, and nobody else', async () => {
    const { presses, requestsOf, page, live, textOf, pressesOn } = await inPlay();
    for (let step = 0; step < 5; step += 1) await presses(ana, 'board:step');
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update', 'follow']);
    const note = page(ana).id;
    expect(textOf(note)).toBe('Six is ready');
    expect(textOf(await live())).not.toContain('Six is ready');
    await pressesOn(ana, note, 'refresh');
    expect(textOf(note)).toContain('none');
    await presses(ana, 'board:dare');
    for (const [person, answer] of [
      [ben, 'no'],
      [ana, 'step'],
    ] as const)
      expect(await requestsOf(() => presses(person, `board:${answer}`))).not.toContain('follow');
  });

  test('by which it is done in that very note is confirmed there, and goes on with what is asked', async () => {
    const { presses, page, textOf, pressesOn, idIn } = await inPlay();
    for (let step = 0; step < 6; step += 1) await presses(ana, 'board:step');
    const note = page(ana).id;
    await pressesOn(ana, note, 'ready:step');
    expect(textOf(note)).toMatch(/^-# Tiny\nStepped to seven\n### What now\?/);
    expect(idIn(note, ':question:end')).toContain('end');
  });

  test('that would leave behind what is ready asks once, in private, and offers that and the way past it', async () => {
    const { presses, page, textOf, pressesOn, idsOf, live, tables, clock } = await inPlay();
    for (let step = 0; step < 6; step += 1) await presses(ana, 'board:step');
    const ply = async () => (await tables.look('t1'))?.match?.ply;
    await presses(ana, 'look:t1:hand');
    await presses(ana, 'board:end');
    expect(await ply()).toBe(6);
    const asked = page(ana).id;
    expect(textOf(asked)).toBe(
      '**Before your turn ends:** there’s still something for you to take.\nSix is ready',
    );
    expect(idsOf(asked)).toEqual([
      'h1:answer:t1:6:ready:step',
      'h1:answer:t1:6:ready:end',
      'h1:undo:t1:6',
      'h1:refresh:t1:asides:0',
    ]);
    expect(textOf(await live())).not.toContain('Six is ready');
    // The page stands longer than the bot remembers it.
    clock.time += 20 * 60_000;
    await pressesOn(ana, asked, 'ready:end');
    expect(await ply()).toBe(7);
    expect(textOf(page(ana).id)).toContain('Your turn is over');
    await presses(ben, 'board:end');
    expect(await ply()).toBe(8);
  });

  test('is not asked about what is ready while that, or the question itself, stands before its person', async () => {
    const { started, presses, tables } = await stage();
    await started();
    const ply = async () => (await tables.look('t1'))?.match?.ply;
    for (let step = 0; step < 6; step += 1) await presses(ana, 'board:step');
    await presses(ana, 'board:end');
    expect(await ply()).toBe(7);
    for (let step = 0; step < 6; step += 1) await presses(ben, 'board:step');
    await presses(ben, 'look:t1:hand');
    await presses(ben, 'board:end');
    expect(await ply()).toBe(13);
    await presses(ben, 'board:end');
    expect(await ply()).toBe(14);
  });

  test('that only looks is one, for the one alone; refreshing it is one', async () => {
    const { presses, requestsOf, page, pressesOn, textOf } = await inPlay();
    for (const [at, look] of ['hand', 'asides', 'closer', 'happened'].entries()) {
      // From the second one on it takes the place of the one before.
      const asked = ['answer message alone', ...(at === 0 ? [] : ['remove'])];
      expect(await requestsOf(() => presses(ben, `look:t1:${look}`)), look).toEqual(asked);
      const mine = page(ben).id;
      const again = () => pressesOn(ben, mine, 'refresh');
      expect(await requestsOf(again), look).toEqual(['answer update']);
    }
    await presses(ben, 'look:t1:closer');
    const closer = page(ben).id;
    await pressesOn(ben, closer, 'seat', ['0']);
    expect(textOf(closer)).toContain('Points 0');
  });

  test('for another part of the answers turns the page of whoever is asked, and tells others on theirs that nothing is', async () => {
    const { presses, requestsOf, page, handled, pressing, idsOf, textOf } = await inPlay();
    const [own, other] = [ana, ben].map((person) => async () => {
      await presses(person, 'look:t1:hand');
      const mine = page(person).id;
      return requestsOf(() => handled(pressing(person, mine, 'h1:part:t1:question:3')));
    });
    expect(await own?.()).toEqual(['answer update']);
    expect(textOf(page(ana).id)).toContain('What now?');
    // There are not so many parts: it is the last one, which is the only one.
    expect(idsOf(page(ana).id).join()).toContain('question:step');
    expect(await other?.()).toEqual(['answer update']);
    expect(textOf(page(ben).id)).toContain('Nothing to decide right now');
  });

  test('that looks up rules from such a page keeps the way back to it, whatever is looked up', async () => {
    const { presses, page, pressesOn, idIn, textOf } = await inPlay();
    await presses(ben, 'look:t1:closer');
    const closer = page(ben).id;
    await pressesOn(ben, closer, 'seat', ['1']);
    for (const [there, shows] of [
      ['refresh:t1:closer', 'Points 0'],
      ['refresh:t1:legend', 'What 0 points do'],
    ] as const) {
      await pressesOn(ben, closer, there);
      await pressesOn(ben, closer, 'rules:');
      await pressesOn(ben, closer, 'rules:', ['turn']);
      expect(textOf(closer)).toContain('A turn');
      expect(idIn(closer, 'refresh')).toMatch(`${there}:1`);
      await pressesOn(ben, closer, there);
      expect(textOf(closer)).toContain(shows);
    }
  });

  test('that takes back is one', async () => {
    const { presses, requestsOf, live, textOf } = await inPlay();
    await presses(ana, 'board:step');
    expect(await requestsOf(() => presses(ana, 'undo'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('Points 0:0');
  });

  test('that takes back a private answer asks anew, in the place of the page that was answered', async () => {
    const { presses, requestsOf, page, pressesOn, textOf } = await inPlay();
    await presses(ana, 'board:dig');
    const asked = page(ana).id;
    await pressesOn(ana, asked, 'keep');
    expect(await requestsOf(() => presses(ana, 'undo'))).toEqual(['answer update', 'follow', 'remove']);
    expect(textOf(page(ana).id)).toMatch(/What of the \d/);
  });

  test('ends the game for all who want it, and the result stands there', async () => {
    const { presses, live, textOf, bot, requestsOf } = await inPlay();
    await bot.tables.propose({ table: 't1', person: ana.id, interaction: 'x' }, { kind: 'end' });
    await presses(ana, 'board:step');
    expect(textOf(await live())).toContain('<@101> would like to end this game');
    expect(await requestsOf(() => presses(ben, ':agree'))).toEqual(['answer update', 'post']);
    expect(textOf(await live())).toContain('Everyone agreed');
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test('that ends the game before the first move leaves no board, and the lobby', async () => {
    const { handled, pressing, live, api } = await inPlay();
    const board = await live();
    const before = api.channel.map(({ id }) => id);
    await handled(pressing(ana, board, 'h1:end:t1:now'));
    expect(api.channel.map(({ id }) => id)).toEqual([...before.filter((id) => id !== board), await live()]);
  });
});

describe('Somebody whose table has lost its place', () => {
  test('hears of it once, and what is noted of its channel meanwhile stays', async () => {
    const { presses, store, api, page, textOf, opened, pressesOn } = await inPlay();
    await presses(ana, 'look:t1:hand');
    const { id } = page(ana);
    const { channel } = await opened();
    const note = async (change: Partial<typeof channel>) => {
      const claim = await store.claims.claim('t1');
      if (claim === undefined) throw new Error('nobody else works at the table');
      await store.note(claim, { channel: { ...channel, ...change } });
    };
    const lost = { untold: ana.id, access: { channel: 'c', error: 'closed' } } as const;
    await note(lost);
    const { follow } = api;
    api.follow = async (interactionToken, given) => {
      await note({ ...lost, posted: 9 });
      return follow.call(api, interactionToken, given);
    };
    await pressesOn(ana, id, 'refresh:t1:hand');
    expect(textOf(page(ana).id)).toContain('<#c>');
    expect((await opened()).channel).toMatchObject({ posted: 9 });
    expect((await opened()).channel.untold).toBeUndefined();
  });
});

describe('/board', () => {
  test('pings whoever is newly asked where that was still to be said, and nobody else', async () => {
    const { command, live, tables, api, store } = await inPlay();
    await command(ben, 'board');
    expect(api.message(await live()).body.allowed_mentions).toEqual({ parse: [], users: [] });
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'end');
    await command(ana, 'board');
    expect(api.message(await live()).body.allowed_mentions).toEqual({ parse: [], users: [ben.id] });
    expect(await store.owing()).toEqual([]);
  });
});
