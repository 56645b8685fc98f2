import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DiscordError } from '../../src/discord/discord-error.ts';
import { meteredApi } from '../../src/discord/protocol/api-layers.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { observe, serveMetrics, type WatchedBot } from '../../src/metrics/observing.ts';
import { FakeApi } from '../discord/fake-api.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { commit, sampleCommit } from '../store/sample.ts';
import { tickingClock } from '../ticking-clock.ts';

const clock = tickingClock(1_000_000);
const observed: WatchedBot = {
  ...{ gateway: () => 'ready', database: () => 'held', pending: async () => [] },
  ...{ hosts: () => 2, host: 'quay' },
  shards: () => [
    { shard: 0, isReady: true, heartbeatAt: 1 },
    { shard: 3, isReady: false, heartbeatAt: 1 },
  ],
  watch: { behind: () => [] },
};

async function served(complaints: readonly string[] = []) {
  const metrics = new Metrics(observed);
  const server = await serveMetrics(0, { text: () => metrics.text(), complaints: async () => complaints });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    metrics,
    port,
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

describe('what is served to the host', () => {
  test('is the numbers in the form of Prometheus', async () => {
    const { metrics, ask } = await served();
    metrics.heard(3);
    metrics.handled('answer', 'changed', 250);
    metrics.took('paint', 12);
    metrics.sent('post', 'gone');
    metrics.learnt('tiny', 'first');
    metrics.puzzled('tiny', 'given-up');
    metrics.reported('tiny');
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const line of [
      'harbour_interactions_total{kind="answer",outcome="changed"} 1',
      'harbour_interaction_seconds_sum{outcome="changed"} 0.25',
      'harbour_stage_seconds_sum{stage="paint"} 0.012',
      'harbour_renders_total 1',
      'harbour_requests_total{request="post",outcome="gone"} 1',
      'harbour_lesson_steps_total{game="tiny",step="first"} 1',
      'harbour_puzzles_total{game="tiny",event="given-up"} 1',
      'harbour_reports_total{game="tiny"} 1',
      'harbour_tables_behind 0',
      'harbour_gateway_state{state="ready"} 1',
      'harbour_gateway_state{state="away"} 0',
      'harbour_lease_held 1',
      'harbour_database_state{state="held"} 1',
      'harbour_database_state{state="away"} 0',
      'harbour_shard_interactions_total{shard="3"} 1',
      'harbour_shard_ready{shard="0"} 1',
      'harbour_shard_ready{shard="3"} 0',
      'harbour_processes 2',
    ])
      expect(
        text.split('\n').map((each) => each.replace(/host="quay",|,host="quay"|\{host="quay"\}/u, '')),
      ).toContain(line);
    const ours = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(ours.filter((line) => !line.includes('host="quay"'))).toEqual([]);
    expect(text).toMatch(/^process_resident_memory_bytes\{host="quay"\} \d+$/m);
  });

  test('is the health, by status and in words', async () => {
    const well = await (await served()).ask('/healthz');
    expect([well.status, await well.text()]).toEqual([200, 'ok\n']);
    const ill = await (await served(['The gateway is not connected.'])).ask('/healthz');
    expect([ill.status, await ill.text()]).toEqual([503, 'The gateway is not connected.\n']);
  });

  test('is nothing else', async () => {
    const { ask } = await served();
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  });

  test('is served to this machine alone', async () => {
    const { port } = await served();
    const outside = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    if (outside === undefined) return expect(port).toBeGreaterThan(0);
    await expect(fetch(`http://${outside.address}:${port}/healthz`)).rejects.toThrow();
  });

  test('waits for a port that is taken, and says where another is chosen', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const log = fakeLog();
    await observe({ port, hosts: [] }, new Metrics(observed), observed, log);
    expect(log.lines).toEqual([
      expect.stringMatching(new RegExp(`^warn: Port ${port} is already in use.* METRICS_PORT\\.$`)),
    ]);
  });
});

describe('what is counted', () => {
  test('are the errors and warnings of the log, which says them all the same', async () => {
    const metrics = new Metrics(observed);
    const plain = fakeLog();
    const log = metrics.counting(plain);
    log.info({}, 'one');
    log.warn({}, 'two');
    log.error({}, 'three');
    log.error({}, 'four');
    expect(plain.lines).toEqual(['info: one', 'warn: two', 'error: three', 'error: four']);
    const { body } = await metrics.text();
    expect(body).toContain('harbour_errors_total{level="warn",host="quay"} 1');
    expect(body).toContain('harbour_errors_total{level="error",host="quay"} 2');
  });

  test('are requests by how they end, and their time; the failure goes on', async () => {
    const sent: string[] = [];
    const meter = {
      heard: () => {},
      handled: () => {},
      took: (stage: string) => void sent.push(stage),
      sent: (request: string, outcome: string) => void sent.push(`${request} ${outcome}`),
      learnt: () => {},
      puzzled: () => {},
      reported: () => {},
    };
    const api = meteredApi(
      Object.assign(new FakeApi(clock), {
        recent: async () => [],
        read: async () => {
          throw new DiscordError('gone', '404');
        },
      }),
      meter,
    );
    expect(await api.recent('c')).toEqual([]);
    await expect(api.read('c', 'm')).rejects.toThrow(DiscordError);
    expect(sent).toEqual(['recent done', 'send', 'read gone', 'send']);
  });

  test('are commits and their time', async () => {
    const metrics = new Metrics(observed);
    const store = metrics.timing(await openMemoryStore());
    expect((await commit(store, sampleCommit(1))).kind).toBe('kept');
    expect((await metrics.text()).body).toMatch(/^harbour_stage_seconds_count\{.*stage="store".*\} 1$/m);
    await store.close();
  });
});
