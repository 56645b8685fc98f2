import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { ask, form, refusal } from './raw.ts';
import { botForTest, discordForTest, PIXEL } from './with-bot.ts';

const path = `/channels/${PIER}/messages`;
const V2 = 1 << 15;

test('history is read before and after a message, newest first', async () => {
  const discord = await discordForTest();
  const ana = discord.person('Ana');
  const said = Array.from({ length: 7 }, (_, i) => ana.say(PIER, `${i}`).id);
  const read = async (query: string) => {
    const { body } = await ask(discord, 'GET', `${path}?${query}`);
    return Array.isArray(body) ? body.map(({ content }) => content).join('') : body;
  };
  expect(await read('limit=3')).toBe('654');
  expect(await read(`before=${said[3]}&limit=2`)).toBe('21');
  expect(await read(`after=${said[3]}&limit=2`)).toBe('54');
  expect((await ask(discord, 'GET', `${path}?limit=101`)).status).toBe(400);
});

test('components come back with ids, defaults and pictures that can be fetched', async () => {
  const discord = await discordForTest();
  const components = [
    {
      type: 17,
      id: 2,
      components: [
        { type: 12, items: [{ media: { url: 'attachment://sea.png' }, description: 'The sea' }] },
        { type: 14 },
        { type: 1, components: [{ type: 2, style: 2, label: 'Go', custom_id: 'go' }] },
      ],
    },
  ];
  const { body } = await ask(
    discord,
    'POST',
    path,
    form({ flags: V2, components, attachments: [{ id: '0' }] }, { 0: { name: 'sea.png', bytes: PIXEL } }),
  );
  const [attachment] = Reflect.get(Object(body), 'attachments');
  expect(body).toMatchObject({
    flags: V2,
    content: '',
    components: [
      {
        id: 2,
        accent_color: null,
        spoiler: false,
        components: [
          {
            id: 1,
            items: [
              {
                media: { url: attachment.url, attachment_id: attachment.id, width: 1, height: 1 },
                description: 'The sea',
                spoiler: false,
              },
            ],
          },
          { id: 3, divider: true, spacing: 1 },
          { id: 4, components: [{ id: 5, custom_id: 'go' }] },
        ],
      },
    ],
  });
});

test('a message of the old kind becomes one of components only when it gives up its words', async () => {
  const discord = await discordForTest();
  const sent = await ask(discord, 'POST', path, { content: 'Words' });
  const message = `${path}/${Reflect.get(Object(sent.body), 'id')}`;
  const components = [{ type: 10, content: 'Text' }];
  expect(await refusal(ask(discord, 'PATCH', message, { flags: V2, components }))).toBe('400 50035');
  expect(await ask(discord, 'PATCH', message, { flags: V2, components, content: null })).toMatchObject({
    status: 200,
    body: { flags: V2, content: '' },
  });
  expect(await ask(discord, 'PATCH', message, { flags: 0, components })).toMatchObject({
    body: { flags: V2 },
  });
});

test('an own emoji on a button comes back with its name', async () => {
  const discord = await discordForTest();
  const emojis = '/applications/1300000000000000001/emojis';
  const image = `data:image/png;base64,${PIXEL.toString('base64')}`;
  const made = await ask(discord, 'POST', emojis, { name: 'key', image });
  const id = Reflect.get(Object(made.body), 'id');
  const button = { type: 2, style: 1, custom_id: 'go', emoji: { id } };
  const { body } = await ask(discord, 'POST', path, { components: [{ type: 1, components: [button] }] });
  expect(body).toMatchObject({ components: [{ components: [{ emoji: { id, name: 'key' } }] }] });
  expect((await ask(discord, 'POST', emojis, { name: 'key', image })).status).toBe(400);
  expect((await ask(discord, 'POST', emojis, { name: 'k', image })).status).toBe(400);
  expect(
    (await ask(discord, 'POST', emojis, { name: 'cube', image: 'data:image/png;base64,AAAA' })).status,
  ).toBe(400);
  expect((await ask(discord, 'DELETE', `${emojis}/${id}`)).status).toBe(204);
  expect((await ask(discord, 'GET', emojis)).body).toEqual({ items: [] });
});

test('the bot and a person write to one another directly', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  const ana = discord.person('Ana');
  const user = await client.users.fetch(ana.user.id);
  const heard = new Promise<string>((resolve) => {
    client.on('messageCreate', (message) => {
      if (!message.author.bot) resolve(message.content);
    });
  });
  const sent = await user.send({
    content: 'Your turn',
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', customId: 'go' }] }],
  });
  expect(ana.messages(sent.channelId)).toMatchObject([{ message: { content: 'Your turn' } }]);
  expect(discord.person('Eve').messages(sent.channelId)).toEqual([]);
  ana.say(sent.channelId, 'On my way');
  expect(await heard).toBe('On my way');
  client.on('interactionCreate', (interaction) => {
    if (interaction.isButton()) void interaction.update('Done');
  });
  expect(await ana.press(sent.channelId, sent.id, 'go')).toEqual({ kind: 'answered' });
  expect(ana.messages(sent.channelId)[0]?.message.content).toBe('Done');
});
