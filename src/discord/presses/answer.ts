import { type FirstAnswer, type Ticket, type Wire, WireFailure } from '../connection/wire.ts';
import { aboutError, type Log } from '../log.ts';
import { type Message, type Written, written } from '../messages/message.ts';
import { paintings } from '../messages/painting-queue.ts';

/**
 * Milliseconds after which an interaction is acknowledged though its answer is not ready: about a quarter of what Discord allows, so that
 * nobody waits for a sign of life for longer than a second.
 */
export const ACKNOWLEDGE_AFTER = 800;

/** What a press is going to change: the message it stands in (`update`), or nothing but a page of its own (`page`). */
export type Way = 'update' | 'page';

/** What became of a message for everybody: it has an id, was too late to be sent, or failed so that nobody knows whether it stands there. */
export type Posted =
  | { readonly kind: 'posted'; readonly id: string }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'doubtful' };

/** How far the answering has come. */
type State = 'open' | 'acknowledged' | 'answered';

/**
 * The one answer to one interaction. From the moment it is made a timer runs: whatever disk, painter or queue do, the interaction is
 * acknowledged in time, and what was to be the answer becomes an edit.
 */
export class Answer {
  readonly #wire: Wire;
  readonly #ticket: Ticket;
  readonly #way: Way;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #state: State = 'open';
  #acknowledging: Promise<boolean> | undefined;
  /** Discord knows nothing of this interaction any more: whatever is still said, nobody will see it. */
  #expired = false;
  #locked = false;

  constructor(wire: Wire, ticket: Ticket, way: Way, log: Log) {
    this.#wire = wire;
    this.#ticket = ticket;
    this.#way = way;
    this.#log = log;
    this.#timer = setTimeout(() => void this.#acknowledge(), ACKNOWLEDGE_AFTER);
  }

  /** Whether nothing could be answered because it would have been in a locked thread, where not even its own person would see it. */
  get locked(): boolean {
    return this.#locked;
  }

  /** Makes the pressed message this. Tells whether Discord took it. */
  async update(message: Message): Promise<boolean> {
    const ready = await this.#painted(message);
    if (ready === undefined) return false;
    if (this.#first()) return this.#send({ kind: 'update', written: ready });
    await this.#acknowledging;
    return this.#taken(() => this.#wire.amend(this.#ticket, ready));
  }

  /** Shows this person alone a message. Tells whether Discord took it. */
  async page(message: Message): Promise<boolean> {
    const ready = await this.#painted(message);
    if (ready === undefined) return false;
    if (this.#first()) return this.#send({ kind: 'message', written: ready, alone: true });
    const waiting = this.#state === 'acknowledged' && this.#way === 'page';
    await this.#acknowledging;
    this.#state = 'answered';
    return this.#taken(() =>
      waiting ? this.#wire.amend(this.#ticket, ready) : this.#wire.follow(this.#ticket, ready),
    );
  }

  /** Answers a command with a message for everybody that notifies `pings`. */
  async post(message: Message, pings: readonly string[] = []): Promise<Posted> {
    const ready = await this.#painted(message, pings);
    if (ready === undefined || !this.#first()) return { kind: 'unsent' };
    let id: string | undefined;
    const sent = await this.#taken(async () => {
      id = await this.#wire.answer(this.#ticket, { kind: 'message', written: ready, alone: false });
    });
    if (sent && id === undefined)
      await this.#taken(async () => {
        id = await this.#wire.original(this.#ticket);
      });
    return id === undefined ? { kind: 'doubtful' } : { kind: 'posted', id };
  }

  /** Says that the press was heard, and changes nothing. */
  async nothing(): Promise<void> {
    if (this.#first()) await this.#send({ kind: this.#way === 'update' ? 'noted' : 'later' });
  }

  /** The message in its turn to be painted; nothing where nobody would see it any more. */
  async #painted(message: Message, pings: readonly string[] = []): Promise<Written | undefined> {
    const paint = async () => (this.#expired ? undefined : written(message, this.#log, pings));
    return message.pictures.length === 0 ? paint() : paintings.run('answer', paint);
  }

  /** Whether nothing has been said yet, from now on the timer stays out of it. */
  #first(): boolean {
    clearTimeout(this.#timer);
    if (this.#state !== 'open') return false;
    this.#state = 'answered';
    return true;
  }

  #acknowledge(): Promise<boolean> {
    this.#state = 'acknowledged';
    this.#acknowledging = this.#send({ kind: this.#way === 'update' ? 'noted' : 'later' });
    return this.#acknowledging;
  }

  #send(answer: FirstAnswer): Promise<boolean> {
    return this.#taken(async () => {
      await this.#wire.answer(this.#ticket, answer);
    });
  }

  /** A retried answer that Discord calls acknowledged was taken the first time. */
  async #taken(request: () => Promise<void>): Promise<boolean> {
    try {
      await request();
      return true;
    } catch (error) {
      if (error instanceof WireFailure && error.kind === 'acknowledged') return true;
      this.#expired ||= error instanceof WireFailure && error.kind === 'expired';
      this.#locked ||= error instanceof WireFailure && error.kind === 'locked';
      this.#log.warn({ interaction: this.#ticket.id, ...aboutError(error) }, 'an answer was not taken');
      return false;
    }
  }
}
