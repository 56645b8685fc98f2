import { standInOf } from '../model/computer-seat.ts';
import type { NoticeDraft } from '../model/notice.ts';
import type { Moment } from '../model/reminders.ts';
import type { Seated, Table } from '../model/table.ts';
import { gracesAt, type Wait } from '../model/turn-clock.ts';
import type { Grace } from '../model/vote.ts';

/** The moment of a change, and who made it: they see what comes of it, and are told nothing. */
export interface ChangeMoment extends Moment {
  readonly actor: string;
}

/** Whom messages of their own tell of a change of a table, and what: `after` is the table as it is to be written at that moment. */
export function noticesAfter(
  before: Table | undefined,
  after: Table,
  moment: ChangeMoment,
): readonly NoticeDraft[] {
  const waits = before?.waits ?? [];
  return [
    ...after.waits.flatMap((wait) => noticeOf(wait, waits, moment)),
    ...gracesAt(after).flatMap((grace) => warningOf(grace, before, moment)),
    ...after.seats.flatMap((seated, seat) => {
      const person = toldOf(seated, before?.seats[seat]);
      if (person === undefined || moment.profileOf(person).notices === 'off') return [];
      return [{ kind: 'replaced', seat, person } as const];
    }),
  ];
}

function noticeOf(
  wait: Wait,
  former: readonly Wait[],
  { now, actor, profileOf }: ChangeMoment,
): readonly NoticeDraft[] {
  const { seat, person, since, announceAt, remindedAt } = wait;
  const isDirect = profileOf(person).notices === 'direct';
  const same = former.filter((known) => known.seat === seat && known.person === person);
  const before = same.find((known) => known.since === since);
  if (before === undefined) {
    const knows =
      person === actor || same.some((known) => known.turn === wait.turn && known.announceAt === undefined);
    return isDirect && !knows && announceAt === undefined ? [{ kind: 'turn', seat, person, since }] : [];
  }
  if (remindedAt !== now || before.remindedAt === now) return [];
  const isAnnounced = before.announceAt !== undefined && announceAt === undefined;
  // The board called nobody in their quiet hours, and is not posted anew for it.
  return [{ kind: isAnnounced && isDirect ? 'turn' : 'remind', seat, person, since }];
}

/** Tells somebody, once and outside of their quiet hours, that their seat is about to be handed on. */
function warningOf(
  { seat, person, from }: Grace,
  before: Table | undefined,
  { now, profileOf }: ChangeMoment,
): readonly NoticeDraft[] {
  const isKnown =
    before !== undefined && gracesAt(before).some((known) => known.seat === seat && known.from === from);
  const wasTold = isKnown && from <= before.changedAt;
  if (wasTold || from > now || profileOf(person).notices === 'off') return [];
  return [{ kind: 'warned', seat, person }];
}

/** Who is told now that a computer plays for them: it does so from now on, or they could not be disturbed before. */
function toldOf(seated: Seated, before: Seated | undefined): string | undefined {
  const standIn = standInOf(seated);
  if (standIn === undefined || standIn.tellAt !== undefined) return undefined;
  const wasUntold =
    before?.kind === 'computer'
      ? before.standIn?.tellAt !== undefined
      : before?.kind === 'person' || (before?.kind === 'free' && before.why === 'late');
  return wasUntold ? standIn.person.id : undefined;
}
