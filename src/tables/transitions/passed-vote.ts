import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { type StandIn, standInFor } from '../model/computer-seat.ts';
import { coolsUntil, motionName, withRecent } from '../model/cooldown.ts';
import { type Refused, refused } from '../model/rejection.ts';
import { holderOf, seatOf, type Table } from '../model/table.ts';
import { tiding } from '../model/table-event.ts';
import { awaited, isCarried, type Motion } from '../model/vote.ts';
import { goneOn } from './advance.ts';
import { ended } from './ending.ts';
import { deputed } from './leaving.ts';
import { paced } from './pace-change.ts';
import { substituted } from './seating.ts';

/** What it takes to see what came of a motion. */
export interface Answered {
  readonly table: Table;
  readonly match: PlayableMatch;
  /** The moment of it, in milliseconds since 1970. */
  readonly now: number;
  /** The whole log of the match. */
  readonly log: () => Promise<readonly string[]>;
}

/** The table after somebody agreed to its motion: it waits for the others, or comes to pass. */
export async function afterAgreement(answered: Answered): Promise<Change | Refused> {
  const { table, now } = answered;
  const { motion } = table;
  if (motion === undefined) return { table };
  if (isCarried(table, motion, now)) return carried(motion, answered);
  // Put just now: whoever is asked is called by a new message, as an edited one calls nobody.
  const isNew = motion.id === table.revision + 1 && awaited(table, motion).length > 0;
  if (!isNew) return { table };
  const put = { what: 'motion', person: motion.by, motion: '', at: now } as const;
  const here = awaited(table, motion).filter((person) => seatOf(table, person) !== undefined);
  // Whoever was called with the same motion within the hour, or does not sit here, finds it in a message that does not call them.
  const calls = here
    .map((person) => ({ what: 'call', person, motion: motionName(motion.proposal), at: now }) as const)
    .filter((call) => coolsUntil(table, call) === undefined);
  return {
    table: {
      ...withRecent(table, put, ...calls),
      motion: { ...motion, calls: calls.map(({ person }) => person) },
    },
  };
}

/** Who has agreed to it themselves does not come back. */
function standInOfVote(
  { agreed }: Motion,
  seat: Seat,
  { table, now }: Pick<Answered, 'table' | 'now'>,
): StandIn | undefined {
  const holder = holderOf(table, seat);
  return holder !== undefined && agreed.includes(holder) ? undefined : standInFor(table, seat, now);
}

async function carried(motion: Motion, answered: Answered): Promise<Change | Refused> {
  const { match, log } = answered;
  const { proposal, by } = motion;
  const table = { ...answered.table, motion: undefined };
  switch (proposal.kind) {
    case 'end':
      return ended(table, 'by vote');
    case 'pace':
      return paced(tiding(table, { kind: 'pace', who: by, pace: proposal.pace }), proposal.pace);
    case 'undo': {
      const seat = seatOf(table, by);
      if (seat === undefined) return refused('not-seated');
      const next = match.goBack(seat, proposal.to, await log());
      if (typeof next === 'string') return refused(next);
      const change = goneOn(table, { before: match, next, seat, by });
      return { ...change, table: tiding(change.table, { kind: 'back', who: by, moves: proposal.moves }) };
    }
    case 'computer':
      return deputed(table, proposal.seat, standInOfVote(motion, proposal.seat, answered));
    case 'substitute': {
      const next = substituted(table, proposal.seat, proposal.person);
      return typeof next === 'string' ? refused(next) : { table: next };
    }
  }
}
