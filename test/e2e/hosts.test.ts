import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { otys } from '../../src/games/otys/index.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';
import { type Sharding, shardOf } from '../../src/playground/gateway/shards.ts';
import type { Person } from '../../src/playground/person.ts';
import { GUILD_ID } from '../../src/playground/world/cast.ts';
import { inForm } from '../form.ts';
import { patientClock } from '../playground/patient-clock.ts';
import { type Cluster, clusterIn, lacksPostgres } from '../store/postgres/cluster.ts';
import { killed } from './bot-process.ts';
import { players, sitDown } from './players.ts';
import { openProcessStage } from './process-stage.ts';
import { controls, live, use } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

const KILLS = inForm(2, 6);
const PRESSES_BETWEEN = inForm(4, 8);

/** Bots of one token that share a database. */
async function hosts(sharding: Partial<Sharding> = {}) {
  const stage = await openProcessStage(patientClock(), sharding);
  // The server may be run by another user.
  chmodSync(stage.folder, 0o755);
  const cluster = clusterIn(join(stage.folder, 'postgres'));
  cluster.start();
  onTestFinished(() => {
    if (cluster.isStarted()) cluster.crash();
  });
  const address = await cluster.room();
  return {
    ...{ ...stage, cluster, address },
    /** Starts one with a session that hears every press. */
    start: () => stage.startReady({ DATABASE_URL: address }),
    /** Starts one that takes its part of the shards. */
    share: () => stage.start({ DATABASE_URL: address, SHARDS: 'leased' }),
    /** The processes that hold shards with a session, by the shard. */
    holders: async () =>
      new Map(
        (
          await cluster.ask<{ readonly shard: number; readonly owner: string }>(
            'SELECT shard, owner FROM shards WHERE until > clock_timestamp() AND session IS NOT NULL',
            address,
          )
        ).map(({ shard, owner }) => [shard, Number(owner.split(' ').at(-2))]),
      ),
  };
}

/** Presses any answer of the board without waiting for what comes of it. */
function pressAndRun(people: readonly Person[], channel: string): void {
  const [watcher] = people;
  const board = watcher === undefined ? undefined : live(watcher, channel);
  const choice = board && controls(board).find(({ notation }) => notation !== undefined);
  if (board === undefined || choice === undefined) return;
  for (const person of people) void use(person, channel, board, choice);
}

/** One press; where the one before it, which nobody waited for, has taken the button away, somebody looks again. */
async function playOnce(at: ReturnType<typeof players>): Promise<boolean> {
  try {
    return await at.play();
  } catch (error) {
    if (!String(error).includes('This button no longer exists.')) throw error;
    return at.play();
  }
}

/** Whether nothing is left to say in any channel. */
const isTold = async (cluster: Cluster, address: string): Promise<boolean> =>
  (await cluster.ask('SELECT FROM channels WHERE owed_since IS NOT NULL', address)).length === 0;

/** The match as it was written, and how many of its moves were. */
async function saved(cluster: Cluster, address: string, table: string) {
  const [row] = await cluster.ask<{ readonly snapshot: string }>(
    `SELECT snapshot FROM tables WHERE id = '${table}'`,
    address,
  );
  const log = await cluster.ask<{ readonly body: string }>(
    `SELECT body FROM log WHERE table_id = '${table}' ORDER BY ply`,
    address,
  );
  const snapshot = readSnapshot(otys, row?.snapshot ?? '');
  const entries = log.map(({ body }) => readLogEntry(otys, body));
  const match = replay(otys, snapshot, entries);
  expect(match.snapshot).toEqual(snapshot);
  return { entries, match };
}

it.skipIf(lacksPostgres)(
  'bots that all hear every press, and are killed one after the other in mid-press, count and say everything once',
  GAME_TIME,
  async () => {
    const { posted, cluster, address, start, people, channel } = await hosts();
    const children = [await start(), await start()];
    const table = await sitDown(people, channel);
    let answered = 0;
    for (let kills = 0; kills <= KILLS; kills += 1) {
      const at = players(people, channel, kills + 1);
      for (let press = 0; press < PRESSES_BETWEEN; press += 1) expect(await playOnce(at)).toBe(true);
      answered += at.presses;
      if (kills === KILLS) break;
      pressAndRun(people, channel);
      await new Promise((later) => setTimeout(later, 15 * kills));
      const [oldest] = children.splice(0, 1);
      if (oldest !== undefined) await killed(oldest);
      await expect.poll(() => isTold(cluster, address), { timeout: 20_000 }).toBe(true);
      children.push(await start());
    }
    await expect.poll(() => isTold(cluster, address), { timeout: 20_000 }).toBe(true);
    const { entries, match } = await saved(cluster, address, table);
    expect(entries.length).toBeGreaterThanOrEqual(answered);
    expect(entries.length).toBeLessThanOrEqual(answered + KILLS);
    // Each turn has one message in the channel, and only the last of them can be pressed.
    expect(posted().length).toBe(1 + match.turn.number);
    expect(posted().filter((message) => controls(message).length > 0).length).toBe(1);
  },
);

const SHARDS = 4;
/** The shard that hears of the server. */
const HEARS = shardOf(GUILD_ID, SHARDS);

/** How a host comes to leave the server's shard. */
const LEAVING = ['killed', 'stopped', 'frozen'] as const;

it.skipIf(lacksPostgres)(
  'bots that share the shards go on with those of one that is killed, stopped or frozen, and nothing is lost or said twice',
  GAME_TIME,
  async () => {
    const stage = await hosts({ shards: SHARDS, maxConcurrency: SHARDS });
    const { posted, cluster, address, share, holders, people, channel, discord } = stage;
    const children = [await share(), await share()];
    const isShared = async () => {
      const counts = new Map<number, number>();
      for (const pid of (await holders()).values()) counts.set(pid, (counts.get(pid) ?? 0) + 1);
      return [...counts.values()].sort();
    };
    await expect.poll(isShared, { timeout: 60_000 }).toEqual([2, 2]);
    await stage.hasCommands();
    const table = await sitDown(people, channel);
    let answered = 0;
    const playOn = async (seed: number): Promise<void> => {
      const at = players(people, channel, seed);
      for (let press = 0; press < PRESSES_BETWEEN; press += 1) expect(await playOnce(at)).toBe(true);
      answered += at.presses;
    };
    await playOn(1);
    for (const [at, how] of LEAVING.entries()) {
      const holder = (await holders()).get(HEARS);
      const leaving = children.find(({ pid }) => pid === holder);
      if (leaving === undefined) throw new Error('nobody holds the shard of the server');
      const sessions = discord.journal.events('READY').length;
      pressAndRun(people, channel);
      leaving.kill(how === 'killed' ? 'SIGKILL' : how === 'stopped' ? 'SIGTERM' : 'SIGSTOP');
      // What is pressed now is heard by whoever goes on with the session.
      await playOn(at + 2);
      expect((await holders()).get(HEARS)).not.toBe(holder);
      // The one that was frozen finds out by itself.
      if (how === 'frozen') leaving.kill('SIGCONT');
      else children.splice(children.indexOf(leaving), 1, await share());
      await expect.poll(isShared, { timeout: 60_000 }).toEqual([2, 2]);
      await playOn(at + 5);
      expect(discord.journal.events('READY').length).toBe(sessions);
    }
    await expect.poll(() => isTold(cluster, address), { timeout: 20_000 }).toBe(true);
    const { entries, match } = await saved(cluster, address, table);
    // Each press that nobody waited for may have come before one that was counted as two answers, and is one or two itself.
    expect(entries.length).toBeGreaterThanOrEqual(answered - LEAVING.length);
    expect(entries.length).toBeLessThanOrEqual(answered + 2 * LEAVING.length);
    expect(posted().length).toBe(1 + match.turn.number);
    expect(posted().filter((message) => controls(message).length > 0).length).toBe(1);
  },
);
