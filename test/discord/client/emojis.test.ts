import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EmojiApi, Emojis, seldom } from '../../../src/discord/client/emojis.ts';
import { EMOJI_BYTES } from '../../../src/discord/protocol/limits.ts';
import type { GameIcon } from '../../../src/games/icon-tile.ts';
import { fakeLog } from '../fake-log.ts';
import { fakeNotes } from '../fake-notes.ts';

const icon = (name: string, drawing = name): GameIcon => ({ name, paint: async () => Buffer.from(drawing) });

/** Of a bot that goes on. */
const { signal: ended } = new AbortController();

type Bringing = Parameters<Emojis['bring']>[0];

/** One application: its emojis at Discord, where `refuse` names what fails, and what its bot keeps from start to start. */
function application(refuse: readonly string[] = []) {
  const there = new Map<string, string>();
  const asked: string[] = [];
  const [notes, log] = [fakeNotes(), fakeLog()];
  let next = 1;
  const ask = (method: string): void => {
    asked.push(method);
    if (refuse.includes(method)) throw new Error('refused');
  };
  const api: EmojiApi = {
    get: async () => {
      ask('get');
      return { items: [...there].map(([name, id]) => ({ id, name, animated: false })) };
    },
    post: async (_, { body }) => {
      ask('post');
      const { name } = nameOf(body);
      const id = String(next++);
      there.set(name, id);
      return { id, name };
    },
    delete: async (route) => {
      ask('delete');
      for (const [name, id] of there) if (route.endsWith(`/${id}`)) there.delete(name);
    },
  };
  /** Brings icons as a start does, without pauses. */
  const bring = async (
    icons: readonly GameIcon[],
    more: Partial<Bringing> = {},
    emojis = new Emojis(),
  ): Promise<Emojis> => {
    const rest = { application: '7', ended, pause: async () => {} };
    await emojis.bring({ api, notes, log, icons, ...rest, ...more });
    return emojis;
  };
  const uploads = () => asked.filter((method) => method === 'post').length;
  return { api, there, asked, notes, log, bring, uploads };
}

function nameOf(body: unknown): { readonly name: string } {
  if (typeof body !== 'object' || body === null || !('name' in body) || !('image' in body))
    throw new Error('an emoji has a name and a picture');
  expect(String(body.image)).toMatch(/^data:image\/png;base64,/);
  expect(String(body.name)).toMatch(/^\w{2,32}$/);
  return { name: String(body.name) };
}

describe('icons', () => {
  test('are uploaded once, under their name and a hash of their drawing', async () => {
    const { bring, there, uploads, log } = application();
    const emojis = await bring([icon('metal'), icon('credit')]);
    expect([...there.keys()]).toEqual([
      expect.stringMatching(/^metal_[0-9a-f]{6}$/),
      expect.stringMatching(/^credit_[0-9a-f]{6}$/),
    ]);
    expect(emojis.find('metal')).toEqual({ id: '1', name: [...there.keys()][0] });
    const next = await bring([icon('metal'), icon('credit')]);
    expect(next.find('credit')).toEqual(emojis.find('credit'));
    expect(uploads()).toBe(2);
    expect(log.lines).toEqual([]);
  });

  test('whose drawing has changed are uploaded anew, and the old one goes', async () => {
    const { bring, there } = application();
    const old = await bring([icon('metal', 'old')]);
    there.set('somebody_elses', '99');
    const emojis = await bring([icon('metal', 'new')]);
    expect(emojis.find('metal')?.name).not.toBe(old.find('metal')?.name);
    expect([...there.keys()].sort()).toEqual([emojis.find('metal')?.name, 'somebody_elses'].sort());
  });

  test('that somebody removed at Discord are brought again', async () => {
    const { bring, there } = application();
    await bring([icon('metal')]);
    there.clear();
    expect((await bring([icon('metal')])).find('metal')?.id).toBe('2');
  });

  test('are known from the notes while Discord does not answer', async () => {
    const { bring, notes } = application();
    const metal = (await bring([icon('metal')])).find('metal');
    const later = new Emojis();
    await later.recall('7', notes);
    expect(later.find('metal')).toEqual(metal);
    const away = application(['get']);
    expect((await away.bring([icon('metal')], { notes }, later)).find('metal')).toEqual(metal);
    expect(away.log.lines).toHaveLength(1);
  });

  test('that Discord refuses, that fail to paint or are too large are words, and the others come all the same', async () => {
    const { bring, log } = application();
    const broken: GameIcon = { name: 'broken', paint: () => Promise.reject(new Error('no paint')) };
    const large = icon('large', 'x'.repeat(EMOJI_BYTES + 1));
    const emojis = await bring([broken, large, icon('metal')]);
    expect(['broken', 'large'].map((name) => emojis.find(name))).toEqual([undefined, undefined]);
    expect(emojis.find('metal')).toBeDefined();
    expect(log.lines).toHaveLength(2);
    expect((await application(['post']).bring([icon('tech')])).find('tech')).toBeUndefined();
  });

  test('that are not there yet when the bot ends are left to the next start, without a word', async () => {
    const end = new AbortController();
    const { api, bring, uploads, log } = application();
    const icons = [icon('metal'), icon('credit'), icon('tech')];
    const cut: EmojiApi = {
      ...api,
      post: async (route, request) => {
        const made = await api.post(route, request);
        end.abort();
        return made;
      },
    };
    await bring(icons, { api: cut, ended: end.signal });
    expect(uploads()).toBe(1);
    expect(log.lines).toEqual([]);
    await bring(icons);
    expect(uploads()).toBe(3);
  });

  test('with long names keep within 32 letters', async () => {
    const long = 'a_name_as_long_as_names_can_be_x';
    const emojis = await application().bring([icon(long)]);
    expect(emojis.find(long)?.name).toMatch(/^\w{32}$/);
  });

  test('survive a note that is damaged', async () => {
    const { bring, notes } = application();
    notes.kept.set('emojis:7', '{"metal":');
    const emojis = new Emojis();
    await emojis.recall('7', notes);
    expect(emojis.find('metal')).toBeUndefined();
    expect((await bring([icon('metal')])).find('metal')).toBeDefined();
  });

  test('are brought one by one, with a pause before each', async () => {
    const { bring, asked } = application();
    const pause = async (milliseconds: number) => void asked.push(`${milliseconds} ms`);
    const paused = (drawing: string) => bring([icon('metal', drawing), icon('credit')], { pause });
    await paused('old');
    expect(asked).toEqual(['get', '1000 ms', 'post', '1000 ms', 'post']);
    await paused('new');
    expect(asked.slice(5)).toEqual(['get', '1000 ms', 'post', '1000 ms', 'delete']);
  });

  test('are looked up at once where Discord seems to have lost some, and then once a minute, however often that is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const looks: number[] = [];
    const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));
    const doubt = seldom(async () => void looks.push(Date.now()), pause);
    for (let refused = 0; refused < 5; refused += 1) {
      doubt();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(looks).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const [first = 0, second = 0, ...more] = looks;
    expect([second - first, more]).toEqual([60_000, []]);
  });

  test('wait no longer when the bot ends, without a word', async () => {
    const end = new AbortController();
    const { bring, asked, log } = application();
    const pause: Bringing['pause'] = (_, signal) => wait(60_000, undefined, { signal });
    const brought = bring([icon('metal')], { ended: end.signal, pause });
    await expect.poll(() => asked).toHaveLength(1);
    end.abort();
    await brought;
    expect(asked).toEqual(['get']);
    expect(log.lines).toEqual([]);
  });
});
