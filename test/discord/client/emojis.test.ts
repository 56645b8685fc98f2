import { setTimeout as wait } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import { REST, RESTEvents } from 'discord.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EmojiApi, Emojis } from '../../../src/discord/client/emojis.ts';
import { EMOJI_BYTES } from '../../../src/discord/protocol/limits.ts';
import type { GameIcon } from '../../../src/games/icon-tile.ts';
import { startDiscord } from '../../../src/playground/server.ts';
import { APPLICATION_ID } from '../../../src/playground/world/cast.ts';
import { fakeLog } from '../fake-log.ts';
import { fakeNotes } from '../fake-notes.ts';

const icon = (name: string, drawing = name): GameIcon => ({ name, paint: async () => Buffer.from(drawing) });

/** Of a bot that goes on. */
const { signal: ended } = new AbortController();

interface Asked {
  readonly method: string;
  readonly route: string;
}

/** The emojis of one application; `refuse` names the methods that fail. */
function fakeApi(refuse: readonly string[] = []) {
  const there = new Map<string, string>();
  const asked: Asked[] = [];
  let next = 1;
  const ask = (method: string, route: string): void => {
    asked.push({ method, route });
    if (refuse.includes(method)) throw new Error('refused');
  };
  const api: EmojiApi = {
    get: async (route) => {
      ask('get', route);
      return { items: [...there].map(([name, id]) => ({ id, name, animated: false })) };
    },
    post: async (route, { body }) => {
      ask('post', route);
      const { name } = nameOf(body);
      const id = String(next++);
      there.set(name, id);
      return { id, name };
    },
    delete: async (route) => {
      ask('delete', route);
      for (const [name, id] of there) if (route.endsWith(`/${id}`)) there.delete(name);
    },
  };
  return { api, there, asked };
}

function nameOf(body: unknown): { readonly name: string } {
  if (typeof body !== 'object' || body === null || !('name' in body) || !('image' in body))
    throw new Error('an emoji has a name and a picture');
  expect(String(body.image)).toMatch(/^data:image\/png;base64,/);
  expect(String(body.name)).toMatch(/^\w{2,32}$/);
  return { name: String(body.name) };
}

type Bringing = Parameters<Emojis['bring']>[0];
/** All that is needed to bring icons, without pauses. */
const bringing = (icons: readonly GameIcon[], more: Partial<Bringing> = {}): Bringing => ({
  ...{ api: fakeApi().api, notes: fakeNotes(), log: fakeLog(), application: '7' },
  ...{ ended, pause: async () => {}, icons, ...more },
});

describe('icons', () => {
  test('are uploaded once, under their name and a hash of their drawing', async () => {
    const { api, there, asked } = fakeApi();
    const [notes, log, emojis] = [fakeNotes(), fakeLog(), new Emojis()];
    const all = bringing([icon('metal'), icon('credit')], { api, notes, log });
    await emojis.bring(all);
    expect([...there.keys()]).toEqual([
      expect.stringMatching(/^metal_[0-9a-f]{6}$/),
      expect.stringMatching(/^credit_[0-9a-f]{6}$/),
    ]);
    expect(emojis.find('metal')).toEqual({ id: '1', name: [...there.keys()][0] });
    const next = new Emojis();
    await next.bring(all);
    expect(next.find('credit')).toEqual(emojis.find('credit'));
    expect(asked.filter(({ method }) => method === 'post')).toHaveLength(2);
    expect(log.lines).toEqual([]);
  });

  test('whose drawing has changed are uploaded anew, and the old one goes', async () => {
    const { api, there } = fakeApi();
    const [notes, log, emojis] = [fakeNotes(), fakeLog(), new Emojis()];
    await emojis.bring(bringing([icon('metal', 'old')], { api, notes, log }));
    const old = emojis.find('metal');
    there.set('somebody_elses', '99');
    await emojis.bring(bringing([icon('metal', 'new')], { api, notes, log }));
    expect(emojis.find('metal')?.name).not.toBe(old?.name);
    expect([...there.keys()].sort()).toEqual([emojis.find('metal')?.name, 'somebody_elses'].sort());
  });

  test('that somebody removed at Discord are brought again', async () => {
    const { api, there } = fakeApi();
    const [notes, log, emojis] = [fakeNotes(), fakeLog(), new Emojis()];
    const all = bringing([icon('metal')], { api, notes, log });
    await emojis.bring(all);
    there.clear();
    await emojis.bring(all);
    expect(emojis.find('metal')?.id).toBe('2');
  });

  test('are known from the notes while Discord does not answer', async () => {
    const notes = fakeNotes();
    const first = new Emojis();
    await first.bring(bringing([icon('metal')], { notes }));
    const [log, later] = [fakeLog(), new Emojis()];
    await later.recall('7', notes);
    expect(later.find('metal')).toEqual(first.find('metal'));
    await later.bring(bringing([icon('metal')], { api: fakeApi(['get']).api, notes, log }));
    expect(later.find('metal')).toEqual(first.find('metal'));
    expect(log.lines).toHaveLength(1);
  });

  test('that Discord refuses, that fail to paint or are too large are words, and the others come all the same', async () => {
    const { api } = fakeApi();
    const [notes, log, emojis] = [fakeNotes(), fakeLog(), new Emojis()];
    const broken: GameIcon = { name: 'broken', paint: () => Promise.reject(new Error('no paint')) };
    const large = icon('large', 'x'.repeat(EMOJI_BYTES + 1));
    await emojis.bring(bringing([broken, large, icon('metal')], { api, notes, log }));
    expect(emojis.find('broken')).toBeUndefined();
    expect(emojis.find('large')).toBeUndefined();
    expect(emojis.find('metal')).toBeDefined();
    expect(log.lines).toHaveLength(2);
    const refusing = new Emojis();
    await refusing.bring(bringing([icon('tech')], { api: fakeApi(['post']).api, log }));
    expect(refusing.find('tech')).toBeUndefined();
  });

  test('that are not there yet when the bot ends are left to the next start, without a word', async () => {
    const end = new AbortController();
    const { api, asked } = fakeApi();
    const [notes, log, emojis] = [fakeNotes(), fakeLog(), new Emojis()];
    const icons = [icon('metal'), icon('credit'), icon('tech')];
    const cut: EmojiApi = {
      ...api,
      post: async (route, request) => {
        const made = await api.post(route, request);
        end.abort();
        return made;
      },
    };
    await emojis.bring(bringing(icons, { api: cut, notes, log, ended: end.signal }));
    expect(asked.filter(({ method }) => method === 'post')).toHaveLength(1);
    expect(log.lines).toEqual([]);
    await new Emojis().bring(bringing(icons, { api, notes, log }));
    expect(asked.filter(({ method }) => method === 'post')).toHaveLength(3);
  });

  test('with long names keep within 32 letters', async () => {
    const { api } = fakeApi();
    const emojis = new Emojis();
    const long = 'a_name_as_long_as_names_can_be_x';
    await emojis.bring(bringing([icon(long)], { api }));
    expect(emojis.find(long)?.name).toMatch(/^\w{32}$/);
  });

  test('survive a note that is damaged', async () => {
    const [notes, log, emojis] = [fakeNotes(), fakeLog(), new Emojis()];
    notes.kept.set('emojis:7', '{"metal":');
    await emojis.recall('7', notes);
    expect(emojis.find('metal')).toBeUndefined();
    await emojis.bring(bringing([icon('metal')], { notes, log }));
    expect(emojis.find('metal')).toBeDefined();
  });

  test('are brought one by one, with a pause before each', async () => {
    const { api, asked } = fakeApi();
    const done: string[] = [];
    const noting: EmojiApi = {
      ...api,
      post: async (route, request) => {
        done.push('post');
        return api.post(route, request);
      },
      delete: async (route) => {
        done.push('delete');
        await api.delete(route);
      },
    };
    const bring = (drawing: string) =>
      new Emojis().bring(
        bringing([icon('metal', drawing), icon('credit')], {
          api: noting,
          pause: async (milliseconds) => void done.push(`${milliseconds} ms`),
        }),
      );
    await bring('old');
    expect(done).toEqual(['1000 ms', 'post', '1000 ms', 'post']);
    await bring('new');
    expect(done.slice(4)).toEqual(['1000 ms', 'post', '1000 ms', 'delete']);
    expect(asked.filter(({ method }) => method === 'get')).toHaveLength(2);
  });

  test('wait no longer when the bot ends, without a word', async () => {
    const end = new AbortController();
    const { api, asked } = fakeApi();
    const log = fakeLog();
    const brought = new Emojis().bring(
      bringing([icon('metal')], {
        api,
        log,
        ended: end.signal,
        pause: (_, signal) => wait(60_000, undefined, { signal }),
      }),
    );
    await expect.poll(() => asked).toHaveLength(1);
    end.abort();
    await brought;
    expect(asked.map(({ method }) => method)).toEqual(['get']);
    expect(log.lines).toEqual([]);
  });
});

describe('many icons', () => {
  /** As fast as the bot by as much as the limit of this Discord is narrower than what is commonly seen. */
  const FASTER = 20;
  const drawings = Array.from({ length: 50 }, (_, index): GameIcon => {
    const canvas = createCanvas(2, 2);
    canvas.getContext('2d').fillStyle = `rgb(${index}, 0, 0)`;
    canvas.getContext('2d').fillRect(0, 0, 2, 2);
    return { name: `icon_${index}`, paint: async () => canvas.encodeSync('png') };
  });

  async function atDiscord() {
    const discord = await startDiscord({ rates: { other: { limit: 10, window: 1_500 / FASTER } } });
    onTestFinished(() => discord.close());
    const rest = new REST({ api: discord.apiBase }).setToken(discord.token);
    const limits = vi.fn();
    rest.on(RESTEvents.RateLimited, limits);
    const bring = () =>
      new Emojis().bring(
        bringing(drawings, {
          ...{ api: rest, application: APPLICATION_ID },
          pause: (milliseconds) => wait(milliseconds / FASTER),
        }),
      );
    const refused = () =>
      discord.journal.entries().filter((entry) => entry.kind === 'request' && entry.status === 429);
    return { discord, bring, limits, refused };
  }

  test('meet no limit of Discord', async () => {
    const { discord, bring, limits, refused } = await atDiscord();
    await bring();
    expect(discord.world.emojis.list()).toHaveLength(50);
    expect(limits).not.toHaveBeenCalled();
    expect(refused()).toEqual([]);
  });

  test('are all there though Discord refuses some of them for a while, as it may at any time', async () => {
    const { discord, bring, refused } = await atDiscord();
    const route = '/applications/:application/emojis';
    for (const fault of ['limited-user', 'limited-shared', 'limited-global'] as const)
      discord.faults.once(fault, { method: 'POST', route });
    await bring();
    expect(refused()).toHaveLength(3);
    expect(discord.world.emojis.list()).toHaveLength(50);
  });
});
