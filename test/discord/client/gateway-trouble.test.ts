import { REST } from 'discord.js';
import { GatewayCloseCodes, GatewayDispatchEvents } from 'discord-api-types/v10';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  CLOSED_FOR_GOOD,
  Gateway,
  GatewayInformation,
  HEARTLESS,
  SILENT,
} from '../../../src/discord/client/gateway.ts';
import { type RunningDiscord, startDiscord } from '../../../src/playground/server.ts';
import { fakeLog } from '../fake-log.ts';

const WITHIN = { timeout: 60_000 };

/** A gateway to a Discord of its own, and what it says. */
async function gatewayForTest() {
  const discord = await startDiscord();
  const log = fakeLog();
  const closed: string[] = [];
  const rest = new REST({ version: '10', api: discord.apiBase, retries: 0 }).setToken(discord.token);
  const queue = { isOpen: true };
  const gateway = new Gateway({
    ...{ token: discord.token, rest, information: new GatewayInformation(rest), log },
    throttler: {
      waitForIdentify: async (_, signal) => {
        await vi.waitUntil(() => queue.isOpen || signal.aborted, WITHIN);
        signal.throwIfAborted();
      },
    },
    closedForGood: (sentence) => closed.push(sentence),
    mayHear: () => true,
    mayConnect: () => true,
  });
  onTestFinished(async () => {
    queue.isOpen = true;
    await gateway.close();
    await discord.close();
  });
  const isReady = () => gateway.signs().every((sign) => sign.isReady);
  return { discord, gateway, log, closed, queue, isReady };
}

const connectionsOf = ({ journal }: RunningDiscord): readonly string[] =>
  journal.entries().flatMap((entry) => (entry.kind === 'connection' ? entry.what : []));

test('a shard whose first connection is refused is connected by a later one', async () => {
  const { discord, gateway } = await gatewayForTest();
  discord.faults.once('connect-refused');
  await gateway.hold(0, 1);
  expect(connectionsOf(discord)).toContain('identified');
});

test('a shard that cannot ask where to connect is connected as soon as it can', async () => {
  const { discord, gateway, log } = await gatewayForTest();
  discord.faults.once('failed-500-before');
  await gateway.hold(0, 1);
  expect(log.lines.some((line) => line.includes('tried again'))).toBe(true);
  expect(gateway.signs()).toMatchObject([{ shard: 0, isReady: true }]);
});

test('a shard of which nothing was heard for long is connected anew, and its session gone on with', async () => {
  const { discord, gateway, isReady } = await gatewayForTest();
  await gateway.hold(0, 1);
  gateway.lookAfter(performance.now() + SILENT);
  expect(isReady()).toBe(true);
  gateway.lookAfter(performance.now() + HEARTLESS);
  expect(isReady()).toBe(false);
  await vi.waitUntil(isReady, WITHIN);
  expect(connectionsOf(discord).filter((what) => what !== 'closed')).toEqual(['identified', 'resumed']);
});

test('a shard that waits for its turn to begin a session keeps it', async () => {
  const { discord, gateway, queue, isReady } = await gatewayForTest();
  queue.isOpen = false;
  const held = gateway.hold(0, 1);
  await new Promise((later) => setTimeout(later, 500));
  gateway.lookAfter(performance.now() + HEARTLESS);
  queue.isOpen = true;
  await held;
  expect(isReady()).toBe(true);
  expect(connectionsOf(discord)).toEqual(['identified']);
});

test('a process hears of those servers that its shards are told of', async () => {
  const { gateway } = await gatewayForTest();
  await gateway.hold(1, 4);
  const guild = (number: bigint) => String((number << 22n) + 5n);
  expect([4n, 5n, 6n, 9n].map((number) => gateway.hears(guild(number)))).toEqual([false, true, false, true]);
});

test('an event that cannot be handled keeps nobody from hearing the next', async () => {
  const { gateway, log } = await gatewayForTest();
  const heard: string[] = [];
  gateway.events.on(GatewayDispatchEvents.Ready, () => {
    throw new TypeError('not what it should be');
  });
  gateway.events.on(GatewayDispatchEvents.GuildCreate, ({ id }: { readonly id: string }) => heard.push(id));
  await gateway.hold(0, 1);
  await vi.waitUntil(() => heard.length === 1, WITHIN);
  expect(log.lines.filter((line) => line.includes('could not be handled'))).toHaveLength(1);
});

test('a shard that is closed for good is told of once, and not tried again', async () => {
  const { discord, gateway, closed } = await gatewayForTest();
  await gateway.hold(0, 1);
  discord.closeBot(GatewayCloseCodes.DisallowedIntents);
  await vi.waitUntil(() => closed.length > 0, WITHIN);
  gateway.lookAfter(performance.now() + HEARTLESS);
  await new Promise((later) => setTimeout(later, 1_500));
  expect(closed).toEqual([CLOSED_FOR_GOOD.get(GatewayCloseCodes.DisallowedIntents)]);
  expect(gateway.signs()).toMatchObject([{ isReady: false }]);
});
