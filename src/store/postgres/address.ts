import { StoreRefused } from '../refusal.ts';

/** An address of a PostgreSQL database in words for its host: where it is and its name, without user, password or options. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) throw new StoreRefused('DATABASE_URL is not the address of a database.');
  const { hostname, port, pathname, searchParams } = new URL(address);
  const socket = searchParams.get('host');
  const where = socket ?? (port === '' ? hostname : `${hostname}:${port}`);
  const name = decodeURIComponent(pathname.replace(/^\//, ''));
  return `${name === '' ? 'postgres' : name} at ${where === '' ? 'localhost' : where}`;
}
