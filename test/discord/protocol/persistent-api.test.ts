import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { DiscordError, type MessagePart } from '../../../src/discord/discord-error.ts';
import { persistentApi } from '../../../src/discord/protocol/api-layers.ts';
import type { DiscordApi } from '../../../src/discord/protocol/discord-api.ts';
import type { MessagePayload } from '../../../src/discord/protocol/message.ts';
import { FakeApi, plain } from '../fake-api.ts';
import { fakeLog } from '../fake-log.ts';

const TOKEN = { id: 'i', token: 'secret', channel_id: 'c' };
const WORDS = { type: ComponentType.TextDisplay, content: 'Your turn' } as const;
const PICTURES = {
  type: ComponentType.MediaGallery,
  items: [{ media: { url: 'attachment://board.png' } }],
} as const;
const buttons = (emoji?: object) => ({
  type: ComponentType.ActionRow,
  components: [
    { type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'x', label: 'Dive', ...emoji },
  ],
});
const ICON = { emoji: { id: '5', name: 'dive' } };

/** A board with a picture, words and a button with an icon. */
const BOARD = {
  body: {
    components: [{ type: ComponentType.Container, components: [PICTURES, WORDS, buttons(ICON)] }],
    attachments: [{ id: 0, filename: 'board.png' }],
  },
  files: [{ name: 'board.png', data: Buffer.from('a picture') }],
} as unknown as MessagePayload;

/** Which parts a message has. */
const formOf = ({ body, files }: MessagePayload): string => {
  const told = JSON.stringify(body);
  return [
    ...(told.includes('emoji') ? ['icons'] : []),
    ...(files.length > 0 && told.includes('attachment://') ? ['pictures'] : []),
    ...(told.includes('Your turn') && told.includes('Dive') ? ['words'] : []),
  ].join(' and ');
};

const refusedFor = (part?: MessagePart): DiscordError =>
  new DiscordError('refused', '400 50035', { code: 50_035, ...(part && { part }) });

/** A Discord that meets messages with these errors, one after the other, and takes what comes then. */
function meeting(...errors: readonly DiscordError[]) {
  const api = new FakeApi({ now: () => Date.UTC(2026, 4, 1) });
  api.pressed.set(TOKEN.id, { person: '101' });
  const left = [...errors];
  const sent: string[] = [];
  api.meets = (_, payload) => {
    if (payload === undefined) return undefined;
    sent.push(formOf(payload));
    const error = left.shift();
    return error && { error, afterwards: false };
  };
  const log = fakeLog();
  let doubts = 0;
  const doubtIcons = (): void => {
    doubts += 1;
  };
  return { api: persistentApi(plain(api), { log, doubtIcons }), fake: api, sent, log, doubts: () => doubts };
}

const ALL = 'icons and pictures and words';

describe('A message', () => {
  const NO_ICONS = [ALL, 'pictures and words'];

  test.each([
    ['that Discord takes is sent once, as it is', [], [ALL], 0],
    ['is sent without its icons, which are looked up, where it is refused for them', ['icons'], NO_ICONS, 1],
    ['that is refused even so comes as words alone', ['icons', 'icons'], [...NO_ICONS, 'words'], 1],
    [
      'refused for its pictures keeps its icons, which are not doubted',
      ['pictures'],
      [ALL, 'icons and words'],
      0,
    ],
  ] as const)('%s', async (_, parts, forms, doubted) => {
    const { api, sent, log, doubts } = meeting(...parts.map((part) => refusedFor(part)));
    expect((await api.post('c', BOARD, 'n')).isPoorer === true).toBe(parts.length > 0);
    expect([sent, doubts()]).toEqual([forms, doubted]);
    expect(log.lines).toHaveLength(parts.length);
    for (const line of log.lines) expect(line).toMatch(/^warn: .* is sent again in a plainer form$/);
  });
});

describe('A message that Discord does not take', () => {
  test('in any form is refused in the end', async () => {
    const last = refusedFor('icons');
    const { api, sent } = meeting(refusedFor('icons'), refusedFor('pictures'), last);
    await expect(api.post('c', BOARD, 'n')).rejects.toBe(last);
    expect(sent).toEqual([ALL, 'pictures and words', 'words']);
  });

  test.each([
    ['for another reason', refusedFor()],
    ['now', new DiscordError('passing', '502')],
  ])('%s is not made poorer', async (_, error) => {
    const { api, sent, doubts } = meeting(error);
    await expect(api.post('c', BOARD, 'n')).rejects.toBe(error);
    expect([sent, doubts()]).toEqual([[ALL], 0]);
  });

  test('for a picture that it was to keep is left to the bot, which sends all of them anew', async () => {
    const { attachments = [] } = BOARD.body;
    const kept = {
      ...BOARD,
      body: { ...BOARD.body, attachments: [...attachments, { id: '77', filename: 'kept.png' }] },
    };
    const error = refusedFor('pictures');
    const { api, sent } = meeting(error);
    await expect(api.post('c', kept, 'n')).rejects.toBe(error);
    expect(sent).toEqual([ALL]);
  });

  test('for its file is not sent without it: the file is what it is for', async () => {
    const file = { type: ComponentType.File, file: { url: 'attachment://data.json' } };
    const body = {
      ...BOARD.body,
      components: [{ type: ComponentType.Container, components: [WORDS, file] }],
    };
    const error = refusedFor('pictures');
    const { api, sent } = meeting(error);
    await expect(api.follow(TOKEN, { ...BOARD, body } as unknown as MessagePayload)).rejects.toBe(error);
    expect(sent).toHaveLength(1);
  });
});

/** Every request with a message, as it is made of an API. */
const REQUESTS: readonly (readonly [string, (api: DiscordApi, fake: FakeApi) => Promise<unknown>])[] = [
  ['a first answer', (api) => api.answer(TOKEN, { kind: 'message', payload: BOARD, alone: true })],
  [
    'an update',
    async (api, fake) => {
      const { id } = await fake.post('c', { body: { components: [] }, files: [] }, 'first');
      fake.pressed.set(TOKEN.id, { person: '101', message: id });
      return api.answer(TOKEN, { kind: 'update', payload: BOARD });
    },
  ],
  ['an amendment', (api) => api.amend(TOKEN, BOARD)],
  ['what follows', (api) => api.follow(TOKEN, BOARD)],
  ['a post', (api) => api.post('c', BOARD, 'n')],
  [
    'an edit',
    async (api, fake) =>
      api.edit('c', (await fake.post('c', { body: { components: [] }, files: [] }, 'first')).id, BOARD),
  ],
];

test.each(REQUESTS)('%s is made in a plainer form, too', async (_, request) => {
  const { api, fake, sent } = meeting();
  const { meets } = fake;
  let isRefused = false;
  fake.meets = (method, payload) => {
    const met = meets?.(method, payload);
    if (isRefused || payload === undefined || formOf(payload) !== ALL) return met;
    isRefused = true;
    return { error: refusedFor('icons'), afterwards: false };
  };
  await request(api, fake);
  expect(sent.slice(-2)).toEqual([ALL, 'pictures and words']);
});
