import { type APIChannel, type APIMessage, ChannelType } from 'discord-api-types/v10';
import type { Client } from '../people.ts';
import { APPLICATION_NAME, BOT_USER } from '../world/cast.ts';
import type { Mention, ShownChannel, ShownMember } from './wire.ts';

/** As many mentions of one person as the page counts, newest kept. */
const COUNTED = 100;

/** The channels a person sees, with the newest message and their own mentions in each. */
export function channelsOf(person: Client): readonly ShownChannel[] {
  return person.channels().map((channel) => {
    const messages = person.messages(channel.id);
    const newest = messages.at(-1)?.message.id;
    const topic = 'topic' in channel && typeof channel.topic === 'string' ? channel.topic : '';
    return {
      id: channel.id,
      // A direct channel has no name but that of the bot in it.
      name: channel.name ?? APPLICATION_NAME,
      ...standingOf(channel),
      ...(topic === '' ? {} : { topic }),
      ...(newest === undefined ? {} : { newest }),
      mentions: messages
        .filter(({ message, ephemeral }) => !ephemeral && calls(channel, message, person.user.id))
        .map(({ message }) => message.id)
        .slice(-COUNTED),
    };
  });
}

/** What a channel is, and how it stands. */
function standingOf(channel: APIChannel): Pick<ShownChannel, 'kind' | 'parent' | 'archived' | 'locked'> {
  if (channel.type === ChannelType.DM) return { kind: 'direct' };
  if (!('thread_metadata' in channel))
    return { kind: channel.type === ChannelType.GuildForum ? 'forum' : 'text' };
  const { parent_id: parent, thread_metadata: state } = channel;
  return {
    kind: 'thread',
    ...(parent == null ? {} : { parent }),
    ...(state?.archived === true ? { archived: true } : {}),
    ...(state?.locked === true ? { locked: true } : {}),
  };
}

const SHOWN_BOT: ShownMember = {
  id: BOT_USER.id,
  name: APPLICATION_NAME,
  username: BOT_USER.username,
  bot: true,
  mentions: [],
};

/** Everyone on the server with what mentions them, and the bot. */
export function membersOf(people: readonly Client[]): readonly ShownMember[] {
  const members = people.map((person): ShownMember => {
    const { id, username, global_name } = person.user;
    const mentions = channelsOf(person).flatMap((channel): readonly Mention[] =>
      channel.mentions.map((message) => ({ channel: channel.id, message })),
    );
    return {
      ...{ id, name: global_name ?? username, username, bot: false, locale: person.locale(), mentions },
      ...(person.isIn() ? {} : { left: true }),
    };
  });
  return [...members, SHOWN_BOT];
}

/** Whether a message is for somebody: it names them, or was sent to them alone. */
function calls({ type }: APIChannel, message: APIMessage, person: string): boolean {
  const named = type === ChannelType.DM || message.mentions.some((user) => user.id === person);
  return named && message.author.id !== person;
}
