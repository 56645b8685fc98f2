import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { ask, directWith, EMOJIS, form, GO, idOf, MESSAGES, post, said, wordsSeen } from './raw.ts';
import { discordForTest, PIXEL, PIXEL_URL, playingBot } from './with-bot.ts';

const V2 = 1 << 15;

test('the newest messages are read, the last one first', async () => {
  const discord = await discordForTest();
  for (let i = 0; i < 7; i += 1) discord.person('Ana').say(PIER, `${i}`);
  const { body } = await ask(discord, 'GET', `${MESSAGES}?limit=3`);
  expect(body).toMatchObject([{ content: '6' }, { content: '5' }, { content: '4' }]);
  expect((await ask(discord, 'GET', `${MESSAGES}?limit=101`)).status).toBe(400);
});

test('components come back with ids, defaults and pictures that can be fetched', async () => {
  const discord = await discordForTest();
  const gallery = { type: 12, items: [{ media: { url: 'attachment://sea.png' }, description: 'The sea' }] };
  const components = [{ type: 17, components: [gallery, { type: 14 }, GO] }];
  const sent = form(
    { flags: V2, components, attachments: [{ id: '0' }] },
    { 0: { name: 'sea.png', bytes: PIXEL } },
  );
  const answer = await post(discord, sent);
  const { body } = answer;
  const [{ url, id }] = Object(body).attachments;
  const item = {
    media: { url, attachment_id: id, width: 1, height: 1 },
    description: 'The sea',
    spoiler: false,
  };
  expect(body).toMatchObject({
    ...{ flags: V2, content: '' },
    components: [
      {
        ...{ id: 1, accent_color: null, spoiler: false },
        components: [
          { id: 2, items: [item] },
          { id: 3, divider: true, spacing: 1 },
          { id: 4, components: [{ id: 5, custom_id: 'go' }] },
        ],
      },
    ],
  });
  const edit = (change: unknown) => ask(discord, 'PATCH', `${MESSAGES}/${idOf(answer)}`, change);
  expect((await edit(body)).status).toBe(400);
  const kept = { flags: V2, components: Object(body).components, attachments: [{ id }] };
  expect(await edit(kept)).toMatchObject({
    ...{ status: 200, body: { components: [{ id: 1, components: [{ items: [item] }, {}, {}] }] } },
  });
});

test('emojis of the application are on its buttons, have names of their own, and go', async () => {
  const discord = await discordForTest();
  const upload = (name: string, image: string) => ask(discord, 'POST', EMOJIS, { name, image });
  const emoji = { id: idOf(await upload('key', PIXEL_URL)), name: 'key' };
  const row = { type: 1, components: [{ ...GO.components[0], emoji }] };
  const { body } = await post(discord, said('a', row));
  expect(body).toMatchObject({ components: [{}, { components: [{ emoji }] }] });
  for (const [name, data] of [
    ['key', PIXEL_URL],
    ['k', PIXEL_URL],
    ['cube', 'data:image/png;base64,AAAA'],
  ] as const)
    expect((await upload(name, data)).status, name).toBe(400);
  expect((await ask(discord, 'DELETE', `${EMOJIS}/${emoji.id}`)).status).toBe(204);
  expect((await ask(discord, 'GET', EMOJIS)).body).toEqual({ items: [] });
});

test('the bot writes to a person directly, who presses there', async () => {
  const discord = await discordForTest();
  await playingBot(discord, () => ({ type: 7, data: said('Done') }));
  const ana = discord.person('Ana');
  const id = await directWith(discord, ana.user.id);
  const sent = await ask(discord, 'POST', `/channels/${id}/messages`, said('Your turn', GO));
  expect(wordsSeen(discord, 'Ana', id)).toEqual(['Your turn']);
  expect(discord.person('Eve').messages(id)).toEqual([]);
  expect(await ana.press(id, idOf(sent), 'go')).toEqual({ kind: 'answered' });
  expect(wordsSeen(discord, 'Ana', id)).toEqual(['Done']);
});
