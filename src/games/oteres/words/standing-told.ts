import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import { COMMA } from '../board/piece-words.ts';
import { listTold } from './list-told.ts';
import {
  isMilestone,
  isWhole,
  leadersOf,
  outAfter,
  pilesAfter,
  pilesToldBefore,
  type Seen,
} from './seen-before.ts';
import type { Tally } from './tally.ts';
import type { Teller } from './turn-story.ts';

/** From this round on it is told after each who has the most white pearls, also where that is as before. */
const ALWAYS_FROM = 3;

/** Before that round so many who are level are no news: all begin so. */
const FEW = 2;

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Everybody with so many white pearls, those with the most first: "Juno 2, Ana and Ben 1". */
function groupsOf(teller: Teller, white: readonly number[], out: readonly Seat[]) {
  const { say } = teller;
  const named = (seat: Seat): string => {
    const name = nameOf(teller, seat);
    return out.includes(seat) ? say('oteres-told-name-out', { name }) : name;
  };
  const counts = [...new Set(white)].toSorted((one, other) => other - one);
  return counts.map((count) => ({
    count,
    names: listTold(
      say,
      white.flatMap((each, seat) => (each === count ? [named(seat)] : [])),
    ),
  }));
}

/**
 * Who has the most white pearls, and how many everybody else has, which is all that can be compared before the end: where that changed with a round or with
 * somebody who went out, and after each later round in which pearls moved.
 */
export function standingTold(teller: Teller, tally: Tally, before: Seen): string | undefined {
  const { say, people } = teller;
  const seen = [...before, tally];
  const now = isMilestone(tally) ? pilesAfter(seen, people.length) : undefined;
  // The result tells how it stands once it is over.
  if (now === undefined || tally.facts.some(({ kind }) => kind === 'ended')) return undefined;
  const round = tally.facts.find((fact) => fact.kind === 'round-over');
  const former = pilesToldBefore(before, people.length);
  const isSame = former === undefined ? round?.unchanged === true : isSameList(now.white, former.white);
  if (isSame) return undefined;
  const leaders = leadersOf(now.white);
  const led = former && leadersOf(former.white);
  // In a part of a log nobody can tell who led before it.
  const isNews = led === undefined ? isWhole(seen) : !isSameList(led, leaders);
  const isLate = (round?.round ?? tally.round ?? ALWAYS_FROM) >= ALWAYS_FROM;
  if (isNews ? !isLate && leaders.length > FEW : round === undefined || !isLate) return undefined;
  const [first, ...others] = groupsOf(teller, now.white, round?.out ?? outAfter(seen));
  const wasLevel = led !== undefined && led.length > 1 && leaders.every((seat) => led.includes(seat));
  const single = wasLevel ? 'alone' : 'ahead';
  const asBefore = led === undefined ? 'leads' : 'still';
  return say('oteres-told-lead', {
    names: first?.names ?? '',
    how: leaders.length > 1 ? 'level' : isNews ? single : asBefore,
    news: isNews || led === undefined ? 'yes' : 'no',
    count: first?.count ?? 0,
    others: others.length,
    rows: others.map((group) => say('oteres-told-has', group)).join(COMMA),
  });
}
