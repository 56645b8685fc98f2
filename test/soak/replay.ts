import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { readId } from '../../src/discord/protocol/ids.ts';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import type { LogEntry } from '../../src/engine/log.ts';
import { type Advanced, type Match, openMatch } from '../../src/engine/match.ts';
import type { ClosingRules } from '../../src/games/closing.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';
import { answerWish, type Entry, undoWish } from './ledger.ts';

/** Who holds the seats of a table, by seat, and who held which before. */
export interface Seats {
  readonly now: readonly (
    | { readonly kind: 'person'; readonly id: string }
    | { readonly kind: 'computer' | 'free' }
  )[];
  readonly former: readonly { readonly seat: number; readonly id: string }[];
  /** The seat that gave up a match of two, and holds it still. */
  readonly conceded: number | undefined;
}

const shape = z.object({
  seats: z.array(
    z.union([
      z.object({ kind: z.literal(['computer', 'free']) }),
      z.object({ kind: z.literal('person'), id: z.string() }),
    ]),
  ),
  former: z.array(z.object({ seat: z.int(), id: z.string() })),
  conceded: z.int().optional(),
});

export function readSeats(body: string): Seats {
  const { seats, former, conceded } = shape.parse(JSON.parse(body));
  return { now: seats, former, conceded };
}

function holderIn({ now }: Seats, seat: number): string | undefined {
  const seated = now[seat];
  return seated?.kind === 'person' ? seated.id : undefined;
}

/** Whether somebody may have played for a seat at some time; a computer writes its own name. */
const playedFor = (seats: Seats, seat: number, person: string): boolean =>
  person === COMPUTER ||
  holderIn(seats, seat) === person ||
  seats.former.some((held) => held.seat === seat && held.id === person);

/** How the log names whoever is a computer. */
const COMPUTER = 'computer';

/** Whether everybody who was told that they have left or taken a seat did, and nobody sits or sat in two. */
export function auditSeats(seats: Seats, entries: readonly Entry[]): readonly string[] {
  const sat = [
    ...seats.former,
    ...seats.now.flatMap((seated, seat) => (seated.kind === 'person' ? [{ seat, id: seated.id }] : [])),
  ];
  const left = (person: string): boolean =>
    seats.former.some(({ id }) => id === person) ||
    (seats.conceded !== undefined && holderIn(seats, seats.conceded) === person);
  const twice = sat.filter(({ seat, id }) => sat.some((other) => other.id === id && other.seat !== seat));
  const lost = entries
    .filter(({ told }) => told === 'accepted')
    .filter(({ person, customId }) => {
      const id = readId(customId);
      if (typeof id === 'string') return false;
      if (id.kind === 'take') return !sat.some((held) => held.id === person && held.seat === id.seat);
      return id.kind === 'leave' && !left(person);
    })
    .map(({ person, customId }) => `accepted and not done: ${customId} of ${person}`);
  return [...twice.map(({ id }) => `${id} sat in two seats`), ...lost];
}

export interface SavedEntry {
  readonly person: string;
  readonly body: string;
}

/** A match as its log leads to it, and the wishes of people that its entries fulfil, in order. */
export interface Replayed {
  readonly wishes: readonly string[];
  /** Those of them that may have been given for somebody, as anybody would give them. */
  readonly sure: ReadonlySet<string>;
  /** For each open question that stands on the board, the wishes that may be had there: also for what can be done besides, where all may see it. */
  readonly open: readonly (readonly string[])[];
  readonly broken: readonly string[];
}

/**
 * Plays a log from the beginning: by steps of its own beside those of the engine, as what is audited must not vouch for itself, and because it asks who
 * wrote each entry and what was open then. What was agreed upon and what computers answered is nobody's wish alone.
 */
export function replay<G extends GameTypes>(
  game: Game<G>,
  table: string,
  snapshot: string,
  log: readonly SavedEntry[],
  seats: Seats,
  sureAnswer: ClosingRules<G>['sure'],
): Replayed {
  const saved = readSnapshot(game, snapshot);
  const wishes: string[] = [];
  const sure = new Set<string>();
  const broken: string[] = [];
  const before: Match<G>[] = [];
  let { match } = openMatch(game, saved);
  for (const [ply, { person, body }] of log.entries()) {
    const entry = readLogEntry(game, body);
    const asked = match.decisions.find(({ seat }) => seat === entry.seat);
    if (!playedFor(seats, entry.seat, person))
      broken.push(`ply ${ply} was written by somebody else than its seat`);
    before.push(match);
    const next = follow(match, entry, before);
    if (typeof next !== 'object')
      return { wishes, sure, open: [], broken: [...broken, `ply ${ply} does not follow: ${next}`] };
    if (person !== COMPUTER && entry.kind === 'move') {
      const wish = answerWish(table, asked?.opened ?? -1, person, entry.notation);
      wishes.push(wish);
      if (asked && sureAnswer?.(match.view('spectator'), asked) === entry.notation) sure.add(wish);
    }
    if (entry.kind === 'undo') wishes.push(undoWish(table, ply, person));
    match = next.match;
  }
  if (!isDeepStrictEqual(plain(match.snapshot), plain(saved))) broken.push('log and snapshot do not agree');
  const open = match.decisions
    .filter(({ secret, seat }) => !secret && holderIn(seats, seat) !== undefined)
    .map(({ seat, opened, answers }) =>
      answers.map(({ notation }) => answerWish(table, opened, holderIn(seats, seat) ?? '', notation)),
    );
  return { wishes, sure, open: match.result === undefined ? open : [], broken };
}

function follow<G extends GameTypes>(
  match: Match<G>,
  entry: LogEntry<G['Fact']>,
  before: readonly Match<G>[],
): Advanced<G> | string {
  switch (entry.kind) {
    case 'move':
      return match.play(entry.seat, entry.notation, entry.joined);
    case 'undo':
      return match.undo(entry.seat);
    case 'back': {
      const then = before[entry.to];
      return then === undefined ? 'it goes back to what never was' : match.back(entry.seat, then);
    }
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
