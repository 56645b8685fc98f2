import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { CommonSight } from '../../../src/discord/channel/common-sight.ts';
import { notInChannel } from '../../../src/discord/interactions/button.ts';
import type { ServerSettings } from '../../../src/tables/service/servers.ts';
import { partsOf } from '../breaches.ts';
import { ana, ben, stage } from '../stage.ts';

const { ViewChannel, SendMessages, ManageGuild } = PermissionFlagsBits;

/** A stage whose server has settled something, and Ana's `/play tiny` with options there. */
async function pier(settled: Partial<ServerSettings>) {
  const there = await stage({ commands, may: ViewChannel | SendMessages | ManageGuild });
  await there.tables.servers.change('g', (known) => ({ ...known, ...settled }));
  const plays = (options: Parameters<typeof there.types>[2] = {}) => there.types(ana, '/play tiny', options);
  const look = async () => {
    const now = await there.tables.look('t1');
    if (now === undefined) throw new Error('there is no table');
    return now.table;
  };
  return { ...there, plays, look };
}

const COMPUTER = { opponents: 1 };

describe('a game against computers alone', () => {
  test('gets a thread, and leaves one line in the channel that leads there', async () => {
    const { plays, look, api, live } = await pier({ soloInThread: 'public' });
    await plays(COMPUTER);
    const table = await look();
    expect(table).toMatchObject({ phase: 'playing', thread: 'own' });
    const left = api.channel.filter(({ id }) => api.channelOf(id) === 'c');
    expect(left.map((message) => partsOf(message).text)).toEqual([
      expect.stringMatching(new RegExp(`^-# .*Tiny\\s· with Ana, .*<#${table.channel}>$`, 'u')),
    ]);
    expect(left.flatMap((message) => partsOf(message).ids)).toEqual([]);
    expect(api.channelOf(await live())).toBe(table.channel);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
  });

  test('gets one, too, when its lobby stood there before', async () => {
    const { plays, look, api, live, presses } = await pier({ soloInThread: 'public' });
    await plays();
    expect((await look()).thread).toBeUndefined();
    await presses(ana, 'fill');
    const table = await look();
    expect(table.thread).toBe('own');
    expect(api.channelOf(await live())).toBe(table.channel);
    const left = api.channel.filter(({ id }) => api.channelOf(id) === 'c');
    expect(left.flatMap((message) => partsOf(message).ids)).toEqual([]);
    expect(left).toHaveLength(1);
  });

  test('gets a private thread, to which its player alone is added, and lists nowhere else', async () => {
    const { plays, look, api, live, tables } = await pier({ soloInThread: 'private' });
    await plays(COMPUTER);
    const table = await look();
    expect(table).toMatchObject({ phase: 'playing', thread: 'own-private', home: 'c' });
    expect(api.privately).toEqual([{ guild: 'g', people: [ana.id] }]);
    expect(api.channelOf(await live())).toBe(table.channel);
    const left = api.channel.filter(({ id }) => api.channelOf(id) === 'c');
    expect(left.map((message) => partsOf(message))).toMatchObject([
      { text: expect.stringContaining('in a private thread'), ids: [] },
    ]);
    const sight = new CommonSight(
      { look: async (id) => ({ ...api.sight, isPrivateThread: id !== 'c' }) as typeof api.sight },
      { now: () => 0 },
    );
    expect(await sight.isCommon(table, 'c')).toBe(false);
    expect(await sight.isCommon({ ...table, thread: 'own' }, 'c')).toBe(true);
    expect(notInChannel(table, { channel: 'c' })).toBeDefined();
    expect(await tables.others(ben.id, { channel: 'c', guild: 'g', phases: ['playing'], most: 5 })).toEqual(
      [],
    );
  });

  test('gets a thread for all where no private one can be started', async () => {
    const { plays, look, api, live } = await pier({ soloInThread: 'private' });
    api.fail('startThread', 'closed');
    await plays(COMPUTER);
    const table = await look();
    expect(table.thread).toBe('own');
    expect(api.privately).toEqual([]);
    expect(api.channelOf(await live())).toBe(table.channel);
  });

  test('stays in the channel where no thread can be started', async () => {
    const { plays, look, api, live } = await pier({ soloInThread: 'public' });
    api.fail('startThread', 'closed');
    await plays(COMPUTER);
    expect((await look()).thread).toBe('refused');
    expect(api.channelOf(await live())).toBe('c');
    expect(partsOf(api.message(await live())).ids).not.toEqual([]);
  });

  test('stays there, too, unless that was settled, and with another person', async () => {
    const usual = await pier({});
    await usual.plays(COMPUTER);
    expect((await usual.look()).thread).toBeUndefined();
    const together = await pier({ soloInThread: 'public' });
    await together.plays();
    await together.presses(ben, 'join');
    await together.presses(ana, 'start');
    expect((await together.look()).thread).toBeUndefined();
  });
});

test('a small lobby has a few lines and no picture, and can be joined and started', async () => {
  const { plays, api, live, presses } = await pier({ isCompact: true });
  await plays();
  const { text, ids } = partsOf(api.message(await live()));
  expect(text.split('\n').length).toBeLessThanOrEqual(4);
  expect(api.uploads).toBe(0);
  expect(ids.map((id) => id.split(':').slice(3).join(':'))).toEqual(['join', 'leave', 'guide']);
  await presses(ben, 'join');
  await presses(ana, 'start');
  expect(partsOf(api.message(await live())).text).toContain('Points');
});

test('a small lobby that is closed is no larger than it was', async () => {
  const { plays, api, live, handled, pressing } = await pier({ isCompact: true });
  await plays();
  const id = await live();
  await handled(pressing(ana, id, 'h1:lobby:t1:close'));
  const lines = partsOf(api.message(id)).text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(lines.at(-1)).toContain('This table is closed');
});

test('what is settled for a channel holds there and in its threads in place of the server', async () => {
  const { types, plays, tables, page } = await pier({ pace: 'none', isCompact: false });
  const words = () => partsOf(page(ana)).text;
  await types(ana, '/settings channel', {});
  expect(words()).toContain('as in the rest of the server');
  await types(ana, '/settings channel', { pace: 'daily', compact: true, language: 'de' });
  expect(words()).toContain(
    'without a picture? No → **Show lobbies in a few lines, without a picture? Yes**',
  );
  await plays();
  const [latest] = await tables.in('c', ['lobby']);
  expect(latest?.table).toMatchObject({ pace: 'daily', isCompact: true, language: 'de' });
  await types(ana, '/settings channel', { 'as-server': true });
  expect((await tables.servers.of('g')).inChannels).toEqual({});
});

test('a role that may open tables in a channel is named there, and taken back', async () => {
  const { types, tables } = await pier({});
  await types(ana, '/settings channel', { role: 'crew' });
  expect((await tables.servers.of('g')).inChannels).toMatchObject({ c: { roles: ['crew'] } });
  await types(ana, '/settings channel', { role: 'crew' });
  expect((await tables.servers.of('g')).inChannels['c']?.roles).toBeUndefined();
});
