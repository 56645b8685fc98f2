import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Overseer } from '../oversight/overseer.ts';
import type { Client } from '../person.ts';
import type { BotControl } from './bot.ts';
import { channelsOf, membersOf } from './house.ts';
import { type AskedWithAnswer, asked, type PageNews, type PageRequest, type RequestAnswer } from './wire.ts';

/** What of a Discord the page is shown and may do: its people, how the server stands, and the bot's process. */
export interface House {
  readonly server: string;
  readonly people: readonly Client[];
  readonly overseer: Overseer;
  readonly bot: BotControl;
}

type Gaze = Extract<PageRequest, { do: 'look' }>;

/** Changes within this many milliseconds are told together. */
const TOGETHER = 12;

/** One open page: tells it what its person sees, and does what they ask. Ends with its socket. */
export function visit(socket: WebSocket, house: House): void {
  new Visit(socket, house);
}

class Visit {
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #told = new Map<PageNews['kind'], string>();
  readonly #stops: (() => void)[];
  #gaze: Gaze | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(socket: WebSocket, house: House) {
    this.#socket = socket;
    this.#house = house;
    const later = (): void => {
      this.#timer ??= setTimeout(() => this.#tell(), TOGETHER);
    };
    this.#stops = [
      house.bot.watch(later),
      house.overseer.watch(later),
      ...house.people.map((person) => person.watch(later)),
    ];
    socket.on('message', (data) => void this.#hear(String(data)));
    socket.on('close', () => this.#end());
    socket.on('error', () => socket.terminate());
    this.#tell();
  }

  #personOf(id: string | undefined): Client | undefined {
    return this.#house.people.find((one) => one.user.id === id);
  }

  #end(): void {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#timer);
  }

  async #hear(text: string): Promise<void> {
    const read = asked.safeParse(parsed(text));
    if (!read.success) {
      const numbered = z.object({ n: z.number() }).safeParse(parsed(text));
      const why = 'This request could not be understood.';
      if (numbered.success) this.#answer(numbered.data.n, { kind: 'failed', why });
      return;
    }
    const request = read.data;
    if (request.do === 'look') {
      this.#gaze = request;
      this.#tell();
      return;
    }
    this.#answer(request.n, await this.#answerTo(request));
  }

  async #answerTo(request: AskedWithAnswer): Promise<RequestAnswer> {
    try {
      return await this.#act(request);
    } catch (error) {
      return { kind: 'failed', why: error instanceof Error ? error.message : 'That did not work.' };
    }
  }

  async #act(request: AskedWithAnswer): Promise<RequestAnswer> {
    if (request.do === 'bot') {
      this.#house.bot.order(request.order);
      return { kind: 'done' };
    }
    if (request.do === 'oversee') {
      this.#house.overseer.order(request.order);
      return { kind: 'done' };
    }
    const person = this.#personOf(request.person);
    if (person === undefined) return { kind: 'failed', why: 'This member does not exist.' };
    switch (request.do) {
      case 'say':
        person.say(request.channel, request.content);
        return { kind: 'done' };
      case 'start thread': {
        const { name, message, content } = request;
        const { id } = person.startThread(request.channel, {
          name,
          ...(message === undefined ? {} : { messageId: message }),
          ...(content === undefined ? {} : { content }),
        });
        return { kind: 'started', channel: id };
      }
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

  #answer(n: number, answer: RequestAnswer): void {
    // What an act changed is told before its answer, so that the page never shows an answered press on an old board.
    this.#tell();
    this.#socket.send(JSON.stringify({ kind: 'answer', n, answer } satisfies PageNews));
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { server, people, bot } = this.#house;
    this.#once({ kind: 'house', server, members: membersOf(people), bot: bot.report() });
    this.#once({ kind: 'standings', standings: this.#house.overseer.standings() });
    const person = this.#personOf(this.#gaze?.person);
    if (this.#gaze !== undefined && person !== undefined) this.#tellSight(person, this.#gaze);
  }

  #tellSight(person: Client, { channel: wanted, limit }: Gaze): void {
    const channels = channelsOf(person);
    const channel = (channels.find((one) => one.id === wanted) ?? channels[0])?.id;
    this.#once({ kind: 'commands', person: person.user.id, commands: person.commands(channel) });
    const all = channel === undefined ? [] : person.messages(channel);
    this.#once({
      kind: 'sight',
      person: person.user.id,
      ...(channel === undefined ? {} : { channel }),
      channels,
      messages: all.slice(-limit),
      earlier: all.length > limit,
      notices: channel === undefined ? [] : person.notices(channel),
    });
  }

  /** Tells something unless it is just what was told last of its kind. */
  #once(told: PageNews): void {
    const text = JSON.stringify(told);
    if (this.#told.get(told.kind) === text) return;
    this.#told.set(told.kind, text);
    this.#socket.send(text);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
