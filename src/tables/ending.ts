import type { PlayableMatch } from '../games/playable.ts';
import type { Saying } from './saying.ts';
import type { Table } from './table.ts';

/** How a match may be ended early: by the host at once, or by everybody's wish, which can be withdrawn. */
export const ENDS = ['at once', 'vote', 'withdraw'] as const;
/** One way of ending a match early. */
export type End = (typeof ENDS)[number];

/** An ended table and what the channel hears of it. */
export interface Ended {
  readonly table: Table;
  readonly sayings: readonly Saying[];
}

const closing = (table: Table, match: PlayableMatch): readonly Saying[] => [
  { kind: 'retire', from: table.toldFrom, to: match.ply },
  { kind: 'post', what: 'result' },
];

/** The table of a match that came to its own end. */
export const matchOver = (table: Table, match: PlayableMatch): Ended => ({
  table: { ...table, phase: 'ended', ending: 'finished', votes: [] },
  sayings: closing(table, match),
});

/** The table after its host ended the match. */
export const endAtOnce = (table: Table, match: PlayableMatch): Ended => ({
  table: { ...table, phase: 'ended', ending: 'by host', votes: [] },
  sayings: closing(table, match),
});

/** The table with one more, or one less, who wants to end; the last missing voice ends it. */
export function voted(table: Table, match: PlayableMatch, person: string, how: 'vote' | 'withdraw'): Ended {
  const others = table.votes.filter((voter) => voter !== person);
  const votes = how === 'vote' ? [...others, person] : others;
  const all = table.seats.every((seated) => votes.includes(seated.id));
  if (!all) return { table: { ...table, votes }, sayings: [{ kind: 'refresh' }] };
  return { table: { ...table, phase: 'ended', ending: 'by vote', votes }, sayings: closing(table, match) };
}
