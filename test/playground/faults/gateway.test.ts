import { expect, test } from 'vitest';
import type { RunningDiscord } from '../../../src/playground/server.ts';
import { PIER } from '../boards.ts';
import { dial, event, listener, threadsIn } from '../dial.ts';
import { holdClock } from '../held-clock.ts';
import { botForTest, discordForTest } from '../with-bot.ts';

const THREAD = { event: 'THREAD_CREATE' };
const begin = (discord: RunningDiscord, name: string) => discord.person('Ana').startThread(PIER, { name });
const connections = (discord: RunningDiscord) =>
  discord.journal
    .entries()
    .filter(({ kind }) => kind === 'connection')
    .map((entry) => ('what' in entry ? entry.what : ''));

/** A client that is told of threads: `saw()` gives their names in the order in which it heard of them. */
async function told() {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  const client = await listener(discord);
  const saw = () => threadsIn(client.frames);
  const settled = async () => {
    client.send(1, null);
    const acks = client.frames.filter(({ op }) => op === 11).length;
    await expect.poll(() => client.frames.filter(({ op }) => op === 11).length).toBeGreaterThan(acks);
  };
  return { discord, client, clock, saw, settled };
}

test('an event is lost, and not even replayed', async () => {
  const { discord, client, saw, settled } = await told();
  discord.faults.once('event-lost', THREAD);
  begin(discord, 'One');
  begin(discord, 'Two');
  await settled();
  expect(saw()).toEqual(['Two']);
  const second = await dial(discord);
  second.send(6, { token: discord.token, session_id: client.session, seq: 2 });
  await second.seen(event('RESUMED'));
  expect(threadsIn(second.frames)).toHaveLength(1);
});

test('an event comes twice, under two numbers', async () => {
  const { discord, client, clock, saw, settled } = await told();
  discord.faults.once('event-duplicated', THREAD);
  begin(discord, 'One');
  clock.advance(4_000);
  await settled();
  expect(saw()).toEqual(['One', 'One']);
  expect(client.frames.filter(event('THREAD_CREATE')).map(({ s }) => s)).toEqual([3, 4]);
});

test('an event comes late', async () => {
  const { discord, clock, saw, settled } = await told();
  discord.faults.once('event-delayed', THREAD);
  begin(discord, 'One');
  begin(discord, 'Two');
  await settled();
  expect(saw()).toEqual(['Two']);
  clock.advance(4_000);
  await settled();
  expect(saw()).toEqual(['Two', 'One']);
});

test('an event is overtaken by the next one, or comes alone when there is none', async () => {
  const { discord, clock, saw, settled } = await told();
  discord.faults.once('event-reordered', THREAD);
  begin(discord, 'One');
  begin(discord, 'Two');
  await settled();
  expect(saw()).toEqual(['Two', 'One']);
  discord.faults.once('event-reordered', THREAD);
  begin(discord, 'Three');
  clock.advance(1_000);
  await settled();
  expect(saw()).toEqual(['Two', 'One', 'Three']);
});

test('a heartbeat is acknowledged late or never', async () => {
  const discord = await discordForTest({ faults: { delay: [30, 40] } });
  const { send, frames, seen } = await dial(discord);
  discord.faults.once('ack-withheld');
  discord.faults.once('ack-slow');
  send(1, null);
  send(1, null);
  await seen(({ op }) => op === 11);
  await expect.poll(() => discord.faults.counts()).toMatchObject({ 'ack-withheld': 1, 'ack-slow': 1 });
  expect(frames.filter(({ op }) => op === 11)).toHaveLength(1);
});

test.each([
  ['line-dropped', ['identified', 'closed', 'resumed']],
  ['line-reconnect', ['identified', 'closed', 'resumed']],
  ['line-invalid-resumable', ['identified', 'resumed']],
] as const)('the real client resumes after %s and misses nothing', async (fault, ways) => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  const heard: string[] = [];
  client.on('threadCreate', ({ name }) => heard.push(name));
  expect(discord.faults.strike(fault)).toBe(1);
  begin(discord, 'While nobody listened');
  await expect.poll(() => heard).toEqual(['While nobody listened']);
  await expect.poll(() => connections(discord)).toEqual(ways);
  expect(discord.faults.counts()[fault]).toBe(1);
});

test('the real client begins a new session after an invalid one', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  discord.faults.strike('line-invalid');
  await expect.poll(() => connections(discord)).toEqual(['identified', 'closed', 'identified']);
  const heard: string[] = [];
  client.on('threadCreate', ({ name }) => heard.push(name));
  begin(discord, 'Hello again');
  await expect.poll(() => heard).toEqual(['Hello again']);
});

test('a session is dropped after an event, by a rate of its own', async () => {
  const { discord, client } = await told();
  discord.faults.setRates({ 'line-dropped': 1 });
  begin(discord, 'One');
  expect(await client.closed).toBe(1006);
  expect(discord.faults.counts()['line-dropped']).toBe(1);
});

test('a client that comes back is refused, or loses its session just after it was resumed', async () => {
  const discord = await discordForTest();
  for (const [fault, ops] of [
    ['resume-refused', [10, 9]],
    ['resume-revoked', [10, 0, 9]],
  ] as const) {
    const { session } = await listener(discord);
    discord.faults.once(fault);
    const second = await dial(discord);
    second.send(6, { token: discord.token, session_id: session, seq: 2 });
    expect(await second.seen(({ op }) => op === 9)).toMatchObject({ d: false });
    expect(second.frames.map(({ op }) => op)).toEqual(ops);
    second.identify();
    await second.seen(event('READY'));
  }
});

test('nobody takes the call of a client that connects', async () => {
  const discord = await discordForTest({ faults: { rates: { 'connect-refused': 1 } } });
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${discord.origin.replace('http', 'ws')}/gateway?v=10&encoding=json`);
  expect(await new Promise((resolve) => socket.on('error', () => resolve('refused')))).toBe('refused');
  expect(discord.faults.counts()['connect-refused']).toBe(1);
});
