import { type Sharding, STARTS_A_DAY } from '../../gateway/shards.ts';
import { APPLICATION_ID, BOT_USER, FOUNDED, GUILD_ID, USERS } from '../../world/cast.ts';
import { applicationJson } from '../../world/harbour.ts';
import type { Endpoint, RestCall } from '../endpoint.ts';
import { ok } from '../endpoint.ts';
import { refuse } from '../refusal.ts';

/** Milliseconds until a bot may begin all of its sessions of a day again. */
const STARTS_ANEW = 14_400_000;

const socketAddress = (call: RestCall): string => `${call.world.origin.replace(/^http/, 'ws')}/gateway`;

const self = { ...BOT_USER, mfa_enabled: true, locale: 'en-US', verified: true, email: null };

/** The application, its bot user and the way to the gateway. */
export const applicationEndpoints = ({
  shards,
  maxConcurrency,
  startsLeft,
}: Sharding): readonly Endpoint[] => [
  {
    method: 'GET',
    path: '/gateway',
    rate: 'other',
    auth: 'none',
    answer: (call) => ok({ url: socketAddress(call) }),
  },
  {
    method: 'GET',
    path: '/gateway/bot',
    rate: 'other',
    auth: 'bot',
    answer: (call) =>
      ok({
        url: socketAddress(call),
        shards,
        session_start_limit: {
          total: STARTS_A_DAY,
          remaining: startsLeft,
          reset_after: STARTS_ANEW,
          max_concurrency: maxConcurrency,
        },
      }),
  },
  { method: 'GET', path: '/users/@me', rate: 'other', auth: 'bot', answer: () => ok(self) },
  {
    method: 'GET',
    path: '/users/:user',
    rate: 'other',
    auth: 'bot',
    answer(call) {
      const user = USERS.get(call.param('user'));
      if (user === undefined) throw refuse('unknownUser');
      return ok(user);
    },
  },
  {
    method: 'GET',
    path: '/users/@me/guilds',
    rate: 'other',
    auth: 'bot',
    answer: ({ world }) =>
      ok(
        world.members.isIn(APPLICATION_ID)
          ? [
              {
                id: GUILD_ID,
                name: 'The Harbour',
                icon: null,
                banner: null,
                owner: false,
                permissions: '0',
                features: [],
              },
            ]
          : [],
      ),
  },
  {
    method: 'GET',
    path: '/applications/@me',
    rate: 'other',
    auth: 'bot',
    answer: () => ok(applicationJson()),
  },
  {
    method: 'GET',
    path: '/oauth2/applications/@me',
    rate: 'other',
    auth: 'bot',
    answer: () => ok(applicationJson()),
  },
  {
    method: 'GET',
    path: '/oauth2/@me',
    rate: 'other',
    auth: 'bot',
    answer: () => ok({ application: applicationJson(), expires: FOUNDED, scopes: ['bot'] }),
  },
];
