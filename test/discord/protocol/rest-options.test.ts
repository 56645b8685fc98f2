import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { render } from '../../../src/discord/protocol/message.ts';
import { restApi } from '../../../src/discord/protocol/rest-api.ts';
import { asksTooMuchPatience, requestAgainIfLost } from '../../../src/discord/protocol/rest-options.ts';
import { noteMessage } from '../../../src/discord/views/components.ts';
import { fakeLog } from '../fake-log.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const lost: Answer = ({ socket }) => socket.destroy();
const told =
  (status: number, body: object): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const taken = told(200, { interaction: {}, resource: { type: 4, message: { id: '99' } } });

/** The API as the bot makes it, against a server on this machine that answers so, one after the other. */
async function apiBefore(...answers: readonly Answer[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = answers[asked.length] ?? lost;
      asked.push(request.method ?? '');
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const rest = new REST({ api: base, makeRequest: requestAgainIfLost });
  return { asked, base, api: restApi(rest.setToken('t'), () => '42') };
}

const TOKEN = { id: '7', token: 'secret' };
const firstAnswer = async () =>
  ({ kind: 'message', payload: await render(noteMessage('hello'), fakeLog()), alone: true }) as const;

test('A first answer whose connection was lost is given again', async () => {
  const { api, asked } = await apiBefore(lost, taken);
  expect(await api.answer(TOKEN, await firstAnswer())).toMatchObject({ id: '99' });
  expect(asked).toEqual(['POST', 'POST']);
});

test('One that had been taken before its connection was lost is told from one that was not', async () => {
  const { api, asked } = await apiBefore(lost, told(400, { code: 40_060, message: 'acknowledged' }));
  await expect(api.answer(TOKEN, await firstAnswer())).rejects.toMatchObject({ kind: 'acknowledged' });
  expect(asked).toHaveLength(2);
});

test('A connection that is lost each time may work later', async () => {
  const { api, asked } = await apiBefore();
  await expect(api.answer(TOKEN, await firstAnswer())).rejects.toMatchObject({ kind: 'passing' });
  expect(asked).toHaveLength(4);
});

test('Who does not wait for an answer any longer has not lost the connection', async () => {
  const { base } = await apiBefore(() => {});
  const signal = AbortSignal.timeout(100);
  await expect(requestAgainIfLost(base, { method: 'GET', signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

const EDIT = '/channels/:id/messages/:id';

test.each([
  ['an edit that waits for the common limit', 'PATCH', EDIT, 0, 5_050, false],
  ['an edit that would wait longer', 'PATCH', EDIT, 0, 60_000, true],
  ['an edit that is asked to wait longer', 'PATCH', EDIT, 60_000, 0, true],
  ['a new message', 'POST', '/channels/:id/messages', 0, 60_000, true],
  // Discord lets it change twice in ten minutes.
  ['the name of a thread', 'PATCH', '/channels/:id', 0, 600_000, true],
  ['an answer', 'POST', '/interactions/:id/:token/callback', 60_000, 60_000, false],
  ['the change of an answer', 'PATCH', '/webhooks/:id/:token/messages/@original', 60_000, 60_000, false],
])('%s keeps no channel waiting for too long', (_, method, route, retryAfter, timeToReset, isPutOff) => {
  expect(asksTooMuchPatience({ method, route, retryAfter, timeToReset })).toBe(isPutOff);
});
