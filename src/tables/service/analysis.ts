import { LRUCache } from 'lru-cache';
import type { Analysis } from '../../games/analysis.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Analysed, Analyst } from '../model/analysis.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { holderOf, type TableNow } from '../model/table.ts';
import type { TablesContext } from './table-repository.ts';

/** The analyses of so many matches are remembered. Each takes some 100 KB. */
const REMEMBERED = 50;

/** A match that nobody has gone through yet. */
export interface NotAnalysed {
  readonly kind: 'not analysed';
  readonly now: TableNow;
  /** Goes through it, which takes minutes; once, however often somebody asks meanwhile. */
  readonly analyse: () => Promise<Analysed | Rejection>;
}

/** Goes through matches that are over, each once, however often somebody asks. It changes no table. */
export function analysesOf({ repository: { kept }, analyst, computerFailed }: TablesContext) {
  const underWay = new Map<string, Promise<Analysis | undefined>>();
  const found = new LRUCache<string, { readonly analysis: Analysis | undefined }>({ max: REMEMBERED });
  const given = new AbortController();
  const { signal } = given;

  function begun({ table }: TableNow, match: PlayableMatch, { analyse }: Analyst) {
    const { id, seats } = table;
    const people = seats.flatMap((_, seat) => (holderOf(table, seat) === undefined ? [] : [seat]));
    const judged = people.length > 0 ? people : seats.map((_, seat) => seat);
    const made = async (): Promise<Analysis | undefined> => {
      signal.throwIfAborted();
      return analyse({ match, log: await kept.log(id), judged, seed: `analysis ${id}`, signal });
    };
    const analysis = made();
    underWay.set(id, analysis);
    analysis.then(
      (each) => {
        underWay.delete(id);
        found.set(id, { analysis: each });
      },
      // What has failed is gone through again when somebody asks again.
      (error: unknown) => {
        underWay.delete(id);
        if (!signal.aborted) computerFailed?.(id, error);
      },
    );
    return analysis;
  }

  return {
    analysis(now: TableNow): Analysed | NotAnalysed | Rejection {
      const { table, match } = now;
      const { id } = table;
      if (table.phase !== 'ended' || match === undefined) return reject('not-over');
      // What nobody has come to reveal stays secret.
      if (match.result === undefined) return reject('ended-early');
      if (analyst === undefined) return reject('no-analysis');
      const known = found.get(id);
      if (known !== undefined) return shown(now, match, known.analysis);
      const analyse = (): Promise<Analysed | Rejection> => {
        const made = found.get(id);
        const analysis =
          made === undefined
            ? (underWay.get(id) ?? begun(now, match, analyst))
            : Promise.resolve(made.analysis);
        return analysis.then(
          (each) => shown(now, match, each),
          () => reject('no-analysis'),
        );
      };
      return { kind: 'not analysed', now, analyse };
    },

    close: (): void => given.abort(),
  };
}

const shown = (now: TableNow, match: PlayableMatch, analysis: Analysis | undefined): Analysed | Rejection =>
  analysis === undefined ? reject('no-replay') : { kind: 'analysed', now, match, analysis };
