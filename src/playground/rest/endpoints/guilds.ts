import { z } from 'zod';
import { APPLICATION_ID, GUILD_ID, MEMBERS, ROLES, USERS } from '../../world/cast.ts';
import { guildJson, MEMBER_COUNT, memberJson } from '../../world/harbour.ts';
import { checkAccess } from '../access.ts';
import { type Call, type Endpoint, NO_CONTENT, ok } from '../endpoint.ts';
import { readForm, snowflake } from '../reading.ts';
import { refuse } from '../refusal.ts';

const common = { rate: 'other', auth: 'bot' } as const;
const inGuild = { ...common, major: 'guild' } as const;

function checkGuild(call: Call): void {
  if (call.param('guild') !== GUILD_ID) throw refuse('unknownGuild');
}

/** The server with its members, channels and roles, and direct channels. */
export const guildEndpoints: readonly Endpoint[] = [
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild',
    answer(call) {
      checkGuild(call);
      const counts =
        call.query.get('with_counts') === 'true'
          ? { approximate_member_count: MEMBER_COUNT, approximate_presence_count: MEMBER_COUNT }
          : {};
      return ok({ ...guildJson(), ...counts });
    },
  },
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild/channels',
    answer(call) {
      checkGuild(call);
      return ok(call.world.channels.inGuild());
    },
  },
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild/roles',
    answer(call) {
      checkGuild(call);
      return ok(ROLES);
    },
  },
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild/members',
    answer(call) {
      checkGuild(call);
      const after = BigInt(call.query.get('after') ?? '0');
      const ids = [APPLICATION_ID, ...MEMBERS.map(({ user }) => user.id)].filter((id) => BigInt(id) > after);
      return ok(ids.slice(0, Number(call.query.get('limit') ?? '1')).map(memberJson));
    },
  },
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    answer(call) {
      checkGuild(call);
      const member = memberJson(call.param('user'));
      if (member === undefined) throw refuse('unknownMember');
      return ok(member);
    },
  },
  {
    ...common,
    method: 'GET',
    path: '/channels/:channel',
    major: 'channel',
    answer(call) {
      checkAccess(call, 0n);
      return ok(call.world.channels.json(call.param('channel')));
    },
  },
  {
    ...common,
    method: 'POST',
    path: '/channels/:channel/typing',
    major: 'channel',
    answer(call) {
      checkAccess(call, 0n);
      return NO_CONTENT;
    },
  },
  {
    ...common,
    method: 'POST',
    path: '/users/@me/channels',
    answer(call) {
      const { recipient_id: recipient } = readForm(z.strictObject({ recipient_id: snowflake }), call.body);
      if (!USERS.has(recipient)) throw refuse('unknownUser');
      if (recipient === APPLICATION_ID) throw refuse('cannotMessageUser');
      return ok(call.world.channels.json(call.world.channels.direct(recipient).id));
    },
  },
];
