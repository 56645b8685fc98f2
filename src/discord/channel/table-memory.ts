import { isUncertain, type Request, type RequestOutcome } from './next.ts';
import { withUnsure } from './observed.ts';
import type { Doubt, Observed, ShownMessage } from './state.ts';
import { withDoubt } from './unnoted.ts';

/** What a process knows of a table's channel that no row of the store tells. */
export interface TableMemory {
  /** What was left open after the last step under a claim; absent if there was none. */
  readonly last?: Pick<Observed, 'doubts' | 'mustBeRead'> & { readonly epoch: number };
  /** What this process may have posted and has not noted: it looks for that also under a later claim. */
  readonly unnoted: readonly Doubt[];
  /**
   * Messages that this process may have changed and not noted. If another one has taken over since, a request on its
   * way may have given buttons back to a closed board.
   */
  readonly unsure: readonly ShownMessage[];
}

/** The memory of a process that has just begun. */
export const NOTHING_KNOWN: TableMemory = { unnoted: [], unsure: [] };

/** Whether the store tells all that is known. */
export const isForgettable = ({ last, unsure }: TableMemory): boolean =>
  (last?.doubts ?? []).length === 0 && unsure.length === 0;

/** What is known at the start of a run: all from before under the same claim, else what a new holder knows. */
export function recalled(
  { last, unnoted, unsure }: TableMemory,
  epoch: number,
  stored: Omit<Observed, 'doubts' | 'mustBeRead'>,
  atStart: () => Observed,
): Observed {
  // Where nobody else has worked here, what was not noted is only made once more.
  const known: Observed =
    last?.epoch === epoch
      ? { ...stored, doubts: last.doubts, mustBeRead: last.mustBeRead }
      : unsure.reduce(withUnsure, atStart());
  return { ...known, doubts: known.doubts.reduce(withDoubt, unnoted) };
}

/** The memory while a request is on its way, at `now` in milliseconds since 1970. */
export function during(memory: TableMemory, request: Request, now: number): TableMemory {
  if (request.kind === 'post') {
    const doubt = { channel: request.live.channel, since: now, canSearch: true };
    return { ...memory, unnoted: withDoubt(memory.unnoted, doubt) };
  }
  const changed = changedBy(request);
  return changed === undefined ? memory : { ...memory, unsure: [...without(memory, changed), changed] };
}

/** The memory once it is noted what came of a request. */
export function afterNote(memory: TableMemory, request: Request, outcome: RequestOutcome): TableMemory {
  const changed = changedBy(request);
  return changed === undefined || isUncertain(outcome)
    ? memory
    : { ...memory, unsure: without(memory, changed) };
}

/** The memory after a step: what is not doubted any more was found. */
export const afterStep = (
  memory: TableMemory,
  { doubts, mustBeRead }: Observed,
  epoch: number,
): TableMemory => ({
  ...memory,
  last: { doubts, mustBeRead, epoch },
  unnoted: memory.unnoted.filter(({ channel }) => doubts.some((doubt) => doubt.channel === channel)),
});

const changedBy = (request: Request): ShownMessage | undefined =>
  'message' in request && request.kind !== 'read' ? request.message : undefined;

const without = ({ unsure }: TableMemory, { id }: ShownMessage): readonly ShownMessage[] =>
  unsure.filter((message) => message.id !== id);
