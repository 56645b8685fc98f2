import { afterEach, describe, expect, test, vi } from 'vitest';
import { Responder } from '../../../src/discord/channel/responder.ts';
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

test('A command in another channel is not answered with the board, which comes where its table lives', async () => {
  const { tables, act, sync, api, log, opened, requestsOf } = await inPlay();
  await tables.showAnew(act(ben));
  api.pressed.set('typed', { person: ben.id });
  const answer = new Responder(api, { id: 'typed', token: 'token', channel_id: 'd' }, 'page', log);
  const command = async () =>
    expect(await sync.command(await opened(), 'd', answer)).toEqual({ kind: 'stands' });
  expect(await requestsOf(command)).toEqual(['post', 'read', 'edit']);
});
