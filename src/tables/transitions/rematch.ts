import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import { optionsForAnother } from '../model/first-player.ts';
import { FORGOTTEN_NAME } from '../model/pseudonym.ts';
import { renamed, seriesAfter } from '../model/series-score.ts';
import { peopleAt, seatOf, type Table, type TableNow } from '../model/table.ts';
import { addComputerPlayers, newTable, type TableOrder } from './lobby.ts';

/** Whether somebody sat at a match to its end, or held a seat of it before. */
export const hasPlayed = (table: Table, person: string): boolean =>
  seatOf(table, person) !== undefined || table.former.some(({ id }) => id === person);

/** Who is to begin once more: a computer under the number that it has there. */
const firstAgain = (table: Table): string | undefined =>
  table.first === undefined ? undefined : renamed(table)(table.first);

/** The new table: its id, when, by whom and under which name it is opened, and its computers' level if it changes. */
interface Beginning extends Pick<TableOrder, 'host' | 'name'> {
  readonly id: string;
  readonly now: number;
  readonly level?: Level | undefined;
}

/**
 * A lobby in the same channel with the same options, rules and number of computers, and with `host` seated: the others
 * take their seats themselves. Undefined if the game no longer has one of the options.
 */
export function rematch(former: TableNow, { id, now, host, name, level }: Beginning): Table | undefined {
  const { table, game } = former;
  const { guild, channel, home, pace, hints, language } = table;
  const options = optionsForAnother(table);
  const empty = newTable(
    game,
    { guild, channel, home, name, host, options, pace, hints, language, rules: table },
    id,
    now,
  );
  if (empty === undefined) return undefined;
  const levels = table.seats
    .flatMap((seated) => (seated.kind === 'computer' && seated.standIn === undefined ? [seated] : []))
    .toSorted((one, other) => one.number - other.number)
    .map((seated) => level ?? seated.level ?? USUAL_LEVEL);
  const seated = addComputerPlayers({ table: empty, game, match: undefined }, levels);
  const invited = peopleAt(table)
    .filter(({ name }) => name !== FORGOTTEN_NAME)
    .map((person) => person.id);
  const terms = { ...empty.terms, isPrivate: table.terms.isPrivate };
  return typeof seated === 'string'
    ? undefined
    : {
        ...seated,
        terms,
        rematchOf: table.id,
        invited,
        series: seriesAfter(former),
        first: firstAgain(table),
      };
}
