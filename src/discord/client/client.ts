import {
  Client,
  Events,
  GatewayIntentBits,
  type GuildMember,
  Options,
  type REST,
  type User,
} from 'discord.js';
import { type APIInteraction, GatewayDispatchEvents } from 'discord-api-types/v10';
import type { Bot } from '../channel/bot.ts';
import { channelDrawing } from '../channel/desired.ts';
import { ChannelSync, UnderWay } from '../channel/sync.ts';
import type { SyncParts } from '../channel/table-sync.ts';
import type { Command } from '../interactions/command.ts';
import { Dispatch } from '../interactions/dispatch.ts';
import { aboutError } from '../log.ts';
import { meteredApi } from '../protocol/metered-api.ts';
import { asksTooMuchPatience } from '../protocol/patience.ts';
import { restApi } from '../protocol/rest-api.ts';
import { revivingApi } from '../protocol/reviving-api.ts';
import { AWAY_SENTENCE, closingSentence } from './closing.ts';
import { GatewayHealth, type GatewayState } from './gateway-health.ts';
import { hearOfPlaces } from './hearing-places.ts';
import { MembershipCheck } from './membership-check.ts';
import { guardedSharding } from './sharding.ts';

/** Milliseconds between two looks at the gateway. */
const HEALTH_INTERVAL = 10_000;
/** As long as Discord may take to close the gateway, in milliseconds. */
const GOODBYE = 1_000;

/** Milliseconds after which discord.js forgets the queues of tokens that nobody uses any more: each press has one. */
const FORGETTING = 60_000;

const isSelf = ({ id, client }: User | GuildMember): boolean => id === client.user.id;

/** How the bot goes to Discord. */
export interface Connecting {
  readonly token: string;
  /** The base of another REST API; Discord's own where absent. */
  readonly apiUrl?: string | undefined;
  readonly bot: Bot;
  readonly commands: readonly Command[];
  /** Whether no other process worked with the database at the start, as where absent. Else those look after their tables. */
  readonly isAlone?: boolean;
  /** Called each time a session is ready, with the application's id, before what waited is said; `ended` as in {@link Connected}. */
  readonly ready: (application: string, rest: REST, ended: AbortSignal) => Promise<void>;
  /** Called, once, when nothing can be heard any more, as after a reset of the token, with a sentence for the host. */
  readonly lost?: (sentence: string) => void;
}

/** A bot that is connected. */
export interface Connected {
  /** Keeps what stands in the channels of tables as it should be. */
  readonly sync: ChannelSync;
  readonly membershipCheck: MembershipCheck;
  readonly gateway: () => GatewayState;
  /** Aborted as soon as the bot is told to end: what fails from then on is no trouble. */
  readonly ended: AbortSignal;
  /** Waits until everything that was heard so far is done and said, but for what is to be tried again later. */
  readonly idle: () => Promise<void>;
  /** Takes nothing more, says what is under way, and disconnects. */
  readonly stop: () => Promise<void>;
}

/** Connects to Discord and handles every interaction from then on. Throws where Discord does not take the token. */
export async function connect({
  token,
  apiUrl,
  bot,
  commands,
  isAlone = true,
  ready,
  lost,
}: Connecting): Promise<Connected> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Each press brings its message and who pressed: nobody asks the library for them again.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      UserManager: { maxSize: 1, keepOverLimit: isSelf },
      GuildMemberManager: { maxSize: 1, keepOverLimit: isSelf },
    }),
    // As many connections as Discord wishes for, all of them in this process.
    shards: 'auto',
    ws: { buildStrategy: guardedSharding(bot.log) },
    rest: {
      handlerSweepInterval: FORGETTING,
      rejectOnRateLimit: asksTooMuchPatience,
      ...(apiUrl === undefined ? {} : { api: apiUrl }),
    },
  });
  const bare = restApi(client.rest, () => client.application?.id ?? '');
  const api = revivingApi(bot.meter === undefined ? bare : meteredApi(bare, bot.meter));
  const membershipCheck = new MembershipCheck(bot, api);
  const sync = syncOf(bot, api, (opened) => membershipCheck.called(opened));
  const dispatch = new Dispatch({ bot, commands, api, sync });
  const handling = new UnderWay();
  const starting = new UnderWay();
  const ending = new AbortController();
  const ended = ending.signal;
  let hasGivenUp = false;
  const giveUp = (sentence: string): void => {
    if (hasGivenUp || ended.aborted) return;
    hasGivenUp = true;
    lost?.(sentence);
  };
  const health = new GatewayHealth();
  const healthTimer = setInterval(() => {
    if (health.feel([...client.ws.shards.values()], performance.now()) === 'lost') giveUp(AWAY_SENTENCE);
  }, HEALTH_INTERVAL).unref();

  client.on(Events.Error, (error) => bot.log.error(aboutError(error), 'the client failed'));
  client.on(Events.Warn, (warning) => bot.log.warn({ warning }, 'the client warns'));
  client.on(Events.ShardError, (error, shard) =>
    bot.log.warn({ shard, ...aboutError(error) }, 'the gateway failed'),
  );
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    bot.log.error({ shard, code }, 'the gateway was closed for good');
    giveUp(closingSentence(code));
  });
  client.on(Events.ShardReconnecting, (shard) => {
    if (!ended.aborted) bot.log.info({ shard }, 'reconnecting to the gateway');
  });
  client.on(Events.ClientReady, ({ application }) => {
    bot.log.info({ application: application.id }, 'connected to Discord');
    const failed = (sentence: string) => (error: unknown) => {
      if (!ended.aborted) bot.log.error(aboutError(error), sentence);
    };
    const lookAfterAll = async (): Promise<void> => {
      await sync.start();
      const tables = await bot.tables.inUse();
      await sync.lookAt(tables.map(({ table }) => table.id));
    };
    starting.add(
      ready(application.id, client.rest, ended)
        .catch(failed('the start was not finished'))
        .then(() => (isAlone ? lookAfterAll() : undefined))
        .catch(failed('it could not be read what is left to do')),
    );
  });
  hearOfPlaces(client, { sync, tables: bot.tables, log: bot.log, underWay: handling });
  // The payload as it comes, typed as Discord documents it: every kind of interaction has one way through the router.
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
    if (ended.aborted) return;
    const { guild_id: guild, member } = interaction;
    if (guild !== undefined && member !== undefined) membershipCheck.seen(guild, member.user.id);
    handling.add(dispatch.handle(interaction));
  });

  await client.login(token).catch((error: unknown) => {
    clearInterval(healthTimer);
    // The host who was told of the loss has heard why, in better words.
    if (hasGivenUp && lost !== undefined) return new Promise<never>(() => {});
    throw error;
  });
  return {
    sync,
    membershipCheck,
    gateway: () => health.feel([...client.ws.shards.values()], performance.now()),
    ended,
    idle: async () => {
      await starting.over();
      await handling.over();
      await sync.idle();
    },
    stop: async () => {
      ending.abort();
      clearInterval(healthTimer);
      await handling.over();
      await sync.stop();
      // Where it is told to end in the middle of a new session, discord.js 14.28 waits for a close that it no longer listens to.
      await Promise.race([client.destroy(), new Promise((over) => setTimeout(over, GOODBYE).unref())]);
    },
  };
}

/** Keeps the channels of a bot's tables true. */
export function syncOf(bot: Bot, api: SyncParts['api'], called?: SyncParts['called']): ChannelSync {
  const { tables, clock, log, texts } = bot;
  return new ChannelSync({
    ...{ store: tables, api, clock, log, texts },
    draw: channelDrawing(bot, tables),
    housed: (table, thread, revision) => tables.housed(table, thread, revision),
    change: (person, how) => tables.profiles.change(person, how),
    ...(called === undefined ? {} : { called }),
  });
}
