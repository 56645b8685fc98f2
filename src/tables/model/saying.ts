import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';

/**
 * What must be said in a table's channel, as the outbox keeps it. Only what to say is kept, never how: it is worded and drawn
 * from the table as it stands when it is delivered.
 */
export type Saying =
  /** A new live message: the lobby, the next question with a mention of whoever is asked, or the final standing. */
  | { readonly kind: 'post'; readonly what: 'lobby' | 'question' | 'result' }
  /** The live message stands once more, below all else, as somebody has asked for it; it calls nobody. */
  | { readonly kind: 'anew' }
  /** The live message shows the table as it is now. */
  | { readonly kind: 'refresh' }
  /** The thread that was started for the table has no use any more, and is put away. */
  | { readonly kind: 'vacate' }
  /**
   * The live message loses its buttons and tells what happened in it, from ply `from` up to and without ply `to`; or, where it was the
   * `lobby`, who sat down.
   */
  | { readonly kind: 'retire'; readonly from: number; readonly to: number; readonly lobby?: boolean }
  /** Somebody is told by a direct message that they are up, in the wait that began at `since`. */
  | ({ readonly kind: 'notice' } & Told)
  /** Somebody is reminded of it. */
  | ({ readonly kind: 'remind' } & Told)
  /** Somebody is told that the computer plays for them, and that they can take their seat back. */
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly person: string };

/** Whom a saying is for, and the wait that it is about: where that is over, there is nothing to say any more. */
interface Told {
  readonly seat: Seat;
  readonly person: string;
  readonly since: number;
}

const told = { seat: z.int().min(0), person: z.string(), since: z.number() };

const shape: z.ZodType<Saying> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), what: z.enum(['lobby', 'question', 'result']) }),
  z.object({ kind: z.literal('anew') }),
  z.object({ kind: z.literal('refresh') }),
  z.object({ kind: z.literal('vacate') }),
  z.object({
    kind: z.literal('retire'),
    from: z.int().min(0),
    to: z.int().min(0),
    lobby: z.boolean().exactOptional(),
  }),
  z.object({ kind: z.literal('notice'), ...told }),
  z.object({ kind: z.literal('remind'), ...told }),
  z.object({ kind: z.literal('replaced'), seat: z.int().min(0), person: z.string() }),
]);

/** A saying as a draft for the outbox. Of each kind, and to each seat, the latest stands: nobody is told what is out of date. */
export const draftOf = (saying: Saying): { readonly key: string; readonly body: string } => ({
  key: 'seat' in saying ? `${saying.kind}-${saying.seat}` : saying.kind,
  body: JSON.stringify(saying),
});

/** Reads a saying back from the outbox; nothing where it is not one, which can only be a later version's. */
export function readSaying(body: string): Saying | undefined {
  try {
    return shape.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
