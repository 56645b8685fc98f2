import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Standings } from '../oversight/standings.ts';
import { SOCKET_PATH } from '../page/addresses.ts';
import type {
  AskedWithAnswer,
  BotReport,
  PageNews,
  PageRequest,
  PageSight,
  RequestAnswer,
  ShownMember,
} from '../page/wire.ts';
import type { SeenMessage } from '../person.ts';
import type { Words } from '../words/en.ts';
import { wordsOf } from '../words/languages.ts';

/** Everything the page knows, as of the last word from the server. */
export interface LiveState {
  /** Whether the page's own connection stands. */
  readonly online: boolean;
  readonly server: string;
  readonly members: readonly ShownMember[];
  readonly bot: BotReport;
  readonly commands: readonly APIApplicationCommand[];
  /** What is seen of the channel looked at; undefined until the first word of it. */
  readonly sight: Omit<PageSight, 'kind' | 'order' | 'changed'> | undefined;
  readonly messages: readonly SeenMessage[];
  /** How the server stands; undefined until the first word of it. */
  readonly standings: Standings | undefined;
  /** The person who sees no channel at all, when it is the one looked through. */
  readonly nowhere: string | undefined;
}

/** Where this tab looks: as whom, into which channel, how far back. */
export interface Gaze {
  readonly person: string;
  readonly channel?: string;
  readonly limit: number;
}

/** A request without its number. */
export type Wish = AskedWithAnswer extends infer One
  ? One extends { n: number }
    ? Omit<One, 'n'>
    : never
  : never;

const NOTHING: LiveState = {
  online: false,
  server: '',
  members: [],
  bot: { state: 'starting', supervised: false, restarts: 0 },
  commands: [],
  sight: undefined,
  messages: [],
  standings: undefined,
  nowhere: undefined,
};

/** The page's line to the server: what is known, and a way to ask for things. Comes back by itself when it breaks. */
export class Live {
  known: LiveState = NOTHING;
  readonly #changed: () => void;
  readonly #waiting = new Map<number, (answer: RequestAnswer) => void>();
  readonly #cache = new Map<string, SeenMessage>();
  #socket: WebSocket | undefined;
  #gaze: Gaze | undefined;
  #last = 0;
  #pause = 250;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#connect();
  }

  /** Turns to a person and a channel; what is seen arrives as `known.sight`. */
  look(gaze: Gaze): void {
    const same =
      this.#gaze?.person === gaze.person &&
      this.#gaze.channel === gaze.channel &&
      this.#gaze.limit === gaze.limit;
    if (same) return;
    this.#gaze = gaze;
    this.#say({ do: 'look', ...gaze });
  }

  /** Asks for something; resolves with what became of it, also when the line breaks. */
  ask(wish: Wish): Promise<RequestAnswer> {
    this.#last += 1;
    const n = this.#last;
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        resolve({ kind: 'failed', why: this.#words().page.unreachable });
        return;
      }
      this.#waiting.set(n, resolve);
      this.#say({ ...wish, n });
    });
  }

  /** The words for the person who is looked through. */
  #words(): Words {
    return wordsOf(this.known.members.find(({ id }) => id === this.#gaze?.person)?.locale ?? '');
  }

  #say(asked: PageRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(asked));
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/u, 'ws')}${SOCKET_PATH}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      this.#cache.clear();
      this.#set({ online: true });
      if (this.#gaze !== undefined) this.#say({ do: 'look', ...this.#gaze });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as PageNews);
    socket.onclose = () => {
      for (const resolve of this.#waiting.values()) {
        resolve({
          kind: 'failed',
          why: this.#words().page.broke,
        });
      }
      this.#waiting.clear();
      this.#set({ online: false });
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 4000);
    };
  }

  #hear(told: PageNews): void {
    switch (told.kind) {
      case 'house':
        this.#set({ server: told.server, members: told.members, bot: told.bot });
        break;
      case 'standings':
        this.#set({ standings: told.standings });
        break;
      case 'nowhere':
        this.#set({ nowhere: told.person });
        break;
      case 'commands':
        this.#set({ commands: told.commands });
        break;
      case 'answer':
        this.#waiting.get(told.n)?.(told.answer);
        this.#waiting.delete(told.n);
        break;
      case 'sight':
        this.#see(told);
        break;
    }
  }

  #see({ kind: _, order, changed, ...sight }: PageSight): void {
    const before = this.known.sight;
    if (before?.person !== sight.person || before.channel !== sight.channel) this.#cache.clear();
    for (const seen of changed) this.#cache.set(seen.message.id, seen);
    const messages = order.flatMap((id) => this.#cache.get(id) ?? []);
    const shown = new Set(order);
    for (const id of this.#cache.keys()) if (!shown.has(id)) this.#cache.delete(id);
    this.#set({ sight, messages, nowhere: undefined });
  }

  #set(part: Partial<LiveState>): void {
    this.known = { ...this.known, ...part };
    this.#changed();
  }
}
