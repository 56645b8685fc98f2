import { accessSync, constants, existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type Finding, unwell, well } from '../finding.ts';

/** Asks the system whether this process may do something with a file. Throws where it may not. */
export type Access = (place: string, mode: number) => void;

/** What stands beside a database and is written by the bot as well. */
const COMPANIONS = ['-wal', '-shm', '-journal', '.lock'] as const;

const { R_OK, W_OK, X_OK } = constants;

/** The folder of a path that is there already: its own, or the nearest above it. */
export function folderOf(path: string): string {
  const folder = dirname(resolve(path));
  return existsSync(folder) || folder === dirname(folder) ? folder : folderOf(folder);
}

/** Whether this user may do with the database and its folder what the bot has to. Makes and opens nothing. */
export function checkPlace(path: string, access: Access = accessSync): Finding {
  const wanted = resolve(path);
  const elsewhere = 'or choose another place with DATABASE_FILE';
  if (!existsSync(wanted) && isLink(wanted))
    return unwell(
      `${wanted} is a link to something that does not exist.`,
      `Restore what it pointed to, ${elsewhere}.`,
    );
  const file = existsSync(wanted) ? realpathSync(wanted) : wanted;
  const folder = folderOf(file);
  if (!statSync(folder).isDirectory())
    return unwell(`${folder} is a file, so the database cannot be in it.`, `Move it away, ${elsewhere}.`);
  const closed = refusal(access, folder, W_OK | X_OK);
  if (closed !== undefined)
    return unwell(
      `${user()} cannot write to ${folder}, the folder of the database (${closed}).`,
      `Give that user permission (chown ${user()} ${folder}), ${elsewhere}. If the bot runs as another user, run doctor as that user.`,
    );
  if (!existsSync(file)) return well(`There is no database yet. The first start creates ${file}.`);
  if (!statSync(file).isFile())
    return unwell(`${file} is not a file, so it cannot be the database.`, `Move it away, ${elsewhere}.`);
  const files = [file, ...COMPANIONS.map((suffix) => `${file}${suffix}`)].filter((each) => existsSync(each));
  const denied = files.find((each) => refusal(access, each, R_OK | W_OK) !== undefined);
  if (denied !== undefined)
    return unwell(
      `${user()} cannot read and write ${denied} (${refusal(access, denied, R_OK | W_OK)}).`,
      `Give that user permission for both (chown ${user()} ${file}*). If the bot runs as another user, run doctor as that user.`,
    );
  return well(`The database is ${file}, and ${user()} can read and write it${asRoot(folder)}.`);
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function refusal(access: Access, place: string, mode: number): string | undefined {
  try {
    access(place, mode);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** The user of this process: by name where the system knows one. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'this user');
  }
}

/** The superuser may do everything, which says nothing of the user to whom a folder belongs. */
function asRoot(folder: string): string {
  return process.getuid?.() === 0 && statSync(folder).uid !== 0
    ? ' (root may do anything; the folder belongs to another user)'
    : '';
}
