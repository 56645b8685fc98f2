import { z } from 'zod';
import { APPLICATION_ID, USERS } from '../../world/cast.ts';
import { guildJson } from '../../world/harbour.ts';
import { checkAccess } from '../access.ts';
import { type Endpoint, endpoint, ok } from '../endpoint.ts';
import { readForm, snowflake } from '../reading.ts';
import { refuse } from '../refusal.ts';

/** The server with its members and channels, and direct channels. */
export const guildEndpoints: readonly Endpoint[] = [
  endpoint('GET', '/guilds/:guild', () => ok(guildJson())),
  endpoint('GET', '/guilds/:guild/channels', ({ world }) => ok(world.channels.inGuild())),
  endpoint('GET', '/guilds/:guild/members/:user', ({ world, param }) => {
    const member = world.members.json(param('user'));
    if (member === undefined) throw refuse('unknownMember');
    return ok(member);
  }),
  endpoint('GET', '/channels/:channel', (call) => {
    checkAccess(call, 0n);
    return ok(call.world.channels.json(call.param('channel')));
  }),
  endpoint('POST', '/users/@me/channels', ({ world: { channels }, body }) => {
    const { recipient_id: recipient } = readForm(z.strictObject({ recipient_id: snowflake }), body);
    if (!USERS.has(recipient)) throw refuse('unknownUser');
    if (recipient === APPLICATION_ID) throw refuse('cannotMessageUser');
    return ok(channels.json(channels.direct(recipient).id));
  }),
];
