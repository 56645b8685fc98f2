import { LRUCache } from 'lru-cache';
import type { Analysis } from '../../games/analysis.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Analysed, Analyst } from '../model/analysis.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { holderOf, type TableNow } from '../model/table.ts';

/** The analyses of so many matches are remembered. Each takes some 100 KB. */
const REMEMBERED = 50;

/** A match that nobody has gone through yet. */
export interface NotAnalysed {
  readonly kind: 'not analysed';
  readonly now: TableNow;
  /** Goes through it, which takes minutes; once, however often somebody asks meanwhile. */
  readonly analyse: () => Promise<Analysed | Rejection>;
}

/** What came of going through a match. */
interface Found {
  readonly analysis: Analysis | undefined;
}

/** What the desk works with. */
interface DeskParts {
  /** The whole log of a table's match. */
  readonly log: (table: string) => Promise<readonly string[]>;
  /** Absent where nobody goes through matches. */
  readonly analyst: Analyst | undefined;
  /** Hears that a match could not be gone through. */
  readonly failed: (table: string, error: unknown) => void;
}

/** Goes through matches that are over, each once, however often somebody asks. It changes no table. */
export class AnalysisDesk {
  readonly #parts: DeskParts;
  readonly #underWay = new Map<string, Promise<Analysis | undefined>>();
  readonly #found = new LRUCache<string, Found>({ max: REMEMBERED });
  readonly #given = new AbortController();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** How the match of a table went, for the player who may see its result; or why that cannot be told. */
  analysis(now: TableNow): Analysed | NotAnalysed | Rejection {
    const { analyst } = this.#parts;
    const { table, match } = now;
    const { id } = table;
    if (table.phase !== 'ended' || match === undefined) return reject('not-over');
    // What nobody has come to reveal stays secret.
    if (match.result === undefined) return reject('ended-early');
    if (analyst === undefined) return reject('no-analysis');
    const found = this.#found.get(id);
    if (found !== undefined) return shown(now, match, found.analysis);
    const analyse = (): Promise<Analysed | Rejection> => {
      const made = this.#found.get(id);
      const analysis =
        made === undefined
          ? (this.#underWay.get(id) ?? this.#begun(now, match, analyst))
          : Promise.resolve(made.analysis);
      return analysis.then(
        (each) => shown(now, match, each),
        () => reject('no-analysis'),
      );
    };
    return { kind: 'not analysed', now, analyse };
  }

  /** Ends all going through matches. */
  close(): void {
    this.#given.abort();
  }

  #begun(now: TableNow, match: PlayableMatch, analyst: Analyst): Promise<Analysis | undefined> {
    const { id, seats } = now.table;
    const people = seats.flatMap((_, seat) => (holderOf(now.table, seat) === undefined ? [] : [seat]));
    const judged = people.length > 0 ? people : seats.map((_, seat) => seat);
    const { signal } = this.#given;
    const made = async (): Promise<Analysis | undefined> => {
      signal.throwIfAborted();
      const log = await this.#parts.log(id);
      return analyst.analyse({ match, log, judged, seed: `analysis ${id}`, signal });
    };
    const analysis = made();
    this.#underWay.set(id, analysis);
    analysis.then(
      (found) => {
        this.#underWay.delete(id);
        this.#found.set(id, { analysis: found });
      },
      // What has failed is gone through again when somebody asks again.
      (error: unknown) => {
        this.#underWay.delete(id);
        if (!signal.aborted) this.#parts.failed(id, error);
      },
    );
    return analysis;
  }
}

const shown = (now: TableNow, match: PlayableMatch, analysis: Analysis | undefined): Analysed | Rejection =>
  analysis === undefined ? reject('no-replay') : { kind: 'analysed', now, match, analysis };
