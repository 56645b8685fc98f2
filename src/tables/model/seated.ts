import { z } from 'zod';
import type { Level } from '../../games/level.ts';
import { type UsualAnswer, usualAnswerShape } from './answering.ts';

/** Somebody, by the id that Discord knows them by and the name the channel knew when they sat down. */
export interface SeatedPerson {
  readonly id: string;
  readonly name: string;
  /** Where Discord had their picture when they were last heard of, if they have one. */
  readonly avatar?: string;
  /** How fast they usually answer, if they let others know. */
  readonly usually?: UsualAnswer;
}

/** Reads somebody. */
export const personShape = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string().exactOptional(),
  usually: usualAnswerShape.exactOptional(),
});

/** Why a computer plays a seat that its person may take back: it was handed the seat by others, not by them. */
export interface StandIn {
  readonly person: SeatedPerson;
  /** When to tell them of it, in milliseconds since 1970; absent once that is done, and if they left on their own. */
  readonly tellAt?: number;
}

/** Reads a stand-in from a table's body. */
export const standInShape: z.ZodType<StandIn> = z.object({
  person: personShape,
  tellAt: z.number().exactOptional(),
});

/** Why nobody holds a seat any more. */
export const DEPARTURES = ['left', 'gone', 'late', 'blocked', 'freed'] as const;
/** How somebody left their seat. */
export type Departure = (typeof DEPARTURES)[number];

/** Who holds a seat: somebody, the computer, or nobody since somebody left it for others to take. */
export type Seated =
  | ({ readonly kind: 'person' } & SeatedPerson)
  /** Told from the other computers of the table by its number, 1 first. */
  | {
      readonly kind: 'computer';
      readonly number: number;
      /** How far it looks; the usual level if nobody has said. */
      readonly level?: Level;
      readonly standIn?: StandIn;
    }
  | {
      readonly kind: 'free';
      readonly left: SeatedPerson;
      readonly why: Departure;
      /** One of two left a match that was well under way: unless the other plays on, this one has given it up. */
      readonly concedes?: true;
    };
