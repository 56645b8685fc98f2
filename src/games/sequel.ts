/** What came about in a stretch of a game, over several ways to deal what is hidden. */
export interface Stretch {
  /** The mean of the points gained. */
  readonly points: number;
  /** What was completed, as the game's data names it, and in which part of the deals, from 0 to 1. */
  readonly done: Readonly<Record<string, number>>;
}

/** What a search saw come of a turn: in it, in the turns of all others after it, and in the seat's own next one. */
export interface Sequel {
  readonly now: Stretch;
  readonly others: Stretch;
  readonly next: Stretch;
  /** What is almost complete when the turn is over, and how much it lacks then. */
  readonly near: Readonly<Record<string, number>>;
}

/** From this part of the deals on, something is told as what comes of a turn; up to the other one as what does not. */
const OFTEN = 0.75;
const SELDOM = 0.25;

/** Points count as more from this difference of the means on. */
const MORE = 0.75;

const share = ({ done }: Stretch, what: string): number => done[what] ?? 0;

/** What is completed in a stretch, but for chance. */
export const doneIn = ({ done }: Stretch): readonly string[] =>
  Object.keys(done).filter((what) => (done[what] ?? 0) >= OFTEN);

/** Whether a turn or the seat's next one hardly ever completes something. */
const isMissed = ({ now, next }: Sequel, what: string): boolean =>
  share(now, what) + share(next, what) <= SELDOM;

/** What each of two turns leads to, by which the first one is told to be better. */
interface Advantage {
  /** Completed in the first turn, and by the second one not before the next. */
  readonly sooner: readonly string[];
  /** Completed in the first turn, or in the next, and after the second one in neither. */
  readonly now: readonly string[];
  readonly next: readonly string[];
  /** What others complete after the second turn and not after the first. */
  readonly denied: readonly string[];
  readonly both: readonly string[];
  /** What lacks one thing more after the first turn, and more than that after the second. */
  readonly nearer: readonly string[];
}

/** What lacks one thing more after a turn, and more than that after another one which does not complete it. */
const nearerIn = (one: Sequel, other: Sequel): readonly string[] =>
  Object.keys(one.near).filter(
    (what) =>
      one.near[what] === 1 &&
      (other.near[what] ?? Number.POSITIVE_INFINITY) > 1 &&
      share(other.now, what) === 0,
  );

/** What the first of two turns leads to and the second one does not. */
export function advantageOf(one: Sequel, other: Sequel): Advantage {
  const now = doneIn(one.now);
  const next = doneIn(one.next);
  const isLater = (what: string): boolean => doneIn(other.next).includes(what);
  return {
    sooner: now.filter(isLater),
    now: now.filter((what) => isMissed(other, what)),
    next: next.filter((what) => isMissed(other, what)),
    denied: doneIn(other.others).filter((what) => share(one.others, what) <= SELDOM),
    both: [...now, ...next].filter((what) => [...doneIn(other.now), ...doneIn(other.next)].includes(what)),
    nearer: nearerIn(one, other),
  };
}

/** The points that a seat has gained when its next turn is over. */
export const ownPoints = ({ now, next }: Sequel): number => now.points + next.points;

/**
 * Whether the first of two turns is better for a reason: it completes, hinders, scores or comes nearer. `least` are
 * points certain by the end of the seat's next turn: luck is no reason.
 */
export function isReason(one: Sequel, other: Sequel, least: number): boolean {
  const { sooner, now, next, denied, nearer } = advantageOf(one, other);
  const own = ownPoints(one) - ownPoints(other);
  const all = own + other.others.points - one.others.points;
  const isOwn = sooner.length + now.length + next.length > 0 && own > -MORE && all >= MORE;
  const isNearer = nearer.length > 0 && nearerIn(other, one).length === 0 && all > -SELDOM;
  return isOwn || least - ownPoints(other) >= MORE || (denied.length > 0 && all >= MORE) || isNearer;
}
