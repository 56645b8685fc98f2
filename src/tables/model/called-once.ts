import type { PlayableMatch } from '../../games/playable.ts';
import { COOLDOWNS, type Recent, withRecent } from './cooldown.ts';
import type { Profile } from './profile.ts';
import type { Table } from './table.ts';
import type { Proposal } from './vote.ts';

/** What people are called to once an hour, whoever calls; reminders have their own times, see `reminders.ts`. */
export type Matter = 'lobby' | 'resting' | 'stuck' | `grace ${number}` | `turn ${number}` | `vote ${string}`;

/** Somebody who is to be called to something. */
export interface Calling {
  readonly person: string;
  readonly matter: Matter;
}

/** A turn that returns to a player, as after an undo, calls again after this many milliseconds: five minutes. */
const SAME_TURN = 5 * 60 * 1000;

/** What a vote calls people to. How far to go back, or at which pace to go on, does not make it another question. */
export function matterOf(proposal: Proposal, { turn }: Pick<PlayableMatch, 'turn'>): Matter {
  switch (proposal.kind) {
    case 'undo':
      return `vote undo ${turn.number}`;
    case 'end':
    case 'pace':
    case 'film':
      return `vote ${proposal.kind}`;
    case 'computer':
    case 'substitute':
      return `vote ${proposal.kind} ${proposal.seat}`;
  }
}

/** Those of some people who were called to a lobby lately, also at another table, and since the last move. */
export const calledToRematch = (
  profiles: ReadonlyMap<string, Pick<Profile, 'calledAgainAt'>>,
  lastMoveAt: number,
  now: number,
): readonly Recent[] =>
  [...profiles].flatMap(([person, { calledAgainAt: at }]) =>
    at === undefined || lastMoveAt > at || now - at >= COOLDOWNS.call
      ? []
      : [{ what: 'call', person, motion: 'lobby' satisfies Matter, at }],
  );

/** Whether somebody was called too lately to be called again at `now`; `isPassedOn` if a turn comes to them. */
export function isCalledLately(
  recent: readonly Recent[],
  { person, matter }: Calling,
  now: number,
  isPassedOn = false,
): boolean {
  const within = isPassedOn ? SAME_TURN : COOLDOWNS.call;
  return recent.some((each) => isOf(each, person) && each.motion === matter && now - each.at < within);
}

/** The table on which some people are called to something now. */
export function withCalled(table: Table, called: readonly Calling[], now: number): Table {
  if (called.length === 0) return table;
  // Of the turns that somebody was called to the latest is enough.
  const recent = table.recent.filter(
    (each) => !(isOfTurn(each) && called.some(({ person, matter }) => isOf(each, person) && isTurn(matter))),
  );
  const noted = called.map(
    ({ person, matter }) => ({ what: 'call', person, motion: matter, at: now }) as const,
  );
  return withRecent({ ...table, recent }, ...noted);
}

/** What was done lately, once somebody has played: who is asked again within the same turn is called again. */
export const afterMove = (recent: readonly Recent[], mover: string | undefined): readonly Recent[] =>
  recent.filter((each) => !(isOf(each, mover) && isOfTurn(each)));

const isOf = ({ what, person }: Recent, who: string | undefined): boolean =>
  what === 'call' && person === who;

const isTurn = (matter: string): boolean => matter.startsWith('turn ');

const isOfTurn = ({ what, motion }: Recent): boolean => what === 'call' && isTurn(motion);
