import { SimpleIdentifyThrottler } from '@discordjs/ws';
import { DiscordAPIError, REST, RESTEvents } from 'discord.js';
import { type APIInteraction, GatewayDispatchEvents, Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Bot } from '../channel/bot.ts';
import { CommonSight } from '../channel/common-sight.ts';
import { readListing } from '../channel/listing.ts';
import { openingCalls } from '../channel/opening-calls.ts';
import { ChannelSync, UnderWay } from '../channel/sync.ts';
import type { SyncParts } from '../channel/table-sync.ts';
import type { Command } from '../interactions/command.ts';
import { Dispatch } from '../interactions/dispatch.ts';
import { aboutError } from '../log.ts';
import { meteredApi, persistentApi } from '../protocol/api-layers.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { restApi } from '../protocol/rest-api.ts';
import { asksTooMuchPatience, requestAgainIfLost } from '../protocol/rest-options.ts';
import { directoryMessage } from '../views/directory-message.ts';
import { Gateway, GatewayInformation } from './gateway.ts';
import { AWAY_SENTENCE, GatewayHealth, type GatewayState, type ShardSign } from './gateway-health.ts';
import { hearOfPlaces } from './hearing-places.ts';
import { countAlone, holdingBack, InvalidRequests, type InvalidRequestsParts } from './invalid-requests.ts';
import { LeasedShards, type Leases, type ShardsOfProcess, sharedThrottler } from './leased-shards.ts';
import { MembershipCheck } from './membership-check.ts';
import { greetNewServers } from './new-servers.ts';

/** Milliseconds between two looks at the gateway. */
const HEALTH_INTERVAL = 10_000;
/** Milliseconds after which discord.js forgets the queues of tokens that nobody uses any more: each press has one. */
const FORGETTING = 60_000;

/** Requests a second that Discord takes with one token ("Rate Limits", Global Rate Limit). */
const REQUESTS_A_SECOND = 50;
/** Milliseconds between two looks how many processes share them. */
const SHARING = 1_000;

const API_VERSION = '10';

/** Discord does not take the token. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  readonly code = 'TokenInvalid';
}

interface Connecting {
  readonly token: string;
  /** The base of another REST API; Discord's own if absent. */
  readonly apiUrl?: string | undefined;
  readonly bot: Bot;
  readonly commands: readonly Command[];
  /** Whether no other process used the database at the start. Other processes do their own tables. */
  readonly isAlone: boolean;
  readonly shards: ShardsOfProcess;
  /** The shards that processes share, and when sessions begin; absent if this is the only process. */
  readonly leases?: Leases | undefined;
  /** Counts the requests of all processes that Discord has refused; those of this one alone if absent. */
  readonly countInvalid?: InvalidRequestsParts['count'] | undefined;
  /** How many processes make requests with this token; this one alone if absent. */
  readonly hosts?: (() => number) | undefined;
  /** Called once connected, with the application's id, before what waited is sent; `ended` as in {@link Connected}. */
  readonly ready: (application: string, rest: REST, ended: AbortSignal) => Promise<void>;
  /** Called if Discord refused a message perhaps for an emoji that is gone. */
  readonly doubtIcons: () => void;
  /** Called, once, when nothing can be heard any more, as after a reset of the token, with a sentence for the host. */
  readonly lost: (sentence: string) => void;
}

/** A bot that is connected. */
export interface Connected {
  /** Keeps what stands in the channels of tables as it should be. */
  readonly sync: ChannelSync;
  readonly membershipCheck: MembershipCheck;
  readonly gateway: () => GatewayState;
  readonly shards: () => readonly ShardSign[];
  /** Aborted as soon as the bot is told to end: what fails from then on is no trouble. */
  readonly ended: AbortSignal;
  /** Waits until everything that was heard so far is done and said, but for what is to be tried again later. */
  readonly idle: () => Promise<void>;
  /** Takes nothing more, says what is under way, and disconnects. */
  readonly stop: () => Promise<void>;
}

/** Connects to Discord and handles every interaction from then on. Throws if Discord does not take the token. */
export async function connect({
  token,
  apiUrl,
  bot,
  commands,
  isAlone,
  shards,
  leases,
  countInvalid = countAlone(),
  hosts = () => 1,
  ready,
  doubtIcons,
  lost,
}: Connecting): Promise<Connected> {
  const rest = new REST({
    version: API_VERSION,
    handlerSweepInterval: FORGETTING,
    rejectOnRateLimit: asksTooMuchPatience,
    makeRequest: requestAgainIfLost,
    ...(apiUrl === undefined ? {} : { api: apiUrl }),
  }).setToken(token);
  const shareRequests = (): void => {
    rest.options.globalRequestsPerSecond = Math.max(1, Math.floor(REQUESTS_A_SECOND / hosts()));
  };
  shareRequests();
  const application = await applicationOf(rest).catch((error: unknown) => {
    // A start may try for hours.
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
    throw error;
  });
  const invalid = new InvalidRequests({ count: countInvalid, hosts, log: bot.log });
  rest.on(RESTEvents.Response, (_, { status, headers }) =>
    invalid.saw(status, headers.get('x-ratelimit-scope')),
  );
  const bare = holdingBack(
    restApi(rest, () => application, bot.clock.now),
    invalid,
  );
  const metered = bot.meter === undefined ? bare : meteredApi(bare, bot.meter);
  const api = persistentApi(metered, { log: bot.log, doubtIcons });
  const membershipCheck = new MembershipCheck(bot, api, (guild) => gateway.hears(guild));
  const sight = new CommonSight(api, bot.clock);
  const sync = syncOf({ ...bot, sight }, api, (opened) => membershipCheck.called(opened));
  const dispatch = new Dispatch({ bot: { ...bot, discord: api, sight }, commands, api, sync });
  const handling = new UnderWay();
  const starting = new UnderWay();
  const ending = new AbortController();
  const ended = ending.signal;
  let hasGivenUp = false;
  const giveUp = (sentence: string): void => {
    if (hasGivenUp || ended.aborted) return;
    hasGivenUp = true;
    lost(sentence);
  };
  const information = new GatewayInformation(rest);
  const { shards: recommended, session_start_limit } = await information.forNew();
  const sessionStarts = session_start_limit.max_concurrency;
  const gateway: Gateway = new Gateway({
    ...{ token, rest, information, log: bot.log },
    throttler:
      leases === undefined
        ? new SimpleIdentifyThrottler(sessionStarts)
        : sharedThrottler(leases, sessionStarts),
    closedForGood: giveUp,
    mayHear: (shard) => !ended.aborted && (leased === undefined || leased.mayHear(shard)),
    mayConnect: (shard) => !ended.aborted && (leased === undefined || leased.mayConnect(shard)),
  });
  const leased =
    shards.kind === 'leased' && leases !== undefined
      ? new LeasedShards({ leases, gateway, log: bot.log })
      : undefined;
  const health = new GatewayHealth();
  const feel = (): GatewayState => {
    const signs = gateway.signs();
    // A process that holds no shard waits for one that another leaves.
    return health.feel(leased !== undefined && signs.length === 0 ? [leased.sign] : signs, performance.now());
  };
  const healthTimer = setInterval(() => {
    gateway.lookAfter(performance.now());
    if (feel() === 'lost') giveUp(AWAY_SENTENCE);
  }, HEALTH_INTERVAL).unref();
  const sharingTimer = setInterval(shareRequests, SHARING).unref();
  const lookAfterAll = async (): Promise<void> => {
    await sync.start();
    await sync.lookAt(await bot.tables.inUse());
  };
  greetNewServers(gateway.events, { bot, api, underWay: handling });
  hearOfPlaces(gateway.events, { sync, tables: bot.tables, log: bot.log, underWay: handling });
  // The payload as it comes, typed as Discord documents it: every kind of interaction has one way through the router.
  gateway.events.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction, shard: number) => {
    if (ended.aborted) return;
    bot.meter?.heard(shard);
    const { guild_id: guild, member } = interaction;
    if (guild !== undefined && member !== undefined) membershipCheck.seen(guild, member.user.id);
    handling.add(dispatch.handle(interaction));
  });

  const held =
    leased === undefined
      ? Promise.all(shardsFor(shards, recommended).map(([shard, of]) => gateway.hold(shard, of)))
      : leased.begin(recommended);
  await held.catch(async (error: unknown) => {
    clearInterval(healthTimer);
    clearInterval(sharingTimer);
    // The host who was told of the loss has heard why, in better words.
    if (hasGivenUp) return new Promise<never>(() => {});
    await gateway.close();
    throw error;
  });
  bot.log.info({ application }, 'connected to Discord');
  const failed = (sentence: string) => (error: unknown) => {
    if (!ended.aborted) bot.log.error(aboutError(error), sentence);
  };
  starting.add(
    ready(application, rest, ended)
      .catch(failed('the start was not finished'))
      .then(() => (isAlone ? lookAfterAll() : undefined))
      .catch(failed('it could not be read what is left to do')),
  );
  return {
    sync,
    membershipCheck,
    gateway: feel,
    shards: () => gateway.signs(),
    ended,
    idle: async () => {
      await starting.over();
      await handling.over();
      await sync.idle();
    },
    stop: async () => {
      ending.abort();
      clearInterval(healthTimer);
      clearInterval(sharingTimer);
      // Others go on with these sessions while what was heard here is done.
      await leased
        ?.end()
        .catch((error: unknown) => bot.log.warn(aboutError(error), 'the shards could not be left in order'));
      await handling.over();
      await sync.stop();
      invalid.close();
      await gateway.close();
    },
  };
}

const shardsFor = (
  shards: ShardsOfProcess,
  recommended: number,
): readonly (readonly [shard: number, of: number])[] =>
  shards.kind === 'some'
    ? shards.ids.map((shard) => [shard, shards.of])
    : Array.from({ length: recommended }, (_, shard) => [shard, recommended]);

/** The application's id. Throws {@link TokenRefused} if Discord does not take the token. */
async function applicationOf(rest: REST): Promise<string> {
  try {
    return z.object({ id: z.string() }).parse(await rest.get(Routes.currentApplication())).id;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401)
      throw new TokenRefused('Discord does not take the token');
    throw error;
  }
}

/** Keeps the channels of a bot's tables true. */
export function syncOf(bot: Bot, api: DiscordApi, called?: SyncParts['called']): ChannelSync {
  const { tables, clock, log, texts, icons, avatars, shares } = bot;
  return new ChannelSync({
    ...{ store: tables, api, clock, log, texts, icons, avatars, shares },
    change: (person, how) => tables.profiles.change(person, how),
    directory: {
      directories: tables.directories,
      openingCalls: (guild) => openingCalls(guild, { ...bot, api }),
      list: async (guild, { channel, language }) =>
        directoryMessage(await readListing({ guild, channel }, bot), {
          say: texts.in((await tables.servers.of(guild)).language ?? language),
          ...{ icons: bot.icons, avatars: bot.avatars },
        }),
    },
    ...(called === undefined ? {} : { called }),
  });
}
