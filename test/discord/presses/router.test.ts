import { describe, expect, test } from 'vitest';
import { ana, ben, eve, stage } from '../stage.ts';

describe('A press', () => {
  test('on the lobby is one request', async () => {
    const { command, presses, requestsOf, live, textOf } = await stage();
    expect(await requestsOf(() => command(ana, 'play'))).toEqual(['answer message']);
    expect(await requestsOf(() => presses(ben, 'join'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('2. <@102>');
  });

  test('that starts the game closes the lobby in its answer and posts the board, pinging who is up alone', async () => {
    const { command, presses, requestsOf, wire, live, idsOf } = await stage();
    await command(ana, 'play');
    const lobby = await live();
    await presses(ben, 'join');
    expect(await requestsOf(() => presses(ana, 'start'))).toEqual(['answer update', 'post']);
    expect(idsOf(lobby)).toEqual([]);
    expect(wire.message(await live()).body.allowed_mentions).toEqual({ parse: [], users: [ana.id] });
  });

  test('that plays on is one request, and the board shows it with its picture', async () => {
    const { started, presses, requestsOf, live, textOf, wire } = await stage();
    await started();
    const message = await live();
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update']);
    expect(await live()).toBe(message);
    expect(textOf(message)).toContain('Points 1:0');
    expect(wire.message(message).attachments.map(({ filename }) => filename)).toEqual(['board.webp']);
    expect(wire.message(message).body.allowed_mentions).toEqual({ parse: [], users: [] });
  });

  test('that passes the turn on is two: the old board keeps its picture and loses its buttons, the new one pings', async () => {
    const { started, presses, requestsOf, live, textOf, idsOf, wire, painter } = await stage();
    await started();
    const old = await live();
    await presses(ana, 'board:step');
    const before = painter.painted;
    expect(await requestsOf(() => presses(ana, 'board:end'))).toEqual(['answer update', 'post']);
    expect(painter.painted).toBe(before + 1);
    expect(idsOf(old)).toEqual([]);
    expect(textOf(old)).toContain('Ana step');
    expect(wire.message(old).attachments.map(({ filename }) => filename)).toEqual(['board.webp']);
    expect(await live()).not.toBe(old);
    expect(wire.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
  });

  test('that opens a private question is two, and asks it; opening it again is one, answering it there two', async () => {
    const { started, presses, requestsOf, page, handled, pressing, idIn, live, textOf, tables } =
      await stage();
    await started();
    expect(await requestsOf(() => presses(ana, 'board:dig'))).toEqual(['answer update', 'follow']);
    expect(textOf(page(ana).id)).toMatch(/What of the \d/);
    expect(await requestsOf(() => presses(ana, ':question'))).toEqual(['answer message alone']);
    const asked = page(ana).id;
    const keep = idIn(asked, 'keep');
    expect(await requestsOf(() => handled(pressing(ana, asked, keep)))).toEqual(['answer update', 'edit']);
    expect(textOf(asked)).toContain('What now?');
    expect(idIn(asked, 'step')).toContain(':question:');
    const points = (await tables.look('t1'))?.match?.status({ say: (id) => id, people: [] });
    expect(textOf(await live())).toContain(points);
  });

  test('by which something comes to be ready that is theirs alone tells them once, in private, and nobody else', async () => {
    const { started, presses, requestsOf, page, live, textOf, handled, pressing, idIn } = await stage();
    await started();
    for (let step = 0; step < 5; step += 1) await presses(ana, 'board:step');
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update', 'follow']);
    const note = page(ana).id;
    expect(textOf(note)).toBe('Six is ready');
    expect(textOf(await live())).not.toContain('Six is ready');
    await handled(pressing(ana, note, idIn(note, 'asides')));
    expect(textOf(note)).toContain('none');
    await presses(ana, 'board:dare');
    for (const [person, answer] of [
      [ben, 'no'],
      [ana, 'step'],
    ] as const)
      expect(await requestsOf(() => presses(person, `board:${answer}`))).not.toContain('follow');
  });

  test('that only looks is one, for the one alone; refreshing it is one', async () => {
    const { started, presses, requestsOf, page, handled, pressing, idIn, textOf } = await stage();
    await started();
    for (const look of ['hand', 'asides', 'closer', 'happened']) {
      expect(await requestsOf(() => presses(ben, `look:t1:${look}`)), look).toEqual(['answer message alone']);
      const mine = page(ben).id;
      const again = () => handled(pressing(ben, mine, idIn(mine, 'refresh')));
      expect(await requestsOf(again), look).toEqual(['answer update']);
    }
    await presses(ben, 'look:t1:closer');
    const closer = page(ben).id;
    await handled(pressing(ben, closer, idIn(closer, 'seat'), ['0']));
    expect(textOf(closer)).toContain('Points 0');
  });

  test('for another part of the answers turns the page of whoever is asked, and nobody else\u2019s', async () => {
    const { started, presses, requestsOf, page, handled, pressing, idsOf, textOf } = await stage();
    await started();
    const [own, other] = [ana, ben].map((person) => async () => {
      await presses(person, 'look:t1:hand');
      const mine = page(person).id;
      return requestsOf(() => handled(pressing(person, mine, 'h1:part:t1:question:3')));
    });
    expect(await own?.()).toEqual(['answer update']);
    expect(textOf(page(ana).id)).toContain('What now?');
    // There are not so many parts: it is the last one, which is the only one.
    expect(idsOf(page(ana).id).join()).toContain('question:step');
    expect(await other?.()).toEqual(['answer message alone']);
    expect(textOf(page(ben).id)).toContain('It’s <@101>’s turn.');
  });

  test('that asks what the pieces do turns the page one looks closer on, and back', async () => {
    const { started, presses, requestsOf, page, handled, pressing, idIn, textOf } = await stage();
    await started();
    await presses(ben, 'look:t1:closer');
    const closer = page(ben).id;
    const turned = () => handled(pressing(ben, closer, idIn(closer, 'refresh:t1:legend')));
    expect(await requestsOf(turned)).toEqual(['answer update']);
    expect(textOf(closer)).toContain('What 0 points do');
    await handled(pressing(ben, closer, idIn(closer, 'refresh:t1:closer')));
    expect(textOf(closer)).toContain('Points 0');
    await handled(pressing(ben, closer, idIn(closer, 'rules:')));
    expect(textOf(closer)).toContain('Aim');
  });

  test('that looks up rules from such a page keeps the way back to it, whatever is looked up', async () => {
    const { started, presses, page, handled, pressing, idIn, textOf } = await stage();
    await started();
    await presses(ben, 'look:t1:closer');
    const closer = page(ben).id;
    await handled(pressing(ben, closer, idIn(closer, 'seat'), ['1']));
    for (const [there, shows] of [
      ['refresh:t1:closer', 'Points 0'],
      ['refresh:t1:legend', 'What 0 points do'],
    ] as const) {
      await handled(pressing(ben, closer, idIn(closer, there)));
      await handled(pressing(ben, closer, idIn(closer, 'rules:')));
      await handled(pressing(ben, closer, idIn(closer, 'rules:'), ['turn']));
      expect(textOf(closer)).toContain('A turn');
      expect(idIn(closer, 'refresh')).toMatch(`${there}:1`);
      await handled(pressing(ben, closer, idIn(closer, there)));
      expect(textOf(closer)).toContain(shows);
    }
  });

  test('that takes back is one', async () => {
    const { started, presses, requestsOf, live, textOf } = await stage();
    await started();
    await presses(ana, 'board:step');
    expect(await requestsOf(() => presses(ana, 'undo'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('Points 0:0');
  });

  test('that takes back a private answer asks anew', async () => {
    const { started, presses, requestsOf, page, handled, pressing, idIn, textOf } = await stage();
    await started();
    await presses(ana, 'board:dig');
    const asked = page(ana).id;
    await handled(pressing(ana, asked, idIn(asked, 'keep')));
    expect(await requestsOf(() => presses(ana, 'undo'))).toEqual(['answer update', 'follow']);
    expect(textOf(page(ana).id)).toMatch(/What of the \d/);
  });

  test('ends the game for all who want it, and the result stands there', async () => {
    const { started, presses, live, textOf, bot, requestsOf } = await stage();
    await started();
    await bot.tables.propose({ table: 't1', person: ana.id, interaction: 'x' }, { kind: 'end' });
    await presses(ana, 'board:step');
    expect(textOf(await live())).toContain('<@101> would like to end this game');
    expect(await requestsOf(() => presses(ben, ':agree'))).toEqual(['answer update', 'post']);
    expect(textOf(await live())).toContain('Everyone agreed');
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test('that ends the game before the first move retires a board, and no lobby', async () => {
    const { started, handled, pressing, live, textOf, idsOf } = await stage();
    await started();
    const board = await live();
    await handled(pressing(ana, board, 'h1:end:t1:now'));
    expect(textOf(board)).toContain('The game went on below');
    expect(idsOf(board)).toEqual([]);
  });
});

describe('An answer that Discord refuses', () => {
  const refusals = ['refused', 'gone', 'vanished', 'closed'] as const;

  test.each(refusals)(
    'to a move (%s) leaves the press acknowledged, told to have counted, and its board to be drawn in its time',
    async (kind) => {
      const { started, presses, requestsOf, wire, page, textOf, live, log, counted } = await stage();
      await started();
      wire.fail('answer', kind);
      const requests = await requestsOf(() => presses(ana, 'board:step'));
      expect(requests.toSorted()).toEqual(['answer noted', 'answer update', 'edit', 'follow']);
      expect(requests.slice(0, 2)).toEqual(['answer update', 'answer noted']);
      expect(textOf(page(ana).id)).toContain('That worked');
      expect(textOf(await live())).toContain('Points 1:0');
      expect(log.lines).toContain('warn: an answer was not taken');
      expect(counted.at(-1)).toBe('answer changed');
    },
  );

  test.each(refusals)(
    'to a look (%s) leaves the press acknowledged, and its person told so',
    async (kind) => {
      const { started, presses, requestsOf, wire, page, textOf, log } = await stage();
      await started();
      wire.fail('answer', kind);
      expect(await requestsOf(() => presses(ben, 'look:t1:hand'))).toEqual([
        'answer message alone',
        'answer later',
        'amend',
      ]);
      expect(textOf(page(ben).id)).toContain('I couldn’t show you that here');
      expect(log.lines).toContain('warn: an answer was not taken');
    },
  );
});

describe('Whatever Discord refuses of what is said to a press', () => {
  type Stage = Awaited<ReturnType<typeof stage>>;
  const deeds: readonly (readonly [string, (at: Stage) => Promise<void>])[] = [
    ['a move', (at) => at.presses(ana, 'board:step')],
    ['a move that ends the turn', (at) => at.presses(ana, 'board:end')],
    ['a move that is asked about in private', (at) => at.presses(ana, 'board:dig')],
    ['a move that somebody else may make', (at) => at.presses(ben, 'board:step')],
    ['a look', (at) => at.presses(ben, 'look:t1:closer')],
    ['a page that is drawn anew', (at) => refresh(at)],
    ['a board that is brought anew', (at) => at.command(ben, 'board')],
    ['a command that nobody knows', (at) => at.command(ben, 'unheard')],
    ['what goes wrong', (at) => at.command(ben, 'break')],
  ];
  /** Draws anew the page that Ben has before him. */
  const refresh = (at: Stage) => {
    const { id } = at.page(ben);
    return at.handled(at.pressing(ben, id, at.idIn(id, 'refresh')));
  };
  const faults = [
    ['answer'],
    ['answer', 'answer'],
    ['answer', 'amend'],
    ['answer', 'follow'],
    ['answer', 'answer', 'answer'],
  ] as const;

  test.each(deeds)('%s is acknowledged, logged, and done in the channel', async (_, deed) => {
    for (const methods of faults)
      for (const kind of ['refused', 'gone', 'closed'] as const) {
        const at = await stage();
        await at.started();
        await at.presses(ben, 'look:t1:closer');
        for (const method of methods) at.wire.fail(method, kind);
        await deed(at);
        await at.delivery.idle();
        const about = `${methods.join(', ')} ${kind}`;
        expect(at.wire.unanswered, about).toEqual([]);
        expect(at.log.lines, about).toContain('warn: an answer was not taken');
        const armed = at.wire.channel.filter(({ id }) => at.idsOf(id).length > 0);
        expect(
          armed.map(({ id }) => id),
          about,
        ).toEqual([await at.live()]);
        expect(await at.store.pending(), about).toEqual([]);
      }
  });
});

describe('What cannot be done', () => {
  test('is told to a stranger alone, and the board stays', async () => {
    const { started, presses, requestsOf, page, tables } = await stage();
    await started();
    expect(await requestsOf(() => presses(eve, 'board:step'))).toEqual(['answer message alone']);
    expect(page(eve).body.flags).toBeDefined();
    expect((await tables.look('t1'))?.match?.ply).toBe(0);
    await presses(eve, 'look:t1:closer');
    await presses(eve, 'look:t1:happened');
    await presses(eve, 'look:t1:hand');
  });

  test('is told to who presses a stale button, and the board is drawn anew', async () => {
    const { started, presses, requestsOf, pressing, handled, live, idIn, page, textOf } = await stage();
    await started();
    const message = await live();
    const stale = pressing(ana, message, idIn(message, 'board:dare'));
    await presses(ana, 'board:step');
    expect(await requestsOf(() => handled(stale))).toEqual(['answer message alone', 'edit']);
    expect(textOf(page(ana).id)).toContain('The board has changed in the meantime');
    expect(textOf(message)).toContain('Points 1:0');
  });

  test('since the same person has done it by the same press is acknowledged without a word', async () => {
    const { started, presses, requestsOf, pressing, handled, live, idIn, textOf, wire } = await stage();
    await started();
    const message = await live();
    const twice = [1, 2].map(() => pressing(ana, message, idIn(message, 'board:step')));
    const seen = wire.seenBy(ana.id).length;
    expect(await requestsOf(() => Promise.all(twice.map(handled)))).toEqual(
      expect.arrayContaining(['answer update', 'answer noted']),
    );
    expect(wire.seenBy(ana.id)).toHaveLength(seen);
    expect(textOf(message)).toContain('Points 1:0');
    const other = pressing(ben, message, idIn(message, 'board:step'));
    expect(await requestsOf(() => handled(other))).toContain('answer message alone');
    await presses(ana, 'board:step');
    expect(textOf(message)).toContain('Points 2:0');
  });

  test('is told to who presses in a message that is not the live one any more, which keeps what it tells', async () => {
    const { started, presses, pressing, handled, live, wire, requestsOf, idsOf, textOf } = await stage();
    await started();
    const message = await live();
    const copy = structuredClone(wire.message(message));
    await presses(ana, 'board:end');
    const late = {
      ...pressing(ana, message, 'h1:answer:t1:0:board:step'),
      message: { ...copy, channel_id: 'c' },
    };
    expect(await requestsOf(() => handled(late as never))).toEqual(['answer message alone', 'read']);
    expect(idsOf(message)).toEqual([]);
    expect(textOf(message)).toContain('Ana end');
    expect(wire.message(message).attachments).toHaveLength(1);
  });

  test('in a message that has been retired meanwhile, but still holds, is done and leaves what that tells', async () => {
    const { started, presses, pressing, handled, live, wire, requestsOf, textOf, bot, idIn } = await stage();
    await started();
    await bot.tables.propose({ table: 't1', person: ana.id, interaction: 'x' }, { kind: 'end' });
    await presses(ana, 'board:step');
    const message = await live();
    const refuse = idIn(message, ':refuse');
    const copy = structuredClone(wire.message(message));
    await presses(ana, 'board:end');
    const withdrawn = {
      ...pressing(ana, message, refuse),
      message: { ...copy, channel_id: 'c' },
    };
    expect(await requestsOf(() => handled(withdrawn as never))).toEqual(['answer noted', 'read', 'edit']);
    expect(textOf(message)).toContain('Ana end');
    expect(textOf(await live())).toContain('changed their mind');
  });

  test('is told to who presses in a message that kept its buttons, which loses them then', async () => {
    const { started, presses, pressing, handled, live, wire, command, requestsOf, idsOf } = await stage();
    await started();
    const message = await live();
    for (const _ of ['as it was read', 'as it is read again']) wire.fail('edit', 'refused');
    await command(ben, 'board');
    expect(idsOf(message)).not.toEqual([]);
    await presses(ana, 'board:step');
    const late = pressing(ana, message, 'h1:answer:t1:0:board:dare');
    expect(await requestsOf(() => handled(late))).toEqual(['answer message alone', 'read', 'edit']);
    expect(idsOf(message)).toEqual([]);
  });

  test('is told after the end', async () => {
    const { started, presses, pressing, handled, live, bot, page, textOf } = await stage();
    await started();
    const message = await live();
    await bot.tables.end({ table: 't1', person: ana.id, interaction: 'x' });
    await handled(pressing(ana, message, 'h1:answer:t1:0:board:step'));
    expect(textOf(page(ana).id)).toContain('This game is over');
    expect(textOf(await live())).toContain('The host ended this game');
    await presses(eve, 'look:t1:happened');
  });

  test('with an id of a former version or one that nobody wrote is told in private', async () => {
    const { started, pressing, handled, live, page, textOf, requestsOf } = await stage();
    await started();
    const message = await live();
    const forged = pressing(ben, message, 'h1:answer:t1:0:board:');
    expect(await requestsOf(() => handled(forged))).toEqual(['answer message alone', 'edit']);
    expect(textOf(page(ben).id)).toContain('I don’t know this button');
    expect(await requestsOf(() => handled(pressing(ben, message, 'h0:x')))).toEqual([
      'answer message alone',
      'edit',
    ]);
    expect(textOf(page(ben).id)).toContain('older version');
    expect(textOf(message)).toContain('Points');
  });

  test('with an id of another table than the message’s is told in private, and changes neither', async () => {
    const { started, command, pressing, handled, live, page, textOf, idsOf, tables } = await stage();
    await started();
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
    const { started, pressing, handled, live, page, textOf, tables } = await stage();
    await started();
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
    const { started, presses, live, textOf, painter, wire, log } = await stage();
    await started();
    painter.broken = true;
    await presses(ana, 'board:step');
    expect(textOf(await live())).toContain('Points 1:0');
    expect(wire.message(await live()).attachments).toEqual([]);
    expect(log.lines).toEqual(['error: a picture could not be painted']);
  });
});

describe('An interaction that comes twice', () => {
  test('counts once, and both are fine', async () => {
    const { started, pressing, handled, live, idIn, tables, log } = await stage();
    await started();
    const message = await live();
    const press = pressing(ana, message, idIn(message, 'board:step'), undefined, 'twice');
    await Promise.all([handled(press), handled(press)]);
    await handled(press);
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
    expect(log.lines).toEqual([]);
  });

  test('opens one table', async () => {
    const { command, store, wire, tables } = await stage();
    await command(ana, 'play', 'twice');
    await command(ana, 'play', 'twice');
    expect(await tables.in('c', ['lobby'])).toHaveLength(1);
    expect(wire.channel).toHaveLength(1);
    expect(await store.pending()).toEqual([]);
  });
});

describe('What is secret', () => {
  test('never stands in the channel, its buttons or its alt texts', async () => {
    const { started, presses, wire, handled, pressing, idIn, page, live } = await stage();
    await started();
    await presses(ana, 'board:dig');
    expect(JSON.stringify(wire.channel)).not.toMatch(/What of|found|keep|drop/);
    expect(JSON.stringify(page(ana).body)).toMatch(/What of the \d/);
    await presses(ben, 'look:t1:hand');
    expect(JSON.stringify(page(ben).body)).not.toMatch(/holds/);
    const asked = page(ana).id;
    await handled(pressing(ana, asked, idIn(asked, 'drop')));
    await presses(ana, 'board:end');
    expect(JSON.stringify(wire.channel)).not.toMatch(/What of|found|keep|drop/);
    await presses(ben, 'look:t1:happened');
    expect(JSON.stringify(page(ben).body)).toContain('did something');
    expect(await live()).not.toBe('');
  });

  test('is never drawn in the place of a message for all, whatever its ids are made to say', async () => {
    const { started, presses, pressing, handled, live, page, requestsOf, textOf, wire } = await stage();
    await started();
    await presses(ana, 'board:dig');
    const message = await live();
    const before = textOf(message);
    for (const id of [
      'h1:refresh:t1:hand:0',
      'h1:refresh:t1:question:0',
      'h1:refresh:t1:asides:0',
      'h1:seat:t1',
      'h1:rules:tiny',
    ])
      expect(await requestsOf(() => handled(pressing(ana, message, id, ['0']))), id).toEqual([
        'answer message alone',
      ]);
    expect(textOf(message)).toBe(before);
    expect(textOf(page(ana).id)).toContain('Aim');
    expect(JSON.stringify(wire.channel)).not.toMatch(/What of|holds|found|keep|drop/);
  });

  test('cannot be answered for another, nor from an id that was guessed', async () => {
    const { started, presses, pressing, handled, live, tables } = await stage();
    await started();
    await presses(ana, 'board:dig');
    for (const person of [ben, eve])
      await handled(pressing(person, await live(), 'h1:answer:t1:1:board:keep'));
    await handled(pressing(ben, await live(), 'h1:look:t1:question'));
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
  });
});

describe('/board', () => {
  test('pings whoever is newly asked where that was still to be said, and nobody else', async () => {
    const { started, command, live, tables, wire, store } = await stage();
    await started();
    await command(ben, 'board');
    expect(wire.message(await live()).body.allowed_mentions).toEqual({ parse: [], users: [] });
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'end');
    await command(ana, 'board');
    expect(wire.message(await live()).body.allowed_mentions).toEqual({ parse: [], users: [ben.id] });
    expect(await store.pending()).toEqual([]);
  });

  test('puts the live message below, and the former one loses its buttons', async () => {
    const { started, command, live, idsOf, requestsOf, presses, textOf, wire } = await stage();
    await started();
    const former = await live();
    expect(await requestsOf(() => command(ben, 'board'))).toEqual(['answer message', 'read', 'edit']);
    expect(idsOf(former)).toEqual([]);
    expect(wire.message(former).attachments).toHaveLength(1);
    expect(await live()).not.toBe(former);
    await presses(ana, 'board:step');
    expect(textOf(await live())).toContain('Points 1:0');
  });
});
