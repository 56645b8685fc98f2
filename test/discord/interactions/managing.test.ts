import {
  type APIInteraction,
  ComponentType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { formPayload } from '../../../src/discord/protocol/form.ts';
import { managingForm } from '../../../src/discord/views/managing-page.ts';
import { type ManagerAct, REASON_LENGTH } from '../../../src/tables/model/table-event.ts';
import { texts } from '../../texts/shipped.ts';
import { partsOf } from '../breaches.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const { ViewChannel, SendMessages, ManageGuild } = PermissionFlagsBits;

/** A stage where everybody manages the tables, or nobody does; Eve has the list of all before her. */
async function office(may = ViewChannel | SendMessages | ManageGuild, roles: readonly string[] = []) {
  const there = await stage({ commands, may });
  const { tables, command, handled, pressing, page } = there;
  await there.opens({ names: ['Otters at dawn'] });
  await tables.join(there.act(ben), 'Ben');
  await there.spoken();
  const as = (interaction: APIInteraction) =>
    handled({ ...interaction, member: { ...interaction.member, roles } } as APIInteraction);
  /** Eve presses on the latest page of hers. */
  const press = (id: string, values?: readonly string[]) => as(pressing(eve, page(eve).id, id, values));
  /** Eve sends a form with what she has filled in. */
  const send = (act: ManagerAct, filled: readonly string[], person?: string) => {
    return sendForm(`h1:managed:t1:${act}:1${person === undefined ? '' : `:${person}`}`, filled);
  };
  const sendForm = (id: string, filled: readonly string[]) => {
    const components = filled.map((value) => ({
      ...{ type: ComponentType.Label },
      component: { type: ComponentType.TextInput, value },
    }));
    return as({
      ...pressing(eve, page(eve).id, id),
      ...{ type: InteractionType.ModalSubmit, data: { custom_id: id, components } },
    } as unknown as APIInteraction);
  };
  await command(eve, 'tables');
  const words = () => partsOf(page(eve)).text.replaceAll('\u00A0', ' ');
  const board = async () => partsOf(there.api.message(await there.live())).text;
  return { ...there, press, send, sendForm, words, board };
}

describe('whoever manages the tables of a server', () => {
  test('is led from the list of all tables to what can be done about each', async () => {
    const { press, words, page, idIn, requestsOf } = await office();
    await press(idIn(page(eve).id, 'tables:0'));
    await press('h1:tables-choose:1', ['t1']);
    expect(words()).toContain('Otters at dawn');
    expect(partsOf(page(eve)).ids).toEqual([
      'h1:manage-seat:t1:1',
      'h1:manage:t1:move:1',
      'h1:manage:t1:rename:1',
      'h1:manage:t1:close:1',
      'h1:tables:1',
    ]);
    expect(await requestsOf(() => press('h1:manage:t1:close:1'))).toContain('answer form');
    await press('h1:tables:1');
    expect(partsOf(page(eve)).ids).toContain('h1:tables-choose:0');
  });

  test('is told in the form whose seat is to be freed, and at which table', async () => {
    const { tables } = await office();
    const now = await tables.look('t1');
    if (now === undefined) throw new Error('there is no table');
    expect(
      formPayload(managingForm(now, { act: 'free', page: 0, person: ben.id }, texts.in('en-GB'))),
    ).toMatchObject({
      title: 'Free Ben’s seat',
      components: [
        {
          content: expect.stringMatching(/Otters at dawn.* Tiny · 2 of 3 seats: Ana, Ben.*leave the lobby/su),
        },
        { label: expect.stringContaining('Why') },
      ],
    });
  });

  test('closes a lobby, and those who sit there are told by whom and why', async () => {
    const { press, send, words, tables, board, api, page } = await office();
    await press('h1:tables:0');
    await send('close', ['  Nobody  plays *here* ']);
    expect(words()).toContain('Closed');
    expect(words()).toContain('**Otters at dawn** · Tiny · 2 of 3 seats: Ana, Ben · <#c>');
    expect(partsOf(page(eve)).ids).toEqual(['h1:tables:1']);
    expect((await tables.look('t1'))?.table).toMatchObject({ phase: 'closed', ending: 'by manager' });
    expect(await board()).toContain('“Nobody plays \\*here\\*”');
    const told = api.channel.filter(({ body }) => JSON.stringify(body).includes('Nobody plays'));
    expect(told.map(({ body }) => body.allowed_mentions?.users).filter((users) => users?.length)).toEqual([
      [ana.id, ben.id],
    ]);
  });

  test('ends a match, which nobody has won, and its result says why', async () => {
    const { press, send, tables, board, api } = await office();
    await tables.start({ table: 't1', person: ana.id, interaction: 'start' });
    await press('h1:tables:0');
    await send('close', ['Too late']);
    const now = await tables.look('t1');
    expect(now?.table).toMatchObject({ phase: 'ended', ending: 'by manager' });
    expect(await board()).toContain('“Too late”');
    const [result] = await tables.results.latestIn('g', 1);
    expect(result?.seats.every(({ place }) => place === undefined)).toBe(true);
    // The board may be far above: those who played are told where they look.
    const told = api.channel.filter(({ body }) => JSON.stringify(body).includes('Too late'));
    expect(new Set(told.flatMap(({ body }) => body.allowed_mentions?.users ?? []))).toEqual(
      new Set([ana.id, ben.id]),
    );
  });

  test('frees a seat in a match, whose holder is told', async () => {
    const { press, send, tables, api, board } = await office();
    await tables.start({ table: 't1', person: ana.id, interaction: 'start' });
    await press('h1:tables:0');
    await send('free', ['Away for weeks'], ben.id);
    expect((await tables.look('t1'))?.table.seats[1]).toMatchObject({ kind: 'free', why: 'freed' });
    expect(await board()).toContain('freed Ben’s seat');
    const told = api.channel.filter(({ body }) => body.allowed_mentions?.users?.includes(ben.id) === true);
    expect(JSON.stringify(told.at(-1)?.body)).toMatch(/freed your seat: “Away for weeks”.* take it again/u);
    await tables.takeSeat({ table: 't1', person: ben.id, interaction: 'again' }, 1, 'Ben');
    expect((await tables.look('t1'))?.table.events.at(-1)).toEqual({ kind: 'returned', who: ben.id });
    await send('free', ['Away for weeks'], ben.id);
    await send('free', ['again'], ben.id);
    expect((await tables.look('t1'))?.table.phase).toBe('playing');
  });

  test('takes somebody out of a lobby', async () => {
    const { press, send, tables } = await office();
    await press('h1:tables:0');
    await send('free', ['Not now'], ben.id);
    expect((await tables.look('t1'))?.table.seats).toHaveLength(1);
  });

  test('calls a table something else, unless another one is called so', async () => {
    const { press, send, tables, opens, words } = await office();
    await opens({ names: ['Quiet water'] });
    await press('h1:tables:0');
    await send('rename', ['Quiet Water', 'clearer']);
    expect((await tables.look('t1'))?.table.name).not.toBe('Quiet Water');
    await send('rename', ['Loud water', 'clearer']);
    expect((await tables.look('t1'))?.table.name).toBe('Loud water');
    expect(words()).toContain('Renamed from “Otters at dawn” to “Loud water”');
  });

  test('moves a table where nobody of it sits', async () => {
    const { press, send, tables, api, words, board } = await office();
    await press('h1:tables:0');
    await send('move', ['c', 'It is for games']);
    expect(words()).toContain('in that channel already');
    await send('move', ['d', 'It is for games']);
    expect((await tables.look('t1'))?.table).toMatchObject({ channel: 'd', home: 'd' });
    expect(words()).toContain('Moved from <#c> to <#d>');
    const why = 'moved this table from <#c> to <#d>: “It is for games”';
    expect(await board()).toContain(why);
    // Those who sit there are told, wherever they look.
    const told = api.channel.filter(({ body }) => JSON.stringify(body).includes(why));
    expect(told.flatMap(({ body }) => body.allowed_mentions?.users ?? [])).toEqual([ana.id, ben.id]);
    expect(new Set(api.posted.slice(-2))).toEqual(new Set(['d']));
  });

  test('moves a table also to where nobody opens one, and the board keeps each place that it left', async () => {
    const { press, send, tables, board, words } = await office();
    await tables.servers.change('g', (known) => ({ ...known, channels: ['c'], mostInChannel: 1 }));
    await tables.start({ table: 't1', person: ana.id, interaction: 'start' });
    await press('h1:tables:0');
    for (const [to, why] of [
      ['d', 'Too crowded'],
      ['e', 'Too loud'],
      ['d', 'Sorry'],
    ] as const)
      await send('move', [to, why]);
    expect(words()).toContain('Tables can’t be opened there');
    const moves = [...(await board()).matchAll(/from <#(\w)> to <#(\w)>: “(.*?)”/gu)];
    expect(moves.map((each) => each.slice(1))).toEqual([
      ['c', 'd', 'Too crowded'],
      ['d', 'e', 'Too loud'],
      ['e', 'd', 'Sorry'],
    ]);
  });

  test('gives a reason, of so many letters', async () => {
    const { press, send, tables } = await office();
    await press('h1:tables:0');
    await send('close', [' ']);
    expect((await tables.look('t1'))?.table.phase).toBe('lobby');
    await send('close', ['x'.repeat(900)]);
    const event = (await tables.look('t1'))?.table.events.at(-1);
    expect(event?.kind === 'managed' && event.reason.length).toBe(REASON_LENGTH);
  });

  test('may have a role that the server names for that, and then keeps people from tables, too', async () => {
    const may = ViewChannel | SendMessages;
    const { tables, press, send, sendForm, words, page, api } = await office(may, ['wardens']);
    await press('h1:tables:0');
    expect(partsOf(page(eve)).ids).not.toContain('h1:tables-choose:0');
    await send('close', ['no']);
    expect(words()).toContain('Only those who manage the tables');
    await tables.servers.change('g', (known) => ({ ...known, managers: ['wardens'] }));
    await press('h1:tables:0');
    expect(partsOf(page(eve)).ids).toContain('h1:tables-choose:0');
    await press(`h1:block:${ben.id}`);
    expect((await tables.servers.of('g')).blocked).toEqual([]);
    await sendForm(`h1:blocked:${ben.id}`, ['Cheats']);
    expect((await tables.servers.of('g')).blocked).toEqual([ben.id]);
    // Not where others read it.
    const told = api.told.findLast(({ person }) => person === ben.id);
    expect(told?.words).toContain('blocked you from the tables of this server: “Cheats”');
    expect(told?.words).not.toContain('take it again');
    await send('close', ['yes']);
    expect((await tables.look('t1'))?.table.phase).toBe('closed');
  });

  test('does nothing at a table of another server, or one that is over', async () => {
    const { tables, opens, press, send } = await office();
    await opens({ guild: 'h', channel: 'x' });
    await press('h1:tables:0');
    await press('h1:manage:t2:close:1');
    await send('close', ['once']);
    await send('close', ['twice']);
    expect((await tables.look('t2'))?.table.phase).toBe('lobby');
  });
});
