import { type Avatar, avatarFile, openAvatar } from '../canvas/avatar.ts';
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

/** The people of a context, now and before, each as something else. */
interface Peopled<Somebody> {
  readonly people: readonly Somebody[];
  readonly before?: readonly { readonly until: number; readonly people: readonly Somebody[] }[];
}

const eachOf = <One, Other>({ people, before = [] }: Peopled<One>, as: (one: One) => Other) => ({
  people: people.map(as),
  before: before.map((then) => ({ ...then, people: then.people.map(as) })),
});

/** Somebody as they are sent to a thread: with the key of their face. */
interface SentPerson {
  readonly name: string;
  readonly face: string | undefined;
}

/** {@link ReplayedPeople} as they are sent to a thread, which has the words: their avatars are files, by their keys. */
export interface SentPeople extends Readonly<Record<keyof ReplayedPeople, Peopled<SentPerson>>> {
  readonly faces: ReadonlyMap<string, Uint8Array>;
}

/** People, ready to be sent to a thread. */
export function sentPeople({ text, label }: ReplayedPeople): SentPeople {
  const faces = new Map<string, Uint8Array>();
  const sent = ({ name, avatar }: Person): SentPerson => {
    if (avatar !== undefined && !faces.has(avatar.key)) faces.set(avatar.key, avatarFile(avatar));
    return { name, face: avatar?.key };
  };
  return { text: eachOf(text, sent), label: eachOf(label, sent), faces };
}

/** People as they came to a thread. */
export async function receivedPeople({ text, label, faces }: SentPeople, say: Say): Promise<ReplayedPeople> {
  const avatars = new Map<string | undefined, Avatar>();
  for (const [key, file] of faces) avatars.set(key, await openAvatar(key, file));
  const received = ({ name, face }: SentPerson): Person => {
    const avatar = avatars.get(face);
    return { name, ...(avatar && { avatar }) };
  };
  return { text: { say, ...eachOf(text, received) }, label: { say, ...eachOf(label, received) } };
}
