import {
  type APIInteraction,
  ComponentType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { formPayload } from '../../../src/discord/protocol/form.ts';
import { managingForm } from '../../../src/discord/views/lobby-settings.ts';
import { type ManagerAct, REASON_LENGTH } from '../../../src/tables/model/table-event.ts';
import { texts } from '../../texts/shipped.ts';
import { partsOf } from '../breaches.ts';
import { stageInWords } from '../in-words.ts';
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
stageInWords(
  `
# whoever manages the tables of a server
is led from the list of all tables to what can be done about each
  eve presses tables:0 on page; eve sends h1:tables-choose:1 on page <- t1 => eve~: Otters at dawn
    | eve.ids: h1:manage-seat:t1:1 h1:manage:t1:move:1 h1:manage:t1:rename:1 h1:manage:t1:close:1 h1:tables:1
  eve sends h1:manage:t1:close:1 on page => asked~: answer form
  eve sends h1:tables:1 on page => eve.ids~: h1:tables-choose:0
closes a lobby, and those who sit there are told by whom and why
  name lobby; eve sends h1:tables:0 on page; eve writes h1:managed:t1:close:1 =   Nobody  plays *here* 
    -> phase closed, ending by manager => eve~: Closed | eve.ids: h1:tables:1 | called: ana ben
    | eve~: **Otters at dawn** · Tiny · with Ana, Ben · <#c> | channel~: “Nobody plays \\\\*here\\\\*”
ends a match, which nobody has won, and its result says why
  ana: start; eve sends h1:tables:0 on page; eve writes h1:managed:t1:close:1 = Too late
    -> phase ended, ending by manager, ana.record 0 0 0 0 1, ben.record 0 0 0 0 1 => board~: “Too late” | called/: ana.*ben
frees a seat in a match, whose holder is told
  ana: start; eve sends h1:tables:0 on page; eve writes h1:managed:t1:free:1:102 = Away for weeks
    -> seats ana free:ben:freed => board~: freed Ben’s seat | channel/: freed your seat: “Away for weeks”.* take it again
    | called/: ben
  ben: take 1 -> events~ returned:ben$
  eve writes h1:managed:t1:free:1:102 = Away for weeks; eve writes h1:managed:t1:free:1:102 = again -> phase playing
takes somebody out of a lobby
  eve sends h1:tables:0 on page; eve writes h1:managed:t1:free:1:102 = Not now -> seats ana
calls a table something else, unless another one is called so
  given office Quiet_water; eve sends h1:tables:0 on page
  eve writes h1:managed:t1:rename:1 = Quiet Water + clearer -> name Otters at dawn
  eve writes h1:managed:t1:rename:1 = Loud water + clearer -> name Loud water
    => eve~: Renamed from “Otters at dawn” to “Loud water”
moves a table where nobody of it sits
  eve sends h1:tables:0 on page; eve writes h1:managed:t1:move:1 = c + It is for games
    => eve~: in that channel already
  eve writes h1:managed:t1:move:1 = d + It is for games -> channel d, home d => eve~: Moved from <#c> to <#d>
    | board~: moved this table from <#c> to <#d>: “It is for games” | posted/: d d$ | called/: ana ben$
`,
  {
    '': async () => await office(),
    office: async (other = '') => {
      const there = await office();
      await there.opens({ names: [other.replace('_', ' ')] });
      return there;
    },
  },
);
