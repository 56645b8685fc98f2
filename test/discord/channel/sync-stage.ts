import { expect } from 'vitest';
import { channelDrawing } from '../../../src/discord/channel/desired.ts';
import type { PressedMessage } from '../../../src/discord/channel/presses.ts';
import { Responder } from '../../../src/discord/channel/responder.ts';
import type {
  ChannelStore,
  Seen,
  ShownMessage,
  TableClaim,
  TableForChannel,
} from '../../../src/discord/channel/state.ts';
import { ChannelSync } from '../../../src/discord/channel/sync.ts';
import type { SyncParts } from '../../../src/discord/channel/table-sync.ts';
import type { Log } from '../../../src/discord/log.ts';
import type { DiscordApi } from '../../../src/discord/protocol/discord-api.ts';
import type { Icons } from '../../../src/discord/views/message-context.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import { Shares } from '../../../src/shares/shares.ts';
import type { Call, CallReason } from '../../../src/tables/model/call.ts';
import type { KnownChannel } from '../../../src/tables/model/channel.ts';
import type { PendingNotice } from '../../../src/tables/model/notice.ts';
import { type Profile, USUAL_PROFILE } from '../../../src/tables/model/profile.ts';
import type { SeatedPerson } from '../../../src/tables/model/seated.ts';
import type { Table } from '../../../src/tables/model/table.ts';
import { texts } from '../../texts/shipped.ts';
import { type TickingClock, tickingClock } from '../../ticking-clock.ts';
import { partsOf } from '../breaches.ts';
import { FakeApi } from '../fake-api.ts';
import { type Painter, picturedGame } from '../fake-game.ts';
import { fakeLog } from '../fake-log.ts';
import { tableOf } from '../worst-table.ts';

export const ana: SeatedPerson = { id: '101', name: 'Ana' };
export const ben: SeatedPerson = { id: '102', name: 'Ben' };

/** Tables in memory: what outlives a process. */
export class FakeTables implements ChannelStore {
  readonly #game: PlayableGame;
  readonly #clock: { now(): number };
  readonly #tables = new Map<string, FakeTable>();
  readonly profiles = new Map<string, Profile>();
  /** What was written. */
  readonly notes: Seen[] = [];

  constructor(game: PlayableGame, clock: { now(): number }) {
    this.#game = game;
    this.#clock = clock;
  }

  /** A match of Ana and Ben in a channel, whose board is to be posted. */
  begin(id = 't1', channel = 'c'): FakeTable {
    const game = this.#game;
    const setup = { seats: 2, options: { pace: 'slow', begins: '0' }, seed: 'seed' };
    const table = new FakeTable(id, channel, game, game.begin(setup), this.#clock);
    this.#tables.set(id, table);
    return table;
  }

  readonly opened = async ({ table }: { readonly table: string }): Promise<TableForChannel | undefined> =>
    this.#tables.get(table)?.opened(this.profiles);

  readonly notifying: ChannelStore['notifying'] = async (person, { channel, most }) =>
    [...this.#tables.values()]
      .map((table) => table.opened(this.profiles))
      .filter(({ notices }) => notices.some((notice) => notice.person === person))
      .filter(({ now: { table } }) => table.channel === (channel ?? table.channel))
      .slice(0, most);

  readonly claim = async (table: string): Promise<TableClaim> => ({ table, epoch: 1 });

  readonly keep = () => () => {};

  readonly makeSure = async () => {};

  readonly note = async (id: string, seen: Seen): Promise<TableForChannel> => {
    const table = this.#tables.get(id);
    if (table === undefined) throw new RangeError(`there is no table ${id}`);
    this.notes.push(seen);
    table.note(seen);
    return table.opened(this.profiles);
  };

  readonly log = async (id: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<readonly string[]> =>
    this.#tables.get(id)?.entries.slice(from, to) ?? [];

  readonly ofMessage = async (message: string): Promise<string | undefined> =>
    [...this.#tables].find(([, { messages }]) => messages.has(message))?.[0];

  readonly owing = async (): Promise<readonly string[]> => [...this.#tables.keys()];
}

/** A table that does what its tests say, and keeps its calls. */
export class FakeTable {
  readonly messages = new Map<string, ShownMessage>();
  readonly entries: string[] = [];
  channel: KnownChannel = { posted: 0, isArchived: false };
  notices: readonly PendingNotice[] = [];
  #calls: readonly Call[] = [];
  #table: Table;
  #match: PlayableMatch;
  #shownFromPly = 0;
  readonly #clock: { now(): number };

  constructor(
    id: string,
    channel: string,
    game: PlayableGame,
    match: PlayableMatch,
    clock: { now(): number },
  ) {
    const seats = [ana, ben].map((person) => ({ kind: 'person' as const, ...person }));
    this.#clock = clock;
    this.#match = match;
    this.#table = {
      ...tableOf(game, 2, 'playing'),
      ...{
        id,
        channel,
        home: channel,
        host: ana.id,
        seats,
        revision: 0,
        events: [],
        turnClocks: [],
        away: [],
      },
      ...{ vote: undefined, moved: undefined, isArchivingAnnounced: false, pace: 'none', hints: 'none' },
    };
    this.calls('turn', [ana.id]);
  }

  get now(): TableForChannel['now'] {
    const table = { ...this.#table, calls: this.#calls, shownFromPly: this.#shownFromPly };
    return { table, game: this.#match.game, match: this.#match };
  }

  /** A change that wants a new message. */
  calls(
    reason: CallReason,
    people: readonly string[],
    besidesTurn = false,
    change: Partial<Table> = {},
  ): void {
    this.changes(change);
    const { revision, channel } = this.#table;
    const { posted } = this.channel;
    const kept = this.#calls.filter((call, at) => call.revision > posted || at === this.#calls.length - 1);
    const call = { revision, at: this.#clock.now(), reason, people, besidesTurn, channel };
    this.#calls = [...kept, { ...call, fromPly: this.#shownFromPly }];
  }

  /** Any other change. */
  changes(change: Partial<Table> = {}): void {
    this.#table = { ...this.#table, ...change, revision: this.#table.revision + 1 };
  }

  /** Somebody answers; whoever is up in the next turn is called. */
  plays(seat: number, notation: string): void {
    const next = this.#match.play(seat, notation);
    if (typeof next === 'string') throw new Error(next);
    const isOver = next.match.turn.number !== this.#match.turn.number;
    this.#match = next.match;
    this.entries.push(next.entry);
    if (isOver) {
      this.#shownFromPly = next.match.ply;
      this.calls('turn', [next.match.turn.seat === 0 ? ana.id : ben.id]);
    } else this.changes();
  }

  note({ messages = [], channel, keepsUntold, notices = [] }: Seen): void {
    for (const message of messages) this.messages.set(message.id, message);
    if (channel !== undefined) {
      const { untold: noted, ...rest } = channel;
      const untold = keepsUntold === true ? this.channel.untold : noted;
      this.channel = { ...rest, ...(untold === undefined ? {} : { untold }) };
    }
    this.notices = this.notices.filter(({ id }) => !notices.includes(id));
  }

  opened(profiles: ReadonlyMap<string, Profile>): TableForChannel {
    return {
      ...{ now: this.now, entries: [], channel: this.channel, notices: this.notices, profiles },
      messages: [...this.messages.values()].filter(({ standing }) => standing !== 'closed'),
    };
  }
}

/** What outlives a process. */
interface Outliving {
  readonly tables?: FakeTables;
  readonly api?: FakeApi;
  readonly clock?: TickingClock;
  /** The emojis of buttons; none where absent. */
  readonly icons?: Icons;
  /** Discord's API as the bot has it. */
  readonly wrapped?: (api: FakeApi, log: Log) => DiscordApi;
}

/** The game that is played. */
export const syncGame = (painter: Painter = { wait: 0, begun: 0, broken: false, painted: 0 }): PlayableGame =>
  picturedGame(painter);

/** What a channel sync keeps true: a Discord, tables, and a process that does. */
export function syncStage(given: Outliving = {}) {
  const clock = given.clock ?? tickingClock(Date.UTC(2026, 4, 1));
  const { icons = () => undefined, wrapped = (bare) => bare } = given;
  const tables = given.tables ?? new FakeTables(syncGame(), clock);
  const api = given.api ?? new FakeApi(clock);
  const log = fakeLog();
  const spoken = wrapped(api, log);
  const called: string[] = [];
  const parts: SyncParts = {
    ...{ store: tables, api: spoken, clock, log, texts },
    draw: channelDrawing({ texts, icons, avatars: () => undefined, shares: new Shares() }, tables),
    housed: async () => {},
    announced: async () => {},
    change: async (person, how) =>
      void tables.profiles.set(person, how(tables.profiles.get(person) ?? USUAL_PROFILE)),
    called: async ({ now }) => {
      called.push(now.table.id);
      return false;
    },
  };
  const sync = new ChannelSync(parts);
  /** What was asked of Discord by some work. */
  const requestsOf = async (work: () => unknown): Promise<readonly string[]> => {
    const before = api.requests.length;
    await work();
    await sync.idle();
    return api.requests.slice(before);
  };
  let count = 0;
  const answers = (from: { readonly message?: string }): Responder => {
    count += 1;
    const id = `i${clock.time}-${count}`;
    api.pressed.set(id, { ...from, person: ana.id });
    return new Responder(spoken, { id, token: 'token', channel_id: 'c' }, 'update', log);
  };
  const pressedIn = (message: string, isKnown = true): PressedMessage => ({
    ...{
      id: message,
      channel: api.channelOf(message),
      isKnown,
      isClosed: false,
      content: api.message(message),
    },
  });
  return {
    ...{ clock, tables, api, log, sync, parts, called, requestsOf, pressedIn },
    /** Somebody pressed in a message, and what they did is done. */
    press: async (table: FakeTable, message: string, isKnown = true) => {
      const answer = answers({ message });
      const opened = table.opened(tables.profiles);
      await sync.press(opened, pressedIn(message, isKnown), answer);
    },
    /** Somebody typed a command in a channel, and what they wish for is done. */
    command: (table: FakeTable, channel = 'c') =>
      sync.command(table.opened(tables.profiles), channel, answers({})),
    /** What can be pressed in the channels, by message, oldest first. */
    armed: () => api.channel.map(({ id }) => id).filter((id) => partsOf(api.message(id)).ids.length > 0),
    textOf: (message: string) => partsOf(api.message(message)).text,
    newest: () => api.channel.at(-1)?.id ?? '',
    peopleOf: (message: string) => api.message(message).body.allowed_mentions?.users ?? [],
  };
}

/** A table whose board stands in its channel. */
export async function shown(at = syncStage()) {
  const table = at.tables.begin();
  expect(await at.requestsOf(() => at.sync.start())).toEqual(['post']);
  return { ...at, table, board: at.newest() };
}

/** The next process, some seconds later. */
export function nextProcess({ tables, api, clock }: ReturnType<typeof syncStage>) {
  clock.time += 5_000;
  return syncStage({ tables, api, clock });
}
