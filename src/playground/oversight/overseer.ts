import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Faults } from '../faults/faults.ts';
import { FAULTS, type FaultRates } from '../faults/kinds.ts';
import { SpokenError } from '../words/told-error.ts';
import { APPLICATION_ID, BOT_ROLE_ID, GUILD_ID, MEMBERS } from '../world/cast.ts';
import type { StoredEmoji } from '../world/emojis.ts';
import { removeChannel, removePost, removeThread } from '../world/removing.ts';
import type { World } from '../world/world.ts';
import { BOT_PERMISSIONS, type BotPermission, type OversightOrder } from './orders.ts';
import type { Standings } from './standings.ts';

/** The emoji of a component, in JSON. */
const ICON = /"emoji":\{[^}]*"id":"(\d+)"/g;

const occurring = (rates: FaultRates): Partial<FaultRates> =>
  Object.fromEntries(FAULTS.filter((fault) => rates[fault] > 0).map((fault) => [fault, rates[fault]]));

function permitBot(world: World, channelId: string, permission: BotPermission, allowed: boolean): void {
  if (!world.channels.inGuild().some(({ id }) => id === channelId))
    throw new SpokenError(({ refused }) => refused.noChannel);
  const bit = PermissionFlagsBits[permission];
  const base = world.roles.permissions(GUILD_ID) | world.roles.permissions(BOT_ROLE_ID);
  const before = world.channels.overwrites(channelId).find(({ id }) => id === APPLICATION_ID);
  const allow = BigInt(before?.allow ?? '0') & ~bit;
  const deny = BigInt(before?.deny ?? '0') & ~bit;
  const granted = (base & bit) !== 0n;
  world.channels.overwrite({
    channelId,
    id: APPLICATION_ID,
    type: 1,
    allow: (allowed && !granted ? allow | bit : allow).toString(),
    deny: (!allowed && granted ? deny | bit : deny).toString(),
  });
}

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

  function follow(given: OversightOrder): void {
    switch (given.order) {
      case 'fault rates':
        faults.setRates(given.rates);
        return;
      case 'fault once': {
        const { order: _order, fault, times, ...where } = given;
        faults.once(fault, where, times);
        return;
      }
      case 'strike':
        if (faults.strike(given.fault) === 0) throw new SpokenError(({ refused }) => refused.noBot);
        return;
      case 'no faults':
        faults.clear();
        return;
      case 'delete emoji': {
        const { name } = given;
        const emoji =
          name === undefined
            ? iconInUse(world)
            : world.emojis.list().find((each) => each.name.startsWith(name));
        if (emoji === undefined) throw new SpokenError(({ refused }) => refused.noEmoji);
        world.emojis.remove(emoji.id);
        return;
      }
      case 'private threads':
        for (const { id } of world.threads.all()) {
          world.threads.change(id, { isPrivate: true });
          world.threads.join(id, world.members.ids());
          world.threads.leave(id, APPLICATION_ID);
        }
        return;
      case 'permit bot':
        permitBot(world, given.channel, given.permission, given.allowed);
        return;
      case 'give role':
        if (world.roles.find(given.role) === undefined)
          throw new SpokenError(({ refused }) => refused.noRole);
        world.members.setRole(given.member, given.role, given.held);
        return;
      case 'presence':
        if (given.present) world.members.join(given.member);
        else world.members.leave(given.member);
        return;
      case 'time out': {
        const { member = APPLICATION_ID, milliseconds } = given;
        world.members.timeOut(member, milliseconds === 0 ? 0 : world.clock.now() + milliseconds);
        return;
      }
      case 'close direct':
        world.members.setClosed(given.member, given.closed);
        return;
      case 'choose locale':
        world.members.setLocale(given.member, given.locale);
        return;
      case 'speak':
        world.members.speak(given.locale);
        return;
      case 'create channel':
        world.channels.create(given.kind, given.name);
        return;
      case 'delete channel':
        if (world.threads.find(given.channel) !== undefined) removeThread(world, given.channel);
        else if (world.channels.directOf(given.channel) === undefined && world.channels.exists(given.channel))
          removeChannel(world, given.channel);
        else throw new SpokenError(({ refused }) => refused.noChannel);
        return;
      case 'delete message':
        if (world.posts.find(given.message) === undefined)
          throw new SpokenError(({ refused }) => refused.noMessage);
        removePost(world, given.message);
        return;
      case 'thread': {
        const { order: _order, thread, ...change } = given;
        if (world.threads.find(thread) === undefined)
          throw new SpokenError(({ refused }) => refused.noThread);
        world.threads.change(thread, change);
      }
    }
  }

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
      roles: world.roles
        .list()
        .filter(({ id }) => id !== GUILD_ID && id !== BOT_ROLE_ID)
        .map(({ id, name }) => ({ id, name })),
      channels: world.channels.inGuild().map(({ id }) => {
        const may = world.channels.permissions(APPLICATION_ID, id);
        const allowed = BOT_PERMISSIONS.map((name) => [name, (may & PermissionFlagsBits[name]) !== 0n]);
        return { id, bot: Object.fromEntries(allowed) as Record<BotPermission, boolean> };
      }),
    }),
    /** @throws a sentence when the order names nothing that is there. */
    order(given: OversightOrder): void {
      follow(given);
      changed();
    },
    /** Calls back when the standings may have changed; returns how to stop. */
    watch(seen: () => void): () => void {
      watchers.add(seen);
      const stops = [
        faults.watch(seen),
        world.onChange(({ kind }) => {
          if (kind === 'member' || kind === 'channel' || kind === 'role' || kind === 'guild') seen();
        }),
      ];
      return () => {
        watchers.delete(seen);
        for (const stop of stops) stop();
      };
    },
  };
}
