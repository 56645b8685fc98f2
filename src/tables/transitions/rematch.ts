import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import { optionsForAnother } from '../model/first-player.ts';
import { FORGOTTEN_NAME } from '../model/pseudonym.ts';
import { renamed, seriesAfter } from '../model/series-score.ts';
import { peopleAt, seatOf, type Table, type TableNow } from '../model/table.ts';
import { addComputerPlayers, newTable, type TableOrder } from './lobby.ts';

/** Whether somebody sat at a match to its end, or held a seat of it before. */
export const hasPlayed = (table: Pick<Table, 'seats' | 'former'>, person: string): boolean =>
  seatOf(table, person) !== undefined || table.former.some(({ id }) => id === person);

/** Who is to begin once more: a computer under the number that it has there. */
const firstAgain = (table: Table): string | undefined =>
  table.first === undefined ? undefined : renamed(table)(table.first);

/** The new table: its id, when it is opened by whom and under which name, and the level of its computers if it is to be another one. */
interface Beginning extends Pick<TableOrder, 'host' | 'name'> {
  readonly id: string;
  readonly now: number;
  readonly level?: Level | undefined;
}

/**
 * A lobby for another match like the one that is over: in its channel, for the same people where it was private, with its options, rules, pace, language and as many computers, and with
 * `host` at it. The others take their seats themselves, and who was to begin is again, if they do. Nothing where the game no longer has one of its options.
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
