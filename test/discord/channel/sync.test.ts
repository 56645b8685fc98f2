import { afterEach, describe, expect, test, vi } from 'vitest';
import { NONCE_LIFE } from '../../../src/discord/protocol/limits.ts';
import { ana, ben, nextProcess, shown } from './sync-stage.ts';

afterEach(() => void vi.useRealTimers());

describe('A press', () => {
  test('is answered with the board that it leads to, by its own token, with one note', async () => {
    const { table, board, press, requestsOf, textOf, tables } = await shown();
    table.plays(0, 'step');
    const notes = tables.notes.length;
    expect(await requestsOf(() => press(table, board))).toEqual(['answer update']);
    expect(textOf(board)).toContain('Points 1:0');
    expect(tables.notes.length - notes).toBe(1);
  });

  test('that ends a turn closes its board, and whoever is up is called by a new one', async () => {
    const { table, board, press, requestsOf, textOf, newest, peopleOf, armed, called } = await shown();
    table.plays(0, 'end');
    expect(await requestsOf(() => press(table, board))).toEqual(['answer update', 'post']);
    expect(textOf(board)).toContain('Ana end');
    expect(peopleOf(newest())).toEqual([ben.id]);
    expect(armed()).toEqual([newest()]);
    expect(called).toEqual(['t1', 't1']);
  });

  test('that changed nothing is acknowledged', async () => {
    const { table, board, press, requestsOf } = await shown();
    expect(await requestsOf(() => press(table, board))).toEqual(['answer noted']);
  });

  test('of several that wait together is answered with the latest board at most once more, and all are heard', async () => {
    const { table, board, press, requestsOf, textOf } = await shown();
    const asked = await requestsOf(() =>
      Promise.all(
        [1, 2, 3, 4].map(() => {
          table.plays(0, 'step');
          return press(table, board);
        }),
      ),
    );
    expect(asked).toHaveLength(4);
    expect(asked.filter((line) => line === 'answer update').length).toBeLessThanOrEqual(2);
    expect(textOf(board)).toContain('Points 4:0');
  });

  test('is answered with the table as it is by the time that the others were acknowledged', async () => {
    const { table, board, press, requestsOf, textOf, api } = await shown();
    table.plays(0, 'step');
    const { answer } = api;
    let late: Promise<void> | undefined;
    api.answer = async (interactionToken, given) => {
      const answered = await answer.call(api, interactionToken, given);
      if (late === undefined) {
        table.plays(0, 'step');
        late = press(table, board);
      }
      return answered;
    };
    const asked = await requestsOf(async () => {
      await Promise.all([press(table, board), press(table, board)]);
      await late;
    });
    expect(asked).toEqual(['answer noted', 'answer noted', 'answer update']);
    expect(textOf(board)).toContain('Points 2:0');
  });

  test('whose answer comes too late is shown by an edit', async () => {
    const { table, board, press, requestsOf, api, textOf } = await shown();
    table.plays(0, 'step');
    api.fail('answer', 'expired');
    expect(await requestsOf(() => press(table, board))).toEqual(['answer update', 'edit']);
    expect(textOf(board)).toContain('Points 1:0');
  });

  test('on an old board that kept its buttons takes them from it', async () => {
    const { table, board, press, command, requestsOf, api, armed, newest } = await shown();
    table.calls('again', []);
    api.fail('read', 'refused');
    await command(table);
    expect(armed()).toEqual([board, newest()]);
    expect(await requestsOf(() => press(table, board))).toEqual(['answer update']);
    expect(armed()).toEqual([newest()]);
  });

  test('on what is out of date has the board read, and not sent again if it stands as it should', async () => {
    const { table, board, sync, requestsOf, pressedIn } = await shown();
    const before = pressedIn(board);
    expect(await requestsOf(() => sync.seeStale('t1', before))).toEqual([]);
    table.plays(0, 'dare');
    await requestsOf(() => sync.see('t1'));
    expect(await requestsOf(() => sync.seeStale('t1', before))).toEqual(['read']);
  });
});

describe('A message with nothing to tell', () => {
  test('is gone once the next one stands', async () => {
    const { table, board, requestsOf, sync, api, newest, peopleOf } = await shown();
    table.calls('motion', [ben.id], true);
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['delete', 'post']);
    expect(api.channel.map(({ id }) => id)).toEqual([newest()]);
    expect(newest()).not.toBe(board);
    expect(peopleOf(newest())).toEqual([ben.id]);
    expect(await requestsOf(() => sync.see('t1'))).toEqual([]);
  });

  test('that was pressed is gone after the press was acknowledged', async () => {
    const { table, board, press, requestsOf, api, newest } = await shown();
    table.calls('motion', [ben.id], true);
    expect(await requestsOf(() => press(table, board))).toEqual(['answer noted', 'delete', 'post']);
    expect(api.channel.map(({ id }) => id)).toEqual([newest()]);
  });

  test('loses its buttons where Discord does not delete it', async () => {
    for (const kind of ['refused', 'closed'] as const) {
      const { table, board, requestsOf, sync, api, newest, armed } = await shown();
      table.calls('motion', [ben.id], true);
      api.fail('delete', kind);
      expect(await requestsOf(() => sync.see('t1'))).toEqual(['delete', 'read', 'edit', 'post']);
      expect(api.channel.map(({ id }) => id)).toEqual([board, newest()]);
      expect(armed()).toEqual([newest()]);
      expect(await requestsOf(() => sync.see('t1'))).toEqual([]);
    }
  });

  test('is not looked for where somebody else has deleted it', async () => {
    const { table, requestsOf, sync, api, armed, newest } = await shown();
    table.calls('motion', [ben.id], true);
    api.messages.pop();
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['delete', 'post']);
    expect(armed()).toEqual([newest()]);
    expect(await requestsOf(() => sync.see('t1'))).toEqual([]);
  });

  test('is deleted later where that failed at first', async () => {
    const { table, requestsOf, sync, api, newest } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    table.calls('motion', [ben.id], true);
    api.fail('delete', 'passing');
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['delete']);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['delete', 'post']);
    expect(api.channel.map(({ id }) => id)).toEqual([newest()]);
  });

  test('stays without its buttons where the thread of the table was started from it', async () => {
    const { table, board, requestsOf, sync, api, armed, newest } = await shown();
    table.changes({ channel: board, thread: 'own' });
    table.calls('motion', [ben.id], true);
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read', 'edit', 'post']);
    expect(api.channel.map(({ id }) => id)).toEqual([board, newest()]);
    expect(armed()).toEqual([newest()]);
  });
});

describe('A command', () => {
  test('is answered with the new message that it wishes for, and the former one loses its buttons', async () => {
    const { table, board, command, requestsOf, armed, newest } = await shown();
    table.calls('again', []);
    expect(await requestsOf(async () => expect(await command(table)).toEqual({ kind: 'answered' }))).toEqual([
      'answer message',
      'read',
      'edit',
    ]);
    expect(newest()).not.toBe(board);
    expect(armed()).toEqual([newest()]);
  });

  test('in another channel is not answered with it', async () => {
    const { table, command, requestsOf } = await shown();
    table.calls('again', []);
    expect(
      await requestsOf(async () => expect(await command(table, 'd')).toEqual({ kind: 'stands' })),
    ).toEqual(['post', 'read', 'edit']);
  });

  test('whose answer failed on the way has brought the message all the same, once', async () => {
    const { table, command, requestsOf, api, armed, newest } = await shown();
    table.calls('again', []);
    api.fail('answer', 'passing', true);
    const count = api.channel.length;
    expect(await requestsOf(() => command(table))).toEqual([
      'answer message',
      'recent',
      'edit',
      'read',
      'edit',
    ]);
    expect(api.channel).toHaveLength(count + 1);
    expect(armed()).toEqual([newest()]);
  });
});

describe('What a dead process left', () => {
  test('is shown by the next one, which looks first whether its board still stands', async () => {
    const first = await shown();
    first.table.plays(0, 'step');
    const { requestsOf, sync, textOf } = nextProcess(first);
    expect(await requestsOf(() => sync.start())).toEqual(['read', 'edit']);
    expect(textOf(first.board)).toContain('Points 1:0');
    expect(await requestsOf(() => sync.start())).toEqual([]);
  });

  test('calls nobody twice where the message was posted and not noted, however old', async () => {
    const first = await shown();
    first.table.plays(0, 'end');
    first.api.fail('post', 'passing', true);
    await first.requestsOf(() => first.sync.see('t1'));
    await first.sync.stop();
    first.api.forgetNonces();
    first.clock.time += NONCE_LIFE;
    const count = first.api.channel.length;
    const { requestsOf, sync, api, armed, newest } = nextProcess(first);
    const called = first.peopleOf(newest());
    expect(await requestsOf(() => sync.start())).toEqual(['recent', 'edit']);
    expect(api.channel).toHaveLength(count);
    expect(armed()).toEqual([newest()]);
    expect(called).toEqual([ben.id]);
  });

  test('and that somebody presses before it is noted is the board from then on', async () => {
    const first = await shown();
    first.table.plays(0, 'end');
    first.api.fail('post', 'passing', true);
    await first.requestsOf(() => first.sync.see('t1'));
    await first.sync.stop();
    const { table } = first;
    const { requestsOf, newest, press, armed, textOf } = nextProcess(first);
    table.plays(1, 'step');
    expect(await requestsOf(() => press(table, newest(), false))).toEqual(['answer update']);
    expect(armed()).toEqual([newest()]);
    expect(textOf(newest())).toContain('Points 0:1');
  });

  test('tells each turn once, and calls everybody, where several were over before anything was said', async () => {
    const { table, board, requestsOf, sync, textOf, newest, api, peopleOf } = await shown();
    table.plays(0, 'step');
    table.plays(0, 'end');
    table.calls('motion', [ana.id], true);
    table.plays(1, 'end');
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read', 'edit', 'post']);
    expect(textOf(board)).toContain('Ana step');
    expect(textOf(board)).toContain('Ben end');
    expect(api.channel).toHaveLength(2);
    expect(peopleOf(newest())).toEqual([ana.id]);
  });
});

describe('A board that stands nowhere', () => {
  test('is posted again, and calls nobody, where it was deleted', async () => {
    const { table, api, sync, requestsOf, peopleOf, newest } = await shown();
    api.messages.pop();
    table.plays(0, 'step');
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['edit', 'post']);
    expect(peopleOf(newest())).toEqual([]);
  });

  test('is a later one that nobody knows, after a backup was restored', async () => {
    const first = await shown();
    const { api, board } = first;
    first.clock.time += 1_000;
    const { id: stray } = await api.post('c', { body: { components: [] }, files: [] }, 'stray');
    api.messages.splice(-1, 1, { ...api.message(board), id: stray });
    await api.edit('c', board, { body: { components: [] }, files: [] });
    const { requestsOf, sync, armed } = nextProcess(first);
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read', 'recent', 'edit']);
    expect(armed()).toEqual([stray]);
  });

  test('is found by looking at each table once after a start', async () => {
    const first = await shown();
    first.tables.begin('t2', 'd');
    await first.requestsOf(() => first.sync.start());
    const { sync, requestsOf } = nextProcess(first);
    expect(await requestsOf(() => sync.lookAt(['t1', 't2', 't1']))).toEqual(['read', 'read']);
  });

  test('has no table where a former version wrote it: it loses its buttons', async () => {
    const { sync, board, pressedIn, requestsOf, armed, api } = await shown();
    api.fail('edit', 'passing');
    expect(await requestsOf(() => sync.removeButtons(pressedIn(board)))).toEqual(['edit']);
    expect(await requestsOf(() => sync.removeButtons(pressedIn(board)))).toEqual(['edit']);
    expect(armed()).toEqual([]);
  });

  test('is not what a stray message is: that loses its buttons where the board stands', async () => {
    const { table, api, board, press, requestsOf, armed, clock } = await shown();
    clock.time += 1_000;
    const { id: stray } = await api.post('c', { body: { components: [] }, files: [] }, 'stray');
    const { components = [], ...rest } = api.message(board);
    const unmarked = components.map((part) => ({ ...part, id: 1 }));
    api.messages.splice(-1, 1, { ...rest, components: unmarked, id: stray });
    expect(await requestsOf(() => press(table, stray, false))).toEqual(['read', 'answer update']);
    expect(armed()).toEqual([board]);
  });
});

describe('A table that was moved', () => {
  test('while a post is in doubt leaves no board with buttons behind, and calls nobody twice', async () => {
    const { table, requestsOf, sync, api, armed, newest } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const before = api.called.length;
    table.plays(0, 'end');
    api.fail('post', 'passing', true);
    await requestsOf(() => sync.see('t1'));
    table.calls('again', [], false, { channel: 'd' });
    await requestsOf(() => vi.advanceTimersByTimeAsync(1_000));
    expect(armed()).toEqual([newest()]);
    expect(api.channelOf(newest())).toBe('d');
    expect(api.called.slice(before)).toEqual([ben.id]);
  });
});
