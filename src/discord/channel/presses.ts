import type { AccessError } from '../../tables/model/channel.ts';
import { offersSame, type StandingMessage } from '../protocol/standing-message.ts';
import type { DesiredMessage } from './desired.ts';
import { generationOf } from './mark.ts';
import type { Request, RequestOutcome } from './next.ts';
import { afterPress, type PressedIn, withOld, withoutPlace, withStale, withStray } from './observed.ts';
import type { Responder } from './responder.ts';
import type { Observed } from './state.ts';

/** The message in which something was pressed, as it stood. */
export interface PressedMessage {
  readonly id: string;
  readonly channel: string;
  readonly content: StandingMessage;
  /** Whether it was noted as one of its table's, also as closed. */
  readonly isKnown: boolean;
  /** Whether it is known to tell something else by now than what was pressed: it is read before it is changed. */
  readonly isClosed: boolean;
}

/** How a press or a command is answered. */
export type PressAnswer = Pick<Responder, 'update' | 'post' | 'isUnseen' | 'hasPosted' | 'nothing'>;

/** Somebody who waits until their press on a message, or their command in a channel, is answered. */
export interface WaitingPress {
  readonly answer: PressAnswer;
  readonly from: PressedMessage | { readonly command: string };
  readonly released: () => void;
}

/** Whether somebody has pressed, and not typed a command. */
export const isPressed = (from: WaitingPress['from']): from is PressedMessage => 'id' in from;

/** Kinds of requests after which a new message may be posted. */
const BEFORE_POST: ReadonlySet<Request['kind']> = new Set<Request['kind']>(['search', 'read', 'close']);

/** What has come up about one table from outside. A request about the message that somebody pressed is their answer. */
export class Presses {
  readonly #table: string;
  #waiting: WaitingPress[] = [];
  /** Those who wait until the new message stands, if there is to be one. */
  readonly #watching: (() => void)[] = [];
  /** Messages in which somebody pressed, and that were not looked at yet. */
  #unread: PressedMessage[] = [];
  #stale: PressedMessage[] = [];
  /** Those that nobody had noted. */
  #strays: PressedIn[] = [];
  /** Why the channel cannot be spoken to, as Discord has just told. */
  #lost: AccessError | undefined;
  #wakeUp = (): void => {};

  constructor(table: string) {
    this.#table = table;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(waiting: WaitingPress): void {
    this.#waiting.push(waiting);
    if (isPressed(waiting.from)) this.#unread.push(waiting.from);
    this.interrupt();
  }

  /** Settles when somebody comes who waits to be answered, or with {@link interrupt}. */
  come(): Promise<void> {
    return new Promise((come) => {
      this.#wakeUp = come;
    });
  }

  interrupt(): void {
    this.#wakeUp();
  }

  lose(error: AccessError): void {
    this.#lost = error;
  }

  addStale(pressed: PressedMessage): void {
    this.#stale.push(pressed);
    this.#unread.push(pressed);
  }

  /** What is known of the channel with all that was pressed since this was last asked. */
  noteIn(observed: Observed, desired: DesiredMessage): Observed {
    let known = observed;
    for (const { id, channel, content, isKnown } of this.#unread.splice(0)) {
      // What was noted is known without its mark.
      const generation = isKnown ? undefined : generationOf(content, this.#table, desired.calls);
      const pressed = { id, channel, isKnown, ...(generation === undefined ? {} : { generation }) };
      const after = afterPress(known, desired, pressed);
      if (after === undefined) this.#strays.push(pressed);
      known = after ?? withStray(known, pressed);
    }
    for (const { id, content } of this.#stale.splice(0))
      if (!offersSame(content, desired.message())) known = withStale(known, { id });
    const lost = this.#lost;
    this.#lost = undefined;
    return lost === undefined ? known : withoutPlace(known, desired, lost);
  }

  /** The same once it is known how the live message stands: those that nobody had noted are to lose their buttons. */
  retireStrays(observed: Observed): Observed {
    return this.#strays.splice(0).reduce(withOld, observed);
  }

  /** Waits until the new message stands that is to be posted, or cannot be for now. */
  posted(): Promise<void> {
    return new Promise((stands) => {
      this.#watching.push(stands);
    });
  }

  async release(): Promise<void> {
    for (const stands of this.#watching.splice(0)) stands();
    for (const waiting of this.#waiting.splice(0)) await letGo(waiting);
  }

  /** Lets those wait no longer for whom the next request is no answer. */
  async releaseOthers(request: Request | undefined, observed: Observed): Promise<void> {
    const isToBePosted = request !== undefined && (request.kind === 'post' || BEFORE_POST.has(request.kind));
    if (!isToBePosted) for (const stands of this.#watching.splice(0)) stands();
    const carrier = request && this.carrierOf(request);
    const gone =
      request === undefined
        ? this.#waiting
        : this.#waiting.filter((waiting) => !isKept(waiting, request, carrier, observed));
    this.#waiting = this.#waiting.filter((waiting) => !gone.includes(waiting));
    for (const waiting of gone) await letGo(waiting);
  }

  /** Who can be answered with a request; `undefined` if nobody can. */
  carrierOf(request: Request): WaitingPress | undefined {
    switch (request.kind) {
      case 'post':
        return this.#waiting.find(({ from }) => !isPressed(from) && from.command === request.live.channel);
      case 'edit':
      case 'close':
      case 'leave':
        return this.#waiting.find(
          ({ from }) => isPressed(from) && from.id === request.message.id && !from.isClosed,
        );
      default:
        return undefined;
    }
  }

  /** Answers somebody with a request. Where it does not come of the answer, it is made beside it. */
  async answerWith(
    waiting: WaitingPress,
    perform: () => Promise<RequestOutcome | undefined>,
  ): Promise<RequestOutcome | undefined> {
    this.#waiting = this.#waiting.filter((each) => each !== waiting);
    try {
      const outcome = await perform();
      await acknowledge(waiting);
      return outcome;
    } finally {
      waiting.released();
    }
  }
}

function isKept(
  waiting: WaitingPress,
  { kind }: Request,
  carrier: WaitingPress | undefined,
  { messages }: Observed,
): boolean {
  const { from } = waiting;
  if (waiting === carrier) return true;
  if (!isPressed(from)) return BEFORE_POST.has(kind);
  if (kind === 'search' || kind === 'read') return true;
  if (carrier !== undefined && isPressed(carrier.from) && carrier.from.id === from.id) return false;
  return !from.isClosed && messages.some(({ id, standing }) => id === from.id && standing === 'leaving');
}

/** A press shows nothing more than that it was heard, unless it was answered already. */
async function acknowledge({ answer, from }: WaitingPress): Promise<void> {
  if (isPressed(from)) await answer.nothing();
}

async function letGo(waiting: WaitingPress): Promise<void> {
  await acknowledge(waiting);
  waiting.released();
}

/** How a run ended: the channel is right, or to be tried again: soon if Discord could not, late if it refused. */
export type RunEnd = 'rest' | 'soon' | 'late';

/** What is kept true in a channel, run by run. */
export interface ChannelLoop {
  /** Who waits for what it does; undefined if nobody ever does. */
  readonly presses: Presses | undefined;
  readonly isDirty: boolean;
  readonly isForgettable: boolean;
  readonly markDirty: () => void;
  /** Brings the channel up to date, as far as Discord lets it. Throws what nobody expects. */
  readonly run: (isStopped: () => boolean) => Promise<RunEnd>;
}
