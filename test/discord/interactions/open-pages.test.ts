import { afterEach, describe, expect, test, vi } from 'vitest';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { OpenPages } from '../../../src/discord/interactions/open-pages.ts';
import { TOKEN_LIFE } from '../../../src/discord/protocol/limits.ts';
import { fakeLog } from '../fake-log.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

type Stage = Awaited<ReturnType<typeof stage>>;

/** The points with which somebody’s own game is over. */
const OUT_AT = 7;
const MINUTE = 60_000;

/** What somebody alone sees, each message by its words. */
const seenBy = ({ api, textOf }: Stage, person: { readonly id: string }) =>
  api.seenBy(person.id).map(({ id }) => textOf(id));

/** Presses what contains these words in somebody's latest private page. */
async function pressOnPage({ page, pressesOn }: Stage, words: string) {
  const { id } = page(ana);
  await pressesOn(ana, id, words);
  return id;
}

describe('A private page that is opened again', () => {
  test('takes the place of whatever else was looked at, so that one page stands below the board', async () => {
    const here = await inPlay();
    for (const look of ['hand', 'hand', 'closer', 'closer', 'happened', 'happened', 'asides']) {
      await here.presses(ana, `look:t1:${look}`);
      expect(here.api.seenBy(ana.id)).toHaveLength(1);
    }
  });

  test('leaves pages of other people, and settings of other tables', async () => {
    const here = await inPlay();
    await here.command(ana, 'play');
    const other = await here.live('t2');
    await here.handled(here.pressing(ana, other, 'h1:look:t2:settings'));
    await here.presses(ana, 'look:t1:closer');
    await here.presses(ben, 'look:t1:hand');
    await here.presses(ana, 'look:t1:hand');
    await here.presses(ana, 'look:t1:hand');
    expect(here.api.seenBy(ana.id)).toHaveLength(2);
    expect(here.api.seenBy(ben.id)).toHaveLength(1);
  });

  test('replaces another and is replaced also where it was promised first', async () => {
    const here = await inPlay();
    await here.presses(ana, 'look:t1:happened');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    here.painter.wait = 2 * ACKNOWLEDGE_AFTER;
    const slow = here.presses(ana, 'look:t1:closer');
    await vi.advanceTimersByTimeAsync(10 * ACKNOWLEDGE_AFTER);
    await slow;
    expect(here.api.requests.slice(-3)).toEqual(['answer later', 'amend', 'remove']);
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
    vi.useRealTimers();
    await here.presses(ana, 'look:t1:closer');
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
  });

  test('takes the place of the page on which the turn before was answered', async () => {
    const here = await inPlay();
    await here.presses(ana, 'board:dig');
    await pressOnPage(here, 'keep');
    await pressOnPage(here, 'end');
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
    await here.presses(ben, 'board:end');
    await here.presses(ana, 'board:dig');
    expect(seenBy(here, ana)).toEqual([expect.stringMatching(/What of the \d/u)]);
  });

  test.each(['hand', 'asides', 'closer', 'happened', 'help'])(
    'takes the place of a private question, and leads back to it: %s',
    async (look) => {
      const here = await inPlay();
      await here.presses(ana, 'board:dig');
      await here.presses(ana, `look:t1:${look}`);
      expect(here.api.seenBy(ana.id)).toHaveLength(1);
      const id = await pressOnPage(here, 'refresh:t1:question');
      expect(seenBy(here, ana)).toEqual([expect.stringMatching(/What of the \d/u)]);
      expect(here.page(ana).id).toBe(id);
    },
  );

  test('replaces a page that was opened from another in its place, and that other no more', async () => {
    const here = await inPlay();
    await here.presses(ana, 'look:t1:closer');
    const legend = await pressOnPage(here, 'refresh:t1:legend');
    await here.presses(ana, 'look:t1:closer');
    expect(here.api.seenBy(ana.id).map(({ id }) => id)).not.toContain(legend);
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
  });
});

describe('A press on the board', () => {
  test('removes what whoever pressed was looking at, and nobody else’s page', async () => {
    const here = await inPlay();
    await here.presses(ana, 'look:t1:closer');
    await here.presses(ben, 'look:t1:closer');
    await here.presses(ana, 'board:step');
    expect(here.api.seenBy(ana.id)).toEqual([]);
    expect(here.api.seenBy(ben.id)).toHaveLength(1);
  });
});

describe('A former private page', () => {
  test('stays when its fifteen minutes are over, and nothing is asked', async () => {
    const here = await inPlay();
    await here.presses(ana, 'look:t1:hand');
    here.clock.time += TOKEN_LIFE;
    const asked = await here.requestsOf(() => here.presses(ana, 'look:t1:hand'));
    expect(asked).toEqual(['answer message alone']);
    expect(here.api.seenBy(ana.id)).toHaveLength(2);
  });

  test('has fifteen minutes more with each press on it', async () => {
    const here = await inPlay();
    await here.presses(ana, 'look:t1:closer');
    here.clock.time += 10 * MINUTE;
    await pressOnPage(here, 'refresh:t1:closer');
    here.clock.time += 10 * MINUTE;
    await here.presses(ana, 'look:t1:closer');
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
  });

  test('stays after a restart, until something was pressed on it', async () => {
    const here = await inPlay();
    await here.presses(ana, 'look:t1:closer');
    const again = await stage({ store: here.store, api: here.api, clock: here.clock });
    const asked = await again.requestsOf(() => again.presses(ana, 'look:t1:closer'));
    expect(asked).toEqual(['answer message alone']);
    const [old] = here.api.seenBy(ana.id);
    expect(here.api.seenBy(ana.id)).toHaveLength(2);
    if (old === undefined) throw new Error('the page is gone');
    await again.handled(again.pressing(ana, old.id, again.idIn(old.id, 'refresh:t1:closer')));
    expect(here.api.seenBy(ana.id).map(({ id }) => id)).toEqual([old.id]);
  });

  test('stays where Discord does not remove it, and nobody is troubled', async () => {
    const here = await inPlay();
    await here.presses(ana, 'look:t1:hand');
    for (const kind of ['gone', 'expired', 'passing'] as const) {
      here.api.fail('remove', kind);
      const asked = await here.requestsOf(() => here.presses(ana, 'look:t1:hand'));
      expect(asked).toEqual(['answer message alone', 'remove']);
    }
    expect(here.log.lines).toEqual([]);
  });

  test('costs no request where a press opens nothing', async () => {
    const here = await inPlay();
    expect(await here.requestsOf(() => here.presses(ana, 'board:step'))).toEqual(['answer update']);
    await here.presses(ana, 'look:t1:closer');
    expect(await here.requestsOf(() => pressOnPage(here, 'refresh:t1:closer'))).toEqual(['answer update']);
    expect(await here.requestsOf(() => here.presses(ana, 'undo'))).toEqual(['answer update', 'remove']);
    await here.presses(ana, 'board:step');
    expect(await here.requestsOf(() => here.presses(ana, 'undo'))).toEqual(['answer update']);
  });
});

describe('A private page of somebody at the table', () => {
  /** Ben has his hand open while he goes on to the points with which his own game is over, elsewhere. */
  async function going() {
    const here = await inPlay();
    await here.presses(ben, 'look:t1:hand');
    await here.presses(ana, 'board:end');
    const steps = async () => {
      await here.says(ben, 'step');
      await here.spoken();
    };
    return { ...here, steps };
  }

  test('gives way as soon as they are out to one that says so, below the board', async () => {
    const here = await going();
    for (let step = 1; step < OUT_AT; step += 1) await here.steps();
    const former = here.page(ben).id;
    expect(here.idsOf(former).join()).not.toContain('guess');
    expect(await here.requestsOf(here.steps)).toEqual(['edit', 'follow', 'remove']);
    const { id } = here.page(ben);
    expect(here.idsOf(id).join()).toContain('guess');
    expect(here.api.messages.at(-1)?.id).toBe(id);
    expect(here.api.seenBy(ben.id)).toHaveLength(1);
    expect(id).not.toBe(former);
    expect(await here.requestsOf(here.steps)).toEqual(['edit']);
  });

  test('leaves one page, also where they were shown meanwhile that they are out: as by the answer that put them out', async () => {
    const here = await going();
    for (let step = 1; step < OUT_AT; step += 1) await here.steps();
    const { follow } = here.api;
    here.api.follow = async (...given) => {
      here.api.follow = follow;
      await here.router.handle(here.pressing(ben, await here.live(), 'h1:look:t1:hand'));
      return follow.apply(here.api, given);
    };
    await here.steps();
    expect(here.api.seenBy(ben.id)).toHaveLength(1);
    expect(here.api.messages.at(-1)?.id).toBe(here.page(ben).id);
  });

  test('goes when the game is over, as the result tells all, also where it came after an answer', async () => {
    const here = await inPlay();
    await here.presses(ana, 'board:dig');
    await here.presses(ben, 'look:t1:hand');
    const end = here.pressing(ana, await here.live(), 'h1:end:t1:now');
    const asked = await here.requestsOf(() => here.handled(end));
    expect(asked.filter((request) => request === 'remove')).toHaveLength(2);
    expect(asked).not.toContain('amend');
    for (const person of [ana, ben]) expect(seenBy(here, person)).toEqual([]);
  });

  test('goes also where the answer on it has ended the game, however old it is', async () => {
    const here = await inPlay();
    await here.sends(ana, 'h1:look:t1:question');
    const { id } = here.page(ana);
    for (let step = 0; step < 10; step += 1) await here.pressesOn(ana, id, 'question:step');
    here.clock.time += TOKEN_LIFE;
    await here.pressesOn(ana, id, 'question:end');
    expect((await here.tables.look('t1'))?.table.phase).toBe('ended');
    expect(seenBy(here, ana)).toEqual([]);
  });

  test('stays as it was when its fifteen minutes are over, or where Discord refuses, and the log tells no token', async () => {
    const here = await going();
    for (let step = 1; step < OUT_AT; step += 1) await here.steps();
    here.api.fail('follow', 'refused');
    const [former] = here.api.seenBy(ben.id);
    expect(await here.requestsOf(here.steps)).toEqual(['edit', 'follow']);
    expect(here.api.seenBy(ben.id)).toEqual([former]);
    expect(await here.requestsOf(here.steps)).toEqual(['edit']);
    here.clock.time += TOKEN_LIFE;
    const end = here.pressing(ana, await here.live(), 'h1:end:t1:now');
    expect(await here.requestsOf(() => here.handled(end))).not.toContain('remove');
    expect(JSON.stringify(here.log)).not.toContain('token of');
  });
});

describe('A press on a private page that is removed meanwhile', () => {
  /** Ana presses in her page; before Discord gets the request that would change it, she opens the question anew. */
  async function overtaken(look: string, words: string, request: 'answer' | 'amend') {
    const here = await inPlay();
    const opening = async () => here.pressing(ana, await here.live(), `h1:${look}`);
    await here.handled(await opening());
    const { id } = here.page(ana);
    const press = here.pressing(ana, id, here.idIn(id, words));
    const usual = here.api[request];
    const first = async (...given: unknown[]) => {
      Object.assign(here.api, { [request]: usual });
      await here.router.handle(await opening());
      return Reflect.apply(usual, here.api, given);
    };
    Object.assign(here.api, { [request]: first });
    return { ...here, id, press };
  }

  test('counts, and shows what it has brought on a page of its own', async () => {
    const here = await overtaken('look:t1:question', 'question:step', 'answer');
    await here.handled(here.press);
    expect(here.counted.at(-1)).toBe('answer changed');
    expect((await here.tables.look('t1'))?.match?.ply).toBe(1);
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
    expect(here.page(ana).id).not.toBe(here.id);
    expect(here.idsOf(here.page(ana).id).join()).toContain('question:step');
    expect(seenBy(here, ana)).toEqual([expect.not.stringContaining('⚠️')]);
  });

  test('also if it was acknowledged before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const here = await overtaken('look:t1:closer', 'refresh:t1:legend', 'amend');
    const opened = here.tables.opened.bind(here.tables);
    Object.assign(here.tables, {
      opened: async (...given: Parameters<typeof opened>) => {
        Object.assign(here.tables, { opened });
        await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER + 1);
        return opened(...given);
      },
    });
    expect(await here.requestsOf(() => here.handled(here.press))).toEqual([
      ...['answer noted', 'answer message alone', 'remove', 'amend'],
      ...['follow', 'remove'],
    ]);
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
    expect(here.page(ana).id).not.toBe(here.id);
  });
});

describe('A page that comes of an answer with which the turn ends', () => {
  /** Ana’s page with her question. */
  const asked = async (here: Stage) => {
    await here.sends(ana, 'h1:look:t1:question');
    return here.page(ana).id;
  };

  test('stands below the new board, and the page that was pressed is gone', async () => {
    const here = await inPlay();
    const id = await asked(here);
    const press = here.pressing(ana, id, here.idIn(id, 'question:end'));
    expect(await here.requestsOf(() => here.handled(press))).toEqual([
      ...['read', 'edit', 'post'],
      ...['answer message alone', 'remove'],
    ]);
    expect(here.api.messages.at(-1)?.id).toBe(here.page(ana).id);
    expect(here.api.messages.at(-2)?.id).toBe(await here.live());
    expect(here.api.seenBy(ana.id)).toHaveLength(1);
  });

  test('is shown in its own place where the pressed page can be removed no more, or no new board comes', async () => {
    const here = await inPlay();
    const id = await asked(here);
    const step = here.pressing(ana, id, here.idIn(id, 'question:step'));
    expect(await here.requestsOf(() => here.handled(step))).toEqual(['answer update', 'edit']);
    here.clock.time += TOKEN_LIFE;
    const end = here.pressing(ana, id, here.idIn(id, 'question:end'));
    expect((await here.requestsOf(() => here.handled(end)))[0]).toBe('answer update');
    expect(here.api.seenBy(ana.id).map((seen) => seen.id)).toEqual([id]);
  });

  test('does not wait for a channel that Discord keeps waiting', async () => {
    const here = await inPlay();
    const id = await asked(here);
    const press = here.pressing(ana, id, here.idIn(id, 'question:end'));
    here.api.fail('edit', 'passing');
    await here.router.handle(press);
    expect(here.page(ana).id).not.toBe(id);
    await here.sync.stop();
  });
});

test('So many private pages are remembered and no more, and none whose time is over', async () => {
  const removed: string[] = [];
  // It is read so often that hours would pass if each reading took a while.
  const clock = { time: 1, now: () => clock.time };
  const api = {
    remove: async ({ id }: { readonly id: string }) => void removed.push(id),
    amend: async () => ({ id: '1', attachments: [] }),
    follow: async () => '2',
  };
  const draw = () => ({ components: [], pictures: [] });
  const pages = new OpenPages({ api, clock, draw, log: fakeLog() });
  const open = (person: number, message = `m${person}`) =>
    pages.note({
      ...{ person: String(person), page: { of: 't1', kind: 'hand' }, message, original: true },
      ...{ interactionToken: { id: `i${person}`, token: 'secret' }, since: clock.time },
    });
  for (let person = 0; person < 2_500; person += 1) open(person);
  expect(pages.size).toBe(2_000);
  open(0, 'anew');
  open(2_499, 'anew too');
  expect(removed).toEqual(['i2499']);
  clock.time += TOKEN_LIFE;
  open(1);
  expect(pages.size).toBe(1);
});
