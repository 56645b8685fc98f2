import { beforeEach, describe, expect, it } from 'vitest';
import type { RunningDiscord } from '../../../src/playground/server.ts';
import { discordForTest } from '../with-bot.ts';
import { pageOf } from './opened-page.ts';

let discord: RunningDiscord;
let address: string;

beforeEach(async () => {
  discord = await discordForTest();
  await pageOf(discord);
  address = `${discord.origin}/playground/orders`;
});

async function post(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('orders over HTTP', () => {
  it('are done, and answered with how the server stands then', async () => {
    const rates = { 'event-lost': 0.5, 'failed-502-after': 0.01 };
    expect(await post({ order: 'fault rates', rates })).toMatchObject({ status: 200, body: { rates } });
    expect(discord.faults.rates()['event-lost']).toBe(0.5);
    expect(await post({ order: 'no faults' })).toMatchObject({ body: { rates: {} } });
    await post({ order: 'fault once', fault: 'reset-after', route: '/gateway/bot' });
    await expect(
      fetch(`${discord.apiBase}/v10/gateway/bot`, {
        headers: { authorization: `Bot ${discord.token}`, 'user-agent': 'test' },
      }),
    ).rejects.toThrow('fetch failed');
    const seen = await (await fetch(address)).json();
    expect(seen).toMatchObject({ counts: { 'reset-after': 1 }, bot: { present: true } });
  });

  it('say in words what is wrong with them', async () => {
    expect(await post({ order: 'fault rates', rates: { 'event-lost': 2 } })).toMatchObject({ status: 400 });
    expect(await post({ order: 'sink the ship' })).toMatchObject({ status: 400 });
    expect(await post({ order: 'strike', fault: 'line-dropped' })).toEqual({
      status: 409,
      body: { why: 'No bot is connected, so nothing can go wrong.' },
    });
  });

  it('are not taken from a page of elsewhere, nor below Discord’s own interface', async () => {
    expect(await post({ order: 'no faults' }, { origin: 'https://elsewhere.example' })).toMatchObject({
      status: 403,
    });
    expect(await post({ order: 'no faults' }, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
    });
    const below = await fetch(`${discord.apiBase}/v10/playground/orders`, {
      headers: { authorization: `Bot ${discord.token}`, 'user-agent': 'test' },
    });
    expect(below.status).toBe(404);
  });
});

it('orders have no address where no page was opened', async () => {
  const other = await discordForTest();
  expect((await fetch(`${other.origin}/playground/orders`)).status).toBe(404);
});
