import { accessSync, constants, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { refusalOf, StoreRefused } from '../refusal.ts';

/** Asks the system whether this process may do something with a file. Throws if it may not. */
export type Access = (place: string, mode: number) => void;

/** What stands beside a database and is written by the bot as well. */
const BESIDE = ['', '-wal', '-shm', '-journal', '.lock'] as const;

const ELSEWHERE = 'or choose another place with DATABASE_FILE.';

const { R_OK, W_OK, X_OK } = constants;

/** The folder of a path that is there already: its own, or the nearest above it. */
export function folderOf(path: string): string {
  const folder = dirname(resolve(path));
  return existsSync(folder) || folder === dirname(folder) ? folder : folderOf(folder);
}

/**
 * Where a database really lies, or a start would make it. Makes and opens nothing. Throws `StoreRefused` if this user
 * may not do there what the bot has to.
 */
export function placeOf(path: string, access: Access = accessSync): string {
  const wanted = resolve(path);
  if (!statSync(folderOf(wanted)).isDirectory())
    throw new StoreRefused(
      `${folderOf(wanted)} is a file, so the database cannot be in it.`,
      `Move it away, ${ELSEWHERE}`,
    );
  if (!existsSync(wanted) && isLink(wanted))
    throw new StoreRefused(
      `${wanted} is a link to something that does not exist.`,
      `Restore what it pointed to, ${ELSEWHERE}`,
    );
  const file = existsSync(wanted) ? realpathSync(wanted) : wanted;
  const folder = folderOf(file);
  const closed = denial(access, folder, W_OK | X_OK);
  if (closed !== undefined)
    throw new StoreRefused(
      `${userName()} cannot write to ${folder}, the folder of the database (${closed}).`,
      `Give that user permission (chown ${userName()} ${folder}), ${ELSEWHERE}`,
    );
  if (!existsSync(file)) return file;
  if (!statSync(file).isFile())
    throw new StoreRefused(
      `${file} is not a file, so it cannot be the database.`,
      `Move it away, ${ELSEWHERE}`,
    );
  for (const each of BESIDE.map((suffix) => `${file}${suffix}`).filter((beside) => existsSync(beside))) {
    const denied = denial(access, each, R_OK | W_OK);
    if (denied !== undefined)
      throw new StoreRefused(
        `${userName()} cannot read and write ${each} (${denied}).`,
        `Give that user permission for both (chown ${userName()} ${file}*).`,
      );
  }
  return file;
}

/** Whether a link has this name; false if the system does not say, as in a folder that may not be entered. */
function isLink(place: string): boolean {
  try {
    return lstatSync(place).isSymbolicLink();
  } catch {
    return false;
  }
}

/** The same for a start: the folder is made, and every way to it leads to one lock. */
export function madePlaceOf(path: string): string {
  try {
    const file = placeOf(path);
    makeDirectory(dirname(file));
    return join(realpathSync(dirname(file)), basename(file));
  } catch (error) {
    throw refusalOf(error, path);
  }
}

/** Creates a directory and its parents, one by one: in places such as /proc Node's own `recursive` never ends. */
function makeDirectory(place: string): void {
  if (existsSync(place)) return;
  makeDirectory(dirname(place));
  try {
    mkdirSync(place);
  } catch (error) {
    // Another bot may have been quicker.
    if (!existsSync(place)) throw error;
  }
}

function denial(access: Access, place: string, mode: number): string | undefined {
  try {
    access(place, mode);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** The user as whom this process runs. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'this user');
  }
}
