/** Text that PostgreSQL prepares once a connection, under its name. Its parameters are $1, $2 and so on. */
export interface SqlStatement {
  readonly name: string;
  readonly text: string;
}

/** A value of a parameter. */
export type SqlValue = string | number | boolean | null | readonly (string | null)[] | readonly number[];

/** Asks a database. Throws `StoreAway` if it cannot be reached or written now. */
export type DatabaseQuery = <R extends object>(
  statement: SqlStatement,
  values?: readonly SqlValue[],
) => Promise<readonly R[]>;

/** What SQLite and PostgreSQL say differently. */
export interface Dialect {
  /** Whether a column has one of the values in a list that is given as a parameter. */
  readonly among: (column: string, list: string) => string;
  /** Whether a flag is set. */
  readonly isSet: (column: string) => string;
  /** Where a text stands in another, from 1; 0 if it does not. */
  readonly position: 'instr' | 'strpos';
  /** An object of JSON, of names and values in turn; and one without what is NULL in it. */
  readonly object: (fields: string) => string;
  readonly known: (object: string) => string;
  /** A list of JSON of the values of all rows. */
  readonly list: (value: string, order: string) => string;
  /** A flag, and a text that is JSON already, as a part of JSON. */
  readonly flag: (column: string) => string;
  readonly json: (text: string) => string;
  /** Has a table of a join read by this index. */
  readonly by: (index: string) => string;
  /** Whether the row of a table is as it was written. */
  readonly whole: (table: string) => string;
  /** When something is due at the table `known`, and a table of all such times, with the columns table_id and at. */
  readonly wakeAt: string;
  readonly wakes: string;
}

/** A database of either kind that is only read. */
export interface SqlReader {
  readonly dialect: Dialect;
  readonly ask: DatabaseQuery;
  /** Asks what reads through whole tables, which may take longer than a press can wait. */
  readonly look: DatabaseQuery;
}

/** A database of either kind. */
export interface SqlDatabase extends SqlReader {
  /** Writes, perhaps twice, as after a broken connection. */
  readonly write: DatabaseQuery;
  /** Writes once: for statements whose answer would be another the second time. */
  readonly writeOnce: DatabaseQuery;
  /** Does writes in one transaction. */
  readonly writeAll: (
    writes: readonly (readonly [text: string, values: readonly SqlValue[]])[],
  ) => Promise<void>;
}
