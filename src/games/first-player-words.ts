import type { Say } from '../texts/say.ts';
import { BY_LOT } from './first-player.ts';
import { nameOf } from './person.ts';
import type { TextContext } from './presenter.ts';

/** What the option *First player* is called. */
export const firstPlayerName = (say: Say): string => say('first-player');

/** What it settles. */
export const firstPlayerAbout = (say: Say): string => say('first-player-about');

/** One of its values: by lot, or the player who sits there; the number of the seat while nobody does. */
export function firstPlayerValue(value: string, textContext: TextContext): string {
  const { say, people } = textContext;
  if (value === BY_LOT) return say('first-player-random');
  const seat = Number(value) - 1;
  return people[seat] === undefined
    ? say('first-player-open', { seat: value })
    : say('first-player-seat', { name: nameOf(textContext, seat) });
}
