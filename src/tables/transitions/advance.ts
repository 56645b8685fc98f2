import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch, PlayedOn } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { COMPUTER } from '../model/computer-seat.ts';
import type { Plan, PlanReport } from '../model/plan.ts';
import { withoutPlan, withoutReport } from '../model/plans.ts';
import type { Table, TableNow } from '../model/table.ts';
import { withFallenVote } from '../model/table-event.ts';
import { afterEntry } from '../model/voting.ts';
import { endMatch } from './ending.ts';

interface Step {
  readonly before: PlayableMatch;
  readonly next: PlayedOn;
  /** The seat that the entry is of, and whose name stands beside it. */
  readonly seat: Seat;
  readonly by: string;
}

/** The table after an entry of the log. */
export function advance(table: Table, { before, next, seat, by }: Step): Change {
  const { match } = next;
  const entry = { ply: next.ply, person: by, body: next.entry };
  const turned = match.turn.number !== before.turn.number;
  const going: Table = {
    ...table,
    // What was played for somebody in their absence is news to them.
    unreadFromPly: table.unreadFromPly.map((ply, at) =>
      at === before.turn.seat && by !== COMPUTER ? match.ply : ply,
    ),
    turnFromPly: turned ? match.ply : table.turnFromPly,
    // What computers do at once nobody has had a look at yet.
    events: turned && by !== COMPUTER ? [] : table.events.filter(({ kind }) => kind !== 'stuck'),
    skipping: stillSkipping(table, match),
    plans: table.plans.filter((plan) => stillPlanned(plan, before, next)),
  };
  const after =
    table.vote === undefined
      ? going
      : withFallenVote({ ...going, vote: afterEntry(table, seat) }, table.vote);
  return {
    table: match.result === undefined ? after : endMatch(after, 'finished'),
    match,
    entries: [entry],
  };
}

/** A plan is over with the first answer in its turn, and where something is undone that stood when it was made. */
const stillPlanned = ({ seat, ply, turn }: Plan, before: PlayableMatch, { to }: PlayedOn): boolean =>
  (to === undefined || to >= ply) && !(before.turn.seat === seat && before.turn.number > turn);

function stillSkipping({ skipping }: Table, match: PlayableMatch): Table['skipping'] {
  const asked = match.decisions.some(({ seat }) => seat === skipping?.seat);
  return asked && match.turn.number === skipping?.turn ? skipping : undefined;
}

/** A table after a due plan was played, as far as it goes, in one change; undefined if none is due. */
export function playDuePlan(
  { table, match }: Pick<TableNow, 'table' | 'match'>,
  now: number,
): Change | undefined {
  const plan = table.plans.find(({ playAt }) => playAt !== undefined && playAt <= now);
  if (plan === undefined || match === undefined) return undefined;
  const { seat, person } = plan;
  const played = match.playPlan(seat, plan);
  let change: Change = { table: withoutPlan(table, seat), isQuiet: true };
  let before = match;
  for (const next of played.entries) {
    const { entries = [], ...step } = advance(change.table, { before, next, seat, by: person });
    change = { ...step, entries: [...(change.entries ?? []), ...entries] };
    before = next.match;
  }
  const last = played.entries.at(-1);
  const isUndoable = played.stop === 'turn over' && !played.drew && last?.match.result === undefined;
  const report: PlanReport = {
    ...reportOf(plan, match.turn.number, played),
    ...(isUndoable && last !== undefined ? { undoable: last.ply } : {}),
  };
  return {
    ...change,
    isPlanned: true,
    table: {
      ...change.table,
      planReports: [...withoutReport(change.table, person).planReports, report],
    },
  };
}

function reportOf(
  { seat, person, answers }: Plan,
  turn: number,
  { entries, stop }: { readonly entries: readonly unknown[]; readonly stop: PlanReport['stop'] },
): PlanReport {
  const labels = answers.map(({ label }) => label);
  return {
    ...{ seat, person, turn, stop },
    played: labels.slice(0, entries.length),
    left: labels.slice(entries.length),
  };
}
