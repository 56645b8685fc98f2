/** Why the database cannot be opened. The message is a sentence for the host; nothing has been changed. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
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

/** A row differs from what was written, as when a byte went wrong on the disk. Names its table, not its contents. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow';
}

/** The refusal of a database that holds something else. `way` is where the host chooses another. */
export function notOurs(database: string, way: string): StoreRefused {
  return new StoreRefused(`${database} is not a database of this bot. Nothing was changed. ${way}`);
}

/** The refusal of a damaged file, with what was found; of several lines, as SQLite writes, the last is the finding. */
export function damaged(file: string, finding: string): StoreRefused {
  const found = finding.trim().split('\n').at(-1) ?? finding;
  return new StoreRefused(
    `The database ${file} is damaged (${found}). Nothing was changed. ` +
      'Move it away together with its -wal and -shm files, then put a backup in its place or start over without one.',
  );
}

/** What stopped the opening of a database, in words for its host. */
export function refusalOf(error: unknown, file: string): StoreRefused {
  if (error instanceof StoreRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const finding = error instanceof Error ? error.message : String(error);
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return damaged(file, finding);
  return new StoreRefused(`The database ${file} could not be opened: ${finding}. Nothing was changed.`, {
    cause: error,
  });
}
