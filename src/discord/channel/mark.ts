import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { NONCE } from '../protocol/limits.ts';
import { isContainer, type Message } from '../protocol/message.ts';
import type { StandingMessage } from '../protocol/standing-message.ts';

/** A notice to one person. A restored backup gives ids anew: its time tells it from another with its id. */
interface Entry {
  readonly id: number;
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Components may carry an invisible number of up to 31 bits; Discord numbers those without one from 1 on ("Component
 * Reference", Anatomy of a Component). Ours are far above.
 */
const FIRST_MARK = 2 ** 30;

const numberOf = (words: string): number => FIRST_MARK + (crc32(words) % FIRST_MARK);

const markOf = ({ id, at }: Pick<Entry, 'id' | 'at'>): number => numberOf(`${id} ${at}`);

const withMark = (message: Message, mark: number): Message => ({
  ...message,
  components: message.components.map((part, at) => (at === 0 ? { ...part, id: mark } : part)),
});

/** Marks a message as a whole with the first of these notices, and each further part of its container with another. */
export function markNotices(message: Message, tables: readonly Entry[]): Message {
  const [first, ...others] = tables;
  if (first === undefined) return message;
  const { components } = withMark(message, markOf(first));
  return {
    ...message,
    components: components.map((part) =>
      isContainer(part)
        ? {
            ...part,
            components: part.components.map((line, at) => {
              const entry = others[at - 1];
              return entry === undefined ? line : { ...line, id: markOf(entry) };
            }),
          }
        : part,
    ),
  };
}

/** Whether a message as it stands tells a notice, whatever its words are. */
export const tellsEntry = ({ components = [] }: StandingMessage, entry: Entry): boolean =>
  components.some(
    (part) =>
      part.id === markOf(entry) ||
      (isContainer(part) && part.components.some(({ id }) => id === markOf(entry))),
  );

/** With what an entry is posted: Discord makes one message of it however often it is asked to within minutes. */
export const nonceOf = ({ id, table, at }: Entry): string =>
  `${id.toString(36)}-${at.toString(36)}-${table}`.slice(0, NONCE);

/** The nonce of a channel message that is no table's: the same content is posted once, however often within minutes. */
export const channelNonce = (channel: string, content: string): string =>
  createHash('sha256').update(`${channel} ${content}`).digest('base64url').slice(0, NONCE);

/** A call of a table. Its time tells it from one that had its revision in another history of the database. */
interface MarkedCall {
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const callMark = (table: string, { revision, at }: MarkedCall): number =>
  numberOf(`${table} ${revision} ${at}`);

/** A message that carries with which call of its table it was posted. */
export const markCall = (message: Message, table: string, call: MarkedCall): Message =>
  withMark(message, callMark(table, call));

/** The generation of a message as it stands: the revision of the one of these calls with which it was posted. */
export const generationOf = (
  { components }: Pick<StandingMessage, 'components'>,
  table: string,
  calls: readonly MarkedCall[],
): number | undefined => {
  const mark = components?.[0]?.id;
  return calls.find((call) => mark === callMark(table, call))?.revision;
};

/**
 * The nonce of a call's message: a notice of the same time has another. `again` numbers messages that call nobody and
 * replace one that is gone, so that Discord does not take them for the first one, or for one another.
 */
export const callNonce = (table: string, { revision, at }: MarkedCall, again?: number): string =>
  `c${revision.toString(36)}-${again === undefined ? at.toString(36) : `r${again.toString(36)}`}-${table}`.slice(
    0,
    NONCE,
  );
