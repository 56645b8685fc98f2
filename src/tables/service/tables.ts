import { type LobbyActs, lobbyActs } from '../commands/lobby.ts';
import { type MatchActs, matchActs } from '../commands/match.ts';
import { type SeatActs, seatActs } from '../commands/seats.ts';
import type { Hint } from '../model/hints.ts';
import type { Refused } from '../model/rejection.ts';
import { type Finding, finding } from './finding.ts';
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
  readonly hint: (table: string, person: string) => Promise<Hint | Refused>;
  /** Ends what computers think, and hints: they are asked again after the next start. */
  readonly stopThinking: () => void;
}

/** The tables of a store. */
export function tablesOf(parts: TablesParts): Tables {
  const { store, clock } = parts;
  const profiles = new Profiles(store);
  const book = new Book(parts, profiles);
  const hints = new HintDesk(book, parts.adviser, parts.computerFailed);
  const upkeep = new Upkeep({ book, store, profiles, clock });
  return {
    ...lobbyActs(book, parts),
    ...matchActs(book, profiles, parts),
    ...seatActs(book, parts),
    ...finding(book, parts),
    tend: () => upkeep.tend(),
    wake: () => upkeep.wake(),
    resume: () => upkeep.resume(),
    profiles,
    servers: new Servers(store),
    dossiers: new Dossiers(book, store),
    hint: (table, person) => hints.hint(table, person),
    stopThinking: () => {
      book.stopThinking();
      hints.close();
    },
  };
}
