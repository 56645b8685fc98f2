import { GuildScheduledEventStatus as Status } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { APPLICATION_ID, BOT_USER, GUILD_ID } from './cast.ts';
import type { Mint } from './snowflake.ts';

/** The reader of what is kept of an event. Times are milliseconds since 1970. */
export const keptScheduledEvent = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  location: z.string(),
  at: z.number(),
  until: z.number(),
});
/** An event of the server that takes place outside of Discord's own channels. */
export type ScheduledEvent = z.infer<typeof keptScheduledEvent>;

/** The events that were kept; one that is over is no event any more. */
export function createScheduledEvents(clock: Clock, mint: Mint, kept: readonly ScheduledEvent[]) {
  const byId = new Map(kept.map((event) => [event.id, event]));
  const list = () => [...byId.values()].filter(({ until }) => until > clock.now());
  return {
    list,
    find: (id: string) => list().find((event) => event.id === id),
    add(event: Omit<ScheduledEvent, 'id'>): ScheduledEvent {
      const made = { ...event, id: mint.next() };
      byId.set(made.id, made);
      return made;
    },
    change: (event: ScheduledEvent): void => void byId.set(event.id, event),
    remove: (id: string): void => void byId.delete(id),
    json: ({ id, name, description, location, at, until }: ScheduledEvent) => ({
      ...{ id, guild_id: GUILD_ID, name, description, channel_id: null, image: null, entity_id: null },
      ...{ creator_id: APPLICATION_ID, creator: BOT_USER, entity_type: 3, privacy_level: 2 },
      scheduled_start_time: new Date(at).toISOString(),
      scheduled_end_time: new Date(until).toISOString(),
      status: at <= clock.now() ? Status.Active : Status.Scheduled,
      entity_metadata: { location },
      ...{ recurrence_rule: null, guild_scheduled_event_exceptions: [] },
    }),
  };
}
