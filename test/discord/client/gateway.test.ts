import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../src/discord/client/client.ts';
import { AWAY_SENTENCE, closingSentence } from '../../../src/discord/client/closing.ts';
import { GatewayHealth, GIVEN_UP_AFTER, type ShardSign } from '../../../src/discord/client/gateway-health.ts';
import { guardedSharding, isGatewayError } from '../../../src/discord/client/sharding.ts';
import { type RunningDiscord, startDiscord } from '../../../src/playground/server.ts';
import { fakeLog } from '../fake-log.ts';
import { stage } from '../stage.ts';

async function discordForTest(): Promise<RunningDiscord> {
  const discord = await startDiscord();
  onTestFinished(() => discord.close());
  return discord;
}

async function until(holds: () => boolean): Promise<void> {
  const last = Date.now() + 120_000;
  while (!holds()) {
    if (Date.now() > last) throw new Error('it never came');
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** Has the client resume its session, and takes that away right afterwards. */
function revokeAfterResume(discord: RunningDiscord): void {
  discord.faults.once('resume-revoked');
  discord.faults.strike('line-reconnect');
}

describe('a session that is invalid right after it was resumed', () => {
  async function child(guard: 'guarded' | 'bare') {
    const discord = await discordForTest();
    const script = fileURLToPath(new URL('./bare-client-child.ts', import.meta.url));
    const process_ = spawn(process.execPath, [
      '--import',
      'tsx',
      script,
      discord.apiBase,
      discord.token,
      guard,
    ]);
    onTestFinished(() => void process_.kill('SIGKILL'));
    let said = '';
    process_.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    let complained = '';
    process_.stderr.on('data', (part: Buffer) => {
      complained += part.toString();
    });
    const lines = (line: string) => said.split('\n').filter((each) => each === line).length;
    await until(() => lines('ready') === 1);
    revokeAfterResume(discord);
    return { process: process_, lines, complained: () => complained };
  }

  test('ends a process with discord.js alone', async () => {
    const { process, complained } = await child('bare');
    const [code] = await once(process, 'exit');
    expect(code).toBe(1);
    expect(complained()).toMatch(/Cannot read properties of null \(reading 'sequence'\)/);
  });

  test('costs a guarded process that event alone: it has a new session soon', async () => {
    const { process, lines } = await child('guarded');
    await until(() => lines('ready') === 2);
    expect(lines('an event of the gateway could not be handled')).toBe(1);
    expect(process.exitCode).toBeNull();
  });
});

describe('a gateway that Discord closes for good', () => {
  test.each([
    [GatewayCloseCodes.AuthenticationFailed, /no longer accepts the token in DISCORD_TOKEN\. Copy it again/],
    [GatewayCloseCodes.InvalidShard, /refused the number/],
    [GatewayCloseCodes.ShardingRequired, /too many servers/],
    [GatewayCloseCodes.InvalidAPIVersion, /newer version of the bot/],
    [GatewayCloseCodes.InvalidIntents, /newer version of the bot/],
    [GatewayCloseCodes.DisallowedIntents, /does not let the bot see/],
    [4999, /for good \(code 4999\)/],
  ])('by code %i is told in a sentence', (code, sentence) => {
    expect(closingSentence(code)).toMatch(sentence);
    expect(closingSentence(code)).toMatch(/\.$/);
  });

  test('is given up with that sentence, once', async () => {
    const discord = await discordForTest();
    const { bot } = await stage();
    const lost: string[] = [];
    const connected = await connect({
      token: discord.token,
      apiUrl: discord.apiBase,
      bot,
      commands: [],
      ready: async () => {},
      lost: (sentence) => void lost.push(sentence),
    });
    await until(() => connected.gateway() === 'ready');
    discord.closeBot(GatewayCloseCodes.DisallowedIntents);
    await until(() => lost.length > 0);
    expect(lost).toEqual([closingSentence(GatewayCloseCodes.DisallowedIntents)]);
    await connected.stop();
  });
});

describe('a gateway that wishes for several connections', () => {
  test('has them all, and the bot is ready when each is', async () => {
    const discord = await startDiscord({ sharding: { shards: 3, maxConcurrency: 3 } });
    onTestFinished(() => discord.close());
    const { bot } = await stage();
    const { token, apiBase: apiUrl } = discord;
    const connected = await connect({ token, apiUrl, bot, commands: [], ready: async () => {} });
    await until(() => connected.gateway() === 'ready');
    const identified = discord.journal
      .entries()
      .filter((entry) => entry.kind === 'connection' && entry.what === 'identified');
    expect(identified).toHaveLength(3);
    await connected.stop();
  });
});

describe('the pulse of the gateway', () => {
  const shard = (lastPingTimestamp: number, status = 0): ShardSign => ({ status, lastPingTimestamp });

  test('is ready while every shard is, and away while one is not', () => {
    const health = new GatewayHealth();
    expect(health.feel([], 0)).toBe('away');
    expect(health.feel([shard(1), shard(1)], 1)).toBe('ready');
    expect(health.feel([shard(1), shard(1, 5)], 2)).toBe('away');
    expect(health.state).toBe('away');
  });

  test('is given up after five minutes away, counted anew from each beat', () => {
    const health = new GatewayHealth();
    expect(health.feel([shard(1)], 0)).toBe('ready');
    expect(health.feel([shard(1, 5)], GIVEN_UP_AFTER - 1)).toBe('away');
    expect(health.feel([shard(2)], GIVEN_UP_AFTER)).toBe('ready');
    expect(health.feel([shard(2, 5)], 2 * GIVEN_UP_AFTER - 1)).toBe('away');
    expect(health.feel([shard(2, 5)], 2 * GIVEN_UP_AFTER)).toBe('lost');
    expect(AWAY_SENTENCE).toMatch(/five minutes/);
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
          '    at h (/a/node_modules/discord.js/src/client/websocket/handlers/RESUMED.js:6:47)',
        ]),
      ),
    ).toBe(true);
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

  test('in a handler of an event costs that event, and is written down', () => {
    const log = fakeLog();
    const shards = {
      emit: () => {
        throw new TypeError('null');
      },
    };
    const build = guardedSharding(log);
    build(shards as unknown as Parameters<typeof build>[0]);
    expect(shards.emit()).toBe(true);
    expect(log.lines).toEqual(['warn: an event of the gateway could not be handled']);
  });
});

// Last, as what discord.js leaves behind here may still fail when nobody waits for it any more.
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

  test('hangs in discord.js alone', async () => {
    const discord = await discordForTest();
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.apiBase } });
    const ready = once(client, Events.ClientReady);
    await client.login(discord.token);
    await ready;
    let ended = false;
    await amidst(discord, () => {
      void client.destroy().then(() => {
        ended = true;
      });
    });
    // What it waits for has come by then: its connection is closed.
    await until(() =>
      discord.journal.entries().some((entry) => entry.kind === 'connection' && entry.code === 1000),
    );
    await new Promise((later) => setTimeout(later, 500));
    expect(ended).toBe(false);
  });

  test('does not keep the bot from ending', async () => {
    const discord = await discordForTest();
    const { bot } = await stage();
    const { token, apiBase: apiUrl } = discord;
    const connected = await connect({ token, apiUrl, bot, commands: [], ready: async () => {} });
    await until(() => connected.gateway() === 'ready');
    const ended = await amidst(discord, async () => {
      await connected.stop();
      return true;
    });
    // Left to itself it would never end.
    expect(ended).toBe(true);
  });
});
