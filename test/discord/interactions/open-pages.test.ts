import { afterEach, describe, expect, test, vi } from 'vitest';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { OpenPages } from '../../../src/discord/interactions/open-pages.ts';
import { TOKEN_LIFE } from '../../../src/discord/protocol/limits.ts';
import { fakeLog } from '../fake-log.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, inPlay, type stage } from '../stage.ts';

stageInWords(`
# A private page that is opened again
takes the place of whatever else was looked at, so that one page stands below the board
  ana presses look:t1:hand; ana presses look:t1:hand; ana presses look:t1:closer => ana.pages: 1
  ana presses look:t1:closer; ana presses look:t1:happened; ana presses look:t1:happened => ana.pages: 1
  ana presses look:t1:asides => ana.pages: 1
leaves pages of other people, and settings of other tables
  ana types /play; ana sends h1:look:t2:settings on t2; ana presses look:t1:closer; ben presses look:t1:hand
  2 times ana presses look:t1:hand => ana.pages: 2 | ben.pages: 1
takes the place of the page on which the turn before was answered
  ana presses board:dig; ana presses keep on page; ana presses end on page => ana.pages: 1
  ben presses board:end; ana presses board:dig => ana.pages: 1 | ana/: What of the \\d
takes the place of a private question, and leads back to it
  ana presses board:dig; ana presses look:t1:hand; name hand of ana => ana.pages: 1
  ana presses refresh:t1:question on page => ana.pages: 1 | ana/: What of the \\d | ana.is: hand=ana
  ana presses look:t1:asides; name asides of ana => ana.pages: 1
  ana presses refresh:t1:question on page => ana.pages: 1 | ana/: What of the \\d | ana.is: asides=ana
  ana presses look:t1:closer; name closer of ana => ana.pages: 1
  ana presses refresh:t1:question on page => ana.pages: 1 | ana/: What of the \\d | ana.is: closer=ana
  ana presses look:t1:happened; name log of ana => ana.pages: 1
  ana presses refresh:t1:question on page => ana.pages: 1 | ana/: What of the \\d | ana.is: log=ana
  ana presses look:t1:help; name help of ana => ana.pages: 1
  ana presses refresh:t1:question on page => ana.pages: 1 | ana/: What of the \\d | ana.is: help=ana
replaces a page that was opened from another in its place, and that other no more
  ana presses look:t1:closer; ana presses refresh:t1:legend on page; name legend of ana; ana presses look:t1:closer
    => ana.pages: 1 | ana.is: ana
# A press on the board
removes what whoever pressed was looking at, and nobody else’s page
  ana presses look:t1:closer; ben presses look:t1:closer; ana presses board:step => ana.pages: 0 | ben.pages: 1
# A former private page
stays when its fifteen minutes are over, and nothing is asked
  ana presses look:t1:hand; wait 15m; ana presses look:t1:hand => asked: answer message alone | ana.pages: 2
has fifteen minutes more with each press on it
  ana presses look:t1:closer; wait 10m; ana presses refresh:t1:closer on page; wait 10m; ana presses look:t1:closer
    => ana.pages: 1
stays after a restart, until something was pressed on it
  ana presses look:t1:closer; name old of ana; restart; ana presses look:t1:closer
    => asked: answer message alone | ana.pages: 2
  ana presses refresh:t1:closer on old => ana.pages: 1 | ana.is: old=ana
stays where Discord does not remove it, and nobody is troubled
  ana presses look:t1:hand; fail remove gone; ana presses look:t1:hand => asked: answer message alone, remove
  fail remove expired; ana presses look:t1:hand => asked: answer message alone, remove
  fail remove passing; ana presses look:t1:hand => asked: answer message alone, remove | log:
costs no request where a press opens nothing
  ana presses board:step => asked: answer update
  ana presses look:t1:closer; ana presses refresh:t1:closer on page => asked: answer update
  ana presses undo => asked: answer update, remove
  ana presses board:step; ana presses undo => asked: answer update
# A private page of somebody at the table
gives way as soon as they are out to one that says so, below the board
  ben presses look:t1:hand; ana presses board:end; ben: step step step step step step; tell; name former of ben
    => former.ids!: guess
  ben: step; tell => asked: edit, follow, remove | ben.ids~: guess | ben.pages: 1 | ben.is: ben | last.is: ben
  ben: step; tell => asked: edit
goes when the game is over, as the result tells all, also where it came after an answer
  ana presses board:dig; ben presses look:t1:hand; ana sends h1:end:t1:now => asked/: remove.*remove | asked!: amend
    | ana.pages: 0 | ben.pages: 0
goes also where the answer on it has ended the game, however old it is
  ana sends h1:look:t1:question; 10 times ana presses question:step on page; wait 15m
  ana presses question:end on page -> phase ended => ana.pages: 0
stays as it was when its fifteen minutes are over, or where Discord refuses, and the log tells no token
  ben presses look:t1:hand; ana presses board:end; ben: step step step step step step; tell; name former of ben
  fail follow refused; ben: step; tell => asked: edit, follow | ben.pages: 1 | ben.is: former=ben
  ben: step; tell => asked: edit
  wait 15m; ana sends h1:end:t1:now => asked!: remove | log!: token of
# A page that comes of an answer with which the turn ends
stands below the new board, and the page that was pressed is gone
  ana sends h1:look:t1:question; ana presses question:end on page
    => asked: read, edit, post, answer message alone, remove | last.is: ana | standing/: board$ | ana.pages: 1
is shown in its own place where the pressed page can be removed no more, or no new board comes
  ana sends h1:look:t1:question; name old of ana; ana presses question:step on page => asked: answer update, edit
  wait 15m; ana presses question:end on page => asked/: ^answer update | ana.pages: 1 | ana.is: old=ana
`);

afterEach(() => void vi.useRealTimers());

type Stage = Awaited<ReturnType<typeof stage>>;

/** The points with which somebody’s own game is over. */
const OUT_AT = 7;
/** What somebody alone sees, each message by its words. */
const seenBy = ({ api, textOf }: Stage, person: { readonly id: string }) =>
  api.seenBy(person.id).map(({ id }) => textOf(id));

describe('A private page that is opened again', () => {
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

/** The pages of some people, which are opened with {@link open}, and which of them Discord was asked to remove. */
function openPages() {
  const removed: string[] = [];
  // It is read so often that hours would pass if each reading took a while.
  const clock = { time: 1, now: () => clock.time };
  const api = {
    remove: async ({ id }: { readonly id: string }) => void removed.push(id),
    amend: async () => ({ id: '1', attachments: [] }),
    follow: async () => ({ id: '2', attachments: [] }),
  };
  const draw = () => ({ components: [], pictures: [] });
  const pages = new OpenPages({ api, clock, draw, log: fakeLog() });
  const open = (person: number, message = `m${person}`) =>
    pages.note(message, {
      ...{ person: String(person), channel: 'c', page: { of: 't1', kind: 'hand' }, followed: undefined },
      ...{ interactionToken: { id: `i${person}`, token: 'secret' }, since: clock.time, locale: 'en-GB' },
    });
  return { pages, open, removed, clock };
}

test('A page that was removed does not count as open, nor take the place of the next, if an answer comes to it late', () => {
  const { pages, open } = openPages();
  open(1, 'former');
  pages.close('1', 'c', true);
  open(1, 'next');
  open(1, 'former');
  expect([pages.has('former'), pages.has('next')]).toEqual([false, true]);
});

test('So many private pages are remembered and no more, and none whose time is over', () => {
  const { pages, open, removed, clock } = openPages();
  for (let person = 0; person < 2_500; person += 1) open(person);
  expect(pages.size).toBe(2_000);
  open(0, 'anew');
  open(2_499, 'anew too');
  expect(removed).toEqual(['i2499']);
  clock.time += TOKEN_LIFE;
  open(1);
  expect(pages.size).toBe(1);
});
