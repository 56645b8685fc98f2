import { afterEach, describe, expect, test, vi } from 'vitest';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';
import { hold } from './held-requests.ts';

afterEach(() => void vi.useRealTimers());

type Stage = Awaited<ReturnType<typeof stage>>;

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

/** A match of three with a vote under way, of whose board nothing changes when somebody votes. */
async function voting() {
  const at = await stage();
  await at.command(ana, 'play');
  await at.presses(ben, 'join');
  await at.presses(eve, 'join');
  await at.presses(ana, 'start');
  await at.tables.propose(at.act(ana), { kind: 'end' });
  await at.spoken();
  /** What was sent and painted by some work. */
  const sent = async (work: () => Promise<unknown>) => {
    const before = { uploads: at.api.uploads, painted: at.painter.painted };
    await work();
    await at.sync.idle();
    return { uploads: at.api.uploads - before.uploads, painted: at.painter.painted - before.painted };
  };
  /** The pictures of the live message, by Discord's ids. */
  const pictures = async () => at.api.message(await at.live()).attachments.map(({ id }) => id);
  /** Gives the live message another file without anybody having noted it, as an edit does whose answer was lost. */
  const replaceFiles = async () => replacePicture(at, await at.live());
  /** Ben agrees by the button, or past Discord. */
  const agrees = {
    'by a press': () => at.presses(ben, ':agree'),
    'past Discord': async () => {
      await at.tables.agree(at.act(ben), (await at.opened()).now.table.vote?.id ?? -1);
      await at.spoken();
    },
  };
  return { ...at, sent, pictures, replaceFiles, agrees };
}

describe('A picture that a message shows already', () => {
  const ways = ['by a press', 'past Discord'] as const;

  test.each(ways)('is neither painted nor sent again where the words around it change %s', async (how) => {
    const { sent, pictures, agrees, textOf, live } = await voting();
    const before = await pictures();
    const words = textOf(await live());
    expect(await sent(agrees[how])).toEqual({ uploads: 0, painted: 0 });
    expect(textOf(await live())).not.toBe(words);
    expect(before).toHaveLength(1);
    expect(await pictures()).toEqual(before);
  });

  test('is known by what it shows after a restart', async () => {
    const first = await voting();
    const second = await stage({ store: first.store, api: first.api, clock: first.clock });
    await second.sync.start();
    await second.sync.idle();
    const before = first.api.uploads;
    await second.presses(ben, ':agree');
    expect(first.api.uploads).toBe(before);
  });

  test.each(ways)('is sent again where another file has taken its place in the message, %s', async (how) => {
    const { sent, agrees, pictures, replaceFiles, textOf, live } = await voting();
    await replaceFiles();
    const words = textOf(await live());
    expect(await sent(agrees[how])).toMatchObject({ uploads: 1 });
    expect(textOf(await live())).not.toBe(words);
    expect(await pictures()).toHaveLength(1);
  });

  test('makes room for another once the match has gone on', async () => {
    const { sent, presses } = await voting();
    expect(await sent(() => presses(ana, 'step'))).toEqual({ uploads: 1, painted: 1 });
  });
});

describe('A picture that was replaced since somebody pressed below it', () => {
  test('lets the answer that ends the turn be given all the same: the press is acknowledged, and the board ended as it stands', async () => {
    const at = await inPlay();
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
    const at = await inPlay();
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
    expect(at.armed()).toEqual([await at.live()]);
    expect(await at.store.owing()).toEqual([]);
  });

  test('lets a board that nobody has noted lose its buttons', async () => {
    const at = await inPlay();
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
    expect(at.armed()).toEqual([board]);
    expect(at.api.message(stray).attachments).toHaveLength(1);
    expect(at.textOf(board)).toContain('Points 1:0');
  });
});

describe('A picture that was replaced since its message was read', () => {
  test.each([
    ['by the move that ended its turn', (at: Stage) => at.sync.start()],
    ['by a board that was brought anew', (at: Stage) => at.command(ben, 'board')],
  ])('leaves no board its buttons that is out of date %s', async (how, bring) => {
    const at = await inPlay();
    const board = await at.live();
    if (how.includes('ended')) await at.says(ana, 'end');
    const read = hold(at.api, 'read');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const brought = bring(at);
    await read.carriedOut;
    await replacePicture(at, board);
    read.go();
    await brought;
    await at.sync.idle();
    await at.requestsOf(() => vi.advanceTimersByTimeAsync(1_000));
    expect(at.armed()).toEqual([await at.live()]);
    expect(await at.live()).not.toBe(board);
    expect(at.api.message(board).attachments).toHaveLength(1);
    expect(at.log.lines.join()).not.toContain('given up');
    expect(await at.store.owing()).toEqual([]);
  });
});
