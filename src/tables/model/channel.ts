/** Why a table cannot post where it lives. */
export const ACCESS_ERRORS = [
  'vanished',
  'closed',
  'locked',
  'private',
  'timed-out',
  'left',
  'refused',
] as const;
/** One of {@link ACCESS_ERRORS}. */
export type AccessError = (typeof ACCESS_ERRORS)[number];

/** What is known of the channel in which a table lives. */
export interface KnownChannel {
  /** The latest generation of the table's messages that was posted. */
  readonly posted: number;
  /** The revision at which the message of a table that nobody plays at any more was given up. */
  readonly givenUp?: number;
  readonly access?: { readonly channel: string; readonly error: AccessError };
  /** Who is still to be told that the table has lost its place. */
  readonly untold?: string;
  /** Whether the thread that was started for the table is archived. */
  readonly isArchived: boolean;
}
