import { z } from 'zod';
import type { PlayableGame, PlayableMatch } from '../games/playable.ts';
import type { OptionValues } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { TableRow } from '../store/store.ts';

/** The life of a table. `closed` is a lobby that never became a match. */
export const PHASES = ['lobby', 'playing', 'ended', 'closed'] as const;
/** Where in its life a table is. */
export type Phase = (typeof PHASES)[number];

/** How a table came to its end. */
export const ENDINGS = ['finished', 'by host', 'by vote', 'expired'] as const;
/** Why a table is `ended` or `closed`. */
export type Ending = (typeof ENDINGS)[number];

/** Somebody, by the id that Discord knows them by and the name the channel knew when they sat down. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Where Discord had their picture when they were last heard of; empty where they have none. */
  readonly avatar?: string;
}

/** A game being set up or played in a channel, and the people at it. */
export interface Table {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  /** The game's name. */
  readonly game: string;
  readonly phase: Phase;
  readonly ending: Ending | undefined;
  /** The id of who opened it and settles its options. */
  readonly host: string;
  /** By seat, 0 first: in the order of joining. */
  readonly seats: readonly Person[];
  readonly options: OptionValues;
  /** Ids of those seated who want to end the match now. */
  readonly votes: readonly string[];
  /** The ply from which the live message tells: the one at which the turn that it shows began. */
  readonly toldFrom: number;
  /** By seat, the ply after that seat's last own turn: from there on something is news to them. */
  readonly newsFrom: readonly number[];
  readonly revision: number;
  readonly openedAt: number;
  readonly touchedAt: number;
}

/** A table as it stands, with its game and, once started, its match. */
export interface TableNow {
  readonly table: Table;
  readonly game: PlayableGame;
  readonly match: PlayableMatch | undefined;
}

/** The seat of a person at a table, if they have one. */
export function seatOf(table: Table, person: string): Seat | undefined {
  const seat = table.seats.findIndex((seated) => seated.id === person);
  return seat === -1 ? undefined : seat;
}

/** The table with somebody's picture as it is now. */
export function withAvatar(table: Table, person: string, avatar: string): Table {
  const seats = table.seats.map((seated) => (seated.id === person ? { ...seated, avatar } : seated));
  return { ...table, seats };
}

const person = z.object({ id: z.string(), name: z.string(), avatar: z.string().exactOptional() });
const bodyShape = z.object({
  ending: z.enum(ENDINGS).optional(),
  host: z.string(),
  seats: z.array(person),
  options: z.record(z.string(), z.string()),
  votes: z.array(z.string()),
  toldFrom: z.int().min(0),
  newsFrom: z.array(z.int().min(0)),
});

/** A row of the store that is no table: names the table, not what it holds. */
export class BrokenTable extends Error {
  override readonly name = 'BrokenTable';
}

/** Reads a table from its row. Throws {@link BrokenTable}. */
export function readTable(row: TableRow): Table {
  const phase = z.enum(PHASES).safeParse(row.phase);
  const body = bodyShape.safeParse(parsedJson(row.body));
  if (!phase.success || !body.success)
    throw new BrokenTable(`table ${row.id} cannot be read from the database`);
  const { id, guild, channel, game, revision, openedAt, touchedAt } = row;
  return {
    id,
    guild,
    channel,
    game,
    revision,
    openedAt,
    touchedAt,
    phase: phase.data,
    ...body.data,
    ending: body.data.ending,
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes a table as a row of the store. */
export function tableRow(table: Table): TableRow {
  const { id, guild, channel, game, phase, revision, openedAt, touchedAt, ...body } = table;
  const people = [...new Set([table.host, ...table.seats.map((seated) => seated.id)])];
  return {
    id,
    guild,
    channel,
    game,
    phase,
    revision,
    openedAt,
    touchedAt,
    people,
    body: JSON.stringify(body),
  };
}
