import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import { PACES, type Pace } from './pace.ts';
import { personShape, type SeatedPerson } from './seated.ts';

/** What a table can agree to. A new kind also needs {@link voteShape}, `voterGroups`, `passed-vote.ts` and words. */
export type Proposal =
  | { readonly kind: 'end' }
  | { readonly kind: 'pace'; readonly pace: Pace }
  /** The match goes back to before the standing move at ply `to`, with which `moves` are undone. */
  | { readonly kind: 'undo'; readonly to: number; readonly moves: number }
  | { readonly kind: 'computer'; readonly seat: Seat }
  /** A newcomer takes this seat. They must agree as well, and if `asksAll`, everybody who sits here. */
  | {
      readonly kind: 'substitute';
      readonly seat: Seat;
      readonly person: SeatedPerson;
      readonly asksAll?: true;
    }
  /** The match, which is over, is shown to the whole channel as a film. */
  | { readonly kind: 'film' };

/** A question to the table: one at a time, shown on the board until all have agreed or one has refused. */
export interface Vote {
  /** The revision of the table that it was put with. */
  readonly id: number;
  readonly proposal: Proposal;
  readonly by: string;
  /** Those who have agreed, who put it among them. */
  readonly agreed: readonly string[];
  /** Who refused: it is settled then, and only told of until the match goes on. */
  readonly refused?: string;
  readonly ply: number;
  readonly at: number;
  /** Whether the table had waited so long for the seat in question that the others may decide without its holder. */
  readonly overdue: boolean;
  /** When the holder is told that one other person would hand the seat on, in milliseconds since 1970. */
  readonly grace?: number;
}

const proposalShape: z.ZodType<Proposal> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('pace'), pace: z.enum(PACES) }),
  z.object({ kind: z.literal('undo'), to: z.int().min(0), moves: z.int().min(1) }),
  z.object({ kind: z.literal('computer'), seat: z.int().min(0) }),
  z.object({
    kind: z.literal('substitute'),
    seat: z.int().min(0),
    person: personShape,
    asksAll: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('film') }),
]);

/** Reads a vote from a table's body. */
export const voteShape: z.ZodType<Vote> = z.object({
  id: z.int(),
  proposal: proposalShape,
  by: z.string(),
  agreed: z.array(z.string()),
  refused: z.string().exactOptional(),
  ply: z.int().min(0),
  at: z.number(),
  overdue: z.boolean(),
  grace: z.number().exactOptional(),
});
