import { describe, expect, test } from 'vitest';
import { hasButtons } from '../../../../src/discord/protocol/standing-message.ts';
import { openMemoryStore } from '../../../store/memory-store.ts';
import { tickingClock } from '../../../ticking-clock.ts';
import { FakeApi } from '../../fake-api.ts';
import { ana, ben, stage } from '../../stage.ts';
import { Life } from './mortal.ts';

/** A table at which Ana has begun, in one process after the other, each a few seconds after the one before. */
async function lives() {
  const clock = tickingClock(Date.UTC(2026, 4, 1));
  const store = await openMemoryStore(clock);
  const api = new FakeApi(clock);
  let count = 0;
  const begin = async () => {
    count += 1;
    clock.time += 5_000;
    const life = new Life();
    const lent = { store: life.lent(store), api: life.lent(api) };
    const at = await stage({ ...lent, clock, countFrom: count * 100 });
    /** Says what waits, and dies after the next step of this name, or else when all is said. */
    const says = async (last = '') => {
      life.endAfter(last);
      await at.sync.start().catch(() => {});
      await at.sync.idle();
      await at.sync.stop();
      expect(life.over).toBe(last !== '');
    };
    return { ...at, says, dieAfter: (step: string) => life.endAfter(step) };
  };
  const first = await begin();
  await first.started();
  const before = api.called.length;
  /** Whom messages have called since. */
  const calls = () => api.called.slice(before);
  /** The messages in which something can be pressed. */
  const armed = () => api.channel.filter(hasButtons).map(({ id }) => id);
  const ends = (at: typeof first, person: typeof ana, opened: number) =>
    at.tables.answer({ table: 't1', person: person.id, interaction: `end ${opened}` }, opened, 'end');
  return { clock, store, api, begin, first, calls, armed, ends };
}

describe('Whoever is up is called once', () => {
  test('where the turn goes on before the message is found again that called the last', async () => {
    const { begin, first, ends, calls, armed, api } = await lives();
    await ends(first, ana, 0);
    await first.says('post');
    expect(calls()).toEqual([ben.id]);
    const second = await begin();
    await ends(second, ben, 1);
    await second.says();
    expect(calls()).toEqual([ben.id, ana.id]);
    expect(armed()).toEqual([api.channel.at(-1)?.id]);
    expect(await second.live()).toBe(api.channel.at(-1)?.id);
  });

  test('where somebody presses in the message that called the last', async () => {
    const { begin, first, ends, calls, armed, api, store } = await lives();
    await ends(first, ana, 0);
    await first.says('post');
    const second = await begin();
    await ends(second, ben, 1);
    const board = api.channel.at(-1)?.id ?? '';
    const again = second.pressing(ben, board, second.idIn(board, 'board:step'), undefined, 'end 1');
    await second.handled(again);
    expect(calls()).toEqual([ben.id, ana.id]);
    expect(armed()).toEqual([api.channel.at(-1)?.id]);
    expect(await store.owing()).toEqual([]);
  });

  test('where they press in that message, and the process dies before it has noted it', async () => {
    const { begin, first, ends, calls, armed, api } = await lives();
    await ends(first, ana, 0);
    await first.says('post');
    const second = await begin();
    const board = api.channel.at(-1)?.id ?? '';
    second.dieAfter('answer');
    await second.pressesOn(ben, board, 'board:step');
    const third = await begin();
    await third.says();
    expect(calls()).toEqual([ben.id]);
    expect(armed()).toEqual([board]);
    expect(third.textOf(board)).toContain('Points 0:1');
  });
});
