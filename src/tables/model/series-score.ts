import { type Chance, shuffled } from '../../engine/chance.ts';
import { isPseudonym } from './pseudonym.ts';
import type { Seated } from './seated.ts';
import { SEATINGS, type Seating, type Series } from './series.ts';
import { guestOf, isComputerGuest, type Table, type TableNow } from './table.ts';

/** How many games decide a series, and how many victories end it before. */
const GAMES = 3;
const NEEDED = 2;

/** How many games of a series somebody has won; without a seat if they do not sit at the table. */
export interface Wins {
  readonly player: string;
  readonly seat: number | undefined;
  readonly wins: number;
}

/** Who has won how many games of a series: those at the table by seat, and then the others who have won one. */
export interface SeriesScore {
  readonly wins: readonly Wins[];
  readonly games: number;
  /** Those who have won the series, several if it ended even; absent if it is not decided. */
  readonly winners?: readonly Wins[];
  /** The game of this table is over and nobody has won it: a series ends with it, and the next one begins anew. */
  readonly isBrokenOff: boolean;
}

const playersOf = ({ seats }: Table): readonly string[] =>
  seats.map((seated) =>
    seated.kind === 'computer' && seated.standIn !== undefined ? seated.standIn.person.id : guestOf(seated),
  );

/** A table's computers as a rematch numbers them: from 1 on, in the order of their numbers. */
export function renamed({ seats }: Table): (player: string) => string {
  const computers = seats
    .filter((seated) => seated.kind === 'computer' && seated.standIn === undefined)
    .map(guestOf)
    .toSorted((one, other) => numberIn(one) - numberIn(other));
  return (player) => (computers.includes(player) ? `computer-${computers.indexOf(player) + 1}` : player);
}

const numberIn = (computer: string): number => Number(computer.replace(/\D/gu, ''));

/** The games of a series with the one of this table, if that is over and has a winner. */
function gamesWith({ table, match }: TableNow): readonly (readonly string[])[] {
  const players = playersOf(table);
  const before = table.series?.games ?? [];
  const winners =
    match?.result?.winners ??
    (players.length === 2 && table.conceded !== undefined ? [1 - table.conceded] : []);
  return winners.length === 0 ? before : [...before, winners.flatMap((seat) => players[seat] ?? [])];
}

function scoreOf(
  players: readonly string[],
  games: readonly (readonly string[])[],
): Omit<SeriesScore, 'isBrokenOff'> {
  const elsewhere = [...new Set(games.flat())].filter((winner) => !players.includes(winner));
  const wins = [...players, ...elsewhere].map((player, at) => ({
    player,
    seat: at < players.length ? at : undefined,
    wins: games.filter((won) => won.includes(player)).length,
  }));
  const most = Math.max(...wins.map((each) => each.wins));
  const isOver = most >= NEEDED || games.length >= GAMES;
  const winners = wins.filter((each) => each.wins === most);
  return { wins, games: games.length, ...(isOver ? { winners } : {}) };
}

/** How a series stands at a table, its own game included once that is over; undefined with a first game. */
export function seriesScore(now: TableNow): SeriesScore | undefined {
  const before = now.table.series?.games ?? [];
  if (before.length === 0) return undefined;
  const games = gamesWith(now);
  const isBrokenOff = now.table.phase === 'ended' && games.length === before.length;
  return { ...scoreOf(playersOf(now.table), games), isBrokenOff };
}

/** The series of the next match. After one that is decided, or whose last game was broken off, it begins anew. */
export function seriesAfter(now: TableNow): Series {
  const { table } = now;
  const players = playersOf(table);
  const games = gamesWith(now);
  const isBrokenOff = games.length === (table.series?.games.length ?? 0);
  const goesOn = !isBrokenOff && scoreOf(players, games).winners === undefined;
  const rename = renamed(table);
  return {
    first: table.series?.first ?? table.id,
    players: players.map(rename),
    games: goesOn ? games.map((winners) => winners.map(rename)) : [],
    seating: table.series?.seating ?? SEATINGS[0],
  };
}

/** Whether all sit in a lobby who played the game before, and nobody else. */
export const isTogetherAgain = ({ seats, series }: Seats): boolean =>
  series !== undefined &&
  seats.length === series.players.length &&
  seats.every((seated) => series.players.includes(guestOf(seated)));

/** Whether a lobby's match can be the next of its series: nobody new sits there, and those missing can come. */
export function canGoOn({ seats, series, declined }: Pick<Table, 'seats' | 'series' | 'declined'>): boolean {
  if (series === undefined) return false;
  const seated = seats.map(guestOf);
  const canCome = (player: string): boolean =>
    !declined.includes(player) && !isComputerGuest(player) && !isPseudonym(player);
  return (
    seated.every((player) => series.players.includes(player)) &&
    series.players.every((player) => seated.includes(player) || canCome(player))
  );
}

type Seats = Pick<Table, 'seats' | 'series'>;

/** A lobby's seats when its match begins, and its series, which goes on if the same players sit there. */
export function seatedAgain(table: Seats, chance: Chance): Seats {
  const { seats, series } = table;
  if (series === undefined) return { seats, series };
  const { players, seating } = series;
  const placeOf = (seated: Seated): number => {
    const place = players.indexOf(guestOf(seated));
    return place === -1 ? players.length : place;
  };
  const kept = seats.toSorted((one, other) => placeOf(one) - placeOf(other));
  const placed: Readonly<Record<Seating, () => readonly Seated[]>> = {
    kept: () => kept,
    turned: () => [...kept.slice(1), ...kept.slice(0, 1)],
    drawn: () => shuffled(kept, chance),
  };
  return { seats: placed[seating](), series: isTogetherAgain(table) ? series : { ...series, games: [] } };
}
