import { readFileSync } from 'node:fs';
import { StoreRefused } from '../refusal.ts';

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
