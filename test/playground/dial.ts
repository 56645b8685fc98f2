import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningDiscord } from '../../src/playground/server.ts';

/** Bit of the intent GUILDS. */
const GUILDS = 1;

/** A payload of the gateway. */
export interface Frame {
  readonly op: number;
  readonly t?: string | null;
  readonly s?: number | null;
  readonly d?: unknown;
}

/** A gateway client that does only what it is told. */
export async function dial(discord: RunningDiscord, query = 'v=10&encoding=json') {
  const socket = new WebSocket(`${discord.origin.replace('http', 'ws')}/gateway?${query}`);
  onTestFinished(() => socket.terminate());
  const frames: Frame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(data.toString())));
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  await new Promise((resolve) => {
    socket.on('open', resolve);
  });
  const seen = async (test: (frame: Frame) => boolean): Promise<Frame> => {
    await expect.poll(() => frames.some(test)).toBe(true);
    const found = frames.find(test);
    if (found === undefined) throw new Error('The frame has gone');
    return found;
  };
  const send = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
  const identify = (more: object = {}) =>
    send(2, {
      token: discord.token,
      intents: GUILDS,
      properties: { os: 'linux', browser: 'test', device: 'test' },
      ...more,
    });
  return { socket, frames, closed, seen, send, identify };
}

/** A client that has been shown the server, and its session. */
export async function listener(discord: RunningDiscord) {
  const client = await dial(discord);
  client.identify();
  await client.seen(event('GUILD_CREATE'));
  const { d: ready } = await client.seen(event('READY'));
  return { ...client, session: String(Object(ready).session_id) };
}

/** Whether a frame is an event of this name. */
export const event = (name: string) => (frame: Frame) => frame.t === name;

/** What the threads are called of which frames tell as new ones. */
export const threadsIn = (frames: readonly Frame[]): readonly unknown[] =>
  frames.filter(event('THREAD_CREATE')).map(({ d }) => Object(d).name);
