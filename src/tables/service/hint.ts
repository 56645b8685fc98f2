import { LRUCache } from 'lru-cache';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Adviser, Hint, HintAdvice } from '../model/hints.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { allowsHints, seatOf, type TableNow } from '../model/table.ts';
import type { TablesContext } from './table-repository.ts';

/** What was thought about a match: `held` is what is left of `all` where the match has gone on along one of them. */
interface Found {
  readonly match: PlayableMatch;
  readonly all: readonly HintAdvice[];
  readonly held: readonly HintAdvice[];
}

interface Known {
  readonly ply: number;
  readonly seat: Seat;
  readonly given: AbortController;
  readonly found: Promise<Found>;
}

/** The advice of so many tables is remembered, so that pressing again costs no thinking. */
const REMEMBERED = 100;

/** Gives hints. It changes no table: a question is thought about once, however often somebody asks. */
export function hintsOf({ repository: { kept }, adviser, computerFailed }: TablesContext) {
  const remembered = new LRUCache<string, Known>({ max: REMEMBERED });

  function asked(id: string, match: PlayableMatch, seat: Seat, { advise }: Adviser): Known {
    const former = remembered.get(id);
    const { ply } = match;
    if (former !== undefined && former.ply === ply && former.seat === seat) return former;
    if (former !== undefined && former.ply !== ply) former.given.abort();
    const given = new AbortController();
    const thought = async (): Promise<Found> => {
      const all = await advise({ match, seat, seed: `hint ${id}:${ply}`, signal: given.signal });
      return { match, all, held: all };
    };
    const before = former?.seat === seat ? former.found.catch(() => undefined) : Promise.resolve(undefined);
    const found = before.then((held) => lineTo(held, match, seat) ?? thought());
    const known = { ply, seat, given, found };
    remembered.set(id, known);
    // What has failed is thought about again.
    found.catch(() => {
      if (remembered.get(id) === known) remembered.delete(id);
    });
    return known;
  }

  return {
    async hint(now: TableNow, person: string): Promise<Hint | Rejection> {
      const { id } = now.table;
      const asking = askingFor(now, person);
      if ('kind' in asking) return asking;
      if (adviser === undefined) return reject('no-hints');
      const { match, seat } = asking;
      const known = asked(id, match, seat, adviser);
      try {
        const { held: advice } = await known.found;
        const stands = await kept.look(id);
        return stands?.match?.ply === match.ply
          ? { kind: 'hint', now, match, seat, advice }
          : reject('stale');
      } catch (error) {
        if (known.given.signal.aborted) return reject('stale');
        computerFailed?.(id, error);
        return reject('no-hint-found');
      }
    },

    /** What is left of the hint that a person had, while the match goes along it; nothing is thought about. */
    async hintRest(now: TableNow, person: string): Promise<Hint | undefined> {
      const known = remembered.get(now.table.id);
      const asking = askingFor(now, person);
      if ('kind' in asking || known?.seat !== asking.seat) return undefined;
      const { match, seat } = asking;
      // What is still being thought about is not waited for.
      const found = await Promise.race([known.found, undefined]).catch(() => undefined);
      const held = lineTo(found, match, seat);
      return held && { kind: 'hint', now, match, seat, advice: held.held };
    },

    close(): void {
      for (const { given } of remembered.values()) given.abort();
      remembered.clear();
    },
  };
}

function askingFor(
  { table, match }: TableNow,
  person: string,
): { readonly match: PlayableMatch; readonly seat: Seat } | Rejection {
  if (table.phase === 'lobby' || match === undefined) return reject('not-playing');
  if (table.phase !== 'playing') return reject(table.phase === 'archived' ? 'archived' : 'over');
  const seat = seatOf(table, person);
  if (seat === undefined) return reject('not-seated');
  if (!allowsHints(table, seat)) return reject('no-hints');
  return match.decisions.some((decision) => decision.seat === seat) ? { match, seat } : reject('not-asked');
}

/**
 * What was found before, if one of its lines leads to the position now, or has been undone. Undefined if the match went
 * otherwise or nothing was found: lines end where something new comes to light, and then it is thought about anew.
 */
function lineTo(found: Found | undefined, now: PlayableMatch, seat: Seat): Found | undefined {
  if (found === undefined) return undefined;
  const position = now.position();
  if (found.match.position() === position) return { ...found, held: found.all };
  for (const { line } of found.all) {
    const course = courseOf(found.match, seat, line);
    const [notation, ...rest] =
      course.rests.get(position) ?? (course.besides.has(position) ? backTo(course, now, seat) : []);
    if (notation !== undefined) return { ...found, held: [{ notation, line: [notation, ...rest] }] };
  }
  return undefined;
}

interface Course {
  /** What is left of it, by position. */
  readonly rests: ReadonlyMap<string, readonly string[]>;
  /** Positions beside it, to which answers lead that are given for anybody: they may be part of one on the line. */
  readonly besides: ReadonlySet<string>;
}

function courseOf(match: PlayableMatch, seat: Seat, line: readonly string[]): Course {
  const rests = new Map<string, readonly string[]>();
  const besides = new Set<string>();
  let reached = match;
  for (const [at, notation] of line.slice(0, -1).entries()) {
    const next = reached.play(seat, notation);
    if (typeof next === 'string') break;
    reached = next.match;
    rests.set(reached.position(), line.slice(at + 1));
    const sure = reached.openTo(seat)?.sure();
    const given = sure === undefined ? 'not-legal' : reached.play(seat, sure);
    if (typeof given !== 'string') besides.add(given.match.position());
  }
  return { rests, besides };
}

/** The answer that leads back to a line, and its rest. */
function backTo({ rests }: Course, now: PlayableMatch, seat: Seat): readonly string[] {
  for (const { notation } of now.openTo(seat)?.answers ?? []) {
    const next = now.play(seat, notation);
    const rest = typeof next === 'string' ? undefined : rests.get(next.match.position());
    if (rest !== undefined) return [notation, ...rest];
  }
  return [];
}
