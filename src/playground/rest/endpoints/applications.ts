import { type Sharding, STARTS_A_DAY } from '../../gateway/shards.ts';
import { APPLICATION_ID, BOT_USER, GUILD_ID, USERS } from '../../world/cast.ts';
import { applicationJson, guildJson } from '../../world/harbour.ts';
import { type Endpoint, endpoint, ok, type RestCall } from '../endpoint.ts';
import { refuse } from '../refusal.ts';

/** Milliseconds until a bot may begin all of its sessions of a day again. */
const STARTS_ANEW = 14_400_000;

const socketAddress = (call: RestCall): string => `${call.world.origin.replace(/^http/, 'ws')}/gateway`;

const self = { ...BOT_USER, mfa_enabled: true, locale: 'en-US', verified: true, email: null };
const { name, icon, banner, features } = guildJson();
const server = { id: GUILD_ID, name, icon, banner, owner: false, permissions: '0', features };

/** The application, its bot user and the way to the gateway. */
export const applicationEndpoints = (sharding: Sharding): readonly Endpoint[] => [
  endpoint('GET', '/gateway', (call) => ok({ url: socketAddress(call) }), { auth: 'none' }),
  endpoint('GET', '/gateway/bot', (call) =>
    ok({
      url: socketAddress(call),
      shards: sharding.shards,
      session_start_limit: {
        total: STARTS_A_DAY,
        remaining: sharding.startsLeft,
        reset_after: STARTS_ANEW,
        max_concurrency: sharding.maxConcurrency,
      },
    }),
  ),
  endpoint('GET', '/users/@me', () => ok(self)),
  endpoint('GET', '/users/:user', (call) => {
    const user = USERS.get(call.param('user'));
    if (user === undefined) throw refuse('unknownUser');
    return ok(user);
  }),
  endpoint('GET', '/users/@me/guilds', ({ world }) => ok(world.members.isIn(APPLICATION_ID) ? [server] : [])),
  endpoint('GET', '/applications/@me', () => ok(applicationJson())),
  endpoint('GET', '/oauth2/applications/@me', () => ok(applicationJson())),
];
