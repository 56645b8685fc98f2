import { z } from 'zod';
import { LEVELS } from '../../games/level.ts';
import { usualAnswerShape } from './answering.ts';
import type { ReadBy } from './row-json.ts';

/** Somebody, by the id that Discord knows them by and the name the channel knew when they sat down. */
export const personShape = z.object({
  id: z.string(),
  name: z.string(),
  /** Where Discord had their picture when they were last heard of, if they have one. */
  avatar: z.string().exactOptional(),
  /** How fast they usually answer, if they let others know. */
  usually: usualAnswerShape.exactOptional(),
});
/** What {@link personShape} reads. */
export type SeatedPerson = ReadBy<typeof personShape>;

const standInShape = z.object({
  person: personShape,
  /** When to tell them of it, in milliseconds since 1970; absent once that is done, and if they left on their own. */
  tellAt: z.number().exactOptional(),
});
/** Why a computer plays a seat that its person may take back: it was handed the seat by others, not by them. */
export type StandIn = ReadBy<typeof standInShape>;

const DEPARTURES = ['left', 'gone', 'late', 'blocked', 'freed'] as const;
/** How somebody left their seat. */
export type Departure = (typeof DEPARTURES)[number];

const inSeat = personShape.extend({ kind: z.literal('person') });
/** Told from the other computers of the table by its number, 1 first. */
const computer = z.object({
  kind: z.literal('computer'),
  number: z.int().min(1),
  /** How far it looks; the usual level if nobody has said. */
  level: z.enum(LEVELS).exactOptional(),
  standIn: standInShape.exactOptional(),
});

/** Who held a seat as far as it takes to tell of them. */
export const holderShape = z.discriminatedUnion('kind', [computer, inSeat]);

/** Who holds a seat: somebody, the computer, or nobody since somebody left it for others to take. */
export const seatedShape = z.discriminatedUnion('kind', [
  inSeat,
  computer,
  z.object({
    kind: z.literal('free'),
    left: personShape,
    why: z.enum(DEPARTURES),
    /** One of two left a match that was well under way: unless the other plays on, this one has given it up. */
    concedes: z.literal(true).exactOptional(),
  }),
]);
/** What {@link seatedShape} reads. */
export type Seated = ReadBy<typeof seatedShape>;
