import {
  type APIInteraction,
  ApplicationCommandOptionType,
  ComponentType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { BUTTONS } from '../../../src/discord/interactions/buttons/index.ts';
import { type IdKind, idText } from '../../../src/discord/protocol/ids.ts';
import { CHOICE_LENGTH } from '../../../src/discord/protocol/limits.ts';
import { texts } from '../../texts/shipped.ts';
import { partsOf } from '../breaches.ts';
import { ONE_OF_EACH_ID } from '../one-of-each-id.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

/** The ways in which somebody can be kept from the tables, and what they are told. */
const WAYS = [
  ['by their server', 'rejected-blocked-in-server'],
  ['by the host of the bot', 'rejected-blocked-by-bot-host'],
  ['as nobody can read whom their server keeps from them', 'rejected-server-unreadable'],
] as const;

/** A table of Ana's and Ben's, and Ben kept from tables from then on. */
async function blocked(way: (typeof WAYS)[number][0]) {
  const here = await stage({
    commands: [...commands],
    ...(way === 'by the host of the bot' ? { blocked: [ben.id] } : {}),
  });
  const { tables, handled, api } = here;
  await here.opens();
  await here.spoken();
  if (way === 'by their server')
    await tables.servers.change('g', (known) => ({ ...known, blocked: [ben.id] }));
  else if (way !== 'by the host of the bot') await here.store.setServer('g', '{"blocked":[7]}', undefined);
  const before = JSON.stringify((await tables.look('t1'))?.table);
  const isUntouched = async () => JSON.stringify((await tables.look('t1'))?.table) === before;
  /** What Ben reads of his own of what is asked. */
  const reads = async (work: () => Promise<unknown>): Promise<string> => {
    const from = api.seenBy(ben.id).length;
    await work();
    return api
      .seenBy(ben.id)
      .slice(from)
      .map(({ id }) => partsOf(api.message(id)).text)
      .join('\n');
  };
  return { ...here, reads, handled, isUntouched };
}

describe.each(WAYS)('Somebody who is kept from the tables %s reads one sentence', (way, key) => {
  const sentence = texts.in('en-GB')(key);

  test('for each command but /privacy, with each subcommand', async () => {
    const { command, reads, isUntouched } = await blocked(way);
    const games = (await stage()).bot.games;
    const open: string[] = [];
    for (const { name, data } of commands) {
      const subcommands = (data(texts, games).options ?? []).filter(
        ({ type }) => type === ApplicationCommandOptionType.Subcommand,
      );
      const forms = subcommands.length === 0 ? [[]] : subcommands.map((each) => [{ ...each, options: [] }]);
      for (const options of forms) {
        const read = await reads(() => command(ben, name, undefined, options));
        if (read !== sentence) open.push(name);
      }
    }
    expect(open).toEqual(['privacy', 'privacy']);
    expect(await isUntouched()).toBe(true);
  });

  test('for each kind of button, menu and form but those that remove their data or stop what they are sent', async () => {
    const { handled, pressing, live, reads, isUntouched } = await blocked(way);
    const board = await live();
    const open: string[] = [];
    for (const kind of Object.keys(BUTTONS) as IdKind[]) {
      if (kind === 'forget' || kind === 'unwatch') continue;
      for (const values of [undefined, ['1']]) {
        const press = pressing(ben, board, idText(ONE_OF_EACH_ID[kind]), values);
        if ((await reads(() => handled(press))) !== sentence) open.push(kind);
      }
      const form = {
        ...pressing(ben, board, idText(ONE_OF_EACH_ID[kind])),
        type: InteractionType.ModalSubmit,
        data: { custom_id: idText(ONE_OF_EACH_ID[kind]), components: [] },
      } as unknown as APIInteraction;
      if ((await reads(() => handled(form))) !== sentence) open.push(`the form of ${kind}`);
    }
    expect(open).toEqual([]);
    expect(await isUntouched()).toBe(true);
    for (const id of ['h0:join:t1', 'nobody knows this'])
      expect(await reads(() => handled(pressing(ben, board, id)))).toBe(sentence);
  });

  test('as the only suggestion while they type', async () => {
    const { handled, typing, api } = await blocked(way);
    for (const { name, complete } of commands) {
      if (complete === undefined) continue;
      await handled(typing(ben, name, `c-${name}`));
      const suggested = api.suggested.get(`c-${name}`) ?? [];
      expect(suggested.length, name).toBe(1);
      expect(suggested[0]).toMatch(/^(You’re blocked from this bot|I can’t read) .*\.$/u);
      expect(sentence.startsWith(suggested[0] ?? '-')).toBe(true);
    }
  });

  test('and everybody else reads something else, if it is known who that is', async () => {
    const { command, page, textOf, log } = await blocked(way);
    await command(eve, 'tables');
    const isKnown = key !== 'rejected-server-unreadable';
    expect(textOf(page(eve).id).includes(sentence)).toBe(!isKnown);
    expect(log.lines.filter((line) => line.startsWith('error'))).toHaveLength(isKnown ? 0 : 1);
  });
});

test('Who is kept from the tables has their data removed all the same', async () => {
  const { pressesOn, command, page, textOf, tables } = await blocked('by their server');
  await tables.profiles.change(ben.id, (profile) => ({ ...profile, text: true }));
  await command(ben, 'privacy', undefined, [
    { name: 'remove', type: ApplicationCommandOptionType.Subcommand, options: [] },
  ]);
  const { id } = page(ben);
  await pressesOn(ben, id, 'forget');
  expect(textOf(id)).toContain('Done.');
  expect((await tables.profiles.of(ben.id)).text).toBe(false);
});

test('Who manages a server blocks somebody by the button, nobody else does, and nobody blocks themselves', async () => {
  const { handled, pressing, command, page, textOf, tables, api } = await inPlay();
  await command(ana, 'mine');
  const { id } = page(ana);
  const press = (person: string, permissions: bigint, not?: 'not') => {
    const asked = { kind: 'block', person, ...(not === undefined ? {} : { not }) } as const;
    const pressed = pressing(ana, id, idText(asked));
    return handled({
      ...pressed,
      member: { ...pressed.member, permissions: String(permissions) },
    } as APIInteraction);
  };
  const blocked = async () => (await tables.servers.of('g')).blocked;
  await press(ben.id, PermissionFlagsBits.SendMessages);
  expect([textOf(id), await blocked()]).toEqual([texts.in('en-GB')('settings-not-manager'), []]);
  await press(ana.id, PermissionFlagsBits.ManageGuild);
  expect([textOf(id), await blocked()]).toEqual([texts.in('en-GB')('settings-block-self'), []]);
  await press(ben.id, PermissionFlagsBits.ManageGuild, 'not');
  expect([textOf(id), await blocked()]).toEqual([texts.in('en-GB')('settings-block-not'), []]);
  await press(ben.id, PermissionFlagsBits.ManageGuild);
  expect(await blocked()).toEqual([]);
  const components = [
    { type: ComponentType.Label, component: { type: ComponentType.TextInput, value: 'Cheats' } },
  ];
  const sent = pressing(ana, id, idText({ kind: 'blocked', person: ben.id }));
  await handled({
    ...sent,
    member: { ...sent.member, permissions: String(PermissionFlagsBits.ManageGuild) },
    ...{ type: InteractionType.ModalSubmit, data: { ...sent.data, components } },
  } as unknown as APIInteraction);
  expect([textOf(id), await blocked()]).toEqual([expect.stringContaining('is blocked here now'), [ben.id]]);
  expect(JSON.stringify(api.channel)).toContain('freed Ben’s seat: “Cheats”');
  expect(JSON.stringify(api.channel)).toContain('has been blocked from playing here');
});

test('What is said of a block has room among suggestions in each language', () => {
  for (const locale of texts.locales)
    for (const [, key] of WAYS) {
      const [first = ''] = texts
        .in(locale)(key)
        .split(/(?<=\.)\s/u);
      expect(first.length, `${locale} ${key}`).toBeLessThanOrEqual(CHOICE_LENGTH);
    }
});
