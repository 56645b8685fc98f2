import type { LRUCache } from 'lru-cache';
import type { KeyedQueue } from '../../keyed-queue.ts';
import { USUAL_PROFILE } from '../../tables/model/profile.ts';
import type { Table } from '../../tables/model/table.ts';
import { isPassing } from '../../tables/service/kept-tables.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import { render } from '../protocol/message.ts';
import {
  accessErrorIn,
  accessErrorOf,
  type ClosedCause,
  type ClosedTries,
  causeAt,
  tellHost,
} from './access.ts';
import { type DesiredMessage, type DrawingParts, desiredOf } from './desired.ts';
import type { DirectoryParts } from './directory-sync.ts';
import { channelOf, isUncertain, next, type Request, type RequestOutcome } from './next.ts';
import { type NoticeParts, type NoticeStep, nextNotice, sendNotice, tellUnseenTurns } from './notices.ts';
import {
  afterNote,
  afterStep,
  atRest,
  during,
  isForgettable,
  NOTHING_KNOWN,
  observedAtStart,
  recalled,
  seenSince,
  withoutPlace,
} from './observed.ts';
import { type ChannelLoop, Presses, type RunEnd } from './presses.ts';
import type { Performing, RequestTask } from './request-rules.ts';
import { afterRequest, perform } from './requests.ts';
import { paintInTurn } from './responder.ts';
import type { ChannelStore, Observed, TableClaim, TableForChannel } from './state.ts';

/** What channels are kept true with. */
export interface SyncParts
  extends Omit<Performing, 'ofMessage'>,
    Omit<NoticeParts, 'store' | 'begun'>,
    Omit<DrawingParts, 'store'> {
  readonly store: ChannelStore;
  /** Checks on those just called, and returns whether their table changed with it; absent if nobody does. */
  readonly called?: (opened: TableForChannel) => Promise<boolean>;
  readonly directory: Pick<DirectoryParts, 'directories' | 'list' | 'openingCalls'>;
}

/** How many tables, or people, each of these remembers; of one that is forgotten Discord is asked once more. */
export const REMEMBERED = 10_000;

/** What this process knows of all tables. */
export interface SyncMemory {
  /** When the process began, in milliseconds since 1970. */
  readonly begun: number;
  /** Tables whose live message was found to stand since, by the epoch of the claim under which it was. */
  readonly read: LRUCache<string, number>;
  /** Closed channels and their servers, by table. */
  readonly closed: LRUCache<string, Pick<Table, 'guild' | 'channel'>>;
  /** Who was told lately, by host, channel and reason, why it cannot be spoken to. */
  readonly told: LRUCache<string, true>;
  readonly tries: ClosedTries;
  /** One line a channel: Discord limits each by itself. */
  readonly lines: KeyedQueue;
  /** One line a person: what several tables have to tell them comes in one message. */
  readonly people: KeyedQueue;
  /** Numbers the messages that take the place of others that are gone. */
  again: number;
}

/** What a step has come to: there may be more to do, nothing is left that can be done, or Discord cannot now. */
type Step = 'more' | 'rest' | 'soon';

/** Who is told that people were called, and that the channel shows the table. Nobody waits for them. */
export interface SyncListeners {
  readonly called: (opened: TableForChannel) => void;
  readonly rested: (opened: TableForChannel) => void;
}

/** One run: the table as it stands, what is known of its channel, and what of that is written down. */
interface Run {
  opened: TableForChannel;
  observed: Observed;
  stored: Observed;
  /** Whether an attempt before this one has failed. */
  readonly isAgain: boolean;
  /** Whether Discord has refused to tell somebody something. */
  isRefused: boolean;
  readonly tried: Set<number>;
  /** What the run is made under: a process that froze in it writes nothing when it wakes. */
  readonly claim: TableClaim;
}

/** Whether something is owed that Discord has refused. */
const isOwing = ({ opened: { now }, observed: { aside, channel }, isRefused }: Run): boolean =>
  isRefused || aside.length > 0 || accessErrorOf({ now, channel }) !== undefined;

const shownBy = ({ opened, observed }: Run): TableForChannel => ({ ...opened, messages: observed.messages });

/** Requests that tell the table what came of them. */
const CHANGE_TABLE: ReadonlySet<Request['kind']> = new Set<Request['kind']>([
  'start-thread',
  'rename-thread',
  'event',
]);

/** What is under way about the channel of one table. */
export class TableSync implements ChannelLoop {
  readonly #table: string;
  readonly #parts: SyncParts;
  readonly #memory: SyncMemory;
  readonly #listeners: SyncListeners;
  readonly presses: Presses;
  /** What has come up since the last look, with the table as just read or written; absent if nothing has. */
  #news: { readonly opened?: TableForChannel } | undefined = {};
  #known = NOTHING_KNOWN;
  /** Who was told of a call that no message has made yet. */
  readonly #told = new Set<string>();

  constructor(table: string, parts: SyncParts, memory: SyncMemory, listeners: SyncListeners) {
    this.#table = table;
    this.#listeners = listeners;
    this.#parts = parts;
    this.#memory = memory;
    this.presses = new Presses(table);
  }

  get isDirty(): boolean {
    return this.#news !== undefined;
  }

  get isForgettable(): boolean {
    return isForgettable(this.#known);
  }

  /** The table may have changed; `opened` is how it was just written or read. */
  markDirty(opened?: TableForChannel): void {
    this.#news = opened === undefined ? {} : { opened };
  }

  /** Something else has come up: the table that a press has just brought is still to be shown. */
  lookAgain(): void {
    this.#news ??= {};
  }

  async run(isStopped: () => boolean): Promise<RunEnd> {
    const claim = await this.#parts.store.claim(this.#table);
    const leave = this.#parts.store.keep(claim);
    try {
      return await this.#runUnder(claim, isStopped);
    } finally {
      leave();
    }
  }

  async #runUnder(claim: TableClaim, isStopped: () => boolean): Promise<RunEnd> {
    // Another process may have worked in the channel since this was read.
    if (claim.since !== undefined && this.#memory.read.get(this.#table) !== claim.epoch) this.markDirty();
    const opened = await this.#open();
    if (opened === undefined) {
      this.#parts.log.warn({ table: this.#table }, 'nobody knows this table any more');
      await this.presses.release();
      return 'rest';
    }
    const observed = this.#observed(opened, claim);
    const isAgain = accessErrorOf(opened) !== undefined;
    const run: Run = {
      ...{ opened, observed, stored: observed, isAgain, isRefused: false, tried: new Set(), claim },
    };
    while (!isStopped()) {
      if (this.isDirty) await this.#openAgain(run);
      const desired = this.#desired(run);
      run.observed = this.presses.noteIn(run.observed, desired);
      const request = this.#next(run, desired);
      await this.presses.releaseOthers(request, run.observed);
      // Somebody pressed meanwhile: the request was worked out for a table that is out of date.
      if (this.isDirty) continue;
      const came = await (request === undefined ? this.#rest(run) : this.#request(request, run, desired));
      this.#remember(run);
      if (came === 'soon') {
        await this.presses.release();
        return came;
      }
      if (came === 'rest' && !this.isDirty && this.presses.isEmpty) {
        if (desired.isAskedAgain && isOwing(run)) return 'late';
        this.#listeners.rested(run.opened);
        return came;
      }
    }
    await this.presses.release();
    return 'rest';
  }

  /** Messages that nobody had noted lose their buttons once it is known how the live one stands. */
  #next(run: Run, desired: DesiredMessage): Request | undefined {
    const request = next(desired, run.observed);
    if (request?.kind === 'search' || request?.kind === 'read') return request;
    const observed = this.presses.retireStrays(run.observed);
    if (observed === run.observed) return request;
    run.observed = observed;
    return next(desired, observed);
  }

  /** The table as it stands: as it was brought with a press, or as the store has it. */
  async #open(): Promise<TableForChannel | undefined> {
    const news = this.#news;
    this.#news = undefined;
    return news?.opened ?? this.#parts.store.opened({ table: this.#table });
  }

  /** The table as it stands by now. What Discord has refused may be taken by now, too. */
  async #openAgain(run: Run): Promise<void> {
    run.opened = (await this.#open()) ?? run.opened;
    run.observed = { ...run.observed, mayBeOpen: this.#mayBeOpen(run.opened), aside: [] };
  }

  /** Whether Discord may be asked for something in a table's channel: a closed one is not tried too often. */
  #mayBeOpen(opened: TableForChannel): boolean {
    return accessErrorOf(opened) === undefined || this.#memory.tries.take(opened.now.table.guild);
  }

  async #request(request: Request, run: Run, desired: DesiredMessage): Promise<Step> {
    // Nothing is asked of Discord that another process may have done.
    await this.#parts.store.makeSure(run.claim);
    const isPassed = this.presses.carrierOf(request) !== undefined;
    const before = this.#known;
    this.#known = during(before, request, this.#parts.clock.now());
    const outcome = await this.#ask(request, desired);
    if (outcome === undefined) {
      this.#known = before;
      return 'more';
    }
    const known = { observed: run.observed, desired, now: this.#parts.clock.now() };
    const after = afterRequest(request, outcome, known);
    await this.#write(run, after);
    this.#known = afterNote(this.#known, request, outcome);
    if (CHANGE_TABLE.has(request.kind)) this.markDirty();
    if (request.kind === 'post' && outcome.kind === 'done') {
      if (request.calls.length === 0) this.#memory.again += 1;
      else this.#listeners.called(run.opened);
    }
    // An answer is given once: what did not come of it is looked for, or done, without one at once.
    if (isPassed && outcome.kind === 'unknown') return 'more';
    return isUncertain(outcome) ? 'soon' : 'more';
  }

  /** Nothing is to be asked for the table's own message: what is for single people comes now. */
  async #rest(run: Run): Promise<Step> {
    const isClosed = accessErrorOf({ ...run.opened, channel: run.observed.channel }) !== undefined;
    await this.#write(run, isClosed ? run.observed : atRest(run.observed, this.#desired(run)));
    try {
      if (run.isAgain && isClosed)
        await tellUnseenTurns(shownBy(run), this.#desired(run), this.#told, this.#parts);
      return await this.#notice(run, isClosed);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      const { id: table } = run.opened.now.table;
      this.#parts.log.warn({ table, ...aboutError(error) }, 'somebody could not be told of their table');
      if (error.kind === 'passing') return 'soon';
      const accessError = accessErrorIn(error);
      if (accessError === undefined) run.isRefused = true;
      else await this.#write(run, withoutPlace(run.observed, this.#desired(run), accessError));
      return 'more';
    }
  }

  async #notice(run: Run, isClosed: boolean): Promise<Step> {
    if (run.opened.notices.length === 0) return 'rest';
    const step = nextNotice(run.opened, isClosed, run.tried);
    if (step === undefined) return 'rest';
    const { id } = step.notice;
    run.tried.add(id);
    await this.#parts.store.makeSure(run.claim);
    if (step.kind === 'drop') await this.#write(run, run.observed, [id]);
    else await this.#memory.people.run(step.notice.person, () => this.#tell(run, step, isClosed));
    return 'more';
  }

  /** Tells somebody what waits for them here, with what waits for them at other tables. */
  async #tell(
    run: Run,
    step: Extract<NoticeStep, { readonly kind: 'send' }>,
    isClosed: boolean,
  ): Promise<void> {
    const { store } = this.#parts;
    const parts = { ...this.#parts, begun: this.#memory.begun };
    for (const { table, notices } of await sendNotice(step, shownBy(run), isClosed, parts))
      if (table === this.#table) {
        await this.#write(run, run.observed, notices);
        // Only by now is it known whether a direct message has reached them.
        this.#listeners.called(run.opened);
      } else
        await store
          .claim(table)
          .then((claim) => store.note(table, { notices }, claim))
          .then((opened) => this.#listeners.called(opened))
          .catch((error: unknown) => {
            // Another process works there, and finds by its mark that it was told.
            if (!isPassing(error)) throw error;
          });
  }

  /** Writes what is known now, and tells the host if the channel was just found closed. */
  async #write(run: Run, found: Observed, notices?: readonly number[]): Promise<void> {
    let after = found;
    let missing: ClosedCause['missing'] = [];
    const { access } = found.channel;
    if (access?.error === 'closed' && access !== run.stored.channel.access) {
      const cause = await causeAt(run.opened.now.table, this.#parts.api);
      missing = cause.missing;
      after = { ...found, channel: { ...found.channel, access: { ...access, error: cause.error } } };
    }
    const seen = seenSince(run.stored, after);
    run.observed = after;
    if (seen === undefined && notices === undefined) return;
    const isNews = run.stored.channel.untold === undefined && after.channel.untold !== undefined;
    run.stored = after;
    const news = { ...seen, ...(notices === undefined ? {} : { notices }) };
    run.opened = await this.#parts.store.note(this.#table, news, run.claim);
    const { now, profiles } = run.opened;
    const { untold: _told, ...channel } = after.channel;
    if (!isNews || channel.access === undefined) return;
    const { host, home } = now.table;
    const { error } = channel.access;
    // Who was told the same lately, as of another table of theirs there, hears of this one with what they do next.
    const matter = [host, home, error].join(' ');
    if (this.#memory.told.has(matter)) return;
    const { language } = profiles.get(host) ?? USUAL_PROFILE;
    if (!(await tellHost(now, error, missing, language, this.#parts))) return;
    this.#memory.told.set(matter, true);
    await this.#write(run, { ...after, channel });
  }

  #desired(run: Run): DesiredMessage {
    return desiredOf(shownBy(run), this.#parts);
  }

  #observed(opened: TableForChannel, { epoch, since = 0 }: TableClaim): Observed {
    const { messages, channel } = opened;
    const stored = { messages, channel, mayBeOpen: this.#mayBeOpen(opened), aside: [] };
    return recalled(this.#known, epoch, stored, () =>
      this.#memory.read.get(this.#table) === epoch
        ? { ...stored, doubts: [], mustBeRead: false }
        : observedAtStart(stored, desiredOf(opened, this.#parts), Math.max(since, this.#memory.begun)),
    );
  }

  #remember({ observed, opened: { now }, claim: { epoch } }: Run): void {
    this.#known = afterStep(this.#known, observed, epoch);
    if (!observed.mustBeRead && observed.doubts.length === 0) this.#memory.read.set(this.#table, epoch);
    const { guild, channel } = now.table;
    if (accessErrorOf({ now, channel: observed.channel }))
      this.#memory.closed.set(this.#table, { guild, channel });
    else this.#memory.closed.delete(this.#table);
  }

  async #ask(request: Request, desired: DesiredMessage): Promise<RequestOutcome | undefined> {
    const { store, log } = this.#parts;
    const task: Omit<RequestTask, 'carrier'> = {
      ...{ desired, again: this.#memory.again },
      paint: (message, pings) =>
        paintInTurn('in time', desired.host, async () =>
          this.isDirty ? undefined : render(message, log, pings),
        ),
    };
    const parts: Performing = { ...this.#parts, ofMessage: store.ofMessage };
    const waiting = this.presses.carrierOf(request);
    if (waiting !== undefined)
      return this.presses.answerWith(waiting, () => perform(request, { ...task, carrier: waiting }, parts));
    const leave = await this.#turnIn(channelOf(request));
    if (leave === undefined) return undefined;
    try {
      return this.isDirty ? undefined : await perform(request, { ...task, carrier: undefined }, parts);
    } finally {
      leave();
    }
  }

  /** Waits for the channel's turn; `undefined` if somebody pressed meanwhile, who may bring what is to be said. */
  async #turnIn(channel: string): Promise<(() => void) | undefined> {
    const turn = new Promise<() => void>((begin) => {
      void this.#memory.lines.run(channel, () => new Promise<void>((leave) => begin(leave)));
    });
    const leave = await Promise.race([turn, this.presses.come()]);
    if (leave === undefined) void turn.then((go) => go());
    return leave ?? undefined;
  }
}
