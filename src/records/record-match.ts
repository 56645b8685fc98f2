import { createHash } from 'node:crypto';
import { keyedChance } from '../engine/chance.ts';
import type { GameTypes } from '../engine/game.ts';
import { type LogEntry, standingEntries } from '../engine/log.ts';
import type { ChanceSource, Match } from '../engine/match.ts';
import { asItWent } from '../engine/replay.ts';
import type { Seat } from '../engine/seat.ts';
import {
  type GameRecord,
  HIDDEN,
  type Reader,
  type RecordedDraw,
  type RecordedEntry,
  type RecordedTurn,
} from './game-record.ts';

const FINGERPRINT = 12;

/** What tells a component list from others: the first digits of its SHA-256. */
export const componentsFingerprint = (list: string): string =>
  createHash('sha256').update(list).digest('hex').slice(0, FINGERPRINT);

/**
 * The record of a match as `reader` may know it, `all` of one that is over. `log` is its whole log; undefined if that
 * no longer leads to this match. Throws a RangeError for `all` before the end.
 */
export function recordMatch<G extends GameTypes>(
  match: Match<G>,
  log: readonly LogEntry<G['Fact']>[],
  reader: Reader,
  names: readonly (string | undefined)[] = [],
): GameRecord | undefined {
  const { game, snapshot, seats, result } = match;
  if (reader === 'all' && result === undefined)
    throw new RangeError('a match that goes on has no record for all');
  const notes = notingChance(reader);
  const stops = asItWent(match, log, notes.source);
  if (stops === undefined) return undefined;
  const [opening = [], ...drawn] = notes.noted;
  const draws = drawn[Symbol.iterator]();
  const turns: { number: number; seat: Seat; entries: RecordedEntry[] }[] = [];
  for (const [at, entry] of log.entries()) {
    const turn = stops[at]?.turn ?? match.turn;
    const last = turns.at(-1);
    const latest = () => standingEntries(log.slice(0, at)).at(-1)?.ply;
    const recorded = recordedEntry(match, entry, reader, latest, () => draws.next().value ?? []);
    if (last?.number === turn.number) last.entries.push(recorded);
    else turns.push({ number: turn.number, seat: turn.seat, entries: [recorded] });
  }
  const { components } = snapshot;
  return {
    game: game.name,
    rulesVersion: snapshot.rulesVersion,
    ...(components !== undefined && {
      components: { fingerprint: componentsFingerprint(components), list: components },
    }),
    seats,
    options: snapshot.options,
    names,
    reader,
    ...(result !== undefined && { result }),
    opening,
    turns: turns satisfies readonly RecordedTurn[],
  };
}

function recordedEntry<G extends GameTypes>(
  { game }: Match<G>,
  entry: LogEntry<G['Fact']>,
  reader: Reader,
  latest: () => number | undefined,
  drawn: () => readonly RecordedDraw[],
): RecordedEntry {
  const { kind, seat } = entry;
  switch (kind) {
    case 'undo':
      // What one press did may be several moves.
      return entry.to === latest() ? { kind, seat } : { kind: 'back', seat, to: entry.to };
    case 'back':
      return { kind, seat, to: entry.to };
    case 'move': {
      const move = game.notation.parse(entry.notation);
      const isOpen = reader === 'all' || (move !== undefined && game.canSeeMove(move, seat, reader));
      return { kind, seat, ...(isOpen && { notation: entry.notation }), draws: drawn() };
    }
  }
}

/** The chance of a seed, noting draws as `reader` may know them: a list for the set-up, and one for each move. */
function notingChance(reader: Reader) {
  const noted: RecordedDraw[][] = [];
  const source: ChanceSource = ({ seed, rngCount }) => {
    const chance = keyedChance(seed, rngCount);
    const draws: RecordedDraw[] = [];
    noted.push(draws);
    return {
      get rngCount() {
        return chance.rngCount;
      },
      below(bound, drawn) {
        const value = chance.below(bound);
        const { name = String, seenBy = [] } = drawn ?? {};
        const isShown =
          reader === 'all' || seenBy === 'all' || (reader !== 'spectator' && seenBy.includes(reader));
        const isAfterHidden = draws.at(-1) === HIDDEN;
        // A hidden draw stands last, so that nothing tells where it was.
        if (isShown) draws.splice(isAfterHidden ? -1 : draws.length, 0, name(value));
        else if (!isAfterHidden) draws.push(HIDDEN);
        return value;
      },
    };
  };
  return { noted, source };
}
