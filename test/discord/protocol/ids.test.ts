import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Id, idText, readId } from '../../../src/discord/protocol/ids.ts';
import { ID_LENGTH } from '../../../src/discord/protocol/limits.ts';
import { ONE_OF_EACH_ID } from '../one-of-each-id.ts';

const table = fc.stringMatching(/^[\w-]{1,16}$/);
const ply = fc.integer({ min: 0, max: 99_999 });
const notation = fc.stringMatching(/^[!-~][ -~]{0,39}$/);
const place = fc.oneof(fc.constantFrom('board', 'question'), fc.stringMatching(/^[a-z][a-z-]{0,11}$/));
const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.record({ kind: fc.constant('answer'), table, opened: ply, place, notation }),
  fc.constantFrom(...Object.values(ONE_OF_EACH_ID)),
);

describe('An id', () => {
  test('is read back as it was written, and fits', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const text = idText(id);
        expect(text.length).toBeLessThanOrEqual(ID_LENGTH);
        expect(readId(text)).toEqual(id);
      }),
    );
  });

  test('is understood for good as it was first written: boards with such buttons stand in channels for months', () => {
    const table = 'LR_wKRww';
    const payload: readonly (readonly [text: string, parts: object])[] = [
      ['answer:LR_wKRww:21:board:up.m', { opened: 21, place: 'board', notation: 'up.m' }],
      ['answer:LR_wKRww:0:hand:a:b c', { opened: 0, place: 'hand', notation: 'a:b c' }],
      ['choose:LR_wKRww:7:question:1', { opened: 7, place: 'question', part: 1 }],
      ['undo:LR_wKRww:9', { ply: 9 }],
      ['look:LR_wKRww:asides', { look: 'asides' }],
      ['refresh:LR_wKRww:closer:2', { look: 'closer', seat: 2 }],
      ['part:LR_wKRww:question:1', { place: 'question', part: 1 }],
      ['seat:LR_wKRww', {}],
      ['guess:LR_wKRww', {}],
      ['lobby:LR_wKRww:start', { action: 'start' }],
      ['option:LR_wKRww:sponsors', { option: 'sponsors' }],
      ['remove:LR_wKRww', {}],
      ['remove:LR_wKRww:102', { guest: '102' }],
      ['fill:LR_wKRww:2', { count: 2 }],
      ['level:LR_wKRww', {}],
      ['hints:LR_wKRww', {}],
      ['language:LR_wKRww', {}],
      ['end:LR_wKRww:vote', { action: 'vote' }],
      ['motion:LR_wKRww:3:agree', { motion: 3, action: 'agree' }],
      ['back:LR_wKRww:12:8', { ply: 12, to: 8 }],
      ['leave:LR_wKRww:hand-on', { action: 'hand-on' }],
      ['take:LR_wKRww:1', { seat: 1 }],
      ['depute:LR_wKRww:0', { seat: 0 }],
      ['late:LR_wKRww:1:33:wait', { seat: 1, offer: 33, action: 'wait' }],
      ['pace:LR_wKRww', {}],
      ['forget', {}],
      ['setting:quiet', { setting: 'quiet' }],
      ['setting:tips:off', { setting: 'tips', value: 'off' }],
      ['rules:otys', { game: 'otys' }],
      ['rules:otys:LR_wKRww:legend:2', { game: 'otys', from: { table, look: 'legend', seat: 2 } }],
      ['return:LR_wKRww', {}],
      ['revive:LR_wKRww', {}],
      ['again:LR_wKRww', {}],
    ];
    for (const [text, parts] of payload) {
      const [kind, of] = text.split(':');
      const id = readId(`h1:${text}`);
      expect(id).toEqual({ kind, ...(of === table && { table }), ...parts });
      expect(typeof id === 'string' ? id : idText(id)).toBe(`h1:${text}`);
    }
  });

  test('of an earlier version of the bot is known as such', () => {
    expect(readId('h0:answer:t1:0:board:k1')).toBe('former');
    expect(readId('h27:anything')).toBe('former');
  });

  test('that is too long is never written', () => {
    const id: Id = { kind: 'answer', table: 't', opened: 0, place: 'board', notation: 'x'.repeat(ID_LENGTH) };
    expect(() => idText(id)).toThrow(RangeError);
  });

  test('that nobody wrote is foreign', () => {
    const forged = [
      '',
      'h1',
      'h1:',
      'h1:answer',
      'h1:answer:t:0:board:',
      'h1:answer:t:-1:board:k1',
      'h1:answer:t:01:board:k1',
      'h1:answer:t:1e3:board:k1',
      'h1:answer:t:0:No-where:k1',
      'h1:answer:t t:0:board:k1',
      'h1:answer:t:0:board:\u0000',
      'h1:undo:t:0:0',
      'h1:constructor:t',
      'h1:__proto__:t',
      'h1:lobby:t:burn',
      'x'.repeat(100_000),
      `h1:answer:t:0:board:${'x'.repeat(100_000)}`,
    ];
    for (const text of forged) expect(readId(text), text.slice(0, 50)).toBe('foreign');
  });

  test('gives the same again, former or foreign however it is mangled, and never throws', () => {
    fc.assert(
      fc.property(ids, fc.nat(99), fc.string({ maxLength: 3 }), (id, at, put) => {
        const text = idText(id);
        const mangled = text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1);
        const read = readId(mangled);
        if (typeof read !== 'string') expect(idText(read)).toBe(mangled);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 150, unit: 'binary' }), (text) => {
        const read = readId(text);
        if (typeof read !== 'string') expect(idText(read)).toBe(text);
      }),
    );
  });
});
