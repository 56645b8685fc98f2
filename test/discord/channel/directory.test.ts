import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, expect, test, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { GATHERED } from '../../../src/discord/channel/sync.ts';
import { COMPONENTS, TEXT } from '../../../src/discord/protocol/limits.ts';
import { countOf } from '../../../src/discord/views/components.ts';
import { partsOf } from '../breaches.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, stage } from '../stage.ts';

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
stageInWords(
  `
# The list of all tables of a server
is put into a channel by a manager, moved, and taken away
  => lists: 1 | list~: Ana | ana~: <#list>
  ana types /tables board=elsewhere => lists: 0 | elsewhere: 1
  ana types /tables board=elsewhere => lists: 0 | elsewhere: 0
is put there by nobody else
  given plain; eve types /tables board=list => posted: | eve~: where their list is
says so in another language than the manager’s
  settle language fr; ana types /tables board=elsewhere => ana~: français
is edited where it stands, and nothing is asked of Discord while nothing changes
  refresh => asked:
  open; refresh => asked: edit | lists: 1 | list/: in the lobby.*in the lobby
is posted again where it was deleted
  delete list; open; refresh => asked: edit, post | lists: 1
is found again where its post was not answered, after the time of its nonce, too
  fail post passing afterwards; ana types /tables board=elsewhere; forget; refresh; stop
    => posted/: ^(?!.*elsewhere.*elsewhere).*elsewhere
is wanted no more where its channel is gone
  open; close list vanished; refresh; stop => directory: undefined
tells a host who is alone beside the line that to leave is to close, and leads back
  ana types /tables; ana sends h1:tables:0 on page => ana.words~: Close table…
  ana sends h1:listed:t1:leave:0 on page -> phase lobby => ana.ids: h1:lobby:t1:close h1:tables:0
has Join beside a seat that was left at a match, as its pages have
  ben: join; ana: start; ben: leave; refresh => list/: Come and join.*a seat is free
  eve types /tables; eve sends h1:tables:0 on page => eve.ids~: h1:listed:t1:join:0
  ana types /tables; ana sends h1:tables:0 on page => ana.ids!: h1:listed:t1:join:0
  eve presses enter on list -> seats ana eve => eve~: You have a seat
has those first on its pages that wait for its reader, then the latest opened
  given hall 12; ben: join; ana: start; ana types /tables; ana sends h1:tables:0 on page
    => ana/: ^(?:(?!in the lobby).)*Your turn!
  ana types /tables; ana sends h1:tables:1 on page
    => ana/: ^(?:(?!in the lobby).)*in the lobby(?:(?!in the lobby).)*in the lobby(?:(?!in the lobby).)*$
  eve types /tables; eve sends h1:tables:1 on page => eve~: waiting for Ana
has matches under way with whose turn it is and the round, and those that ended lately
  ben: join; ana: start; refresh => list~: waiting for Ana | list/: round \\d
  ben: concede; refresh => list~: Finished lately
  wait 4d; refresh => list!: Finished lately
`,
  {
    '': () => hall(),
    hall: (lobbies) => hall(Number(lobbies)),
    plain: () => stage({ commands }),
  },
  {
    happens: {
      open: (at) => at.opens(),
      refresh: async ({ sync }) => {
        sync.lookAtDirectory('g');
        await sync.idle();
      },
    },
    reads: {
      lists: ({ api }) => api.channel.filter(({ id }) => api.channelOf(id) === 'list').length,
      elsewhere: ({ api }) => api.channel.filter(({ id }) => api.channelOf(id) === 'elsewhere').length,
      list: ({ api }) => partsOf(api.channel.findLast(({ id }) => api.channelOf(id) === 'list') ?? {}).text,
      directory: async ({ tables }) => JSON.stringify(await tables.directories.of('g')),
    },
  },
);
