import {
  type APIInteraction,
  type APIMessageComponentInteraction,
  ComponentType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { CommonSight } from '../../src/discord/channel/common-sight.ts';
import { syncOf } from '../../src/discord/client/client.ts';
import type { Command } from '../../src/discord/interactions/command.ts';
import { Dispatch } from '../../src/discord/interactions/dispatch.ts';
import { page as pageReply } from '../../src/discord/interactions/reply.ts';
import type { Log } from '../../src/discord/log.ts';
import type { DiscordApi } from '../../src/discord/protocol/discord-api.ts';
import { hostNote } from '../../src/discord/views/lobby-settings.ts';
import type { Icons } from '../../src/discord/views/message-context.ts';
import { ownSettings } from '../../src/discord/views/own-settings.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import { Shares } from '../../src/shares/shares.ts';
import type { Store, TableRow } from '../../src/store/store.ts';
import type { Analyst } from '../../src/tables/model/analysis.ts';
import type { Adviser } from '../../src/tables/model/hints.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import type { TablesParts } from '../../src/tables/service/table-repository.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { replaysHere } from '../replays/replays-here.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { ana, ben, eve } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';
import { type TickingClock, tickingClock } from '../ticking-clock.ts';
import { partsOf } from './breaches.ts';
import { FakeApi } from './fake-api.ts';
import { type Painter, picturedGame } from './fake-game.ts';
import { fakeLog } from './fake-log.ts';

export { ana, ben, eve };

/** `/play` for tests: opens a table of its game. */
const play: Command = {
  name: 'play',
  data: () => ({ name: 'play', description: 'Play' }),
  run: async (order, bot) => {
    const { guild, channel, person: host, interaction, profile } = order;
    const game = bot.games[0]?.name ?? '';
    const known = profile === undefined ? {} : { profile };
    const opened = await bot.tables.open({ guild, channel, game, host, options: {}, interaction, ...known });
    return opened.kind === 'refused' ? opened : { kind: 'board', opened: opened.opened };
  },
};

/** `/host` for tests: the same with the note that a host gets. */
const host: Command = {
  ...play,
  name: 'host',
  run: async (order, bot) => {
    const opened = await play.run(order, bot);
    const now = await bot.tables.look('t1');
    if (opened.kind !== 'board' || now === undefined) throw new Error('there is no table');
    return { ...opened, also: [() => hostNote(tableView(now, order.context), 'lobby-opened')] };
  },
};

/** `/settings mine` for tests. */
const mine: Command = {
  name: 'mine',
  data: () => ({ name: 'mine', description: 'Settings' }),
  run: async ({ person, context }, { tables, clock }) => {
    const profile = await tables.profiles.of(person.id);
    return pageReply(ownSettings(profile, clock.now(), texts, context));
  },
};

/** `/board` for tests: the live message of the only table anew. */
export const board: Command = {
  name: 'board',
  data: () => ({ name: 'board', description: 'Board' }),
  run: async ({ person, interaction }, bot) => {
    const done = await bot.tables.showAnew({ table: 't1', person: person.id, interaction });
    return done.kind === 'refused' ? done : { kind: 'board', opened: done.opened };
  },
};

/** `/break` for tests. */
const broken: Command = {
  name: 'break',
  data: () => ({ name: 'break', description: 'Break' }),
  run: async () => {
    throw new Error('the seed is 42');
  },
};

/** Sight in a server in which these roles see these channels, and all others are seen by everybody. */
const sightBy = (
  seen: Readonly<Record<string, readonly string[]>>,
  { sight }: FakeApi,
  clock: TickingClock,
): CommonSight =>
  new CommonSight(
    { look: async (channel = '') => ({ ...sight, viewers: new Set(seen[channel] ?? ['g']) }) },
    clock,
  );

/** A whole bot but for its client: a store in memory, a game of a few words, and a Discord of one channel. */
export async function stage(
  given: {
    readonly store?: Store;
    readonly api?: FakeApi;
    /** The number after which interactions are counted: no two processes hear of the same one by chance. */
    readonly countFrom?: number;
    /** Several processes one after the other have one time. */
    readonly clock?: TickingClock;
    /** Whether its game tells newcomers how it goes. */
    readonly coached?: boolean;
    /** The game in place of its own. */
    readonly game?: PlayableGame;
    /** The slash commands in place of its own. */
    readonly commands?: readonly Command[];
    /** What people may do in the channel, as Discord's bits: read and write where it is absent. */
    readonly may?: bigint;
    /** Whoever advises people; nobody where it is absent. */
    readonly adviser?: Adviser;
    /** Whoever goes through matches that are over; nobody where it is absent. */
    readonly analyst?: Analyst;
    /** The ids of those whom the host of the bot keeps from all tables. */
    readonly blocked?: readonly string[];
    /** The roles that see a channel, by its id: everybody where it is not named, and nobody knows where none is given. */
    readonly seenBy?: Readonly<Record<string, readonly string[]>>;
    /** The emojis of buttons; none where absent. */
    readonly icons?: Icons;
    /** Discord's API as the bot has it. */
    readonly wrapped?: (api: FakeApi, log: Log) => DiscordApi;
  } = {},
) {
  const clock = given.clock ?? tickingClock(Date.UTC(2026, 4, 1));
  const painter: Painter = { wait: 0, begun: 0, broken: false, painted: 0 };
  const store = given.store ?? (await openMemoryStore(clock));
  const api = given.api ?? new FakeApi(clock);
  const log = fakeLog();
  const wire = given.wrapped?.(api, log) ?? api;
  let count = given.countFrom ?? (given.store === undefined ? 0 : 500);
  const next = () => {
    count += 1;
    return count;
  };
  let made = 0;
  const tableId = () => {
    made += 1;
    return `t${made}`;
  };
  const game = given.game ?? picturedGame(painter, given.coached);
  const parts: TablesParts = {
    store,
    games: [game],
    clock,
    fresh: { tableId, seed: () => `seed ${next()}` },
    computer: { choose: ({ answers }) => answers.at(-1)?.notation ?? '' },
    ...(given.adviser === undefined ? {} : { adviser: given.adviser }),
    ...(given.analyst === undefined ? {} : { analyst: given.analyst }),
    ...(given.blocked === undefined ? {} : { blocked: given.blocked }),
  };
  const tables = tablesOf(parts);
  /** What was pressed, and how it ended. */
  const counted: string[] = [];
  const bot = {
    tables,
    games: [game],
    texts,
    icons: given.icons ?? (() => undefined),
    avatars: () => undefined,
    log,
    replays: replaysHere([game], clock),
    shares: new Shares(),
    meter: {
      heard: (shard: number) => void counted.push(`heard by ${shard}`),
      handled: (kind: string, outcome: string) => void counted.push(`${kind} ${outcome}`),
      took: () => {},
      sent: () => {},
      learnt: (game: string, step: string) => void counted.push(`learnt ${game} ${step}`),
      puzzled: (game: string, event: string) => void counted.push(`puzzled ${game} ${event}`),
      reported: (game: string) => void counted.push(`reported ${game}`),
    },
    clock,
    ...(given.seenBy !== undefined && { sight: sightBy(given.seenBy, api, clock) }),
  };
  const sync = syncOf(bot, wire);
  const commands = given.commands ?? [play, host, mine, board, broken];
  const router = new Dispatch({ bot, commands, api: wire, sync });
  const handled = async (interaction: APIInteraction) => {
    await router.handle(interaction);
    await sync.idle();
  };

  /** Has the channel of a table hear of what has changed there. */
  const spoken = async (table = 't1') => {
    sync.see(table);
    await sync.idle();
  };

  const base = (person: SeatedPerson, id: string) => ({
    id,
    token: `token of ${id}`,
    application_id: 'app',
    guild_id: 'g',
    channel: { id: 'c', type: 0 },
    channel_id: 'c',
    member: {
      user: { id: person.id, username: person.name, global_name: null },
      nick: null,
      permissions: String(given.may ?? PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages),
    },
    locale: 'en-GB',
    app_permissions: String(PermissionFlagsBits.Administrator),
    version: 1,
  });

  /** A press as Discord sends it, from a message of the channel or one of this person's own. */
  const pressing = (
    person: SeatedPerson,
    message: string,
    customId: string,
    values?: readonly string[],
    id = `i${next()}`,
  ) => {
    const from = api.message(message);
    api.pressed.set(id, { message, person: person.id });
    const data =
      values === undefined
        ? { component_type: ComponentType.Button, custom_id: customId }
        : { component_type: ComponentType.StringSelect, custom_id: customId, values };
    const flags = from.alone === undefined ? 0 : MessageFlags.Ephemeral;
    return {
      ...base(person, id),
      type: InteractionType.MessageComponent,
      data,
      message: { ...from, channel_id: 'c', flags },
    } as unknown as APIMessageComponentInteraction;
  };

  const command = async (
    person: SeatedPerson,
    name: string,
    id = `i${next()}`,
    options: readonly object[] = [],
  ) => {
    api.pressed.set(id, { person: person.id });
    await handled({
      ...base(person, id),
      type: InteractionType.ApplicationCommand,
      data: { id: '1', name, type: 1, options },
    } as unknown as APIInteraction);
  };

  /** What Discord sends while somebody types an option of a command. */
  const typing = (person: SeatedPerson, name: string, id = `i${next()}`) =>
    ({
      ...base(person, id),
      type: InteractionType.ApplicationCommandAutocomplete,
      data: { id: '1', name, type: 1, options: [{ name: 'x', type: 3, value: 'a', focused: true }] },
    }) as unknown as APIInteraction;

  /** Types a subcommand with options: `/table settings`. */
  const types = (
    person: SeatedPerson,
    line: string,
    given: Readonly<Record<string, string | number | boolean>>,
  ) => {
    const [name = '', below = ''] = line.slice(1).split(' ');
    const options = Object.entries(given).map(([option, value]) => ({
      ...{ name: option, value },
      type: typeof value === 'string' ? 3 : typeof value === 'number' ? 4 : 5,
    }));
    return command(person, name, undefined, [{ name: below, type: 1, options }]);
  };

  /** The table and what is known of its channel. */
  const opened = async (table = 't1') => {
    const found = await tables.opened({ table });
    if (found === undefined) throw new Error(`there is no table ${table}`);
    return found;
  };
  /** Writes another body into the row of the table, as nobody but its tables does; brings the row as it was. */
  const writesRow = async (bodyOf: (row: TableRow) => string): Promise<TableRow> => {
    const row = (await store.open({ table: 't1' }))?.table;
    const claim = await store.claims.claim('t1');
    if (row === undefined || claim === undefined) throw new Error('there is no such table');
    const payload = { ...row, body: bodyOf(row), revision: row.revision + 1 };
    await store.commit(claim, { table: payload, notices: [], interaction: `by hand ${row.revision}` });
    return row;
  };
  const live = async (table = 't1') =>
    (await tables.opened({ table }))?.messages.find(({ standing }) => standing === 'live')?.id ?? '';
  /** An id that can be pressed in a message and contains these words. */
  const idIn = (message: string, words: string): string => {
    const found = partsOf(api.message(message)).ids.find((id) => id.includes(words));
    if (found === undefined) throw new Error(`nothing with ${words} stands in that message`);
    return found;
  };
  /** Presses what contains these words in a message. */
  const pressesOn = (person: SeatedPerson, message: string, words: string, values?: readonly string[]) =>
    handled(pressing(person, message, idIn(message, words), values));
  /** The same in the live message. */
  const presses = async (person: SeatedPerson, words: string, values?: readonly string[]) =>
    pressesOn(person, await live(), words, values);
  /** Presses this in the live message, whether it stands there or not. */
  const sends = async (person: SeatedPerson, id: string, values?: readonly string[]) =>
    handled(pressing(person, await live(), id, values));
  /** Sends the form with this id, filled in so, that a press in a message has opened. */
  const fills = (person: SeatedPerson, message: string, id: string, ...values: readonly string[]) => {
    const components = values.map((value) => ({
      ...{ type: ComponentType.Label },
      component: { type: ComponentType.TextInput, custom_id: 'text', value },
    }));
    return handled({
      ...pressing(person, message, id),
      type: InteractionType.ModalSubmit,
      data: { custom_id: id, components },
    } as unknown as APIInteraction);
  };
  /** The latest message that this person alone sees. */
  const page = (person: SeatedPerson) => {
    const seen = api.seenBy(person.id).at(-1);
    if (seen === undefined) throw new Error(`${person.name} sees nothing of their own`);
    return seen;
  };
  /** Opens the host's page of the lobby and presses there, one after the other, what contains these words. */
  const settles = async (person: SeatedPerson, words: readonly string[], values?: readonly string[]) => {
    await sends(person, 'h1:look:t1:settings');
    const { id } = page(person);
    for (const each of words) await pressesOn(person, id, each, values);
  };
  /** What was asked of Discord by some work. */
  const requestsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = api.requests.length;
    await work();
    await sync.idle();
    return api.requests.slice(before);
  };
  let acts = count;
  /** What somebody does at a table past Discord: its channel does not hear of it yet. */
  const act = (person: { readonly id: string }, table = 't1') => {
    acts += 1;
    return { table, person: person.id, interaction: `act ${acts}` };
  };
  /** Somebody answers so what is asked at the first table. */
  const says = async (person: SeatedPerson, notation: string) => {
    const asked = (await tables.look('t1'))?.match?.decisions[0];
    return tables.answer(act(person), asked?.opened ?? -1, notation);
  };
  /** Opens a lobby so, Ana's in the usual channel where nothing else is said. */
  const opens = (more: Partial<Parameters<typeof tables.open>[0]> = {}) =>
    tables.open({
      ...{ guild: 'g', channel: 'c', game: game.name, host: ana, options: {} },
      ...{ interaction: act(ana).interaction, ...more },
    });
  /** A table in play, with Ana up. */
  const started = async () => {
    await command(ana, 'play');
    await presses(ben, 'join');
    await presses(ana, 'start');
  };
  return {
    ...{ bot, tables, store, api, log, counted, clock, painter, router, sync },
    ...{ spoken, handled, pressing, command, typing, types, act, says, opens },
    ...{
      live,
      opened,
      writesRow,
      idIn,
      presses,
      pressesOn,
      sends,
      fills,
      page,
      settles,
      requestsOf,
      started,
    },
    textOf: (message: string) => partsOf(api.message(message)).text,
    idsOf: (message: string) => partsOf(api.message(message)).ids,
    /** The last message that everybody sees, and whom a message calls. */
    newest: () => api.channel.at(-1)?.id ?? '',
    peopleOf: (message: string) => api.message(message).body.allowed_mentions?.users ?? [],
    /** The messages of the channel in which something can be pressed. */
    armed: () => api.channel.map(({ id }) => id).filter((id) => partsOf(api.message(id)).ids.length > 0),
  };
}

/** A stage with a match of Ana and Ben in play, Ana up. */
export async function inPlay(given: Parameters<typeof stage>[0] = {}) {
  const here = await stage(given);
  await here.started();
  return here;
}
