import { allSeats, type Seat } from '../../../engine/seat.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact, Pile } from '../rules/fact.ts';
import type { Effect, PearlColour } from '../rules/vocabulary.ts';
import type { PearlMove, Tally } from './tally.ts';

/** The turns before one that is told, as all could see them, oldest first: from the first of the match on, or the latest of them. */
export type Seen = readonly Tally[];

type Cards = Components['cards'];

/** Pearls that each player has as the match begins (rulebook, set-up D). */
const AT_FIRST = 1;

/** Cards that take a pearl for nothing in return. */
const TAKING: readonly Effect[] = ['snatch', 'biggest-pile'];

/** Whether these turns begin with the first of the match. */
export const isWhole = ([first]: Seen): boolean => first?.turn === 1 && first.hasBegun === true;

const factsOf = (turns: Seen): readonly OteresFact[] => turns.flatMap(({ facts }) => facts);

/** How many pearls a seat has after these turns; nothing where it cannot be counted. */
export function pileAfter(turns: Seen, seat: Seat): Pile | undefined {
  if (!isWhole(turns)) return undefined;
  const moves = factsOf(turns).filter((fact) => fact.kind === 'pearl-moved');
  const gained = (colour: PearlColour): number =>
    moves
      .filter((move) => move.colour === colour)
      .reduce((sum, { from, to }) => sum + Number(to === seat) - Number(from === seat), 0);
  return { seat, white: AT_FIRST + gained('white'), black: gained('black') };
}

/** The colour of a pearl that lies in front of a player; nothing where it has not been seen to come there. */
export function colourAfter(turns: Seen, mark: number): PearlColour | undefined {
  const came = factsOf(turns).findLast((fact) => fact.kind === 'pearl-moved' && fact.mark === mark);
  if (came?.kind === 'pearl-moved') return came.colour;
  return isWhole(turns) ? 'white' : undefined;
}

/** Who went out in these turns. */
export const outAfter = (turns: Seen): readonly Seat[] =>
  factsOf(turns).flatMap((fact) => (fact.kind === 'out' ? [fact.seat] : []));

/** Whether all have seen in these turns what a card does: one that was blocked, or had no effect, has not shown it, unless a pearl was looked at for it. */
export const hasWorked = (turns: Seen, card: string): boolean =>
  turns.some(
    ({ facts }) =>
      facts.some((fact) => fact.kind === 'card-played' && fact.card === card) &&
      (facts.every(({ kind }) => kind !== 'warded' && kind !== 'no-effect') ||
        facts.some(({ kind }) => kind === 'pearl-looked-at')),
  );

/** Whether it has been told in these turns what a card does: also where it was blocked, which is the first that is seen of it then. */
export const hasShown = (turns: Seen, card: string): boolean =>
  turns.some(
    ({ facts }) =>
      facts.some((fact) => fact.kind === 'card-played' && fact.card === card) &&
      facts.every(({ kind }) => kind !== 'no-effect'),
  );

/** Who has the most white pearls. */
export const leadersOf = (white: readonly number[]): readonly Seat[] =>
  white.flatMap((count, seat) => (count === Math.max(...white) ? [seat] : []));

/** Everybody's pearls, by seat. */
export interface Piles {
  readonly white: readonly number[];
  readonly black: readonly number[];
}

/** Everybody's pearls after these turns; nothing where they cannot be counted, nor does a round end with the last of the turns. */
export function pilesAfter(turns: Seen, seats: number): Piles | undefined {
  const over = turns.at(-1)?.facts.findLast((fact) => fact.kind === 'round-over');
  if (over?.kind === 'round-over') return { white: over.white, black: over.black ?? over.white.map(() => 0) };
  const piles = allSeats(seats).flatMap((seat) => pileAfter(turns, seat) ?? []);
  return piles.length === 0
    ? undefined
    : { white: piles.map(({ white }) => white), black: piles.map(({ black }) => black) };
}

/** Whether it is told how the pearls stand after a turn: with it a round is over or somebody is out. */
export const isMilestone = ({ facts }: Tally): boolean =>
  facts.some(({ kind }) => kind === 'round-over' || kind === 'out');

/** Everybody's pearls as a match begins. */
export const pilesAtFirst = (seats: number): Piles => ({
  white: allSeats(seats).map(() => AT_FIRST),
  black: allSeats(seats).map(() => 0),
});

/** Everybody's pearls when they were told of last; those with which a match begins where they were not yet. Nothing where it is not known. */
export function pilesToldBefore(turns: Seen, seats: number): Piles | undefined {
  const last = turns.findLastIndex(isMilestone);
  if (last >= 0) return pilesAfter(turns.slice(0, last + 1), seats);
  return isWhole(turns) ? pilesAtFirst(seats) : undefined;
}

/** Who has slipped a player a card since that player's turn before the one that follows these: nobody else knows which. */
export function slippedSince(turns: Seen, seat: Seat): Seat | undefined {
  const own = turns.findLastIndex((turn) => turn.seat === seat && turn.facts.length > 0);
  const given = factsOf(turns.slice(own + 1)).findLast(
    (fact) => fact.kind === 'card-given' && fact.to === seat,
  );
  return given?.kind === 'card-given' ? given.seat : undefined;
}

/** A pearl that was taken for nothing in return. */
interface Take {
  readonly by: Seat;
  readonly from: Seat;
  readonly mark: number;
}

function takeIn({ seat, facts }: Tally, cards: Cards): Take | undefined {
  const played = facts.find((fact) => fact.kind === 'card-played');
  const effect = played?.kind === 'card-played' ? cards.get(played.card)?.effect : undefined;
  const move = facts.find(
    (fact): fact is PearlMove => fact.kind === 'pearl-moved' && fact.to === seat && fact.from !== seat,
  );
  if (effect === undefined || !TAKING.includes(effect) || typeof move?.from !== 'number') return undefined;
  return { by: seat, from: move.from, mark: move.mark };
}

/** At whose pearls a turn was aimed, whether it got one or was kept off. */
function aimIn(tally: Tally, cards: Cards): Seat | undefined {
  const warded = tally.facts.find((fact) => fact.kind === 'warded');
  return warded?.kind === 'warded' ? warded.seat : takeIn(tally, cards)?.from;
}

/**
 * What a taking has to do with turns before it: the pearl goes back to whom it was taken from, what kept others off has just been used up, the
 * pearl had only just come, the same two again, a player who is robbed for the third time, the second attempt in a row.
 */
export type Echo =
  | { readonly kind: 'back' | 'fresh' | 'robbed' | 'row'; readonly by: Seat; readonly from: Seat }
  | { readonly kind: 'bare'; readonly by: Seat; readonly from: Seat; readonly card: string }
  | { readonly kind: 'again'; readonly by: Seat; readonly from: Seat; readonly count: number };

/** What is told before the others where there is room for one. */
const WEIGHTS: Readonly<Record<Echo['kind'], number>> = {
  back: 6,
  bare: 5,
  fresh: 4,
  again: 3,
  robbed: 2,
  row: 1,
};

/** Whether one is told before the other where there is room for one. */
export const outweighs = (one: Echo, other: Echo): boolean => WEIGHTS[one.kind] > WEIGHTS[other.kind];

/** When somebody is robbed so often, by whom ever, it is told: once, as the next time it is no news. */
const OFTEN = 3;

/** What a turn has to do with those before it, the weightiest alone. `seats` is how many turns a round has at most. */
export function echoOf(tally: Tally, before: Seen, cards: Cards, seats: number): Echo | undefined {
  const past = before.filter(({ turn }) => turn < tally.turn);
  const isLate = ({ turn }: Tally): boolean => turn >= tally.turn - seats;
  const last = past.at(-1);
  const aim = aimIn(tally, cards);
  const take = takeIn(tally, cards);
  const row: readonly Echo[] =
    aim !== undefined && last !== undefined && last.seat !== tally.seat && aimIn(last, cards) === aim
      ? [{ kind: 'row', by: tally.seat, from: aim }]
      : [];
  if (take === undefined) return row[0];
  const pair = { by: take.by, from: take.from };
  const came = past.findLast(({ facts }) =>
    facts.some((fact) => fact.kind === 'pearl-moved' && fact.mark === take.mark),
  );
  const move = came?.facts.findLast((fact) => fact.kind === 'pearl-moved' && fact.mark === take.mark);
  const source = move?.kind === 'pearl-moved' ? move.from : undefined;
  const isTaken = came !== undefined && takeIn(came, cards)?.mark === take.mark;
  const back: readonly Echo[] = isTaken && source === take.by ? [{ kind: 'back', ...pair }] : [];
  const fresh: readonly Echo[] =
    came !== undefined && isLate(came) && (source === 'pool' || source === 'catch')
      ? [{ kind: 'fresh', ...pair }]
      : [];
  const bare = factsOf(past.filter(isLate)).flatMap((fact): readonly Echo[] =>
    fact.kind === 'warded' && fact.seat === take.from ? [{ kind: 'bare', ...pair, card: fact.card }] : [],
  );
  const takes = isWhole(past) ? past.flatMap((turn) => takeIn(turn, cards) ?? []) : [];
  const ofTarget = takes.filter(({ from }) => from === take.from);
  const again = ofTarget.filter(({ by }) => by === take.by).length;
  const counted: readonly Echo[] = [
    ...(again > 0 ? [{ kind: 'again', ...pair, count: again + 1 } as const] : []),
    ...(ofTarget.length + 1 === OFTEN ? [{ kind: 'robbed', ...pair } as const] : []),
  ];
  const all = [...back, ...bare, ...fresh, ...counted, ...row];
  return all.toSorted((one, other) => WEIGHTS[other.kind] - WEIGHTS[one.kind])[0];
}
