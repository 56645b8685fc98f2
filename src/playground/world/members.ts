import type { APIGuildMember } from 'discord-api-types/v10';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import {
  ALL_PERMISSIONS,
  APPLICATION_ID,
  BOT_ROLE_ID,
  FOUNDED,
  GUILD_ID,
  MEMBERS,
  NO_FLAGS,
  OWNER_ID,
  ROLES,
  USERS,
} from './cast.ts';
import type { Announcer, WorldEvent } from './events.ts';

/** The reader of what is kept of a member. */
export const keptMember = z.object({
  id: z.string(),
  left: z.boolean(),
  /** Takes no direct messages from the bot. */
  closed: z.boolean(),
  roles: z.array(z.string()),
  joinedAt: z.string(),
  /** Milliseconds since 1970 until which a moderator has timed them out. */
  timedOutUntil: z.number().exactOptional(),
  /** The language that was chosen for their client; without one, it is that of the cast. */
  locale: z.string().exactOptional(),
});

type Membership = z.infer<typeof keptMember>;

const ownRoles = (id: string): string[] => (id === APPLICATION_ID ? [BOT_ROLE_ID] : []);
const atFirst = (id: string): Membership => ({
  id,
  left: false,
  closed: false,
  roles: ownRoles(id),
  joinedAt: FOUNDED,
});

/** Who is in the server, and how; the bot is one of them. */
export type Members = ReturnType<typeof createMembers>;

/** Everyone, as they were kept; `now` gives the time of the person who joins. */
export function createMembers(announcer: Announcer, now: () => number, kept: readonly Membership[]) {
  const standings = new Map([...USERS.keys()].map((id) => [id, atFirst(id)]));
  for (const standing of kept) if (standings.has(standing.id)) standings.set(standing.id, standing);
  const of = (id: string): Membership => standings.get(id) ?? { ...atFirst(id), left: true };
  let spoken: string | undefined;
  const isIn = (id: string): boolean => !of(id).left;

  /** `told`: what the bot hears if it is itself who has changed. */
  function set(id: string, change: Partial<Membership>, told: WorldEvent = { kind: 'own member' }): void {
    if (!standings.has(id)) return;
    standings.set(id, { ...of(id), ...change });
    announcer.announce(id === APPLICATION_ID ? told : { kind: 'shown' });
  }

  return {
    isIn,
    of,
    /** Ids of all who are in, the bot first. */
    ids: (): readonly string[] => [...standings.keys()].filter(isIn),
    /** A member as REST shows one; undefined for somebody who is not in. */
    json(id: string): APIGuildMember | undefined {
      const user = USERS.get(id);
      if (user === undefined || !isIn(id)) return undefined;
      const { roles, joinedAt, timedOutUntil = 0 } = of(id);
      return {
        user,
        nick: null,
        avatar: MEMBERS.find((member) => member.user.id === id)?.serverAvatar ?? null,
        banner: null,
        roles: [...roles],
        joined_at: joinedAt,
        premium_since: null,
        deaf: false,
        mute: false,
        flags: NO_FLAGS,
        pending: false,
        // It stays in the member when it has run out ("Guild Resource", Guild Member Object).
        communication_disabled_until: timedOutUntil === 0 ? null : timestamp(timedOutUntil),
      };
    },
    /** What somebody may do in the server, as bits; channels make exceptions. */
    permissions(id: string): bigint {
      if (!isIn(id)) return 0n;
      if (id === OWNER_ID) return ALL_PERMISSIONS;
      const held = ROLES.filter((role) => role.id === GUILD_ID || of(id).roles.includes(role.id));
      return held.reduce((all, { permissions }) => all | BigInt(permissions), 0n);
    },
    roles: (id: string): readonly string[] => (isIn(id) ? of(id).roles : []),
    setRole(id: string, roleId: string, held: boolean): void {
      const others = of(id).roles.filter((role) => role !== roleId);
      set(id, { roles: held ? [...others, roleId] : others });
    },
    leave(id: string): void {
      if (isIn(id)) set(id, { left: true }, { kind: 'guild', change: 'left' });
    },
    /** Comes (back) in, without the roles held before. */
    join(id: string): void {
      const anew = { left: false, roles: ownRoles(id), joinedAt: timestamp(now()) };
      if (!isIn(id)) set(id, anew, { kind: 'guild', change: 'joined' });
    },
    /** Whether direct messages of the bot are let through: not when blocked, nor without a server in common. */
    takesDirect: (id: string) => isIn(id) && isIn(APPLICATION_ID) && !of(id).closed,
    setClosed: (id: string, closed: boolean): void => set(id, { closed }),
    /** Times somebody out until so many milliseconds since 1970; 0 ends that. */
    timeOut: (id: string, until: number): void => set(id, { timedOutUntil: until }),
    isTimedOut: (id: string) => (of(id).timedOutUntil ?? 0) > now(),
    locale: (id: string): string => {
      const own = MEMBERS.find((member) => member.user.id === id)?.locale ?? 'en-US';
      return of(id).locale ?? (own.startsWith('en') ? spoken : undefined) ?? own;
    },
    setLocale: (id: string, locale: string): void => set(id, { locale }),
    /** Sets the language of all clients that are in English because nobody has chosen another. */
    speak(locale: string): void {
      spoken = locale;
      announcer.announce({ kind: 'shown' });
    },
    keep: (): readonly Membership[] => [...standings.values()],
  };
}
