import { type Sharding, STARTS_A_DAY } from '../../gateway/shards.ts';
import { APPLICATION_ID, GUILD_ID } from '../../world/cast.ts';
import { applicationJson, guildJson } from '../../world/harbour.ts';
import { type Endpoint, endpoint, ok } from '../endpoint.ts';

/** Milliseconds until a bot may begin all of its sessions of a day again. */
const STARTS_ANEW = 14_400_000;

const { name, icon, banner, features } = guildJson();
const server = { id: GUILD_ID, name, icon, banner, owner: false, permissions: '0', features };

/** The application, its servers and the way to the gateway. */
export const applicationEndpoints = (sharding: Sharding): readonly Endpoint[] => [
  endpoint('GET', '/gateway/bot', ({ world }) =>
    ok({
      url: world.gateway,
      shards: sharding.shards,
      session_start_limit: {
        total: STARTS_A_DAY,
        remaining: sharding.startsLeft,
        reset_after: STARTS_ANEW,
        max_concurrency: sharding.maxConcurrency,
      },
    }),
  ),
  endpoint('GET', '/users/@me/guilds', ({ world }) => ok(world.members.isIn(APPLICATION_ID) ? [server] : [])),
  endpoint('GET', '/applications/@me', () => ok(applicationJson())),
];
