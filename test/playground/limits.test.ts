import type { APIUser } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, complaints, form, GO, idOf, MESSAGES, post, refusal, said } from './raw.ts';
import { discordForTest, PIXEL } from './with-bot.ts';

const V2 = 1 << 15;
const row = (...components: object[]) => ({ type: 1, components });
const button = (more: object = {}) => ({ ...GO.components[0], ...more });
const text = (content: string) => ({ type: 10, content });
const menu = (...values: readonly string[]) => ({
  ...{ type: 3, custom_id: 'menu', options: values.map((value) => ({ label: value, value })) },
});
const buttons = (count: number) => Array.from({ length: count }, (_, i) => button({ custom_id: `b${i}` }));
const of = (...components: object[]) => ({ flags: V2, components });
const inRow = (...components: object[]) => of(row(...components));
const gallery = (url: string, more: object = {}) => ({ type: 12, items: [{ media: { url }, ...more }] });

/** Messages that Discord refuses, or that the bot never writes, with the place of the complaint. */
const REFUSED: readonly (readonly [what: string, body: object, place: string])[] = [
  ['plain words', { ...of(text('a')), content: 'a' }, ''],
  ['an embed', { ...of(text('a')), embeds: [{ title: 'a' }] }, ''],
  ['components without the flag', { components: [text('a')] }, 'flags'],
  ['nothing in it', of(), 'components'],
  ['a custom id twice', inRow(button(), button()), 'components'],
  ['six buttons in a row', inRow(...buttons(6)), 'row'],
  ['an empty row', inRow(), 'row'],
  ['an unknown component', of({ type: 99 }), 'components.0.type'],
  ['a button at the top', of(button()), 'components.0.type'],
  [
    'more than 40 components, counted inside too',
    of({ type: 17, components: Array.from({ length: 40 }, () => text('a')) }),
    'components',
  ],
  [
    'more than 4000 characters over all texts',
    of(text('x'.repeat(3000)), { type: 17, components: [text('x'.repeat(1001))] }),
    'components',
  ],
  ['a button without a custom id', inRow(button({ custom_id: undefined })), 'row.0.custom_id'],
  ['a button without a label', inRow(button({ label: undefined })), 'row.0.label'],
  ['a label over 80', inRow(button({ label: 'x'.repeat(81) })), 'row.0.label'],
  ['a custom id over 100', inRow(button({ custom_id: 'x'.repeat(101) })), 'row.0.custom_id'],
  ['an unknown style', inRow(button({ style: 9 })), 'row.0.style'],
  ['an emoji that nobody has', inRow(button({ emoji: { id: '123', name: 'key' } })), 'row.0.emoji.id'],
  ['a menu beside a button', inRow(button(), menu('a')), 'row'],
  ['a menu without options', inRow(menu()), 'row.0.options'],
  ['a menu with 26 options', inRow(menu(...Array.from({ length: 26 }, (_, i) => `${i}`))), 'row.0.options'],
  ['a menu that asks for more than it has', inRow({ ...menu('a'), max_values: 2 }), 'row.0'],
  [
    'a menu whose least is above its most',
    inRow({ ...menu('a', 'b'), min_values: 2, max_values: 1 }),
    'row.0',
  ],
  ['the same value twice in a menu', inRow(menu('a', 'a')), 'row.0.options'],
  ['a field that is misspelt', of({ ...gallery('https://localhost/a.png'), item: [] }), 'components.0'],
  ['a picture that is not there', of(gallery('attachment://no.png')), 'components.0.media.url'],
  [
    'alt text over 1024',
    of(gallery('https://localhost/a.png', { description: 'x'.repeat(1025) })),
    'components.0.items.0.description',
  ],
  ['an attachment without its file', { ...of(text('a')), attachments: [{ id: '0' }] }, 'attachments.0.id'],
  ['a flag that cannot be set', { ...of(text('a')), flags: V2 | 64 }, 'flags'],
  ['a nonce over 25', { ...of(text('a')), nonce: 'x'.repeat(26) }, 'nonce'],
  [
    'pings left to its words',
    { ...of(text('a')), allowed_mentions: { parse: ['users'] } },
    'allowed_mentions.parse',
  ],
];

test.each(REFUSED)('a message with %s is refused', async (_what, body, place) => {
  const discord = await discordForTest();
  const answer = await post(discord, body);
  const places = complaints(answer.body).join('\n');
  expect(`${places}\n`).toContain(place.replace(/^row/, 'components.0.components'));
  expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
  expect(discord.person('Ana').messages(PIER)).toEqual([]);
});

/** Refusals that name no field. */
test('requests that are wrong as a whole get the status and code of Discord', async () => {
  const discord = await discordForTest();
  const seen = async (...args: [string, string, unknown?, Record<string, string>?]) => {
    const { status, body } = await ask(discord, ...args);
    return [status, Reflect.get(Object(body), 'code')];
  };
  expect(await seen('POST', MESSAGES, {})).toEqual([400, 50035]);
  expect(await seen('GET', MESSAGES, undefined, { authorization: 'Bot wrong' })).toEqual([401, 0]);
  expect(await seen('GET', '/nothing/here')).toEqual([404, 0]);
  expect(await seen('PUT', MESSAGES, {})).toEqual([404, 0]);
  expect(await seen('GET', '/channels/1/messages')).toEqual([404, 10003]);
  expect(await seen('GET', `${MESSAGES}/1`)).toEqual([404, 10008]);
  expect(await seen('GET', '/guilds/1')).toEqual([404, 10004]);
  expect(await seen('GET', '/guilds/1300000000000000100/members/1')).toEqual([404, 10007]);
  expect(await seen('POST', MESSAGES, said('a'), { 'content-type': 'text/plain' })).toEqual([400, 50035]);
  const words = discord.person('Eve').say(PIER, 'Hello');
  expect(await seen('PATCH', `${MESSAGES}/${words.id}`, said('a'))).toEqual([403, 50005]);
  expect(await seen('DELETE', `${MESSAGES}/${words.id}`)).toEqual([403, 50013]);
});

const pixel = (name: string) => ({ name, bytes: PIXEL });

test('files and attachments must name one another, and components must show them', async () => {
  const discord = await discordForTest();
  const send = (json: object, files: Parameters<typeof form>[1]) => post(discord, form(json, files));
  const shown = of(gallery('attachment://a.png'));
  const unnamed = await send({ ...shown, attachments: [] }, { 0: pixel('a.png') });
  expect(complaints(unnamed.body)).toContain('attachments');
  const hidden = await send(of(text('a')), { 0: pixel('a.png') });
  expect(complaints(hidden.body)).toEqual(['attachments']);
  const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, pixel(`${i}.png`)]));
  expect(await refusal(send(shown, eleven))).toBe('400 30015');
  const heavy = { name: 'a.png', bytes: new Uint8Array(9 * 1024 * 1024) };
  expect(await refusal(send(shown, { 0: heavy, 1: heavy, 2: heavy }))).toBe('413 40005');
  const large = { name: 'a.png', bytes: new Uint8Array(10 * 1024 * 1024 + 1) };
  expect(await refusal(send(shown, { 0: large }))).toBe('400 50045');
});

test('an edit keeps the attachments it does not name, and a list keeps only those in it', async () => {
  const discord = await discordForTest();
  const shown = (...names: readonly string[]) => of(...names.map((name) => gallery(`attachment://${name}`)));
  const sent = await post(discord, form(shown('a.png', 'b.png'), { 0: pixel('a.png'), 1: pixel('b.png') }));
  const edit = (body: unknown) => ask(discord, 'PATCH', `${MESSAGES}/${idOf(sent)}`, body);
  const kept = await edit(of(text('b')));
  expect(kept.body).toMatchObject({ attachments: [{ filename: 'a.png' }, { filename: 'b.png' }] });
  const [, second] = Object(kept.body).attachments;
  const less = await edit({ ...shown('b.png'), attachments: [{ id: second.id }] });
  expect(less.body).toMatchObject({ attachments: [{ filename: 'b.png' }] });
  const more = await edit(form(shown('c.png'), { 0: pixel('c.png') }));
  expect(more.body).toMatchObject({ attachments: [{ filename: 'b.png' }, { filename: 'c.png' }] });
});

test('an enforced nonce gives the earlier message back instead of a second one', async () => {
  const discord = await discordForTest();
  const body = { ...said('Your turn'), nonce: 'turn-7', enforce_nonce: true };
  const first = await post(discord, body);
  expect(idOf(await post(discord, body))).toBe(idOf(first));
  const elsewhere = await ask(discord, 'POST', '/channels/1300000000000000202/messages', body);
  expect(idOf(elsewhere)).toBe(idOf(first));
  expect(discord.person('Ana').messages(PIER)).toHaveLength(1);
  await post(discord, { ...body, enforce_nonce: false });
  expect(discord.person('Ana').messages(PIER)).toHaveLength(2);
});

test('only those are woken whom the message may wake', async () => {
  const discord = await discordForTest();
  const named = '<@1300000000000000011> and <@1300000000000000012>, @everyone';
  const woken = async (allowed: object | undefined) => {
    const { body } = await post(discord, { ...said(named), allowed_mentions: allowed });
    const { mentions, mention_everyone } = Object(body);
    return [...mentions.map((user: APIUser) => user.username), ...(mention_everyone ? ['everyone'] : [])];
  };
  expect(await woken(undefined)).toEqual(['ana', 'bjorn', 'everyone']);
  expect(await woken({ parse: [] })).toEqual([]);
  expect(await woken({ parse: [], users: ['1300000000000000012'] })).toEqual(['bjorn']);
});

test('every answer tells the time of this Discord, also one that refuses', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  for (const path of ['/gateway/bot', '/nowhere'])
    expect((await ask(discord, 'GET', path)).headers.get('date')).toBe(new Date(clock.now()).toUTCString());
});
