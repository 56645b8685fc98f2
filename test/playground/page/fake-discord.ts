import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  type APIApplicationCommandOptionChoice,
  type APIChannel,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIUser,
  ChannelType,
  InteractionType,
  Locale,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { OversightOrder } from '../../../src/playground/oversight/orders.ts';
import type { Overseer } from '../../../src/playground/oversight/overseer.ts';
import type { Standings } from '../../../src/playground/oversight/standings.ts';
import type { PageGround } from '../../../src/playground/page/open-page.ts';
import type {
  Client,
  ClientOutcome,
  FormValues,
  Notice,
  SeenMessage,
  ThreadWish,
} from '../../../src/playground/person.ts';
import type { PageFetch } from '../../../src/playground/server.ts';
import { SpokenError } from '../../../src/playground/words/told-error.ts';
import { picture, registered } from './samples.ts';

/** The time of the first message; ids and times rise from it. */
const START = Date.UTC(2026, 0, 5, 18, 0);
const NAMES = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eve', 'Bartholomäus von und zu Kaltenbrunn'] as const;

/** A server with people and messages but no protocol: what the page shows of it is real, what a bot would do is scripted. */
export class FakeDiscord implements PageGround {
  readonly channels: readonly APIChannel[];
  readonly bot: APIUser = userOf('900', 'Harbour', true);
  readonly people: readonly FakePerson[] = NAMES.map(
    (name, index) => new FakePerson(this, userOf(String(200 + index), name)),
  );
  /** By channel. */
  readonly messages: Map<string, SeenMessage[]>;
  /** What people did, in order, as `Ana press 100000000000000000 hand`. */
  readonly done: string[] = [];
  /** What whoever runs the playground ordered, in order. */
  readonly orders: OversightOrder[] = [];
  /** How the server is said to stand. */
  standings: Standings = {
    rates: {},
    counts: { 'event-lost': 2 },
    bot: { id: '900', present: true, timedOutUntil: 0 },
    members: [],
    roles: [{ id: '800', name: 'Crew' }],
    channels: [],
  };
  readonly overseer: Overseer = {
    standings: () => this.standings,
    order: (given) => {
      if (given.order === 'strike') throw new SpokenError(({ refused }) => refused.noBot);
      if (given.order === 'choose locale') {
        const person = this.people.find(({ user }) => user.id === given.member);
        if (person !== undefined) person.speaks = given.locale;
      }
      this.orders.push(given);
      this.changed();
    },
    watch: (changed) => {
      this.watchers.add(changed);
      return () => this.watchers.delete(changed);
    },
  };
  outcome: ClientOutcome = { kind: 'answered' };
  /** The outcome waits for this, so that a test can see the page waiting. */
  until: Promise<void> = Promise.resolve();
  choices: readonly APIApplicationCommandOptionChoice[] = [];
  readonly watchers = new Set<() => void>();
  fetchPage: PageFetch | undefined;
  readonly sockets = new Map<string, Parameters<PageGround['serveSocket']>[1]>();
  #written = 0;
  #server: Server | undefined;

  /** @param channels names of its channels */
  constructor(channels: readonly string[] = ['general', 'table-one', 'table-two']) {
    this.channels = channels.map((name, index) => ({
      id: String(100 + index),
      type: ChannelType.GuildText,
      name,
      position: index,
      topic: index === 0 ? 'Everything and nothing.' : null,
    }));
    this.messages = new Map(this.channels.map((channel) => [channel.id, []]));
  }

  person(name: (typeof NAMES)[number]): FakePerson {
    const person = this.people.find((one) => one.user.global_name === name);
    if (person === undefined) throw new Error(`No ${name} here.`);
    return person;
  }

  changed(): void {
    for (const watcher of this.watchers) watcher();
  }

  /** Puts a message into a channel and tells everyone. */
  post(channel: string, author: APIUser, part: Partial<APIMessage>, owner?: FakePerson): SeenMessage {
    this.#written += 1;
    const time = START + this.#written * 40_000;
    const seen: SeenMessage = {
      ephemeral: owner !== undefined,
      state: 'sent',
      message: {
        id: String((BigInt(time) << 22n) + BigInt(this.#written)),
        channel_id: channel,
        author,
        content: '',
        timestamp: new Date(time).toISOString(),
        edited_timestamp: null,
        tts: false,
        mention_everyone: false,
        mentions: [],
        mention_roles: [],
        attachments: [],
        embeds: [],
        pinned: false,
        type: MessageType.Default,
        ...part,
      },
    };
    this.messages.get(channel)?.push(seen);
    if (owner !== undefined) owner.own.add(seen.message.id);
    this.changed();
    return seen;
  }

  /** A message of the bot made of components, as the answer to someone's command. */
  show(
    channel: string,
    components: APIMessageTopLevelComponent[],
    asker: FakePerson,
    command: string,
    mentions: APIUser[] = [],
  ): SeenMessage {
    return this.post(channel, this.bot, {
      components,
      mentions,
      flags: MessageFlags.IsComponentsV2,
      interaction: { id: '1', type: InteractionType.ApplicationCommand, name: command, user: asker.user },
      interaction_metadata: {
        id: '1',
        type: InteractionType.ApplicationCommand,
        user: asker.user,
        authorizing_integration_owners: {},
      } as NonNullable<APIMessage['interaction_metadata']>,
    });
  }

  /** Changes a message and tells everyone. */
  change(id: string, part: Partial<APIMessage>, state: SeenMessage['state'] = 'sent'): void {
    for (const list of this.messages.values()) {
      const at = list.findIndex(({ message }) => message.id === id);
      const old = list[at];
      if (old !== undefined) list[at] = { ...old, state, message: { ...old.message, ...part } };
    }
    this.changed();
  }

  servePage(fetch: PageFetch): void {
    this.fetchPage = fetch;
  }

  serveSocket(path: string, connected: Parameters<PageGround['serveSocket']>[1]): void {
    this.sockets.set(path, connected);
  }

  /** Listens on a free port; resolves with the address. Pictures stand at `/attachments/WORD/HUE.png`. */
  async listen(): Promise<string> {
    const sockets = new WebSocketServer({ noServer: true });
    const server = createServer(
      getRequestListener((request) => {
        const path = decodeURIComponent(new URL(request.url).pathname).split('/');
        if (path[1] === 'attachments') {
          const bytes = new Uint8Array(picture(path[2] ?? '', Number.parseInt(path[3] ?? '0', 10)));
          return new Response(bytes, { headers: { 'content-type': 'image/png' } });
        }
        return this.fetchPage?.(request) ?? new Response('', { status: 404 });
      }),
    );
    server.on('upgrade', (request, socket, head) => {
      const connected = this.sockets.get(request.url ?? '');
      if (connected === undefined) socket.destroy();
      else sockets.handleUpgrade(request, socket, head, (opened) => connected(opened, request));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Stops listening and drops every connection. */
  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

function userOf(id: string, name: string, bot = false): APIUser {
  const username = name.toLowerCase().split(' ')[0] ?? name;
  return { id, username, global_name: name, discriminator: '0', avatar: null, ...(bot ? { bot: true } : {}) };
}

/** A member of the fake server: sees what is there, and has everything they do written down. */
export class FakePerson implements Client {
  readonly user: APIUser;
  /** Ephemeral messages of this person, by id. */
  readonly own = new Set<string>();
  readonly told: Notice[] = [];
  /** The language of their client. */
  speaks: Locale = Locale.EnglishGB;
  readonly #discord: FakeDiscord;

  constructor(discord: FakeDiscord, user: APIUser) {
    this.#discord = discord;
    this.user = user;
  }

  locale(): Locale {
    return this.speaks;
  }

  isIn(): boolean {
    return true;
  }

  channels(): readonly APIChannel[] {
    return this.#discord.channels;
  }

  startThread(channelId: string, { name, messageId, content }: ThreadWish): APIChannel {
    this.#note('startThread', channelId, name, messageId ?? '-', content ?? '-');
    const [channel] = this.#discord.channels;
    if (channel === undefined) throw new Error('There is no channel.');
    return channel;
  }

  messages(channelId: string): readonly SeenMessage[] {
    const all = this.#discord.messages.get(channelId) ?? [];
    return all.filter(({ message, ephemeral }) => !ephemeral || this.own.has(message.id));
  }

  notices(): readonly Notice[] {
    return [...this.told];
  }

  dismiss(channelId: string, item: string): void {
    this.#note('dismiss', item);
    this.own.delete(item);
    const at = this.told.findIndex((notice) => notice.id === item);
    if (at >= 0) this.told.splice(at, 1);
    if (this.#discord.messages.has(channelId)) this.#discord.changed();
  }

  say(channelId: string, content: string): APIMessage {
    this.#note('say', content);
    return this.#discord.post(channelId, this.user, { content }).message;
  }

  commands() {
    return registered();
  }

  async complete(_channelId: string, path: readonly string[], options: readonly unknown[], focused: string) {
    this.#note('complete', ...path, focused, JSON.stringify(options));
    return this.#discord.choices;
  }

  command(
    _channelId: string,
    path: readonly string[],
    options: readonly unknown[] = [],
  ): Promise<ClientOutcome> {
    return this.#act('command', ...path, JSON.stringify(options));
  }

  press(_channelId: string, messageId: string, customId: string): Promise<ClientOutcome> {
    return this.#act('press', messageId, customId);
  }

  choose(
    _channelId: string,
    messageId: string,
    customId: string,
    values: readonly string[],
  ): Promise<ClientOutcome> {
    return this.#act('choose', messageId, customId, values.join('+'));
  }

  submit(interaction: string, values: FormValues): Promise<ClientOutcome> {
    return this.#act('submit', interaction, JSON.stringify(values));
  }

  watch(changed: () => void): () => void {
    this.#discord.watchers.add(changed);
    return () => this.#discord.watchers.delete(changed);
  }

  #note(...words: readonly string[]): void {
    this.#discord.done.push([this.user.global_name, ...words].join(' '));
  }

  async #act(...words: readonly string[]): Promise<ClientOutcome> {
    this.#note(...words);
    await this.#discord.until;
    return this.#discord.outcome;
  }
}
