import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, expect, test, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { GATHERED } from '../../../src/discord/channel/sync.ts';
import { COMPONENTS, TEXT } from '../../../src/discord/protocol/limits.ts';
import { countOf } from '../../../src/discord/views/components.ts';
import { partsOf } from '../breaches.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const { ViewChannel, SendMessages, ManageGuild } = PermissionFlagsBits;

afterEach(() => {
  vi.useRealTimers();
});

/** A stage with some lobbies, whose hosts are all managers, and the directory of its server in the channel `list`. */
async function hall(lobbies = 1) {
  const there = await stage({
    ...{ commands, may: ViewChannel | SendMessages | ManageGuild },
    seenBy: { hidden: ['moderators'], lounge: ['guests'] },
  });
  const { api, sync, command, opens } = there;
  const wants = (channel: string) =>
    command(ana, 'tables', undefined, [
      { name: 'board', type: ApplicationCommandOptionType.Channel, value: channel },
    ]);
  /** The messages in a channel that a directory may be in. */
  const lists = (channel = 'list') => api.channel.filter(({ id }) => api.channelOf(id) === channel);
  const looks = async () => {
    sync.lookAtDirectory('g');
    await sync.idle();
  };
  const words = () => partsOf(lists().at(-1) ?? {}).text;
  /** A page of all tables that somebody opens. */
  const opensPage = async (person: typeof ana, at = 0) => {
    await command(person, 'tables');
    await there.handled(there.pressing(person, there.page(person).id, `h1:tables:${at}`));
    return partsOf(there.page(person));
  };
  for (let at = 0; at < lobbies; at += 1) await opens();
  await wants('list');
  return { ...there, wants, lists, looks, words, opensPage };
}

test('a manager puts the list of all tables into a channel, moves it, and takes it away', async () => {
  const { wants, lists, words, page } = await hall();
  expect(lists()).toHaveLength(1);
  expect(words()).toContain('Ana');
  expect(JSON.stringify(page(ana).body)).toContain('<#list>');
  await wants('elsewhere');
  expect(lists()).toHaveLength(0);
  expect(lists('elsewhere')).toHaveLength(1);
  await wants('elsewhere');
  expect(lists('elsewhere')).toHaveLength(0);
});

test('nobody else can', async () => {
  const { api, command, page } = await stage({ commands });
  const board = { name: 'board', type: ApplicationCommandOptionType.Channel, value: 'list' };
  await command(eve, 'tables', undefined, [board]);
  expect(api.posted).toEqual([]);
  expect(partsOf(page(eve)).text).toContain('where their list is');
});

test('a list in another language than the manager’s says so', async () => {
  const { wants, page, tables } = await hall();
  await tables.servers.change('g', (known) => ({ ...known, language: 'fr' }));
  await wants('elsewhere');
  expect(partsOf(page(ana)).text).toContain('français');
});

test('it is edited where it stands, and nothing is asked of Discord while nothing changes', async () => {
  const { opens, looks, lists, words, requestsOf } = await hall();
  const [before] = lists();
  expect(await requestsOf(looks)).toEqual([]);
  await opens();
  expect(await requestsOf(looks)).toEqual(['edit']);
  expect(lists().map(({ id }) => id)).toEqual([before?.id]);
  expect(words().match(/in the lobby/g)).toHaveLength(2);
});

test('what changes within some seconds is shown by one edit', async () => {
  const { sync, opens, api } = await hall();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const edits = () => api.requests.filter((request) => request === 'edit').length;
  const before = edits();
  for (const _ of [1, 2, 3]) {
    await opens();
    sync.seeDirectory('g');
  }
  vi.advanceTimersByTime(GATHERED - 1);
  await sync.idle();
  expect(edits()).toBe(before);
  vi.advanceTimersByTime(1);
  await sync.idle();
  expect(edits()).toBe(before + 1);
});

test('it hears of a table whose channel has come to show it', async () => {
  const { sync, opens, words } = await hall(0);
  expect(words()).toContain('/play');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = await opens();
  if (opened.kind === 'refused') throw new Error(opened.code);
  sync.see(opened.table.id);
  await sync.idle();
  vi.advanceTimersByTime(GATHERED);
  await sync.idle();
  expect(words()).toContain('in the lobby');
});

test('one that was deleted is posted again', async () => {
  const { api, looks, opens, lists, requestsOf } = await hall();
  const [gone] = lists();
  await api.delete('list', gone?.id ?? '');
  await opens();
  expect(await requestsOf(looks)).toEqual(['edit', 'post']);
  expect(lists()).toHaveLength(1);
});

test('a post that was not answered is found again, after the time of its nonce, too', async () => {
  const { api, sync, wants, looks, lists } = await hall();
  api.fail('post', 'passing', true);
  await wants('elsewhere');
  api.forgetNonces();
  await looks();
  expect(lists('elsewhere')).toHaveLength(1);
  await sync.stop();
});

test('where the channel is gone nothing is wanted any more', async () => {
  const { api, sync, tables, opens, looks } = await hall();
  await opens();
  api.barred.set('list', 'vanished');
  await looks();
  expect(await tables.directories.of('g')).toBeUndefined();
  await sync.stop();
});

test('whoever presses Join there sits down, though the table is elsewhere', async () => {
  const { lists, idIn, handled, pressing, tables, page } = await hall();
  const list = lists()[0]?.id ?? '';
  const press = (id: string, channel: string) =>
    handled({ ...pressing(ben, list, id), channel: { id: channel, type: 0 } } as Parameters<
      typeof handled
    >[0]);
  await press(idIn(list, 'enter'), 'lounge');
  expect(JSON.stringify(page(ben).body)).toContain('<#c>');
  expect((await tables.look('t1'))?.table.seats).toHaveLength(1);
  await press(idIn(list, 'enter'), 'list');
  expect(
    (await tables.look('t1'))?.table.seats.map((seated) => seated.kind === 'person' && seated.id),
  ).toEqual([ana.id, ben.id]);
  expect(partsOf(page(ben)).text).toContain('You have a seat');
  expect(lists()).toHaveLength(1);
});

test('a table whose channel not everybody there sees is not named', async () => {
  const there = await stage({ commands });
  const { api, tables, clock } = there;
  const { CommonSight } = await import('../../../src/discord/channel/common-sight.ts');
  const seen: Record<string, readonly string[]> = {
    list: ['g'],
    secret: ['moderators'],
    open: ['g', 'moderators'],
  };
  const asked: string[] = [];
  const look: typeof api.look = async (channel?: string) => {
    asked.push(channel ?? '');
    return { ...api.sight, viewers: new Set(seen[channel ?? '']) } as typeof api.sight;
  };
  const sight = new CommonSight({ look }, clock);
  const { readListing } = await import('../../../src/discord/channel/listing.ts');
  for (const channel of ['secret', 'open', 'list']) await there.opens({ channel });
  const place = { guild: 'g', channel: 'list' };
  const named = async () =>
    (await readListing(place, { tables, sight, clock })).joinable.map(({ table }) => table.channel);
  expect((await named()).toSorted()).toEqual(['list', 'open']);
  await named();
  expect(asked.toSorted()).toEqual(['list', 'open', 'secret']);
});

test('it has room for the tables that it shows, and leads to all of them by pages', async () => {
  const { lists, words, idIn, handled, pressesOn, pressing, page } = await hall(23);
  expect(words().length).toBeLessThanOrEqual(TEXT);
  const list = lists()[0]?.id ?? '';
  await pressesOn(ben, list, 'tables:0');
  expect(partsOf(page(ben)).text).toContain('Page 1 of 3');
  await handled(pressing(ben, page(ben).id, idIn(page(ben).id, 'tables:1')));
  const second = partsOf(page(ben));
  expect(second.text).toContain('Page 2 of 3');
  expect(second.text.match(/in the lobby/g)).toHaveLength(10);
  expect(countOf(page(ben).body.components ?? [])).toBeLessThanOrEqual(COMPONENTS);
  expect(second.ids.filter((id) => !id.includes('listed'))).toEqual([
    'h1:tables-choose:1',
    'h1:tables:0',
    'h1:tables:2',
    'h1:tables',
  ]);
});

test('what its reader does at a table of a page takes its place and leads back, so that no line moves', async () => {
  const { lists, idIn, handled, pressesOn, pressing, page, tables } = await hall(23);
  await pressesOn(ben, lists()[0]?.id ?? '', 'tables:0');
  const { id } = page(ben);
  const join = idIn(id, 'listed');
  await handled(pressing(ben, id, join));
  expect(page(ben).id).toBe(id);
  expect(partsOf(page(ben)).text).toContain('You have a seat');
  const leave = join.replace(':join:', ':leave:');
  expect(partsOf(page(ben)).ids).toEqual(['h1:tables:0']);
  await handled(pressing(ben, id, 'h1:tables:0'));
  expect(partsOf(page(ben)).ids).toContain(leave);
  await handled(pressing(ben, id, leave));
  expect(partsOf(page(ben)).text).toContain('left this table');
  expect(partsOf(page(ben)).ids).toContain('h1:tables:0');
  await tables.close({ table: join.split(':')[2] ?? '', person: ana.id, interaction: 'close' });
  await handled(pressing(ben, id, join));
  expect(partsOf(page(ben)).ids).toEqual(['h1:tables:0']);
});

test('a host who is alone is told beside the line that to leave is to close, and led back to the list', async () => {
  const { opensPage, handled, pressing, page, tables } = await hall(1);
  await opensPage(ana);
  expect(JSON.stringify(page(ana).body)).toContain('"Close table…"');
  await handled(pressing(ana, page(ana).id, 'h1:listed:t1:leave:0'));
  expect(partsOf(page(ana)).ids).toEqual(['h1:lobby:t1:close', 'h1:tables:0']);
  expect((await tables.look('t1'))?.table.phase).toBe('lobby');
});

test('a seat that was left at a match has Join beside it, in the list and on its pages', async () => {
  const { tables, opens, looks, lists, words, idIn, handled, pressing, opensPage, page } = await hall(0);
  await opens();
  await tables.join({ table: 't1', person: ben.id, interaction: 'join' }, 'Ben');
  await tables.start({ table: 't1', person: ana.id, interaction: 'start' });
  await tables.depart({ table: 't1', person: ben.id, interaction: 'leave' }, 'hand on');
  await looks();
  expect(words()).toMatch(/Come and join.*a seat is free/su);
  const list = lists()[0]?.id ?? '';
  expect((await opensPage(eve)).ids).toContain('h1:listed:t1:join:0');
  // Who sits there has nothing to take.
  expect((await opensPage(ana)).ids).not.toContain('h1:listed:t1:join:0');
  await handled(pressing(eve, list, idIn(list, 'enter')));
  expect(partsOf(page(eve)).text).toContain('You have a seat');
  expect((await tables.look('t1'))?.table.seats[1]).toMatchObject({ kind: 'person', id: eve.id });
});

test('the tables that wait for its reader come first on its pages, then the latest opened', async () => {
  const { tables, opensPage } = await hall(12);
  await tables.join({ table: 't1', person: ben.id, interaction: 'join' }, 'Ben');
  await tables.start({ table: 't1', person: ana.id, interaction: 'start' });
  const [first, second] = [await opensPage(ana), await opensPage(ana, 1)];
  expect(first.text.match(/Your turn!|in the lobby/gu)?.[0]).toBe('Your turn!');
  expect(second.text.match(/in the lobby/gu)).toHaveLength(2);
  // For Eve the same table is the oldest.
  expect((await opensPage(eve, 1)).text).toContain('waiting for Ana');
});

test('it lists matches under way with whose turn it is and the round, and those that ended lately with who won', async () => {
  const { tables, act, opens, looks, words, clock } = await hall(0);
  await opens();
  await tables.join(act(ben), 'Ben');
  await tables.start(act(ana));
  await looks();
  expect(words()).toContain('waiting for Ana');
  expect(words()).toMatch(/round\s\d/);
  await tables.depart(act(ben), 'concede');
  await looks();
  expect(words()).toContain('Finished lately');
  clock.time += 4 * 24 * 60 * 60 * 1000;
  await looks();
  expect(words()).not.toContain('Finished lately');
});
