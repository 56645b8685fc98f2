import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, complaints, form, refusal } from './raw.ts';
import { discordForTest, PIXEL } from './with-bot.ts';

const V2 = 1 << 15;
const row = (...components: object[]) => ({ type: 1, components });
const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...more });
const text = (content: string) => ({ type: 10, content });
const menu = (...values: readonly string[]) => ({
  ...{ type: 3, custom_id: 'menu', options: values.map((value) => ({ label: value, value })) },
});
const buttons = (count: number) => Array.from({ length: count }, (_, i) => button({ custom_id: `b${i}` }));
const inRow = (...components: object[]) => ({ components: [row(...components)] });

/** Messages that Discord refuses, with the code and place of its complaint (Discord docs; codes as publicly seen). */
const REFUSED: readonly (readonly [what: string, body: object, complaint: string])[] = [
  ['content over 2000', { content: 'x'.repeat(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
  ['an embed', { embeds: [{ title: 'a' }] }, 'embeds BASE_TYPE_MAX_LENGTH'],
  ['a custom id twice', inRow(button(), button()), 'row.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  [
    'six rows of the old kind',
    { components: buttons(6).map((each) => row(each)) },
    'components BASE_TYPE_BAD_LENGTH',
  ],
  ['six buttons in a row', inRow(...buttons(6)), 'row BASE_TYPE_BAD_LENGTH'],
  ['an empty row', inRow(), 'row BASE_TYPE_BAD_LENGTH'],
  ['a text without the flag', { components: [text('a')] }, 'components.0.type UNION_TYPE_CHOICES'],
  ['an unknown component', { components: [{ type: 99 }] }, 'components.0.type UNION_TYPE_CHOICES'],
  ['a button at the top', { components: [button()] }, 'components.0.type UNION_TYPE_CHOICES'],
  [
    'content with the flag',
    { flags: V2, content: 'a', components: [text('a')] },
    'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'more than 40 components, counted inside too',
    { flags: V2, components: [{ type: 17, components: Array.from({ length: 40 }, () => text('a')) }] },
    'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    'more than 4000 characters over all texts',
    { flags: V2, components: [text('x'.repeat(3000)), { type: 17, components: [text('x'.repeat(1001))] }] },
    'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  [
    'a button without a custom id',
    inRow({ type: 2, style: 1, label: 'Go' }),
    'row.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'a button with a custom id and an address',
    inRow(button({ url: 'https://localhost/' })),
    'row.0.url BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  ['a link without an address', inRow({ type: 2, style: 5, label: 'Go' }), 'row.0.url BASE_TYPE_REQUIRED'],
  [
    'a button with neither label nor emoji',
    inRow({ type: 2, style: 1, custom_id: 'go' }),
    'row.0.label BASE_TYPE_REQUIRED',
  ],
  ['a label over 80', inRow(button({ label: 'x'.repeat(81) })), 'row.0.label BASE_TYPE_MAX_LENGTH'],
  [
    'a custom id over 100',
    inRow(button({ custom_id: 'x'.repeat(101) })),
    'row.0.custom_id BASE_TYPE_BAD_LENGTH',
  ],
  ['an unknown style', inRow(button({ style: 9 })), 'row.0.style BASE_TYPE_CHOICES'],
  [
    'an emoji that nobody has',
    inRow(button({ emoji: { id: '123', name: 'key' } })),
    'row.0.emoji.id BUTTON_COMPONENT_INVALID_EMOJI',
  ],
  ['a menu beside a button', inRow(button(), menu('a')), 'row.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ['a menu without options', inRow(menu()), 'row.0.options BASE_TYPE_BAD_LENGTH'],
  [
    'a menu with 26 options',
    inRow(menu(...Array.from({ length: 26 }, (_, i) => `${i}`))),
    'row.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a menu that asks for more than it has',
    inRow({ ...menu('a'), max_values: 2 }),
    'row.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a menu whose least is above its most',
    inRow({ ...menu('a', 'b'), min_values: 2, max_values: 1 }),
    'row.0.min_values PLAYGROUND_MIN_OVER_MAX',
  ],
  [
    'the same value twice in a menu',
    inRow(menu('a', 'a')),
    'row.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'a picture that is not there',
    { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }] },
    'components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'alt text over 1024',
    {
      flags: V2,
      components: [
        { type: 12, items: [{ media: { url: 'https://localhost/a.png' }, description: 'x'.repeat(1025) }] },
      ],
    },
    'components.0.items.0.description BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an attachment without its file',
    { content: 'a', attachments: [{ id: '0', filename: 'a.png' }] },
    'attachments.0.id PLAYGROUND_ATTACHMENT_WITHOUT_FILE',
  ],
  ['a flag that cannot be set', { content: 'a', flags: 64 }, 'flags PLAYGROUND_FLAG_NOT_SETTABLE'],
  ['a field that Discord does not know', { content: 'a', colour: 3 }, 'colour PLAYGROUND_UNKNOWN_FIELD'],
  ['a nonce over 25', { content: 'a', nonce: 'x'.repeat(26) }, 'nonce NONCE_TYPE_TOO_LONG'],
  [
    'people named beside everyone of their kind',
    { content: 'a', allowed_mentions: { parse: ['users'], users: ['1300000000000000011'] } },
    'allowed_mentions.parse MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'a reply to nothing',
    { content: 'a', message_reference: { message_id: '1' } },
    'message_reference REPLIES_UNKNOWN_MESSAGE',
  ],
];

test.each(REFUSED)('a message with %s is refused', async (_what, body, complaint) => {
  const discord = await discordForTest();
  const answer = await ask(discord, 'POST', `/channels/${PIER}/messages`, body);
  expect(complaints(answer.body)).toContain(complaint.replace(/^row/, 'components.0.components'));
  expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
  expect(discord.person('Ana').messages(PIER)).toEqual([]);
});

/** Refusals that name no field. */
test('requests that are wrong as a whole get the status and code of Discord', async () => {
  const discord = await discordForTest();
  const path = `/channels/${PIER}/messages`;
  const seen = async (...args: [string, string, unknown?, Record<string, string>?]) => {
    const { status, body } = await ask(discord, ...args);
    return [status, Reflect.get(Object(body), 'code')];
  };
  expect(await seen('POST', path, {})).toEqual([400, 50006]);
  expect(await seen('GET', path, undefined, { authorization: 'Bot wrong' })).toEqual([401, 0]);
  expect(await seen('GET', '/nothing/here')).toEqual([404, 0]);
  expect(await seen('PUT', path, {})).toEqual([405, 0]);
  expect(await seen('GET', '/channels/1/messages')).toEqual([404, 10003]);
  expect(await seen('GET', `${path}/1`)).toEqual([404, 10008]);
  expect(await seen('GET', '/guilds/1')).toEqual([404, 10004]);
  expect(await seen('GET', '/guilds/1300000000000000100/members/1')).toEqual([404, 10007]);
  expect(await seen('POST', path, { content: 'a' }, { 'content-type': 'text/plain' })).toEqual([400, 50035]);
  const said = discord.person('Eve').say(PIER, 'Hello');
  expect(await seen('PATCH', `${path}/${said.id}`, { content: 'a' })).toEqual([403, 50005]);
  expect(await seen('DELETE', `${path}/${said.id}`)).toEqual([403, 50013]);
});

test('files and attachments must name one another, and components must show them', async () => {
  const discord = await discordForTest();
  const path = `/channels/${PIER}/messages`;
  const pixel = { name: 'a.png', bytes: PIXEL };
  const unnamed = await ask(discord, 'POST', path, form({ content: 'a', attachments: [] }, { 0: pixel }));
  expect(complaints(unnamed.body)).toEqual(['attachments PLAYGROUND_FILE_NOT_REFERENCED']);
  const hidden = await ask(discord, 'POST', path, form({ flags: V2, components: [text('a')] }, { 0: pixel }));
  expect(complaints(hidden.body)).toEqual(['attachments PLAYGROUND_FILE_NOT_SHOWN']);
  const eleven = Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [i, { ...pixel, name: `${i}.png` }]),
  );
  expect(await refusal(ask(discord, 'POST', path, form({}, eleven)))).toBe('400 30015');
  const heavy = { name: 'a.png', bytes: new Uint8Array(9 * 1024 * 1024) };
  expect(await refusal(ask(discord, 'POST', path, form({}, { 0: heavy, 1: heavy, 2: heavy })))).toBe(
    '413 40005',
  );
  const large = { name: 'a.png', bytes: new Uint8Array(10 * 1024 * 1024 + 1) };
  expect(await refusal(ask(discord, 'POST', path, form({}, { 0: large })))).toBe('400 50045');
});

test('an edit keeps the attachments it does not name, and a list keeps only those in it', async () => {
  const discord = await discordForTest();
  const path = `/channels/${PIER}/messages`;
  const files = { 0: { name: 'a.png', bytes: PIXEL }, 1: { name: 'b.png', bytes: PIXEL } };
  const sent = await ask(discord, 'POST', path, form({ content: 'a' }, files));
  const message = `${path}/${Reflect.get(Object(sent.body), 'id')}`;
  const kept = await ask(discord, 'PATCH', message, { content: 'b' });
  expect(kept.body).toMatchObject({
    content: 'b',
    attachments: [{ filename: 'a.png' }, { filename: 'b.png' }],
  });
  const [, second] = Reflect.get(Object(kept.body), 'attachments');
  const less = await ask(discord, 'PATCH', message, { attachments: [{ id: second.id }] });
  expect(less.body).toMatchObject({ attachments: [{ filename: 'b.png' }] });
  const more = await ask(discord, 'PATCH', message, form({}, { 0: { name: 'c.png', bytes: PIXEL } }));
  expect(more.body).toMatchObject({ attachments: [{ filename: 'b.png' }, { filename: 'c.png' }] });
});

test('an enforced nonce gives the earlier message back instead of a second one', async () => {
  const discord = await discordForTest();
  const path = `/channels/${PIER}/messages`;
  const body = { content: 'Your turn', nonce: 'turn-7', enforce_nonce: true };
  const first = await ask(discord, 'POST', path, body);
  const second = await ask(discord, 'POST', path, body);
  expect(Reflect.get(Object(second.body), 'id')).toBe(Reflect.get(Object(first.body), 'id'));
  expect(discord.person('Ana').messages(PIER)).toHaveLength(1);
  const loose = { ...body, enforce_nonce: false };
  await ask(discord, 'POST', path, loose);
  expect(discord.person('Ana').messages(PIER)).toHaveLength(2);
});

test('only those are woken whom the message may wake', async () => {
  const discord = await discordForTest();
  const path = `/channels/${PIER}/messages`;
  const named = '<@1300000000000000011> and <@1300000000000000012>, @everyone';
  const woken = async (allowed: object | undefined) => {
    const { body } = await ask(discord, 'POST', path, {
      flags: V2,
      components: [text(named)],
      ...(allowed === undefined ? {} : { allowed_mentions: allowed }),
    });
    const { mentions, mention_everyone } = Object(body);
    return [
      ...mentions.map((user: { username: string }) => user.username),
      ...(mention_everyone ? ['everyone'] : []),
    ];
  };
  expect(await woken(undefined)).toEqual(['ana', 'bjorn', 'everyone']);
  expect(await woken({ parse: [] })).toEqual([]);
  expect(await woken({ parse: [], users: ['1300000000000000012'] })).toEqual(['bjorn']);
});

test('every answer tells the time of this Discord, also one that refuses', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  for (const path of ['/gateway', '/nowhere', '/users/@me/guilds/1'])
    expect((await ask(discord, 'GET', path)).headers.get('date')).toBe(new Date(clock.now()).toUTCString());
});
