import { type LobbyActs, lobbyActs } from '../commands/lobby.ts';
import { type MatchActs, matchActs } from '../commands/match.ts';
import { type SeatActs, seatActs } from '../commands/seats.ts';
import type { Analysed } from '../model/analysis.ts';
import type { Hint } from '../model/hints.ts';
import type { Refused } from '../model/rejection.ts';
import type { TableNow } from '../model/table.ts';
import { AnalysisDesk, type UnderWay } from './analysis.ts';
import { type Finding, finding } from './finding.ts';
import { HeldSeats } from './held-seats.ts';
import { HintDesk } from './hint.ts';
import { Upkeep } from './jobs.ts';
import { Dossiers } from './personal-data.ts';
import { Profiles } from './profiles.ts';
import { Servers } from './servers.ts';
import { Book, type TablesParts } from './table-repository.ts';

/** The people around matches: everything that is done at a table. What it means stands in the files beside this one. */
export interface Tables
  extends LobbyActs,
    MatchActs,
    SeatActs,
    Finding,
    Pick<Upkeep, 'tend' | 'wake' | 'resume'> {
  /** What people, and the managers of servers, have settled. */
  readonly profiles: Profiles;
  readonly servers: Servers;
  /** What is kept of people. */
  readonly dossiers: Dossiers;
  /** The best answers to what a person is asked at a table, for them alone. Changes nothing. */
  readonly hint: (now: TableNow, person: string) => Promise<Hint | Refused>;
  /** How the match of a table went that is over, at once or when it was gone through. Changes nothing. */
  readonly analysis: (now: TableNow) => Analysed | UnderWay | Refused;
  /** Ends what computers think, hints and analyses: they are asked again after the next start. */
  readonly stopThinking: () => void;
}

/** The tables of a store. */
export function tablesOf(parts: TablesParts): Tables {
  const { store, clock } = parts;
  const profiles = new Profiles(store);
  const book = new Book(parts, profiles);
  const heldSeats = new HeldSeats(store, parts.fresh.seed);
  const hints = new HintDesk(book, parts.adviser, parts.computerFailed);
  const analyses = new AnalysisDesk({
    log: (table) => book.kept.log(table),
    analyst: parts.analyst,
    failed: parts.computerFailed ?? (() => {}),
  });
  const upkeep = new Upkeep({ book, store, profiles, clock });
  return {
    ...lobbyActs(book, parts),
    ...matchActs(book, { profiles, heldSeats, clock }),
    ...seatActs(book, { heldSeats, clock }),
    ...finding(book, parts),
    tend: () => upkeep.tend(),
    wake: () => upkeep.wake(),
    resume: () => upkeep.resume(),
    profiles,
    servers: new Servers(store),
    dossiers: new Dossiers(book, store, heldSeats),
    hint: (now, person) => hints.hint(now, person),
    analysis: (now) => analyses.analysis(now),
    stopThinking: () => {
      book.stopThinking();
      hints.close();
      analyses.close();
    },
  };
}
