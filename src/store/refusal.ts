/** Why the database cannot be opened, in sentences for the host; nothing has been changed. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
  readonly what: string;
  readonly cure: string;

  constructor(what: string, cure = '', options?: ErrorOptions) {
    super(cure === '' ? what : `${what} Nothing was changed. ${cure}`, options);
    this.what = what;
    this.cure = cure;
  }
}

/** The database cannot be reached or written now. The work was done whole or not at all, and can be retried. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  /** Of the server or the network; https://www.postgresql.org/docs/current/errcodes-appendix.html */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`the database cannot be used for now (${code})`, { cause });
    this.code = code;
  }
}

/** Another process has taken the right to write, as when the lock was deleted. The message is for the host. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A row differs from what was written, as when a byte went wrong on the disk. Names its table, not its contents. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow';
}

/** The refusal of a database with another layout than that of today. Versions before 1.0.0 did not record theirs. */
export const fromOtherVersion = (database: string, madeBy: string | undefined): StoreRefused =>
  madeBy === undefined
    ? new StoreRefused(
        `The database ${database} was made by a version of this bot before 1.0.0, which none from 1.0.0 on reads.`,
        'End its games with that version, or give this one a new database.',
      )
    : new StoreRefused(
        `The database ${database} was made by version ${madeBy} of this bot, in a layout that this version does not know.`,
        `Start version ${madeBy} or a later one with it, or restore a backup that this version has made.`,
      );

/** The refusal of a damaged file, with what was found; of several lines, as SQLite writes, the last is the finding. */
export const damaged = (file: string, finding: string): StoreRefused =>
  new StoreRefused(
    `The database ${file} is damaged (${finding.trim().split('\n').at(-1)}).`,
    'Move it away together with its -wal and -shm files, then put a backup in its place or start over without one.',
  );

/** What stopped the opening of a database, in words for its host. */
export function refusalOf(error: unknown, file: string): StoreRefused {
  if (error instanceof StoreRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const finding = error instanceof Error ? error.message : String(error);
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return damaged(file, finding);
  return new StoreRefused(
    `The database ${file} could not be opened: ${finding}.`,
    'Check that its disk and that of temporary files have free space and can be read and written.',
    { cause: error },
  );
}
