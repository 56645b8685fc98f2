import { USUAL_PROFILE } from '../../tables/model/profile.ts';
import type { KeyedQueue } from '../../tables/service/keyed-queue.ts';
import type { AccessError } from '../protocol/access-error.ts';
import { DiscordError } from '../protocol/discord-api.ts';
import { offersSame, type StandingMessage } from '../protocol/standing-message.ts';
import { accessErrorIn } from './access.ts';
import { type DesiredMessage, desiredOf } from './desired.ts';
import { tellHost } from './lost-place.ts';
import { generationOf } from './mark.ts';
import { next, type Outcome, type Request } from './next.ts';
import {
  afterPress,
  atRest,
  awake,
  noted,
  outdated,
  type PressedIn,
  withOld,
  withoutPlace,
  withStray,
} from './noted.ts';
import { type NoticeParts, nextNotice, sendNotice } from './notices.ts';
import {
  type ChannelStore,
  seenSince,
  storedOf,
  type TableClaim,
  type TableForChannel,
} from './opened-table.ts';
import { type Carrier, type Performing, perform } from './perform.ts';
import type { Responder } from './responder.ts';
import type { Observed } from './state.ts';

/** What channels are kept true with. */
export interface SyncParts extends Omit<Performing, 'isKnown' | 'api'>, Omit<NoticeParts, 'api'> {
  readonly store: ChannelStore;
  readonly api: Performing['api'] & NoticeParts['api'];
  /**
   * Looks after those whom a new message, or a notice to one person, has just called, and tells whether their table has changed with it;
   * absent if nobody does.
   */
  readonly called?: (opened: TableForChannel) => Promise<boolean>;
}

/** The message in which something was pressed, as it stood. */
export interface PressedMessage {
  readonly id: string;
  readonly channel: string;
  readonly content: StandingMessage;
  /** Whether it was noted as one of its table's, be it as closed. */
  readonly isKnown: boolean;
  /** Whether it is known to tell something else by now than what was pressed: it is read before it is changed. */
  readonly isClosed: boolean;
}

/** Somebody who waits until their press on a message, or their command in a channel, is answered. */
export interface Waiting {
  readonly answer: Pick<Responder, 'update' | 'post' | 'isUnseen' | 'nothing'>;
  readonly from: PressedMessage | { readonly command: string };
  /** Gets whether it was answered: with the message, or by acknowledging the press. */
  readonly answered: (isAnswered: boolean) => void;
}

/** What this process knows of all tables. */
export interface SyncMemory {
  /** When the process began, in milliseconds since 1970. */
  readonly begun: number;
  /** Tables whose live message was found to stand since. */
  readonly read: Set<string>;
  /** Servers of tables whose channels are closed, by table. */
  readonly closed: Map<string, string>;
  /** One line a channel: Discord limits each by itself. */
  readonly lines: KeyedQueue;
  /** Numbers the messages that take the place of others that are gone. */
  again: number;
}

const isPressed = (from: Waiting['from']): from is PressedMessage => 'id' in from;

/** A request that may work later has failed. */
const LATER: ReadonlySet<Outcome['kind']> = new Set<Outcome['kind']>(['later', 'unknown']);

/** Kinds of requests after which a new message may be posted. */
const BEFORE_POST: ReadonlySet<Request['kind']> = new Set<Request['kind']>(['search', 'read', 'close']);

/** What a step has come to: there may be more to do, nothing is left, or it is to be tried again later. */
type Step = 'more' | 'rest' | 'later';

/** One run: the table as it stands, what is known of its channel, and what of that is written down. */
interface Run {
  opened: TableForChannel;
  observed: Observed;
  stored: Observed;
  /** Notices that were tried. */
  readonly tried: Set<number>;
  /** What the run is made under: a process that froze in it writes nothing when it wakes. */
  readonly claim: TableClaim;
}

/** Who is told how it goes. Nobody of them is waited for. */
export interface SyncListeners {
  /** People were called. */
  readonly called: (opened: TableForChannel) => void;
  /** The channel shows this table. */
  readonly rested: (opened: TableForChannel) => void;
}

/** What is under way about the channel of one table. */
export class TableSync {
  readonly #table: string;
  readonly #parts: SyncParts;
  readonly #memory: SyncMemory;
  readonly #listeners: SyncListeners;
  /** Those who wait until the new message stands, if there is to be one. */
  readonly #watching: (() => void)[] = [];
  #waiting: Waiting[] = [];
  /** Presses that were not looked at yet. */
  #presses: PressedMessage[] = [];
  /** Messages in which somebody pressed and that nobody had noted. */
  readonly #strays: PressedIn[] = [];
  /** Messages in which somebody pressed what was out of date. */
  #stale: PressedMessage[] = [];
  #lost: AccessError | undefined;
  #fresh: TableForChannel | undefined;
  #isDirty = true;
  #wakeUp = (): void => {};
  /** Kept while something is to be tried again. */
  #kept: Pick<Observed, 'doubts' | 'mustBeRead'> | undefined;

  constructor(table: string, parts: SyncParts, memory: SyncMemory, listeners: SyncListeners) {
    this.#table = table;
    this.#listeners = listeners;
    this.#parts = parts;
    this.#memory = memory;
  }

  /** Whether something has come up since it was last looked at. */
  get isDirty(): boolean {
    return this.#isDirty;
  }

  /** Whether somebody waits to be answered. */
  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether nothing is known that no row of the store tells. */
  get isForgettable(): boolean {
    return (this.#kept?.doubts ?? []).length === 0;
  }

  /** The table may have changed. */
  markDirty(): void {
    this.#isDirty = true;
    this.#fresh = undefined;
  }

  /** Somebody pressed what was out of date in a message. */
  seeStale(pressed: PressedMessage): void {
    this.#stale.push(pressed);
    this.#presses.push(pressed);
    this.#isDirty = true;
  }

  /** The channel of the table cannot be spoken to, as Discord has told. */
  lose(error: AccessError): void {
    this.#lost = error;
    this.#isDirty = true;
  }

  /** The table as it was just written or read, and somebody who waits to see it. */
  wait(opened: TableForChannel, waiting: Waiting): void {
    this.#isDirty = true;
    this.#fresh = opened;
    this.#waiting.push(waiting);
    if (isPressed(waiting.from)) this.#presses.push(waiting.from);
    this.#wakeUp();
  }

  /** Has it look at once whether it is to stop. */
  interrupt(): void {
    this.#wakeUp();
  }

  /** Waits until the new message stands that is to be posted, or cannot be for now. */
  posted(): Promise<void> {
    return new Promise((stands) => {
      this.#watching.push(stands);
    });
  }

  /** Lets nobody wait any longer. */
  async release(): Promise<void> {
    for (const stands of this.#watching.splice(0)) stands();
    for (const waiting of this.#waiting.splice(0)) await this.#heard(waiting);
  }

  /** Brings the channel up to date. Tells whether it is; if not, it is to be tried again later. Throws what nobody expects. */
  async run(isStopped: () => boolean): Promise<boolean> {
    const claim = await this.#parts.store.claim(this.#table);
    const opened = await this.#open();
    if (opened === undefined) {
      this.#parts.log.warn({ table: this.#table }, 'nobody knows this table any more');
      await this.release();
      return true;
    }
    const observed = this.#observed(opened);
    const run: Run = { opened, observed, stored: observed, tried: new Set(), claim };
    while (!isStopped()) {
      if (this.#isDirty) await this.#openAgain(run);
      const desired = this.#desired(run);
      run.observed = this.#withPresses(run.observed, desired);
      const request = this.#next(run, desired);
      await this.#acknowledge(request, run.observed);
      // Somebody pressed meanwhile: the request was worked out for a table that is out of date.
      if (this.#isDirty) continue;
      const came = await (request === undefined ? this.#rest(run) : this.#request(request, run, desired));
      this.#keep(run);
      if (came === 'later') await this.release();
      if (came === 'later') return false;
      if (came === 'rest' && !this.#isDirty && this.#waiting.length === 0) {
        this.#listeners.rested(run.opened);
        return true;
      }
    }
    await this.release();
    return true;
  }

  /** Messages that nobody had noted lose their buttons once it is known how the live one stands. */
  #next(run: Run, desired: DesiredMessage): Request | undefined {
    const request = next(desired, run.observed);
    const isLooking = request?.kind === 'search' || request?.kind === 'read';
    if (isLooking || this.#strays.length === 0) return request;
    run.observed = this.#strays.splice(0).reduce(withOld, run.observed);
    return next(desired, run.observed);
  }

  /** The table as it stands: as it was brought with a press, or as the store has it. */
  async #open(): Promise<TableForChannel | undefined> {
    const fresh = this.#fresh;
    this.#isDirty = false;
    this.#fresh = undefined;
    return fresh ?? this.#parts.store.open(this.#table);
  }

  /** The table as it stands by now. A channel that was found closed may be open by now, too. */
  async #openAgain(run: Run): Promise<void> {
    run.opened = (await this.#open()) ?? run.opened;
    const { access } = run.observed;
    if (access !== undefined) run.observed = { ...run.observed, access: { ...access, mayBeOpen: true } };
  }

  /** One request, and what is known after it. */
  async #request(request: Request, run: Run, desired: DesiredMessage): Promise<Step> {
    const before = run.observed;
    const isPassed = this.#carrierOf(request) !== undefined;
    const outcome = await this.#ask(request, shownBy(run), desired);
    if (outcome === undefined) return 'more';
    const after = noted(before, desired, request, outcome, this.#parts.clock.now());
    await this.#write(run, after);
    if (request.kind === 'start-thread') this.markDirty();
    if (request.kind === 'post' && outcome.kind === 'done') this.#hasPosted(request, run);
    // An answer is given once: what did not come of it is looked for, or done, without one at once.
    if (isPassed && outcome.kind === 'unknown') return 'more';
    return LATER.has(outcome.kind) ? 'later' : 'more';
  }

  #hasPosted({ calls }: Extract<Request, { readonly kind: 'post' }>, { opened }: Run): void {
    if (calls.length === 0) this.#memory.again += 1;
    else this.#listeners.called(opened);
  }

  /** Nothing is to be asked for the table's own message: what is for single people comes now. */
  async #rest(run: Run): Promise<Step> {
    const { channel } = run.opened.now.table;
    const isClosed = run.observed.access?.channel === channel;
    await this.#write(run, isClosed ? run.observed : atRest(run.observed, this.#desired(run)));
    const step = nextNotice(run.opened, isClosed, run.tried);
    if (step === undefined) return 'rest';
    const { id } = step.notice;
    run.tried.add(id);
    try {
      const isSent = step.kind === 'send' && (await sendNotice(step, shownBy(run), isClosed, this.#parts));
      if (isSent || step.kind === 'drop') await this.#write(run, run.observed, [id]);
      // Only by now is it known whether a direct message has reached them.
      if (isSent) this.#listeners.called(run.opened);
      return 'more';
    } catch (error) {
      const accessError = accessErrorIn(error);
      if (accessError === undefined && error instanceof DiscordError) return 'later';
      if (accessError === undefined) throw error;
      await this.#write(run, withoutPlace(run.observed, this.#desired(run), accessError));
      return 'more';
    }
  }

  /** Writes what is known now, and tells the host if the channel was just found closed. */
  async #write(run: Run, after: Observed, notices?: readonly number[]): Promise<void> {
    const seen = seenSince(run.stored, after);
    run.observed = after;
    if (seen === undefined && notices === undefined) return;
    const isNews = run.stored.untold === undefined && after.untold !== undefined;
    run.stored = after;
    run.opened = await this.#parts.store.note(run.claim, {
      ...seen,
      ...(notices === undefined ? {} : { notices }),
    });
    const { now, profiles } = run.opened;
    if (!isNews || after.access === undefined) return;
    const { language } = profiles.get(now.table.host) ?? USUAL_PROFILE;
    if (!(await tellHost(now, after.access.error, language, this.#parts))) return;
    const { untold: _told, ...known } = after;
    await this.#write(run, known);
  }

  #desired(run: Run): DesiredMessage {
    const { table, match } = run.opened.now;
    return desiredOf(table, match !== undefined, () => this.#parts.draw.live(shownBy(run)));
  }

  #observed(opened: TableForChannel): Observed {
    const stored = storedOf(opened);
    if (this.#kept !== undefined) return { ...stored, ...this.#kept };
    if (this.#memory.read.has(this.#table)) return { ...stored, doubts: [], mustBeRead: false };
    const { table, match } = opened.now;
    const desired = desiredOf(table, match !== undefined, () => this.#parts.draw.live(opened));
    return awake(stored, desired, this.#memory.begun);
  }

  #keep({ observed: { doubts, mustBeRead, access }, opened: { now } }: Run): void {
    this.#kept = { doubts, mustBeRead };
    if (!mustBeRead && doubts.length === 0) this.#memory.read.add(this.#table);
    if (access?.channel === now.table.channel) this.#memory.closed.set(this.#table, now.table.guild);
    else this.#memory.closed.delete(this.#table);
  }

  #withPresses(observed: Observed, desired: DesiredMessage): Observed {
    let known = observed;
    for (const { id, channel, content, isKnown } of this.#presses.splice(0)) {
      const generation = generationOf(content, this.#table, desired.calls);
      const pressed = { id, channel, isKnown, ...(generation === undefined ? {} : { generation }) };
      const after = afterPress(known, desired, pressed);
      if (after === undefined) this.#strays.push(pressed);
      known = after ?? withStray(known, pressed);
    }
    for (const { id, content } of this.#stale.splice(0))
      if (!offersSame(content, desired.message()))
        known = {
          ...known,
          messages: known.messages.map((message) => (message.id === id ? outdated(message) : message)),
        };
    const lost = this.#lost;
    this.#lost = undefined;
    return lost === undefined ? known : withoutPlace(known, desired, lost);
  }

  /** Nobody waits for a request that is not about what they pressed, or that somebody else brings. */
  async #acknowledge(request: Request | undefined, { messages }: Observed): Promise<void> {
    const carrier = request === undefined ? undefined : this.#carrierOf(request);
    const isToBePosted = request !== undefined && (request.kind === 'post' || BEFORE_POST.has(request.kind));
    if (!isToBePosted) for (const stands of this.#watching.splice(0)) stands();
    const stays = (waiting: Waiting): boolean => {
      const { from } = waiting;
      if (request === undefined) return false;
      if (waiting === carrier) return true;
      if (!isPressed(from)) return BEFORE_POST.has(request.kind);
      if (request.kind === 'search' || request.kind === 'read') return true;
      if (carrier !== undefined && isPressed(carrier.from) && carrier.from.id === from.id) return false;
      return !from.isClosed && messages.some(({ id, standing }) => id === from.id && standing === 'leaving');
    };
    const gone = this.#waiting.filter((waiting) => !stays(waiting));
    this.#waiting = this.#waiting.filter((waiting) => !gone.includes(waiting));
    for (const waiting of gone) await this.#heard(waiting);
  }

  async #heard({ answer, from, answered }: Waiting): Promise<void> {
    if (isPressed(from)) await answer.nothing();
    answered(isPressed(from));
  }

  #carrierOf(request: Request): Waiting | undefined {
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

  async #ask(
    request: Request,
    opened: TableForChannel,
    desired: DesiredMessage,
  ): Promise<Outcome | undefined> {
    const waiting = this.#carrierOf(request);
    const { store } = this.#parts;
    const task = { request, opened, desired, again: this.#memory.again, isStale: () => this.#isDirty };
    const parts: Performing = { ...this.#parts, isKnown: store.isKnown };
    if (waiting === undefined) {
      const channel =
        'channel' in request
          ? request.channel
          : 'message' in request
            ? request.message.channel
            : request.live.channel;
      const leave = await this.#turnIn(channel);
      if (leave === undefined) return undefined;
      try {
        return this.#isDirty ? undefined : await perform({ ...task, carrier: undefined }, parts);
      } finally {
        leave();
      }
    }
    const { answer, from } = waiting;
    this.#waiting = this.#waiting.filter((each) => each !== waiting);
    let isAnswered = isPressed(from);
    const post: Responder['post'] = async (message, people) => {
      const posted = await answer.post(message, people);
      isAnswered = posted.kind === 'posted';
      return posted;
    };
    const carrier: Carrier = isPressed(from)
      ? { kind: 'press', answer, standing: from.content }
      : { kind: 'command', post };
    try {
      const outcome = await perform({ ...task, carrier }, parts);
      // Where it was not brought by the answer, it was brought beside it.
      if (isPressed(from)) await answer.nothing();
      return outcome;
    } finally {
      waiting.answered(isAnswered);
    }
  }

  /** Waits for the channel's turn; `undefined` if somebody pressed meanwhile, who may bring what is to be said. */
  async #turnIn(channel: string): Promise<(() => void) | undefined> {
    const turn = new Promise<() => void>((begin) => {
      void this.#memory.lines.run(channel, () => new Promise<void>((leave) => begin(leave)));
    });
    const pressed = new Promise<undefined>((go) => {
      this.#wakeUp = () => go(undefined);
    });
    const leave = await Promise.race([turn, pressed]);
    this.#wakeUp = () => {};
    if (leave === undefined) void turn.then((go) => go());
    return leave;
  }
}

/** The table with its messages as they are known now. */
const shownBy = ({ opened, observed }: Run): TableForChannel => ({ ...opened, messages: observed.messages });
