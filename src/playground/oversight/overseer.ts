import { PermissionFlagsBits } from 'discord-api-types/v10';
import { createAnnouncer } from '../announcer.ts';
import type { Faults } from '../faults/faults.ts';
import { FAULTS, type FaultRates } from '../faults/kinds.ts';
import { ClientError } from '../person.ts';
import type { StoredEmoji } from '../world/application.ts';
import { APPLICATION_ID, BOT_ROLE_ID, GUILD_ID, MEMBERS, ROLES } from '../world/cast.ts';
import type { World } from '../world/world.ts';
import { BOT_PERMISSIONS, type BotPermission, type OversightOrder, type Standings } from './orders.ts';

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
  const { announce: changed, watch } = createAnnouncer<void>();
  const { channels, emojis, members, posts, threads } = world;
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
      members.setRole(member, needed(ROLES.find(({ id }) => id === role)?.id, 'role'), held),
    presence: ({ member, present }) => (present ? members.join(member) : members.leave(member)),
    'time out': ({ member = APPLICATION_ID, milliseconds }) =>
      members.timeOut(member, milliseconds === 0 ? 0 : world.clock.now() + milliseconds),
    'close direct': ({ member, closed }) => members.setClosed(member, closed),
    'choose locale': ({ member, locale }) => members.setLocale(member, locale),
    speak: ({ locale }) => members.speak(locale),
    'create channel': ({ kind, name }) => channels.create(kind, name),
    'delete channel': ({ channel }) => {
      if (threads.find(channel) !== undefined) threads.remove(channel);
      else channels.remove(inServer(channel));
    },
    'delete message': ({ message }) => posts.remove(needed(posts.find(message), 'message').message.id),
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
        present: members.isIn(APPLICATION_ID),
        timedOutUntil: members.of(APPLICATION_ID).timedOutUntil ?? 0,
      },
      members: MEMBERS.map(({ user: { id } }) => ({
        ...{ id, present: members.isIn(id), closed: members.of(id).closed },
        ...{ locale: members.locale(id), roles: members.roles(id) },
      })),
      roles: ROLES.flatMap(({ id, name }) => (id === GUILD_ID || id === BOT_ROLE_ID ? [] : [{ id, name }])),
      channels: channels.inGuild().map(({ id }) => {
        const may = (name: BotPermission) => channels.may(APPLICATION_ID, id, PermissionFlagsBits[name]);
        const allowed = BOT_PERMISSIONS.map((name) => [name, may(name)]);
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
      const stops = [watch(seen), faults.watch(seen)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
