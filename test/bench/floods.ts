import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type APIInteraction,
  ApplicationCommandOptionType,
  ComponentType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { commands } from '../../commands/index.ts';
import type { Bot } from '../../src/discord/channel/bot.ts';
import { syncOf } from '../../src/discord/client/client.ts';
import { Dispatch } from '../../src/discord/interactions/dispatch.ts';
import { type DiscordApi, DiscordError } from '../../src/discord/protocol/discord-api.ts';
import { type Id, idText } from '../../src/discord/protocol/ids.ts';
import { games } from '../../src/games/index.ts';
import { quantile } from '../../src/opponents/statistics.ts';
import { openStoreThread } from '../../src/store/sqlite/store-thread.ts';
import { holderOf, type Person } from '../../src/tables/model/table.ts';
import { tableRow } from '../../src/tables/service/saved-table.ts';
import { tablesOf } from '../../src/tables/service/tables.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { tiny } from '../games/tiny.ts';
import { replaysHere } from '../replays/replays-here.ts';
import type { Size } from './size.ts';

/** How long each flood lasts, and how often others press meanwhile, and the flood comes: in milliseconds. */
const LASTS = { usual: 8_000, smallest: 150 } as const;
const PRESSED_EVERY = 100;
const FLOODED_EVERY = 100;
/** Open lobbies of the person who floods, as many as nobody may open any more. */
const LOBBIES = { usual: 1_600, smallest: 2 } as const;
/** Plies of the long match that the person who floods reads about. */
const PLIES = { usual: 20_000, smallest: 20 } as const;
/** Milliseconds for which Discord lets a message wait in the channel at its limit. */
const LIMITED = { usual: 5_000, smallest: 10 } as const;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

const ana: Person = { id: '101', name: 'Ana' };
const ben: Person = { id: '102', name: 'Ben' };
const eve: Person = { id: '109', name: 'Eve' };

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A Discord that takes everything at once, but for what is posted into the channel `limited`. */
function quickApi(next: () => string, size: Size): DiscordApi {
  const taken = async () => next();
  const sent = async () => ({ id: next(), attachments: [] });
  const done = async () => {};
  return {
    answer: async (_, { kind }) => (kind === 'message' ? sent() : undefined),
    post: async (channel) => {
      if (channel === 'limited') await wait(LIMITED[size]);
      return sent();
    },
    ...{ amend: sent, edit: sent },
    ...{ follow: taken, original: taken, startThread: taken, direct: taken },
    ...{ remove: done, delete: done, revive: done, putAway: done },
    read: async () => {
      throw new DiscordError('gone', 'nothing is kept here');
    },
    recent: async () => [],
    isMember: async () => true,
  };
}

/** A whole bot but for its client, with a store in a thread of its own on a file. */
async function openBot(file: string, size: Size) {
  const store = await openStoreThread({ file }).opened;
  const clock = { now: () => Date.now() };
  let count = 0;
  const next = (): string => {
    count += 1;
    return `${1_000_000 + count}`;
  };
  const silent = () => {};
  const tables = tablesOf({
    ...{ store, games: [...games, tiny], clock },
    fresh: { tableId: () => `t${next()}`, seed: next },
    computer: { choose: ({ answers }) => answers.at(-1)?.notation ?? '' },
  });
  const bot: Bot = {
    ...{ tables, games, clock },
    texts: readTexts('assets/texts'),
    replays: replaysHere(games, clock),
    icons: () => undefined,
    avatars: () => undefined,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  };
  const api = quickApi(next, size);
  const sync = syncOf(bot, api);
  const router = new Dispatch({ bot, commands, api, sync });
  const base = (person: Person, channel: string) => {
    const id = next();
    const user = { id: person.id, username: person.name, global_name: null };
    return {
      ...{ id, token: `token ${id}`, application_id: 'app', guild_id: 'g', version: 1, locale: 'en-GB' },
      ...{ channel: { id: channel, type: 0 }, channel_id: channel },
      member: { user, nick: null, roles: [], permissions: '0' },
      app_permissions: String(PermissionFlagsBits.Administrator | ((1n << 50n) - 1n)),
    };
  };
  const handle = (interaction: object): Promise<void> =>
    // It has all that the router reads of an interaction.
    router.handle(interaction as APIInteraction);
  const press = (person: Person, channel: string, id: Id, message: string): Promise<void> =>
    handle({
      ...base(person, channel),
      type: InteractionType.MessageComponent,
      data: { component_type: ComponentType.Button, custom_id: idText(id) },
      message: { id: message, channel_id: channel, flags: 0, components: [], attachments: [] },
    });
  const command = (
    person: Person,
    channel: string,
    name: string,
    options: readonly object[],
  ): Promise<void> =>
    handle({
      ...base(person, channel),
      type: InteractionType.ApplicationCommand,
      data: { id: '1', name, type: 1, options },
    });
  const complete = (person: Person, channel: string, typed: string): Promise<void> => {
    const { String: type } = ApplicationCommandOptionType;
    return handle({
      ...base(person, channel),
      type: InteractionType.ApplicationCommandAutocomplete,
      data: {
        id: '1',
        name: 'board',
        type: 1,
        options: [{ name: 'table', type, value: typed, focused: true }],
      },
    });
  };
  const act = (table: string, person: Person) => ({ table, person: person.id, interaction: next() });
  const lobby = async (host: Person, channel: string): Promise<string> => {
    const [game] = games;
    if (game === undefined) throw new Error('there is no game');
    const order = { guild: 'g', channel, game: game.name, host, options: {}, interaction: next() };
    const opened = await tables.open(order);
    if (opened.kind === 'refused') throw new Error(opened.code);
    return opened.table.id;
  };
  const match = async (host: Person, channel: string): Promise<string> => {
    const table = await lobby(host, channel);
    await tables.join(act(table, ben), ben.name);
    await tables.start(act(table, host));
    sync.see(table);
    await sync.idle();
    return table;
  };
  /** A match of the tiny game, of as many plies as nobody plays, and over. */
  const longMatch = async (host: Person, channel: string): Promise<string> => {
    const order = { guild: 'g', channel, game: tiny.name, host, options: {}, interaction: next() };
    const opened = await tables.open(order);
    if (opened.kind === 'refused') throw new Error(opened.code);
    const { id } = opened.table;
    await tables.join(act(id, ben), ben.name);
    await tables.start(act(id, host));
    const begun = await tables.look(id);
    const claim = await store.claims.claim(id);
    if (begun?.match === undefined || claim === undefined) throw new Error('no match has begun');
    let { match, table } = { match: begun.match, table: begun.table };
    const last = [...Array.from({ length: 10 }, () => 'step'), 'end'];
    for (let ply = 0; ply < PLIES[size]; ply += 1) {
      const seat = match.decisions[0]?.seat ?? 0;
      const notation = last[ply - PLIES[size] + last.length] ?? ['dare', 'no', 'end'][ply % 3] ?? 'end';
      const played = match.play(seat, notation);
      if (typeof played === 'string') throw new Error(played);
      match = played.match;
      const isOver = match.result !== undefined;
      // As a turn that is over leaves it: the channel has been told all before.
      const now = { turnFromPly: match.ply, shownFromPly: match.ply, calls: [] };
      table = { ...table, ...now, revision: table.revision + 1 };
      if (isOver) table = { ...table, phase: 'ended', ending: 'finished' };
      const entry = { ply, person: holderOf(table, seat) ?? '', body: played.entry, at: clock.now() };
      const change = { table: tableRow({ table, match }), entry, notices: [] };
      await store.commit(claim, isOver ? { ...change, snapshot: match.snapshot() } : change);
    }
    sync.see(id);
    await sync.idle();
    return id;
  };
  return { store, tables, sync, press, command, complete, act, lobby, match, longMatch, lasts: LASTS[size] };
}

type Running = Awaited<ReturnType<typeof openBot>>;

/** Somebody answers at a table that nobody floods. Brings the milliseconds that it took. */
async function answer({ tables, press }: Running, table: string): Promise<number | undefined> {
  const opened = await tables.opened({ table });
  const now = opened?.now;
  const [asked] = now?.match?.decisions ?? [];
  const holder = now === undefined || asked === undefined ? undefined : holderOf(now.table, asked.seat);
  const person = [ana, ben].find(({ id }) => id === holder);
  const notation = asked?.answers[Math.floor(Math.random() * asked.answers.length)]?.notation;
  if (person === undefined || asked === undefined || notation === undefined) return undefined;
  const id: Id = { kind: 'answer', table, opened: asked.opened, notation, place: 'board' };
  const message = opened?.messages.find(({ standing }) => standing === 'live')?.id ?? '0';
  const begun = performance.now();
  await press(person, 'quiet', id, message);
  return performance.now() - begun;
}

/** The 95th percentile of presses while something else goes on, in milliseconds, and the most memory held in megabytes. */
async function felt(bot: Running, flood: ((round: number) => unknown) | undefined) {
  const table = await bot.match(ana, 'quiet');
  const took: number[] = [];
  let most = 0;
  let round = 0;
  const flooding =
    flood === undefined
      ? undefined
      : setInterval(() => {
          round += 1;
          void flood(round);
        }, FLOODED_EVERY);
  const until = performance.now() + bot.lasts;
  while (performance.now() < until) {
    const milliseconds = await answer(bot, table);
    if (milliseconds === undefined) break;
    took.push(milliseconds);
    most = Math.max(most, process.memoryUsage().rss / 1e6);
    await wait(Math.max(0, PRESSED_EVERY - milliseconds));
  }
  clearInterval(flooding);
  await bot.tables.end(bot.act(table, ana));
  return { p95: quantile(took, 0.95), presses: took.length, most };
}

/** The floods by name: what one person does ten times a second. */
const floods = (
  bot: Running,
  table: string,
  long: string,
): Readonly<Record<string, (round: number) => unknown>> => ({
  completions: (round) => bot.complete(eve, 'loud', 'eve'.slice(0, round % 4)),
  lobbies: () => bot.command(eve, 'loud', 'play', [{ name: games[0]?.name ?? '', type: 1, options: [] }]),
  boards: () => bot.command(eve, 'loud', 'board', [{ name: 'table', type: 3, value: table }]),
  motions: (round) =>
    round % 2 === 1
      ? bot.press(eve, 'loud', { kind: 'end', table, action: 'vote' }, '0')
      : bot.tables
          .look(table)
          .then((now) => now && bot.tables.decline(bot.act(table, eve), now.table.vote?.id ?? 0)),
  moves: (round) =>
    bot.command(eve, round % 2 === 1 ? 'loud' : 'louder', 'table', [
      { name: 'move', type: 1, options: [{ name: 'table', type: 3, value: table }] },
    ]),
  invitations: (round) =>
    round % 2 === 1
      ? bot.tables.propose(bot.act(table, eve), {
          ...{ kind: 'substitute', seat: 0 },
          person: { id: `${200 + round}`, name: 'Guest' },
        })
      : bot.tables
          .look(table)
          .then((now) => now && bot.tables.decline(bot.act(table, eve), now.table.vote?.id ?? 0)),
  'what happened': (round) =>
    bot.press(eve, 'loud', { kind: 'part', table: long, place: 'happened', part: (round % 20) * 1_000 }, '0'),
  'a channel at its limit': () => bot.lobby(eve, 'limited').then((id) => bot.sync.see(id)),
});

/**
 * Prints, for each kind of flood, how long presses at another table take beside it and without it (95th percentile, in milliseconds), and
 * by how much memory rises, in megabytes. One person of 1,600 open lobbies does each thing ten times a second.
 */
export const run = async (size: Size): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'floods-'));
  const bot = await openBot(join(folder, 'bot.db'), size);
  try {
    for (let count = 0; count < LOBBIES[size]; count += 1) await bot.lobby(eve, 'loud');
    const table = await bot.match(eve, 'loud');
    const long = await bot.longMatch(eve, 'loud');
    await felt(bot, undefined);
    console.log('flood                  | presses | p95 without | p95 beside | more ms | more MB');
    for (const [name, flood] of Object.entries(floods(bot, table, long))) {
      if (typeof collect === 'function') collect();
      const without = await felt(bot, undefined);
      const beside = await felt(bot, flood);
      const figures = [
        beside.presses,
        ...[without.p95, beside.p95, beside.p95 - without.p95, beside.most - without.most].map((each) =>
          each.toFixed(0),
        ),
      ];
      console.log(
        [
          name.padEnd(22),
          ...figures.map((figure, at) => String(figure).padStart([7, 11, 10, 7, 7][at] ?? 0)),
        ].join(' | '),
      );
    }
  } finally {
    await bot.sync.stop();
    await bot.store.close();
    rmSync(folder, { recursive: true });
  }
};
