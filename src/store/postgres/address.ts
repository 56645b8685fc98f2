import { readFileSync } from 'node:fs';
import { StoreAway, StoreRefused } from '../refusal.ts';

/** A PostgreSQL address in words for its host: location and database name, without user, password or options. */
export function addressInWords(address: string): string {
  if (!URL.canParse(address)) throw new StoreRefused('DATABASE_URL is not the address of a database.');
  const { hostname, port, pathname, searchParams } = new URL(address);
  const socket = searchParams.get('host');
  const where = socket ?? (port === '' ? hostname : `${hostname}:${port}`);
  const name = decodeURIComponent(pathname.replace(/^\//, ''));
  return `${name === '' ? 'postgres' : name} at ${where === '' ? 'localhost' : where}`;
}

/** The options of an address that name files with certificates and their keys. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const;

/** Reads the files that an address names, once. Throws `StoreRefused` if one of them cannot be read. */
export function checkFilesOf(address: string): void {
  const { searchParams } = new URL(address);
  for (const option of FILES) {
    const file = searchParams.get(option);
    if (file === null || file === '') continue;
    try {
      readFileSync(file);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
      throw new StoreRefused(
        `${file}, which DATABASE_URL names as ${option}, cannot be read${code}. Correct the path.`,
      );
    }
  }
}

/** The refusal of a pooler of which a connection is another's with the next statement. */
export const pooled = (place: string): StoreRefused =>
  new StoreRefused(
    `The database ${place} is behind a pooler that gives connections by the transaction, and the bot needs them whole. ` +
      'Set pool_mode = session for it in PgBouncer, or name the server itself in DATABASE_URL.',
  );

/** What a pooler that gives connections by the transaction makes of prepared statements. */
const POOLED_CODES: ReadonlySet<string> = new Set(['26000', '42P05']);

/** Node's codes for an untrusted certificate: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const NOT_TRUSTED = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_CERT)/u;

/** What stopped the opening of a database, in words for the host. No part of it is the password. */
export function refusal(error: unknown, place: string): StoreRefused {
  if (error instanceof StoreRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '25006')
    return new StoreRefused(
      `The database ${place} only reads, as a standby does. Name the one that writes in DATABASE_URL.`,
    );
  if (error instanceof StoreAway)
    return new StoreRefused(
      `The database ${place} cannot be reached (${code}). Start its server, or correct DATABASE_URL.`,
    );
  if (POOLED_CODES.has(code)) return pooled(place);
  if (code === '08P01')
    return new StoreRefused(
      `The pooler before the database ${place} takes no options (${code}). Leave options= out of DATABASE_URL, or name them in ` +
        'ignore_startup_parameters of PgBouncer.',
    );
  if (NOT_TRUSTED.test(code))
    return new StoreRefused(
      `The server of the database ${place} shows a certificate that is not trusted (${code}). If your provider has a CA of its own, save ` +
        'its certificate to a file, and end DATABASE_URL with ?sslmode=verify-full&sslrootcert=FILE.',
    );
  if (code.startsWith('28') || code === '3D000')
    return new StoreRefused(
      `The server of the database ${place} does not let the bot in (${code}). Check user, password and name in DATABASE_URL.`,
    );
  if (code === '42501')
    return new StoreRefused(
      `The bot may not make tables in the database ${place}. Make its user the database’s owner.`,
    );
  return new StoreRefused(
    `The database ${place} could not be opened (${code === '' ? String(error) : code}). Nothing was changed.`,
    '',
    { cause: error },
  );
}
