import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { PageNews, PageSight } from '../../../src/playground/page/wire.ts';
import { CONNECTED, pageOf } from './opened-page.ts';
import { type ScriptedDiscord, scriptedDiscord } from './scripted-discord.ts';

/** A page without a browser: everything it is told, and a way to ask. */
class Listener {
  readonly told: PageNews[] = [];
  readonly socket: WebSocket;
  #last = 0;

  constructor(address: string, origin = address) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/page/socket`, { origin });
    this.socket.on('message', (data) => this.told.push(JSON.parse(String(data)) as PageNews));
  }

  send(request: object): void {
    this.socket.send(JSON.stringify(request));
  }

  /** Waits for something to be told; the last of its kind. @throws after two seconds without. */
  async hear<Kind extends PageNews['kind']>(
    kind: Kind,
    fits: (told: Extract<PageNews, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<PageNews, { kind: Kind }>> {
    const end = Date.now() + 2000;
    while (Date.now() < end) {
      const heard = this.told.findLast(
        (one): one is Extract<PageNews, { kind: Kind }> =>
          one.kind === kind && fits(one as Extract<PageNews, { kind: Kind }>),
      );
      if (heard !== undefined) return heard;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`Nothing of kind ${kind} was told: ${JSON.stringify(this.told).slice(0, 400)}`);
  }

  async ask(request: object): Promise<Extract<PageNews, { kind: 'answer' }>['answer']> {
    this.#last += 1;
    const n = this.#last;
    this.send({ ...request, n });
    return (await this.hear('answer', (told) => told.n === n)).answer;
  }
}

let discord: ScriptedDiscord;
let address: string;
let orders: string[];
const open: Listener[] = [];

async function listen(): Promise<Listener> {
  const listener = new Listener(address);
  open.push(listener);
  await listener.hear('house');
  return listener;
}

beforeEach(async () => {
  orders = [];
  discord = await scriptedDiscord();
  ({ address } = discord);
  await pageOf(discord, {
    report: () => ({ ...CONNECTED, restarts: 2 }),
    order: (order) => void orders.push(order),
  });
});

afterEach(async () => {
  for (const listener of open.splice(0)) listener.socket.terminate();
  await discord.close();
});

describe('the page over HTTP', () => {
  it('sends the page, its script and its style, and lets them load nothing from elsewhere', async () => {
    for (const [path, type] of [
      ['/', 'text/html'],
      ['/page/page.js', 'text/javascript'],
      ['/page/page.css', 'text/css'],
      ['/page/icon.svg', 'image/svg+xml'],
    ]) {
      const answer = await fetch(address + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain(type);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await answer.text()).length).toBeGreaterThan(100);
    }
  });

  it('has nothing else', async () => {
    expect((await fetch(`${address}/page/wire.ts`)).status).toBe(404);
    expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(404);
  });

  it('says to all why they see nothing without scripts', async () => {
    const page = await (await fetch(`${address}/`)).text();
    for (const lang of ['de', 'fr', 'ru'])
      expect(page).toMatch(new RegExp(`<noscript>.*<p lang="${lang}">[^<]*JavaScript`, 'su'));
  });

  it('shuts the door to a page from elsewhere', async () => {
    const foreign = new Listener(address, 'http://evil.example');
    const code = await new Promise((resolve) => foreign.socket.once('close', resolve));
    expect(code).toBe(1008);
    expect(foreign.told).toEqual([]);
  });
});

describe('what a page is told', () => {
  it('tells what is seen when it has changed, and nothing twice', async () => {
    const ana = discord.person('Ana');
    const { id } = discord.post('table-one', ana.user, { content: 'one' });
    const page = await listen();
    page.send({ do: 'look', person: ana.user.id, channel: discord.channel('table-one'), limit: 50 });
    const seen = (...contents: readonly string[]) =>
      page.hear(
        'sight',
        ({ messages }) => `${messages.map(({ message }) => message.content)}` === `${contents}`,
      );
    await seen('one');
    discord.post('table-one', ana.user, { content: 'two' });
    await seen('one', 'two');
    discord.change(id, { content: 'one, mended' });
    await seen('one, mended', 'two');
    expect(page.told.filter((told) => told.kind === 'commands')).toHaveLength(1);
  });

  it('shows as many messages as asked for, and says when there are more', async () => {
    const ana = discord.person('Ana');
    for (let count = 0; count < 5; count += 1) discord.post('general', ana.user, { content: `${count}` });
    const page = await listen();
    const look = { do: 'look', person: ana.user.id, channel: discord.channel('general') };
    page.send({ ...look, limit: 2 });
    const sight: PageSight = await page.hear('sight');
    expect(sight.earlier).toBe(true);
    expect(sight.messages.map(({ message }) => message.content)).toEqual(['3', '4']);
    page.send({ ...look, limit: 10 });
    expect((await page.hear('sight', ({ messages }) => messages.length === 5)).earlier).toBe(false);
  });

  it('opens the first channel for someone who named none', async () => {
    const page = await listen();
    page.send({ do: 'look', person: discord.person('Ana').user.id, limit: 50 });
    expect((await page.hear('sight')).channel).toBe(discord.person('Ana').channels()[0]?.id);
  });
});

describe('what a page asks', () => {
  it('is refused in words when it makes no sense', async () => {
    const [page, person] = [await listen(), discord.person('Ana').user.id];
    const say = (content: string, who = person) =>
      page.ask({ do: 'say', person: who, channel: discord.channel('general'), content });
    expect([await say(''), await say('x'.repeat(2001)), await say('x', 'nobody')]).toEqual(
      [
        'Please write something.',
        'A message can have up to 2000 characters.',
        'This member does not exist.',
      ].map((why) => ({ kind: 'failed', why })),
    );
  });

  it('is not heard when it is no request at all, and the page goes on', async () => {
    const page = await listen();
    page.socket.send('not JSON');
    page.socket.send(JSON.stringify({ do: 'press', everything: true }));
    page.socket.send(JSON.stringify({ do: 'bot', n: 'x', order: 'explode' }));
    expect(await page.ask({ do: 'bot', order: 'restart' })).toEqual({ kind: 'done' });
    expect(orders).toEqual(['restart']);
  });
});
