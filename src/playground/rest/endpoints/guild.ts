import { PermissionFlagsBits as May } from 'discord-api-types/v10';
import { z } from 'zod';
import { APPLICATION_ID, USERS } from '../../world/cast.ts';
import { guildJson } from '../../world/harbour.ts';
import type { ScheduledEvent } from '../../world/scheduled-events.ts';
import { checkAccess } from '../access.ts';
import { type Endpoint, endpoint, type RestCall } from '../endpoint.ts';
import { boundedText, readForm, snowflake } from '../reading.ts';
import { refuse, refuseForm } from '../refusal.ts';

/** Most events of a server that are not over (Discord docs, resources/guild-scheduled-event.mdx). */
const MOST_SCHEDULED = 100;

const time = z.iso.datetime({ offset: true }).transform(Date.parse);

/** An external event, the only kind the bot makes: has a place and an end (see Field Requirements By Entity Type). */
const form = z
  .strictObject({
    name: boundedText(1, 100),
    description: boundedText(1, 1000).nullish(),
    entity_type: z.literal(3),
    privacy_level: z.literal(2),
    scheduled_start_time: time,
    scheduled_end_time: time,
    entity_metadata: z.strictObject({ location: boundedText(1, 100) }),
  })
  .refine(({ scheduled_start_time: at, scheduled_end_time: until }) => at < until);

/** Makes sure that the bot may make events, and change its own. @throws RestRefusal 50013 */
function checkMay({ world: { members } }: RestCall): void {
  if ((members.permissions(APPLICATION_ID) & May.CreateEvents) === 0n) throw refuse('missingPermissions');
}

function read({ body, world }: RestCall): Omit<ScheduledEvent, 'id'> {
  const { name, description, entity_metadata, ...times } = readForm(form, body);
  const { scheduled_start_time: at, scheduled_end_time: until } = times;
  if (at <= world.clock.now())
    throw refuseForm([{ path: ['scheduled_start_time'], message: 'Cannot schedule event in the past.' }]);
  return { name, description: description ?? null, location: entity_metadata.location, at, until };
}

/** @throws RestRefusal 10070 */
function eventOf({ world, param }: RestCall): ScheduledEvent {
  const event = world.scheduledEvents.find(param('event'));
  if (event === undefined) throw refuse('unknownEvent');
  return event;
}

const EVENTS = '/guilds/:guild/scheduled-events';

/** The server with its members, channels and events, and direct channels. */
export const guildEndpoints: readonly Endpoint[] = [
  endpoint('GET', '/guilds/:guild', guildJson),
  endpoint('GET', '/guilds/:guild/channels', ({ world }) => world.channels.inGuild()),
  endpoint('GET', '/guilds/:guild/members/:user', ({ world, param }) => {
    const member = world.members.json(param('user'));
    if (member === undefined) throw refuse('unknownMember');
    return member;
  }),
  endpoint('GET', '/channels/:channel', (call) => {
    checkAccess(call, 0n);
    return call.world.channels.json(call.param('channel'));
  }),
  endpoint('POST', '/users/@me/channels', ({ world: { channels }, body }) => {
    const { recipient_id: recipient } = readForm(z.strictObject({ recipient_id: snowflake }), body);
    if (!USERS.has(recipient)) throw refuse('unknownUser');
    if (recipient === APPLICATION_ID) throw refuse('cannotMessageUser');
    return channels.json(channels.direct(recipient).id);
  }),
  endpoint('GET', EVENTS, ({ world: { scheduledEvents } }) =>
    scheduledEvents.list().map(scheduledEvents.json),
  ),
  endpoint('POST', EVENTS, (call) => {
    checkMay(call);
    const { scheduledEvents } = call.world;
    if (scheduledEvents.list().length >= MOST_SCHEDULED) throw refuse('tooManyEvents');
    return scheduledEvents.json(scheduledEvents.add(read(call)));
  }),
  endpoint('PATCH', `${EVENTS}/:event`, (call) => {
    checkMay(call);
    const changed = { ...read(call), id: eventOf(call).id };
    call.world.scheduledEvents.change(changed);
    return call.world.scheduledEvents.json(changed);
  }),
  endpoint('DELETE', `${EVENTS}/:event`, (call) => {
    checkMay(call);
    call.world.scheduledEvents.remove(eventOf(call).id);
  }),
];
