import { type APIChannel, type APIMessage, ChannelType } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { parseJson } from '../json.ts';
import type { Overseer } from '../oversight/overseer.ts';
import type { Client } from '../people.ts';
import { APPLICATION_NAME, BOT_USER } from '../world/cast.ts';
import {
  type AskedWithAnswer,
  asked,
  type BotControl,
  type Mention,
  type PageNews,
  type PageRequest,
  type RequestAnswer,
  type ShownChannel,
  type ShownMember,
} from './wire.ts';

/** The most mentions of one person that the page counts, newest kept. */
const COUNTED = 100;

/** The channels a person sees, with the newest message and their own mentions in each. */
function channelsOf(person: Client): readonly ShownChannel[] {
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
function membersOf(people: readonly Client[]): readonly ShownMember[] {
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

interface House {
  readonly server: string;
  readonly people: readonly Client[];
  readonly overseer: Overseer;
  readonly bot: BotControl;
}

/** Changes within this many milliseconds are told together. */
const TOGETHER = 12;

/** Does what the page asks. @throws a sentence if that is not possible */
async function act({ people, overseer, bot }: House, request: AskedWithAnswer): Promise<RequestAnswer> {
  if (request.do === 'bot' || request.do === 'oversee') {
    if (request.do === 'bot') bot.order(request.order);
    else overseer.order(request.order);
    return { kind: 'done' };
  }
  const person = people.find(({ user }) => user.id === request.person);
  if (person === undefined) throw new Error('This member does not exist.');
  switch (request.do) {
    case 'say':
      person.say(request.channel, request.content);
      return { kind: 'done' };
    case 'start thread':
      return { kind: 'started', channel: person.startThread(request.channel, request).id };
    case 'command':
      return person.command(request.channel, request.path, request.options);
    case 'complete': {
      const { channel, path, options, focused } = request;
      return { kind: 'choices', choices: await person.complete(channel, path, options, focused) };
    }
    case 'press':
      return person.press(request.channel, request.message, request.customId);
    case 'choose':
      return person.choose(request.channel, request.message, request.customId, request.values);
    case 'submit':
      return person.submit(request.interaction, request.values);
    case 'dismiss':
      person.dismiss(request.channel, request.item);
      return { kind: 'done' };
  }
}

const numbered = z.object({ n: z.number() });

/** One open page: tells it what its person sees, and does what they ask. Ends with its socket. */
export function visit(socket: WebSocket, house: House): void {
  const { server, people, overseer, bot } = house;
  const told = new Map<PageNews['kind'], string>();
  let gaze: Extract<PageRequest, { do: 'look' }> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Tells something unless it was told last of its kind. */
  function once(news: PageNews): void {
    const text = JSON.stringify(news);
    if (told.get(news.kind) === text) return;
    told.set(news.kind, text);
    socket.send(text);
  }

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    once({ kind: 'house', server, members: membersOf(people), bot: bot.report() });
    once({ kind: 'standings', standings: overseer.standings() });
    const person = people.find(({ user }) => user.id === gaze?.person);
    if (gaze === undefined || person === undefined) return;
    const { channel: wanted, limit } = gaze;
    const channels = channelsOf(person);
    const channel = (channels.find((one) => one.id === wanted) ?? channels[0])?.id;
    const { id } = person.user;
    once({ kind: 'commands', person: id, commands: person.commands(channel) });
    const all = channel === undefined ? [] : person.messages(channel);
    once({
      ...{ kind: 'sight', person: id, channels, messages: all.slice(-limit), earlier: all.length > limit },
      ...(channel === undefined ? {} : { channel }),
      notices: channel === undefined ? [] : person.notices(channel),
    });
  }

  const reply = (n: number, answer: RequestAnswer): void =>
    socket.send(JSON.stringify({ kind: 'answer', n, answer } satisfies PageNews));

  async function hear(text: string): Promise<void> {
    const said = parseJson(text);
    const request = asked.safeParse(said).data;
    if (request === undefined) {
      const n = numbered.safeParse(said).data?.n;
      if (n !== undefined) reply(n, { kind: 'failed', why: 'This request could not be understood.' });
      return;
    }
    if (request.do === 'look') {
      gaze = request;
      tell();
      return;
    }
    const answer = await act(house, request).catch(
      (error: unknown): RequestAnswer => ({
        kind: 'failed',
        why: error instanceof Error ? error.message : 'That did not work.',
      }),
    );
    // What an act changed is told before its answer, so that the page never shows an answered press on an old board.
    tell();
    reply(request.n, answer);
  }

  const later = (): void => {
    timer ??= setTimeout(tell, TOGETHER);
  };
  const stops = [bot, overseer, ...people].map((one) => one.watch(later));
  socket.on('message', (data) => void hear(String(data)));
  socket.on('close', () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  });
  socket.on('error', () => socket.terminate());
  tell();
}
