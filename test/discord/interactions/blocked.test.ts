import {
  type APIInteraction,
  ApplicationCommandOptionType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { BUTTONS } from '../../../src/discord/interactions/buttons/index.ts';
import { type Id, type IdKind, idText } from '../../../src/discord/protocol/ids.ts';
import { SUGGESTION_LENGTH } from '../../../src/discord/protocol/limits.ts';
import { texts } from '../../texts/shipped.ts';
import { partsOf } from '../breaches.ts';
import { ana, ben, eve, stage } from '../stage.ts';

/** One id of each kind. */
const IDS: { readonly [K in IdKind]: Extract<Id, { readonly kind: K }> } = {
  answer: { kind: 'answer', table: 't1', opened: 0, place: 'board', notation: 'step' },
  choose: { kind: 'choose', table: 't1', opened: 0, place: 'board', part: 0 },
  undo: { kind: 'undo', table: 't1', ply: 1 },
  look: { kind: 'look', table: 't1', look: 'hand' },
  refresh: { kind: 'refresh', table: 't1', look: 'hand', seat: 0 },
  part: { kind: 'part', table: 't1', place: 'board', part: 1 },
  seat: { kind: 'seat', table: 't1' },
  guess: { kind: 'guess', table: 't1' },
  lobby: { kind: 'lobby', table: 't1', action: 'join' },
  option: { kind: 'option', table: 't1', option: 'size' },
  remove: { kind: 'remove', table: 't1', guest: ana.id },
  fill: { kind: 'fill', table: 't1', count: 1 },
  invite: { kind: 'invite', table: 't1' },
  terms: { kind: 'terms', table: 't1', of: 'who' },
  level: { kind: 'level', table: 't1' },
  hints: { kind: 'hints', table: 't1' },
  seating: { kind: 'seating', table: 't1' },
  template: { kind: 'template', table: 't1' },
  language: { kind: 'language', table: 't1' },
  end: { kind: 'end', table: 't1', action: 'now' },
  motion: { kind: 'motion', table: 't1', motion: 4, action: 'agree' },
  back: { kind: 'back', table: 't1', ply: 1, to: 0 },
  plan: { kind: 'plan', table: 't1', action: 'keep' },
  note: { kind: 'note', table: 't1', action: 'write' },
  leave: { kind: 'leave', table: 't1', action: 'hand-on' },
  take: { kind: 'take', table: 't1', seat: 0 },
  return: { kind: 'return', table: 't1' },
  replay: { kind: 'replay', table: 't1', at: 0, way: 'on' },
  reread: { kind: 'reread', record: 'r1', at: 0, way: 'on' },
  show: { kind: 'show', table: 't1', as: 'film' },
  reshow: { kind: 'reshow', record: 'r1', as: 'page' },
  revive: { kind: 'revive', table: 't1' },
  again: { kind: 'again', table: 't1' },
  onward: { kind: 'onward', table: 't1', point: 1 },
  depute: { kind: 'depute', table: 't1', seat: 0 },
  late: { kind: 'late', table: 't1', seat: 0, offer: 3, action: 'skip' },
  pace: { kind: 'pace', table: 't1' },
  setting: { kind: 'setting', setting: 'language' },
  forget: { kind: 'forget' },
  block: { kind: 'block', person: ana.id },
  learn: { kind: 'learn', game: 'pictured', action: 'open' },
  lesson: { kind: 'lesson', game: 'pictured', step: 'first', choice: 'step' },
  puzzle: { kind: 'puzzle', game: 'pictured', puzzle: 'p1', action: 'open' },
  solve: { kind: 'solve', game: 'pictured', puzzle: 'p1', made: 0, notation: 'step' },
  'solve-choose': { kind: 'solve-choose', game: 'pictured', puzzle: 'p1', made: 0, part: 0 },
  enter: { kind: 'enter', lobby: 't1' },
  watch: { kind: 'watch' },
  settle: { kind: 'settle', what: 'games' },
  unwatch: { kind: 'unwatch', guild: 'g' },
  tables: { kind: 'tables', page: 0 },
  'tables-choose': { kind: 'tables-choose', page: 0 },
  manage: { kind: 'manage', table: 't1', act: 'close', page: 0 },
  'manage-seat': { kind: 'manage-seat', table: 't1', page: 0 },
  managed: { kind: 'managed', table: 't1', act: 'close', page: 0 },
  standings: { kind: 'standings', game: 'pictured' },
  which: { kind: 'which', order: '7', table: 't1' },
  'which-choose': { kind: 'which-choose', order: '7' },
  'lesson-again': { kind: 'lesson-again', game: 'pictured', step: 'one', choice: 'step' },
  practise: { kind: 'practise', game: 'pictured' },
  piece: { kind: 'piece', table: 't1', menu: 'group' },
  rules: { kind: 'rules', game: 'pictured' },
};

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
  const opened = await tables.open({
    ...{ guild: 'g', channel: 'c', game: here.bot.games[0]?.name ?? '', host: ana, options: {} },
    interaction: 'opens',
  });
  if (opened.kind === 'refused') throw new Error(opened.code);
  here.sync.see('t1');
  await here.sync.idle();
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

  test('for each kind of button, menu and form but that which removes their data', async () => {
    const { handled, pressing, live, reads, isUntouched } = await blocked(way);
    const board = await live();
    const open: string[] = [];
    for (const kind of Object.keys(BUTTONS) as IdKind[]) {
      if (kind === 'forget') continue;
      for (const values of [undefined, ['1']]) {
        const press = pressing(ben, board, idText(IDS[kind]), values);
        if ((await reads(() => handled(press))) !== sentence) open.push(kind);
      }
      const form = {
        ...pressing(ben, board, idText(IDS[kind])),
        type: InteractionType.ModalSubmit,
        data: { custom_id: idText(IDS[kind]), components: [] },
      } as unknown as APIInteraction;
      if ((await reads(() => handled(form))) !== sentence) open.push(`the form of ${kind}`);
    }
    expect(open).toEqual([]);
    expect(await isUntouched()).toBe(true);
    for (const id of ['h0:join:t1', 'nobody knows this'])
      expect(await reads(() => handled(pressing(ben, board, id)))).toBe(sentence);
  });

  test('as the only suggestion while they type', async () => {
    const { handled, api } = await blocked(way);
    for (const { name, complete } of commands) {
      if (complete === undefined) continue;
      await handled({
        ...{ id: `c-${name}`, token: `token of c-${name}`, application_id: 'app', guild_id: 'g' },
        ...{ channel: { id: 'c', type: 0 }, channel_id: 'c', locale: 'en-GB', version: 1 },
        member: { user: { id: ben.id, username: 'Ben', global_name: null }, nick: null, permissions: '0' },
        type: InteractionType.ApplicationCommandAutocomplete,
        data: { id: '1', name, type: 1, options: [{ name: 'x', type: 3, value: 'a', focused: true }] },
      } as unknown as APIInteraction);
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
  const { handled, pressing, command, page, idIn, textOf, tables } = await blocked('by their server');
  await tables.profiles.change(ben.id, (profile) => ({ ...profile, text: true }));
  await command(ben, 'privacy', undefined, [
    { name: 'remove', type: ApplicationCommandOptionType.Subcommand, options: [] },
  ]);
  const { id } = page(ben);
  await handled(pressing(ben, id, idIn(id, 'forget')));
  expect(textOf(id)).toContain('Done.');
  expect((await tables.profiles.of(ben.id)).text).toBe(false);
});

test('Who manages a server blocks somebody by the button, nobody else does, and nobody blocks themselves', async () => {
  const { handled, pressing, command, page, textOf, tables, started, api } = await stage();
  await started();
  await command(ana, 'mine');
  const { id } = page(ana);
  const press = (person: string, permissions: bigint) => {
    const pressed = pressing(ana, id, idText({ kind: 'block', person }));
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
  await press(ben.id, PermissionFlagsBits.ManageGuild);
  expect([textOf(id), await blocked()]).toEqual([expect.stringContaining('is blocked here now'), [ben.id]]);
  expect(JSON.stringify(api.channel.at(-1))).toContain('has been blocked from playing here');
});

test('What is said of a block has room among suggestions in each language', () => {
  for (const locale of texts.locales)
    for (const [, key] of WAYS) {
      const [first = ''] = texts
        .in(locale)(key)
        .split(/(?<=\.)\s/u);
      expect(first.length, `${locale} ${key}`).toBeLessThanOrEqual(SUGGESTION_LENGTH);
    }
});
