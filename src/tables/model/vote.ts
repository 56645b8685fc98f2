import { z } from 'zod';
import { PACES } from './pace.ts';
import type { ReadBy } from './row-json.ts';
import { personShape } from './seated.ts';

const proposalShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('pace'), pace: z.enum(PACES) }),
  /** The match goes back to before the standing move at ply `to`, with which `moves` are undone. */
  z.object({ kind: z.literal('undo'), to: z.int().min(0), moves: z.int().min(1) }),
  z.object({ kind: z.literal('computer'), seat: z.int().min(0) }),
  /** A newcomer takes this seat. They must agree as well, and if `asksAll`, everybody who sits here. */
  z.object({
    kind: z.literal('substitute'),
    seat: z.int().min(0),
    person: personShape,
    asksAll: z.literal(true).exactOptional(),
  }),
  /** The match, which is over, is shown to the whole channel as a film. */
  z.object({ kind: z.literal('film') }),
]);
/** What a table can agree to. A new kind also needs `voterGroups`, `passed-vote.ts` and words. */
export type Proposal = ReadBy<typeof proposalShape>;

/** A question to the table: one at a time, shown on the board until all have agreed or one has refused. */
export const voteShape = z.object({
  /** The revision of the table that it was put with. */
  id: z.int(),
  proposal: proposalShape,
  by: z.string(),
  /** Those who have agreed, who put it among them. */
  agreed: z.array(z.string()),
  /** Who refused: it is settled then, and only told of until the match goes on. */
  refused: z.string().exactOptional(),
  ply: z.int().min(0),
  at: z.number(),
  /** Whether the table had waited so long for the seat in question that the others may decide without its holder. */
  overdue: z.boolean(),
  /** When the holder is told that one other person would hand the seat on, in milliseconds since 1970. */
  grace: z.number().exactOptional(),
});
/** What {@link voteShape} reads. */
export type Vote = ReadBy<typeof voteShape>;
