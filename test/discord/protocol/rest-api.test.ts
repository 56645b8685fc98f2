import { REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import { persistentApi } from '../../../src/discord/protocol/api-layers.ts';
import { render } from '../../../src/discord/protocol/message.ts';
import { restApi } from '../../../src/discord/protocol/rest-api.ts';
import { noteMessage } from '../../../src/discord/views/components.ts';
import { fakeLog } from '../fake-log.ts';

/** Discord's API against answers that are given one after the other; what was asked is kept. */
function apiWith(...answers: readonly { readonly status: number; readonly body: object }[]) {
  const left = [...answers];
  const asked: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const rest = new REST({
    retries: 0,
    makeRequest: async (url, init) => {
      const { pathname, search } = new URL(url);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ method: init.method ?? 'GET', path: pathname + search, body });
      const answer = left.shift() ?? { status: 500, body: {} };
      const text = answer.status === 204 ? null : JSON.stringify(answer.body);
      const headers = text === null ? {} : { headers: { 'content-type': 'application/json' } };
      return new Response(text, { status: answer.status, ...headers }) as never;
    },
  }).setToken('the.bot.token');
  return { asked, api: restApi(rest, () => '42') };
}

const done = (body: object, status = 200) => ({ status, body });
const refused = (status: number, code: number) => ({ status, body: { code, message: 'No.' } });
/** Requests, each in a line. */
const linesOf = (asked: ReturnType<typeof apiWith>['asked']): readonly string[] =>
  asked.map(({ method, path }) => `${method} ${path.replace('/api/v10', '')}`);

const interactionToken = { id: '7', token: 'secret' };
const note = () => render(noteMessage('hello'), fakeLog());
const EPHEMERAL_V2 = (1 << 6) | (1 << 15);

describe('The wire', () => {
  test('answers for everybody or for one alone, and brings the new message', async () => {
    const made = done({ interaction: {}, resource: { type: 4, message: { id: '99' } } });
    const { api, asked } = apiWith(made, made);
    for (const alone of [true, false]) {
      const answer = { kind: 'message', payload: await note(), alone } as const;
      expect(await api.answer(interactionToken, answer)).toMatchObject({ id: '99' });
    }
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/v10/interactions/7/secret/callback?with_response=true',
      body: { type: 4, data: { flags: EPHEMERAL_V2, allowed_mentions: { parse: [], users: [] } } },
    });
    expect(asked[1]).toMatchObject({ body: { data: { flags: 1 << 15 } } });
  });

  test('promises, notes and updates by their types', async () => {
    const heard = done({ interaction: {} });
    const { api, asked } = apiWith(heard, heard, heard, heard);
    await api.answer(interactionToken, { kind: 'later' });
    await api.answer(interactionToken, { kind: 'noted' });
    await api.answer(interactionToken, { kind: 'update', payload: await note() });
    await api.answer(interactionToken, { kind: 'suggestions', choices: [{ name: 'a', value: 'b' }] });
    expect(asked.map(({ body }) => body)).toMatchObject([
      { type: 5, data: { flags: 64 } },
      { type: 6 },
      { type: 7, data: { attachments: [] } },
      { type: 8, data: { choices: [{ name: 'a', value: 'b' }] } },
    ]);
  });

  test('posts with a nonce that is enforced, and finds its own messages again', async () => {
    const others = ['42', '1'].map((id, at) => ({ id: `${6 - at}`, author: { id } }));
    const { api, asked } = apiWith(done({ id: '5' }), done(others));
    expect(await api.post('c', await note(), 'n1')).toMatchObject({ id: '5' });
    expect(asked[0]?.body).toMatchObject({ nonce: 'n1', enforce_nonce: true });
    expect((await api.recent('c')).map(({ id }) => id)).toEqual(['6']);
  });

  test('edits and removes what an interaction made without the bot’s token', async () => {
    const [original, other, gone] = [done({ id: '8' }), done({ id: '9' }), done({}, 204)];
    const { api, asked } = apiWith(original, other, original, gone, gone);
    expect(await api.amend(interactionToken, await note())).toMatchObject({ id: '8' });
    expect(await api.follow(interactionToken, await note())).toMatchObject({ id: '9' });
    expect(await api.original(interactionToken)).toBe('8');
    await api.remove(interactionToken);
    await api.remove(interactionToken, '9');
    expect(linesOf(asked)).toEqual([
      'PATCH /webhooks/42/secret/messages/%40original',
      'POST /webhooks/42/secret',
      'GET /webhooks/42/secret/messages/%40original',
      'DELETE /webhooks/42/secret/messages/%40original',
      'DELETE /webhooks/42/secret/messages/9',
    ]);
  });

  test.each([
    [400, 40060, 'acknowledged'],
    [404, 10062, 'expired'],
    [404, 10015, 'expired'],
    [401, 50027, 'expired'],
    [404, 10003, 'vanished'],
    [404, 10004, 'vanished'],
    [404, 10008, 'gone'],
    [403, 50001, 'closed'],
    [403, 50013, 'closed'],
    [400, 50083, 'archived'],
    [400, 160005, 'locked'],
    [400, 50035, 'refused'],
    [400, 30046, 'passing'],
    [401, 0, 'passing'],
    [502, 0, 'passing'],
  ] as const)('takes %i with code %i for %s', async (status, code, kind) => {
    const { api } = apiWith(refused(status, code));
    const failure = await api.answer(interactionToken, { kind: 'noted' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DiscordError);
    expect(failure).toMatchObject({ kind });
    expect(String(failure)).not.toContain('secret');
  });

  test('asks who is in a server, and takes nobody for gone of whom Discord does not say so', async () => {
    const { api, asked } = apiWith(
      done({ user: { id: '5' }, roles: ['7'] }),
      ...[refused(404, 10_007), refused(404, 10_013), refused(403, 50_001)],
    );
    expect(await api.rolesOf('9', '5')).toEqual(['7']);
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/v10/guilds/9/members/5' });
    expect(await api.rolesOf('9', '5')).toBeUndefined();
    expect(await api.rolesOf('9', '5')).toBeUndefined();
    await expect(api.rolesOf('9', '5')).rejects.toMatchObject({ kind: 'closed' });
  });

  test('starts a thread from a message, and takes one that is there for it', async () => {
    // The second time there is one already, and the third may not be.
    const { api, asked } = apiWith(done({ id: '5' }, 201), refused(400, 160_004), refused(403, 50_013));
    const message = { channel: 'c', id: '5' };
    expect(await api.startThread(message, 'Tiny')).toBe('5');
    expect(asked[0]).toMatchObject({
      path: '/api/v10/channels/c/messages/5/threads',
      body: { name: 'Tiny', auto_archive_duration: 10_080 },
    });
    expect(await api.startThread(message, 'Tiny')).toBe('5');
    await expect(api.startThread(message, 'Tiny')).rejects.toMatchObject({ kind: 'closed' });
  });

  test('starts a private thread beside a message, adds its people, and finds it again', async () => {
    const thread = { type: 12, owner_id: '42', parent_id: 'c', name: 'Tiny' };
    const { api, asked } = apiWith(
      // A former table of that name had one, too: from before the message.
      done({
        threads: [
          { ...thread, id: '4' },
          { ...thread, id: '6', owner_id: '1' },
        ],
      }),
      ...[done({ id: '7' }, 201), done({}, 204)],
      ...[done({ threads: [{ ...thread, id: '7' }] }), done({}, 204)],
    );
    const start = () => api.startThread({ channel: 'c', id: '5' }, 'Tiny', { guild: 'g', people: ['9'] });
    expect([await start(), await start()]).toEqual(['7', '7']);
    expect(linesOf(asked)).toEqual([
      'GET /guilds/g/threads/active',
      'POST /channels/c/threads',
      'PUT /channels/7/thread-members/9',
      'GET /guilds/g/threads/active',
      'PUT /channels/7/thread-members/9',
    ]);
    expect(asked[1]?.body).toEqual({ name: 'Tiny', type: 12, auto_archive_duration: 10_080 });
  });

  test('finds the channel for direct messages to somebody', async () => {
    const { api, asked } = apiWith(done({ id: '77' }));
    expect(await api.direct('5')).toBe('77');
    expect(asked[0]).toMatchObject({ path: '/api/v10/users/@me/channels', body: { recipient_id: '5' } });
  });

  test('takes an archived thread up again, and asks once more', async () => {
    const [archived, well] = [refused(400, 50_083), done({})];
    const { api: bare, asked } = apiWith(archived, well, well, archived, refused(403, 50_013));
    const api = persistentApi(bare, { log: fakeLog(), doubtIcons: () => {} });
    await api.edit('c', 'm', await note());
    expect(linesOf(asked)).toEqual([
      'PATCH /channels/c/messages/m',
      'PATCH /channels/c',
      'PATCH /channels/c/messages/m',
    ]);
    expect(asked[1]?.body).toEqual({ archived: false });
    const answer = api.answer({ ...interactionToken, channel_id: 'c' }, { kind: 'noted' });
    await expect(answer).rejects.toMatchObject({ kind: 'locked' });
  });
});

describe('Somebody who was forgotten', () => {
  test('is in no server and takes no direct message, and Discord is not asked about them', async () => {
    const { api, asked } = apiWith();
    expect(await api.rolesOf('7', 'gone-1a2b')).toBeUndefined();
    await expect(api.direct('gone-1a2b')).rejects.toMatchObject({ kind: 'refused' });
    expect(asked).toEqual([]);
  });
});
