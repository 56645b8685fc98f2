import { avatarFile, openAvatar } from '../canvas/avatar.ts';
import { seatLook } from '../canvas/theme.ts';
import type { Person } from '../games/person.ts';
import type { TextContext } from '../games/presenter.ts';
import type { Say } from '../texts/say.ts';
import { labelName, plainName } from '../texts/shown-text.ts';

/** The people of a game in both spellings of a name: escaped for texts, plain for labels and pictures. */
export interface ReplayedPeople {
  readonly text: TextContext;
  readonly label: TextContext;
}

/** The people of a record: those who are named by their names, and the others by the emblems of their seats. */
export function peopleOfRecord(
  { seats, names }: { readonly seats: number; readonly names: readonly (string | undefined)[] },
  say: Say,
): ReplayedPeople {
  const called = Array.from(
    { length: seats },
    (_, seat) => names[seat] ?? say(`emblem-${seatLook(seat).emblem}`),
  );
  return {
    text: { say, people: called.map((name) => ({ name: plainName(name) })) },
    label: { say, people: called.map((name) => ({ name: labelName(name) })) },
  };
}

/** Somebody as they are sent to a thread: their avatar as a file. */
interface SentPerson {
  readonly name: string;
  readonly avatar?: { readonly key: string; readonly file: Uint8Array };
}

/** A text context as it is sent to a thread, which has the words. */
interface SentContext {
  readonly people: readonly SentPerson[];
  readonly before: readonly { readonly until: number; readonly people: readonly SentPerson[] }[];
}

/** {@link ReplayedPeople} as they are sent to a thread. */
export type SentPeople = { readonly [Way in keyof ReplayedPeople]: SentContext };

/** People, ready to be sent to a thread. */
export const sentPeople = ({ text, label }: ReplayedPeople): SentPeople => ({
  text: sentContext(text),
  label: sentContext(label),
});

const sentContext = ({ people, before = [] }: TextContext): SentContext => ({
  people: people.map(sentPerson),
  before: before.map((then) => ({ ...then, people: then.people.map(sentPerson) })),
});

const sentPerson = ({ name, avatar }: Person): SentPerson => ({
  name,
  ...(avatar && { avatar: { key: avatar.key, file: avatarFile(avatar) } }),
});

/** People as they came to a thread. */
export const receivedPeople = async ({ text, label }: SentPeople, say: Say): Promise<ReplayedPeople> => ({
  text: await receivedContext(text, say),
  label: await receivedContext(label, say),
});

const receivedContext = async ({ people, before }: SentContext, say: Say): Promise<TextContext> => ({
  say,
  people: await Promise.all(people.map(receivedPerson)),
  before: await Promise.all(
    before.map(async (then) => ({ ...then, people: await Promise.all(then.people.map(receivedPerson)) })),
  ),
});

const receivedPerson = async ({ name, avatar }: SentPerson): Promise<Person> => ({
  name,
  ...(avatar && { avatar: await openAvatar(avatar.key, avatar.file) }),
});
