import { readSaying, type Saying } from '../../tables/model/saying.ts';
import type { Told } from './notifier.ts';
import type { OutboxEntry } from './outbox.ts';

/** What the channel must hear next of one table, and the entries of the outbox that are fulfilled with it. */
export type Errand =
  /** Entries that no longer say anything. */
  | { readonly kind: 'drop'; readonly settles: readonly number[] }
  | { readonly kind: 'refresh'; readonly entry: OutboxEntry; readonly settles: readonly number[] }
  | { readonly kind: 'vacate'; readonly settles: readonly number[] }
  | {
      readonly kind: 'retire';
      readonly from: number;
      readonly to: number;
      readonly lobby: boolean;
      readonly settles: readonly number[];
    }
  /** A new message, in place of the one there is: the next of the table, or, `anew`, the same once more. */
  | {
      readonly kind: 'post' | 'anew';
      readonly entry: OutboxEntry;
      readonly settles: readonly number[];
    }
  /** Somebody is told that the table waits for them: when its board is up to date. */
  | {
      readonly kind: 'tell';
      readonly entry: OutboxEntry;
      readonly saying: Told;
      readonly settles: readonly number[];
    };

type Said<K extends Saying['kind']> = {
  readonly entry: OutboxEntry;
  readonly saying: Extract<Saying, { readonly kind: K }>;
};

/**
 * The first thing to be done about what waits. Everything is drawn from the table as it stands, so a new message fulfils every refresh
 * that waits with it, and the wish to have the message once more, and so does retiring the old one where a new one follows.
 */
export function nextErrand(entries: readonly OutboxEntry[]): Errand | undefined {
  const unread = entries.filter(({ body }) => readSaying(body) === undefined);
  if (unread.length > 0) return { kind: 'drop', settles: unread.map(({ id }) => id) };
  const retire = first(entries, 'retire');
  const post = first(entries, 'post');
  const anew = first(entries, 'anew');
  const refresh = first(entries, 'refresh');
  const refreshes = entries.filter(({ body }) => readSaying(body)?.kind === 'refresh').map(({ id }) => id);
  if (retire !== undefined && (post === undefined || retire.entry.id < post.entry.id)) {
    const { from, to, lobby = false } = retire.saying;
    return { kind: 'retire', from, to, lobby, settles: [retire.entry.id] };
  }
  if (post !== undefined) {
    const settles = [post.entry.id, ...(anew === undefined ? [] : [anew.entry.id]), ...refreshes];
    return { kind: 'post', entry: post.entry, settles };
  }
  if (anew !== undefined) return { kind: 'anew', entry: anew.entry, settles: [anew.entry.id, ...refreshes] };
  if (refresh !== undefined) return { kind: 'refresh', entry: refresh.entry, settles: refreshes };
  const vacate = first(entries, 'vacate');
  if (vacate !== undefined) return { kind: 'vacate', settles: [vacate.entry.id] };
  const told = first(entries, 'notice') ?? first(entries, 'remind') ?? first(entries, 'replaced');
  return told === undefined ? undefined : { kind: 'tell', ...told, settles: [told.entry.id] };
}

function first<K extends Saying['kind']>(entries: readonly OutboxEntry[], kind: K): Said<K> | undefined {
  for (const entry of entries) {
    const saying = readSaying(entry.body);
    if (isOf(saying, kind)) return { entry, saying };
  }
  return undefined;
}

function isOf<K extends Saying['kind']>(
  saying: Saying | undefined,
  kind: K,
): saying is Extract<Saying, { readonly kind: K }> {
  return saying?.kind === kind;
}
