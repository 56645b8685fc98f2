import { readId } from '../../src/discord/protocol/ids.ts';
import type { JournalRequest } from '../../src/playground/journal.ts';
import type { Used } from './hand.ts';

/** What people do, rightly and wrongly. */
export const DEEDS = [
  'right',
  'twice',
  'of another',
  'late',
  'forged',
  'look',
  'command',
  'asks',
  'votes',
  'leaves',
  'takes',
] as const;
export type DeedKind = (typeof DEEDS)[number];

/** Whether anything goes wrong on purpose at the moment. */
export type Weather = 'calm' | 'storm';

/** What a press was told: the table has changed, it has not, or only that the press was heard. */
export type Told = 'accepted' | 'refused' | 'heard';

/** One press, and what came of it. Moments are those of `performance.now()`. */
export interface Entry {
  readonly kind: DeedKind;
  readonly weather: Weather;
  readonly table: string;
  readonly person: string;
  /** What it asks for, as {@link wishOf} tells it; nothing where it changes no match. */
  readonly wish: string | undefined;
  readonly customId: string;
  readonly at: number;
  told?: Told;
  toldAt?: number;
  /** Whether it was answered when Discord no longer waited. */
  late?: boolean;
  /** When the table's board was new for the first time after the press. */
  boardAt?: number;
}

export type Ledger = ReturnType<typeof openLedger>;

/** Names an answer to a question, or a move taken back, so that a press and an entry of the log can be told to be the same. */
export function wishOf(person: string, customId: string, value?: string): string | undefined {
  const id = readId(customId);
  if (typeof id === 'string') return undefined;
  switch (id.kind) {
    case 'answer':
      return answerWish(id.table, id.opened, person, id.notation);
    case 'choose':
      return value === undefined ? undefined : answerWish(id.table, id.opened, person, value);
    case 'undo':
      return undoWish(id.table, id.ply, person);
    default:
      return undefined;
  }
}

/** The wish to answer the question that was opened at a ply. */
export const answerWish = (table: string, opened: number, person: string, notation: string): string =>
  `${table} ${opened} ${person} ${notation}`;

/** The wish to take back the last move before a ply. */
export const undoWish = (table: string, ply: number, person: string): string =>
  `${table} back ${ply} ${person}`;

/** How Discord numbers first answers ("Receiving and Responding", Interaction Callback Type). */
const TOLD_BY_TYPE: ReadonlyMap<number, Told> = new Map([
  [4, 'refused'],
  [5, 'heard'],
  [6, 'heard'],
  [7, 'accepted'],
]);

/**
 * What a first answer tells: a page with something to press on it, which may come below the new board, that the press was heard; a message without
 * that nothing came of it.
 */
const toldBy = (body: unknown): Told | undefined => {
  const told = TOLD_BY_TYPE.get(typeOf(body) ?? 0);
  return told === 'refused' && JSON.stringify(body).includes('"custom_id"') ? 'heard' : told;
};

/** Whether a request has been carried out, whatever the bot was told of it. */
export const carriedOut = ({ status, fault, refused }: JournalRequest): boolean =>
  (status >= 200 && status < 300) ||
  (fault?.endsWith('-after') === true && fault !== 'slow-after' && refused !== true);

function typeOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('type' in body)) return undefined;
  return typeof body.type === 'number' ? body.type : undefined;
}

export function openLedger() {
  const entries: Entry[] = [];
  const byInteraction = new Map<string, Entry>();
  const byToken = new Map<string, Entry>();
  const awaiting = new Map<string, Set<Entry>>();
  const counted = { calm: 0, storm: 0 };
  let now: Weather = 'calm';
  const done = { calm: 0, storm: 0 };
  let commands = 0;

  function tell(entry: Entry | undefined, told: Told | undefined): void {
    if (entry === undefined || told === undefined) return;
    entry.toldAt ??= performance.now();
    if (entry.told === undefined || (entry.told === 'heard' && told === 'accepted')) entry.told = told;
  }

  return {
    /** Writes down a press before it is sent. */
    write(kind: DeedKind, weather: Weather, table: string, { person, customId, value }: Used) {
      const wish = wishOf(person, customId, value);
      const entry: Entry = { kind, weather, table, person, wish, customId, at: performance.now() };
      return (interaction: string, token: string): void => {
        entries.push(entry);
        done[now] += 1;
        byInteraction.set(interaction, entry);
        byToken.set(token, entry);
        awaiting.set(table, (awaiting.get(table) ?? new Set()).add(entry));
      };
    },
    hear(request: JournalRequest): void {
      const [, room, first = '', second = ''] = request.url.split(/[/?]/);
      const isAnswer = room === 'interactions' || room === 'webhooks';
      if (isAnswer || room === 'channels') counted[now] += 1;
      const known = room === 'interactions' ? byInteraction.get(first) : undefined;
      if (known !== undefined && request.status === 404) known.late = true;
      if (!isAnswer || !carriedOut(request)) return;
      if (room === 'interactions') tell(known, toldBy(request.body));
      else if (request.method === 'PATCH') tell(byToken.get(second), 'accepted');
    },
    /** Counts a command; what it did is told by the next audit. */
    typed(): void {
      commands += 1;
      done[now] += 1;
    },
    /** Counts a press about which nothing is written down: of those who open tables. */
    opened(): void {
      done[now] += 1;
    },
    commands: () => commands,
    done: (): Readonly<Record<Weather, number>> => done,
    boardCame(table: string): void {
      const moment = performance.now();
      for (const entry of awaiting.get(table) ?? []) entry.boardAt = moment;
      awaiting.delete(table);
    },
    all: (): readonly Entry[] => entries,
    /** Requests about tables: those that answer, and those that speak in channels. */
    requests: (): Readonly<Record<Weather, number>> => counted,
    /** The weather that requests are counted under from now on. */
    weather(next: Weather): void {
      now = next;
    },
  };
}
