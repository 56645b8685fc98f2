import { UNDOING } from '../../bounds.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableOutcome } from '../model/change.ts';
import { notTheHost, type Rejection, type RejectionCode, reject } from '../model/rejection.ts';
import type { SeatedPerson } from '../model/seated.ts';
import { seatOf, type Table, type TableNow } from '../model/table.ts';
import type { Proposal } from '../model/vote.ts';
import type { HeldSeats } from '../service/held-seats.ts';
import { byItself, type Done, type TableCommand } from '../service/kept-tables.ts';
import type { TableRepository } from '../service/table-repository.ts';

/** A table as a command finds it: who acts there, and at which moment, in milliseconds since 1970. */
interface Acting extends TableNow {
  readonly by: TableCommand;
  readonly at: number;
}

/** The same at a match that is being played. */
export interface ActingInPlay extends Acting {
  readonly match: PlayableMatch;
}

type Deed<Now, Said extends readonly unknown[]> = (
  now: Now,
  ...said: Said
) => TableOutcome | Promise<TableOutcome>;

type PhaseFor<Said extends readonly unknown[]> = (table: Table, ...said: Said) => 'playing' | 'ended';

type Command<Said extends readonly unknown[]> = (
  command: TableCommand,
  ...said: Said
) => Promise<Done | Rejection>;

/** What makes commands of what is done at the tables of a repository; each says when it may be done, and by whom. */
export function guardsOf(repository: TableRepository) {
  const anywhere =
    <Said extends readonly unknown[]>(deed: Deed<Acting, Said>): Command<Said> =>
    (by, ...said) =>
      repository.execute(by, (now, at) => deed({ ...now, by, at }, ...said));

  const inLobby = <Said extends readonly unknown[]>(deed: Deed<Acting, Said>): Command<Said> =>
    anywhere((now, ...said) => (now.table.phase === 'lobby' ? deed(now, ...said) : 'not-in-the-lobby'));

  const byHost = <Said extends readonly unknown[]>(deed: Deed<Acting, Said>): Command<Said> =>
    inLobby((now, ...said) => cannotStart(now.table, now.by.person) ?? deed(now, ...said));

  const inUse = <Said extends readonly unknown[]>(deed: Deed<Acting, Said>): Command<Said> =>
    anywhere((now, ...said) => notInUse(now.table) ?? deed(now, ...said));

  const asHost = <Said extends readonly unknown[]>(deed: Deed<Acting, Said>): Command<Said> =>
    inUse((now, ...said) => (now.table.host === now.by.person ? deed(now, ...said) : notTheHost(now.table)));

  /** Something done at a match that is being played, or, where `phaseFor` says so, at one that is `ended`. */
  const atMatch = <Said extends readonly unknown[]>(
    deed: Deed<ActingInPlay, Said>,
    phaseFor: PhaseFor<NoInfer<Said>> = () => 'playing',
  ): Command<Said> =>
    anywhere(({ match, ...now }, ...said) => {
      const { phase } = now.table;
      if (phase === 'lobby' || match === undefined) return 'not-playing';
      if (phase === 'archived') return 'archived';
      const wanted = phaseFor(now.table, ...said);
      if (phase === wanted) return deed({ ...now, match }, ...said);
      return wanted === 'ended' ? 'not-over' : 'over';
    });

  const atSeat = <Said extends readonly unknown[]>(
    deed: Deed<ActingInPlay & { readonly seat: Seat }, Said>,
    phaseFor?: PhaseFor<NoInfer<Said>>,
  ): Command<Said> =>
    atMatch((now, ...said) => {
      const seat = seatOf(now.table, now.by.person);
      return seat === undefined ? 'not-seated' : deed({ ...now, seat }, ...said);
    }, phaseFor);

  return { anywhere, inLobby, byHost, inUse, asHost, atMatch, atSeat };
}

/** Something that nobody else is to notice. */
export const inPrivate =
  <Said extends readonly unknown[]>(command: Command<Said>): Command<Said> =>
  (by, ...said) =>
    command({ ...by, isPrivate: true }, ...said);

/** Something that no interaction triggers: `revision` makes it count once. */
export const unasked =
  <T>(what: string, command: Command<readonly [T]>) =>
  (id: string, said: T, revision: number): Promise<Done | Rejection> =>
    command(byItself(what, { id, revision }), said);

/** Why nothing more is done at a table: it is put away, or over. */
function notInUse({ phase }: Table): RejectionCode | undefined {
  if (phase === 'archived') return 'archived';
  return phase === 'lobby' || phase === 'playing' ? undefined : 'over';
}

/** Why this person cannot start a match at a table, no matter who sits there; undefined if they can. */
export function cannotStart(table: Table, person: string): Rejection | undefined {
  if (table.phase !== 'lobby') return reject('not-in-the-lobby');
  return table.host === person ? undefined : notTheHost(table);
}

/** The phase of a match in which people can agree to something. */
export const phaseOf = (proposal: Proposal | undefined): 'playing' | 'ended' =>
  proposal?.kind === 'film' ? 'ended' : 'playing';

/** Whether too much of a turn or match was undone to undo more; never if it is broken, as it has no other way. */
export const isUndoneEnough = (
  { turnFromPly }: Table,
  { ply, broken }: Pick<PlayableMatch, 'ply' | 'broken'>,
): boolean => !broken && (ply - turnFromPly >= UNDOING.turn || ply >= UNDOING.match);

/** Why somebody may not take a seat, by what they know of the match and the rule for seats that were left. */
export async function cannotSitDown(
  table: Table,
  seat: Seat,
  person: string,
  heldSeats: HeldSeats,
): Promise<RejectionCode | undefined> {
  if (await heldSeats.heldAnotherSeat(table, seat, person)) return 'held-another-seat';
  const isOpen = table.freedSeats !== 'former' || (await heldSeats.hasHeld(table, seat, person));
  return isOpen ? undefined : 'held-by-others';
}

/** The player who acts, under the name that the channel knows. */
export const actorOf = ({ person, avatar }: TableCommand, name: string): SeatedPerson => ({
  ...{ id: person, name },
  ...(avatar === undefined ? {} : { avatar }),
});
