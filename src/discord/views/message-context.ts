import { computerFace } from '../../canvas/computer-face.ts';
import type { TextContext } from '../../games/presenter.ts';
import { iconName, type TableIcon } from '../../games/table-icons.ts';
import type { HeavyWork } from '../../shares/heavy-work.ts';
import { computerName, type Named } from '../../tables/model/computer-name.ts';
import { FORGOTTEN_NAME } from '../../tables/model/pseudonym.ts';
import type { Seated } from '../../tables/model/seated.ts';
import { peopleAt, type Table } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { labelName, plainName } from '../../texts/shown-text.ts';
import type { FindAvatar } from '../protocol/find-avatar.ts';

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

/** As much of it as buttons need. */
export type ButtonContext = Pick<MessageContext, 'say' | 'icons'>;

/** An application emoji as components and texts name it. */
export interface Icon {
  readonly id: string;
  readonly name: string;
}

/** The application emoji of an icon; nothing while there is none, and words alone must do. */
export type Icons = (name: string) => Icon | undefined;

/** An icon within a text, with a space after it; nothing where there is none. */
export function iconText(icons: Icons, name: string | undefined): string {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? '' : `<:${icon.name}:${icon.id}> `;
}

/** The name of a game's icon for something that every table has: `tiny_undo`. */
export const sharedIcon = (game: string, icon: TableIcon): string => iconName(game, icon);

/** The people of a table by the two ways of writing a name. */
export interface TextContexts {
  /** For texts, where Discord reads markup: names are escaped. */
  readonly text: TextContext;
  /** For labels, menus and pictures, where nothing is read as markup; with avatars. */
  readonly label: TextContext;
}

/** How computers are named: marked as such, or by bare names when telling what happened. */
export type ComputersNamed = 'marked' | 'bare';

/** How a table's people are told of in one language. */
export function textContextsOf(
  table: Table,
  { say, avatars }: Pick<MessageContext, 'say' | 'avatars'>,
  computers: ComputersNamed = 'marked',
): TextContexts {
  const { seats } = table;
  const shownAs = (seated: Seated): string => {
    const isBare = seated.kind === 'computer' && computers === 'bare';
    return isBare ? computerName(table, seated.number) : seatName(seated, table, say);
  };
  const faceOf = (seated: Seated) =>
    seated.kind === 'computer' ? computerFace() : avatars((seated.kind === 'person' && seated.avatar) || '');
  const shown = (seated: Seated) => {
    const found = faceOf(seated);
    return { name: labelName(shownAs(seated)), ...(found === undefined ? {} : { avatar: found }) };
  };
  const told = (seated: Seated) => ({ name: plainName(shownAs(seated)) });
  const before = seatsBefore(table);
  const as = (person: (seated: Seated) => TextContext['people'][number]): TextContext => ({
    say,
    people: seats.map(person),
    ...(before.length === 0
      ? {}
      : { before: before.map(({ until, seats: then }) => ({ until, people: then.map(person) })) }),
  });
  return { text: as(told), label: as(shown) };
}

/** Who sat at a table up to each ply at which a seat of it changed hands, oldest first. */
const seatsBefore = ({ seats, handovers }: Table) =>
  [...new Set(handovers.map(({ until }) => until))]
    .toSorted((one, other) => one - other)
    .map((until) => ({
      until,
      seats: seats.map(
        (seated, seat) =>
          handovers.find((each) => each.seat === seat && each.until >= until)?.holder ?? seated,
      ),
    }));

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

/**
 * Names a person as a link; the message decides whether they are pinged. A person who had their data erased is the
 * unknown player.
 */
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
