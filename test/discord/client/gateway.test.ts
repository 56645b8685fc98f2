import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connect } from '../../../src/discord/client/client.ts';
import { CLOSED_FOR_GOOD } from '../../../src/discord/client/gateway.ts';
import { isGatewayError } from '../../../src/discord/client/gateway-error.ts';
import {
  AWAY_SENTENCE,
  GatewayHealth,
  GIVEN_UP_AFTER,
  type ShardSign,
} from '../../../src/discord/client/gateway-health.ts';
import { type RunningDiscord, startDiscord } from '../../../src/playground/server.ts';
import { stage } from '../stage.ts';

const WITHIN = { timeout: 120_000 };

/** A Discord, and a bot that is connected to it; `lost` is what it says when it gives Discord up. */
async function connectedBot(...given: Parameters<typeof startDiscord>) {
  const discord = await startDiscord(...given);
  onTestFinished(() => discord.close());
  const { bot } = await stage();
  const lost: string[] = [];
  const connected = await connect({
    ...{ token: discord.token, apiUrl: discord.apiBase, bot, commands: [], ready: async () => {} },
    ...{ isAlone: true, shards: { kind: 'all' }, doubtIcons: () => {} },
    lost: (sentence) => void lost.push(sentence),
  });
  const isReady = () => vi.waitUntil(() => connected.gateway() === 'ready', WITHIN);
  return { discord, connected, isReady, lost };
}

/** Has the client resume its session, and takes that away right afterwards. */
function revokeAfterResume(discord: RunningDiscord): void {
  discord.faults.once('resume-revoked');
  discord.faults.strike('line-reconnect');
}

test('a session that is invalid right after it was resumed is followed by a new one', async () => {
  const { discord, connected, isReady } = await connectedBot();
  revokeAfterResume(discord);
  await vi.waitUntil(() => discord.journal.events('READY').length === 2, WITHIN);
  await isReady();
  await connected.stop();
});

describe('a gateway that Discord closes for good', () => {
  test.each([
    [GatewayCloseCodes.AuthenticationFailed, /no longer accepts the token in DISCORD_TOKEN\. Copy it again/],
    [GatewayCloseCodes.InvalidShard, /refused the number/],
    [GatewayCloseCodes.ShardingRequired, /too many servers/],
    [GatewayCloseCodes.InvalidAPIVersion, /newer version of the bot/],
    [GatewayCloseCodes.InvalidIntents, /newer version of the bot/],
    [GatewayCloseCodes.DisallowedIntents, /does not let the bot see/],
  ])('by code %i is told in a sentence', (code, sentence) => {
    expect(CLOSED_FOR_GOOD.get(code)).toMatch(sentence);
    expect(CLOSED_FOR_GOOD.get(code)).toMatch(/\.$/);
  });

  test('is given up with that sentence, once', async () => {
    const { discord, connected, isReady, lost } = await connectedBot();
    await isReady();
    discord.closeBot(GatewayCloseCodes.DisallowedIntents);
    await vi.waitUntil(() => lost.length > 0, WITHIN);
    expect(lost).toEqual([CLOSED_FOR_GOOD.get(GatewayCloseCodes.DisallowedIntents)]);
    await connected.stop();
  });
});

describe('a gateway that wishes for several connections', () => {
  test('has them all, and the bot is ready when each is', async () => {
    const sharding = { shards: 3, maxConcurrency: 3 };
    const { discord, connected, isReady } = await connectedBot({ sharding });
    await isReady();
    const identified = discord.journal
      .entries()
      .filter((entry) => entry.kind === 'connection' && entry.what === 'identified');
    expect(identified).toHaveLength(3);
    await connected.stop();
  });
});

describe('the pulse of the gateway', () => {
  const shard = (heartbeatAt: number, isReady = true): ShardSign => ({ isReady, heartbeatAt });

  test('is ready while every shard is, and away while one is not', () => {
    const health = new GatewayHealth();
    expect(health.feel([], 0)).toBe('away');
    expect(health.feel([shard(1), shard(1)], 1)).toBe('ready');
    expect(health.feel([shard(1), shard(1, false)], 2)).toBe('away');
  });

  test('is given up after five minutes away, counted anew from each beat', () => {
    const health = new GatewayHealth();
    expect(health.feel([shard(1)], 0)).toBe('ready');
    expect(health.feel([shard(1, false)], GIVEN_UP_AFTER - 1)).toBe('away');
    expect(health.feel([shard(2)], GIVEN_UP_AFTER)).toBe('ready');
    expect(health.feel([shard(2, false)], 2 * GIVEN_UP_AFTER - 1)).toBe('away');
    expect(health.feel([shard(2, false)], 2 * GIVEN_UP_AFTER)).toBe('lost');
    expect(AWAY_SENTENCE).toMatch(/five minutes/);
  });

  test('is away and never given up as long as one of several shards lives', () => {
    const health = new GatewayHealth();
    expect(health.feel([shard(1), shard(1)], 0)).toBe('ready');
    expect(health.feel([shard(2), shard(1, false)], GIVEN_UP_AFTER - 1)).toBe('away');
    expect(health.feel([shard(3), shard(1, false)], 2 * GIVEN_UP_AFTER - 2)).toBe('away');
    expect(health.feel([shard(3), shard(1, false)], 3 * GIVEN_UP_AFTER)).toBe('lost');
  });

  test('is given up where a shard that calls itself ready has no heartbeat', () => {
    const health = new GatewayHealth();
    expect(health.feel([shard(1)], 0)).toBe('ready');
    expect(health.feel([shard(1)], GIVEN_UP_AFTER - 1)).toBe('ready');
    expect(health.feel([shard(1)], GIVEN_UP_AFTER)).toBe('lost');
  });
});

describe('an error that nobody handled', () => {
  const from = (frames: readonly string[]): Error =>
    Object.assign(new Error('words'), { stack: `Error: words\n${frames.join('\n')}` });

  test("is the gateway library's where that threw it", () => {
    expect(
      isGatewayError(from(['    at X.internalConnect (/a/node_modules/@discordjs/ws/dist/index.js:655:13)'])),
    ).toBe(true);
    expect(
      isGatewayError(
        from([
          '    at process.processTicks (node:internal/process/task_queues:95:5)',
          '    at h (/a/node_modules/@discordjs/ws/dist/index.js:6:47)',
        ]),
      ),
    ).toBe(true);
  });

  test('is its socket’s where that was dropped, or written to, before it was open', async () => {
    const server = createServer().on('upgrade', (_, socket) => {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const failing = (url: string): Promise<unknown> =>
      new Promise((failed) => new WebSocket(url).on('error', failed));
    expect(isGatewayError(await failing(`ws://127.0.0.1:${port}`))).toBe(true);
    expect(isGatewayError(await failing('ws://127.0.0.1:1'))).toBe(true);
    const socket = new WebSocket(`ws://127.0.0.1:${port}`).on('error', () => {});
    let thrown: unknown;
    try {
      socket.send('too early');
    } catch (error) {
      thrown = error;
    }
    expect(isGatewayError(thrown)).toBe(true);
  });

  test('is ours where ours threw it, whoever called, and where it is no error at all', () => {
    expect(
      isGatewayError(
        from([
          '    at heard (/a/src/discord/connection/client.ts:1:1)',
          '    at X.emit (/a/node_modules/@discordjs/ws/dist/index.js:655:13)',
        ]),
      ),
    ).toBe(false);
    expect(isGatewayError('words')).toBe(false);
  });
});

// Last, as what the gateway library leaves behind here may still fail when nobody waits for it any more.
describe('an end in the middle of a new session', () => {
  /** Takes the session away, and does something when the client has asked for another and not heard of it. */
  function amidst<T>(discord: RunningDiscord, work: () => T): Promise<T> {
    const done = new Promise<T>((resolve) => {
      let asked = false;
      discord.journal.watch((entry) => {
        if (asked || entry.kind !== 'connection' || entry.what !== 'identified') return;
        asked = true;
        resolve(work());
      });
    });
    discord.faults.strike('line-invalid');
    return done;
  }

  test('does not keep the bot from ending', async () => {
    const { discord, connected, isReady } = await connectedBot();
    await isReady();
    const ended = await amidst(discord, async () => {
      await connected.stop();
      return true;
    });
    // Left to itself it would never end.
    expect(ended).toBe(true);
  });
});
