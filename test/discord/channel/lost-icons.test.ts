import { afterEach, describe, expect, test, vi } from 'vitest';
import { type EmojiApi, Emojis, seldom } from '../../../src/discord/client/emojis.ts';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import type { MessagePayload } from '../../../src/discord/protocol/message.ts';
import { plainerApi } from '../../../src/discord/protocol/plainer-api.ts';
import { FakeApi, plain } from '../fake-api.ts';
import { fakeLog } from '../fake-log.ts';
import { fakeNotes } from '../fake-notes.ts';
import { ana, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** A Discord that takes no message with an emoji that it does not have (any more). */
class WithEmojis extends FakeApi {
  readonly emojis = new Map<string, string>();

  override post(...given: Parameters<FakeApi['post']>) {
    return this.#checked(given[1]) ?? super.post(...given);
  }

  override edit(...given: Parameters<FakeApi['edit']>) {
    return this.#checked(given[2]) ?? super.edit(...given);
  }

  #checked({ body }: MessagePayload): Promise<never> | undefined {
    const named = [...JSON.stringify(body).matchAll(/"emoji":\{"id":"(\d+)"/gu)].map(([, id]) => id ?? '');
    const there = new Set(this.emojis.values());
    if (named.every((id) => there.has(id))) return undefined;
    return Promise.reject(new DiscordError('refused', '400 50035', { code: 50_035, part: 'icons' }));
  }
}

/** A table whose board has icons, and a bot that looks after them. */
async function withIcons() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 4, 1) });
  const clock = { time: 0, now: () => Date.now() };
  const api = new WithEmojis(clock);
  const names = new Set<string>();
  const [emojis, notes, log] = [new Emojis(), fakeNotes(), fakeLog()];
  let ids = 0;
  const looks: number[] = [];
  const emojiApi: EmojiApi = {
    get: async () => {
      looks.push(Date.now());
      return { items: [...api.emojis].map(([name, id]) => ({ id, name })) };
    },
    post: async (_, { body }) => {
      const { name } = body as { readonly name: string };
      ids += 1;
      api.emojis.set(name, String(ids));
      return { id: String(ids), name };
    },
    delete: async () => {},
  };
  const bring = () =>
    emojis.bring({
      ...{ api: emojiApi, application: '7', notes, log, ended: new AbortController().signal },
      pause: async () => {},
      icons: [...names].map((name) => ({ name, paint: async () => Buffer.from(name) })),
    });
  const wait = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));
  const doubtIcons = vi.fn(seldom(bring, wait));
  const at = await stage({
    ...{ clock, api },
    icons: (name) => {
      names.add(name);
      return emojis.find(name);
    },
    wrapped: (bare, log) => plainerApi(plain(bare), { log, doubtIcons }),
  });
  const passes = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await at.sync.idle();
  };
  // What the board asks for is known once it was drawn.
  await at.started();
  await bring();
  /** Ana takes a step, of which the channel hears: what was asked of Discord. */
  const steps = async () => {
    await at.says(ana, 'step');
    return at.requestsOf(() => at.spoken());
  };
  await steps();
  await passes(1);
  const iconsOf = () => JSON.stringify(api.message(at.newest()).components).match(/"emoji"/gu)?.length ?? 0;
  /** How far the board is behind its table. */
  const behind = async () => {
    const { messages, now } = await at.opened();
    return now.table.revision - (messages.find(({ standing }) => standing === 'live')?.shows ?? -1);
  };
  return { ...at, api, passes, steps, behind, iconsOf, looks, doubtIcons };
}

describe('Icons that somebody has removed at Discord', () => {
  test('are left out at once, looked up again and put back, and the next attempt has them', async () => {
    const { api, sync, passes, steps, behind, iconsOf, newest } = await withIcons();
    const before = iconsOf();
    expect(before).toBeGreaterThan(0);
    const [first = ''] = api.emojis.keys();
    const all = new Map(api.emojis);
    api.emojis.clear();
    expect(await steps()).toEqual(['edit']);
    expect(iconsOf()).toBe(0);
    expect(api.message(newest()).attachments).toHaveLength(1);
    expect(await behind()).toBeGreaterThan(0);
    await passes(2_000);
    expect([...api.emojis.keys()]).toEqual(expect.arrayContaining([...all.keys()]));
    expect(api.emojis.get(first)).not.toBe(all.get(first));
    expect(iconsOf()).toBeGreaterThanOrEqual(before);
    expect(await behind()).toBe(0);
    const calm = api.requests.length;
    await passes(24 * 60 * MINUTE);
    expect(api.requests.length).toBe(calm);
    await sync.stop();
  });

  test('are looked up once a minute, however many messages were refused', async () => {
    const { api, sync, passes, steps, looks, doubtIcons, iconsOf } = await withIcons();
    const begun = looks.length;
    for (let turn = 0; turn < 5; turn += 1) {
      api.emojis.clear();
      await steps();
      await passes(5_000);
    }
    expect(doubtIcons.mock.calls.length).toBeGreaterThan(4);
    expect(looks.length - begun).toBe(1);
    await passes(10 * MINUTE);
    expect(looks.length - begun).toBe(2);
    expect(iconsOf()).toBeGreaterThan(0);
    const gaps = looks
      .slice(begun)
      .map((at, index, all) => at - (all[index - 1] ?? Number.NEGATIVE_INFINITY));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(MINUTE);
    await sync.stop();
  });
});
