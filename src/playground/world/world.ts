import { createAnnouncer } from '../announcer.ts';
import type { Clock } from '../clock.ts';
import { createCommands, createEmojis } from './application.ts';
import { CHANNELS } from './cast.ts';
import { createChannels } from './channels.ts';
import type { WorldEvent } from './events.ts';
import { createFiles } from './files.ts';
import { createInteractions } from './interactions.ts';
import type { KeptWorld } from './kept.ts';
import { createMembers } from './members.ts';
import { createPosts } from './posts.ts';
import { createScheduledEvents } from './scheduled-events.ts';
import { createMint } from './snowflake.ts';
import { createThreads } from './threads.ts';

interface WorldOptions {
  readonly clock: Clock;
  readonly origin: string;
  readonly kept?: KeptWorld | undefined;
}

/** The whole Discord of localhost: one application, one server, its people and all that was said. */
export type World = ReturnType<typeof createWorld>;

/** A fresh world, or the one that was kept; `origin` is where it is served, `http://127.0.0.1:PORT`. */
export function createWorld({ clock, origin, kept }: WorldOptions) {
  const state = kept?.state;
  const withBytes = <T extends { readonly id: string }>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, bytes: kept?.bytes.get(entry.id) ?? new Uint8Array() }));
  const announcer = createAnnouncer<WorldEvent>();
  const mint = createMint(clock, state?.lastId);
  const files = createFiles(origin, mint, clock, withBytes(state?.files ?? []));
  const posts = createPosts({ announcer, clock, mint, files }, state?.posts ?? []);
  const commands = createCommands(announcer, state?.commands ?? []);
  const emojis = createEmojis(announcer, mint, withBytes(state?.emojis ?? []));
  const interactions = createInteractions(clock, mint, state?.interactions ?? []);
  const scheduledEvents = createScheduledEvents(clock, mint, state?.scheduledEvents ?? []);
  const members = createMembers(announcer, clock.now, state?.members ?? []);
  const threads = createThreads({ announcer, clock, mint, posts }, state?.threads ?? []);
  const channels = createChannels(
    { announcer, mint, posts, threads, members },
    state ?? { channels: CHANNELS, direct: [], overwrites: [] },
  );
  return {
    origin,
    gateway: `${origin.replace(/^http/, 'ws')}/gateway`,
    clock,
    mint,
    channels,
    threads,
    members,
    posts,
    files,
    commands,
    emojis,
    interactions,
    scheduledEvents,
    announce: announcer.announce,
    onChange: announcer.watch,
    keep(): KeptWorld {
      const plain = ({ id, name, contentType }: { id: string; name: string; contentType: string }) => ({
        id,
        name,
        contentType,
      });
      const shown = new Set(posts.all().flatMap(({ message }) => message.attachments.map(({ id }) => id)));
      const attached = files.all().filter(({ id }) => shown.has(id));
      const bearers = [...attached, ...emojis.list()];
      return {
        state: {
          version: 1,
          origin,
          lastId: mint.last(),
          ...channels.keep(),
          posts: posts.all(),
          interactions: interactions.all(),
          commands: commands.list(),
          scheduledEvents: scheduledEvents.list(),
          threads: threads.all(),
          members: members.keep(),
          files: attached.map(plain),
          emojis: emojis.list().map(plain),
        },
        bytes: new Map(bearers.map(({ id, bytes }) => [id, bytes])),
      };
    },
  };
}
