import { EventEmitter } from 'node:events';
import {
  type APIInteraction,
  ApplicationCommandOptionType,
  ComponentType,
  GatewayDispatchEvents,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { commands } from '../../../commands/index.ts';
import type { Bot } from '../../../src/discord/channel/bot.ts';
import { UnderWay } from '../../../src/discord/channel/sync.ts';
import { syncOf } from '../../../src/discord/client/client.ts';
import { hearOfPlaces } from '../../../src/discord/client/hearing-places.ts';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import { Dispatch } from '../../../src/discord/interactions/dispatch.ts';
import type { DiscordApi } from '../../../src/discord/protocol/discord-api.ts';
import { type Id, idText } from '../../../src/discord/protocol/ids.ts';
import type { MessagePayload } from '../../../src/discord/protocol/message.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { games } from '../../../src/games/index.ts';
import { openPool, THINKING_AT_ONCE } from '../../../src/opponents/pool.ts';
import { KeptReplays } from '../../../src/replays/kept-replays.ts';
import { openReplayPool } from '../../../src/replays/pool.ts';
import { HEAVY_WORK } from '../../../src/shares/heavy-work.ts';
import { Shares } from '../../../src/shares/shares.ts';
import { openStoreThread } from '../../../src/store/sqlite/store-thread.ts';
import type { Commit } from '../../../src/store/store.ts';
import type { SeatedPerson } from '../../../src/tables/model/seated.ts';
import { holderOf } from '../../../src/tables/model/table.ts';
import { tableRow } from '../../../src/tables/service/saved-table.ts';
import { tablesOf } from '../../../src/tables/tables.ts';
import { tiny } from '../../games/tiny.ts';
import { texts } from '../../texts/shipped.ts';

/** Milliseconds for which Discord lets a message wait in the channel at its limit. */
const LIMITED = 5_000;

export const ana: SeatedPerson = { id: '101', name: 'Ana' };
export const ben: SeatedPerson = { id: '102', name: 'Ben' };
const cem: SeatedPerson = { id: '103', name: 'Cem' };

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Names of files that came in answer to interactions, by the id of the interaction. */
type Came = Map<string, readonly string[]>;

/** A Discord that takes everything at once, but for what is posted into the channel `limited`, or is said in one that is closed. */
function quickApi(next: () => string, came: Came, closed: ReadonlySet<string>): DiscordApi {
  const note = ({ id }: { readonly id: string }, { files }: MessagePayload): void => {
    came.set(id, [...(came.get(id) ?? []), ...files.map(({ name }) => name)]);
  };
  const taken = async () => next();
  const sent = async () => ({ id: next(), attachments: [] });
  const done = async () => {};
  return {
    answer: async (interaction, answer) => {
      if (answer.kind === 'message' || answer.kind === 'update') note(interaction, answer.payload);
      return answer.kind === 'message' ? sent() : undefined;
    },
    amend: async (interaction, payload) => {
      note(interaction, payload);
      return sent();
    },
    follow: async (interaction, payload) => {
      note(interaction, payload);
      return next();
    },
    post: async (channel) => {
      if (closed.has(channel)) throw new DiscordError('closed', 'nobody may speak there');
      if (channel === 'limited') await wait(LIMITED);
      return sent();
    },
    edit: async (channel) => {
      if (closed.has(channel)) throw new DiscordError('closed', 'nobody may speak there');
      return sent();
    },
    ...{ original: taken, startThread: taken, direct: taken },
    ...{ remove: done, delete: done, renameThread: done, revive: done, putAway: done, withdraw: done },
    announce: async () => 'event',
    read: async () => {
      throw new DiscordError('gone', 'nothing is kept here');
    },
    recent: async () => [],
    rolesOf: async () => [],
    ownPlace: async () => ({ member: { kind: 'member', roles: [] }, sees: true, invitation: '' }),
    look: async () => ({ kind: 'unseen' }),
  };
}

/** A whole bot but for its client: a store on a file and all heavy work in threads of their own, as a start makes it. */
export async function openBot(file: string) {
  const store = await openStoreThread({ file }).opened;
  const clock = { now: () => Date.now() };
  let count = 0;
  const next = (): string => {
    count += 1;
    return `${1_000_000 + count}`;
  };
  const silent = () => {};
  const below = randomNumbers('computers');
  const opponents = openPool();
  const records = openReplayPool();
  const tables = tablesOf({
    ...{ store, games: [...games, tiny], clock },
    fresh: { tableId: () => `t${next()}`, seed: next },
    computer: { choose: ({ answers }) => answers[below(answers.length)]?.notation ?? '' },
    adviser: {
      advise: ({ match, seat, seed, signal }) =>
        opponents.advise({ game: match.game.name, snapshot: match.snapshot(), seat, seed }, signal),
    },
    analyst: {
      analyse: ({ match, log, judged, seed, signal }) =>
        opponents.analyse({ game: match.game.name, snapshot: match.snapshot(), log, judged, seed }, signal),
    },
  });
  const shares = new Shares({ atOnce: { hints: THINKING_AT_ONCE } });
  const bot: Bot = {
    ...{ tables, games, clock, shares },
    texts: texts,
    replays: new KeptReplays({ replays: records, freshKey: next, clock }),
    icons: () => undefined,
    avatars: () => undefined,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  };
  const came: Came = new Map();
  const closed = new Set<string>();
  const api = quickApi(next, came, closed);
  const sync = syncOf(bot, api);
  const events = new EventEmitter();
  hearOfPlaces(events, { sync, tables, log: bot.log, underWay: new UnderWay() });
  /** A manager closes a channel to the bot, or opens it again. */
  const toggle = (channel: string): void => {
    if (!closed.delete(channel)) closed.add(channel);
    events.emit(GatewayDispatchEvents.ChannelUpdate, { id: channel, guild_id: 'g' });
  };
  const router = new Dispatch({ bot, commands, api, sync });
  const base = (person: SeatedPerson, channel: string, locale = 'en-GB') => {
    const id = next();
    const user = { id: person.id, username: person.name, global_name: null };
    return {
      ...{ id, token: `token ${id}`, application_id: 'app', guild_id: 'g', version: 1, locale },
      ...{ channel: { id: channel, type: 0 }, channel_id: channel },
      member: { user, nick: null, roles: [], permissions: '0' },
      app_permissions: String(PermissionFlagsBits.Administrator | ((1n << 50n) - 1n)),
    };
  };
  const handle = async (interaction: { readonly id: string }): Promise<string> => {
    // It has all that the router reads of an interaction.
    await router.handle(interaction as APIInteraction);
    return interaction.id;
  };
  const press = (person: SeatedPerson, channel: string, id: Id, message: string, locale?: string) =>
    handle({
      ...base(person, channel, locale),
      ...{ type: InteractionType.MessageComponent },
      ...{ data: { component_type: ComponentType.Button, custom_id: idText(id) } },
      ...{ message: { id: message, channel_id: channel, flags: 0, components: [], attachments: [] } },
    });
  const command = (person: SeatedPerson, channel: string, name: string, options: readonly object[] = []) =>
    handle({
      ...base(person, channel),
      ...{ type: InteractionType.ApplicationCommand, data: { id: '1', name, type: 1, options } },
    });
  const complete = (person: SeatedPerson, channel: string, typed: string) => {
    const { String: type } = ApplicationCommandOptionType;
    const options = [{ name: 'table', type, value: typed, focused: true }];
    return handle({
      ...base(person, channel),
      ...{ type: InteractionType.ApplicationCommandAutocomplete },
      ...{ data: { id: '1', name: 'board', type: 1, options } },
    });
  };
  const act = (table: string, person: SeatedPerson) => ({ table, person: person.id, interaction: next() });
  const opened = async (
    host: SeatedPerson,
    channel: string,
    game = games[0]?.name ?? '',
  ): Promise<string> => {
    const order = { guild: 'g', channel, game, host, options: {}, interaction: next() };
    const made = await tables.open(order);
    if (made.kind === 'refused') throw new Error(made.code);
    return made.table.id;
  };
  const lobby = (host: SeatedPerson, channel: string): Promise<string> => opened(host, channel);
  const begun = async (host: SeatedPerson, channel: string, game?: string): Promise<string> => {
    const table = await opened(host, channel, game);
    const least = [...games, tiny].find(({ name }) => name === game)?.seats.min ?? 2;
    for (const person of [ben, cem].slice(0, least - 1)) await tables.join(act(table, person), person.name);
    const started = await tables.start(act(table, host));
    if (started.kind === 'refused') throw new Error(started.code);
    return table;
  };
  const match = async (host: SeatedPerson, channel: string): Promise<string> => {
    const table = await begun(host, channel);
    sync.see(table);
    await sync.idle();
    return table;
  };
  /** A match that somebody plays alone with a computer, and may have hints in. */
  const alone = async (host: SeatedPerson, channel: string): Promise<string> => {
    const table = await opened(host, channel);
    await tables.addComputer(act(table, host));
    await tables.start(act(table, host));
    return table;
  };
  /**
   * A match of a game that is over, with the answers that `choose` takes; each is written as it comes, past the channel.
   */
  const over = async (
    host: SeatedPerson,
    channel: string,
    game: string,
    choose: (ply: number, answers: readonly string[]) => string,
  ): Promise<string> => {
    const id = await begun(host, channel, game);
    const now = await tables.look(id);
    const claim = await store.claims.claim(id);
    if (now?.match === undefined || claim === undefined) throw new Error('no match has begun');
    let { match, table } = { match: now.match, table: now.table };
    for (let ply = 0; match.result === undefined; ply += 1) {
      const [asked] = match.decisions;
      const seat = asked?.seat ?? 0;
      const played = match.play(seat, choose(ply, asked?.answers.map(({ notation }) => notation) ?? []));
      if (typeof played === 'string') throw new Error(played);
      match = played.match;
      const isOver = match.result !== undefined;
      // As a turn that is over leaves it: the channel has been told all before.
      const told = { turnFromPly: match.ply, shownFromPly: match.ply, calls: [] };
      table = { ...table, ...told, revision: table.revision + 1 };
      if (isOver) table = { ...table, phase: 'ended', ending: 'finished' };
      const entry = { ply, person: holderOf(table, seat) ?? '', body: played.entry, at: clock.now() };
      const change = { table: tableRow({ table, match }), entries: [entry], notices: [] } satisfies Commit;
      await store.commit(claim, isOver ? { ...change, snapshot: match.snapshot() } : change);
    }
    sync.see(id);
    await sync.idle();
    return id;
  };
  /** Waits until nothing heavy is left to do; but for analyses, which take minutes. */
  const rested = async (): Promise<void> => {
    const owner = { person: 'last', server: 'last' };
    for (let before = 1; before > 0; ) {
      before = 0;
      // One after the other: kinds that share a queue would count each other.
      for (const kind of HEAVY_WORK.filter((each) => each !== 'analysis')) {
        const asked = shares.ask(kind, owner, async () => {});
        if (asked.kind !== 'taken') continue;
        before += asked.before;
        await asked.done;
      }
      await wait(20);
    }
    await sync.idle();
  };
  const close = async (): Promise<void> => {
    tables.stopThinking();
    await sync.stop();
    await Promise.all([opponents.close(), records.close(), store.close()]);
  };
  return {
    ...{ tables, sync, press, command, complete, act, lobby, match, alone, over, toggle },
    ...{ came, rested, close, replays: records },
  };
}

/** A bot that is flooded. */
export type Running = Awaited<ReturnType<typeof openBot>>;
