import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../src/configuration.ts';
import { serveMetrics } from '../../src/metrics/observing.ts';

describe('Metrics are served', () => {
  let server: Server;
  beforeAll(async () => {
    const served = { text: async () => ({ body: 'a 1\n', type: 'text/plain' }), complaints: async () => [] };
    server = await serveMetrics(0, served, ['metrics.example.org', 'bot']);
  });
  afterAll(() => void server.close());

  /** The status of a request under a name. */
  const asked = (host: string, path = '/metrics'): Promise<number> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.once('error', reject).end();
    });

  test.each([
    'localhost',
    'localhost:9464',
    '127.0.0.1',
    '127.0.0.1:9464',
    '[::1]:9464',
    '10.0.0.5:80',
    'BOT:9464',
  ])('to who asks %s', async (host) => {
    expect(await asked(host)).toBe(200);
    expect(await asked(host, '/healthz')).toBe(200);
  });

  test('to a name that the host has chosen, and none that only begins or ends like it', async () => {
    expect(await asked('metrics.example.org')).toBe(200);
    for (const host of ['metrics.example.org.evil.example', 'evil-bot', 'bots', 'localhost.evil.example'])
      expect(await asked(host)).toBe(421);
  });

  test.each(['evil.example', 'evil.example:9464', '127.0.0.1.evil.example', '[evil]', 'a b'])(
    'to nobody who asks “%s”',
    async (host) => {
      for (const path of ['/metrics', '/healthz', '/']) expect(await asked(host, path)).toBe(421);
    },
  );
});

test('The names are read from METRICS_HOSTS, and what is no name is refused in a sentence', () => {
  const read = (names: string) => {
    const configuration = readConfiguration({ DISCORD_TOKEN: 't'.repeat(60), METRICS_HOSTS: names });
    return configuration.kind === 'bot' ? configuration.metricsHosts : undefined;
  };
  expect(read('Bot, metrics.example.org')).toEqual(['bot', 'metrics.example.org']);
  for (const wrong of ['bot:9464', 'http://bot', '*', 'a..b'])
    expect(() => read(wrong)).toThrow('METRICS_HOSTS');
});
