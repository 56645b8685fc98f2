import type { Say } from '../texts/say.ts';
import { BY_LOT, HOST_BEGINS } from './first-player.ts';
import { nameOf } from './person.ts';
import type { TextContext } from './presenter.ts';

/** What the option *First player* is called. */
export const firstPlayerName = (say: Say): string => say('first-player');

/** What it settles. */
export const firstPlayerAbout = (say: Say): string => say('first-player-about');

/** One of its values: by lot, or the player who sits there; while nobody does the host, or the number of the seat. */
export function firstPlayerValue(value: string, textContext: TextContext): string {
  const { say, people } = textContext;
  if (value === BY_LOT) return say('first-player-random');
  const seat = Number(value) - 1;
  if (people[seat] === undefined)
    return value === HOST_BEGINS ? say('first-player-host') : say('first-player-open', { seat: value });
  return say('first-player-seat', { name: nameOf(textContext, seat) });
}
