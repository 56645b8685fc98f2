import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { ask, form, GO, said, wordsSeen } from './raw.ts';
import { discordForTest, PIXEL, playingBot } from './with-bot.ts';

const path = `/channels/${PIER}/messages`;
const V2 = 1 << 15;

test('the newest messages are read, the last one first', async () => {
  const discord = await discordForTest();
  for (let i = 0; i < 7; i += 1) discord.person('Ana').say(PIER, `${i}`);
  const { body } = await ask(discord, 'GET', `${path}?limit=3`);
  expect(body).toMatchObject([{ content: '6' }, { content: '5' }, { content: '4' }]);
  expect((await ask(discord, 'GET', `${path}?limit=101`)).status).toBe(400);
});

test('components come back with ids, defaults and pictures that can be fetched', async () => {
  const discord = await discordForTest();
  const gallery = { type: 12, items: [{ media: { url: 'attachment://sea.png' }, description: 'The sea' }] };
  const components = [{ type: 17, components: [gallery, { type: 14 }, GO] }];
  const sent = form(
    { flags: V2, components, attachments: [{ id: '0' }] },
    { 0: { name: 'sea.png', bytes: PIXEL } },
  );
  const { body } = await ask(discord, 'POST', path, sent);
  const [{ url, id }] = Reflect.get(Object(body), 'attachments');
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
  const again = await ask(discord, 'PATCH', `${path}/${Reflect.get(Object(body), 'id')}`, body);
  expect(again.status).toBe(400);
  const kept = { flags: V2, components: Reflect.get(Object(body), 'components'), attachments: [{ id }] };
  expect(await ask(discord, 'PATCH', `${path}/${Reflect.get(Object(body), 'id')}`, kept)).toMatchObject({
    ...{ status: 200, body: { components: [{ id: 1, components: [{ items: [item] }, {}, {}] }] } },
  });
});

test('emojis of the application are on its buttons, have names of their own, and go', async () => {
  const discord = await discordForTest();
  const emojis = '/applications/1300000000000000001/emojis';
  const image = `data:image/png;base64,${PIXEL.toString('base64')}`;
  const made = await ask(discord, 'POST', emojis, { name: 'key', image });
  const emoji = { id: Reflect.get(Object(made.body), 'id'), name: 'key' };
  const row = { type: 1, components: [{ ...GO.components[0], emoji }] };
  const { body } = await ask(discord, 'POST', path, said('a', row));
  expect(body).toMatchObject({ components: [{}, { components: [{ emoji }] }] });
  for (const [name, data] of [
    ['key', image],
    ['k', image],
    ['cube', 'data:image/png;base64,AAAA'],
  ])
    expect((await ask(discord, 'POST', emojis, { name, image: data })).status, name).toBe(400);
  expect((await ask(discord, 'DELETE', `${emojis}/${emoji.id}`)).status).toBe(204);
  expect((await ask(discord, 'GET', emojis)).body).toEqual({ items: [] });
});

test('the bot writes to a person directly, who presses there', async () => {
  const discord = await discordForTest();
  await playingBot(discord, () => ({ type: 7, data: said('Done') }));
  const ana = discord.person('Ana');
  const opened = await ask(discord, 'POST', '/users/@me/channels', { recipient_id: ana.user.id });
  const { id } = Object(opened.body);
  const sent = await ask(discord, 'POST', `/channels/${id}/messages`, said('Your turn', GO));
  expect(wordsSeen(discord, 'Ana', id)).toEqual(['Your turn']);
  expect(discord.person('Eve').messages(id)).toEqual([]);
  expect(await ana.press(id, Object(sent.body).id, 'go')).toEqual({ kind: 'answered' });
  expect(wordsSeen(discord, 'Ana', id)).toEqual(['Done']);
});
