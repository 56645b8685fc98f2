import { afterEach, describe, expect, test, vi } from 'vitest';
import { Responder } from '../../../src/discord/channel/responder.ts';
import { NONCE_LIFE } from '../../../src/discord/protocol/limits.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

describe('A press', () => {
  /** A table in play, and a press on its board that comes when what was pressed is done. */
  async function pressed() {
    const at = await inPlay();
    const board = await at.live();
    let count = 0;
    const press = async (): Promise<void> => {
      count += 1;
      const token = { id: `press ${count}`, token: 'token', channel_id: 'c' };
      at.api.pressed.set(token.id, { message: board, person: ana.id });
      const from = {
        id: board,
        channel: 'c',
        isKnown: true,
        isClosed: false,
        content: at.api.message(board),
      };
      await at.sync.press(await at.opened(), from, new Responder(at.api, token, 'update', at.log));
    };
    return { ...at, board, press };
  }

  test('of several that wait together is answered with the latest board at most once more, and all are heard', async () => {
    const { board, press, says, requestsOf, textOf } = await pressed();
    for (let count = 0; count < 4; count += 1) await says(ana, 'step');
    const asked = await requestsOf(() => Promise.all([press(), press(), press(), press()]));
    expect(asked).toHaveLength(4);
    expect(asked.filter((line) => line === 'answer update').length).toBeLessThanOrEqual(2);
    expect(textOf(board)).toContain('Points 4:0');
  });

  test('is answered with the table as it is by the time that the others were acknowledged', async () => {
    const { board, press, says, requestsOf, textOf, api } = await pressed();
    await says(ana, 'step');
    const { answer } = api;
    let late: Promise<void> | undefined;
    api.answer = async (...given) => {
      const answered = await answer.apply(api, given);
      if (late === undefined) {
        late = Promise.resolve();
        await says(ana, 'step');
        late = press();
      }
      return answered;
    };
    const asked = await requestsOf(async () => {
      await Promise.all([press(), press()]);
      await late;
    });
    expect(asked).toEqual(['answer noted', 'answer noted', 'answer update']);
    expect(textOf(board)).toContain('Points 2:0');
  });
});

describe('A message with nothing to tell', () => {
  /** A match in which a vote makes the board one, whose removal meets an error at first. */
  async function voted(kind: 'refused' | 'closed' | 'gone' | 'passing') {
    const at = await inPlay();
    const board = await at.live();
    await at.tables.propose(at.act(ana), { kind: 'end' });
    at.api.fail('delete', kind);
    return { ...at, board, asked: await at.requestsOf(() => at.spoken()) };
  }

  test.each(['refused', 'closed'] as const)(
    'loses its buttons where Discord does not delete it: %s',
    async (kind) => {
      const { board, asked, api, newest, armed, peopleOf, requestsOf, spoken } = await voted(kind);
      expect(asked).toEqual(['delete', 'read', 'edit', 'post']);
      expect(api.channel.slice(-2).map(({ id }) => id)).toEqual([board, newest()]);
      expect(armed()).toEqual([newest()]);
      expect(peopleOf(newest())).toEqual([ben.id]);
      expect(await requestsOf(() => spoken())).toEqual([]);
    },
  );

  test('is not looked for where somebody else has deleted it', async () => {
    expect((await voted('gone')).asked).toEqual(['delete', 'post']);
  });

  test('is deleted later where that failed at first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { board, asked, api, requestsOf } = await voted('passing');
    expect(asked).toEqual(['delete']);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['delete', 'post']);
    expect(api.channel.map(({ id }) => id)).not.toContain(board);
  });

  test('stays without its buttons where the thread of the table was started from it', async () => {
    const { opens, spoken, live, tables, act, api, newest, armed } = await stage();
    await opens({ inThread: true });
    await spoken();
    const lobby = await live();
    await tables.showAnew(act(ana));
    await spoken();
    expect(api.channel.map(({ id }) => id)).toEqual([lobby, newest()]);
    expect(armed()).toEqual([newest()]);
  });
});

describe('What a dead process left', () => {
  test('calls nobody twice where the message was posted and not noted, however old', async () => {
    const { says, spoken, sync, api, store, clock, newest } = await inPlay();
    await says(ana, 'end');
    api.fail('post', 'passing', true);
    await spoken();
    await sync.stop();
    api.forgetNonces();
    clock.time += NONCE_LIFE;
    const [count, called] = [api.channel.length, api.called.length];
    const next = await stage({ store, api, clock });
    expect(await next.requestsOf(() => next.sync.start())).toEqual(['recent', 'edit']);
    expect(api.channel).toHaveLength(count);
    expect(next.armed()).toEqual([newest()]);
    expect(api.called.slice(called - 1)).toEqual([ben.id]);
  });

  test('is said anew when it never was, however old', async () => {
    const { says, store, api, clock } = await inPlay();
    await says(ana, 'end');
    clock.time += 10 * NONCE_LIFE;
    const next = await stage({ store, api, clock });
    expect(await next.requestsOf(() => next.sync.start())).toEqual(['recent', 'read', 'edit', 'post']);
  });
});

test('A command in another channel is not answered with the board, which comes where its table lives', async () => {
  const { tables, act, sync, api, log, opened, requestsOf } = await inPlay();
  await tables.showAnew(act(ben));
  api.pressed.set('typed', { person: ben.id });
  const answer = new Responder(api, { id: 'typed', token: 'token', channel_id: 'd' }, 'page', log);
  const command = async () =>
    expect(await sync.command(await opened(), 'd', answer)).toEqual({ kind: 'stands' });
  expect(await requestsOf(command)).toEqual(['post', 'read', 'edit']);
});
