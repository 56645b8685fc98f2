import { type APIMessageComponentInteraction, PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { atBar, wordsOf } from '../../commands/order.ts';
import { ana as annie } from '../../tables/room.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

/** The same press made elsewhere. */
const madeIn = (
  press: APIMessageComponentInteraction,
  guild: string,
  channel: string,
): APIMessageComponentInteraction => ({
  ...press,
  guild_id: guild,
  channel: { ...press.channel, id: channel },
});

/** A message that a stranger's server may show: the ids in it are guessed. */
const GUESSED = [
  'h1:look:t1:question',
  'h1:look:t1:happened',
  'h1:refresh:t1:question:0',
  'h1:undo:t1:0',
  'h1:answer:t1:0:board:end',
  'h1:end:t1:now',
  'h1:end:t1:vote',
  'h1:leave:t1:concede',
  'h1:depute:t1:1',
] as const;

describe('from another server', () => {
  it.each(GUESSED)('a press does nothing, also with an id that was guessed: %s', async (id) => {
    const { live, handled, pressing, page, textOf, opened } = await inPlay();
    const before = await opened();
    await handled(madeIn(pressing(ana, await live(), id), 'h', 'x'));
    expect(textOf(page(ana).id)).toContain('in another server');
    expect((await opened()).now.table).toEqual(before.now.table);
  });

  it('a command means no table of this one, named or not', async () => {
    const { id, gives, types } = await atBar();
    const there = { guild: 'h', channel: 'x' };
    for (const line of ['/hand', '/board', '/undo', '/table end', '/table leave', '/table status']) {
      expect(await gives(annie, line, { table: id }, there)).toMatchObject({ code: 'not-in-this-server' });
      expect(wordsOf(await gives(annie, line, {}, there))).toMatch(/not at any table/);
    }
    expect(await types(annie, '/hand', 'table', '', there)).toEqual([]);
    expect(await types(annie, '/hand', 'table', '')).toHaveLength(1);
  });
});

it('a channel of a category counts as itself, and a thread as its channel', async () => {
  const { command, live, handled, pressing, tables } = await stage({ may: PermissionFlagsBits.ManageGuild });
  await command(ana, 'play');
  const settles = async (channel: object) => {
    const press = pressing(ana, await live(), 'h1:settle:games');
    await handled({ ...press, channel: { ...press.channel, ...channel } } as APIMessageComponentInteraction);
    return (await tables.servers.of('g')).channels;
  };
  expect(await settles({ parent_id: 'category' })).toEqual(['c']);
  expect(await settles({ id: 'thread', type: 11, parent_id: 'd' })).toEqual(['d']);
});

it('a server that allows tables in a category allows them in its channels, and in no others', async () => {
  const { gives, tables } = await atBar();
  await tables.servers.change('g', (known) => ({ ...known, channels: ['category'] }));
  const play = async (category: string) =>
    wordsOf(await gives(annie, '/play tiny', {}, { channel: 'elsewhere', home: 'elsewhere', category }));
  expect(await play('another')).toContain('you can open tables in <#category>');
  expect(await play('category')).not.toContain('you can open tables in');
});

describe('from another channel', () => {
  it('nobody joins a table, and nobody takes a free seat', async () => {
    const { command, live, handled, pressing, presses, page, textOf, tables } = await stage();
    await command(ana, 'play');
    const press = async (words: string) => handled(madeIn(pressing(eve, await live(), words), 'g', 'd'));
    await press('h1:lobby:t1:join');
    expect(textOf(page(eve).id)).toContain('in its own channel: <#c>');
    await presses(ben, 'join');
    await presses(ana, 'start');
    await tables.depart({ table: 't1', person: ben.id, interaction: 'away' }, 'hand on');
    await press('h1:take:t1:1');
    expect((await tables.look('t1'))?.table.seats).toMatchObject([{ id: ana.id }, { kind: 'free' }]);
  });

  it('whoever was invited to a seat does not take it', async () => {
    const { live, handled, pressing, tables } = await inPlay();
    await tables.propose(
      { table: 't1', person: ana.id, interaction: 'invited' },
      { kind: 'substitute', seat: 0, person: eve },
    );
    const vote = (await tables.look('t1'))?.table.vote?.id ?? -1;
    const press = async (channel: string) =>
      handled(madeIn(pressing(eve, await live(), `h1:motion:t1:${vote}:agree`), 'g', channel));
    await press('d');
    expect((await tables.look('t1'))?.table.seats[0]).toMatchObject({ id: ana.id });
    await press('c');
    expect((await tables.look('t1'))?.table.seats[0]).toMatchObject({ id: eve.id });
  });
});
