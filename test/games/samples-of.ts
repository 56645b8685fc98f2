import type { Paint } from '../../src/canvas/theme.ts';
import type { AskingKind, GameTypes } from '../../src/engine/game.ts';
import type { Person } from '../../src/games/person.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import type { Conforming } from './what-is-told.ts';

/** A position with those who sit there. */
export interface Sample {
  readonly match: PlayableMatch;
  readonly people: readonly Person[];
}

/** What tests are told about one game besides its rules. Everything is optional: games differ. */
export interface SampleParts {
  /** Positions that have something of everything, by their names; a few random games are looked at besides. */
  readonly positions?: Readonly<Record<string, Sample>>;
  /** Reads its `components.json`, or throws `BrokenComponents`. `fileName` is for messages alone. */
  readonly readBox?: (text: string, fileName: string) => unknown;
  /**
   * What nobody but its owner may read, in English: notations of answers to secret questions, and words or names of pictures. Absent where all
   * is open.
   */
  readonly secrets?: { readonly answers?: RegExp; readonly words?: RegExp };
  /** Keys of texts with emojis, which Discord draws: they stand in messages, never in a picture. */
  readonly inMessagesAlone?: readonly string[];
  /** What alt texts say in English once a game is over, and of whoever is up. */
  readonly alts?: { readonly over: RegExp; readonly asked: RegExp };
  /** Its texts in colours of its own, and what they stand upon. */
  readonly textPairs?: readonly (readonly [ink: Paint, ground: Paint])[];
}

/** What tests are told about one game, its types closed over. */
export interface Samples extends SampleParts {
  readonly name: string;
  /** The kinds of steps that come to ask somebody in a few random games. */
  readonly asks: readonly string[];
  /** Hands its rules to whoever holds them to something. */
  readonly held: <T>(by: <G extends GameTypes>(conforming: Conforming<G>) => T) => T;
}

/** Puts together what tests are told about a game. */
export const samplesOf = <G extends GameTypes>(
  conforming: Conforming<G>,
  parts: SampleParts & { readonly asks: readonly AskingKind<G>[] },
): Samples => ({
  ...parts,
  name: conforming.game.name,
  held: (by) => by(conforming),
});
