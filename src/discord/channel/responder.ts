import { FairQueue } from '../../shares/queue.ts';
import { DiscordError, type DiscordErrorKind } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi, FirstAnswer, InteractionToken, SentMessage } from '../protocol/discord-api.ts';
import { type Form, formPayload } from '../protocol/form.ts';
import { type Message, type MessagePayload, render } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';

/** Two messages are painted at a time: one while the pictures of the one before are still being encoded. */
const paintings = new FairQueue(2);

/**
 * Paints in a person's turn: of the one who is answered, or the host of the message's table. Channel messages, `in
 * time`, take turns with answers, of which there are more, as the next player waits for a new board, too. `work` reads
 * what it needs only then, so that it shows nothing old after a long wait.
 */
export const paintInTurn = <T>(
  urgency: 'answer' | 'in time',
  person: string,
  work: () => Promise<T>,
): Promise<T> => paintings.do({ server: urgency, person: `${urgency} ${person}` }, work);

/**
 * Milliseconds after which an interaction is acknowledged without its answer: a quarter of what Discord allows, so
 * that nobody waits longer than a second for a reaction.
 */
export const ACKNOWLEDGE_AFTER = 800;

/** What a press is going to change: the message it stands in (`update`), or nothing but a page of its own (`page`). */
export type ResponseMode = 'update' | 'page';

/** What became of a channel message: it has an id, was too late to be sent, or failed and may still exist. */
export type Posted =
  | { readonly kind: 'posted'; readonly id: string; readonly attachments?: SentMessage['attachments'] }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'doubtful' };

/** A message that Discord took; what stands in it by then is absent where its answer does not tell. */
export type Taken = Partial<Pick<SentMessage, 'attachments'>>;

/** Hears which private pages an answer has shown to its person. */
export interface PageListener {
  /** The private page that was pressed; absent where the press or command came from elsewhere. */
  readonly pressed?: string;
  /** The page stands in this message, which is the `original` one of the interaction or a later one. */
  readonly shown: (page: PageMark, message: string, original: boolean) => void;
}

type State = 'open' | 'acknowledged' | 'answered';

/** What came of a request: `lost` if nobody knows; `given` if the first answer was, by a repeat or another process. */
type Fate = 'taken' | 'refused' | 'lost' | 'given';

interface RequestResult<T> {
  readonly fate: Fate;
  readonly sent: T | undefined;
}

/** A request that failed so was not done, and another about the same interaction may be. */
const REFUSALS: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>([
  'refused',
  'gone',
  'vanished',
  'closed',
  'archived',
]);

/**
 * The one answer to one interaction. A timer runs from its creation: whatever delays disk, painter or queue, the
 * interaction is acknowledged in time, and the answer becomes an edit. It is also acknowledged if Discord refuses
 * what was to be shown.
 */
export class Responder {
  readonly #api: DiscordApi;
  readonly #interactionToken: InteractionToken;
  readonly #mode: ResponseMode;
  readonly #log: Log;
  readonly #pages: PageListener | undefined;
  readonly #timer: NodeJS.Timeout;
  #state: State = 'open';
  #acknowledging: Promise<void> | undefined;
  /** Discord knows nothing of this interaction any more: whatever is still said, nobody will see it. */
  #isExpired = false;
  #isLocked = false;
  #isRefused = false;
  #isGone = false;
  #refusedFor = 0;
  #hasPosted = false;
  /** The original message of the interaction is a page that this one has shown. */
  #hasShownPage = false;

  constructor(
    api: DiscordApi,
    interactionToken: InteractionToken,
    mode: ResponseMode,
    log: Log,
    pages?: PageListener,
  ) {
    this.#api = api;
    this.#interactionToken = interactionToken;
    this.#mode = mode;
    this.#log = log;
    this.#pages = pages;
    this.#timer = setTimeout(() => void this.#acknowledge(), ACKNOWLEDGE_AFTER);
  }

  get interaction(): string {
    return this.#interactionToken.id;
  }

  /** Whether the answer failed because of a locked thread, where even a private answer is refused. */
  get isLocked(): boolean {
    return this.#isLocked;
  }

  /** Whether nothing was answered or taken yet, or the person still waits for the promised page. */
  get isUnseen(): boolean {
    return this.#isRefused || this.#state === 'open' || this.isPromised;
  }

  /** Discord's code for what it did last not take; 0 if it gave none. */
  get refusedFor(): number {
    return this.#refusedFor;
  }

  /** Whether the interaction was acknowledged with a page to come, which its person waits for. */
  get isPromised(): boolean {
    return this.#state === 'acknowledged' && this.#mode === 'page';
  }

  /** Whether a message for everybody was the answer, as far as is known. */
  get hasPosted(): boolean {
    return this.#hasPosted;
  }

  /** Makes the pressed message this. Brings it if Discord took it. */
  async update(message: Message): Promise<Taken | undefined> {
    const ready = await this.#paint(message);
    if (ready === undefined) return undefined;
    const amended = () => this.#ask(() => this.#api.amend(this.#interactionToken, ready));
    const first = (await this.#claimFirstAnswer())
      ? await this.#answerFirst({ kind: 'update', payload: ready })
      : undefined;
    // What another process has answered may be older, or nothing but a sign that the press was heard.
    const { fate, sent } = first === undefined || first.fate === 'given' ? await amended() : first;
    if (fate === 'taken' && this.#isOfAnother(sent)) return undefined;
    // The original message is the pressed one, or a page of its own that the first answer has shown.
    if (fate === 'taken') this.#tellShown(message, sent?.id ?? this.#pages?.pressed, true);
    // One that is taken stands in the place of one that was refused.
    if (fate !== 'lost') this.#isRefused = fate === 'refused';
    // What everybody sees is brought up to date besides; nobody but this answer looks after a page.
    else this.#isRefused ||= first === undefined && this.#pages?.pressed !== undefined;
    return fate === 'taken' ? { ...sent } : undefined;
  }

  /** Makes the pressed private page this, or shows it anew if that page was removed while the press was under way. */
  async replace(message: Message): Promise<void> {
    if ((await this.update(message)) !== undefined || !this.#isGone) return;
    this.#isRefused = false;
    await this.page(message);
  }

  /** Whether another process has answered the press with a page of its own, and the pressed message is unchanged. */
  #isOfAnother(sent: SentMessage | undefined): boolean {
    const pressed = this.#interactionToken.message?.id;
    const mayDiffer = this.#mode === 'update' && !this.#hasShownPage && pressed !== undefined;
    return mayDiffer && sent !== undefined && sent.id !== pressed;
  }

  /** Shows this person alone a message. Tells whether Discord took it. */
  async page(message: Message): Promise<boolean> {
    const ready = await this.#paint(message);
    if (ready === undefined) return false;
    const isFirst = await this.#claimFirstAnswer();
    const { fate, sent, original } = isFirst
      ? { ...(await this.#answerFirst({ kind: 'message', payload: ready, alone: true })), original: true }
      : await this.#answerLater(ready);
    if (fate === 'taken') this.#tellShown(message, sent?.id, original);
    this.#hasShownPage ||= fate === 'taken' && original;
    this.#isRefused ||= fate === 'refused' || (fate === 'lost' && !isFirst);
    return fate === 'taken' || fate === 'given';
  }

  /** Opens a form, which only a first answer can. Tells whether Discord took it. */
  async form(form: Form): Promise<boolean> {
    if (!(await this.#claimFirstAnswer())) return false;
    const { fate } = await this.#answerFirst({ kind: 'form', form: formPayload(form) });
    return fate === 'taken' || fate === 'given';
  }

  /** Answers a command with a message for everybody that notifies `pings`. */
  async post(message: Message, pings: readonly string[] = []): Promise<Posted> {
    const ready = await this.#paint(message, pings);
    if (ready === undefined || !(await this.#claimFirstAnswer())) return { kind: 'unsent' };
    const { fate, sent } = await this.#answerFirst({ kind: 'message', payload: ready, alone: false });
    if (fate === 'refused') return { kind: 'unsent' };
    // What another process has answered may be a page for the person who asked, and not this message.
    const found =
      sent === undefined && fate !== 'lost'
        ? await this.#ask(() => this.#api.original(this.#interactionToken))
        : undefined;
    const id = sent?.id ?? found?.sent;
    this.#hasPosted = id !== undefined;
    return id === undefined
      ? { kind: 'doubtful' }
      : { kind: 'posted', id, ...(sent && { attachments: sent.attachments }) };
  }

  /** Says that the press was heard, and changes nothing. */
  async nothing(): Promise<void> {
    if (await this.#claimFirstAnswer()) await this.#acknowledge();
  }

  /** The message in its turn to be painted; undefined if nobody would see it any more. */
  async #paint(message: Message, pings: readonly string[] = []): Promise<MessagePayload | undefined> {
    const paint = async () => (this.#isExpired ? undefined : render(message, this.#log, pings));
    if (message.pictures.length === 0) return paint();
    const { id, member, user = member?.user } = this.#interactionToken;
    return paintInTurn('answer', user?.id ?? id, paint);
  }

  /** Whether nothing has been answered yet; from now on the timer stays out of it. */
  async #claimFirstAnswer(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#acknowledging;
    if (this.#state !== 'open') return false;
    this.#state = 'answered';
    return true;
  }

  /** Gives the first answer. If Discord refuses it nothing is answered, and the interaction is acknowledged at once. */
  async #answerFirst(answer: FirstAnswer): Promise<RequestResult<SentMessage>> {
    const asked = await this.#ask(() => this.#api.answer(this.#interactionToken, answer));
    if (asked.fate === 'refused') await this.#acknowledge();
    return asked;
  }

  /** Shows this person a message after the first answer: where that promised one, in its place. */
  async #answerLater(ready: MessagePayload) {
    const promised = this.isPromised;
    const request = async () =>
      promised
        ? this.#api.amend(this.#interactionToken, ready)
        : this.#api.follow(this.#interactionToken, ready);
    const once = await this.#ask(request);
    // Made twice, a change is the same; a message would stand there twice.
    const asked = promised && once.fate === 'lost' && !this.#isExpired ? await this.#ask(request) : once;
    if (asked.fate === 'taken' || asked.fate === 'given') this.#state = 'answered';
    return { ...asked, original: promised };
  }

  /** Where nobody knows in which message a page stands, nothing can be done about it later. */
  #tellShown({ page }: Message, id: string | undefined, original: boolean): void {
    if (page !== undefined && id !== undefined) this.#pages?.shown(page, id, original);
  }

  #acknowledge(): Promise<void> {
    this.#state = 'acknowledged';
    this.#acknowledging = this.#sendAcknowledgement();
    return this.#acknowledging;
  }

  async #sendAcknowledgement(): Promise<void> {
    const kind = this.#mode === 'update' ? 'noted' : 'later';
    const { fate } = await this.#ask(() => this.#api.answer(this.#interactionToken, { kind }));
    if (fate === 'refused') this.#state = 'open';
  }

  /** What has an answer has one: a retried one was taken the first time, or another process has answered. */
  async #ask<T>(request: () => Promise<T | undefined>): Promise<RequestResult<T>> {
    try {
      return { fate: 'taken', sent: await request() };
    } catch (error) {
      const kind = error instanceof DiscordError ? error.kind : undefined;
      if (kind === 'acknowledged') return { fate: 'given', sent: undefined };
      this.#refusedFor = error instanceof DiscordError ? error.code : 0;
      this.#isExpired ||= kind === 'expired';
      this.#isLocked ||= kind === 'locked';
      this.#isGone = kind === 'gone';
      this.#log.warn(
        { interaction: this.#interactionToken.id, ...aboutError(error) },
        'an answer was not taken',
      );
      return { fate: kind !== undefined && REFUSALS.has(kind) ? 'refused' : 'lost', sent: undefined };
    }
  }
}
