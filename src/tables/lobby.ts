import type { PlayableGame } from '../games/playable.ts';
import type { OptionValues } from '../kernel/game.ts';
import type { Reason } from './refusal.ts';
import { type Person, seatOf, type Table, type TableNow } from './table.ts';

/** What it takes to open a table. */
export interface TableOrder {
  readonly guild: string;
  readonly channel: string;
  readonly host: Person;
  readonly options: OptionValues;
}

/** A lobby with its host seated; nothing where an option or value is none of the game's. */
export function newTable(game: PlayableGame, order: TableOrder, id: string, now: number): Table | undefined {
  const known = new Map(game.options.map((option) => [option.name, option.values]));
  const fits = Object.entries(order.options).every(
    ([name, value]) => known.get(name)?.includes(value) ?? false,
  );
  if (!fits) return undefined;
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.values[0]]));
  return {
    id,
    guild: order.guild,
    channel: order.channel,
    game: game.name,
    phase: 'lobby',
    ending: undefined,
    host: order.host.id,
    seats: [order.host],
    options: { ...usual, ...order.options },
    votes: [],
    toldFrom: 0,
    newsFrom: [],
    revision: 1,
    openedAt: now,
    touchedAt: now,
  };
}

/** The lobby with one more at it. */
export function joined({ table, game }: TableNow, person: Person): Table | Reason {
  if (seatOf(table, person.id) !== undefined) return 'already seated';
  if (table.seats.length >= game.seats.max) return 'table is full';
  return { ...table, seats: [...table.seats, person] };
}

/** The lobby without somebody; a leaving host hands over to the next in line, the last to go closes it. */
export function left({ table }: TableNow, person: string): Table | Reason {
  if (seatOf(table, person) === undefined) return 'not seated';
  const seats = table.seats.filter((seated) => seated.id !== person);
  const [next] = seats;
  if (next === undefined) return { ...table, seats, phase: 'closed', ending: 'by host' };
  return { ...table, seats, host: table.host === person ? next.id : table.host };
}

/** The lobby without somebody whom the host asked to go. */
export function removed(now: TableNow, person: string): Table | Reason {
  return seatOf(now.table, person) === undefined ? 'not at the table' : left(now, person);
}

/** The lobby with an option set. */
export function changedOption({ table, game }: TableNow, name: string, value: string): Table | Reason {
  const option = game.options.find((candidate) => candidate.name === name);
  if (option === undefined || !option.values.includes(value)) return 'unknown option';
  return { ...table, options: { ...table.options, [name]: value } };
}
