import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Faults } from '../faults/faults.ts';
import { FAULTS, type FaultRates } from '../faults/kinds.ts';
import { ClientError } from '../person.ts';
import { APPLICATION_ID, BOT_ROLE_ID, GUILD_ID, MEMBERS, ROLES } from '../world/cast.ts';
import type { StoredEmoji } from '../world/emojis.ts';
import { removeChannel, removePost, removeThread } from '../world/removing.ts';
import type { World } from '../world/world.ts';
import { BOT_PERMISSIONS, type BotPermission, type OversightOrder } from './orders.ts';
import type { Standings } from './standings.ts';

/** The emoji of a component, in JSON. */
const ICON = /"emoji":\{[^}]*"id":"(\d+)"/g;

const occurring = (rates: FaultRates): Partial<FaultRates> =>
  Object.fromEntries(FAULTS.filter((fault) => rates[fault] > 0).map((fault) => [fault, rates[fault]]));

/** An icon on a button of the newest message that has one. */
function iconInUse({ emojis, posts }: World): StoredEmoji | undefined {
  for (const { message } of posts.all().toReversed())
    for (const [, id = ''] of JSON.stringify(message.components ?? []).matchAll(ICON)) {
      const emoji = emojis.find(id);
      if (emoji !== undefined) return emoji;
    }
  return undefined;
}

/** What the person who runs the playground can see of its server and do to it. */
export type Overseer = ReturnType<typeof createOverseer>;

/** Oversees a world and what goes wrong in it. */
export function createOverseer(world: World, faults: Faults) {
  const watchers = new Set<() => void>();
  const changed = (): void => {
    for (const each of [...watchers]) each();
  };

  const { channels, emojis, members, posts, threads } = world;
  /** What is there. @throws ClientError otherwise */
  function needed<T>(found: T | undefined, what: string): T {
    if (found === undefined) throw new ClientError(`This ${what} does not exist.`);
    return found;
  }
  const inServer = (channel: string): string =>
    needed(channels.inGuild().find(({ id }) => id === channel)?.id, 'channel');
  const obey: { readonly [O in OversightOrder as O['order']]: (order: O) => void } = {
    'fault rates': ({ rates }) => faults.setRates(rates),
    'fault once': ({ order: _order, fault, times, ...where }) => faults.once(fault, where, times),
    strike: ({ fault }) => {
      if (faults.strike(fault) === 0) throw new ClientError('No bot is connected, so nothing can go wrong.');
    },
    'no faults': () => faults.clear(),
    'delete emoji': ({ name }) => {
      const named = emojis.list().find((each) => name !== undefined && each.name.startsWith(name));
      emojis.remove(needed(name === undefined ? iconInUse(world) : named, 'emoji').id);
    },
    'private threads': () => {
      for (const { id } of threads.all()) {
        threads.change(id, { isPrivate: true });
        threads.join(id, members.ids());
        threads.leave(id, APPLICATION_ID);
      }
    },
    'permit bot': ({ channel, permission, allowed }) =>
      channels.permitBot(inServer(channel), PermissionFlagsBits[permission], allowed),
    'give role': ({ member, role, held }) =>
      members.setRole(
        member,
        needed(
          ROLES.find(({ id }) => id === role),
          'role',
        ).id,
        held,
      ),
    presence: ({ member, present }) => (present ? members.join(member) : members.leave(member)),
    'time out': ({ member = APPLICATION_ID, milliseconds }) =>
      members.timeOut(member, milliseconds === 0 ? 0 : world.clock.now() + milliseconds),
    'close direct': ({ member, closed }) => members.setClosed(member, closed),
    'choose locale': ({ member, locale }) => members.setLocale(member, locale),
    speak: ({ locale }) => members.speak(locale),
    'create channel': ({ kind, name }) => channels.create(kind, name),
    'delete channel': ({ channel }) => {
      if (threads.find(channel) !== undefined) return removeThread(world, channel);
      removeChannel(world, inServer(channel));
    },
    'delete message': ({ message }) => {
      needed(posts.find(message), 'message');
      removePost(world, message);
    },
    thread: ({ order: _order, thread, ...change }) =>
      threads.change(needed(threads.find(thread), 'thread').id, change),
  };
  /** One order by its own kind, which the compiler cannot follow through a union. */
  const follow = <O extends OversightOrder['order']>(
    given: Extract<OversightOrder, { readonly order: O }>,
  ): void => (obey[given.order] as (order: typeof given) => void)(given);

  return {
    standings: (): Standings => ({
      rates: occurring(faults.rates()),
      counts: occurring(faults.counts()),
      bot: {
        id: APPLICATION_ID,
        present: world.members.isIn(APPLICATION_ID),
        timedOutUntil: world.members.timedOutUntil(APPLICATION_ID),
      },
      members: MEMBERS.map(({ user: { id } }) => ({
        id,
        present: world.members.isIn(id),
        closed: world.members.closesDirect(id),
        locale: world.members.locale(id),
        roles: world.members.roles(id),
      })),
      roles: ROLES.filter(({ id }) => id !== GUILD_ID && id !== BOT_ROLE_ID).map(({ id, name }) => ({
        id,
        name,
      })),
      channels: world.channels.inGuild().map(({ id }) => {
        const may = world.channels.permissions(APPLICATION_ID, id);
        const allowed = BOT_PERMISSIONS.map((name) => [name, (may & PermissionFlagsBits[name]) !== 0n]);
        return { id, bot: Object.fromEntries(allowed) as Record<BotPermission, boolean> };
      }),
    }),
    /** @throws ClientError if the order names nothing that is there */
    order(given: OversightOrder): void {
      follow(given);
      changed();
    },
    /** Calls back when faults have happened or an order was given; returns how to stop. */
    watch(seen: () => void): () => void {
      watchers.add(seen);
      const stop = faults.watch(seen);
      return () => {
        watchers.delete(seen);
        stop();
      };
    },
  };
}
