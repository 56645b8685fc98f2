import type { Avatar } from '../../canvas/avatar.ts';
import type { HeavyWork } from '../../shares/heavy-work.ts';
import type { UsualAnswer } from '../../tables/model/answering.ts';
import { computerName, type Named } from '../../tables/model/computer-name.ts';
import { FORGOTTEN_NAME } from '../../tables/model/pseudonym.ts';
import { bandOf, RATED_AFTER, type Rating } from '../../tables/model/ratings.ts';
import type { Seated } from '../../tables/model/seated.ts';
import { peopleAt, type Table } from '../../tables/model/table.ts';
import type { PlainKey, Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';

/** What a message is worded with: a person's language, the icons that there are, and the avatars that are at hand. */
export interface MessageContext {
  readonly say: Say;
  readonly icons: Icons;
  readonly avatars: FindAvatar;
  /** Whether it is for a person who reads boards rather than looks at them; absent if not, or if for everybody. */
  readonly reads?: boolean;
  /** What the host has switched off, to which no button leads; absent where nothing is. */
  readonly off?: ReadonlySet<HeavyWork>;
}

/** Returns the cached avatar of a place (see `avatarPlace`). A missing one is requested, and there the next time. */
export type FindAvatar = (place: string) => Avatar | undefined;

/** As much of it as buttons need. */
export type ButtonContext = Pick<MessageContext, 'say' | 'icons'>;

/** An application emoji as components and texts name it. */
export interface Icon {
  readonly id: string;
  readonly name: string;
}

/** The application emoji of an icon; nothing while there is none, and words alone must do. */
export type Icons = (name: string) => Icon | undefined;

/** An icon within a text, with a space after it; empty if there is none. */
export function iconText(icons: Icons, name: string | undefined): string {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? '' : `<:${icon.name}:${icon.id}> `;
}

/** What the person who holds a seat, or held it last, is called; not yet written for where it will stand. */
export function seatName(seated: Seated, table: Named, say: Say): string {
  switch (seated.kind) {
    case 'person':
      return shownPerson(seated.name, say);
    case 'computer':
      return say('seat-computer', { name: computerName(table, seated.number) });
    case 'free':
      return shownPerson(seated.left.name, say);
  }
}

/** What some of those at a table are called, as `write` has names where they will stand. */
export const namesAt = (
  table: Table,
  say: Say,
  write: (name: string) => string,
  isNamed: (seated: Seated, seat: number) => boolean,
): string =>
  table.seats
    .filter(isNamed)
    .map((seated) => write(seatName(seated, table, say)))
    .join(', ');

/** The players of seats as a message for everybody names them, those who left among them. */
export const playersOf = (table: Table, which: readonly number[], say: Say): string =>
  which
    .flatMap((seat) => {
      const seated = table.seats[seat];
      return seated === undefined ? [] : [called(seated, table, say)];
    })
    .join(', ');

/** The person who holds a seat as a message for everybody names them: a person so that Discord links to them. */
export const called = (seated: Seated, table: Named, say: Say): string =>
  seated.kind === 'person' ? mention(seated.id, say) : plainName(seatName(seated, table, say));

/** A moment in milliseconds since 1970, as Discord writes how far it is from now. */
export const momentOf = (time: number): string => `<t:${Math.floor(time / 1000)}:R>`;

/** The same as day and time where its reader lives. */
export const dayAndTime = (time: number): string => `<t:${Math.floor(time / 1000)}:f>`;

/** The same with the day of the week. */
export const weekdayAndTime = (time: number): string => `<t:${Math.floor(time / 1000)}:F>`;

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/**
 * The last day of a period that ends with a day, as Discord writes it for its reader. It is given as that day's noon:
 * the midnight at its end is already another day, and elsewhere so are the hours before.
 */
export const lastDay = (until: number): string => `<t:${Math.floor((until - HALF_A_DAY) / 1000)}:D>`;

/** A person as a link; the message decides whether it pings. One whose data were erased is the unknown player. */
export const mention = (person: string, say: Say): string =>
  isKnown(person) ? `<@${person}>` : say('player-unknown');

/** Whether this is somebody whom Discord knows, and not the pseudonym of somebody who had their data removed. */
export const isKnown = (person: string): boolean => /^\d+$/.test(person);

/** Several people, each named as by `mention`. */
export const mentions = (people: readonly string[], say: Say): string =>
  people.map((person) => mention(person, say)).join(', ');

/** The people of a table by name: Discord pings nobody whom a message does not name. */
export const everybody = (table: Table, say: Say): string =>
  mentions(
    peopleAt(table).map(({ id }) => id),
    say,
  );

/** The name of a person as people read it, which is not the stored one where their data was removed. */
export const shownPerson = (name: string, say: Say): string =>
  name === FORGOTTEN_NAME ? say('player-unknown') : name;

/** How many of a list are named: a server may have hundreds of them, and a message has no room for them. */
const MOST_PLACES_NAMED = 50;

/** Roles (`@&`), channels (`#`) or people (`@`) so that Discord names them, the first of a long list. */
export const placesMentioned = (sign: '@&' | '#' | '@', ids: readonly string[]): string => {
  const named = ids.slice(0, MOST_PLACES_NAMED).map((id) => `<${sign}${id}>`);
  return [...named, ...(ids.length > MOST_PLACES_NAMED ? ['…'] : [])].join(', ');
};

/** Somebody who looks at a match: by seat, or anybody else. */
export type Looker = number | 'spectator';

/** The times between which answers are counted, see `ANSWER_TIMES`. */
const TIMES: readonly PlainKey[] = [
  ...(['stats-time-0', 'stats-time-1', 'stats-time-2', 'stats-time-3'] as const),
  ...(['stats-time-4', 'stats-time-5', 'stats-time-6'] as const),
];

/** How fast somebody usually answers, to stand behind their name. */
export function usualAnswerWords({ from, to }: UsualAnswer, say: Say): string {
  const first = from === undefined ? undefined : TIMES[from];
  const last = to === undefined ? undefined : TIMES[to];
  if (first !== undefined && last !== undefined)
    return say('stats-answers-between', { from: say(first), to: say(last) });
  if (last !== undefined) return say('stats-answers-within', { to: say(last) });
  return first === undefined ? say('stats-answers-anytime') : say('stats-answers-over', { from: say(first) });
}

/** A rating in words: its band and points, or how many games it still takes. */
export function ratingWords(rating: Rating | undefined, say: Say): string {
  if (rating === undefined || rating.games < RATED_AFTER)
    return say('stats-rating-new', { games: rating?.games ?? 0, needed: RATED_AFTER });
  const { points, spread } = rating;
  return say('stats-rating-known', {
    band: say(`stats-band-${bandOf(rating)}`),
    points: String(points),
    spread: String(spread),
  });
}
