import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Standings } from '../oversight/orders.ts';
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
import { speechOf } from './speech.ts';

/** Everything the page knows, as of the last word from the server. */
export interface LiveState {
  readonly online: boolean;
  readonly server: string;
  readonly members: readonly ShownMember[];
  readonly bot: BotReport;
  readonly commands: readonly APIApplicationCommand[];
  /** What is seen of the channel looked at; undefined until the first word of it. */
  readonly sight: PageSight | undefined;
  /** How the server stands; undefined until the first word of it. */
  readonly standings: Standings | undefined;
  readonly sending: readonly Extract<AskedWithAnswer, { do: 'command' }>[];
}

/** A request without its number. */
export type Wish = AskedWithAnswer extends infer One
  ? One extends { n: number }
    ? Omit<One, 'n'>
    : never
  : never;

/** The page's line to the server: what is known, and a way to ask for things. Comes back by itself when it breaks. */
export class Live {
  known: LiveState = {
    online: false,
    server: '',
    members: [],
    bot: { state: 'starting', supervised: false, restarts: 0 },
    commands: [],
    sight: undefined,
    standings: undefined,
    sending: [],
  };
  readonly #changed: () => void;
  readonly #waiting = new Map<number, (answer: RequestAnswer) => void>();
  #socket: WebSocket | undefined;
  #gaze: Extract<PageRequest, { do: 'look' }> | undefined;
  #last = 0;
  #pause = 250;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#connect();
  }

  /** Turns to a person and a channel, as far back as `limit`; what is seen arrives as `known.sight`. */
  look(person: string, channel: string | undefined, limit: number): void {
    this.#gaze = { do: 'look', person, channel, limit };
    this.#say(this.#gaze);
  }

  /** Asks for something; resolves with what became of it, also when the line breaks. */
  async ask(wish: Wish): Promise<RequestAnswer> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return this.#broke();
    this.#last += 1;
    const asked = { ...wish, n: this.#last };
    const answered = new Promise<RequestAnswer>((resolve) => this.#waiting.set(asked.n, resolve));
    this.#say(asked);
    if (asked.do !== 'command') return answered;
    this.#set({ sending: [...this.known.sending, asked] });
    const answer = await answered;
    this.#set({ sending: this.known.sending.filter((one) => one !== asked) });
    return answer;
  }

  /** What becomes of a request while the line is broken, in the words of the person who is looked through. */
  #broke(): RequestAnswer {
    const locale = this.known.members.find(({ id }) => id === this.#gaze?.person)?.locale ?? '';
    return { kind: 'failed', why: speechOf(locale).words.page.broke };
  }

  #say(asked: PageRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(asked));
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/u, 'ws')}${SOCKET_PATH}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      this.#set({ online: true });
      if (this.#gaze !== undefined) this.#say(this.#gaze);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as PageNews);
    socket.onclose = () => {
      for (const resolve of this.#waiting.values()) resolve(this.#broke());
      this.#waiting.clear();
      this.#set({ online: false });
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 4000);
    };
  }

  #hear(told: PageNews): void {
    if (told.kind === 'answer') {
      this.#waiting.get(told.n)?.(told.answer);
      this.#waiting.delete(told.n);
    } else if (told.kind === 'sight') this.#set({ sight: told });
    else this.#set(told);
  }

  #set(part: Partial<LiveState>): void {
    this.known = { ...this.known, ...part };
    this.#changed();
  }
}
