import type { PlayableGame } from '../../src/games/playable.ts';
import type { Table } from '../../src/tables/model/table.ts';
import { newTable } from '../../src/tables/transitions/lobby.ts';

/** Names at their worst: as long as they may be, and escaped all over, set apart besides, of few letters or none. */
export const WORST_NAMES = [
  '_*'.repeat(16),
  `א${'_*'.repeat(16)}`,
  '👨‍👩‍👧‍👦'.repeat(6),
  '潜'.repeat(40),
  'שלום (2) '.repeat(4),
  '\u2800',
] as const;
const [LONGEST_NAME] = WORST_NAMES;
/** As long as ids of emojis and people become. */
export const SNOWFLAKE = '1300000000000000000';

/** A table at which everything is asked and said at once that can be. */
export function tableOf(
  game: PlayableGame,
  seats: number,
  phase: Table['phase'],
  name: string = LONGEST_NAME,
): Table {
  const people = Array.from({ length: seats }, (_, at) => ({
    kind: 'person' as const,
    id: `${SNOWFLAKE}${at}`,
    name,
  }));
  const ids = people.map(({ id }) => id);
  const [host = { id: '', name: '' }] = people;
  const order = { guild: 'g', channel: 'c', name: LONGEST_NAME, host, options: {} };
  const opened = newTable(game, order, 'abcdefghijkl', 0);
  if (opened === undefined) throw new Error(`there is no table of ${game.name}`);
  return {
    ...opened,
    ...{ phase, threadName: LONGEST_NAME, moved: { by: host.id, from: '1300000000000000201' } },
    ...{ seats: people, first: undefined, pace: 'daily', hints: 'alone', declined: ids },
    ...{ freedSeats: 'agreed', hostEnds: 'vote', isCompact: false, soloInThread: 'none' },
    ...{ isArchivingAnnounced: true, unreadFromPly: people.map(() => 0) },
    events: people.slice(0, 4).map((before, seat) => ({ kind: 'gave up', seat, before }) as const),
    terms: { isPrivate: false, kept: [] },
    away: ids.map((person) => ({ person, from: 0, until: 9_999_999_999_999 })),
    turnClocks: ids.map((person, seat) => ({
      ...{ seat, person, turn: 1, since: 0, playedAt: 0, reminded: 0 },
      offer: {
        ...{ revision: 1, at: 0, called: { revision: 1, people: ids }, again: 0 },
        voices: ids.map((other) => ({ person: other, action: 'computer' })),
      },
    })),
    vote: {
      ...{ id: 1, proposal: { kind: 'undo', to: 99_999, moves: 99_999 }, by: host.id, agreed: [] },
      ...{ ply: 0, at: 0, overdue: false },
    },
    series: { first: 'abcdefghijkl', players: ids, games: [ids], seating: 'drawn' },
  };
}

/** The table after everybody but its last person has left. */
export function lonely(table: Table): Table {
  const seats = table.seats.map((seated, seat) =>
    seated.kind === 'person' && seat < table.seats.length - 1
      ? ({ kind: 'free', left: seated, why: 'gone' } as const)
      : seated,
  );
  return { ...table, seats };
}

/** The table after all but its last person were replaced by computers, from which they may take their seats back. */
export function replaced(table: Table): Table {
  const seats = table.seats.map((seated, seat) =>
    seated.kind === 'person' && seat < table.seats.length - 1
      ? ({ kind: 'computer', number: seat + 1, standIn: { person: seated } } as const)
      : seated,
  );
  return { ...table, seats };
}
