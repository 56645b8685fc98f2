import { BrokenRule } from '../engine/agenda.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import type { LogEntry } from '../engine/log.ts';
import { type Advanced, type ChanceSource, type Match, openMatch } from '../engine/match.ts';
import { BrokenRecord, type RecordProblem } from './broken-record.ts';
import {
  type GameRecord,
  HIDDEN,
  type RecordedDraw,
  type RecordedEntry,
  type RecordedTurn,
  type RecordPlace,
  seatColour,
} from './game-record.ts';

/** A record that was followed by the rules. */
export interface FollowedMatch<G extends GameTypes> {
  /** The match before each entry that was followed, and after the last; empty if the set-up already hides something. */
  readonly stops: readonly Match<G>[];
  readonly log: readonly LogEntry<G['Fact']>[];
  /** Whether something that its reader may not know kept the rules from following it to its end. */
  readonly isCutShort: boolean;
}

/** Follows a record by the rules, up to the first thing that it hides. Throws `BrokenRecord` at what they refuse. */
export function followRecord<G extends GameTypes>(game: Game<G>, record: GameRecord): FollowedMatch<G> {
  if (record.rulesVersion !== game.rulesVersion)
    throw new BrokenRecord('rules', undefined, { theirs: record.rulesVersion, ours: game.rulesVersion });
  if (hides(record.opening)) return { stops: [], log: [], isCutShort: true };
  const chance = new ReadChance();
  chance.give(record.opening, undefined);
  let match = opened(game, record, chance);
  chance.close();
  const stops = [match];
  const log: LogEntry<G['Fact']>[] = [];
  for (const turn of record.turns) {
    checkTurn(match, turn);
    for (const entry of turn.entries) {
      if (entry.kind === 'move' && (entry.notation === undefined || hides(entry.draws)))
        return { stops, log, isCutShort: true };
      if (match.turn.number !== turn.number) checkTurn(match, turn, entry.place);
      chance.give(entry.kind === 'move' ? entry.draws : [], entry.place);
      const next = after(match, entry, stops);
      chance.close();
      match = next.match;
      stops.push(match);
      log.push(next.entry);
    }
  }
  checkResult(match, record);
  return { stops, log, isCutShort: false };
}

/** No draw of any game is among more. */
const MOST_WAYS = 10_000;

/** Gives a match what a record says that chance brought, and refuses everything else. */
class ReadChance {
  #draws: readonly RecordedDraw[] = [];
  #next = 0;
  #place: RecordPlace | undefined;

  /** What the next set-up or move is to draw, and where that stands. */
  give(draws: readonly RecordedDraw[], place: RecordPlace | undefined): void {
    this.#draws = draws;
    this.#next = 0;
    this.#place = place;
  }

  readonly source: ChanceSource = ({ rngCount }) => {
    let count = rngCount;
    return {
      get rngCount() {
        return count;
      },
      below: (bound, drawn) => {
        const draw = this.#draws[this.#next];
        this.#next += 1;
        count += 1;
        if (draw === undefined || draw === HIDDEN) throw new BrokenRecord('draws-missing', this.#place);
        const name = drawn?.name ?? String;
        for (let value = 0; value < Math.min(bound, MOST_WAYS); value += 1)
          if (name(value) === draw) return value;
        throw new BrokenRecord('draw', this.#place, { draw });
      },
    };
  };

  close(): void {
    const draw = this.#draws[this.#next];
    if (draw !== undefined) throw new BrokenRecord('draws-left', this.#place, { draw });
  }
}

/** Stands where the seed of a match stands: one that is followed draws from its record alone. */
const NO_SEED = 'none';

const hides = (draws: readonly RecordedDraw[]): boolean => draws.includes(HIDDEN);

function opened<G extends GameTypes>(
  game: Game<G>,
  { seats, options }: GameRecord,
  { source }: ReadChance,
): Match<G> {
  const known = new Set(game.options.map(({ name }) => name));
  const strange = Object.keys(options).find((name) => !known.has(name));
  if (strange !== undefined) throw new BrokenRecord('set-up', undefined, { what: strange });
  try {
    return openMatch(game, { seats, options, seed: NO_SEED }, source).match;
  } catch (error) {
    if (error instanceof RangeError || error instanceof BrokenRule)
      throw new BrokenRecord('set-up', undefined, { what: error.message });
    throw error;
  }
}

function checkTurn<G extends GameTypes>(
  match: Match<G>,
  { number, seat, place }: RecordedTurn,
  at: RecordPlace | undefined = place,
): void {
  const { turn, result } = match;
  if (result !== undefined) throw new BrokenRecord('over', at);
  if (turn.number !== number || turn.seat !== seat)
    throw new BrokenRecord('turn', at, {
      said: `${number}. ${seatColour(seat)}`,
      is: `${turn.number}. ${seatColour(turn.seat)}`,
    });
}

function after<G extends GameTypes>(
  match: Match<G>,
  entry: RecordedEntry,
  stops: readonly Match<G>[],
): Advanced<G> {
  const { place, seat } = entry;
  const fail = (problem: RecordProblem): never => {
    const written = entry.kind === 'move' ? entry.notation : '';
    throw new BrokenRecord(problem, place, { seat: seatColour(seat), answer: written ?? '?' });
  };
  try {
    switch (entry.kind) {
      case 'move': {
        const next = match.play(seat, entry.notation ?? '');
        return typeof next === 'string' ? fail(next) : next;
      }
      case 'undo': {
        const next = match.undo(seat);
        return typeof next === 'string' ? fail('undo') : next;
      }
      case 'back': {
        const then = entry.to < match.ply ? stops[entry.to] : undefined;
        const next = then === undefined ? 'too-long-ago' : match.back(seat, then);
        return typeof next === 'string' ? fail('back') : next;
      }
    }
  } catch (error) {
    if (error instanceof BrokenRule) return fail('broken');
    throw error;
  }
}

function checkResult<G extends GameTypes>({ result }: Match<G>, record: GameRecord): void {
  const said = record.result;
  const isSame =
    result?.scores.join() === said?.scores.join() && result?.winners.join() === said?.winners.join();
  if (!isSame)
    throw new BrokenRecord('result', undefined, {
      said: said?.scores.join(' ') ?? '-',
      is: result?.scores.join(' ') ?? '-',
    });
}
