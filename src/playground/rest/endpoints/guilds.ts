import { z } from 'zod';
import { APPLICATION_ID, USERS } from '../../world/cast.ts';
import { guildJson } from '../../world/harbour.ts';
import { checkAccess, checkGuild } from '../access.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok } from '../endpoint.ts';
import { readForm, snowflake } from '../reading.ts';
import { refuse } from '../refusal.ts';

const inGuild = (method: 'GET' | 'DELETE', path: string, answer: Endpoint['answer']): Endpoint =>
  endpoint(method, path, (call) => {
    checkGuild(call);
    return answer(call);
  });

/** The server with its members, channels and roles, and direct channels. */
export const guildEndpoints: readonly Endpoint[] = [
  inGuild('GET', '/guilds/:guild', ({ world, query }) => {
    const count = world.members.ids().length;
    const counts = { approximate_member_count: count, approximate_presence_count: count };
    return ok({ ...guildJson(world.roles.list()), ...(query.get('with_counts') === 'true' ? counts : {}) });
  }),
  inGuild('GET', '/guilds/:guild/channels', ({ world }) => ok(world.channels.inGuild())),
  inGuild('GET', '/guilds/:guild/roles', ({ world }) => ok(world.roles.list())),
  inGuild('GET', '/guilds/:guild/members', ({ world: { members }, query }) => {
    const after = BigInt(query.get('after') ?? '0');
    const ids = members.ids().filter((id) => BigInt(id) > after);
    return ok(ids.slice(0, Number(query.get('limit') ?? '1')).map(members.json));
  }),
  inGuild('GET', '/guilds/:guild/members/:user', ({ world, param }) => {
    const member = world.members.json(param('user'));
    if (member === undefined) throw refuse('unknownMember');
    return ok(member);
  }),
  inGuild('DELETE', '/users/@me/guilds/:guild', ({ world }) => {
    world.members.leave(APPLICATION_ID);
    return NO_CONTENT;
  }),
  endpoint('GET', '/channels/:channel', (call) => {
    checkAccess(call, 0n);
    return ok(call.world.channels.json(call.param('channel')));
  }),
  endpoint('POST', '/channels/:channel/typing', (call) => {
    checkAccess(call, 0n);
    return NO_CONTENT;
  }),
  endpoint('POST', '/users/@me/channels', ({ world: { channels }, body }) => {
    const { recipient_id: recipient } = readForm(z.strictObject({ recipient_id: snowflake }), body);
    if (!USERS.has(recipient)) throw refuse('unknownUser');
    if (recipient === APPLICATION_ID) throw refuse('cannotMessageUser');
    return ok(channels.json(channels.direct(recipient).id));
  }),
];
