import type { DiscordErrorKind } from '../../src/discord/discord-error.ts';
import { DiscordError } from '../../src/discord/discord-error.ts';
import type {
  DiscordApi,
  FirstAnswer,
  FoundMessage,
  InteractionToken,
  SentMessage,
  ServerEvent,
  ThreadMembers,
} from '../../src/discord/protocol/discord-api.ts';
import { TOKEN_LIFE } from '../../src/discord/protocol/limits.ts';
import type { MessagePayload } from '../../src/discord/protocol/message.ts';
import type { OwnPlace } from '../../src/discord/protocol/obstacle.ts';
import type { Sight } from '../../src/discord/protocol/sight.ts';
import { type SeenMessage, takenMessage } from './taken-message.ts';

/** A kind of request. */
export type Method = keyof DiscordApi;

/** What is to go wrong: how, and whether Discord did it all the same. */
interface Fault {
  readonly method: Method;
  readonly kind: DiscordErrorKind;
  readonly afterwards: boolean;
}

/** What a request meets. */
export interface Met {
  readonly error: DiscordError;
  /** Whether Discord did it all the same. */
  readonly afterwards: boolean;
}

/** Where messages stand that answer interactions. */
const USUAL_CHANNEL = 'c';

/** How the channels for direct messages are called here. */
const DIRECT = 'direct to ';

const FIRST_MOMENT = 1_420_070_400_000;

/** A Discord with as much of it as a table needs: what was asked of it stands in `requests`. */
export class FakeApi implements DiscordApi {
  readonly requests: string[] = [];
  readonly messages: SeenMessage[] = [];
  /** The messages that presses came from, by interaction. */
  readonly pressed = new Map<string, { readonly message?: string; readonly person: string }>();
  readonly #clock: { now(): number };
  readonly #nonces = new Map<string, string>();
  readonly #answers = new Map<string, string>();
  /** Where messages stand that stand elsewhere than in the usual channel. */
  readonly #channels = new Map<string, string>();
  /** When each interaction was answered. */
  readonly #answered = new Map<string, number>();
  /** The interaction of each message that followed a first answer. */
  readonly #followed = new Map<string, string>();
  /** What was suggested, by interaction. */
  readonly suggested = new Map<string, readonly string[]>();
  readonly #faults: Fault[] = [];
  /** What a request of a kind meets, with the message if it has one; nothing while this is absent. */
  meets: ((method: Method, payload: MessagePayload | undefined) => Met | undefined) | undefined;
  #count = 0;
  #uploads = 0;

  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  /** How many pictures were sent so far. */
  get uploads(): number {
    return this.#uploads;
  }

  /** Lets the next request of a kind fail; `afterwards`: after it was carried out. */
  fail(method: Method, kind: DiscordErrorKind, afterwards = false): void {
    this.#faults.push({ method, kind, afterwards });
  }

  answer(interactionToken: InteractionToken, answer: FirstAnswer): Promise<SeenMessage | undefined> {
    const line = `answer ${answer.kind}${isAlone(answer) ? ' alone' : ''}`;
    const payload = 'payload' in answer ? answer.payload : undefined;
    const work = () => {
      if (answer.kind === 'suggestions') {
        const names = answer.choices.map(({ name }) => name);
        this.suggested.set(interactionToken.id, names);
        return undefined;
      }
      if (this.#answered.has(interactionToken.id)) throw new DiscordError('acknowledged', '40060');
      const { message, person } = this.#press(interactionToken);
      if (answer.kind === 'update') this.#change(message ?? '', answer.payload);
      // What was refused has answered nothing.
      this.#answered.set(interactionToken.id, this.#clock.now());
      if (answer.kind === 'noted' && message !== undefined) this.#answers.set(interactionToken.id, message);
      if (answer.kind === 'update' && message !== undefined) {
        this.#answers.set(interactionToken.id, message);
        return this.message(message);
      }
      if (answer.kind !== 'message') return undefined;
      const id = this.#add(answer.payload, answer.alone ? person : undefined);
      this.#answers.set(interactionToken.id, id);
      return this.message(id);
    };
    return this.#asked('answer', payload, work, line);
  }

  amend(
    interactionToken: InteractionToken,
    payload: MessagePayload,
    followed?: string,
  ): Promise<SeenMessage> {
    return this.#asked('amend', payload, () => {
      if (followed !== undefined) {
        if (this.#followed.get(followed) !== interactionToken.id) throw new DiscordError('gone', '10008');
        this.#change(followed, payload);
        return this.message(followed);
      }
      const known = this.#answers.get(interactionToken.id);
      const id = known ?? this.#add(payload, this.#press(interactionToken).person);
      this.#answers.set(interactionToken.id, id);
      if (known !== undefined) this.#change(known, payload);
      return this.message(id);
    });
  }

  follow(interactionToken: InteractionToken, payload: MessagePayload): Promise<SeenMessage> {
    return this.#asked('follow', payload, () => {
      const id = this.#add(payload, this.#press(interactionToken).person);
      this.#followed.set(id, interactionToken.id);
      return this.message(id);
    });
  }

  remove(interactionToken: InteractionToken, followed?: string): Promise<void> {
    return this.#asked('remove', undefined, () => {
      const since = this.#answered.get(interactionToken.id);
      if (since === undefined || this.#clock.now() - since >= TOKEN_LIFE)
        throw new DiscordError('expired', '50027');
      const own = followed === undefined || this.#followed.get(followed) === interactionToken.id;
      const id = own ? (followed ?? this.#answers.get(interactionToken.id) ?? '') : '';
      this.messages.splice(this.messages.indexOf(this.message(id)), 1);
    });
  }

  original(interactionToken: InteractionToken): Promise<string | undefined> {
    return this.#asked('original', undefined, () => this.#answers.get(interactionToken.id));
  }

  post(channel: string, payload: MessagePayload, nonce: string): Promise<SentMessage> {
    return this.#in(channel, 'post', payload, () => {
      const known = this.#nonces.get(nonce);
      if (known !== undefined) return this.message(known);
      if (channel.startsWith(DIRECT)) {
        this.told.push({
          person: channel.slice(DIRECT.length),
          words: JSON.stringify(payload.body.components),
        });
        return { id: nonce, attachments: [] };
      }
      const id = this.#add(payload);
      this.#channels.set(id, channel);
      this.#nonces.set(nonce, id);
      this.posted.push(channel);
      return this.message(id);
    });
  }

  edit(channel: string, message: string, payload: MessagePayload): Promise<SentMessage> {
    return this.#in(channel, 'edit', payload, () => {
      this.#change(message, payload);
      return this.message(message);
    });
  }

  delete(channel: string, message: string): Promise<void> {
    return this.#in(channel, 'delete', undefined, () => {
      this.messages.splice(this.messages.indexOf(this.message(message)), 1);
    });
  }

  read(channel: string, message: string): Promise<FoundMessage> {
    return this.#in(channel, 'read', undefined, () => this.message(message));
  }

  recent(channel: string): Promise<readonly FoundMessage[]> {
    return this.#in(channel, 'recent', undefined, () =>
      this.messages
        .filter(({ id, alone }) => alone === undefined && this.channelOf(id) === channel)
        .toReversed(),
    );
  }

  startThread(
    { channel, id }: { readonly channel: string; readonly id: string },
    _name: string,
    only?: ThreadMembers,
  ): Promise<string> {
    return this.#in(channel, 'startThread', undefined, () => {
      if (only === undefined) return id;
      this.privately.push(only);
      return `${id}0`;
    });
  }

  /** For whom private threads were started, in order. */
  readonly privately: ThreadMembers[] = [];

  renameThread(thread: string, name: string): Promise<void> {
    return this.#in(thread, 'renameThread', undefined, () => void this.named.push([thread, name]));
  }

  /** What threads were called anew, in order. */
  readonly named: (readonly [thread: string, name: string])[] = [];

  revive(): Promise<void> {
    return this.#asked('revive', undefined, () => {});
  }

  putAway(thread: string): Promise<void> {
    return this.#in(thread, 'putAway', undefined, () => void this.away.push(thread));
  }

  /** The threads that were put away, in order. */
  readonly away: string[] = [];

  /** What people were told in direct messages. */
  readonly told: { readonly person: string; readonly words: string }[] = [];

  direct(person: string): Promise<string> {
    return this.#asked('direct', undefined, () => `${DIRECT}${person}`);
  }

  /** Channels that cannot be spoken to, and why. */
  readonly barred = new Map<string, DiscordErrorKind>();
  /** The channels that messages were posted to, in order. */
  readonly posted: string[] = [];
  /** Whom messages for everybody have called as they came, in order. */
  readonly called: string[] = [];

  #in<T>(channel: string, method: Method, payload: MessagePayload | undefined, work: () => T): Promise<T> {
    return this.#asked(method, payload, () => {
      const why = this.barred.get(channel);
      if (why !== undefined) throw new DiscordError(why, 'barred');
      return work();
    });
  }

  /** Ids of those who have left the server. */
  readonly absent = new Set<string>();

  rolesOf(_guild: string, person: string): Promise<readonly string[] | undefined> {
    return this.#asked('rolesOf', undefined, () => (this.absent.has(person) ? undefined : []));
  }

  /** What the bot finds when it looks at a channel that is closed to it: it may do nothing there. */
  sight: Sight = {
    ...{ kind: 'seen', id: 'c', home: 'c', guild: 'g', server: 'the server', language: 'en-GB', name: '#c' },
    ...{ channelKind: 'text', permissions: 0n, isLocked: false, slowMode: 0 },
    ...{ viewers: new Set(['g']), isPrivateThread: false, sees: () => true },
  };
  /** What it finds of itself in the server. */
  own: OwnPlace = { member: { kind: 'member', roles: [] }, sees: true, invitation: 'https://invite.example' };

  /** The events of the server by their ids. */
  readonly events = new Map<string, ServerEvent>();

  announce(_guild: string, event: ServerEvent, known?: string): Promise<string> {
    return this.#asked('announce', undefined, () => {
      const id = known ?? `event-${this.events.size + 1}`;
      this.events.set(id, event);
      return id;
    });
  }

  withdraw(_guild: string, event: string): Promise<void> {
    return this.#asked('withdraw', undefined, () => {
      this.events.delete(event);
    });
  }

  async look(): Promise<Sight> {
    return this.sight;
  }

  async ownPlace(): Promise<OwnPlace> {
    return this.own;
  }

  /** What everybody sees, oldest first. */
  get channel(): readonly SeenMessage[] {
    return this.messages.filter(({ alone }) => alone === undefined);
  }

  /** The interactions that Discord has taken no answer to. */
  get unanswered(): readonly string[] {
    return [...this.pressed.keys()].filter((interaction) => !this.#answered.has(interaction));
  }

  /** What this person alone sees, oldest first. */
  seenBy(person: string): readonly SeenMessage[] {
    return this.messages.filter(({ alone }) => alone === person);
  }

  message(id: string): SeenMessage {
    const message = this.messages.find((known) => known.id === id);
    if (message === undefined) throw new DiscordError('gone', '10008');
    return message;
  }

  /** The channel in which a message stands. */
  channelOf(id: string): string {
    return this.#channels.get(id) ?? USUAL_CHANNEL;
  }

  /** Nonces do not live for ever. */
  forgetNonces(): void {
    this.#nonces.clear();
  }

  async #asked<T>(
    method: Method,
    payload: MessagePayload | undefined,
    work: () => T,
    line: string = method,
  ): Promise<T> {
    this.requests.push(line);
    const met = this.#fault(method) ?? this.meets?.(method, payload);
    if (met !== undefined && !met.afterwards) throw met.error;
    const result = work();
    if (met !== undefined) throw met.error;
    return result;
  }

  #fault(method: Method): Met | undefined {
    const at = this.#faults.findIndex((fault) => fault.method === method);
    const [fault] = at === -1 ? [] : this.#faults.splice(at, 1);
    return fault && { error: new DiscordError(fault.kind, 'a fault'), afterwards: fault.afterwards };
  }

  #press({ id }: InteractionToken) {
    const press = this.pressed.get(id);
    if (press === undefined) throw new DiscordError('expired', '10062');
    return press;
  }

  #add(payload: MessagePayload, alone?: string): string {
    this.#count += 1;
    const id = String((BigInt(this.#clock.now() - FIRST_MOMENT) << 22n) + BigInt(this.#count));
    const seen = this.#taken(id, payload, []);
    this.messages.push(alone === undefined ? seen : { ...seen, alone });
    if (alone === undefined) this.called.push(...(payload.body.allowed_mentions?.users ?? []));
    return id;
  }

  #taken(id: string, payload: MessagePayload, before: SeenMessage['attachments']): SeenMessage {
    return takenMessage(id, payload, before, () => {
      this.#uploads += 1;
      return this.#uploads;
    });
  }

  /** An update drops the attachments that it does not name; an edit that names none keeps them. */
  #change(id: string, payload: MessagePayload): void {
    const before = this.message(id);
    const at = this.messages.indexOf(before);
    const after = this.#taken(id, payload, before.attachments);
    this.messages[at] = before.alone === undefined ? after : { ...after, alone: before.alone };
  }
}

/** The API as a plain object, as the real one is: what wraps it takes its functions one by one. */
export const plain = (api: FakeApi): DiscordApi =>
  Object.fromEntries(
    Object.getOwnPropertyNames(FakeApi.prototype).flatMap((name) => {
      const method: unknown = Object.getOwnPropertyDescriptor(FakeApi.prototype, name)?.value;
      if (typeof method !== 'function' || name === 'constructor') return [];
      // A test may put another function in its place meanwhile.
      return [[name, (...given: unknown[]) => Reflect.apply(Reflect.get(api, name), api, given)]];
    }),
  ) as unknown as DiscordApi;

const isAlone = (answer: FirstAnswer): boolean => answer.kind === 'message' && answer.alone;
