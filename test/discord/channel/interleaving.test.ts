import { afterEach, describe, expect, test, vi } from 'vitest';
import { ana, ben, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

type Stage = Awaited<ReturnType<typeof stage>>;
type Held = 'answer' | 'edit' | 'read';

/** Lets the next request of a kind be carried out, and its answer wait until it is let go; `carriedOut` settles when it was. */
function hold(api: Stage['api'], method: Held) {
  const real: (...args: never[]) => Promise<unknown> = api[method].bind(api);
  let done = () => {};
  let go = () => {};
  const carriedOut = new Promise<void>((settle) => {
    done = settle;
  });
  const gate = new Promise<void>((settle) => {
    go = settle;
  });
  Object.assign(api, {
    [method]: async (...args: never[]) => {
      Object.assign(api, { [method]: real });
      const result = await real(...args);
      done();
      await gate;
      return result;
    },
  });
  return { carriedOut, go: () => go() };
}

/** Lets everything go on as far as it can: here nothing waits for anything but what is held. */
const stalled = (): Promise<void> => new Promise(setImmediate);

/** A message of the channel that is known. */
const known = (id: string) => ({ id, channel: 'c', isKnown: true, isClosed: false });

const newest = ({ api }: Stage): string => api.channel.at(-1)?.id ?? '';

/** The messages of the channel in which something can be pressed. */
const armed = (at: Stage): readonly string[] =>
  at.api.channel.filter(({ id }) => at.idsOf(id).length > 0).map(({ id }) => id);

/** Presses what contains these words in a message. */
const pressIn = (at: Stage, person: typeof ana, message: string, words: string) =>
  at.handled(at.pressing(person, message, at.idIn(message, words)));

/** Brings a message another picture than it had, as a request does that was believed to have failed. */
async function replacePicture({ api }: Stage, message: string): Promise<void> {
  const { body } = api.message(message);
  const [name = ''] = api.message(message).attachments.map(({ filename }) => filename);
  const attachments = [{ id: '0', filename: name }];
  await api.edit('c', message, {
    body: { ...body, attachments },
    files: [{ name, data: new Uint8Array(1) }],
  });
}

describe('A command that comes twice', () => {
  test('leaves the board that it brought its buttons', async () => {
    const at = await stage();
    await at.started();
    await at.command(ben, 'board', 'twice');
    const board = await at.live();
    await at.command(ben, 'board', 'twice');
    expect(await at.live()).toBe(board);
    expect(at.idsOf(board).join()).toContain('board:step');
  });

  test('leaves the lobby that it opened its buttons', async () => {
    const at = await stage();
    await at.command(ana, 'play', 'twice');
    await at.command(ana, 'play', 'twice');
    expect(at.idsOf(await at.live()).join()).toContain('join');
  });

  test('brings nothing older than what was done in between', async () => {
    const at = await stage();
    await at.started();
    await at.command(ben, 'board', 'twice');
    await at.tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'step');
    await at.command(ben, 'board', 'twice');
    await at.sync.start();
    await at.sync.idle();
    expect(at.textOf(await at.live())).toContain('Points 1:0');
    expect(await at.store.owing()).toEqual([]);
  });
});

describe('A press that comes twice', () => {
  test('while something else is said is shown all the same', async () => {
    const at = await stage();
    await at.started();
    const message = await at.live();
    const edit = hold(at.api, 'edit');
    const outOfDate = { components: [], attachments: [] };
    at.sync.seeStale('t1', { ...known(message), content: outOfDate });
    await edit.carriedOut;
    const press = at.pressing(ana, message, at.idIn(message, 'board:step'), undefined, 'twice');
    const both = Promise.all([at.handled(press), at.handled(press)]);
    await stalled();
    edit.go();
    await both;
    await at.sync.idle();
    expect(at.textOf(message)).toContain('Points 1:0');
  });

  test('the second time when more has been done does not count as having shown that', async () => {
    const at = await stage();
    await at.started();
    const message = await at.live();
    const press = at.pressing(ana, message, at.idIn(message, 'board:step'), undefined, 'twice');
    await at.handled(press);
    await at.tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 1, 'step');
    await at.handled(press);
    await at.sync.start();
    await at.sync.idle();
    expect(at.textOf(message)).toContain('Points 2:0');
  });
});

describe('A board that stands in the channel before it is noted', () => {
  test('keeps its buttons when somebody presses wrongly in it', async () => {
    const at = await stage();
    await at.started();
    const answer = hold(at.api, 'answer');
    const asked = at.command(ben, 'board');
    await answer.carriedOut;
    const board = newest(at);
    const pressed = pressIn(at, ben, board, 'board:step');
    await stalled();
    answer.go();
    await Promise.all([asked, pressed]);
    expect(await at.live()).toBe(board);
    expect(at.idsOf(board).join()).toContain('board:step');
  });

  test('is the one when it is brought beside the answer and its request failed, whoever pressed in it', async () => {
    for (const person of [ana, ben]) {
      const at = await stage();
      await at.started();
      const former = await at.live();
      at.api.fail('answer', 'expired');
      at.api.fail('post', 'passing', true);
      await at.command(ben, 'board');
      const board = newest(at);
      expect(board).not.toBe(former);
      await pressIn(at, person, board, 'board:step');
      await at.sync.idle();
      expect(await at.live()).toBe(board);
      expect(newest(at)).toBe(board);
      expect(at.idsOf(board).join()).toContain('board:step');
      expect(at.idsOf(former)).toEqual([]);
      expect(at.textOf(board)).toContain(person === ana ? 'Points 1:0' : 'Points 0:0');
    }
  });

  test('is the one when its answer failed on the way', async () => {
    const at = await stage();
    await at.started();
    at.api.fail('answer', 'passing', true);
    await at.command(ben, 'board');
    expect(await at.live()).toBe(newest(at));
    expect(armed(at)).toEqual([await at.live()]);
  });

  test('is the one in the place of a board that was deleted, also when more is done before it is noted', async () => {
    const at = await stage();
    await at.started();
    at.api.messages.pop();
    await at.tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'step');
    at.api.fail('post', 'passing', true);
    await at.sync.start();
    await at.sync.idle();
    await at.tables.answer({ table: 't1', person: ana.id, interaction: 'y' }, 1, 'step');
    at.sync.see('t1');
    await at.sync.idle();
    expect(armed(at)).toEqual([await at.live()]);
    expect(at.textOf(await at.live())).toContain('Points 2:0');
  });

  test('gives way to the next when its request failed and the turn went on: whoever is up hears of a new message', async () => {
    const at = await stage();
    await at.started();
    await at.tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'end');
    at.api.fail('post', 'passing', true);
    await at.sync.start();
    await at.sync.idle();
    const unnoted = newest(at);
    await at.tables.answer({ table: 't1', person: ben.id, interaction: 'y' }, 1, 'end');
    await at.sync.start();
    await at.sync.idle();
    expect(await at.live()).toBe(newest(at));
    expect(newest(at)).not.toBe(unnoted);
    expect(armed(at)).toEqual([newest(at)]);
    expect(at.api.message(newest(at)).body.allowed_mentions?.users).toEqual([ana.id]);
    expect(await at.store.tableOf(unnoted)).toBe('t1');
  });
});

describe('A new message', () => {
  test('calls those who were asked something with it, also when the match has gone on before it is said', async () => {
    const at = await stage();
    await at.started();
    await at.tables.propose({ table: 't1', person: ana.id, interaction: 'x' }, { kind: 'end' });
    await at.tables.answer({ table: 't1', person: ana.id, interaction: 'y' }, 0, 'step');
    await at.sync.start();
    await at.sync.idle();
    expect(at.textOf(newest(at))).toContain('Points 1:0');
    expect(at.api.message(newest(at)).body.allowed_mentions?.users).toEqual([ben.id]);
  });
});

describe('A table that is brought to another channel', () => {
  const moved = async () => {
    const at = await stage();
    await at.started();
    const former = await at.live();
    const act = { table: 't1', person: ana.id, interaction: 'x' };
    await at.tables.move(act, { guild: 'g', channel: 'd' });
    return { at, former };
  };

  test('gets its board there, also when somebody presses in the former one before', async () => {
    const { at, former } = await moved();
    await pressIn(at, ana, former, 'board:step');
    expect(at.api.posted.at(-1)).toBe('d');
    expect((await at.opened()).messages).toMatchObject([{ channel: 'd', id: newest(at), standing: 'live' }]);
    expect(at.textOf(newest(at))).toContain('Points 1:0');
    expect(armed(at)).toEqual([newest(at)]);
    expect(await at.store.owing()).toEqual([]);
  });

  test('has the former one give way when somebody presses in the new one before it is noted', async () => {
    const { at, former } = await moved();
    at.api.fail('post', 'passing', true);
    await at.sync.start();
    await at.sync.idle();
    const board = newest(at);
    expect(board).not.toBe(former);
    await pressIn(at, ana, board, 'board:step');
    expect(await at.live()).toBe(board);
    expect(armed(at)).toEqual([board]);
    expect(await at.store.owing()).toEqual([]);
  });
});

describe('A board that is out of date', () => {
  test('loses its buttons later when that failed at first', async () => {
    const at = await stage();
    await at.started();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    at.api.fail('edit', 'passing');
    await at.command(ben, 'board');
    await at.requestsOf(() => vi.advanceTimersByTimeAsync(1_000));
    expect(armed(at)).toEqual([await at.live()]);
  });

  test('loses its buttons after a start, too, with the next thing that is done at its table', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await stage();
    await first.started();
    const former = await first.live();
    first.api.fail('edit', 'passing');
    await first.command(ben, 'board');
    await first.sync.stop();
    expect(armed(first)).toEqual([former, await first.live()]);
    const next = await stage({ store: first.store, api: first.api });
    await next.presses(ana, 'board:step');
    expect(armed(next)).toEqual([await next.live()]);
    expect(await next.requestsOf(() => next.presses(ana, 'board:step'))).toEqual(['answer update']);
  });

  test('keeps nobody waiting for ever: what fails again is tried again, later each time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const at = await stage();
    await at.started();
    for (const _ of [1, 2, 3]) at.api.fail('read', 'passing');
    expect(await at.requestsOf(() => at.command(ben, 'board'))).toEqual(['answer message', 'read']);
    expect(await at.requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['read']);
    expect(await at.requestsOf(() => vi.advanceTimersByTimeAsync(2_000))).toEqual(['read']);
    expect(await at.requestsOf(() => vi.advanceTimersByTimeAsync(4_000))).toEqual(['read', 'edit']);
    expect(armed(at)).toEqual([await at.live()]);
  });
});

describe('A picture that was replaced since somebody pressed below it', () => {
  test('lets the answer that ends the turn be given all the same: the press is acknowledged, and the board ended as it stands', async () => {
    const at = await stage();
    await at.started();
    const board = await at.live();
    const press = at.pressing(ana, board, at.idIn(board, 'board:end'));
    await replacePicture(at, board);
    const [picture] = at.api.message(board).attachments;
    expect(picture).not.toEqual(press.message.attachments[0]);
    expect(await at.requestsOf(() => at.handled(press))).toEqual([
      'answer update',
      'answer noted',
      'read',
      'amend',
      'post',
    ]);
    expect(at.idsOf(board)).toEqual([]);
    expect(at.textOf(board)).toContain('Ana end');
    expect(at.api.message(board).attachments).toEqual([picture]);
    expect(at.counted.at(-1)).toBe('answer changed');
    expect(at.api.seenBy(ana.id)).toEqual([]);
    expect(await at.store.owing()).toEqual([]);
  });

  test('and that cannot be read just then leaves the press acknowledged, and the rest to be done in its time', async () => {
    const at = await stage();
    await at.started();
    const board = await at.live();
    const press = at.pressing(ana, board, at.idIn(board, 'board:end'));
    await replacePicture(at, board);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    at.api.fail('read', 'passing');
    const requests = await at.requestsOf(() => at.handled(press));
    expect(requests.slice(0, 3)).toEqual(['answer update', 'answer noted', 'read']);
    expect(at.textOf(at.page(ana).id)).toContain('That worked');
    await at.requestsOf(() => vi.advanceTimersByTimeAsync(1_000));
    expect(at.idsOf(board)).toEqual([]);
    expect(armed(at)).toEqual([await at.live()]);
    expect(await at.store.owing()).toEqual([]);
  });

  test('lets a board that nobody has noted lose its buttons', async () => {
    const at = await stage();
    await at.started();
    const board = await at.live();
    const { body } = at.api.message(board);
    const files = [{ name: 'board.webp', data: new Uint8Array(1) }];
    const { id: stray } = await at.api.post('c', { body, files }, 'nobody noted it');
    const press = at.pressing(ana, stray, at.idIn(stray, 'board:step'));
    await replacePicture(at, stray);
    expect(await at.requestsOf(() => at.handled(press))).toEqual([
      'edit',
      'answer update',
      'answer noted',
      'read',
      'amend',
    ]);
    expect(armed(at)).toEqual([board]);
    expect(at.api.message(stray).attachments).toHaveLength(1);
    expect(at.textOf(board)).toContain('Points 1:0');
  });
});

describe('A picture that was replaced since its message was read', () => {
  test.each([
    ['by the move that ended its turn', (at: Stage) => at.sync.start()],
    ['by a board that was brought anew', (at: Stage) => at.command(ben, 'board')],
  ])('leaves no board its buttons that is out of date %s', async (how, bring) => {
    const at = await stage();
    await at.started();
    const board = await at.live();
    if (how.includes('ended')) {
      const act = { table: 't1', person: ana.id, interaction: 'x' };
      await at.tables.answer(act, 0, 'end');
    }
    const read = hold(at.api, 'read');
    const brought = bring(at);
    await read.carriedOut;
    await replacePicture(at, board);
    read.go();
    await brought;
    await at.sync.idle();
    expect(armed(at)).toEqual([await at.live()]);
    expect(await at.live()).not.toBe(board);
    expect(at.api.message(board).attachments).toHaveLength(1);
    expect(at.log.lines.join()).not.toContain('given up');
    expect(await at.store.owing()).toEqual([]);
  });
});

describe('A board that stands nowhere', () => {
  /** A table whose known board has lost its buttons, as after a restore, and a later board of it that nobody knows. */
  async function lost() {
    const at = await stage();
    await at.started();
    const known = await at.live();
    const { api } = at;
    at.clock.time += 1;
    const { id: stray } = await api.post('c', { body: { components: [] }, files: [] }, 'stray');
    // It was posted in another history of the table.
    const { body, components = [], ...rest } = api.message(known);
    const copy = components.map((part, place) => (place === 0 ? { ...part, id: 7 } : part));
    api.messages.splice(-1, 1, {
      ...rest,
      id: stray,
      body: { ...body, components: copy },
      components: copy,
    });
    await api.edit('c', known, { body: { components: [] }, files: [] });
    return { ...at, known, stray };
  }

  test('is brought by a press that counts in a message that nobody knows, which becomes the board', async () => {
    const { stray, handled, pressing, live, textOf, idsOf, store, api } = await lost();
    await handled(pressing(ana, stray, 'h1:answer:t1:0:board:step'));
    expect(await live()).toBe(stray);
    expect(textOf(stray)).toContain('Points 1:0');
    expect(idsOf(stray)).not.toEqual([]);
    expect(await store.owing()).toEqual([]);
    expect(api.channel.filter(({ id }) => idsOf(id).length > 0)).toHaveLength(1);
  });

  test('is brought by a new message that calls whoever is up then where the press has ended the turn', async () => {
    const { stray, handled, pressing, live, idsOf, api } = await lost();
    await handled(pressing(ana, stray, 'h1:answer:t1:0:board:end'));
    expect(await live()).not.toBe(stray);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
    expect(idsOf(stray)).toEqual([]);
  });

  test('is brought by whoever only looks, or presses what is out of date', async () => {
    for (const id of ['h1:look:t1:happened', 'h1:answer:t1:7:board:step', 'h1:undo:t1:9']) {
      const { stray, handled, pressing, live, idsOf } = await lost();
      await handled(pressing(ben, stray, id));
      expect(await live()).toBe(stray);
      expect(idsOf(stray)).toContain('h1:answer:t1:0:board:step');
    }
  });

  test('is brought where the table lives, and what was pressed elsewhere leads there', async () => {
    const { stray, handled, pressing, live, idsOf, textOf, tables, opened, api, sync } = await lost();
    await tables.move({ table: 't1', person: ana.id, interaction: 'move' }, { guild: 'g', channel: 'd' });
    const { channel, now } = await opened();
    await tables.note('t1', { channel: { ...channel, posted: now.table.revision } });
    await handled(pressing(ben, stray, 'h1:look:t1:happened'));
    await sync.idle();
    expect(await live()).not.toBe(stray);
    expect(api.posted.at(-1)).toBe('d');
    expect(idsOf(stray)).toEqual([]);
    expect(textOf(stray)).toContain('This game goes on in <#d>');
  });

  test('is left as it is while nobody knows whether it stands', async () => {
    const { stray, handled, pressing, live, known, idsOf, api } = await lost();
    api.fail('read', 'passing');
    await handled(pressing(ben, stray, 'h1:look:t1:happened'));
    expect(await live()).toBe(known);
    expect(idsOf(stray)).not.toEqual([]);
    await handled(pressing(ben, stray, 'h1:look:t1:happened'));
    expect(await live()).toBe(stray);
  });

  test('is brought once, however many look for it', async () => {
    const { stray, store, api, clock } = await lost();
    const { live, sync, idsOf, requestsOf } = await stage({ store, api, clock });
    await requestsOf(() => sync.lookAt(['t1', 't1']));
    expect(await live()).toBe(stray);
    expect(idsOf(stray)).toContain('h1:answer:t1:0:board:step');
    expect(await requestsOf(() => sync.lookAt(['t1']))).toEqual([]);
  });
});
