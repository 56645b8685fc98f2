import { type APIInteraction, type APIMessage, InteractionResponseType as Kind } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { PIER } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, COMMANDS, complaints, form, GO, idOf, MESSAGES, refusal, said, wordsSeen } from './raw.ts';
import { reply as answered, discordForTest, interactionsOf, PIXEL, PLAY } from './with-bot.ts';

const APPLICATION = '1300000000000000001';
const EPHEMERAL = 64;
const LOADING = 128;

type Event = Pick<APIInteraction, 'id' | 'token'>;

/** A Discord with one command, and the interactions that reached the wire. */
async function withCommand() {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  await ask(discord, 'PUT', COMMANDS, [PLAY]);
  return { discord, clock, events: interactionsOf(discord) };
}

const answerTo = (discord: RunningDiscord, { id, token }: Event, body: unknown, query = '') =>
  ask(discord, 'POST', `/interactions/${id}/${token}/callback${query}`, body);

const viaToken = (discord: RunningDiscord, method: string, { token }: Event, rest = '', body?: unknown) =>
  ask(discord, method, `/webhooks/${APPLICATION}/${token}${rest}`, body);

async function begin(name = 'Ana') {
  const stage = await withCommand();
  const outcome = stage.discord.person(name).command(PIER, ['play']);
  const [event] = stage.events;
  if (event === undefined) throw new Error('No interaction was made');
  return { ...stage, event, outcome };
}

const reply = { type: Kind.ChannelMessageWithSource, data: said('Hello', GO) };

test('an answer after three seconds is too late, and the person is told that nobody answered', async () => {
  const { discord, clock, event, outcome } = await begin();
  clock.advance(2_000);
  expect(discord.person('Ana').notices(PIER)).toEqual([]);
  clock.advance(1_000);
  expect(await outcome).toEqual({ kind: 'silence' });
  const [notice] = discord.person('Ana').notices(PIER);
  expect(notice).toBeDefined();
  expect(discord.person('Eve').notices(PIER)).toEqual([]);
  expect(await answerTo(discord, event, reply)).toMatchObject({ status: 404, body: { code: 10062 } });
  discord.person('Ana').dismiss(PIER, notice?.id ?? '');
  expect(discord.person('Ana').notices(PIER)).toEqual([]);
});

test('an interaction is answered once', async () => {
  const { discord, event, outcome } = await begin();
  expect(await answerTo(discord, event, reply)).toMatchObject({ status: 204 });
  expect(await outcome).toEqual({ kind: 'answered' });
  expect(await answerTo(discord, event, reply)).toMatchObject({ status: 400, body: { code: 40060 } });
  expect(discord.person('Ana').messages(PIER)).toHaveLength(1);
});

test('an answer of the wrong shape leaves the interaction open for a right one', async () => {
  const { discord, event } = await begin();
  const wrong = await answerTo(discord, event, { type: 4, data: said('x'.repeat(4001)) });
  expect(complaints(wrong.body)).toEqual(['data.components.0.content']);
  expect(await answerTo(discord, event, reply)).toMatchObject({ status: 204 });
});

test('a token that was never acknowledged writes nothing, and neither does an unknown one', async () => {
  const { discord, event } = await begin();
  expect(await refusal(viaToken(discord, 'POST', event, '', said('a')))).toBe('404 10015');
  const unknown = { id: '1', token: 'unknown' };
  expect(await refusal(viaToken(discord, 'GET', unknown, '/messages/@original'))).toBe('404 10015');
});

test('a token lives for fifteen minutes', async () => {
  const { discord, clock, event } = await begin();
  await answerTo(discord, event, reply);
  clock.advance(15 * 60_000 - 1_000);
  expect(await viaToken(discord, 'PATCH', event, '/messages/@original', said('b'))).toMatchObject({
    status: 200,
  });
  clock.advance(1_000);
  expect(await refusal(viaToken(discord, 'PATCH', event, '/messages/@original', said('c')))).toBe(
    '401 50027',
  );
});

test('a deferred answer loads until it is edited', async () => {
  const { discord, event, outcome } = await begin();
  const deferred = await answerTo(discord, event, { type: 5 }, '?with_response=true');
  expect(await outcome).toEqual({ kind: 'answered' });
  expect(deferred).toMatchObject({
    status: 200,
    body: { interaction: { id: event.id } },
  });
  expect(discord.person('Eve').messages(PIER)).toMatchObject([
    { state: 'loading', message: { flags: LOADING } },
  ]);
  await viaToken(discord, 'PATCH', event, '/messages/@original', said('Ready'));
  expect(discord.person('Eve').messages(PIER)).toMatchObject([
    { state: 'sent', message: { flags: 1 << 15, edited_timestamp: null } },
  ]);
  await viaToken(discord, 'PATCH', event, '/messages/@original', said('Ready now'));
  expect(discord.person('Eve').messages(PIER)[0]?.message.edited_timestamp).toEqual(expect.any(String));
});

test('the first follow-up after a deferral fills it, and stays as private as it was', async () => {
  const { discord, event } = await begin();
  await answerTo(discord, event, { type: 5, data: { flags: EPHEMERAL } });
  await viaToken(discord, 'POST', event, '', said('Only for you'));
  await viaToken(discord, 'POST', event, '', said('For all'));
  const contents = (name: string) => wordsSeen(discord, name, PIER);
  expect(contents('Ana')).toEqual(['Only for you', 'For all']);
  expect(contents('Eve')).toEqual(['For all']);
});

test('an ephemeral message is seen by its owner alone and not through the channel', async () => {
  const { discord, event } = await begin();
  const made = await answerTo(discord, event, answered('Your hand', EPHEMERAL), '?with_response=true');
  const [seen] = discord.person('Ana').messages(PIER);
  expect(seen).toMatchObject({ ephemeral: true, message: { flags: EPHEMERAL | (1 << 15) } });
  expect(discord.person('Eve').messages(PIER)).toEqual([]);
  const id = seen?.message.id ?? '';
  expect(made.body).toMatchObject({ resource: { type: 4, message: { id } } });
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect(
      await refusal(ask(discord, method, `${MESSAGES}/${id}`, method === 'PATCH' ? said('a') : undefined)),
    ).toBe('404 10008');
  expect((await ask(discord, 'GET', MESSAGES)).body).toEqual([]);
  expect(await discord.person('Eve').press(PIER, id, 'go')).toMatchObject({ kind: 'refused' });
  discord.person('Eve').dismiss(PIER, id);
  expect(discord.person('Ana').messages(PIER)).toHaveLength(1);
  discord.person('Ana').dismiss(PIER, id);
  expect(discord.person('Ana').messages(PIER)).toEqual([]);
  expect(await viaToken(discord, 'PATCH', event, '/messages/@original', said('b'))).toMatchObject({
    status: 200,
  });
});

const PICTURES = ['a.png', 'b.png'].map((name) => ({
  ...{ type: 12, items: [{ media: { url: `attachment://${name}` } }] },
}));

/** Presses the button of a message that has two pictures. */
async function press() {
  const stage = await begin();
  const { discord, event, events } = stage;
  const files = { 0: { name: 'a.png', bytes: PIXEL }, 1: { name: 'b.png', bytes: PIXEL } };
  const data = { ...said('Board', ...PICTURES, GO), attachments: [{ id: '0' }, { id: '1' }] };
  await answerTo(discord, event, form({ type: 4, data }, files));
  const [shown] = discord.person('Ana').messages(PIER);
  if (shown === undefined) throw new Error('The board is not shown');
  const outcome = discord.person('Björn').press(PIER, shown.message.id, 'go');
  const pressed = events.at(-1);
  if (pressed === undefined) throw new Error('No press was made');
  return { ...stage, shown: shown.message, pressed, outcome };
}

const names = (message: APIMessage | undefined) => message?.attachments.map(({ filename }) => filename);

test('an update keeps the pictures that it names, and those alone', async () => {
  const { discord, pressed, shown } = await press();
  expect(names(shown)).toEqual(['a.png', 'b.png']);
  const attachments = [{ id: shown.attachments[1]?.id }];
  await answerTo(discord, pressed, { type: 7, data: { ...said('Moved', PICTURES[1] ?? {}), attachments } });
  const [after] = discord.person('Ana').messages(PIER);
  expect(after?.message.id).toBe(shown.id);
  expect(names(after?.message)).toEqual(['b.png']);
  expect(wordsSeen(discord, 'Ana', PIER)).toEqual(['Moved']);
});

test('an update that names no pictures drops them', async () => {
  const { discord, pressed } = await press();
  await answerTo(discord, pressed, { type: 7, data: said('Moved') });
  expect(names(discord.person('Ana').messages(PIER)[0]?.message)).toEqual([]);
});

test('an acknowledged press is edited later and keeps its pictures then', async () => {
  const { discord, pressed, outcome } = await press();
  await answerTo(discord, pressed, { type: 6 });
  expect(await outcome).toEqual({ kind: 'answered' });
  await viaToken(discord, 'PATCH', pressed, '/messages/@original', said('Later'));
  const [after] = discord.person('Ana').messages(PIER);
  expect(wordsSeen(discord, 'Ana', PIER)).toEqual(['Later']);
  expect(names(after?.message)).toEqual(['a.png', 'b.png']);
});

test('a command cannot be answered with an update, nor a press with choices', async () => {
  const { discord, event } = await begin();
  expect(complaints((await answerTo(discord, event, { type: 7, data: {} })).body)).toEqual(['type']);
  const { discord: other, pressed } = await press();
  const listed = await answerTo(other, pressed, { type: 8, data: { choices: [] } });
  expect(complaints(listed.body)).toEqual(['type']);
});

test('the press of a button that is gone or disabled never reaches the bot', async () => {
  const { discord, events, pressed, shown } = await press();
  const disabled = { type: 1, components: [{ ...GO.components[0], disabled: true }] };
  await answerTo(discord, pressed, { type: 7, data: said('Over', disabled) });
  const before = events.length;
  for (const [message, button] of [
    [shown.id, 'go'],
    [shown.id, 'other'],
    ['1', 'go'],
  ] as const)
    expect(await discord.person('Eve').press(PIER, message, button)).toMatchObject({ kind: 'refused' });
  expect(events).toHaveLength(before);
});

test('what a press carries is complete', async () => {
  const { pressed, shown } = await press();
  expect(pressed).toMatchObject({
    application_id: APPLICATION,
    type: 3,
    guild_id: '1300000000000000100',
    channel_id: PIER,
    channel: { id: PIER, type: 0, name: 'the-pier' },
    member: { user: { username: 'bjorn' }, permissions: expect.stringMatching(/^\d+$/) },
    app_permissions: expect.stringMatching(/^\d+$/),
    locale: 'sv-SE',
    guild_locale: 'en-US',
    data: { component_type: 2, custom_id: 'go' },
    message: { id: shown.id },
  });
});

test('a form opens, is checked and sent, and can update the board it came from', async () => {
  const { discord, events, pressed, outcome, shown } = await press();
  const input = { type: 4, custom_id: 'why', style: 1, max_length: 10 };
  const opened = {
    custom_id: 'reason',
    title: 'Why?',
    components: [{ type: 18, label: 'Reason', component: input }],
  };
  await answerTo(discord, pressed, { type: 9, data: opened });
  const got = await outcome;
  if (got.kind !== 'form') throw new Error(`No form was opened: ${got.kind}`);
  expect(got.form.title).toBe('Why?');
  const bjorn = discord.person('Björn');
  for (const why of ['', 'far too long to fit'])
    expect(await bjorn.submit(got.interaction, { why })).toMatchObject({ kind: 'refused' });
  expect(await discord.person('Eve').submit(got.interaction, { why: 'because' })).toMatchObject({
    kind: 'refused',
  });
  const sent = bjorn.submit(got.interaction, { why: 'because' });
  const event = events.at(-1);
  expect(event).toMatchObject({
    type: 5,
    data: {
      custom_id: 'reason',
      components: [{ type: 18, component: { custom_id: 'why', value: 'because' } }],
    },
    message: { id: shown.id },
  });
  await answerTo(discord, event ?? pressed, { type: 7, data: said('Because') });
  expect(await sent).toEqual({ kind: 'answered' });
  expect(wordsSeen(discord, 'Ana', PIER)).toEqual(['Because']);
  expect(await bjorn.submit(got.interaction, { why: 'because' })).toMatchObject({ kind: 'refused' });
});

test('a form with six parts is refused', async () => {
  const { discord, event } = await begin();
  const part = (n: number) => ({ type: 18, label: 'a', component: { type: 4, custom_id: `${n}`, style: 1 } });
  const data = { custom_id: 'f', title: 'Form', components: [1, 2, 3, 4, 5, 6].map(part) };
  expect(complaints((await answerTo(discord, event, { type: 9, data })).body)).toEqual(['data.components']);
});

test('an ephemeral message is removed with a token that made, followed or updated it, and with no other', async () => {
  const { discord, event, events } = await begin();
  const page = (words: string) => ({ ...said(words, GO), flags: EPHEMERAL | (1 << 15) });
  await answerTo(discord, event, { type: Kind.ChannelMessageWithSource, data: page('first') });
  const second = await viaToken(discord, 'POST', event, '', page('second'));
  const ana = discord.person('Ana');
  const [first] = ana.messages(PIER);
  const pressed = ana.press(PIER, first?.message.id ?? '', 'go');
  const [, press] = events;
  if (press === undefined) throw new Error('No press was made');
  await answerTo(discord, press, { type: Kind.UpdateMessage, data: page('first anew') });
  await pressed;
  const contents = () => wordsSeen(discord, 'Ana', PIER);
  expect(contents()).toEqual(['first anew', 'second']);
  expect(await refusal(viaToken(discord, 'DELETE', press, `/messages/${idOf(second)}`))).toBe('404 10008');
  expect(await viaToken(discord, 'DELETE', press, '/messages/@original')).toMatchObject({ status: 204 });
  expect(contents()).toEqual(['second']);
  expect(await viaToken(discord, 'DELETE', event, `/messages/${idOf(second)}`)).toMatchObject({
    status: 204,
  });
  expect(contents()).toEqual([]);
});
