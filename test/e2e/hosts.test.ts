import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, it, onTestFinished } from 'vitest';
import { type Sharding, shardOf } from '../../src/playground/gateway/shards.ts';
import type { Client } from '../../src/playground/people.ts';
import { GUILD_ID } from '../../src/playground/world/cast.ts';
import { inForm } from '../form.ts';
import { type Cluster, clusterIn, lacksPostgres } from '../store/postgres/cluster.ts';
import { killed } from './bot-process.ts';
import { entriesOf, GAME_TIME, players, sitDown } from './players.ts';
import { openProcessStage } from './process-stage.ts';
import { savedInPostgres } from './saved.ts';
import { controls, live, use } from './screen.ts';

// Without PostgreSQL there is no database that several hosts could share; `cluster.ts` prints why it is skipped.
const withPostgres = it.skipIf(lacksPostgres);

const KILLS = inForm(2, 6);
const PRESSES_BETWEEN = inForm(4, 8);

/** Bots of one token that share a database. */
async function hosts(sharding: Partial<Sharding> = {}) {
  const stage = await openProcessStage(sharding);
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

/**
 * Presses any answer of the board without waiting for what comes of it: how many entries of the log that is, and when everybody who pressed
 * has heard something or waits no more.
 */
function pressAndRun(people: readonly Client[], channel: string) {
  const [watcher] = people;
  const board = watcher === undefined ? undefined : live(watcher, channel);
  const choice = board && controls(board).find(({ notation }) => notation !== undefined);
  if (board === undefined || choice === undefined) return { adds: 0, settled: Promise.resolve([]) };
  const settled = Promise.allSettled(people.map((person) => use(person, channel, board, choice)));
  return { adds: entriesOf(choice), settled };
}

/** Whether nothing is left to say in any channel. */
const isTold = async (cluster: Cluster, address: string): Promise<boolean> =>
  (await cluster.ask('SELECT FROM channels WHERE owed_since IS NOT NULL', address)).length === 0;

/** Milliseconds without a write after which a press is not written any more, which waits three seconds for its table at most; and between two looks. */
const QUIET = 4_000;
const LOOK = 200;

/** Milliseconds within which what is written is shown, on a machine that does much besides. */
const SHOWN = 60_000;

/** So often somebody presses until a press is not refused. */
const ATTEMPTS = 3;

/** Counts what is written at a table, once everything is said about it; `written` is what was before. */
function ledger({ cluster, address }: { cluster: Cluster; address: string }, table: string, written = 0) {
  const saved = async () => {
    await expect.poll(() => isTold(cluster, address), { timeout: 20_000 }).toBe(true);
    return savedInPostgres(cluster, address, table);
  };
  return {
    saved,
    /**
     * So many presses of these people, all of which are written once. Where the table changes hands meanwhile, the second of two answers that
     * a press gives may be left to another press.
     */
    playOn: async (people: readonly Client[], channel: string, seed: number): Promise<void> => {
      const at = players(people, channel, seed);
      for (let press = 0; press < PRESSES_BETWEEN; press += 1) {
        let most = 0;
        let added = 0;
        // What is pressed on a board that is about to change may be refused, and is not written; so may be what is pressed
        // at a table that another bot keeps busy.
        for (let attempt = 0; added === 0 && attempt < ATTEMPTS; attempt += 1) {
          const before = at.presses;
          // A board may have lost its answers to the press that nobody waited for.
          await expect.poll(() => at.play(), { timeout: 20_000 }).toBe(true);
          const isFollowed = await at.followed(SHOWN);
          most = at.presses - before;
          added = (await saved()).pressed - written;
          expect(isFollowed || added === 0).toBe(true);
        }
        expect(added).toBeLessThanOrEqual(most);
        expect(added).toBeGreaterThan(0);
        written += added;
      }
    },
    /** Waits until a press that nobody waited for is written, whole and once, or comes too late to be. */
    settle: async ({ adds, settled }: ReturnType<typeof pressAndRun>): Promise<void> => {
      await settled;
      for (let quiet = 0, known = -1; quiet < QUIET; ) {
        const { pressed } = await saved();
        quiet = pressed === known ? quiet + LOOK : 0;
        known = pressed;
        await new Promise((later) => setTimeout(later, LOOK));
      }
      const { pressed } = await saved();
      expect([0, adds]).toContain(pressed - written);
      written = pressed;
    },
  };
}

/**
 * Each turn has one message in the channel, and only the last of them can be pressed. An edit that a slow process sent
 * before it lost the table may come after the board was closed: that process looks after it when it has the table again.
 */
async function holdsOneBoard(
  posted: () => readonly APIMessage[],
  { turn }: Awaited<ReturnType<typeof savedInPostgres>>['match'],
): Promise<void> {
  expect(posted().length).toBe(1 + turn.number);
  const pressable = () => posted().filter((message) => controls(message).length > 0);
  await expect.poll(() => pressable().length, { timeout: 20_000 }).toBe(1);
  expect(pressable()).toEqual(posted().slice(-1));
}

withPostgres(
  'bots that all hear every press, and are killed one after the other in mid-press, count and say everything once',
  GAME_TIME,
  async () => {
    const { posted, cluster, address, start, people, channel } = await hosts();
    const children = [await start(), await start()];
    const table = await sitDown(people, channel);
    const { playOn, settle, saved } = ledger({ cluster, address }, table);
    for (let kills = 0; kills <= KILLS; kills += 1) {
      await playOn(people, channel, kills + 1);
      if (kills === KILLS) break;
      const pressed = pressAndRun(people, channel);
      await new Promise((later) => setTimeout(later, 15 * kills));
      const [oldest] = children.splice(0, 1);
      if (oldest !== undefined) await killed(oldest);
      await settle(pressed);
      children.push(await start());
    }
    await holdsOneBoard(posted, (await saved()).match);
  },
);

const SHARDS = 4;
/** The shard that hears of the server. */
const HEARS = shardOf(GUILD_ID, SHARDS);

/** How many shards each process holds, the fewest first. */
function sharesOf(holders: ReadonlyMap<number, number>): readonly number[] {
  const counts = new Map<number, number>();
  for (const pid of holders.values()) counts.set(pid, (counts.get(pid) ?? 0) + 1);
  return [...counts.values()].sort();
}

/** How a host comes to leave the server's shard. */
const LEAVING = ['killed', 'stopped', 'frozen'] as const;

withPostgres(
  'bots that share the shards go on with those of one that is killed, stopped or frozen, and nothing is lost or said twice',
  GAME_TIME,
  async () => {
    const stage = await hosts({ shards: SHARDS, maxConcurrency: SHARDS });
    const { posted, cluster, address, share, holders, people, channel, discord } = stage;
    const children = [await share(), await share()];
    const isShared = async () => sharesOf(await holders());
    await expect.poll(isShared, { timeout: 60_000 }).toEqual([2, 2]);
    await stage.hasCommands();
    const table = await sitDown(people, channel);
    const { playOn, settle, saved } = ledger({ cluster, address }, table);
    await playOn(people, channel, 1);
    for (const [at, how] of LEAVING.entries()) {
      const holder = (await holders()).get(HEARS);
      const leaving = children.find(({ pid }) => pid === holder);
      if (leaving === undefined) throw new Error('nobody holds the shard of the server');
      const sessions = discord.journal.events('READY').length;
      const pressed = pressAndRun(people, channel);
      leaving.kill(how === 'killed' ? 'SIGKILL' : how === 'stopped' ? 'SIGTERM' : 'SIGSTOP');
      // It is heard by whoever goes on with the session, and so is what is pressed then.
      await settle(pressed);
      await playOn(people, channel, at + 2);
      expect((await holders()).get(HEARS)).not.toBe(holder);
      // The one that was frozen finds out by itself.
      if (how === 'frozen') leaving.kill('SIGCONT');
      else children.splice(children.indexOf(leaving), 1, await share());
      await expect.poll(isShared, { timeout: 60_000 }).toEqual([2, 2]);
      await playOn(people, channel, at + 5);
      expect(discord.journal.events('READY').length).toBe(sessions);
    }
    await holdsOneBoard(posted, (await saved()).match);
  },
);
