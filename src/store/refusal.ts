/** Why the database cannot be opened. The message is a sentence for the host; nothing has been changed. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}

/** A row that is not as it was written, as when a byte within it went wrong on the disk. Names its table, not what it holds. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow';
}

/** The refusal of a file that is not whole, with what was found wrong; of several lines, as SQLite writes them, the last says it. */
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
