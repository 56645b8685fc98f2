import type { PlayableGame } from '../../src/games/playable.ts';
import type { Table } from '../../src/tables/model/table.ts';

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
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
  const people = Array.from({ length: seats }, (_, at) => ({
    kind: 'person' as const,
    id: `${SNOWFLAKE}${at}`,
    name,
  }));
  return {
    ...{
      id: 'abcdefghijkl',
      guild: 'g',
      channel: 'c',
      home: 'c',
      game: game.name,
      name: LONGEST_NAME,
      phase,
      ending: undefined,
      thread: undefined,
      threadName: LONGEST_NAME,
      moved: undefined,
      recent: [],
      events: [],
      language: 'en',
      options,
    },
    ...{
      host: people[0]?.id ?? '',
      seats: people,
      former: [],
      handovers: [],
      learning: [],
      guesses: [],
      plans: [],
      planReports: [],
      notes: [],
      reports: [],
      answering: [],
      announcements: [],
      conceded: undefined,
      first: undefined,
      endedBy: undefined,
      freedSeats: 'agreed',
      hostEnds: 'vote',
      isCompact: false,
      soloInThread: 'none',
      isArchivingAnnounced: true,
    },
    ...{ thread: undefined, moved: { by: people[0]?.id ?? '', from: '1300000000000000201' } },
    events: people.slice(0, 4).map((before, seat) => ({ kind: 'gave up', seat, before }) as const),
    terms: { isPrivate: false, kept: [] },
    pace: 'daily',
    hints: 'alone',
    away: people.map(({ id }) => ({ person: id, from: 0, until: 9_999_999_999_999 })),
    skipping: undefined,
    vacancy: undefined,
    turnClocks: people.map(({ id }, seat) => ({
      ...{ seat, person: id, turn: 1, since: 0, playedAt: 0, reminded: 0 },
      offer: {
        ...{ revision: 1, at: 0, called: { revision: 1, people: people.map((other) => other.id) }, again: 0 },
        voices: people.map((other) => ({ person: other.id, action: 'computer' })),
      },
    })),
    vote: {
      ...{
        id: 1,
        proposal: { kind: 'undo', to: 99_999, moves: 99_999 },
        by: people[0]?.id ?? '',
        agreed: [],
      },
      ...{ ply: 0, at: 0, overdue: false },
    },
    ...{
      shownFromPly: 0,
      turnFromPly: 0,
      shownUntilPly: undefined,
      rematch: undefined,
      rematchOf: undefined,
      onwardFrom: undefined,
      invited: [],
      declined: people.map(({ id }) => id),
      series: {
        first: 'abcdefghijkl',
        players: people.map(({ id }) => id),
        games: [people.map(({ id }) => id)],
        seating: 'drawn',
      },
      calls: [],
      awaitedSeats: { turn: 0, seats: [] },
      unreadFromPly: people.map(() => 0),
      revision: 1,
    },
    ...{ openedAt: 0, activeAt: 0, changedAt: 0, lastMoveAt: 0 },
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
