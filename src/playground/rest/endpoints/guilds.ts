import { z } from 'zod';
import { APPLICATION_ID, USERS } from '../../world/cast.ts';
import { guildJson } from '../../world/harbour.ts';
import { checkAccess, checkGuild } from '../access.ts';
import { type Endpoint, NO_CONTENT, ok } from '../endpoint.ts';
import { readForm, snowflake } from '../reading.ts';
import { refuse } from '../refusal.ts';

const common = { rate: 'other', auth: 'bot' } as const;
const inGuild = { ...common, major: 'guild' } as const;

/** The server with its members, channels and roles, and direct channels. */
export const guildEndpoints: readonly Endpoint[] = [
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild',
    answer(call) {
      checkGuild(call);
      const count = call.world.members.ids().length;
      const counts =
        call.query.get('with_counts') === 'true'
          ? { approximate_member_count: count, approximate_presence_count: count }
          : {};
      return ok({ ...guildJson(call.world.roles.list()), ...counts });
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
      return ok(call.world.roles.list());
    },
  },
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild/members',
    answer(call) {
      checkGuild(call);
      const after = BigInt(call.query.get('after') ?? '0');
      const { members } = call.world;
      const ids = members.ids().filter((id) => BigInt(id) > after);
      return ok(ids.slice(0, Number(call.query.get('limit') ?? '1')).map(members.json));
    },
  },
  {
    ...inGuild,
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    answer(call) {
      checkGuild(call);
      const member = call.world.members.json(call.param('user'));
      if (member === undefined) throw refuse('unknownMember');
      return ok(member);
    },
  },
  {
    ...common,
    method: 'DELETE',
    path: '/users/@me/guilds/:guild',
    answer(call) {
      checkGuild(call);
      call.world.members.leave(APPLICATION_ID);
      return NO_CONTENT;
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
