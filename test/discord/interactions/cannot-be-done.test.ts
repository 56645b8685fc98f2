import { describe, expect, test } from 'vitest';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

describe('What cannot be done', () => {
  test('is told to a stranger alone, and the board stays', async () => {
    const { presses, requestsOf, page, tables } = await inPlay();
    expect(await requestsOf(() => presses(eve, 'board:step'))).toEqual(['answer message alone']);
    expect(page(eve).body.flags).toBeDefined();
    expect((await tables.look('t1'))?.match?.ply).toBe(0);
    await presses(eve, 'look:t1:closer');
    await presses(eve, 'look:t1:happened');
    await presses(eve, 'look:t1:hand');
  });

  test('turns a private page whose question is over into the present one', async () => {
    const { presses, handled, pressesOn, pressing, requestsOf, page, idIn, textOf } = await inPlay();
    await presses(ana, 'board:dig');
    const former = page(ana).id;
    const stale = pressing(ana, former, idIn(former, 'keep'));
    await pressesOn(ana, former, 'drop');
    expect(await requestsOf(() => handled(stale))).toEqual(['answer update']);
    expect(textOf(former)).toContain('What now?');
  });

  test('by a page that is gone has it shown anew, as it is by now', async () => {
    const { presses, handled, pressesOn, pressing, requestsOf, page, idIn, textOf } = await inPlay();
    await presses(ana, 'board:dig');
    const former = page(ana).id;
    const stale = pressing(ana, former, idIn(former, 'keep'));
    await pressesOn(ana, former, 'drop');
    await presses(ana, 'board:end');
    // The page went with the press on the board.
    expect(await requestsOf(() => handled(stale))).toEqual(['answer update', 'answer noted', 'follow']);
    expect(textOf(page(ana).id)).toContain('Your turn is over');
  });

  test('is told to who presses a stale button, and the board is looked at', async () => {
    const { presses, requestsOf, pressing, handled, live, idIn, page, textOf } = await inPlay();
    const message = await live();
    const stale = pressing(ana, message, idIn(message, 'board:dare'));
    await presses(ana, 'board:step');
    expect(await requestsOf(() => handled(stale))).toEqual(['answer message alone', 'read']);
    expect(textOf(page(ana).id)).toContain('The board has changed in the meantime');
    expect(textOf(message)).toContain('Points 1:0');
  });

  test('since the same person has done it by the same press is acknowledged without a word', async () => {
    const { presses, requestsOf, pressing, handled, live, idIn, textOf, api } = await inPlay();
    const message = await live();
    const twice = [1, 2].map(() => pressing(ana, message, idIn(message, 'board:step')));
    const seen = api.seenBy(ana.id).length;
    expect(await requestsOf(() => Promise.all(twice.map(handled)))).toEqual(
      expect.arrayContaining(['answer update', 'answer noted']),
    );
    expect(api.seenBy(ana.id)).toHaveLength(seen);
    expect(textOf(message)).toContain('Points 1:0');
    const other = pressing(ben, message, idIn(message, 'board:step'));
    expect(await requestsOf(() => handled(other))).toContain('answer message alone');
    await presses(ana, 'board:step');
    expect(textOf(message)).toContain('Points 2:0');
  });

  test('is told to who presses in a message that is not the live one any more, which keeps what it tells', async () => {
    const { presses, pressing, handled, live, api, requestsOf, idsOf, textOf } = await inPlay();
    const message = await live();
    const copy = structuredClone(api.message(message));
    await presses(ana, 'board:end');
    const late = {
      ...pressing(ana, message, 'h1:answer:t1:0:board:step'),
      message: { ...copy, channel_id: 'c' },
    };
    expect(await requestsOf(() => handled(late as never))).toEqual(['answer message alone', 'read']);
    expect(idsOf(message)).toEqual([]);
    expect(textOf(message)).toContain('Ana end');
    expect(api.message(message).attachments).toHaveLength(1);
  });

  test('in a message that has been retired meanwhile, but still holds, is done and leaves what that tells', async () => {
    const { presses, pressing, handled, live, api, requestsOf, textOf, bot, idIn } = await inPlay();
    await bot.tables.propose({ table: 't1', person: ana.id, interaction: 'x' }, { kind: 'end' });
    await presses(ana, 'board:step');
    const message = await live();
    const refuse = idIn(message, ':refuse');
    const copy = structuredClone(api.message(message));
    await presses(ana, 'board:end');
    const withdrawn = {
      ...pressing(ana, message, refuse),
      message: { ...copy, channel_id: 'c' },
    };
    expect(await requestsOf(() => handled(withdrawn as never))).toEqual(['answer noted', 'edit', 'read']);
    expect(textOf(message)).toContain('Ana end');
    expect(textOf(await live())).toContain('changed their mind');
  });

  test('is told to who presses in a message that kept its buttons, which loses them then', async () => {
    const { presses, pressing, handled, live, api, command, requestsOf, idsOf } = await inPlay();
    const message = await live();
    for (const _ of ['as it was read', 'as it is read again']) api.fail('edit', 'refused');
    await command(ben, 'board');
    expect(idsOf(message)).not.toEqual([]);
    await presses(ana, 'board:step');
    const late = pressing(ana, message, 'h1:answer:t1:0:board:dare');
    expect(await requestsOf(() => handled(late))).toEqual(['answer message alone', 'read']);
    expect(idsOf(message)).toEqual([]);
  });

  test('is told after the end', async () => {
    const { presses, pressing, handled, live, bot, page, textOf } = await inPlay();
    const message = await live();
    await bot.tables.end({ table: 't1', person: ana.id, interaction: 'x' });
    await handled(pressing(ana, message, 'h1:answer:t1:0:board:step'));
    expect(textOf(page(ana).id)).toContain('This game is over');
    expect(textOf(await live())).toContain('Ana, the host, ended this game early');
    await presses(eve, 'look:t1:happened');
  });

  test('with an id of a former version or one that nobody wrote is told in private', async () => {
    const { pressing, handled, live, page, textOf, idsOf, requestsOf } = await inPlay();
    const message = await live();
    const forged = pressing(ben, message, 'h1:answer:t1:0:board:');
    expect(await requestsOf(() => handled(forged))).toEqual(['answer message alone']);
    expect(textOf(page(ben).id)).toContain('I don’t know this button');
    const former = pressing(ben, message, 'h0:x');
    const asItWas = JSON.parse(JSON.stringify(former.message).replaceAll('"h1:', '"h0:'));
    expect(await requestsOf(() => handled({ ...former, message: asItWas }))).toEqual([
      'answer message alone',
      'read',
    ]);
    expect(textOf(page(ben).id)).toContain('older version');
    expect(idsOf(message)).not.toEqual([]);
    expect(textOf(message)).toContain('Points');
  });

  test('with an id of another table than the message’s is told in private, and changes neither', async () => {
    const { command, pressing, handled, live, page, textOf, idsOf, tables } = await inPlay();
    await command(ana, 'play');
    const message = await live('t1');
    const ids = idsOf(message);
    for (const id of ['h1:lobby:t2:close', 'h1:look:t2:closer']) {
      await handled(pressing(ana, message, id));
      expect(textOf(page(ana).id)).toContain('I don’t know this button');
    }
    expect((await tables.look('t2'))?.table.phase).toBe('lobby');
    expect(idsOf(message)).toEqual(ids);
  });

  test('outside a server is told so', async () => {
    const { pressing, handled, live, page, textOf, tables } = await inPlay();
    const message = await live();
    const { guild_id: _, ...elsewhere } = pressing(ana, message, 'h1:answer:t1:0:board:step');
    await handled(elsewhere as never);
    expect(textOf(page(ana).id)).toContain('channels of a server');
    expect((await tables.look('t1'))?.match?.ply).toBe(0);
  });

  test('is told in private when something breaks, without a word of why', async () => {
    const { command, page, textOf, log, requestsOf } = await stage();
    expect(await requestsOf(() => command(ana, 'break'))).toEqual(['answer message alone']);
    expect(textOf(page(ana).id)).toBe('Something went wrong, and nothing has changed. Please try again.');
    expect(log.lines).toEqual(['error: a command could not be carried out']);
    await command(ana, 'vanished');
    expect(textOf(page(ana).id)).toContain('no longer know this command');
  });

  test('keeps a picture that cannot be painted out of the message, and nothing else', async () => {
    const { presses, live, textOf, painter, api, log } = await inPlay();
    painter.broken = true;
    await presses(ana, 'board:step');
    expect(textOf(await live())).toContain('Points 1:0');
    expect(api.message(await live()).attachments).toEqual([]);
    expect(log.lines).toEqual(['error: a picture could not be painted']);
  });
});
