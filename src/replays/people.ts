import { seatLook } from '../canvas/theme.ts';
import type { TextContext } from '../games/presenter.ts';
import type { Say } from '../texts/say.ts';
import { labelName, plainName } from '../texts/shown-text.ts';
import type { Replay } from './replays.ts';

/** The people of a game by the two ways of writing a name: in texts, where it is escaped, and in labels and pictures. */
export interface ReplayedPeople {
  readonly text: TextContext;
  readonly label: TextContext;
}

/** The people of a record: those who are named by their names, and the others by the emblems of their seats. */
export function peopleOfRecord({ seats, names }: Pick<Replay, 'seats' | 'names'>, say: Say): ReplayedPeople {
  const called = Array.from(
    { length: seats },
    (_, seat) => names[seat] ?? say(`emblem-${seatLook(seat).emblem}`),
  );
  return {
    text: { say, people: called.map((name) => ({ name: plainName(name) })) },
    label: { say, people: called.map((name) => ({ name: labelName(name) })) },
  };
}
