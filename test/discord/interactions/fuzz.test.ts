import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idText, readId } from '../../../src/discord/protocol/ids.ts';
import { inForm } from '../../form.ts';
import { partsOf, turnedWords } from '../breaches.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

describe('The router', () => {
  test('never throws and never changes anything, whatever id is pressed', async () => {
    const { presses, router, sync, pressing, live, idsOf, tables, log, api } = await inPlay();
    await presses(ana, 'board:step');
    await presses(ana, 'board:dig');
    const message = await live();
    const real = [
      ...idsOf(message),
      ...['h1:answer:t1:2:board:keep', 'h1:choose:t1:2:board:0', 'h1:undo:t1:2'],
      ...['h1:refresh:t1:hand:0', 'h1:refresh:t1:question:0'],
    ];
    const mangled = fc
      .tuple(fc.constantFrom(...real), fc.nat(99), fc.string({ maxLength: 3 }))
      .map(([id, at, put]) => id.slice(0, at % id.length) + put + id.slice((at % id.length) + 1));
    const ids = fc.oneof(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.constant('h1:answer:t1:2:board:'.padEnd(5_000, 'x')),
      mangled,
      mangled,
    );
    const values = fc.option(fc.array(fc.string({ maxLength: 120 }), { maxLength: 3 }), { nil: undefined });
    const before = JSON.stringify((await tables.look('t1'))?.table);
    await fc.assert(
      fc.asyncProperty(ids, values, fc.constantFrom(ana, ben, eve), async (id, chosen, person) => {
        const read = readId(id);
        // What happens to be a real id is no forgery; what a real one may do is tested elsewhere.
        // Any word is a place: it says where an answer was given, and not which.
        const asWritten = typeof read !== 'string' && 'place' in read ? { ...read, place: 'board' } : read;
        fc.pre(typeof read === 'string' || !real.includes(idText(read)));
        fc.pre(typeof asWritten === 'string' || !real.includes(idText(asWritten)));
        fc.pre(typeof read === 'string' || read.kind !== 'end');
        await router.handle(pressing(person, message, id, chosen));
        await sync.idle();
        const now = await tables.look('t1');
        expect(JSON.stringify(now?.table)).toBe(before);
        expect(now?.match?.ply).toBe(2);
        expect(JSON.stringify(api.channel)).not.toMatch(/What of|holds|found/);
      }),
      { numRuns: inForm(40, 250) },
    );
    expect(log.lines.filter((line) => line.startsWith('error'))).toEqual([]);
    expect(api.channel).toHaveLength(2);
  });

  test('lets no name call anybody, turn a line around or go past what Discord allows', async () => {
    const hostile = [
      '@everyone',
      '<@101>',
      '<@&1>',
      '\u202E',
      '\u2066',
      '\u0000',
      '**',
      '```',
      '](https://a.b)',
      '\n# ',
      'שלום',
      'علي',
    ];
    const names = fc
      .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 9, unit: 'binary' })), {
        maxLength: 9,
      })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(names, names, async (host, guest) => {
        const { command, presses, api, log } = await stage();
        await command({ ...ana, name: host }, 'play');
        await presses({ ...ben, name: guest }, 'join');
        await presses(ana, 'start');
        await presses(ana, 'board:step');
        await presses(ana, 'board:end');
        await presses(ben, 'happened');
        expect(api.channel.length).toBe(3);
        for (const { body } of api.messages) {
          const { text, words } = partsOf(body);
          expect(words.flatMap(turnedWords)).toEqual([]);
          expect(text).not.toMatch(/(?<!\\)@everyone|[\u202A-\u202E\u2066\u2067]|(?<!\\)<@(?!10[12]>)/);
          expect(text).not.toMatch(/(?<!\\)\]\(https:\/\/a/);
          expect(body.allowed_mentions?.parse).toEqual([]);
          for (const called of body.allowed_mentions?.users ?? []) expect([ana.id, ben.id]).toContain(called);
        }
        expect(log.lines.filter((line) => line.startsWith('error'))).toEqual([]);
      }),
      { numRuns: inForm(10, 60) },
    );
  });
});

describe('What is secret', () => {
  test('never stands in the channel, its buttons or its alt texts', async () => {
    const { presses, api, pressesOn, page, live } = await inPlay();
    await presses(ana, 'board:dig');
    expect(JSON.stringify(api.channel)).not.toMatch(/What of|found|keep|drop/);
    expect(JSON.stringify(page(ana).body)).toMatch(/What of the\s\d/);
    await presses(ben, 'look:t1:hand');
    expect(JSON.stringify(page(ben).body)).not.toMatch(/holds/);
    const asked = page(ana).id;
    await pressesOn(ana, asked, 'drop');
    await presses(ana, 'board:end');
    expect(JSON.stringify(api.channel)).not.toMatch(/What of|found|keep|drop/);
    await presses(ben, 'look:t1:happened');
    expect(JSON.stringify(page(ben).body)).toContain('did something');
    expect(await live()).not.toBe('');
  });

  test('is never drawn in the place of a message for all, whatever its ids are made to say', async () => {
    const { presses, pressing, handled, live, page, requestsOf, textOf, api } = await inPlay();
    await presses(ana, 'board:dig');
    const message = await live();
    const before = textOf(message);
    for (const id of [
      'h1:refresh:t1:hand:0',
      'h1:refresh:t1:question:0',
      'h1:refresh:t1:asides:0',
      'h1:seat:t1',
      'h1:setting:tips',
      'h1:rules:tiny',
    ])
      expect(
        (await requestsOf(() => handled(pressing(ana, message, id, ['0'])))).filter(
          (request) => request !== 'remove',
        ),
        id,
      ).toEqual(['answer message alone']);
    // Whatever private pages were removed for it, the board was none of them.
    expect(textOf(message)).toBe(before);
    expect(textOf(page(ana).id)).toContain('How to play');
    expect(JSON.stringify(api.channel)).not.toMatch(/What of|holds|found|keep|drop/);
  });

  test('cannot be answered for another, nor from an id that was guessed', async () => {
    const { presses, tables, sends } = await inPlay();
    await presses(ana, 'board:dig');
    for (const person of [ben, eve]) await sends(person, 'h1:answer:t1:1:board:keep');
    await sends(ben, 'h1:look:t1:question');
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
  });
});
