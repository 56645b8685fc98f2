import type { Seat } from '../../engine/seat.ts';
import type { Level } from '../../games/level.ts';
import { COMPUTER } from '../model/computer-seat.ts';
import type { Seated } from '../model/seated.ts';
import type { Table } from '../model/table.ts';
import type { TablesContext } from '../service/table-repository.ts';
import { guardsOf } from './guards.ts';

/** A position of a match that is over, from which somebody plays on alone in `seat`, against computers. */
interface Onward {
  readonly from: Table;
  /** The match as it was, as text: see `PlayableMatch.snapshot`. */
  readonly position: string;
  readonly seat: Seat;
  readonly level: Level;
}

/** What begins a match in the middle. */
export const onwardCommands = ({ repository }: TablesContext) => ({
  /** The host plays on from a position: the log up to it becomes this match's, without saying who played it. */
  playOn: guardsOf(repository).byHost(async ({ table, game }, { from, position, seat, level }: Onward) => {
    const match = game.resume(position);
    const log = await repository.kept.log(from.id, 0, match.ply);
    if (log.length < match.ply) return 'no-replay';
    const [own] = table.seats;
    if (own === undefined) return 'no-such-table';
    const numbers = from.seats.map((former) => (former.kind === 'computer' ? former.number : 0));
    const computers = numbers.map(
      // A computer keeps its name; one in a person's seat has a name that nobody had.
      (number, at): Seated => ({
        kind: 'computer',
        number: number || Math.max(...numbers) + at + 1,
        level,
      }),
    );
    return {
      table: {
        ...table,
        seats: computers.with(seat, own),
        options: from.options,
        first: undefined,
        phase: 'playing',
        onwardFrom: from.id,
        shownFromPly: match.ply,
        turnFromPly: match.ply,
        unreadFromPly: computers.map(() => match.ply),
      },
      match,
      entries: log.map((body, ply) => ({ ply, person: COMPUTER, body })),
    };
  }),
});
